/**
 * What a bot thinks of a finished game: it comes in slices, for as long as somebody looks, and is kept. The first decisions that are
 * looked at are spread over the game.
 */
import { advice } from './advice'
import { reasonOf } from './api'
import { desk } from './desk'
import type { AnyGame } from './face'
import type { HandWorth, Review } from './protocol'
import { rememberNew } from './remembered'
import type { Sayable } from './speak.svelte'
import type { Table } from './table.svelte'
import { movesOf } from './turns'

/** Points below which a move counts as well chosen: the guesses are no better than that. */
const LEAST = 0.5
/** So many moves are listed. */
const MOST = 8

export class GameAnalysis {
  /** What has come so far, in the order of the game. */
  reviews = $state.raw<readonly Review[]>([])
  /** What the hands that were dealt were worth, as far as that is known. */
  hands = $state.raw<readonly HandWorth[]>([])
  /** The versions that the decisions of the game have made, in order. */
  private readonly versions = $derived.by(() => movesOf(this.table))
  problem = $state.raw<Sayable | null>(null)
  /** The move whose decision the table is to show. */
  picked = $state.raw<Review | null>(null)
  /** Where the next slice begins; null when all have come. */
  private next = $state<number | null>(0)

  /** `course`: the versions that name the course of play; what is played anew has others. */
  constructor(
    private readonly table: Table<AnyGame>,
    readonly course: string,
  ) {}

  /** How many decisions the game has. */
  get decisions(): number {
    return this.versions.length
  }

  /** At which place in the game a decision was made, counted from 0. */
  placeOf({ version }: Review): number {
    return this.versions.indexOf(version)
  }

  /** How many decisions were made up to a version. */
  madeBy(version: number): number {
    return this.versions.filter((each) => each <= version).length
  }

  /** Whether all decisions have been looked at. */
  get complete(): boolean {
    return this.next === null
  }

  /** Asks for what is missing until it is there or nobody looks any more. */
  async ask(signal: AbortSignal): Promise<void> {
    this.problem = null
    try {
      while (this.next !== null) {
        const { next, slice, hands } = await advice.analysis(this.table.id, this.table.key, this.next, signal)
        if (signal.aborted) return
        this.next = next
        if (hands) this.hands = hands
        this.reviews = [...this.reviews, ...slice].sort((a, b) => a.version - b.version)
      }
    } catch (error) {
      if (!signal.aborted) this.problem = reasonOf(error)
    }
  }

  /** The moves that cost most, the dearest first: of one seat, or of all (-1). */
  costly(seat: number): Review[] {
    const found = this.reviews.filter((review) => review.cost >= LEAST && (seat < 0 || review.seat === seat))
    return found.sort((a, b) => b.cost - a.cost).slice(0, MOST)
  }

  /** What the moves of a seat have given away so far. */
  givenAway(seat: number): number {
    return this.reviews.filter((review) => review.seat === seat).reduce((sum, review) => sum + review.cost, 0)
  }

  /** Shows the table as it was when this move was chosen, with the boards of who chose it. */
  async show(review: Review): Promise<void> {
    this.picked = review
    this.table.looked = review.seat === this.table.seat ? null : review.seat
    await this.table.lookBack(review.version - 1)
  }

  /** Sets a table up where the game goes on from before this move, and gives its address: one's own seats are one's own again. */
  async stepIn({ version, seat }: Review): Promise<string> {
    const { id, key, title, mine } = this.table
    const made = await desk.stepIn(id, key, { version: version - 1, seats: mine.includes(seat) ? mine : [seat] })
    rememberNew(made, title, { trial: true })
    return `/t/${made.table}#${made.key}`
  }

  /** The move that was chosen where the table is looked at, if the analysis led there. */
  get shown(): Review | null {
    return this.picked && this.table.past?.at === this.picked.version - 1 ? this.picked : null
  }
}

const known = new WeakMap<Table<AnyGame>, GameAnalysis>()

/** The analysis of the game at a table; if the end was taken back and played otherwise, that of the other game. */
export function analysisOf(table: Table<AnyGame>): GameAnalysis {
  const course = table.history.map(({ version }) => version).join()
  let found = known.get(table)
  if (found?.course !== course) known.set(table, (found = new GameAnalysis(table, course)))
  return found
}
