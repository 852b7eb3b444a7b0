/** Agricola's types, as the common code knows them. */
import type { Table as AnyTable } from '../lib/table.svelte'
import type { GameEvent, Reference, View } from './protocol'

export interface Agricola { view: View; event: GameEvent; reference: Reference; extra: null }
export type Table = AnyTable<Agricola>
