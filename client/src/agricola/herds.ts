/** Where the animals of a pasture are drawn: among its spaces, with what it holds in words at its last one. */
import { spaceOf } from './farmyard'
import type { FarmerView } from './protocol'

/** What is drawn on a space of a pasture. */
export interface Herd {
  animal: string
  /** How many animals are drawn here. */
  drawn: number
  /** The number of animals in the pasture and how many it holds, at one of its spaces. */
  sign?: { count: number; capacity: number }
}

/** What is drawn on the spaces of all pastures, by their numbers; so many animals at most on each of them. */
export function herdsOf(player: FarmerView, most: number): ReadonlyMap<number, Herd> {
  const found = new Map<number, Herd>()
  for (const { spaces, animal, count, capacity } of player.pastures) {
    const here = spaces.map(spaceOf).sort((a, b) => a - b)
    const room = new Map(here.map((space) => [space, player.farm[space]?.stable ? Math.max(1, most - 1) : most]))
    const herds = new Map(here.map((space) => [space, { animal, drawn: 0 } as Herd]))
    let left = count
    for (let deep = 1; deep <= most; deep++) {
      for (const space of here) {
        if (!left || room.get(space)! < deep) continue
        herds.get(space)!.drawn = deep
        left -= 1
      }
    }
    herds.get(here.at(-1)!)!.sign = { count, capacity }
    for (const [space, herd] of herds) found.set(space, herd)
  }
  return found
}
