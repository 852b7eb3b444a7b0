/** Where things lie on the printed boards, and what they look like: names, and no number of the game. */
import type { Message } from '../lib/protocol'
import type { RoundView } from './protocol'

/** The phases of every round, and those of a harvest, in order. */
export const ROUND_PHASES: readonly string[] = ['preparation', 'work', 'returning-home']
export const HARVEST_PHASES: readonly string[] = ['field', 'feeding', 'breeding']

/** The action spaces that are printed on the board, from the top, the first column and below the space of round 1. */
const FIRST_COLUMN = ['farm-expansion', 'meeting-place', 'grain-seeds', 'farmland', 'lessons', 'day-laborer'] as const
const SECOND_COLUMN = ['forest', 'clay-pit', 'reed-bank', 'fishing'] as const
/** Those of the extension for 3 and 4 players; the first one that is there begins it. */
const EXTENSION = ['copse', 'grove', 'resource-market', 'hollow', 'more-lessons', 'traveling-players'] as const
/** Those of the extensions for 5 and 6 players, of which two each are linked, and the further ones of six players. */
const LINKED = [
  ['third-lessons', 'copse'],
  ['house-building', 'traveling-players'],
  ['more-lessons', 'modest-wish-for-children'],
] as const
const SECOND_EXTENSION = [
  'riverbank-forest',
  'grove',
  'hollow',
  'resource-market',
  'animal-market',
  'improvement',
] as const
const FOR_SIX = ['farm-supplies', 'building-supplies', 'corral', 'side-job'] as const
/** True with five or six players, who have spaces that are linked. */
export function hasLinks(spaces: { has(name: string): boolean }): boolean {
  return spaces.has(LINKED[0][0])
}
/** The number of columns of extensions before the first one of the board. */
export function extensionColumns(spaces: { has(name: string): boolean }): number {
  return hasLinks(spaces) ? 2 : Number(EXTENSION.some((name) => spaces.has(name)))
}
/** Where the pairs of linked spaces lie. */
export const LINKED_PLACES: readonly Place[] = LINKED.map((_, i) => ({ column: -1, row: 1 + 2 * i, high: 2 }))
/** The variant tile, on which one person a round may stand. */
export const TILE = ['tile-copse', 'tile-resource-market', 'tile-animal-market', 'modest-wish-for-children'] as const
export const SIDE_JOB = 'side-job'
/** Where the family grows: a newborn stays there till the people return home. */
export const WISHES: readonly string[] = [
  'basic-wish-for-children',
  'urgent-wish-for-children',
  'modest-wish-for-children',
]
/** Columns and rows of the game board; a card takes two rows. Extensions are columns before the first. */
export interface Place {
  column: number
  row: number
  wide?: number
  high: number
}
const BOARD_ROWS = 6
export const TILE_COLUMN = 5
const CARD = 2

/** Where each action space of the board lies, if it is there; columns are counted from 1, those of the extension not. */
export function placesOf(spaces: { has(name: string): boolean }): Map<string, Place> {
  const found = new Map<string, Place>()
  const column = (names: readonly string[], at: number, from: number): void =>
    names.forEach((name, i) => found.set(name, { column: at, row: from + i, high: 1 }))
  const linked = hasLinks(spaces)
  const extension = (linked ? SECOND_EXTENSION : EXTENSION).filter((name) => spaces.has(name))
  if (linked) column(LINKED.flat(), -1, 1)
  column(extension, 0, 1)
  // With 3 players the Grove takes the place of the Copse, too.
  if (extension.length && extension.length < BOARD_ROWS) {
    column(extension, 0, 2)
    found.set(extension[0]!, { column: 0, row: 1, high: 2 })
  }
  column(FIRST_COLUMN, 1, 1)
  column(SECOND_COLUMN, 2, 3)
  if (linked) {
    const further = FOR_SIX.filter((name) => spaces.has(name))
    further.forEach((name, i) =>
      found.set(name, { column: TILE_COLUMN + (further.length < 2 ? 0 : 1 + (i >> 1)), row: 5 + (i & 1), high: 1 }),
    )
    return found
  }
  // The tile and the Side Job lie where the board has no round spaces.
  const tile = TILE.filter((name) => spaces.has(name))
  const wide = tile.length > 2 ? 1 : 2
  tile.forEach((name, i) => found.set(name, { column: TILE_COLUMN + (i >> 1), row: 5 + (i & 1), wide, high: 1 }))
  if (spaces.has(SIDE_JOB)) found.set(SIDE_JOB, { column: TILE_COLUMN + (tile.length ? 2 : 0), row: 5, high: 1 })
  return found
}

