/** The ends of turns, of the Work Phase and of sub-phases, at which only something else can be done than to go on. */
import { Passing } from '../lib/passing.svelte'
import type { Decision } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { Table } from './table'

const ENDS: ReadonlySet<string> = new Set(['prompt-end-of-turn', 'prompt-end-of-work', 'prompt-interval'])
const LAST_LOADS = 'prompt-end-of-work'
const INTERVAL = 'prompt-interval'
const FOOD_DUE = 3
const FUEL_DUE = 2

/** Lets those ends pass of which nobody wants to hear. */
export class Ends {
  private passing = new Passing()

  /** Whether the player does not want to be asked at this end. */
  passes(table: Table, decision: Decision): boolean {
    if (!ENDS.has(decision.prompt.id) || this.passing.wanted === decision.seat || settings.end === 'always') return false
    const can = (verb: string): boolean => decision.moves.some((move) => move.verb === verb)
    if (settings.end === 'useful') return !can('load') && !can('trade') && !can('exchange')
    if (decision.prompt.id === LAST_LOADS) return !can('load')
    return decision.prompt.id !== INTERVAL || !this.isShort(table, decision.seat)
  }

  /** Whether exchanges could spare a seat a shortage. */
  private isShort(table: Table, seat: number): boolean {
    const goods = table.view?.players[seat]?.goods ?? {}
    return (goods['food'] ?? 0) + (goods['grain'] ?? 0) < FOOD_DUE || (goods['peat'] ?? 0) < FUEL_DUE
  }

  answer(table: Table): void {
    this.passing.answer(table, (decision) => ENDS.has(decision.prompt.id))
  }
}
