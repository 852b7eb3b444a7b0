/** Looking at what is another player's, and back; the focus goes along. */
import { tick } from 'svelte'
import type { Table } from './table.svelte'
import { ui } from './ui.svelte'

/** Shows the boards of a seat in full, in the part of the table that is theirs; null shows one's own again. */
export async function look(table: Table, seat: number | null, tab = ui.tab): Promise<void> {
  const before = table.looked
  table.looked = seat
  ui.tab = tab
  await tick()
  document
    .querySelector<HTMLElement>(seat === null ? `.other.seat${before} header > button` : '.boards .own')
    ?.focus({ preventScroll: true })
}
