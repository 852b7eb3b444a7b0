/** Rows of symbols that show what there is room for. */

import { unit } from './ui.svelte'

/** A line of signs may be so much higher than its symbols, in units. */
const SLACK = 0.2

/**
 * Shows as many of a row's symbols as there is room for; `abridged` is the class of a row that leaves some out, which a note tells.
 * The tokens are given so that the row is measured anew when they change.
 */
export function fitted(row: HTMLElement, _tokens: readonly string[]): { update(): void; destroy(): void } {
  const fits = (): boolean =>
    row.scrollWidth <= row.clientWidth + 1 && row.scrollHeight <= row.clientHeight + SLACK * unit()
  const measure = (): void => {
    const icons = row.querySelector<HTMLElement>('.icons')
    if (!icons) return
    const pieces = [...icons.querySelectorAll<HTMLElement>('.line > *')]
    for (const each of [icons, ...pieces]) each.hidden = false
    row.classList.remove('abridged')
    while (pieces.length && !fits()) {
      row.classList.add('abridged')
      pieces.pop()!.hidden = true
      // What would come after a sign is gone.
      while (pieces.at(-1)?.classList.contains('sign')) pieces.pop()!.hidden = true
    }
    icons.hidden = !fits()
  }
  const watch = new ResizeObserver(measure)
  watch.observe(row)
  return { update: () => requestAnimationFrame(measure), destroy: () => watch.disconnect() }
}
