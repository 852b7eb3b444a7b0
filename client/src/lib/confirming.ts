/** Which moves wait until they are confirmed: those that end a turn, and those to which the coach says something. */
import { cautionIn, coachAt } from './coach'
import type { Caution, MoveView } from './protocol'
import { changed } from './scenes'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

/** A move that waits, and what the coach says to it. */
export interface Waiting {
  move: MoveView
  caution: Caution | null
}

/** The move as it waits to be confirmed, or null if it can be played at once. */
export async function waiting(table: Table, seat: number, move: MoveView): Promise<Waiting | null> {
  if (!table.view || (!settings.confirm && coachAt(table) === 'off')) return null
  try {
    const found = await table.previews.of(seat, move)
    const caution = cautionIn(found, move, table)
    const ends = settings.confirm && !changed(table.view, found.changes).to_act.includes(seat)
    return caution || ends ? { move, caution } : null
  } catch {
    // Why it can't be told is said when the move is played.
    return null
  }
}
