/** What Hallertau's events are to the eye and in the log. */
import type { Change } from '../lib/face'
import { say } from '../lib/speak.svelte'
import { tally } from '../lib/tally'
import type { GameEvent, Reference } from './protocol'

/** What merely structures the course of play is a heading or, in short, nothing. */
export const ROUTINE: ReadonlySet<string> = new Set([
  'phase-began',
  'workers-gained',
  'boulders-reset',
  'first-player-passed',
])

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
  return (
    (event.type === before.type && FOR_ALL.test(event.type)) || (HARVEST.test(event.type) && HARVEST.test(before.type))
  )
}

const inRow = (row: number | string): string => say('row', { row })

/** What events bring a seat, in symbols. */
export function changes(events: readonly GameEvent[], seat: number, reference: Reference): Change[] {
  const { add, show, all } = tally()
  for (const event of events) {
    if (event.seat !== seat) continue
    if (event.type === 'gained') add(event.resource, event.count)
    else if (event.type === 'paid') add(event.resource, -event.count)
    else if (event.type === 'workers-placed') {
      if (event.own) add('worker', -event.count)
    } else if (event.type === 'workers-exchanged') {
      add('worker', -event.count)
      add('tools', event.count)
    } else if (event.type === 'cards-drawn') add(`${event.deck}-card`, event.count)
    else if (event.type === 'card-played') show(`${deckOf(event.card, reference)}-card`, event.card)
    else if (event.type === 'card-discarded') add(`${deckOf(event.card, reference)}-card`, -1)
    else if (event.type === 'harvested') add(event.good, event.count)
    else if (event.type === 'sown') {
      add(event.good, -event.count)
      show('field', inRow(event.row))
    } else if (event.type === 'field-gained') show('field', `+1 (${inRow(event.row)})`)
    else if (event.type === 'field-spent') show('field', `−1 (${inRow(event.row)})`, true)
    else if (event.type === 'field-moved') show('field', inRow(`${event.row}→${event.to}`), event.to < event.row)
    else if (event.type === 'sheep-moved') show('sustain')
    else if (event.type === 'craft-advanced' || event.type === 'craft-retreated')
      show(event.craft, `→${event.position}`, event.type === 'craft-retreated')
    else if (event.type === 'center-moved')
      show('community-center', event.points ? `${event.points}` : `${event.workers}`)
  }
  return all()
}

/** The deck of a card: its number begins with a digit of that deck's. */
export function deckOf(number: string, reference: Reference): string {
  return reference.decks[number[0]!] ?? ''
}
