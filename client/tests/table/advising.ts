/** What a bot has to say, told at once. */
import type { TableState } from '../../src/lib/protocol'
import type { Request } from '../server'

export const HINT = /\/api\/tables\/t1\/hint\?/
export const ANALYSIS = /\/api\/tables\/t1\/analysis\?/
/** So many decisions are told at a time. */
export const SLICE = 25

/** The first three moves, as if they were the best. */
export function hint({ version, decisions }: Pick<TableState, 'version' | 'decisions'>): object {
  const { seat, moves } = decisions[0]!
  const suggestions = moves.slice(0, 3).map(({ text, label }, place) => ({
    move: text,
    label,
    score: 47.3 - place,
    why: { id: 'why-ahead', args: { points: 1, other: label } },
  }))
  return { version, seat, suggestions }
}

/** With which decision a slice begins that is asked for. */
export function from({ query }: Request): number {
  return Number(query.get('from'))
}

/** A slice in which every tenth move is bad, and worse the later it was made. */
export function slice({ history }: Pick<TableState, 'history'>, first: number): object {
  const past = history.slice(1)
  const reviews = past.map(({ version, seat, move, label }, place) => {
    const bad = place % 10 === 0
    return {
      version,
      seat,
      move,
      label,
      score: 20 + place / 10,
      cost: bad ? 1 + place / 10 : 0,
      best: bad ? 'another' : move,
      best_label: past[0]!.label,
      why: bad ? { id: 'why-ahead', args: { points: 2, other: label } } : null,
    }
  })
  const end = first + SLICE
  return { decisions: past.length, next: end < past.length ? end : null, slice: reviews.slice(first, end) }
}
