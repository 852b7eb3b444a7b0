/** What flies across the screen because of hand cards. */
import type { Journey } from '../flights'
import type { GameEvent, View } from '../protocol'
import { kindOf } from './facts'

/** From where to where what flies; places are those of its seat, but for what is passed on. */
export function flight(event: GameEvent, { printed }: View): readonly Journey[] {
  switch (event.type) {
    case 'hand-card-played':
      return [['hand', 'played', kindOf(printed, event.card)]]
    case 'hand-card-discarded':
      return [['hand', 'supply', kindOf(printed, event.card)]]
    case 'minors-drawn':
      return [['supply', 'hand', 'minor', event.count]]
    case 'occupation-given':
      return [['hand', event.to < 0 ? 'supply' : `seat:${event.to}/hand`, 'occupation']]
    case 'hand-card-passed':
      return [['played', event.to < 0 ? 'supply' : `seat:${event.to}/hand`, kindOf(printed, event.card)]]
    case 'field-promised':
      return [[event.source, `round:${event.round}`, 'field']]
    case 'piece-promised':
      return [[event.source, `round:${event.round}`, event.what]]
    case 'promise-ended':
      return event.rounds.map((round) => [`round:${round}`, event.to, event.resource])
    case 'goods-given':
      return [[event.resource, `seat:${event.to}/${event.resource}`, event.resource, event.count]]
    case 'person-called':
      return [['supply', 'people', 'person']]
    case 'person-left':
      return [['people', 'supply', 'person']]
    case 'begging-marker-taken':
      return [['supply', 'people', 'begging']]
    case 'pieces-removed':
      return [[`${event.what}s`, 'supply', event.what, event.count]]
    case 'laid-on-card':
      return [['supply', `card:${event.card}`, event.resource, event.count]]
    case 'fences-razed':
      return [['farmyard', 'fences', 'fence', event.count]]
    case 'fence-taken':
      return [[`seat:${event.giver}/fence`, 'farmyard', 'fence', 1]]
    case 'stable-laid':
      return [['stables', `space:${event.action}`, 'stable', 1]]
    case 'laid-on-space':
      return [['supply', `space:${event.action}`, event.resource, event.count]]
    case 'laid-on-farmyard':
      return [['supply', 'farmyard', event.resource, event.count]]
    case 'palisades-placed':
      return [['wood', 'farmyard', 'wood', event.count]]
    case 'crop-added':
      return [['supply', placeOf(event.place), event.resource]]
    case 'crop-discarded':
      return [[placeOf(event.place), 'supply', event.resource]]
    case 'crop-moved':
      return [[placeOf(event.place), placeOf(event.to), event.resource]]
    case 'bonus-points-gained':
      return [[event.source, 'points', 'bonus', event.points]]
    default:
      return []
  }
}

/** Fields are called by their space of the farmyard, or by the card that they are on. */
const SPACE = /^[A-E][1-3]$/

function placeOf(field: string): string {
  return SPACE.test(field) ? `farm:${field}` : `card:${field}`
}
