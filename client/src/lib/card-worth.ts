/** What cards were worth in games of a bot with itself, and in those of people on this server, in words. */
import { tenths } from './advice'
import { get } from './api'
import { botName } from './bots'
import { toldOptions } from './days'
import { estimated, shared } from './intervals'
import { dayOf } from './moment'
import type { CardStatistics, Interval, PlayedCard, WithAndWithout } from './people'
import type { Difference, HandWorth, KnownCard, KnownCards } from './protocol'
import type { Sayable } from './speak.svelte'

/** All that is known of a game's cards; empty if nothing is. */
export interface Knowledge {
  bots: readonly KnownCards[]
  people: readonly CardStatistics[]
}

export const NOTHING: Knowledge = { bots: [], people: [] }

/** What is known of a game's cards. */
export async function knownCards(title: string): Promise<Knowledge> {
  const of = `/api/titles/${title}`
  const [bots, people] = await Promise.all([
    get<KnownCards[]>(`${of}/card-knowledge`),
    get<CardStatistics[]>(`${of}/card-statistics`),
  ])
  return { bots, people }
}

/** Something that is said of a card; what can be no chance is `sure`. */
interface Line {
  words: Sayable
  sure: boolean
}

/** What is said of a card, and where it comes from. */
export interface Worth {
  source: Sayable
  lines: readonly Line[]
}

/** The ids of what is said of a difference, whether it is sure or may be chance. */
interface Ids {
  sure: string
  unsure: string
}
const POINTS: Ids = { sure: 'card-facts-points', unsure: 'card-facts-points-unsure' }
const WINS: Ids = { sure: 'card-facts-wins', unsure: 'card-facts-wins-unsure' }

/** What is known of a card: for each number of players and set of cards with which it was measured. */
export function worthsOf({ bots, people }: Knowledge, name: string): Worth[] {
  const measured = bots.flatMap((set) => {
    const card = set.cards[name]
    return card ? [{ source: sourceOf(set), lines: linesOf(card, set.hands) }] : []
  })
  const played = people.flatMap(({ until, played: set }) => {
    const card = set.cards[name]
    if (!card) return []
    const { games, players, options } = set
    const args = { games, players, date: day(until), options: toldOptions(options) }
    return [{ source: { id: 'card-facts-people', args }, lines: playedLines(card, set.hands) }]
  })
  return [...measured, ...played]
}

/** What the hand of a player was worth. */
export function handWorth({ points, half, bot, games }: HandWorth, player: string): Sayable {
  const reach = `${tenths(Math.abs(points))} ± ${tenths(half)}`
  return {
    id: 'hand-worth',
    args: { player, more: points > 0 ? 'yes' : 'no', points: reach, bot: botName(bot), games },
  }
}

function sourceOf({ players, games, bot, date }: KnownCards): Sayable {
  return {
    id: 'card-facts-source',
    args: { players, games, bot: botName(bot), date: day(date) },
  }
}

/** A day such as 2026-12-31 in words. */
function day(date: string): string {
  return dayOf(Date.parse(`${date}T12:00Z`))
}

/** How often a card was in a hand, in the words of `held`, how often it was chosen, and when it was played. */
function counts(card: KnownCard | PlayedCard, hands: number, held: string): Line[] {
  const { dealt, offered, chosen, played, round } = card
  const found: Sayable[] = [{ id: 'card-facts-played', args: { played, round: round === null ? '–' : tenths(round) } }]
  if (offered) found.unshift({ id: 'card-facts-chosen', args: { chosen, offered } })
  if (dealt) found.unshift({ id: held, args: { dealt, hands } })
  return found.map((words) => ({ words, sure: false }))
}

function playedLines(card: PlayedCard, hands: number): Line[] {
  const { points, wins } = card
  return [
    ...counts(card, hands, 'card-facts-held'),
    ...(points ? [beside('points', points, estimated)] : []),
    ...(wins ? [beside('wins', wins, shared)] : []),
  ]
}

/** What hands with a card came to, and those without it. */
function beside(what: string, { having, lacking, sure }: WithAndWithout, write: (mean: Interval) => string): Line {
  const args = { having: write(having), lacking: write(lacking), sure: sure ? 'yes' : 'no' }
  return { words: { id: `card-facts-people-${what}`, args }, sure }
}

function linesOf(card: KnownCard, hands: number): Line[] {
  const { points, wins } = card
  return [
    ...counts(card, hands, 'card-facts-dealt'),
    ...(points ? [line('points', points, tenths, POINTS)] : []),
    ...(wins ? [line('wins', wins, percent, WINS)] : []),
  ]
}

function percent(share: number): string {
  return `${Math.round(100 * share)}`.replace('-', '−')
}

/** By how much hands with a card do better or worse; as a mere number if that may be chance. */
function line(what: string, { value, half, sure }: Difference, write: (number: number) => string, ids: Ids): Line {
  const sign = !sure && value > 0 ? '+' : ''
  const reach = `${sign}${write(sure ? Math.abs(value) : value)} ± ${write(half)}`
  return { words: { id: sure ? ids.sure : ids.unsure, args: { [what]: reach, more: value > 0 ? 'yes' : 'no' } }, sure }
}
