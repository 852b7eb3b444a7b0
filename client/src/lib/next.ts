/** The key that goes to the next table that waits for me, from wherever one is. */
import { mine } from './mine.svelte'
import { keyOf } from './remembered'
import { ownsKey } from './typing'
import { ui } from './ui.svelte'

/** Handles the key: goes to the table that has waited longest, but for the one that is shown. */
export function nextKey(event: KeyboardEvent, shown: string, go: (path: string) => void): void {
  const target = event.target as HTMLElement
  if (
    event.key.toLowerCase() !== 'n' ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    ui.dialog ||
    ownsKey(target, event.key)
  )
    return
  const other = mine.waiting.find(({ table }) => table !== shown)
  if (!other) return
  event.preventDefault()
  const key = keyOf(other.table)
  go(`/t/${other.table}${key && `#${key}`}`)
}
