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

/** The parts of the words with the names of hand cards: one for each deck that some of these are of. */
export function decksOf(cards: readonly { number: string }[]): Part[] {
  const letters = new Set(cards.map(({ number }) => number.charAt(0).toLowerCase()).filter(Boolean))
  return [...letters].map((letter): Part => `agricola-deck-${letter}`)
}

/** Whether there are hand cards at this table. */
export function hasCards(table: Table): boolean {
  return (table.options['cards'] ?? 'off') !== 'off'
}
