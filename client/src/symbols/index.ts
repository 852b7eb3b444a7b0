import { goods } from './goods'
import { signs } from './signs'
import { things } from './things'

/** All symbols by name: one symbol per thing, as the inside of an SVG of 24 by 24. */
export const symbols: Record<string, string> = { ...goods, ...things, ...signs }
