/**
 * What a package of another's brings to draw its game: the default export of its module `browser/face.js`.
 *
 * It draws views, and knows no rule: on whatever has a `data-target`, which best is a button, the table shows where a move
 * can be made, plays it, offers several, says why there is none, and shows what a move would bring.
 */
import type { Message, MoveView, Refusal, View } from '../lib/protocol'
import type { Sayable } from '../lib/speak.svelte'

/** What is to be drawn: the view of a table, and what belongs to it; `V` and `R` are what the game's server tells. */
export interface Scene<V extends View = View, R extends object = object> {
  view: V
  /** Where the move leads that is being looked at, if one is. */
  ahead: V | null
  /** What is printed in the game. */
  reference: R
  names: readonly string[]
  /** The seat whose boards are to be shown in full. */
  seat: number
  /** What can be played at this screen now, and why other things can't be used. */
  moves: readonly MoveView[]
  refusals: readonly Refusal[]
}

/** What the table does for whoever draws. */
export interface House {
  /** A message, or an id with its arguments, in words. */
  say(message: Message | string, args?: Record<string, number | string | Message>): string
  /** A symbol by its name, as markup: those of the house, and one's own. */
  symbol(name: string): string
  /** Plays a move, for what is no press on something that has a `data-target`. */
  choose(move: MoveView): void
}

/** Something that is being drawn. */
export interface Drawing<V extends View = View, R extends object = object> {
  /** Called for every scene, and when the language changes. */
  update(scene: Scene<V, R>): void
  destroy(): void
}

export interface Module<V extends View = View, R extends object = object> {
  /** Begins to draw into an element of the page. */
  mount(element: HTMLElement, house: House): Drawing<V, R>
  /** Symbols of its own: the inside of an SVG of 24 by 24. Their names begin with that of the game. */
  symbols?: Readonly<Record<string, string>>
  /** What the help explains: a symbol, and the id of its words. */
  legend?: readonly (readonly [string, string])[]
  /** A symbol for each line of the score. */
  score?: readonly string[]
  /** The types of events that are headings in the log. */
  headings?: readonly string[]
  /** Where the game stands, for the top bar. */
  progress?(view: V, reference: R): Sayable
  /** Whether a hand is hidden in this view, so that players sharing a screen take turns at it. */
  hasSecrets?(view: V): boolean
}
