/** What an animated picture shows: a game round by round, or one round move by move. */
import type { GameEvent } from '../../lib/protocol'
import type { Round } from '../../lib/stops'
import type { Table } from '../../lib/table.svelte'

/** A position that is shown, and the move or the event that led there; null for the end. */
export interface Frame {
  at: number
  move: { seat: number; label: Table['history'][number]['label'] } | null
  heading: GameEvent | null
}

/** A round of more moves than that is told by fewer of them. */
export const MOST = 60

/** The beginning of each round, and the end. */
export function framesOfGame(table: Table, rounds: readonly Round[]): Frame[] {
  const begun = rounds.map(({ version, heading }) => ({ at: version, move: null, heading }))
  return [...begun, { at: table.version, move: null, heading: null }]
}

/** The beginning of a round, and what each move in it led to: up to the beginning of the next, or to the end. */
export function framesOfRound(table: Table, rounds: readonly Round[], number: number): Frame[] {
  const { version, heading } = rounds[number]!
  const next = rounds[number + 1]?.version ?? Infinity
  const moves = table.history
    .filter((past) => past.version > version && past.version <= next && past.seat >= 0 && past.events.length)
    .map((past) => ({ at: past.version, move: { seat: past.seat, label: past.label }, heading: null }))
  // The last one stays, since it shows what all came to.
  const every = Math.ceil(moves.length / MOST)
  const shown = moves.filter((_, i) => (moves.length - 1 - i) % every === 0)
  return [{ at: version, move: null, heading }, ...shown]
}
