/** What cards were worth in games of a bot with itself, in words. */
import { tenths } from './advice'
import { get } from './api'
import { botName } from './bots'
import { dayOf } from './moment'
import type { Difference, HandWorth, KnownCard, KnownCards } from './protocol'
import type { Sayable } from './speak.svelte'

/** All that is known of a game's cards; empty if nothing is. */
export function knownCards(title: string): Promise<KnownCards[]> {
  return get(`/api/titles/${title}/card-knowledge`)
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
export function worthsOf(known: readonly KnownCards[], name: string): Worth[] {
  return known.flatMap((set) => {
    const card = set.cards[name]
    return card ? [{ source: sourceOf(set), lines: linesOf(card, set.hands) }] : []
  })
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
    args: { players, games, bot: botName(bot), date: dayOf(Date.parse(`${date}T12:00Z`)) },
  }
}

function linesOf(card: KnownCard, hands: number): Line[] {
  const { dealt, offered, chosen, played, round, points, wins } = card
  const counts: Sayable[] = [{ id: 'card-facts-played', args: { played, round: round === null ? '–' : tenths(round) } }]
  if (offered) counts.unshift({ id: 'card-facts-chosen', args: { chosen, offered } })
  if (dealt) counts.unshift({ id: 'card-facts-dealt', args: { dealt, hands } })
  return [
    ...counts.map((words) => ({ words, sure: false })),
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
