/** Where things lie on the printed boards, and what they look like: names, and no number of the game. */

/** Rows and columns of the action spaces; the corners hold the four decks of cards. */
export const BOARD: readonly (readonly string[])[] = [
  ['gateway-card', 'sheep-breeding', 'sheep-shearing', 'butchery', 'nursery', 'farmyard-card'],
  ['', 'clay-delivery', 'farming', 'busy-weekend', 'clearing', ''],
  ['', 'small-trade', 'cultivation', 'fertilizing', 'tool-shed', ''],
  ['bonus-card', 'weekly-market', 'land-sale', 'town-hall', 'sheep-market', 'point-card'],
]

/** Goods in the order of the Field board. */
export const GOODS = ['barley', 'flax', 'hops', 'rye', 'hides', 'meat', 'milk', 'wool', 'clay'] as const

/** A symbol for each scoring category, in the order of the scoring pad. */
export const CATEGORY_SIGNS = ['community-center', 'sheep', 'jewelry', 'field', 'point-card'] as const
