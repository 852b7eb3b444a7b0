/** The face of a destination: what is sold there, and for how much food. */
import { ANIMALS } from './layout'
import type { DestinationReference, SaleReference } from './protocol'

export interface Item { things: string[]; food: number }

const MOST_ALIKE = 3

/** The items of a destination in symbols; one for any animal or wear stands for several kinds. */
export function itemsOf(destination: DestinationReference | undefined): Item[] {
  return destination?.items.map((sales) => ({ things: faceOf(sales), food: sales[0]?.food ?? 0 })) ?? []
}

function faceOf(sales: readonly SaleReference[]): string[] {
  const first = sales[0]
  if (!first) return []
  if (first.tile) return [...new Set(sales.map((sale) => (sale.tile === 'boardwalk' ? 'moor' : sale.tile)))]
  const things = Object.entries(first.goods).flatMap(([good, count]) => Array<string>(count).fill(good))
  if (sales.length < MOST_ALIKE) return things
  const any = ANIMALS.some((animal) => animal === things[0]) ? 'any-animal' : 'any-wear'
  return things.map(() => any)
}
