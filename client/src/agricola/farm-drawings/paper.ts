/** The picture of a farmyard: where its spaces lie, and what its drawings share. Colours are classes of `farm.css`. */
import { HIGH, WIDE } from '../farmyard'

/** A space, the frame around all of them, and the whole picture, in units. */
export const CELL = { width: 100, height: 96 } as const
export const FRAME = 20
export const PICTURE = { width: WIDE * CELL.width + 2 * FRAME, height: HIGH * CELL.height + 2 * FRAME } as const

/** The upper left corner of a space, or of where two lines of fences meet. */
export function corner(column: number, row: number): [x: number, y: number] {
  return [FRAME + column * CELL.width, FRAME + row * CELL.height]
}

/** The upper left corner of a space, by its number. */
export function cornerOf(space: number): [x: number, y: number] {
  return corner(space % WIDE, Math.floor(space / WIDE))
}

/** A number from 0 to 1 that is always the same for the same thing: a hand draws no two alike. */
export function chance(thing: number, which: number): number {
  const wild = Math.sin(thing * 127.1 + which * 311.7 + 7.3) * 43758.5453
  return wild - Math.floor(wild)
}

/** A number between two others, in the same way. */
export function between(least: number, most: number, thing: number, which: number): number {
  return least + (most - least) * chance(thing, which)
}

export const path = (kind: string, d: string, more = ''): string => `<path class="${kind}" d="${d}"${more}/>`

/** Coordinates as they are written: a tenth of a unit is fine enough. */
export function at(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce(
    (text, part, i) => text + part + (i < values.length ? String(Math.round(values[i]! * 10) / 10) : ''),
    '',
  )
}
