/** The games that this client can draw. Nothing else outside their packages may import them: each is fetched for its own players. */
import type { Component } from 'svelte'
import type { Face } from './face'

interface Package {
  /** Symbols that stand for the game on the start page. */
  emblem: readonly string[]
  face(): Promise<{ face: Face<any> }>
  /** What the start page says about an option, or, where none is named, about the choice as a whole. */
  hints?(): Promise<{ default: Component<{ option?: string; players: number; valueOf: (option: string) => string }> }>
}

export const games: Readonly<Record<string, Package>> = {
  hallertau: {
    emblem: ['hops', 'brewhouse', 'community-center', 'sheep'],
    face: () => import('../hallertau'),
    hints: () => import('../hallertau/Hints.svelte'),
  },
}

/** What draws the game of this name. */
export async function faceOf(title: string): Promise<Face> {
  const game = games[title]
  if (!game) throw new Error(`nobody can draw ${title}`)
  return (await game.face()).face
}
