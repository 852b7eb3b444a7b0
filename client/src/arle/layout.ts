/** Where things lie on the printed boards, and what they look like: names, and no number of the game. */
import type { Reference } from './protocol'

/** The rows of the Game Board: a Summer space, the Tool Track beside it, a Winter space. */
export const ROWS: readonly (readonly [summer: string, tool: string, winter: string])[] = [
  ['fisherman', 'fish-traps', 'peat-boatman'],
  ['summer-grocer', 'fleshing-beams', 'tanner'],
  ['woolen-weaver', 'weaving-looms', 'linen-weaver'],
  ['colonist', 'slaughtering-tables', 'butcher'],
  ['peat-cutter', 'spades', 'cattle-trader'],
  ['dike-builder', 'shovels', 'winter-grocer'],
  ['clay-worker', '', 'builders-merchant'],
  ['farmer', 'pottery-wheels', 'potter'],
  ['forester', 'ovens', 'baker'],
  ['woodcutter', 'axes', 'wood-trader'],
  ['summer-master', 'workbenches', 'winter-master'],
  ['summer-carpenter', '', 'wainwright'],
  ['builder', '', 'winter-carpenter'],
  ['warden', '', 'dike-warden'],
  ['summer-laborer', '', 'winter-laborer'],
]
export const SEASONS = ['summer', 'winter'] as const

/** What is counted on the Goods Track; building materials and fuel; clothing; animals. */
export const TRACK_GOODS = ['food', 'grain', 'flax', 'wool', 'hides'] as const
export const MATERIALS = ['peat', 'wood', 'clay', 'timber', 'brick'] as const
export const CLOTHING = ['linen', 'woolen', 'leather', 'summer-wear', 'winter-wear', 'leather-wear'] as const
export const ANIMALS = ['sheep', 'cattle', 'horse'] as const
export const GOODS = [...TRACK_GOODS, ...MATERIALS, ...CLOTHING, ...ANIMALS] as const

/** The tiles of the Supply Board, as they lie there. */
export const SUPPLY = ['field', 'peat-boat', 'handcart', 'cart', 'carriage', 'forest', 'stall', 'stable'] as const

/** The colour of a building. */
export function colourOf(building: string, { buildings }: Reference): string {
  return buildings.find(({ name }) => name === building)?.colour ?? ''
}

/** A symbol for each scoring category, in the order of the view. */
export const CATEGORY_SIGNS = [
  'summer-wear',
  'cart',
  'travel-track',
  'tool-track',
  'goods-track',
  'home-board',
  'sheep',
  'shortage',
] as const
