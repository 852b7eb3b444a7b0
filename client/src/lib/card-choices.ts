/** What cards should bring where one chooses among them, in words. */
import { tenths } from './advice'
import { botName } from './bots'
import { dayOf } from './moment'
import type { JudgedPick } from './people'
import type { CardChoice, Estimate, Measured } from './protocol'
import type { Sayable } from './speak.svelte'

/** Whether an estimate is beyond its interval. */
export function isSure({ value, half }: Estimate): boolean {
  return Math.abs(value) > half
}

/** An estimate with its sign and its interval. */
export function told({ value, half }: Estimate): string {
  const rounded = Math.round(value * 10) / 10
  return `${rounded < 0 ? '' : '+'}${tenths(rounded || 0)} ± ${tenths(half)}`
}

/** By how much one of two is better, which words say. */
export function reach({ value, half }: Estimate): string {
  return `${tenths(Math.abs(value))} ± ${tenths(half)}`
}

/** How a pick does beside the best card of its kind; `title` is what a card is called. */
export function verdict({ ranked, behind, is_best }: JudgedPick, title: (card: string) => string): Sayable {
  if (is_best) return { id: 'draft-best' }
  const args = { card: title(ranked[0]?.card ?? ''), points: reach(behind), sure: isSure(behind) ? 'yes' : 'no' }
  return { id: 'draft-behind', args }
}

/** The cards in hand with which a card goes well, and by how much. */
export function partnersOf({ card, partners }: CardChoice): { card: string; points: string }[] {
  return partners.flatMap(({ cards, points }) =>
    cards.filter((other) => other !== card).map((other) => ({ card: other, points: told(points) })),
  )
}

/** Where what is said of cards comes from. */
export function sourceOf({ games, bot, players, date }: Measured): Sayable {
  return {
    id: 'draft-source',
    args: { games, bot: botName(bot), players, date: dayOf(Date.parse(`${date}T12:00Z`)) },
  }
}
