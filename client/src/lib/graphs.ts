/** How numbers are laid out in graphs. */

/** From where to where the numbers of a graph go, and the levels at which it has lines. */
export interface Scale {
  least: number
  most: number
  levels: readonly number[]
}

const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** A scale for numbers, with so many lines at most. */
export function scaleOf(numbers: readonly number[], lines: number): Scale {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const step = STEPS.find((each) => (high - low) / each <= lines) ?? 200
  const least = Math.floor(low / step) * step
  const most = Math.max(least + step, Math.ceil(high / step) * step)
  return {
    least,
    most,
    levels: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step),
  }
}

/** Of many rounds only some are numbered, so that each has so much room. */
export function numbered(rounds: number, width: number, room: number): number[] {
  const every = [1, 2, 5].find((each) => (rounds / each) * room <= width) ?? 10
  return Array.from({ length: rounds + 1 }, (_, i) => i).filter((round) => round % every === 0)
}

/** A line through points, as an SVG's path. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** Pixels between names of lines. */
const APART = 15

/** The names of lines keep apart, from the lowest line up: `y` is where a line ends, and then where its name stands. */
export function apart<Name extends { y: number }>(names: readonly Name[]): Name[] {
  let below = Infinity
  return [...names].sort((a, b) => b.y - a.y).map((name) => ({ ...name, y: (below = Math.min(name.y, below - APART)) }))
}

/** How far to the right in a graph that is so wide something happened, in the graph's own pixels, however large it is shown. */
export function across(event: PointerEvent & { currentTarget: Element }, width: number): number {
  const box = event.currentTarget.getBoundingClientRect()
  return ((event.clientX - box.x) / box.width) * width
}
