/** The games that the page was given, for whatever of it offers or draws one; what they are, `titles.ts` says. */
import { createContext, type Component } from 'svelte'
import type { AnyGame, Face } from './face'

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
