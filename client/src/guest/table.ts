import type { Game } from '../lib/face'
import type { GameEvent, View } from '../lib/protocol'
import type { Table as AnyTable } from '../lib/table.svelte'
import type { Module } from './module'

/** A game of another package; what is kept at its table is the module that draws it. */
export interface Guest extends Game {
  view: View
  event: GameEvent
  reference: Record<string, unknown>
  extra: { module: Module | null }
}

export type Table = AnyTable<Guest>

/** The module that draws a table; null if plain text does. */
export function moduleOf(table: Table): Module | null {
  return table.extra?.module ?? null
}
