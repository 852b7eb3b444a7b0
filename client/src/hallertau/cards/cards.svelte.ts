/** What a table knows about cards, and the moments to play them while others decide. */
import { api, Refused } from '../../lib/api'
import type { Decision } from '../../lib/protocol'
import type { CardReference } from '../protocol'
import { settings } from '../../lib/settings.svelte'
import type { Table } from '../table'
import { numberOf } from './faces'

/** Milliseconds between attempts to let a moment pass: when others were faster, and when the server can't be reached. */
const SOON = 150
const LATER = 2000

/** The cards of a table, and when their players are asked to play them while others decide. */
export class CardTable {
  readonly facts: ReadonlyMap<string, CardReference>
  /** The seat that wants to be asked at the next moment, or is asked because it took back having let one pass. */
  wanted = $state(-1)
  private asked = false
  private declined = new Map<number, number>()

  constructor(readonly parts: typeof import('.'), facts: readonly CardReference[]) {
    this.facts = new Map(facts.map((fact) => [fact.number, fact]))
  }

  /** Whether the player wants to be asked at this moment. */
  wants(table: Table, decision: Decision): boolean {
    if (settings.ask === 'always' || this.wanted === decision.seat) return true
    const turn = table.view?.turn ?? -1
    if (settings.ask === 'never' && turn >= 0 && turn !== decision.seat) return false
    return decision.moves.some((move) => this.facts.get(numberOf(move))?.passing)
  }

  /** Lets the moments pass of which nobody wants to hear. */
  answer(table: Table): void {
    const ours = table.decisions.filter((decision) => table.mine.includes(decision.seat))
    const moments = ours.filter((decision) => decision.prompt.id === 'prompt-moment')
    const asked = moments.some((moment) => moment.seat === this.wanted)
    if (this.asked && !asked) this.wanted = -1
    this.asked = asked
    if (moments.length < ours.length) table.takingBack = false
    for (const moment of moments) {
      if (!table.passes(moment)) continue
      if (!table.takingBack) void this.decline(table, moment.seat)
      // What passed unasked goes back together with the move before it; where that is final, it is asked for now.
      else if (table.canUndo) void table.undo()
      else this.wanted = moment.seat
    }
  }

  private async decline(table: Table, seat: number): Promise<void> {
    // What is on its way is not sent again; what has arrived is over when the news of it comes.
    if (table.version < (this.declined.get(seat) ?? 0)) return
    this.declined.set(seat, Infinity)
    let wait = 0
    try {
      this.declined.set(seat, (await api.move(table.id, table.key, table.version, seat, 'done')).version)
    } catch (error) {
      this.declined.delete(seat)
      wait = error instanceof Refused && error.status === 409 ? SOON : LATER
    }
    // The table may have moved on meanwhile.
    setTimeout(() => this.answer(table), wait)
  }
}
