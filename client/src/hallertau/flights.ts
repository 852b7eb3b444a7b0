/** Which pieces an event sends across the screen, and between which places. */
import { pieces, type Flight } from '../lib/pieces'
import type { GameEvent, Reference, View } from './protocol'

/** From where to where what flies, and how many, because of cards; a table with cards brings it along. */
let byCards: (
  event: GameEvent,
  view: View,
  reference: Reference,
) => readonly [string, string, string, number] | null = () => null

export function learnCards(flight: typeof byCards): void {
  byCards = flight
}

/** The journeys of an event; places are the `data-at` of elements. */
export function flights(event: GameEvent, view: View, reference: Reference): Flight[] {
  const mine = (place: string): string => `${event.seat}/${place}`
  switch (event.type) {
    case 'workers-placed':
      return [
        {
          from: event.own ? mine('workers') : 'supply',
          to: `space:${event.space}`,
          picture: pieces('worker', event.count),
        },
      ]
    case 'workers-exchanged':
      return [{ from: mine('workers'), to: mine('tools'), picture: pieces('tools', event.count) }]
    case 'workers-gained':
      return [{ from: mine('center'), to: mine('workers'), picture: pieces('worker', event.count) }]
    case 'gained':
      return [
        {
          from: source(event.source, mine),
          to: mine(event.to || event.resource),
          picture: pieces(event.resource, event.count),
        },
      ]
    case 'paid':
      return [
        {
          from: mine(event.source || event.resource),
          to: view.phase === reference.progress ? mine('center') : 'supply',
          picture: pieces(event.resource, event.count),
        },
      ]
    case 'field-gained':
      return [{ from: source(event.source, mine), to: mine(`field:${event.column}`), picture: pieces('field') }]
    case 'field-spent':
      return [{ from: mine(`field:${event.column}`), to: 'supply', picture: pieces('field') }]
    case 'sown':
      return [{ from: mine(event.good), to: mine(`field:${event.column}`), picture: pieces(event.good, event.count) }]
    case 'harvested':
      return [{ from: mine(`field:${event.column}`), to: mine(event.good), picture: pieces(event.good, event.count) }]
    case 'sheep-moved':
      return [{ from: mine(`sheep:${event.source}`), to: mine(`sheep:${event.to}`), picture: pieces('sheep') }]
    case 'sheep-died':
      return [{ from: mine(`sheep:${view.round}`), to: 'supply', picture: pieces('sheep', event.count) }]
    default: {
      const flight = byCards(event, view, reference)
      return flight
        ? [{ from: source(flight[0], mine), to: source(flight[1], mine), picture: pieces(flight[2], flight[3]) }]
        : []
    }
  }
}

function source(place: string, mine: (place: string) => string): string {
  if (/^(space|pile):|^supply/.test(place)) return place
  if (place.startsWith('card:')) return mine('played')
  return mine(place)
}
