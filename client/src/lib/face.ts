/**
 * What a game's package supplies to be played in the browser: everything that knows its boards.
 *
 * Everything else, in `lib/`, `table/`, `home/` and `symbols/`, knows no game and imports none; `titles.ts` alone,
 * at the top, names the packages, and fetches one when somebody sits down to it. A test holds this.
 */
import type { Component } from 'svelte'
import type { Flight } from './pieces'
import type { Decision, GameEvent, Message, MoveView, Past, View } from './protocol'
import type { Part, Sayable } from './speak.svelte'
import type { Table } from './table.svelte'

/** The types of a game: those of its `protocol.ts`, and what else its package keeps at a table (null if nothing). */
export interface Game {
  view: View
  event: GameEvent
  reference: object
  extra: object | null
}

/**
 * A game whose types don't matter: for what takes tables of every game. They are read and written, so that to TypeScript a table of
 * one game is no table of another, or of games in general.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nothing else stands for every game
export type AnyGame = any

/** A component that takes what it wants of what it is given, perhaps nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one without properties takes none at all by its type
export type AnyComponent = Component<any>

/** Something drawn from the table. */
export type Drawn = Component<{ table: Table<AnyGame> }>

/** A tab of a phone's table, beside the log. Its words are `screen-tab-NAME`. */
export interface Tab {
  name: string
  symbol: string
}

/** What a letter key leads to: a tab, and what has the focus there: the first found. Its words are `screen-key-NAME`. */
export interface Jump {
  name: string
  tab: string
  selectors: readonly string[]
}

export type Look = 'rows' | 'columns' | 'numbers'

/** Kinds of moves that are listed together. */
export interface Group {
  kinds: readonly string[]
  look?: Look
  /** The id of a heading's words. */
  title?: string
  /** Symbols behind the heading: from what to what. */
  signs?: readonly [string, string]
  /** Whether it is unfolded at first, by the width of the screen and all kinds on offer; without it, it can't be folded. */
  unfolds?(narrow: boolean, kinds: ReadonlySet<string>): boolean
  /** Whether a click on an object never means these moves while it can mean others: they have digits only if all do. */
  aside?: boolean
  /** Such moves are too many to be listed: one entry stands for all of them. */
  many?: Many
}

/** An entry that stands for many moves: its words, and what leads to where one chooses among them. */
export interface Many {
  label(table: Table<AnyGame>): Sayable
  open(table: Table<AnyGame>): void
}

/** A move in the list: its kind, the digits that choose it, and moves on smaller buttons beside its own. It may stand for `many`. */
export interface Option {
  move: MoveView
  kind: string
  digit: string
  beside: readonly Option[]
  many?: Many | undefined
}

/** What stands on the button of a move, in this order; icons are tokens of `Icons`. */
export interface Lettering {
  first?: string
  icons?: readonly string[]
  words?: string
}

/** What events bring a seat, as a symbol and a short text. */
export interface Change {
  symbol: string
  text: string
  less: boolean
}

/** What only some tables draw. */
export interface Parts {
  /** What a player can say while others decide. */
  Waiting?: Drawn
  /** Covers the table until the player of `table.awaited` has come to a screen of several; wanted where hands are hidden. */
  Cover?: Drawn
  /** More dialogs by name: `ui.dialog` opens them, `screen-NAME` is their title. */
  dialogs?: Readonly<Record<string, Drawn>>
}

/** A card, a building or the like as one looks it up: what does what on it, in symbols and words. */
export interface Entry {
  name: string
  title: string
  deck: string
  points: number
  lines: readonly { icons: readonly string[]; words: string }[]
  ruling: Message | null
  /** What it can be found by besides, by facet. */
  facets?: Readonly<Record<string, readonly string[]>>
}

/** Cards, buildings and the like of a game, deck by deck, in the language that is spoken. */
export interface Catalogue<G extends Game = Game> {
  entries(): readonly Entry[]
  /** What an entry's deck is called. */
  deckOf(deck: string): string
  /** What entries can be found by besides words and decks: the words of each value, by facet (`screen-find-FACET`). */
  facets?: Readonly<Record<string, (value: string) => string>>
  /** Which seat has what in play, by name. */
  inPlay(view: G['view']): ReadonlyMap<string, number>
}

/** How wide a player's boards are in a picture. */
export const PORTRAIT = 580

/** A player's boards as they stand, in pure SVG, for a picture: so wide, and as high as that says. */
export interface Portrait {
  default: Component<{ table: Table<AnyGame>; seat: number }>
  heightOf(table: Table<AnyGame>, seat: number): number
}

export interface Face<G extends Game = Game> {
  // What is drawn

