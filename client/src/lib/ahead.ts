/** What is shown instead of the table as it stands, and played without being played there: a plan, or a try. */
import type { Drawn, Game } from './face'
import type { Decision, Message, MoveView } from './protocol'
import type { Table } from './table.svelte'

export interface Ahead<G extends Game = Game> {
  /** How the table would stand, and what would be decided there; null where that can't be said. */
  readonly view: G['view'] | null
  readonly decision: Decision | null
  /** Adds a move of that decision. */
  add(move: MoveView): Promise<void>
  /** Shows the table as it stands again. */
  stop(): void
  /** What is said of it above the boards, if anything. */
  readonly Bar?: Drawn | undefined
  /** Takes back its last move, or all of them; without this, what is taken back are moves at the table. */
  undo?(all: boolean): Promise<void>
  readonly canUndo?: boolean
}

/** Why no turn can be planned at this screen now; null where it can, and where none will come. */
export function unplanned({ deciding, isSeated, mine, players, view }: Table): Message | null {
  if (!isSeated || view?.over) return null
  if (mine.length !== 1 || !players.some(({ bot, yours }) => !bot && !yours)) return { id: 'plan-none-elsewhere' }
  return deciding.length ? { id: 'plan-own-turn' } : null
}
