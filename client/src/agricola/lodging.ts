/** Where people live: the rooms of the house first, then a stable amid fields, then cards. */
import type { Message } from '../lib/protocol'
import type { FarmerView, LodgingView } from './protocol'

/** How many people there is room for, and where. */
export function roomFor({ lodgings, people }: FarmerView): Message {
  const room = lodgings.reduce((sum, each) => sum + each.room, 0)
  const where = lodgings.map(lodging)
  return where.length > 1
    ? { id: 'screen-lodgings', args: { room, people, where } }
    : { id: 'screen-lodgings-house', args: { room, people } }
}

function lodging({ where, room: count }: LodgingView): Message {
  const [kind, card] = where.split(':')
  return { id: `screen-lodging-${kind}`, args: card ? { count, card: { id: `card-${card}` } } : { count } }
}
