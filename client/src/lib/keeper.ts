/** Keeps how a table stands while it is looked at, so that it can be shown when the server can't be reached. */
import type { AnyGame } from './face'
import { keep } from './kept'
import type { TableState } from './protocol'
import type { Table } from './table.svelte'

/** Milliseconds without news after which it is kept. */
const SETTLED = 1000

export class Keeper {
  /** What the server said last of the table as a whole. */
  private state: TableState | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Table<AnyGame>) {}

  /** The server has said how the table stands as a whole, or that something has changed. */
  hear(message: { type: string }): void {
    if (message.type === 'state') this.state = message as TableState
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
    const { view, version, players, mine, history, notes, words, guidance, hasRecord, fate, face, key, keptAt } =
      this.table
    // Who comes to a screen of several players can't be told without the server, so no hand is kept there.
    if (!this.state || !view || keptAt !== null || (mine.length > 1 && face?.hasSecrets?.(view))) return
    const { ends, ending, followed_by, offered } = fate
    const now = {
      version,
      players,
      mine,
      history,
      notes,
      words,
      guidance,
      view,
      has_record: hasRecord,
      ends,
      ending,
      followed_by,
      offered,
    }
    void keep({ ...this.state, ...now, decisions: [], waiting: [], undo: [], turns: [], thinking: [] }, key)
  }
}
