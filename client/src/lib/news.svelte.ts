/** What the server tells of a table, received in the order of its versions; without a server, what this browser has kept of it. */
import { api, lookWith, Refused } from './api'
import type { Game } from './face'
import { Keeper } from './keeper'
import { kept } from './kept'
import type { Decision, TableState, Update } from './protocol'
import { shown } from './scenes'
import { after, complete, type News } from './state'
import { Stream, type Connection } from './stream'
import type { Table } from './table.svelte'

export class NewsFeed<G extends Game = Game> {
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
      (message) => this.receive(complete(message)),
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

  private receive(message: News): void {
    const { table } = this
    const { decision, view: before } = table
    if (table.connection === 'refused') table.note = null
    table.connection = 'open'
    table.keptAt = null
    table.lingering = false
    table.previews.clear()
    this.keeper.hear()
    if (message.type === 'state') {
      this.told = true
      void table.meet(message.title, message.options)
    }
    const scenes = message.type === 'update' && before ? shown(before, message.past, message.scenes) : []
    table.state = after(table.state, message, message.view ?? scenes.at(-1)?.view ?? before)
    // What was sent is done when it is news; others may move in between.
    if (message.type === 'state' || message.undone || message.past.some((past) => table.mine.includes(past.seat)))
      table.sending = false
    table.heardAt = performance.now()
    table.decisions = this.asBefore(message.decisions)
    if (table.decision !== decision) table.toConfirm = null
    void this.askOthers(message)
    if (!table.view) return
    if (before && scenes.length) table.motion.follow(before, scenes, table.view)
    else table.motion.jump(table.view)
  }

  // Whatever else happens: who is asked the same goes on with what they are in the middle of.
  private asBefore(decisions: Decision[]): Decision[] {
    const known = new Map(this.table.decisions.map((decision) => [JSON.stringify(decision), decision]))
    return decisions.map((decision) => known.get(JSON.stringify(decision)) ?? decision)
  }

  // The server tells each pair of eyes its own decision alone.
  private async askOthers({ version, eyes, waiting }: News): Promise<void> {
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
