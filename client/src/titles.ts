/** The games that this client can draw: the one list of them. A package is fetched when somebody sits down to its game. */
import type { Offer, Titles } from './lib/titles'

const own: Readonly<Record<string, Offer>> = {
  hallertau: {
    emblem: ['hops', 'brewhouse', 'community-center', 'sheep'],
    face: () => import('./hallertau'),
    hints: () => import('./hallertau/Hints.svelte'),
  },
  arle: { emblem: ['flax', 'clay', 'sheep', 'wool'], face: () => import('./arle') },
  agricola: { emblem: ['plow', 'grain', 'cattle', 'stables'], face: () => import('./agricola') },
}

/** A game of another package is drawn by what its package brings. */
export const titles: Titles = (name) =>
  own[name] ?? { emblem: [], face: async () => (await import('./guest')).invited(name) }
