/** Where things lie on the printed boards: what the screen needs and no rule. */

/** Rows and columns of the action spaces; the corners hold the four decks of cards. */
export const BOARD: readonly (readonly string[])[] = [
  ['gateway-card', 'sheep-breeding', 'sheep-shearing', 'butchery', 'nursery', 'farmyard-card'],
  ['', 'clay-delivery', 'farming', 'busy-weekend', 'clearing', ''],
  ['', 'small-trade', 'cultivation', 'fertilizing', 'tool-shed', ''],
  ['bonus-card', 'weekly-market', 'land-sale', 'town-hall', 'sheep-market', 'point-card'],
]

/** Goods in the order of the Field board. */
export const GOODS = ['barley', 'flax', 'hops', 'rye', 'hides', 'meat', 'milk', 'wool', 'clay'] as const

export const ROUNDS = [1, 2, 3, 4, 5, 6] as const
export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const FIELD_ROWS = [5, 4, 3, 2] as const
export const CENTER_COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const STABLES = 7

/** What the window of the Community Center shows, by column: workers, then points. */
export const WINDOW = ['6', '7', '8', '9', '10', '11', '12', '18', '34', '50', '70'] as const
/** The columns with a "3 VP" symbol in every row. */
export const SYMBOL_COLUMNS: readonly number[] = [6, 7, 8, 9]

/** Before these parts long names may be broken, where it is too narrow. */
export const PARTS = 'förderung|arbeit|machung|scherer|schuppen|gewerbe'

/** A symbol for each scoring category, in the order of the scoring pad. */
export const CATEGORY_SIGNS = ['community-center', 'sheep', 'jewelry', 'field', 'point-card'] as const

/** The decks in the order of the corners, by the first digit of their cards' numbers. */
export const DECKS = ['gateway', 'farmyard', 'bonus', 'point'] as const
const DECK_OF_HUNDRED = [0, 0, 0, 0, 1, 1, 1, 1, 2, 3] as const

/** The deck of a card by its printed number. */
export function deckOf(number: string): string {
  return DECKS[DECK_OF_HUNDRED[Number(number[0]) as 0]]!
}
