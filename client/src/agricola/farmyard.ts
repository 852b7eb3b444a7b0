/** The geometry of a farmyard, as `farmyard.py` has it: 15 spaces row by row, 20 horizontal fence spaces, 18 vertical ones. */
import type { FarmerView, PastureView } from './protocol'

export const WIDE = 5
export const HIGH = 3
export const SPACES = WIDE * HIGH
export const FENCES = 15
const HORIZONTAL = (HIGH + 1) * WIDE
const PER_SPACE = 2

/** A set of spaces: a bit for each. */
export type Spaces = number

/** The number of a space, by its name in upper or lower case. */
export function spaceOf(name: string): number {
  return (Number(name[1]) - 1) * WIDE + name.toUpperCase().charCodeAt(0) - 65
}

/** The name of a space, by its number. */
export function nameOf(space: number): string {
  return 'ABCDE'[space % WIDE]! + (Math.floor(space / WIDE) + 1)
}

/** The set of some spaces. */
export function setOf(spaces: Iterable<number>): Spaces {
  let found = 0
  for (const space of spaces) found |= 1 << space
  return found
}

/** The spaces of a set, in order. */
export function spacesIn(set: Spaces): number[] {
  return Array.from({ length: SPACES }, (_, space) => space).filter((space) => has(set, space))
}

export function has(set: Spaces, space: number): boolean {
  return (set >> space & 1) === 1
}

/** Where a fence space lies: from which corner to which, in columns and rows. */
export function fenceLine(fence: number): { x: number; y: number; upright: boolean } {
  if (fence < HORIZONTAL) return { x: fence % WIDE, y: Math.floor(fence / WIDE), upright: false }
  const rest = fence - HORIZONTAL
  return { x: rest % (WIDE + 1), y: Math.floor(rest / (WIDE + 1)), upright: true }
}

// Above, below, to the left, to the right.
function sides(space: number): [number, number, number, number] {
  const left = HORIZONTAL + Math.floor(space / WIDE) * (WIDE + 1) + (space % WIDE)
  return [space, space + WIDE, left, left + 1]
}

/** The neighbours of a space, each with the fence space between. */
function neighbours(space: number): [space: number, fence: number][] {
  const [above, below, left, right] = sides(space)
  const found: [number, number][] = []
  if (space >= WIDE) found.push([space - WIDE, above])
  if (space < SPACES - WIDE) found.push([space + WIDE, below])
  if (space % WIDE > 0) found.push([space - 1, left])
  if (space % WIDE < WIDE - 1) found.push([space + 1, right])
  return found
}

/** The spaces beside those of a set. */
export function around(set: Spaces): Spaces {
  return setOf(spacesIn(set).flatMap((space) => neighbours(space).map(([other]) => other))) & ~set
}

/** The fences that enclose a set of spaces: what two of them share is none. */
export function border(set: Spaces): number[] {
  const found = new Set<number>()
  for (const space of spacesIn(set)) for (const side of sides(space)) if (!found.delete(side)) found.add(side)
  return [...found].sort((a, b) => a - b)
}

/** All spaces that one gets to from one of them, staying inside and crossing none of the fences. */
function reached(from: number, inside: Spaces, fences: ReadonlySet<number>): Spaces {
  let area = 1 << from
  const next = [from]
  for (let space = next.pop(); space !== undefined; space = next.pop()) {
    for (const [other, fence] of neighbours(space)) {
      if (!has(inside, other) || has(area, other) || fences.has(fence)) continue
      area |= 1 << other
      next.push(other)
    }
  }
  return area
}

/** Whether the spaces of a set lie side by side. */
export function isConnected(set: Spaces): boolean {
  const [first] = spacesIn(set)
  return first !== undefined && reached(first, set, new Set()) === set
}

/** The pastures that fences make, none of their spaces being in `closed`. */
function enclosed(fences: ReadonlySet<number>, closed: Spaces): Spaces[] {
  const found: Spaces[] = []
  let rest = ((1 << SPACES) - 1) & ~closed
  for (let [first] = spacesIn(rest); first !== undefined; [first] = spacesIn(rest)) {
    const area = reached(first, (1 << SPACES) - 1, fences)
    rest &= ~area
    if (!(area & closed) && border(area).every((fence) => fences.has(fence))) found.push(area)
  }
  return found
}

// A player's farmyard

/** The spaces under rooms and fields. */
export function tiled(player: FarmerView): Spaces {
  return setOf(player.farm.flatMap(({ tile }, space) => (tile ? [space] : [])))
}

/** The spaces of each pasture. */
export function pasturesOf(player: FarmerView): Spaces[] {
  return player.pastures.map((pasture) => setOf(pasture.spaces.map(spaceOf)))
}

/** How many animals a pasture holds. */
function capacity(player: FarmerView, pasture: Spaces): number {
  const spaces = spacesIn(pasture)
  return spaces.length * PER_SPACE * 2 ** spaces.filter((space) => player.farm[space]?.stable).length
}

/** A farmyard after a pasture has been fenced: animals stay where they are. */
export function withPasture(player: FarmerView, places: readonly string[]): FarmerView {
  const all = new Set([...player.fences, ...border(setOf(places.map(spaceOf)))])
  const before = pasturesOf(player)
  const left = player.pastures.map((pasture) => pasture.count)
  const found = enclosed(all, tiled(player))
  const pastures = found.map((area): PastureView => {
    const old = before.findIndex((pasture) => (pasture & area) !== 0)
    const room = capacity(player, area)
    const count = Math.min(left[old] ?? 0, room)
    if (count) left[old]! -= count
    return { spaces: spacesIn(area).map(nameOf), capacity: room, animal: count ? player.pastures[old]!.animal : '', count }
  })
  return {
    ...player,
    fences: [...all].sort((a, b) => a - b),
    fences_left: player.fences_left - (all.size - player.fences.length),
    pastures,
    farm: player.farm.map((space, number) => {
      const pasture = found.findIndex((area) => has(area, number))
      return { ...space, pasture, animal: pasture < 0 ? space.animal : '' }
    }),
  }
}

/** A farmyard after a stable has been built: a pasture around it holds more. */
export function withStable(player: FarmerView, place: string): FarmerView {
  if (place.includes('-')) return { ...player, stables_left: player.stables_left - 1, corner_stable: place }
  const number = spaceOf(place)
  const built = { ...player, stables_left: player.stables_left - 1, farm: player.farm.map((space, at) => (at === number ? { ...space, stable: true } : space)) }
  const sets = pasturesOf(player)
  return { ...built, pastures: player.pastures.map((pasture, i) => (has(sets[i]!, number) ? { ...pasture, capacity: capacity(built, sets[i]!) } : pasture)) }
}
