/** Studies of a table's game: whether one can be opened, and how. */
import { desk } from './desk'
import { rememberNew } from './remembered'
import type { Table } from './table.svelte'

/** Whether a study of a table's game can be opened: not while other people play it. */
export function mayStudy(table: Table): boolean {
  const people = table.players.filter(({ bot }) => !bot)
  const alone = people.length === 1 && people.every(({ yours }) => yours)
  return !table.study && (table.hasRecord || (alone && !table.unaided))
}

/** Opens a study of a table's game where it is looked at, and gives its address. */
export async function openStudy(table: Table): Promise<string> {
  const made = await desk.study(table.id, table.key, table.past?.at ?? table.version)
  rememberNew(made, table.title, { trial: true })
  return `/t/${made.table}#${made.key}`
}
