/** Answers decisions of which their players do not want to hear. */
import { api, Refused } from './api'
import type { AnyGame } from './face'
import type { Decision } from './protocol'
import type { Table } from './table.svelte'

/** Milliseconds between attempts to let a decision pass: when others were faster, and when the server can't be reached. */
const SOON = 150
const LATER = 2000

export class Passing {
  /** The seat that is asked because it took back what passed unasked, or because it wants to be; or -1. */
  wanted = $state(-1)
  private asked = false
  private passed = new Map<number, number>()

  /** Lets those of the table's decisions pass which can, and of which nobody wants to hear. */
  answer(table: Table<AnyGame>, canPass: (decision: Decision) => boolean): void {
    if (table.closed) return
    const ours = table.decisions.filter((decision) => table.mine.includes(decision.seat))
    const found = ours.filter(canPass)
    const asked = found.some((decision) => decision.seat === this.wanted)
    if (this.asked && !asked) this.wanted = -1
    this.asked = asked
    if (found.length < ours.length) table.takingBack = false
    for (const decision of found) {
      if (!table.passes(decision)) continue
      if (!table.takingBack) void this.pass(table, decision.seat, canPass)
      // What passed unasked goes back together with the move before it; where that is final, it is asked for now.
      else if (table.canUndo) void table.undo()
      else this.wanted = decision.seat
    }
  }

  private async pass(table: Table<AnyGame>, seat: number, canPass: (decision: Decision) => boolean): Promise<void> {
    // What is on its way is not sent again; what has arrived is over when the news of it comes.
    if (table.version < (this.passed.get(seat) ?? 0)) return
    this.passed.set(seat, Infinity)
    let wait = 0
    try {
      this.passed.set(seat, (await api.move(table.id, table.key, table.version, seat, 'done')).version)
    } catch (error) {
      this.passed.delete(seat)
      wait = error instanceof Refused && error.status === 409 ? SOON : LATER
    }
    // The table may have moved on meanwhile.
    setTimeout(() => this.answer(table, canPass), wait)
  }
}
