/** Which pieces an event sends across the screen, and between which places. */
import type { GameEvent, View } from '../lib/protocol'
import { symbols } from '../symbols'

export interface Flight { from: string; to: string; picture: string }

const MOST_PIECES = 5

function picture(symbol: string, count = 1): string {
  const one = `<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">${symbols[symbol] ?? ''}</svg>`
  return count > MOST_PIECES ? `${one}<b>×${count}</b>` : one.repeat(Math.max(1, count))
}

/** The journeys of an event; places are the `data-at` of elements. */
export function flights(event: GameEvent, view: View): Flight[] {
  const mine = (place: string): string => `${event.seat}/${place}`
  switch (event.type) {
    case 'workers-placed':
      return [{ from: mine('workers'), to: `space:${event.space}`, picture: picture('worker', event.count) }]
    case 'workers-exchanged':
      return [{ from: mine('workers'), to: mine('tools'), picture: picture('tools', event.count) }]
    case 'workers-gained':
      return [{ from: mine('center'), to: mine('workers'), picture: picture('worker', event.count) }]
    case 'gained':
      return [{ from: source(event.source, mine), to: mine(event.to || event.resource), picture: picture(event.resource, event.count) }]
    case 'paid':
      return [{ from: mine(event.source || event.resource), to: view.phase === 9 ? mine('center') : 'supply', picture: picture(event.resource, event.count) }]
    case 'field-gained':
      return [{ from: source(event.source, mine), to: mine(`field:${event.column}`), picture: picture('field') }]
    case 'field-spent':
      return [{ from: mine(`field:${event.column}`), to: 'supply', picture: picture('field') }]
    case 'sown':
      return [{ from: mine(event.good), to: mine(`field:${event.column}`), picture: picture(event.good) }]
    case 'harvested':
      return [{ from: mine(`field:${event.column}`), to: mine(event.good), picture: picture(event.good, event.count) }]
    case 'sheep-moved':
      return [{ from: mine(`sheep:${event.source}`), to: mine(`sheep:${event.to}`), picture: picture('sheep') }]
    case 'sheep-died':
      return [{ from: mine(`sheep:${view.round}`), to: 'supply', picture: picture('sheep', event.count) }]
    default:
      return []
  }
}

function source(place: string, mine: (place: string) => string): string {
  if (place.startsWith('space:') || place === 'supply') return place
  return mine(place)
}
