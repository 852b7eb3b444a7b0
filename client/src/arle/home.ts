/** What is printed on the Home Board, and no rule. */

export const GAPS = [0, 1, 2, 3] as const
export const ROWS_OF_LAND = [0, 1, 2, 3, 4, 5, 6] as const

/** The moor tiles are two spaces high, the boardwalk is one. */
export const MOOR_ROWS = 2

/** Points lost by what is still there: a moor by its side, the boardwalk, a top dike slot without a dike, no large vehicle. */
export const HYDRATED_POINTS = -4
export const DEHYDRATED_POINTS = -1
export const BOARDWALK_POINTS = -3
export const SLOT_POINTS = -1
export const NO_LARGE_VEHICLE_POINTS = -3

/** What is due at the end of each season. */
export const DUE: Readonly<Record<string, readonly (readonly [good: string, count: number])[]>> = {
  summer: [['food', 3], ['peat', 2]],
  winter: [['food', 3]],
}

/** The parking spaces of the barn; the last large one takes a small piece instead. */
export const SMALL_SPACES = 4
export const LARGE_SPACES = 3
