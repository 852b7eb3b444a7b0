/** What is being tried out at a table, kept in this visit: a reload loses nothing. */
import type { MoveView } from './protocol'
import { store, stored } from './storage'
import type { Table } from './table.svelte'
import { lastOf } from './turns'

/** Moves that a seat tries, and the last one that it has made at the table: a later one ends the try. */
export interface KeptTry {
  seat: number
  since: number
  moves: readonly MoveView[]
}

const nameOf = (table: string): string => `allmende.try.${table}`

export function keptTry(table: string): KeptTry | null {
  return stored<KeptTry | null>(nameOf(table), null, true)
}

export function keepTry(table: string, tried: KeptTry | null): void {
  store(nameOf(table), tried, true)
}

/** Whether moves were being tried out in this turn when the page was left. */
export function wasTrying(table: Table): boolean {
  const kept = keptTry(table.id)
  return !!kept && !!table.decision && kept.seat === table.seat && kept.since === lastOf(table, table.seat)
}
