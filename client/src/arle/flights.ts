/** Which pieces an event sends across the screen, and between which places. */
import { pieces, type Flight } from '../lib/pieces'
import { colourOf } from './layout'
import type { GameEvent, Reference, View } from './protocol'

/** The journeys of an event; places are the `data-at` of elements. */
export function flights(event: GameEvent, _view: View, reference: Reference): Flight[] {
  const mine = (place: string): string => `${event.seat}/${place}`
  const end = (place: string): string => (/^(space|supply)/.test(place) ? place : mine(place))
  const journey = (from: string, to: string, symbol: string, count = 1): Flight[] => [
    { from: end(from), to: end(to), picture: pieces(symbol, count) },
  ]
  switch (event.type) {
    case 'worker-placed':
      return journey('workers', `space:${event.space}`, 'worker')
    case 'gained':
      return journey(event.source, event.resource, event.resource, event.count)
    case 'paid':
      return journey(event.resource, event.to, event.resource, event.count)
    case 'tile-placed':
      return journey('supply', `land:${event.space}`, event.tile)
    case 'tile-removed':
      return journey(`land:${event.space}`, 'supply', event.tile)
    case 'built':
      return [
        {
          from: `building:${event.building}`,
          to: mine(`land:${event.space}`),
          picture: pieces(`building-${colourOf(event.building, reference)}`),
        },
      ]
    case 'equipment-gained':
      return journey(`supply:${event.piece}`, 'barn', event.piece)
    case 'equipment-returned':
      return journey('barn', `supply:${event.piece}`, event.piece)
    case 'peat-cut':
      return journey(`moor:${event.moor}`, 'peat', 'peat', event.count)
    case 'animal-born':
      return journey('animals', event.animal, event.animal)
    case 'animals-returned':
      return journey(event.animal, 'supply', event.animal, event.count)
    case 'loaded':
      return journey(
        reference.destinations.some(({ name }) => name === event.piece) ? `destination:${event.piece}` : event.piece,
        `vehicle:${event.parking}`,
        event.piece,
      )
    default:
      return []
  }
}
