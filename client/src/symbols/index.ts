import { goods } from './goods'
import { signs } from './signs'
import { things } from './things'

/** All symbols by name: one symbol per thing, as the inside of an SVG of 24 by 24. */
export const symbols: Record<string, string> = { ...goods, ...things, ...signs }

/** Adds what a game, or a part of the screen, draws besides. A name means the same whatever else has been opened. */
export function add(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) {
    if ((symbols[name] ??= drawing) !== drawing) throw new Error(`Two symbols are called ${name}.`)
  }
}

/** A symbol as markup, for decoration. */
export function svg(name: string): string {
  return `<svg class="symbol" data-symbol="${name}" viewBox="0 0 24 24" aria-hidden="true">${symbols[name] ?? ''}</svg>`
}
