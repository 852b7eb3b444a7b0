/** What Hallertau's events are to the eye and in the log. */
import type { Change } from '../lib/face'
import { signed } from '../lib/points'
import type { GameEvent, Reference } from './protocol'

/** What merely structures the course of play is a heading or, in short, nothing. */
export const ROUTINE: ReadonlySet<string> = new Set(['phase-began', 'workers-gained', 'boulders-reset', 'first-player-passed'])

/** What symbols tell as well. */
export const COUNTED = /^(gained|paid|harvested)$/

/** What slides by itself on a board, by a transition of its style. */
export function isSlide(event: GameEvent): boolean {
  return /^(craft|boulder-|center|field-moved|workers-removed|round)/.test(event.type)
}

const FOR_ALL = /^(workers-gained|boulders-reset)$/
const HARVEST = /^(harvested|field-moved)$/

/** Events that are one thing to the eye although they concern several: everybody's harvest, a row of removed workers. */
export function together(event: GameEvent, before: GameEvent): boolean {
  return (event.type === before.type && FOR_ALL.test(event.type)) || (HARVEST.test(event.type) && HARVEST.test(before.type))
}

/** What events bring a seat, in symbols. */
export function changes(events: readonly GameEvent[], seat: number, reference: Reference): Change[] {
  const sums = new Map<string, number>()
  const found: Change[] = []
  const add = (symbol: string, count: number): void => void sums.set(symbol, (sums.get(symbol) ?? 0) + count)
  for (const event of events) {
    if (event.seat !== seat) continue
    if (event.type === 'gained') add(event.resource, event.count)
    else if (event.type === 'paid') add(event.resource, -event.count)
    else if (event.type === 'workers-placed') { if (event.own) add('worker', -event.count) }
    else if (event.type === 'workers-exchanged') { add('worker', -event.count); add('tools', event.count) }
    else if (event.type === 'cards-drawn') add(`${event.deck}-card`, event.count)
    else if (event.type === 'card-played') found.push({ symbol: `${deckOf(event.card, reference)}-card`, text: event.card, less: false })
    else if (event.type === 'card-discarded') add(`${deckOf(event.card, reference)}-card`, -1)
    else if (event.type === 'harvested') add(event.good, event.count)
    else if (event.type === 'sown') { add(event.good, -event.count); found.push({ symbol: 'field', text: `${event.row}`, less: false }) }
    else if (event.type === 'field-gained') found.push({ symbol: 'field', text: `+${event.row}`, less: false })
    else if (event.type === 'field-spent') found.push({ symbol: 'field', text: `−${event.row}`, less: true })
    else if (event.type === 'field-moved') found.push({ symbol: 'field', text: `${event.row}→${event.to}`, less: event.to < event.row })
    else if (event.type === 'sheep-moved') found.push({ symbol: 'sustain', text: '', less: false })
    else if (event.type === 'craft-advanced' || event.type === 'craft-retreated') found.push({ symbol: event.craft, text: `→${event.position}`, less: event.type === 'craft-retreated' })
    else if (event.type === 'center-moved') found.push({ symbol: 'community-center', text: event.points ? `${event.points}` : `${event.workers}`, less: false })
  }
  const counted = [...sums].filter(([, count]) => count).map(([symbol, count]) => ({ symbol, text: signed(count), less: count < 0 }))
  return [...counted, ...found].slice(0, 9)
}

/** The deck of a card: its number begins with a digit of that deck's. */
export function deckOf(number: string, reference: Reference): string {
  return reference.decks[number[0]!] ?? ''
}
