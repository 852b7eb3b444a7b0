/** What the server tells of a table, received in the order of its versions; without a server, what this browser has kept of it. */
import { api, lookWith, Refused } from './api'
import type { Game } from './face'
import { Keeper } from './keeper'
import { kept } from './kept'
import type { Decision, TableState, Update } from './protocol'
import { QUIET, shown } from './scenes'
import { Stream, type Connection } from './stream'
import type { Table } from './table.svelte'

/** A table as a whole, or what has changed, with what an update leaves unsaid. */
type Told = TableState | Required<Update>

export class News<G extends Game = Game> {
  /** Whether the history at the table is what its present eyes have been told; if not, the whole table is asked for. */
  told = $state(false)
  /** The seats at this screen that are asked, but of whose decisions the server has not told yet. */
  unheard = $state.raw<number[]>([])
  private readonly keeper: Keeper
  private readonly stream: Stream<TableState | Update>

  constructor(private readonly table: Table<G>) {
    this.keeper = new Keeper(table)
    this.stream = new Stream(
      () => this.address,
      (message) => this.receive({ ...QUIET, ...message } as Told),
      (why) => this.lose(why),
      table.key,
    )
  }

  /** Asks for the whole table: other eyes look at it. */
  anew(): void {
    this.told = false
    this.stream.open()
  }

  /** Nobody looks at the table any more. */
  close(): void {
    this.stream.close()
    this.keeper.close()
  }

  private get address(): string {
    const { id, version, gaze } = this.table
    return `/api/tables/${id}/stream?${this.told ? `since=${version}` : ''}${gaze}`
  }

  // There is no news

  private lose(why: Connection): void {
    this.table.connection = why
    if (why === 'refused') void this.askWhy()
    if (why === 'lost' && !this.table.view) void this.fallBack()
  }

  /** Shows how the table stood when this browser saw it last, until the server can be reached. */
  private async fallBack(): Promise<void> {
    const { table } = this
    const found = await kept(table.id, table.key)
    if (!found || table.view || table.closed) return
    this.receive(found.state)
    table.connection = 'lost'
    table.keptAt = found.at
    // What has happened since is asked for as a whole.
    this.told = false
  }

  // A stream closes with an id only; what there is to say about it is in a reply.
  private async askWhy(): Promise<void> {
    const { table } = this
    const why = await api.look(table.id, '', table.key).catch((error: unknown) => error)
    if (why instanceof Refused && table.connection === 'refused') table.note = why.reason
  }

  // There is news

  private receive(message: Told): void {
    const { table } = this
    const { decision, view: before } = table
    if (table.connection === 'refused') table.note = null
    table.connection = 'open'
    table.keptAt = null
    table.lingering = false
    table.previews.clear()
    this.keeper.hear(message)
    if (message.type === 'state') this.begin(message)
    else this.goOn(message)
    table.trouble = message.trouble
    table.hasRecord = message.has_record
    table.guidance = message.guidance ?? null
    table.fate = message
    table.version = message.version
    table.mine = message.mine
    // What was sent is done when it is news; others may move in between.
    if (message.type === 'state' || message.undone || message.past.some((past) => table.mine.includes(past.seat)))
      table.sending = false
    const scenes = message.type === 'update' && before ? shown(before, message.past, message.scenes) : []
    table.view = (message.view as G['view'] | null) ?? scenes.at(-1)?.view ?? before
    table.players = message.players
    table.heardAt = performance.now()
    table.decisions = this.asBefore(message.decisions)
    if (table.decision !== decision) table.toConfirm = null
    void this.askOthers(message)
    table.undoable = message.undo
    table.turns = message.turns
    table.thinking = message.thinking
    if (!table.view) return
    if (before && scenes.length) table.motion.follow(before, scenes, table.view)
    else table.motion.jump(table.view)
  }

  /** What a table tells once, and all that has happened there. */
  private begin(state: TableState): void {
    this.told = true
    const { title, options, goal, history, notes, words, absence, pace, rated, coached } = state
    Object.assign(this.table, {
      title,
      options,
      goal,
      history,
      notes,
      words,
      absence,
      pace,
      rated,
      coached,
    } satisfies Partial<Table>)
    void this.table.meet(title)
  }

  /** What has happened since a version: whatever was known of what came after it is void. */
  private goOn({ since, past, notes, words }: Required<Update>): void {
    const { table } = this
    const until = <T extends { version: number }>(all: readonly T[]): T[] =>
      all.filter(({ version }) => version <= since)
    table.history = [...until(table.history), ...past]
    table.notes = [...until(table.notes), ...notes]
    table.words = [...until(table.words), ...words]
  }

  // Whatever else happens: who is asked the same goes on with what they are in the middle of.
  private asBefore(decisions: Decision[]): Decision[] {
    const known = new Map(this.table.decisions.map((decision) => [JSON.stringify(decision), decision]))
    return decisions.map((decision) => known.get(JSON.stringify(decision)) ?? decision)
  }

  // The server tells each pair of eyes its own decision alone.
  private async askOthers({ version, eyes, waiting }: Told): Promise<void> {
    const { table } = this
    const others = (this.unheard = waiting.filter((seat) => seat !== eyes))
    for (const seat of others) {
      const state = await lookWith(table.id, table.key, seat, () => table.version === version && !table.closed)
      if (table.version !== version) return
      this.unheard = this.unheard.filter((each) => each !== seat)
      if (state?.version !== version) continue
      // Two messages may tell of one version, and both ask.
      const known = table.decisions.map((decision) => decision.seat)
      table.decisions = [...table.decisions, ...state.decisions.filter((decision) => !known.includes(decision.seat))]
    }
  }
}
