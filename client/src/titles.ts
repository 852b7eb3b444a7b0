/** The games that this client can draw: the one list of them. A package is fetched when somebody sits down to its game. */
import type { Titles } from './lib/titles'

export const titles: Titles = {
  hallertau: {
    emblem: ['hops', 'brewhouse', 'community-center', 'sheep'],
    face: () => import('./hallertau'),
    hints: () => import('./hallertau/Hints.svelte'),
  },
  arle: { emblem: ['flax', 'clay', 'sheep', 'wool'], face: () => import('./arle') },
  agricola: { emblem: ['plow', 'grain', 'cattle', 'stables'], face: () => import('./agricola') },
}
