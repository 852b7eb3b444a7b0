/** Where people live: the rooms of the house first, then a stable amid fields, then cards. */
import type { Message } from '../lib/protocol'
import type { FarmerView } from './protocol'

/** How many people are seen in each room, by the number of its space, and in the stable amid fields. */
export interface Seen { rooms: ReadonlyMap<number, number>; stable: number }

/** How many people the house has room for, and the stable amid fields. */
function placesOf(player: FarmerView): { house: number; stable: number } {
  return { house: player.farm.reduce((sum, { lodges }) => sum + lodges, 0), stable: player.corner_stable ? 1 : 0 }
}

/** Where so many people are seen who are at home: those who live on cards go out first. */
export function seenAt(player: FarmerView, home: number): Seen {
  const places = placesOf(player)
  const elsewhere = player.played.reduce((sum, { lodgers }) => sum + lodgers, 0)
  const amid = Math.max(0, Math.min(places.stable, player.people - elsewhere - places.house))
  const inside = Math.min(home, player.people - elsewhere - amid)
  const rooms = new Map<number, number>()
  player.farm.forEach(({ tile }, space) => {
    if (tile === 'room') rooms.set(space, 0)
  })
  for (let left = inside, deep = 0; left && rooms.size; deep++) {
    for (const space of rooms.keys()) {
      // Whoever has no room of their own moves in with others.
      const more = Math.min(left, deep ? 1 : player.farm[space]!.lodges)
      rooms.set(space, rooms.get(space)! + more)
      left -= more
    }
  }
  return { rooms, stable: Math.min(amid, home - inside) }
}

/** How many people there is room for, and where. */
export function roomFor(player: FarmerView): Message {
  const { house, stable } = placesOf(player)
  const args = { room: player.lodgings, people: player.people }
  const cards = player.played.filter(({ lodges }) => lodges)
  if (!stable && !cards.length) return { id: 'screen-lodgings-house', args }
  const where: Message[] = [
    { id: 'screen-lodging-house', args: { count: house } },
    ...(stable ? [{ id: 'screen-lodging-stable', args: { count: stable } }] : []),
    ...cards.map(({ name, lodges }) => ({ id: 'screen-lodging-card', args: { count: lodges, card: { id: `card-${name}` } } })),
  ]
  return { id: 'screen-lodgings', args: { ...args, where } }
}
