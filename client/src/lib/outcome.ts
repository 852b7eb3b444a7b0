/** How a finished game has come out. */
import type { Game } from './face'
import type { Sayable } from './speak.svelte'
import type { Table } from './table.svelte'

/** All players of a table in the order of their seats, in which boards and columns of points stand everywhere. */
export function playersOf<G extends Game>({ view }: Table<G>): G['view']['players'] {
  return view?.players ?? []
}

/** All players of a table, the best first. */
export function rankingOf<G extends Game>({ view }: Table<G>): G['view']['players'] {
  const won = (seat: number): number => Number(view?.winners.includes(seat))
  return [...(view?.players ?? [])].sort((a, b) => b.points - a.points || won(b.seat) - won(a.seat))
}

/** Who won and by what, in a sentence. */
export function verdictOf(table: Table): Sayable {
  const { view, ending } = table
  if (ending) return { id: `ending-${ending.how}`, args: { player: table.name(ending.by ?? -1) } }
  const points = rankingOf(table)[0]?.points ?? 0
  if (table.players.length > 1)
    return { id: 'screen-won', args: { winners: (view?.winners ?? []).map((seat) => table.name(seat)), points } }
  const [goal = 0, extraordinary = Infinity] = table.goal
  if (points > extraordinary) return { id: 'screen-solo-extraordinary', args: { points, goal: extraordinary } }
  return { id: points >= goal ? 'screen-solo-reached' : 'screen-solo-missed', args: { points, goal } }
}
