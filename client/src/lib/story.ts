/** A finished game as everybody sees it who has its link: how it ended, and what is told of it. */
import { api } from './api'
import type { AnyGame } from './face'
import type { GameRetrospect } from './people'
import type { TableState } from './protocol'
import { retrospects } from './retrospect'
import { UNKNOWN } from './state'
import { Table } from './table.svelte'
import { fetchGame, type Titles } from './titles'

/** A finished game at a table that stands still, and what is told of it; null while it goes on. */
export interface Told {
  table: Table<AnyGame>
  told: GameRetrospect | null
}

/** What is to be told of the game at a table. */
export async function storyOf(titles: Titles, id: string): Promise<Told> {
  const state = await api.look(id, '', '')
  const [drawn, told] = await Promise.all([
    fetchGame(titles, state.title, state.options),
    state.view.over ? retrospects.of(id, '') : null,
  ])
  return { table: standing(titles, state, drawn), told }
}

/** A table that stands still, as it is told, with what draws its game. */
export function standing(
  titles: Titles,
  state: TableState,
  { face, reference }: Pick<Table<AnyGame>, 'face' | 'reference'>,
): Table<AnyGame> {
  const table = new Table<AnyGame>('', '', titles)
  table.state = { ...UNKNOWN, ...state }
  table.reference = reference
  table.face = face
  table.motion.jump(state.view)
  return table
}
