/** Fences: posts, and two rails between them. */
import { CELL, corner } from './paper'
import { fenceLine } from '../farmyard'
import { at, path } from './paper'

const GAP = 4.2

/** A fence on its fence space. */
export function fence(number: number): string {
  const { x, y, upright } = fenceLine(number)
  const [left, top] = corner(x, y)
  const long = upright ? CELL.height : CELL.width
  // Seen slightly from the front: rails one above the other, or side by side where the fence runs away from us.
  const rails = upright
    ? at`M${left - GAP / 2} ${top}v${long}M${left + GAP / 2} ${top}v${long}`
    : at`M${left} ${top - GAP}h${long}M${left} ${top + GAP - 1}h${long}`
  const posts = [1 / 4, 3 / 4].map((part) =>
    post(left + (upright ? 0 : long * part), top + (upright ? long * part : 0)),
  )
  return path('rail ink', rails) + path('rail', rails) + posts.join('')
}

/** A fence of pointed stakes, on the fence space of one. */
export function palisade(number: number): string {
  const { x, y, upright } = fenceLine(number)
  const [left, top] = corner(x, y)
  const steps = 9
  return Array.from({ length: steps }, (_, i) => (i + 0.5) / steps)
    .map((part) => post(left + (upright ? 0 : CELL.width * part), top + (upright ? CELL.height * part : 0), 1.15))
    .join('')
}

/** The posts where fences meet. */
export function posts(fences: Iterable<number>): string {
  const ends = new Set<string>()
  for (const number of fences) {
    const { x, y, upright } = fenceLine(number)
    ends.add(`${y} ${x}`)
    ends.add(upright ? `${y + 1} ${x}` : `${y} ${x + 1}`)
  }
  return [...ends]
    .sort()
    .map((end) => {
      const [y, x] = end.split(' ').map(Number)
      return post(...corner(x!, y!), 1.2)
    })
    .join('')
}

function post(x: number, y: number, scale = 1): string {
  const [width, up, down] = [3 * scale, 9 * scale, 6.5 * scale]
  return path(
    'post',
    at`M${x - width} ${y + down}V${y - up + 2}L${x} ${y - up - 1}L${x + width} ${y - up + 2}V${y + down}z`,
  )
}
