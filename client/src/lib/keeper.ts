/** Keeps how a table stands while it is looked at, so that it can be shown when the server can't be reached. */
import type { AnyGame } from './face'
import { keep } from './kept'
import type { Table } from './table.svelte'

/** Milliseconds without news after which it is kept. */
const SETTLED = 1000

export class Keeper {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Table<AnyGame>) {}

  /** There is news of the table. */
  hear(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.keep(), SETTLED)
  }

  /** Nobody looks at the table any more. */
  close(): void {
    if (this.timer) this.keep()
  }

  private keep(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const { state, face, key, keptAt } = this.table
    const { view, mine } = state
    // Who comes to a screen of several players can't be told without the server, so no hand is kept there.
    if (!view || keptAt !== null || (mine.length > 1 && face?.hasSecrets?.(view))) return
    const undecided = { decisions: [], waiting: [], undo: [], turns: [], undo_to: {}, thinking: [] }
    void keep({ ...state, view, ...undecided }, key)
  }
}
