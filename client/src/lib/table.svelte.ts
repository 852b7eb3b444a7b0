/** A table as this browser knows it: what the server said last, what is drawn meanwhile, and what is done there. */
import type { Ahead } from './ahead'
import { api, reasonOf, Refused, surely } from './api'
import type { Face, Game } from './face'
import { waiting, type Waiting } from './confirming'
import { Motion } from './motion.svelte'
import { isTaught } from './moves'
import { seatName } from './names'
import { NewsFeed } from './news.svelte'
import type { Decision, MoveView, PlayerInfo, UndoRequest } from './protocol'
import { Previews } from './previews.svelte'
import { remembered } from './remembered'
import { changed, shown } from './scenes'
import { settings } from './settings.svelte'
import type { Sayable } from './speak.svelte'
import { UNKNOWN, type Known } from './state'
import type { Connection } from './stream'
import { fetchGame, type Titles } from './titles'
import { marksOf } from './turns'

/** Milliseconds between attempts to fetch what draws the game. */
const AGAIN = 3000

export class Table<G extends Game = Game> {
  connection = $state<Connection>('connecting')
  /** What the server has told, up to the last news. */
  state = $state.raw<Known>(UNKNOWN)
  title = $derived(this.state.title)
  options = $derived(this.state.options)
  version = $derived(this.state.version)
  /** Who sits where; bots that are named only after themselves bear that name in the language of the screen. */
  players = $derived<PlayerInfo[]>(this.state.players.map((player) => ({ ...player, name: seatName(player) })))
  undoable = $derived(this.state.undo)
  /** Those of them that can take back more moves of their turn than one. */
  turns = $derived(this.state.turns)
  /** The versions of the earliest moves that seats may take back. */
  undoTo = $derived<Readonly<Record<number, number>>>(this.state.undo_to)
  mine = $derived(this.state.mine)
  thinking = $derived(this.state.thinking)
  goal = $derived(this.state.goal)
  history = $derived(this.state.history)
  /** What the log tells beside the moves. */
  notes = $derived(this.state.notes)
  words = $derived(this.state.words)
  /** Minutes after which a player by link counts as away, or null. */
  absence = $derived(this.state.absence)
  pace = $derived(this.state.pace)
  rated = $derived(this.state.rated)
  /** The day whose game it is, if it is that of a day, and whether it is practice. */
  day = $derived(this.state.day)
  practice = $derived(this.state.practice)
  /** The problem that is solved here, if one is, and whether the turn that answers it is over. */
  problem = $derived(this.state.problem)
  answered = $derived(this.state.answered)
  /** Whether everybody plays by themselves, since the outcome counts. */
  unaided = $derived(this.rated || this.problem !== '' || (this.day !== '' && !this.practice))
  /** Whether a coach may help here. */
  coached = $derived(this.state.coached)
  /** Whether all lines played here are kept. */
  study = $derived(this.state.study)
  /** Why the table can't go on, if it can't. */
  trouble = $derived(this.state.trouble)
  hasRecord = $derived(this.state.has_record)
  /** Whether a study of the game can be opened: while others play only if the table allows it. */
  mayStudy = $derived(this.state.may_study)
  /** What the guide says, where a lesson is given. */
  guidance = $derived(this.state.guidance)
  /** The seats whose players want to end the game, and how they have ended it. */
  ends = $derived(this.state.ends)
  ending = $derived(this.state.ending)
  /** The table where those who sit here go on. */
  followedBy = $derived(this.state.followed_by)
  /** The seats that can be taken over with a link. */
  offered = $derived(this.state.offered)
  /** The server's last view; `motion.shown` follows it while pieces travel. */
  view = $derived(this.state.view as G['view'] | null)
  /** The decisions of all seats at this screen: the server tells each seat its own. */
  decisions = $state.raw<Decision[]>([])
  /** What is printed in this game; it is there before what draws it. */
  reference = $state.raw<G['reference'] | null>(null)
  /** What draws this game, and what it has fetched besides. */
  face = $state.raw<Face<G> | null>(null)
  extra = $state.raw<G['extra'] | null>(null)

