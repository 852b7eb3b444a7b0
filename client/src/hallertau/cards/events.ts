/** What flies across the screen because of cards. */
import { deckOf } from '../events'
import type { GameEvent, Reference, View } from '../protocol'

/** From where to where what flies, and how many. */
export function flight(
  event: GameEvent,
  view: View,
  reference: Reference,
): readonly [string, string, string, number] | null {
  switch (event.type) {
    case 'cards-drawn':
      return [
        event.source === 'stable-board' ? `sheep:${view.round}` : `pile:${event.deck}`,
        'hand',
        `${event.deck}-card`,
        event.count,
      ]
    case 'card-played':
      return ['hand', 'played', `${deckOf(event.card, reference)}-card`, 1]
    case 'card-discarded':
      return ['hand', 'supply', `${deckOf(event.card, reference)}-card`, 1]
    case 'workers-returned':
      return [`space:${event.space}`, 'supply', 'worker', event.count]
    case 'workers-moved':
      return [`space:${event.space}`, `space:${event.to}`, 'worker', event.count]
    case 'uprooted':
      return [`field:${event.column}`, 'supply', event.good, 1]
    default:
      return null
  }
}
