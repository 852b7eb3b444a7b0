/** Studies of a table's game: how one is opened, where `table.mayStudy`. */
import { desk } from './desk'
import { rememberNew } from './remembered'
import type { Table } from './table.svelte'

/** Opens a study of a table's game where it is looked at, as whose eyes see it know it, and gives its address. */
export async function openStudy(table: Table): Promise<string> {
  const made = await desk.study(table.id, table.key, table.past?.at ?? table.version, table.eyes)
  rememberNew(made, table.title, { trial: true })
  return `/t/${made.table}#${made.key}`
}