  motion = new Motion<G>(
    () => this.face,
    () => this.reference,
  )
  /** When this browser saw what is shown, in milliseconds since 1970, if that is from before it came here; or null. */
  keptAt = $state<number | null>(null)
  /** A view of the past that is looked at, and its version. */
  past = $state.raw<{ at: number; view: G['view'] } | null>(null)
  /** What leads there, while pieces travel once more. */
  readonly retold = new Motion<G>(
    () => this.face,
    () => this.reference,
  )
  /** The player whom the log and the replay tell of alone, or null. */
  followed = $state<number | null>(null)
  /** Whether the past plays by itself. */
  replays = $state(false)
  /** What is planned or tried out, while that is shown instead of the table as it stands. */
  ahead = $state.raw<Ahead<G> | null>(null)

  /** Whose player is at this screen, if it serves several; null until somebody says so. */
  eyes = $state<number | null>(null)
  /** Whether that player wants to look on although another one has to come. */
  lingering = $state(false)
  /** The seat that decides at this screen; chosen by hand when several of ours may. */
  chosen = $state(0)
  /** The seat whose boards are shown in full, if it isn't the deciding one. */
  looked = $state<number | null>(null)
  sending = $state(false)
  note = $state.raw<Sayable | null>(null)
  /** The move that waits to be confirmed. */
  toConfirm = $state.raw<Waiting | null>(null)
  /** Whether a player is taking back: moments that passed unasked are taken back with the move before them. */
  takingBack = $state(false)
  /** When the server was heard last, by this browser's clock: from then on it counts by itself. */
  heardAt = $state(0)
  /** The version up to which what others did has been put away as seen. */
  putAway = $state(0)
  /** What others have used since one's last move. */
  marks = $derived.by(() => marksOf(this))

  /** Whether nobody looks at it any more. */
  closed = false
  private met = false
  /** How often a move was pressed and sent, and how often the past was asked for: of several only the last one counts. */
  private presses = 0
  private sent = 0
  private looks = 0
  readonly previews = new Previews(this)
  private readonly news: NewsFeed<G> | undefined

  /** Of a table without an id nothing is heard: it stands still, as whoever made it has set it up. */
  constructor(
    readonly id: string,
    readonly key: string,
    private readonly titles: Titles,
  ) {
    if (!id) return
    this.news = new NewsFeed(this)
    // Who comes back need not wait for the server to say which game it is.
    const title = remembered().find((entry) => entry.table === id)?.title
    if (title)
      void titles(title)
        .face()
        .catch(() => {})
  }

  /** Leaves the table. */
  close(): void {
    this.closed = true
    this.news?.close()
    this.motion.skip()
    this.retold.skip()
  }

  /** What is drawn now. */
  get shown(): G['view'] | null {
    if (this.past && this.retold.busy) return this.retold.shown
    return this.past?.view ?? this.ahead?.view ?? this.motion.shown ?? this.view
  }

  /** What would be drawn after the move that is previewed. */
  get ghost(): G['view'] | null {
    if (!this.view || !this.preview || this.past || this.motion.busy) return null
    return changed(this.view, this.preview.found.changes)
  }

  /** Whether who looks has a key or a seat of their own here. */
  get isSeated(): boolean {
    return this.key !== '' || this.players.some(({ yours }) => yours)
  }

  /** The seats at this screen that have to decide. */
  get deciding(): number[] {
    const known = this.decisions
      .filter((decision) => this.mine.includes(decision.seat) && !this.passes(decision))
      .map((decision) => decision.seat)
    return this.news?.unheard.includes(this.chosen) && !known.includes(this.chosen)
      ? [...known, this.chosen].sort()
      : known
  }

  /** Whether a decision is one of which its player does not want to hear, or which can't be shown yet. */
  passes(decision: Decision): boolean {
    return !this.face || (!isTaught(this.guidance, decision) && (this.face.passes?.(this, decision) ?? false))
  }