/** Where hand cards lie that are action spaces: where the board has no round spaces, in the cells that are left. */
export function placesOfCards(cards: readonly string[], taken: Iterable<Place>): Map<string, Place> {
  const covered = new Set<string>()
  for (const { column, row, wide = 1, high } of taken) {
    for (let x = column; x < column + wide; x++) for (let y = row; y < row + high; y++) covered.add(`${x} ${y}`)
  }
  const cells = [TILE_COLUMN + 2, TILE_COLUMN + 1, TILE_COLUMN].flatMap((column) =>
    [5, 6].map((row): Place => ({ column, row, high: 1 })),
  )
  const free = cells.filter(({ column, row }) => !covered.has(`${column} ${row}`))
  // Should there ever be more cards than cells, the last ones lie over the first.
  return new Map(cards.map((name, i) => [name, free[i % free.length] ?? cells[0]!]))
}

/** Where a round space lies: those of a stage below one another, but for the first one, which lies among the printed spaces. */
export function placeOfRound(round: number, rounds: readonly RoundView[]): Place {
  if (round === 1) return { column: 2, row: 1, high: CARD }
  const { stage } = rounds[round - 1]!
  const first = rounds.find((each) => each.stage === stage && each.round > 1)!.round
  return { column: 2 + stage, row: 1 + CARD * (round - first), high: CARD }
}

export const MATERIALS = ['wood', 'clay', 'reed', 'stone'] as const
export const CROPS = ['grain', 'vegetable'] as const
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const
export const GOODS = [...MATERIALS, ...CROPS, ...ANIMALS, 'food'] as const

/** The columns and rows of a farmyard: A1 to E3 by column and row. */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const
export const ROWS = [1, 2, 3] as const

/** The major improvements in the order of the supply frame. */
export const IMPROVEMENTS = [
  'fireplace-2',
  'fireplace-3',
  'cooking-hearth-4',
  'cooking-hearth-5',
  'well',
  'clay-oven',
  'stone-oven',
  'joinery',
  'pottery',
  'basketmakers-workshop',
  'fireplace-4',
  'cooking-hearth-6',
  'second-well',
  'second-clay-oven',
  'second-stone-oven',
  'second-joinery',
  'second-pottery',
  'second-basketmakers-workshop',
] as const
/** How many of them there are with fewer than six players. */
export const FEWER_IMPROVEMENTS = 10

/** So much of a good, in words. */
export function amountOf(good: string, count: number): Message {
  return { id: 'amount', args: { count, resource: { id: `resource-${good}`, args: { count } } } }
}

/** So much of each of some goods, in symbols. */
export function tokensOf(goods: Readonly<Record<string, number>>): string[] {
  return Object.entries(goods).map(([good, count]) => (count === 1 ? good : `${good}*${count}`))
}

/** The kind of an improvement, by which moves and events call those that do the same. */
export function kindOfImprovement(name: string): string {
  return name.replace(/^second-|-\d$/g, '')
}

/** A symbol for each scoring category, in the order of the view. */
export const CATEGORY_SIGNS = [
  'field',
  'pasture',
  'grain',
  'vegetable',
  'sheep',
  'boar',
  'cattle',
  'unused',
  'stable',
  'room',
  'person',
  'improvement',
  'bonus',
  'begging',
] as const
