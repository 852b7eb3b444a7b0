/** The face of a destination: what is sold there, and for how much food. */
import { ANIMALS } from './layout'
import type { DestinationReference, SaleReference } from './protocol'

/** An item: things that are sold together, or instead of one another (`either`). */
export interface Item {
  things: string[]
  either: boolean
  food: number
}

const MOST_ALIKE = 3

/** The items of a destination in symbols; one for any animal stands for the three kinds. */
export function itemsOf(destination: DestinationReference | undefined): Item[] {
  return (
    destination?.items.map((sales) => ({
      things: faceOf(sales),
      either: sales.length > 1,
      food: sales[0]?.food ?? 0,
    })) ?? []
  )
}

function faceOf(sales: readonly SaleReference[]): string[] {
  const first = sales[0]
  if (!first) return []
  if (first.tile) return [...new Set(sales.map((sale) => (sale.tile === 'boardwalk' ? 'moor' : sale.tile)))]
  const things = Object.entries(first.goods).flatMap(([good, count]) => Array<string>(count).fill(good))
  if (sales.length < MOST_ALIKE) return things
  if (ANIMALS.some((animal) => animal === things[0])) return things.map(() => 'any-animal')
  return sales.flatMap((sale) => Object.keys(sale.goods))
}

/** What can't be sold at a destination now: its items without any of the sales that are offered, by their numbers. */
export function closedItems(
  destinations: readonly DestinationReference[],
  name: string,
  offered: readonly number[],
): Item[] {
  // Sales are numbered through all destinations; those of the last item may be more than are printed.
  let number = 0
  for (const destination of destinations) {
    const starts = destination.items.map((sales) => (number += sales.length) - sales.length)
    if (destination.name !== name) continue
    return itemsOf(destination).filter(
      (_, i) => !offered.some((sale) => sale >= starts[i]! && sale < (starts[i + 1] ?? Infinity)),
    )
  }
  return []
}
