/** Arle's types, as the common code knows them. */
import type { Table as AnyTable } from '../lib/table.svelte'
import type { Ends } from './ends'
import type { GameEvent, Reference, View } from './protocol'

export interface Arle {
  view: View
  event: GameEvent
  reference: Reference
  extra: Ends
}
export type Table = AnyTable<Arle>
