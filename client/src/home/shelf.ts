/** How the start page offers the games: by symbols, and with their own advice, which is fetched. */
import type { Component } from 'svelte'
import { add } from '../symbols'
import { farm } from '../symbols/farm'

add(farm)

/** Advice on an option, or, where none is named, on the choice as a whole. */
export type Hints = Component<{ option?: string; players: number; valueOf: (option: string) => string }>

interface Offer { emblem: readonly string[]; hints?: () => Promise<{ default: Hints }> }

export const shelf: Readonly<Record<string, Offer>> = {
  hallertau: { emblem: ['hops', 'brewhouse', 'community-center', 'sheep'], hints: () => import('../hallertau/Hints.svelte') },
  arle: { emblem: ['flax', 'clay', 'sheep', 'wool'] },
  agricola: { emblem: ['plow', 'grain', 'cattle', 'stables'] },
}
