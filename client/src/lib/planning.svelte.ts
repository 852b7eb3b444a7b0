/** Planned moves: what a seat shall play when its turn comes, and what it could do then. */
import type { Ahead } from './ahead'
import { get, post, Refused } from './api'
import type { Game } from './face'
import type { Foreseen, Plan, PlannedMove, PlannedTurn, TurnPlan } from './people'
import type { Decision, Message, MoveView } from './protocol'
import { changed } from './scenes'
import type { Table } from './table.svelte'

const NOTHING: Plan = { way: [], turns: [], dropped: null }
const STALE = 409

export class Planning<G extends Game = Game> implements Ahead<G> {
  plan = $state.raw<Plan>(NOTHING)
  /** What is foreseen, while one plans. */
  decision = $state.raw<Decision | null>(null)
  view = $state.raw<G['view'] | null>(null)
  /** Why nothing is. */
  why = $state.raw<Message | null>(null)
  /** The turn for which another way is chosen or gone on with, or null: then one plans on after the last. */
  instead = $state<number | null>(null)

  /** Which way of that turn it is; it may have to begin yet. */
  private way = 0
  private begins = true
  /** Whether what is shown was foreseen for what is planned now: else a press is not meant. */
  private isFresh = false
  /** What was asked last: older answers are of no use. */
  private asked = 0

  constructor(private readonly table: Table<G>) {}

  private get path(): string {
    return `/api/tables/${this.table.id}`
  }

  /** Fetches what is planned; the table has gone on. */
  async refresh(): Promise<void> {
    // Whose turn it is plays, whatever else can be fetched. Where it becomes theirs meanwhile, this is called anew.
    if (this.table.ahead === this && (this.table.deciding.length || this.table.view?.over)) this.stop()
    const asked = ++this.asked
    try {
      const plan = await get<Plan>(`${this.path}/plan?seat=${this.table.seat}`, this.table.key)
      if (asked !== this.asked) return
      this.plan = plan
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.table.ahead === this) this.table.note = error.reason
      return
    }
    if (this.table.ahead === this) await this.look()
  }

  /** Begins to plan, or plans on. */
  async start(): Promise<void> {
    this.instead = null
    this.table.ahead = this
    // It may have been planned on at another screen.
    await this.refresh()
  }

  /** Plans what to play in a turn if all its ways are not possible. */
  async otherwise(turn: number): Promise<void> {
    this.instead = turn
    this.way = this.plan.turns[turn]?.ways.length ?? 0
    this.table.ahead = this
    await this.look()
  }

  stop(): void {
    this.asked++
    this.table.ahead = null
    this.decision = this.view = this.why = null
    this.instead = null
  }

  /** Adds a move that is foreseen. */
  async add(move: MoveView): Promise<void> {
    if (!this.isFresh) return
    const turns = wanted(this.plan)
    const last = turns.at(-1)
    if (this.instead !== null) {
      const ways = turns[this.instead]?.ways
      if (!ways) return this.start()
      if (!ways[this.way] && ways.some(([first]) => first === move.text)) return
      ways[this.way] = [...(ways[this.way] ?? []), move.text]
    } else if (this.begins || !last) turns.push({ asked: this.decision!.prompt.id, ways: [[move.text]] })
    else last.ways[likely(this.plan.turns.at(-1)!)]!.push(move.text)
    if (await this.keep(turns)) await this.look()
  }

  /** Plans this way of a turn no more; a turn without ways is none. */
  async drop(turn: number, way: number): Promise<void> {
    const turns = wanted(this.plan)
    turns[turn]!.ways.splice(way, 1)
    await this.change(turns.filter(({ ways }) => ways.length))
  }

  /** Plans nothing any more. */
  async clear(): Promise<void> {
    await this.change([])
  }

  private async change(turns: PlannedTurn[]): Promise<void> {
    this.instead = null
    if ((await this.keep(turns)) && this.table.ahead === this) await this.look()
  }

  /** Has the server keep other turns, and says whether it does. */
  private async keep(turns: PlannedTurn[]): Promise<boolean> {
    const { seat, version, key } = this.table
    const asked = ++this.asked
    this.isFresh = false
    this.table.sending = true
    try {
      const plan = await post<Plan>(`${this.path}/plan`, { seat, version, turns }, key)
      if (asked === this.asked) {
        this.plan = plan
        return true
      }
      // What was asked meanwhile was answered before this, or after it.
      void this.refresh()
      return false
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status !== STALE) this.table.note = error.reason
      void this.refresh()
      return false
    } finally {
      this.table.sending = false
    }
  }

  /** Asks what could be decided after all that is planned, or in place of a turn. */
  private async look(): Promise<void> {
    const asked = ++this.asked
    this.isFresh = false
    const upTo = this.plan.turns.slice(0, this.instead ?? undefined)
    const before = [...this.plan.way, ...upTo.flatMap((turn) => turn.ways[likely(turn)]!.moves)]
    const begun = this.instead === null ? [] : (this.plan.turns[this.instead]?.ways[this.way]?.moves ?? [])
    const query = new URLSearchParams({ seat: `${this.table.seat}` })
    for (const { text } of [...before, ...begun]) query.append('move', text)
    const found = await get<Foreseen>(`${this.path}/foreseen?${query}`, this.table.key).catch((error: unknown) => error)
    if (asked !== this.asked || this.table.ahead !== this) return
    if (found instanceof Refused) return this.show(null, found.reason)
    if (found instanceof Error) throw found
    const foreseen = found as Foreseen
    // A way that is complete has had its turn: one plans on after the last.
    if (begun.length && (foreseen.begins || !foreseen.decision)) return this.start()
    // What has happened meanwhile comes by the stream, and then it is asked anew.
    if (foreseen.version !== this.table.version) return
    this.begins = foreseen.begins
    this.show(foreseen, foreseen.why ?? null)
  }

  private show(foreseen: Foreseen | null, why: Message | null): void {
    this.decision = foreseen?.decision ?? null
    this.view = foreseen?.decision && this.table.view ? changed(this.table.view, foreseen.changes) : null
    this.why = why
    this.isFresh = true
  }
}

/** The way of a turn that is likely to be played as the table stands: the first one that is possible. */
function likely({ ways }: TurnPlan): number {
  return Math.max(
    0,
    ways.findIndex(({ open }) => open),
  )
}

/** What is planned, as it is asked for. */
function wanted({ turns }: Plan): PlannedTurn[] {
  const texts = (moves: readonly PlannedMove[]): string[] => moves.map(({ text }) => text)
  return turns.map(({ asked, ways }) => ({ asked, ways: ways.map(({ moves }) => texts(moves)) }))
}
