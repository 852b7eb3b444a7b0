/** The games that the page was given, for whatever of it offers or draws one; what they are, `titles.ts` says. */
import { createContext, type Component } from 'svelte'
import { api } from './api'
import type { AnyGame, Face, Game } from './face'
import { learnPart } from './speak.svelte'

/** Advice on an option of a new table, or, where none is named, on the choice as a whole. */
export type Hints = Component<{ option?: string; players: number; valueOf: (option: string) => string }>

/** How a game is offered on the start page, by symbols and with its own advice, and what draws it. */
export interface Offer {
  emblem: readonly string[]
  face(): Promise<{ face: Face<AnyGame> }>
  hints?(): Promise<{ default: Hints }>
}

/** Every game by its name. */
export type Titles = (name: string) => Offer

export const [titlesHere, giveTitles] = createContext<Titles>()

/** Fetches what draws a game, and what is printed in it as far as a table with these options needs it, with the words. */
export async function fetchGame<G extends Game>(
  titles: Titles,
  title: string,
  options: Readonly<Record<string, string>>,
): Promise<{ face: Face<G>; reference: G['reference'] }> {
  const [{ face }, reference] = await Promise.all([titles(title).face(), api.reference<G['reference']>(title, options)])
  await Promise.all((face.words?.(reference) ?? []).map(learnPart))
  return { face, reference }
}
