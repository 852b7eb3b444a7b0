/** Whose browser this is, at which tables they sit, and which of these wait for them. */
import { get, isRefusal, post, reached } from './api'
import { belongTo, clear, keepMine, keptMine } from './kept'
import { standsIn } from './names'
import type { Me, MyTable, MyTables, Person, Sat } from './people'
import { tell, untold } from './remembered'
import { settings } from './settings.svelte'
import { type Connection, Stream } from './stream'

/** Milliseconds without news after which the list is kept. */
const SETTLED = 1000

class Mine {
  /** Null if the browser is nobody's yet, or that is not known. */
  person = $state.raw<Person | null>(null)
  devices = $state(0)
  colours = $state.raw<readonly string[]>([])
  /** What changed last comes first; finished games are there for a while. */
  tables = $state.raw<readonly MyTable[]>([])
  /** Whether they have been told. */
  listed = $state(false)
  /** When this browser saw this list, in milliseconds since 1970, if that is from before it came here; or null. */
  keptAt = $state<number | null>(null)
  private asked: Promise<void> | undefined
  /** Whether the server has said who this is. */
  private known = false
  private stream: Stream<MyTables> | null = null
  private keeping: ReturnType<typeof setTimeout> | undefined

  /** What whoever uses this browser is called, as far as that was said; else empty. */
  get name(): string {
    return [settings.name, this.person?.name ?? ''].find((name) => name && !standsIn(name)) ?? ''
  }

  /** The tables that wait for me, those first that have waited longest. */
  get waiting(): readonly MyTable[] {
    return this.tables.filter(waits).sort((one, other) => waitsSince(one) - waitsSince(other))
  }

  /** Asks whose browser this is, once; again when the server can be asked, if it can't. */
  meet(): Promise<void> {
    this.asked ??= get<Me>('/api/me').then(
      (me) => this.know(me),
      () => this.fallBack(),
    )
    return this.asked
  }

  /** Shows how my tables stood when this browser saw them last, until the server can be reached. */
  private async fallBack(): Promise<void> {
    void reached().then(() => {
      this.asked = undefined
      void this.meet()
    })
    const found = this.person ? null : await keptMine()
    // Whoever is known meanwhile is known better.
    if (!found || this.person) return
    this.person = found.person
    this.tables = found.tables
    this.keptAt = found.at
  }

  /** Makes this browser somebody's, called like this, unless it is already, or only by a name that stood in; refused, everything else goes on by keys alone. */
  async become(name: string): Promise<void> {
    await this.meet()
    // Whoever the server knows would be called otherwise by this.
    if (!this.person && !this.known) this.know(await get<Me>('/api/me'))
    if (!name || (this.person && (standsIn(name) || !standsIn(this.person.name)))) return
    this.know(await post<Me>('/api/me', { name }))
  }

  /** The same with what somebody has typed who was asked for a name, which this browser knows from now on; or else with one that stands in. */
  async introduce(typed: string, standIn: string): Promise<void> {
    const name = typed.trim()
    if (name) settings.change({ name })
    await this.become(this.name || standIn)
  }

  /** Sits down wherever this browser has a key: whoever can't goes on by the key. */
  async sit(): Promise<void> {
    const { person } = this
    for (const { table, key } of person ? untold(person.person) : []) {
      let listed = false
      try {
        listed = (await post<Sat>(`/api/me/tables/${table}`, {}, key)).seats.length > 0
      } catch (error) {
        if (!isRefusal(error)) return
      }
      tell(table, person!.person, listed)
    }
  }

  /** Takes a table off the list, unless something has happened there since; my seat stays mine. Whether it is off. */
  async hide({ table, version }: MyTable): Promise<boolean> {
    const now = await post<MyTables>(`/api/me/tables/${table}/hide`, { version })
    if (now.tables.some((one) => one.table === table)) return false
    // Alone the stream tells the list, in the order of what happens: an answer may come after later news.
    this.tables = this.tables.filter((one) => one.table !== table || one.version !== version)
    return true
  }

  /** A table where I am is on the list again, as the stream then tells. */
  async show(table: string): Promise<void> {
    if (this.listed && !this.tables.some((one) => one.table === table))
      await post<MyTables>(`/api/me/tables/${table}/show`, {})
  }

  async change(changes: { name?: string; colour?: string; zone?: string; language?: string }): Promise<void> {
    this.know(await post<Me>('/api/me', changes))
  }

  /** This browser is from now on whose passkey, or whose other device, was shown; or nobody's. */
  comeIn(me: Me): void {
    // It is known by another secret now, also if it was theirs before.
    this.leaveStream()
    this.know(me)
  }

  private know(me: Me): void {
    this.known = true
    const before = this.person
    const other = me.person?.person !== before?.person
    this.person = me.person
    this.devices = me.devices
    this.colours = me.colours
    if (!before) void belongTo(me.person?.person ?? '')
    if (!other && this.stream) return
    this.leaveStream()
    if (other) {
      if (before) void clear()
      clearTimeout(this.keeping)
      this.tables = []
      this.listed = false
      this.keptAt = null
    }
    this.stream = me.person
      ? new Stream<MyTables>(
          () => '/api/me/stream',
          (news) => this.hear(news),
          (why) => this.lost(why),
        )
      : null
  }

  /** Whoever was signed out on another device is nobody here. */
  private lost(why: Connection): void {
    if (why !== 'forbidden') return
    this.leaveStream()
    this.asked = undefined
    void this.meet()
  }

  private leaveStream(): void {
    this.stream?.close()
    this.stream = null
  }

  private hear(news: MyTables): void {
    if (news.whole) void this.sit()
    this.listed ||= news.whole
    const told = new Set([...news.gone, ...news.tables.map(({ table }) => table)])
    this.tables = news.whole ? news.tables : [...news.tables, ...this.tables.filter(({ table }) => !told.has(table))]
    this.keptAt = null
    clearTimeout(this.keeping)
    this.keeping = setTimeout(() => this.person && void keepMine(this.person, this.tables), SETTLED)
  }
}

/** The seats of mine that have to decide at a table. */
export function asked({ mine, standing }: MyTable): number[] {
  return mine.filter((seat) => standing.asked[seat] !== undefined)
}

/** Whether a table waits for me. */
export function waits(table: MyTable): boolean {
  return asked(table).length > 0
}

/** Since when, in seconds since 1970. */
export function waitsSince(table: MyTable): number {
  return Math.min(...asked(table).map((seat) => table.standing.asked[seat]!))
}

export const mine = new Mine()
