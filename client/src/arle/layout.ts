/** Where things lie on the printed boards: what the screen needs and no rule. */

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

/** By position on the Shovels' track: how many pairs they make. */
export const SHOVEL_PAIRS = [1, 2, 2, 3] as const

export const HALF_YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export const MONTHS = [1, 2, 3, 4] as const
export const PHASES = [1, 2, 3] as const
/** Of each player. */
export const WORKERS = 4

/** What is counted on the Goods Track; building materials and fuel; clothing; animals. */
export const TRACK_GOODS = ['food', 'grain', 'flax', 'wool', 'hides'] as const
export const MATERIALS = ['peat', 'wood', 'clay', 'timber', 'brick'] as const
export const CLOTHING = ['linen', 'woolen', 'leather', 'summer-wear', 'winter-wear', 'leather-wear'] as const
export const ANIMALS = ['sheep', 'cattle', 'horse'] as const
export const GOODS = [...TRACK_GOODS, ...MATERIALS, ...CLOTHING, ...ANIMALS] as const

/** The Supply Board: each tile with what it can be had as. */
export const SUPPLY: readonly (readonly [tile: string, ...things: string[]])[] = [
  ['field', 'grain-field', 'flax-field'],
  ['peat-boat', 'peat-boat', 'plow'],
  ['handcart', 'handcart', 'wagon'],
  ['cart', 'cart', 'horse-cart'],
  ['carriage', 'carriage', 'droshky'],
  ['forest', 'forest'],
  ['stall', 'stall'],
  ['stable', 'stable'],
]

/** The buildings by colour, in the order of their numbers. */
export const BUILDINGS: Readonly<Record<string, readonly string[]>> = {
  'light-green': ['farmers-house', 'plow-makers-workshop', 'novices-hut', 'workshop'],
  'dark-green': ['weaving-parlor', 'colonists-house', 'carpenters-workshop', 'schnapps-distillery', 'litter-storage', 'loading-station', 'wood-traders-house'],
  yellow: ['turnery', 'smokehouse', 'cooperage', 'bakehouse', 'smithy'],
  orange: ['mill', 'weaving-mill', 'textile-house', 'saddlery', 'joinery', 'waterfront-house'],
  blue: ['potters-inn', 'farmers-inn', 'junk-dealers-inn', 'gulf-house-inn', 'milk-house-inn', 'sluice-yard-inn'],
  red: ['village-church', 'luetetsburg-castle', 'berum-castle'],
}
const COLOURS = new Map(Object.entries(BUILDINGS).flatMap(([colour, names]) => names.map((name) => [name, colour])))

/** The colour of a building. */
export function colourOf(building: string): string {
  return COLOURS.get(building) ?? ''
}

/** Before these parts long names may be broken. */
export const PARTS = 'haus|krug|brennerei|macherei|lerei|kate|kirche|station|house|burg'

/** Columns of the Home Board, and its spaces. */
export const COLUMNS = 3
export const SPACES = 21

/** A symbol for each scoring category, in the order of the view. */
export const CATEGORY_SIGNS = ['summer-wear', 'cart', 'travel-track', 'tool-track', 'goods-track', 'home-board', 'sheep', 'shortage'] as const
