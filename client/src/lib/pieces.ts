/** Pieces that travel across the screen. */
import { svg } from '../symbols'

/** A journey between places, which are the `data-at` of elements; the picture is SVG. */
export interface Flight {
  from: string
  to: string
  picture: string
}

const MOST_PIECES = 5

/** So many pieces side by side; of many it is one, with their number. */
export function pieces(symbol: string, count = 1): string {
  const one = svg(symbol)
  return count > MOST_PIECES ? `${one}<b>×${count}</b>` : one.repeat(Math.max(1, count))
}
