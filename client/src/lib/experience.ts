/** How many games of a title somebody has played here to the end: neither lessons nor positions that were stepped into. */
import { remembered } from './remembered'
import { store, stored } from './storage'

const KEY = 'allmende.played'
/** More need not be known. */
const ENOUGH = 5

/** The tables of such games, by title. */
function played(): Record<string, string[]> {
  return stored(KEY, {})
}

/** How many there were at other tables than this one. */
export function gamesBefore(title: string, table: string): number {
  return (played()[title] ?? []).filter((other) => other !== table).length
}

/** Notes that a game has come to its end, unless its table was a trial. */
export function noteGame(title: string, table: string): void {
  const before = played()
  const tables = before[title] ?? []
  if (tables.includes(table) || tables.length >= ENOUGH || remembered().find((entry) => entry.table === table)?.trial)
    return
  store(KEY, { ...before, [title]: [...tables, table] })
}
