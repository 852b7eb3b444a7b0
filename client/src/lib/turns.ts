/** Turns, read off the history: what the others have done meanwhile, and what one's own is about. */
import { DONE } from './moves'
import type { Past } from './protocol'
import type { Table } from './table.svelte'

/** The moves that people and bots elsewhere have made since the last one of the seat that is shown, but for what has been put away. */
export function newsOf(table: Table): Past[] {
  if (!table.mine.length || table.past) return []
  const since = Math.max(table.putAway, lastOf(table, table.seat))
  return table.history.filter(
    (past) => past.version > since && past.seat >= 0 && !table.mine.includes(past.seat) && past.events.length > 0,
  )
}

/** The versions of all moves, without the opening. */
export function movesOf({ history }: Table): number[] {
  return history.filter(({ seat }) => seat >= 0).map(({ version }) => version)
}

/** How many of these moves were made up to a version. */
export function madeBy(moves: readonly number[], version: number): number {
  return moves.filter((each) => each <= version).length
}

/** The version of the last move of a seat, or that of the beginning. */
export function lastOf(table: Table, seat: number): number {
  return table.history.findLast((past) => past.seat === seat)?.version ?? 0
}

/** The things that all share and that others have used since then, with the seat that did so last. */
export function marksOf(table: Table): ReadonlyMap<string, number> {
  return new Map(newsOf(table).flatMap((past) => (table.face?.isShared(past.target) ? [[past.target, past.seat]] : [])))
}

/** Moves of one seat after another, those of each together; that something was done with is left out. */
export function turnsOf(news: readonly Past[]): { seat: number; moves: Past[] }[] {
  const turns: { seat: number; moves: Past[] }[] = []
  for (const past of news) {
    if (past.target === DONE) continue
    const last = turns.at(-1)
    if (last?.seat === past.seat) last.moves.push(past)
    else turns.push({ seat: past.seat, moves: [past] })
  }
  return turns
}

/** The move that a decision goes on with: the last one of the turn under way that was about something shared, if any. */
export function underWay(table: Table): Past | null {
  const { decision, face } = table
  if (!decision?.made) return null
  const own = table.history.filter((past) => past.seat === decision.seat).slice(-decision.made)
  return own.findLast((past) => face?.isShared(past.target)) ?? null
}
