/** The geometry of a farmyard, as `farmyard.py` has it: 15 spaces row by row, 20 horizontal fence spaces, 18 vertical ones. */
import type { FarmerView } from './protocol'

export const WIDE = 5
export const HIGH = 3
export const SPACES = WIDE * HIGH
const HORIZONTAL = (HIGH + 1) * WIDE

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
  return ((set >> space) & 1) === 1
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

/** The neighbours of a space. */
function neighbours(space: number): number[] {
  const found: number[] = []
  if (space >= WIDE) found.push(space - WIDE)
  if (space < SPACES - WIDE) found.push(space + WIDE)
  if (space % WIDE > 0) found.push(space - 1)
  if (space % WIDE < WIDE - 1) found.push(space + 1)
  return found
}

/** The fences that enclose a set of spaces: what two of them share is none. */
export function border(set: Spaces): number[] {
  const found = new Set<number>()
  for (const space of spacesIn(set)) for (const side of sides(space)) if (!found.delete(side)) found.add(side)
  return [...found].sort((a, b) => a - b)
}

/** All spaces that one gets to from one of them, staying inside. */
function reached(from: number, inside: Spaces): Spaces {
  let area = 1 << from
  const next = [from]
  for (let space = next.pop(); space !== undefined; space = next.pop()) {
    for (const other of neighbours(space)) {
      if (!has(inside, other) || has(area, other)) continue
      area |= 1 << other
      next.push(other)
    }
  }
  return area
}

/** Whether the spaces of a set lie side by side. */
export function isConnected(set: Spaces): boolean {
  const [first] = spacesIn(set)
  return first !== undefined && reached(first, set) === set
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
