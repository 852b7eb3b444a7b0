/** Rows of symbols that show what there is room for. */

import { unit } from './ui.svelte'

/** A line of signs may be so much higher than its symbols, in units. */
const SLACK = 0.2

/** A row with its symbols, of which the last ones are left out first. */
interface Laid {
  row: HTMLElement
  icons: HTMLElement
  pieces: HTMLElement[]
}

/** All rows that are shown. */
const shown = new Set<HTMLElement>()
/** Rows that are measured before the next frame. */
const waiting = new Set<HTMLElement>()
const sizes = new ResizeObserver((changes) => fit(changes.map(({ target }) => target as HTMLElement)))
// Type that comes late makes symbols' numbers wider.
document.fonts?.addEventListener('loadingdone', () => shown.forEach(fitSoon))

/**
 * Shows as many of a row's symbols as there is room for; `abridged` is the class of a row that leaves some out, which a note tells.
 * The row is measured anew when its size, its tokens or the language change.
 */
export function fitted(
  row: HTMLElement,
  tokens: readonly string[],
): { update(tokens: readonly string[]): void; destroy(): void } {
  let measured = saying(tokens)
  shown.add(row)
  sizes.observe(row, { box: 'border-box' })
  return {
    update: (tokens) => {
      const now = saying(tokens)
      if (now !== measured) fitSoon(row)
      measured = now
    },
    destroy: () => {
      shown.delete(row)
      waiting.delete(row)
      sizes.unobserve(row)
    },
  }
}

/** What a row shows: its tokens, and the language in which some of them are words. */
function saying(tokens: readonly string[]): string {
  return [document.documentElement.lang, ...tokens].join(' ')
}

function fitSoon(row: HTMLElement): void {
  if (!waiting.size)
    requestAnimationFrame(() => {
      fit([...waiting])
      waiting.clear()
    })
  waiting.add(row)
}

/** Fits rows side by side: the page is laid out once for each symbol that the fullest leaves out, not for those of every row. */
function fit(rows: readonly HTMLElement[]): void {
  const slack = SLACK * unit()
  const isFull = ({ row }: Laid): boolean =>
    row.scrollWidth > row.clientWidth + 1 || row.scrollHeight > row.clientHeight + slack
  for (let full = rows.flatMap(laid).filter(isFull); full.length; full = full.filter(isFull)) {
    full = full.filter(({ icons }) => !icons.hidden)
    full.forEach(leaveOut)
  }
}

/** A row that shows all of its symbols again. */
function laid(row: HTMLElement): Laid[] {
  const icons = row.querySelector<HTMLElement>('.icons')
  if (!icons) return []
  const pieces = [...icons.querySelectorAll<HTMLElement>('.line > *')]
  for (const each of [icons, ...pieces]) each.hidden = false
  row.classList.remove('abridged')
  return [{ row, icons, pieces }]
}

/** Leaves out the last symbol of a row that are shown, or all if that was not enough. */
function leaveOut({ row, icons, pieces }: Laid): void {
  const last = pieces.pop()
  if (!last) {
    icons.hidden = true
    return
  }
  row.classList.add('abridged')
  last.hidden = true
  // What would come after a sign is gone.
  while (pieces.at(-1)?.classList.contains('sign')) pieces.pop()!.hidden = true
}
