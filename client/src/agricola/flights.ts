/** Which pieces an event sends across the screen, and between which places. */
import { pieces, type Flight } from '../lib/pieces'
import { svg } from '../symbols'
import { kindOfImprovement } from './layout'
import type { GameEvent, Reference, View } from './protocol'

/** Places that do not belong to a player. */
const COMMON = /^(space|round|improvement|supply)/

/** From where to where something flies, and its symbol. */
export type Journey = readonly [from: string, to: string, symbol: string, count?: number]

/** From where to where what flies because of hand cards; a table with cards brings it along. */
let byCards: (event: GameEvent, after: View) => readonly Journey[] = () => []

export function learnCards(flight: typeof byCards): void {
  byCards = flight
}

/** The journeys of an event; places are the `data-at` of elements. */
export function flights(event: GameEvent, view: View, _reference: Reference, after: View): Flight[] {
  const end = (place: string, seat: number): string =>
    COMMON.test(place) ? place : place.startsWith('seat:') ? place.slice(5) : `${seat}/${place}`
  const journey = (from: string, to: string, symbol: string, count = 1): Flight => ({
    from: end(from, event.seat),
    to: end(to, event.seat),
    picture: pieces(symbol, count),
  })
  const walk = (from: string, to: string, seat: number): Flight => ({
    from: end(from, seat),
    to: end(to, seat),
    picture: `<i class="seat${seat} seatsign">${svg('person')}</i>`,
  })
  switch (event.type) {
    case 'round-phase-began':
      if (event.phase !== 'returning-home') return []
      return view.actions.flatMap((action) => action.seats.map((seat) => walk(`space:${action.name}`, 'people', seat)))
    case 'person-placed':
      return [walk('people', `space:${event.action}`, event.seat)]
    case 'person-moved':
      return [walk(`space:${event.left}`, `space:${event.action}`, event.seat)]
    case 'starting-player-taken':
      return view.first === event.seat ? [] : [journey('space:meeting-place', 'people', 'starting-player')]
    case 'gained':
      return [journey(event.source, event.resource, event.resource, event.count)]
    case 'fields-harvested':
      return [
        ...event.grain_from.map((place) => journey(place, 'grain', 'grain')),
        ...event.vegetables_from.map((place) => journey(place, 'vegetable', 'vegetable')),
      ]
    case 'paid':
      return [journey(event.resource, event.to, event.resource, event.count)]
    case 'exchanged':
      return [
        journey(event.resource, event.source, event.resource, event.count),
        journey(event.source, 'food', 'food', event.food),
      ]
    case 'promised':
      return event.rounds.map((round) => journey(event.source, `round:${round}`, event.resource, event.count))
    case 'field-plowed':
      return [journey('supply', `farm:${event.place}`, 'field')]
    case 'room-built':
      return [journey('supply', `farm:${event.place}`, `room-${event.house}`)]
    case 'stable-built':
      return [journey('stables', `${event.place.includes('-') ? 'corner' : 'farm'}:${event.place}`, 'stable')]
    case 'improvement-built':
      return [journey(`improvement:${event.improvement}`, 'improvements', kindOfImprovement(event.improvement))]
    case 'improvement-returned':
      return [journey('improvements', `improvement:${event.improvement}`, kindOfImprovement(event.improvement))]
    case 'family-grew':
      return [journey('supply', 'people', 'newborn')]
    case 'animal-born':
      return [journey('farmyard', event.animal, event.animal)]
    case 'animals-released':
      return [journey(event.animal, 'supply', event.animal, event.count)]
    case 'fed':
      return [
        journey('food', 'people', 'food', event.food),
        ...(event.begging ? [journey('supply', 'people', 'begging', event.begging)] : []),
      ]
    default:
      return byCards(event, after).map((each) => journey(...each))
  }
}
