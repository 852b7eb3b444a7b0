/** A house from above: floors of wood, clay or stone, walls around them, doorways between rooms and to the yard. */
import { has, HIGH, setOf, WIDE } from '../farmyard'
import { at, between, CELL, chance, corner, cornerOf, path } from './paper'

const DOORWAY = 30

/** The joints of rows of boards or stones: rows of this height, cut at about this distance. */
function courses(space: number, seed: number, tall: number, long: number): string {
  const [left, top] = cornerOf(space)
  const rows = Math.round(CELL.height / tall)
  const high = CELL.height / rows
  const joints: string[] = []
  for (let row = 0; row < rows; row++) {
    if (row) joints.push(at`M${left} ${top + row * high}h${CELL.width}`)
    for (
      let x = long * between(0.3, 0.9, seed, row);
      x < CELL.width - 8;
      x += long * between(0.8, 1.25, seed + row, Math.round(x))
    ) {
      joints.push(at`M${left + x} ${top + row * high}v${high}`)
    }
  }
  return joints.join('')
}

/** Straw in the clay. */
function straw(space: number): string {
  const [left, top] = cornerOf(space)
  return Array.from(
    { length: 26 },
    (_, i) =>
      at`M${left + between(8, 88, space, i)} ${top + between(8, 88, space + 19, i)}l${between(-6, 6, space + 43, i)} ${between(-4, 4, space + 61, i)}`,
  ).join('')
}

/** Flagstones: rows of stones, no two of them alike. */
function flags(space: number): string {
  const [left, top] = cornerOf(space)
  const heights = [0, 0.24, 0.5, 0.74, 1].map(
    (part, i) => (i % 4 ? part + between(-0.03, 0.03, space, i) : part) * CELL.height,
  )
  return heights
    .slice(0, -1)
    .map((y, row) => {
      const next = heights[row + 1]!
      const offset = row % 2 ? 16 : 34
      const cuts = [offset, offset + 34, offset + 66].filter((x) => x < CELL.width - 6)
      const joints = cuts.map(
        (x, i) =>
          at`M${left + x + between(-4, 4, space + row, i)} ${top + y}l${between(-3, 3, space + row, i + 9)} ${next - y}`,
      )
      return (
        (row ? at`M${left} ${top + y}q${CELL.width / 2} ${between(-3, 3, space, row + 40)} ${CELL.width} 0` : '') +
        joints.join('')
      )
    })
    .join('')
}

const FLOOR: Readonly<Record<string, (space: number) => string>> = {
  wood: (space) =>
    path('joint', courses(space, space, 15, 62)) +
    path('grain', courses(space, space + 5, 15, 240), ' transform="translate(0 5)"'),
  clay: (space) => path('straw', straw(space)),
  stone: (space) => path('joint', flags(space)),
}

/** A side of a room: the corners it goes from and to, as columns and rows, and the space behind it, or -1. */
interface Side {
  from: [number, number]
  to: [number, number]
  behind: number
}

function sidesOf(space: number): Side[] {
  const [x, y] = [space % WIDE, Math.floor(space / WIDE)]
  return [
    { from: [x + 1, y], to: [x + 1, y + 1], behind: x < WIDE - 1 ? space + 1 : -1 },
    { from: [x, y + 1], to: [x + 1, y + 1], behind: y < HIGH - 1 ? space + WIDE : -1 },
    { from: [x, y], to: [x, y + 1], behind: x > 0 ? space - 1 : -1 },
    { from: [x, y], to: [x + 1, y], behind: y > 0 ? space - WIDE : -1 },
  ]
}

/** A wall along a side, whole or with a doorway in the middle. */
function wall({ from, to }: Side, open: boolean): string {
  const [[x1, y1], [x2, y2]] = [corner(...from), corner(...to)]
  if (!open) return at`M${x1} ${y1}L${x2} ${y2}`
  const upright = x1 === x2
  const reach = ((upright ? CELL.height : CELL.width) - DOORWAY) / 2
  return upright ? at`M${x1} ${y1}v${reach}m0 ${DOORWAY}V${y2}` : at`M${x1} ${y1}h${reach}m${DOORWAY} 0H${x2}`
}

/** A door that stands ajar in the middle of the right or the lower side: it opens inwards. */
function door({ from, to }: Side): string {
  const [[x1, y1], [x2, y2]] = [corner(...from), corner(...to)]
  return x1 === x2
    ? at`M${x1 - 1} ${(y1 + y2) / 2 - DOORWAY / 2 + 2}l-13 ${DOORWAY - 9}`
    : at`M${(x1 + x2) / 2 - DOORWAY / 2 + 2} ${y1 - 1}l${DOORWAY - 9} -12`
}

/** The house on some spaces, of wood, clay or stone. The last room has the door to the yard, if it has a side there. */
export function house(rooms: readonly number[], material: string): string {
  const all = setOf(rooms)
  const within = (space: number): boolean => space >= 0 && has(all, space)
  const sides = rooms.map((room) => ({ room, sides: sidesOf(room) }))
  const last = [...sides]
    .reverse()
    .flatMap(({ sides }) => sides.slice(0, 2))
    .find((side) => side.behind >= 0 && !within(side.behind))
  const outer = sides
    .flatMap(({ sides }) => sides.filter((side) => !within(side.behind)).map((side) => wall(side, side === last)))
    .join('')
  const inner = sides
    .flatMap(({ room, sides }) =>
      sides.filter((side) => side.behind > room && within(side.behind)).map((side) => wall(side, true)),
    )
    .join('')
  const floors = rooms
    .map((room) => {
      const [x, y] = cornerOf(room)
      return (
        path('floor', at`M${x} ${y}h${CELL.width}v${CELL.height}h${-CELL.width}z`) +
        (FLOOR[material]?.(room) ?? '') +
        rug(room, x, y)
      )
    })
    .join('')
  return `<g class="house ${material}">${floors}${path('inner', inner)}${path('wall ink', outer)}${path('wall', outer)}${path('courses', outer)}${last ? path('door ink', door(last)) + path('door', door(last)) : ''}</g>`
}

/** A mat on the floor: somebody lives here. */
function rug(room: number, x: number, y: number): string {
  const turn = between(-5, 5, room, 71)
  const kind = chance(room, 5) < 0.5 ? 'rug' : 'rug other'
  return `<g class="${kind}" transform="translate(${x + CELL.width / 2} ${y + CELL.height / 2 + 8}) rotate(${turn.toFixed(1)})"><rect x="-27" y="-17" width="54" height="34" rx="3"/><path d="M-21-17v34M21-17v34M-17-10h34v20h-34z"/></g>`
}