  /** The seat whose player has to come to this screen before a hand is shown, or null. */
  get awaited(): number | null {
    // Who studies a game plays all its seats.
    return this.view &&
      !this.study &&
      this.face?.hasSecrets?.(this.view) &&
      this.mine.length > 1 &&
      this.deciding.length &&
      (this.eyes !== this.seat || !this.news?.told)
      ? this.seat
      : null
  }

  /** Whether a seat's hand may be shown here: at a screen of several players to its own alone, in a study always. */
  showsHand(seat: number): boolean {
    return this.mine.length < 2 || this.study || this.eyes === seat
  }

  /** Whether the table is covered until then. */
  get covered(): boolean {
    return this.awaited !== null && !this.lingering && !this.past && !this.motion.busy
  }

  /** The seat whose decision is shown. */
  get seat(): number {
    const deciding = this.deciding
    if (deciding.includes(this.chosen)) return this.chosen
    return deciding[0] ?? (this.mine.includes(this.chosen) ? this.chosen : (this.mine[0] ?? 0))
  }

  /** The seat whose boards are shown in full. */
  get inFull(): number {
    return this.looked ?? (this.awaited === null ? this.seat : (this.eyes ?? this.seat))
  }

  get decision(): Decision | null {
    if (this.ahead && !this.past) return this.ahead.decision
    if (this.past || this.awaited !== null || !this.deciding.includes(this.seat)) return null
    return this.decisions.find((each) => each.seat === this.seat) ?? null
  }

  get canUndo(): boolean {
    if (this.past) return false
    return this.ahead?.undo ? this.ahead.canUndo! : this.undoable.some((seat) => this.mine.includes(seat))
  }

  name(seat: number): string {
    return this.players.find((player) => player.seat === seat)?.name ?? ''
  }

  /** Plays a move for the deciding seat, or lays it down to be confirmed. */
  async play(move: MoveView, confirmed = false): Promise<void> {
    if (this.sending || !this.decision) return
    if (this.ahead) return this.ahead.add(move)
    const { decision } = this
    const { seat } = decision
    const press = ++this.presses
    const waits = confirmed ? null : await waiting(this, seat, move)
    if (press !== this.presses || this.sending || this.decision !== decision) return
    this.toConfirm = waits
    if (waits) return
    this.chosen = seat
    this.looked = null
    this.takingBack = false
    this.hidePreview()
    this.motion.skip()
    await this.send(() => api.move(this.id, this.key, this.version, seat, move.text))
  }

  /** Whether more than one move of a turn can be taken back. */
  get canUndoTurn(): boolean {
    return this.canUndo && (!!this.ahead?.undo || this.turns.includes(this.undoSeat))
  }

  /** The seat of ours that takes back, the deciding one first; or -1. */
  private get undoSeat(): number {
    const seats = this.undoable.filter((seat) => this.mine.includes(seat))
    return seats.includes(this.seat) ? this.seat : (seats[0] ?? -1)
  }

  /** Whether a seat of ours may take back the move of this version, and all its moves after it. */
  canUndoTo(seat: number, version: number): boolean {
    return this.canUndo && !this.ahead?.undo && this.mine.includes(seat) && version >= (this.undoTo[seat] ?? Infinity)
  }

  /** Takes back the last move of a seat of ours, or its whole turn. */
  undo(turn = false): Promise<void> {
    return this.ahead?.undo?.(turn) ?? this.takeBack({ seat: this.undoSeat, turn })
  }

  /** Takes back the move of this version, and all moves of its seat after it. */
  undoDownTo(seat: number, version: number): Promise<void> {
    return this.takeBack({ seat, to: version })
  }

  private async takeBack(wanted: Omit<UndoRequest, 'version'>): Promise<void> {
    if (this.sending || !this.canUndo) return
    this.hidePreview()
    this.motion.skip()
    this.chosen = wanted.seat
    this.takingBack = true
    await this.send(() => api.undo(this.id, this.key, { version: this.version, ...wanted }))
  }

