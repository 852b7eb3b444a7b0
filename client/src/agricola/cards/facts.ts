/** What stands on hand cards, and how several of their pictures tell it. */
import type { Message } from '../../lib/protocol'
import { say } from '../../lib/speak.svelte'
import { amountOf, tokensOf } from '../layout'
import type { HandCardReference, PlayedView } from '../protocol'
import type { Table } from '../table'

/** The cards by name that are seen in a view. */
export type Facts = Readonly<Record<string, HandCardReference>>

/** Whether a card is a minor improvement or an occupation. */
export function kindOf(facts: Facts, name: string): string {
  return facts[name]?.kind ?? 'minor'
}

/** Cards by their kinds. */
export function sorted(facts: Facts, names: readonly string[]): { minors: string[]; occupations: string[] } {
  const ofKind = (kind: string): string[] => names.filter((name) => facts[name]?.kind === kind)
  return { minors: ofKind('minor'), occupations: ofKind('occupation') }
}

/** The cards in a hand as far as they may be seen here. */
export function handOf(table: Table, seat: number): { minors: string[]; occupations: string[] } {
  return sorted(table.shown?.printed ?? {}, table.showsHand(seat) ? (table.shown?.players[seat]?.hand ?? []) : [])
}

type Price = Pick<HandCardReference, 'costs' | 'cost_each'>

/** What has to be paid for a card, in symbols. */
export function priceOf({ costs, cost_each }: Price): string[] {
  const ways = costs.map(tokensOf).filter((way) => way.length)
  const each = tokensOf(cost_each)
  return [
    ...ways.flatMap((way, i) => (i ? ['slash', ...way] : way)),
    ...(each.length ? [...each, 'per', 'person'] : []),
  ]
}

function inWords(cost: Record<string, number>): Message[] {
  return Object.entries(cost).map(([good, count]) => amountOf(good, count))
}

/** What has to be paid for a card, in words; "" if it is nothing. */
export function priceInWords({ costs, cost_each }: Price): string {
  const ways = costs.map(inWords).filter((way) => way.length)
  const each = inWords(cost_each)
  if (each.length) return say('screen-card-cost-each', { cost: each })
  return ways.map((cost, i) => say(i ? 'screen-card-cost-or' : 'screen-card-cost', { cost })).join(' ')
}

/** What lies, grows and lives on a card in play, as symbols with numbers. */
export function contentOf({
  face_down,
  left,
  bed,
  crop,
  count,
  below,
  stored,
  animals,
  room,
  lodges,
  lodgers,
}: PlayedView): { symbol: string; text: string }[] {
  if (face_down) return [{ symbol: 'face-down', text: '' }]
  const goods = Object.entries(stored)
  const herd = Object.entries(animals)
  return [
    ...(goods.length
      ? goods.map(([symbol, each]) => ({ symbol, text: `${each}` }))
      : left < 0
        ? []
        : [{ symbol: 'stack', text: `${left}` }]),
    ...(bed ? [{ symbol: crop || 'field', text: `${count}` }] : []),
    ...(below ? [{ symbol: 'vegetable', text: `${below}` }] : []),
    ...(lodges ? [{ symbol: 'person', text: `${lodgers}/${lodges}` }] : []),
    ...(herd.length
      ? herd.map(([symbol, each], i) => ({ symbol, text: i + 1 < herd.length ? `${each}` : `${each}/${room}` }))
      : room
        ? [{ symbol: 'holds', text: `0/${room}` }]
        : []),
  ]
}

/** What lies on a card in play, what grows and who lives there, in words. */
export function contentInWords({
  face_down,
  left,
  bed,
  crop,
  count,
  below,
  stored,
  animals,
  room,
  lodges,
  lodgers,
}: PlayedView): string {
  if (face_down) return say('screen-card-face-down')
  const goods = Object.entries(stored).map(([good, each]) => amountOf(good, each))
  const herd = Object.entries(animals).map(([animal, each]) => amountOf(animal, each))
  const here = goods.length
    ? say('screen-card-stored', { goods })
    : left < 0
      ? ''
      : say('screen-card-left', { count: left })
  const lives = herd.length
    ? say('screen-card-animals', { animals: herd, room })
    : room
      ? say('screen-card-room', { room })
      : ''
  const grows = !bed
    ? ''
    : count
      ? say('screen-card-bed', { crop: [amountOf(crop, count), ...(below ? [amountOf('vegetable', below)] : [])] })
      : say('screen-card-bed-empty')
  const houses = lodges ? say('screen-card-lodges', { lodges, lodgers }) : ''
  return [here, grows, houses, lives].filter(Boolean).join(' ')
}

/** Everything that stands on a card, to be read out. */
export function spoken(fact: HandCardReference): string {
  return [
    `${say(`card-${fact.name}`)}, ${say(`screen-card-${fact.kind}`)}.`,
    priceInWords(fact),
    fact.prerequisite ? say('screen-card-needs', { prerequisite: fact.prerequisite }) : '',
    say(fact.text),
    fact.points ? `${say('card-points', { points: fact.points })}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
