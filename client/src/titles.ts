/** The games that this client can draw: the one list of them. A game's package and words come with its first table. */
import { learnPart, type Part } from './lib/speak.svelte'
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

async function withWords<Face>(name: Part, face: () => Promise<Face>): Promise<Face> {
  return (await Promise.all([face(), learnPart(name)]))[0]
}

/** A game of another package is drawn by what its package brings; its words are among those that come first. */
export const titles: Titles = (name) => {
  const offer = own[name]
  return offer
    ? { ...offer, face: () => withWords(name as Part, offer.face) }
    : { emblem: [], face: async () => (await import('./guest')).invited(name) }
}