  private async send(request: () => Promise<{ version: number }>): Promise<void> {
    const sent = ++this.sent
    this.sending = true
    this.note = null
    let waits: Sayable | null = null
    try {
      // News of it end the wait, too: then the reply alone was lost.
      await surely(
        request,
        () => this.sending && sent === this.sent && !this.closed,
        (why) => (this.note = waits = why),
      )
      if (waits && this.note === waits) this.note = null
    } catch (error) {
      this.sending = this.takingBack = false
      if (!(error instanceof Refused)) throw error
      // The table has moved on: the stream brings the news, the person decides anew.
      this.note = error.status === 409 ? { id: 'screen-stale' } : error.reason
    }
  }

  /** What the move that a pointer rests on would bring, or null. */
  get preview(): Previews['shown'] {
    return this.previews.shown
  }

  /** Shows what a move would bring. */
  async showPreview(move: MoveView): Promise<void> {
    if (this.decision && !this.ahead) await this.previews.show(this.decision.seat, move)
  }

  hidePreview(): void {
    this.previews.hide()
  }

  /** Looks at the table as it stood at an earlier version, or at the present again; false if another look was asked for meanwhile. */
  async lookBack(at: number | null): Promise<boolean> {
    this.hidePreview()
    this.motion.skip()
    this.retold.skip()
    const look = ++this.looks
    if (at === null || at >= this.version) {
      this.past = null
      return true
    }
    try {
      const view = await this.back(at)
      if (look === this.looks) this.past = { at, view }
    } catch (error) {
      if (look === this.looks) this.note = reasonOf(error)
    }
    return look === this.looks
  }

  /** Looks at the table as it stood at a later version than the one that is looked at, and shows what leads there. */
  async lookOn(at: number): Promise<void> {
    const before = this.past
    if (!before || at >= this.version || !settings.moves) {
      await this.lookBack(at)
      return
    }
    const look = ++this.looks
    try {
      const query = `since=${before.at}&at=${at}${this.gaze}`
      const { scenes, view } = await api.scenes<G['view']>(this.id, query, this.key)
      if (look !== this.looks) return
      const past = this.history.filter(({ version }) => version > before.at && version <= at)
      this.past = { at, view }
      this.retold.replay(before.view, shown(before.view, past, scenes), view)
    } catch (error) {
      if (look === this.looks) this.note = reasonOf(error)
    }
  }

  /** The table as it stood at an earlier version. */
  async back(at: number): Promise<G['view']> {
    return (await api.look(this.id, `at=${Math.max(0, at)}${this.gaze}`, this.key)).view
  }

  /** Shows once more what has happened since a version. */
  async replay(since: number): Promise<void> {
    const before = await this.back(since)
    const news = await api.news(this.id, `since=${since}${this.gaze}`, this.key)
    // Of what is too long ago there are no news, but only the table as it is.
    if (this.view && news.type === 'update')
      this.motion.replay(before, shown(before, news.past, news.scenes), this.view)
  }

  /** The player of a seat has come to this screen: now it is their hand that is shown. */
  lookAs(seat: number): void {
    this.eyes = seat
    this.chosen = seat
    this.looked = null
    this.news?.anew()
  }

  /** What the server is told of the eyes that look, at the end of a query. */
  get gaze(): string {
    return this.eyes === null ? '' : `&eyes=${this.eyes}`
  }

  /** Fetches what draws the game, once, and what this table needs besides. */
  async meet(title: string, options: Readonly<Record<string, string>>): Promise<void> {
    if (this.met || this.closed) return
    this.met = true
    try {
      const { face, reference } = await fetchGame<G>(this.titles, title, options)
      this.reference = reference
      this.face = face
      const brought = this.face.bring?.(this)
      if (brought) this.extra = await brought
    } catch {
      this.met = false
      setTimeout(() => void this.meet(title, options), AGAIN)
    }
  }
}

/** A table for a component that opens it, but whose state can be read when that has gone: it is kept then, and pieces travel. */
export function lasting(make: () => Table): Table {
  let made!: Table
  $effect.root(() => void (made = make()))
  return made
}
