/** The ground of a farmyard: meadows, pastures and plowed fields. */
import { at, between, CELL, chance, cornerOf, path } from './paper'

/** A tuft of three blades. */
const tuft = (x: number, y: number, tall: number): string =>
  at`M${x} ${y}q.4 ${-tall / 2} 0 ${-tall}M${x} ${y}q-1 ${-tall / 2} ${-tall / 2} ${-tall * 0.8}M${x} ${y}q1 ${-tall / 2} ${tall / 2} ${-tall * 0.8}`

/** Grass, sparse or dense, here and there. */
function grass(space: number, tufts: number, kind: string): string {
  const [x, y] = cornerOf(space)
  const spots = Array.from({ length: tufts }, (_, i) =>
    tuft(
      x + between(12, CELL.width - 12, space, i),
      y + between(20, CELL.height - 8, space + 31, i),
      between(6, 10, space + 57, i),
    ),
  )
  return path(kind, spots.join(''))
}

/** What grows where nobody has worked: some grass, and where nothing stands a shrub or some stones. */
export function wild(space: number, bare: boolean): string {
  if (!bare) return grass(space, 3, 'blades')
  const [x, y] = cornerOf(space)
  const [dx, dy] = [between(20, 74, space, 11), between(28, 76, space, 12)]
  const shrub = at`M${x + dx - 9} ${y + dy}c-4-5 0-10 5-9c1-6 9-6 10 0c5-1 8 5 4 9z`
  const stones = at`M${x + dx - 8} ${y + dy}l2-6 6-1 4 5-1 3zM${x + dx + 5} ${y + dy + 2}l2-4 5 0 2 4z`
  return grass(space, 3, 'blades') + (chance(space, 13) < 0.5 ? path('shrub', shrub) : path('pebble', stones))
}

/** The ground of a pasture. */
export function meadow(space: number): string {
  const [x, y] = cornerOf(space)
  return path('meadow', at`M${x} ${y}h${CELL.width}v${CELL.height}h${-CELL.width}z`) + grass(space, 7, 'lush')
}

const FURROWS = 7
const EDGE = 6

/** A plowed field: earth, with furrows across it. */
export function field(space: number): string {
  const [left, top] = cornerOf(space)
  const [x, y, width, height] = [left + EDGE, top + EDGE, CELL.width - 2 * EDGE, CELL.height - 2 * EDGE]
  const wobble = (i: number): number => between(-2, 2, space, i)
  const earth = at`M${x + 4} ${y + wobble(1)}q${width / 2} ${wobble(2)} ${width - 8} 0q4 0 ${4 + wobble(3)} 4q${wobble(4)} ${height / 2} 0 ${height - 8}q0 4 ${-4 - wobble(3)} 4q${-width / 2} ${wobble(5)} ${8 - width} 0q-4 0 -4 -4q${wobble(6)} ${-height / 2} 0 ${8 - height}q0 -4 4 -4z`
  const furrow = (i: number): string => {
    const bend = between(1.5, 3, space, 20 + i)
    return at`M${x + 3} ${y + ((i + 0.75) * height) / FURROWS}q${width / 8} ${-bend} ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4 - 6} 0`
  }
  const furrows = Array.from({ length: FURROWS }, (_, i) => furrow(i)).join('')
  return path('earth', earth) + path('ridge', furrows, ' transform="translate(0 2.4)"') + path('furrow', furrows)
}
