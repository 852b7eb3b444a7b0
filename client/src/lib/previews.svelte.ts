/** What moves would bring: asked when a pointer rests on one, and once for each that a version offers. */
import { api } from './api'
import { coachAt } from './coach'
import { pause } from './pause'
import type { MoveView, Preview } from './protocol'
import type { Table } from './table.svelte'

/** Milliseconds that a pointer rests on a move before it is previewed. */
const PASSING = 60

type At = Pick<Table, 'id' | 'key' | 'version' | 'sending' | 'title' | 'coached' | 'guidance'>

export class Previews {
  shown = $state.raw<{ move: MoveView; seat: number; found: Preview } | null>(null)
  private asked = new Map<string, Promise<Preview>>()
  private wanted = ''

  constructor(private readonly table: At) {}

  /** Shows what a move of a seat would bring. */
  async show(seat: number, move: MoveView): Promise<void> {
    const wanted = (this.wanted = this.name(seat, move))
    // A pointer that merely passes asks nothing, and while a move is on its way there is nothing to ask.
    await pause(PASSING)
    if (this.wanted !== wanted || this.table.sending) return
    try {
      const found = await this.of(seat, move)
      if (this.wanted === wanted) this.shown = { move, seat, found }
    } catch {
      // A preview is a courtesy: without one the move can still be made.
    }
  }

  hide(): void {
    this.wanted = ''
    this.shown = null
  }

  /** What a move of a seat would bring. */
  of(seat: number, move: MoveView): Promise<Preview> {
    const { id, key, version } = this.table
    const name = this.name(seat, move)
    const known = this.asked.get(name)
    if (known) return known
    const asked = api.preview(coachAt(this.table), id, key, version, seat, move.text)
    this.asked.set(name, asked)
    // What failed is asked again.
    asked.catch(() => this.asked.delete(name))
    return asked
  }

  /** The table has gone on. */
  clear(): void {
    this.asked.clear()
    this.hide()
  }

  private name(seat: number, move: MoveView): string {
    return `${this.table.version} ${coachAt(this.table)} ${seat} ${move.text}`
  }
}
