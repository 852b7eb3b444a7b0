/** Moves that are tried out on one's own turn: only this browser knows of them, until they are played at the table. */
import type { Ahead } from './ahead'
import { get, post, Refused } from './api'
import type { AnyGame, Drawn, Game } from './face'
import type { Decision, MoveView, Tried } from './protocol'
import { changed } from './scenes'
import type { Sayable } from './speak.svelte'
import type { Table } from './table.svelte'
import { keepTry, keptTry } from './tried'
import { lastOf } from './turns'

const STALE = 409

export class Trying<G extends Game = Game> implements Ahead<G> {
  moves = $state.raw<readonly MoveView[]>([])
  decision = $state.raw<Decision | null>(null)
  view = $state.raw<G['view'] | null>(null)
  /** Why nothing more can be tried, or why a move can't be any more. */
  why = $state.raw<Sayable | null>(null)

  private seat = 0
  /** The last move that the seat has made at the table: a later one ends what was tried before it. */
  private since = 0
  /** The version of the table on which what is shown is based. */
  private at = 0
  /** What was asked last: older answers are of no use. */
  private asked = 0
  private isFresh = false
  private isPlaying = false

  constructor(
    private readonly table: Table<G>,
    /** What says above the boards that one tries, where there are any. */
    readonly Bar?: Drawn,
  ) {}

  get canUndo(): boolean {
    return this.moves.length > 0 && !this.table.sending
  }

  /** Begins anew, or goes on with what was interrupted in the same turn. */
  async start(): Promise<void> {
    const { table } = this
    if (!table.decision || table.ahead || table.sending) return
    const since = lastOf(table, table.seat)
    const before = this.moves.length ? { seat: this.seat, since: this.since, moves: this.moves } : keptTry(table.id)
    const moves = before?.seat === table.seat && before.since === since ? before.moves : []
    this.seat = table.seat
    this.since = since
    table.hidePreview()
    table.motion.skip()
    table.toConfirm = table.note = table.looked = null
    this.decision = table.decision
    this.view = table.view
    table.ahead = this
    await this.look(moves)
  }

  async add(move: MoveView): Promise<void> {
    if (this.isFresh && !this.table.sending) await this.look([...this.moves, move])
  }

  async undo(all: boolean): Promise<void> {
    if (this.canUndo) await this.look(all ? [] : this.moves.slice(0, -1))
  }

  /** Back to the table, without these moves. */
  stop(): void {
    this.moves = []
    this.keep()
    this.leave()
  }

  /** Plays what was tried, all of it or nothing. */
  async play(): Promise<void> {
    const { table, seat, moves } = this
    if (!this.canUndo) return
    this.isPlaying = table.sending = true
    table.note = null
    try {
      const texts = moves.map(({ text }) => text)
      await post(`/api/tables/${table.id}/tried`, { version: table.version, seat, moves: texts }, table.key)
      this.stop()
      this.isPlaying = false
    } catch (error) {
      this.isPlaying = table.sending = false
      this.refuse(error)
      // Which move it was is said where those before it still stand.
      await this.look(moves)
      if (this.why) table.note = null
    }
  }

  /** The table has gone on: what was tried is tried anew, or has to wait. */
  async refresh(): Promise<void> {
    const { table } = this
    if (this.isPlaying || table.ahead !== this) return
    if (table.seat !== this.seat || !table.deciding.includes(this.seat)) this.interrupt()
    else if (table.version !== this.at) await this.look(this.moves)
  }

  private interrupt(): void {
    if (this.moves.length) this.table.note = { id: 'screen-try-interrupted' }
    this.leave()
  }

  private leave(): void {
    this.asked++
    this.table.ahead = null
    this.decision = this.view = this.why = null
  }

  /** Shows where these moves lead, as far as they can be made. */
  private async look(moves: readonly MoveView[]): Promise<void> {
    const { table, seat, moves: before } = this
    const { version } = table
    const asked = ++this.asked
    this.isFresh = false
    this.at = version
    this.moves = moves
    const query = new URLSearchParams({ seat: `${seat}`, version: `${version}` })
    for (const { text } of moves) query.append('move', text)
    try {
      const found = await get<Tried>(`/api/tables/${table.id}/tried?${query}`, table.key)
      // What has happened at the table meanwhile comes by the stream, and then it is asked anew.
      if (asked !== this.asked || found.version !== table.version) return
      this.moves = moves.slice(0, found.made)
      this.decision = found.decision
      this.view = table.view && changed(table.view, found.changes)
      this.why = found.why
    } catch (error) {
      if (asked !== this.asked) return
      this.moves = before
      this.refuse(error)
    }
    this.isFresh = true
    this.keep()
  }

  private keep(): void {
    const { seat, since, moves } = this
    keepTry(this.table.id, moves.length ? { seat, since, moves } : null)
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    // Where the table has gone on, the news of it comes by the stream.
    if (error.status !== STALE) this.table.note = error.reason
  }
}

const known = new WeakMap<Table<AnyGame>, Trying<AnyGame>>()

/** Has the player of the seat that decides at a table try moves out. */
export async function tryOut(table: Table<AnyGame>, Bar?: Drawn): Promise<void> {
  let trying = known.get(table)
  if (!trying) known.set(table, (trying = new Trying(table, Bar)))
  await trying.start()
}