  /**
   * The boards of the table, `table.inFull` being the seat whose boards are shown in full. It draws one element
   * `.boards`, a grid of its own, which fills the table left of the rail, and in it each part as a `Part`, which can be
   * enlarged. On a phone it is `display: contents`, and of the parts those belonging to the tab are shown
   * (`[data-tab='NAME']` is an ancestor); beside the rail, in two panes, they stand below one another.
   */
  Boards: Drawn
  /** Where the game stands, in the top bar; one element has `aria-current="step"`, on narrow screens one is `.brief`. */
  Progress: Drawn
  /** A row of symbols: what tokens of the title's reference and of `lettering` look like. */
  Icons: Component<{ tokens: readonly string[]; flat?: boolean }>
  /** The symbols in the help, fetched when it is opened: those of its `table`, or without one all that there are. */
  help(table?: Table<G>): Promise<{ default: AnyComponent }>
  /** What can be looked up, if anything, fetched when it is. */
  catalogue?(): Promise<Catalogue<G>>
  /** The ids of what the help says of how the game is played where its rulebook is silent. */
  readings?: readonly string[]
  /** Parts of the boards by name, as the rules show them, fetched when they do. What it doesn't know it leaves out. */
  figure?(): Promise<{ default: Component<{ table: Table<AnyGame>; seat: number; part: string }> }>
  /** What else this table can draw by now. */
  parts?(table: Table<G>): Parts | undefined

  // Phones and keyboards

  /** The tabs of the boards, the first one to be shown first; their names are those of parts. */
  tabs(table: Table<G>): readonly Tab[]
  /** What stands on the boards beside the parts of the tabs and can be enlarged as they can. */
  panels?(table: Table<G>): readonly Tab[]
  /** The tab whose badge tells that a target of moves is there, or "". */
  tabOf(target: string): string
  /** Whether a target is something that all players use, rather than a thing of one of them. */
  isShared(target: string): boolean
  /** The tab that a decision calls for. */
  tabFor(decision: Decision): string
  /** What letters lead to, in the order of the help; `TO_LOG` is to be among them. */
  keys: Readonly<Record<string, Jump>>

  // Moves

  /** The groups of the list "What you can do", in order. */
  groups: readonly Group[]
  /** The order of moves of one kind, if it isn't that of the server. */
  rank?(move: MoveView): number
  /** What stands on a move's button. */
  lettering(option: Option, look: Look, table: Table<G>): Lettering

  // Events

  /** The journeys of an event, from what is seen before it to what is seen `after` it. */
  flights(event: G['event'], view: G['view'], reference: G['reference'], after: G['view']): Flight[]
  /** Whether something slides by itself on a board, by a transition of its style, when this event has happened. */
  slides(event: G['event']): boolean
  /** Whether an event is one thing to the eye with the one before it. */
  joins(event: G['event'], before: G['event']): boolean
  /** What events bring a seat, in symbols, for the log and the preview. */
  changes(events: readonly G['event'][], seat: number, reference: G['reference']): Change[]
  /** Whether the short log leaves an event out. */
  isRoutine(event: G['event'], past: Past): boolean
  /** Whether its symbols tell all of an event. */
  isCounted(event: G['event']): boolean
  /** What is said of events of one seat, where several are told in one sentence; by default each by itself. */
  told?(events: readonly G['event'][]): { message: Message }[]
  /** Whether an event is a heading in the log. */
  isHeading(event: G['event']): boolean

  // The course of a game

  /** Whether the end is near enough to fetch what draws it. */
  isNearEnd(view: G['view'], reference: G['reference']): boolean
  /** Whether another game of the same series follows this finished one. */
  goesOn?(view: G['view']): boolean
  /** Where a series of games stands, fetched when it is shown with the result. */
  series?(view: G['view']): Promise<{ default: Drawn }> | null
  /** A symbol for each line of the score, in the order of the view. */
  categorySigns: readonly string[]
  /** What a picture of the end shows of each player, fetched when there is to be one; without it there are only the points. */
  portrait?(): Promise<Portrait>
  /** The symbol that stands for the game in such a picture. */
  emblem?: string
  /** Whether hands are hidden in this view, so that players sharing a screen take turns at it. */
  hasSecrets?(view: G['view']): boolean
  /** Whether players are asked at moments in others' turns, which is a thing to be set. */
  hasMoments?: boolean
  /** Whether players are asked before their turns end, which is a thing to be set. */
  hasEnds?: boolean
  /** Whether a decision is of a kind that its player does not want to hear of. */
  passes?(table: Table<G>, decision: Decision): boolean
  /** Lets those decisions pass; it is called again whenever what it reads has changed. */
  answer?(table: Table<G>): void
  /** The parts of the words that what is printed here needs, besides those that every table of the game does. */
  words?(reference: G['reference']): readonly Part[]
  /** Fetches what else this table needs; null if it needs nothing. It is `table.extra`, once it has come. */
  bring?(table: Table<G>): Promise<NonNullable<G['extra']>> | null
}

/** The key that leads to the log. */
export const TO_LOG: Readonly<Record<string, Jump>> = { l: { name: 'log', tab: 'log', selectors: ['.log .entries'] } }
