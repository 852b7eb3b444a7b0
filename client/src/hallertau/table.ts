/** Hallertau's types, as the common code knows them. */
import type { Table as AnyTable } from '../lib/table.svelte'
import type { CardTable } from './cards'
import type { GameEvent, Reference, View } from './protocol'

export interface Hallertau {
  view: View
  event: GameEvent
  reference: Reference
  extra: CardTable
}
export type Table = AnyTable<Hallertau>

/** Whether there are hand cards at this table. */
export function hasCards(table: Table): boolean {
  return table.view?.cards ?? false
}
