/** Agricola's types, as the common code knows them. */
import type { Part } from '../lib/speak.svelte'
import type { Table as AnyTable } from '../lib/table.svelte'
import type { GameEvent, Reference, View } from './protocol'

export interface Agricola {
  view: View
  event: GameEvent
  reference: Reference
  extra: typeof import('./cards')
}
export type Table = AnyTable<Agricola>

/** The parts of the words with the names of the hand cards of these decks. */
export function wordsOf(decks: readonly string[]): Part[] {
  return decks.map((letter): Part => `agricola-deck-${letter.toLowerCase()}`)
}

/** Whether there are hand cards at this table. */
export function hasCards(table: Table): boolean {
  return (table.options['cards'] ?? 'off') !== 'off'
}
