/** Agricola's types, as the common code knows them. */
import type { Table as AnyTable } from '../lib/table.svelte'
import type { GameEvent, Reference, View } from './protocol'

export interface Agricola {
  view: View
  event: GameEvent
  reference: Reference
  extra: typeof import('./cards')
}
export type Table = AnyTable<Agricola>

/** Whether there are hand cards at this table. */
export function hasCards(table: Table): boolean {
  return (table.options['cards'] ?? 'off') !== 'off'
}
