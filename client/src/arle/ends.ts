/** The ends of turns, of the Work Phase and of sub-phases, at which only something else can be done than to go on. */
import type { AnyGame } from '../lib/face'
import { Passing } from '../lib/passing.svelte'
import type { Decision } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import type { View } from './protocol'

const ENDS: ReadonlySet<string> = new Set(['prompt-end-of-turn', 'prompt-end-of-work', 'prompt-interval'])
const LAST_LOADS = 'prompt-end-of-work'
const INTERVAL = 'prompt-interval'

/** Lets those ends pass of which nobody wants to hear. */
export class Ends {
  private passing = new Passing()

  /** Whether the player does not want to be asked at this end. */
  passes(view: View | null, decision: Decision): boolean {
    if (!ENDS.has(decision.prompt.id) || this.passing.wanted === decision.seat || settings.end === 'always')
      return false
    const can = (verb: string): boolean => decision.moves.some((move) => move.verb === verb)
    if (settings.end === 'useful') return !can('load') && !can('trade') && !can('exchange')
    if (decision.prompt.id === LAST_LOADS) return !can('load')
    // Exchanges could spare somebody a shortage.
    return decision.prompt.id !== INTERVAL || !view?.players[decision.seat]?.short
  }

  answer(table: Table<AnyGame>): void {
    this.passing.answer(table, (decision) => ENDS.has(decision.prompt.id))
  }
}
