/** The one live region of the page: what is to be heard without being asked for is said there, one after the other. */
import { tick } from 'svelte'

/** So much of what was said stays in the region, so that nothing is gone before it has been read. */
const KEPT = 3

class Live {
  spoken = $state.raw<readonly { key: number; told: string }[]>([])
  /** Whether the page is there: what stands on it from the beginning is found by reading. */
  opened = false

  private unsaid: string[] = []
  private asking: string[] = []
  private uttered = 0

  /** All that comes up at the same time is said together: first what happened, then what is asked. */
  announce(words: string, asks = false): void {
    if (!words) return
    if (!this.unsaid.length && !this.asking.length) void tick().then(() => this.utter())
    ;(asks ? this.asking : this.unsaid).push(words)
  }

  /** Of a page that is left nothing is said any more. */
  clear(): void {
    this.unsaid = []
    this.asking = []
    this.spoken = []
    this.opened = false
  }

  private utter(): void {
    const told = [...new Set([...this.unsaid, ...this.asking])].join(' ')
    this.unsaid = []
    this.asking = []
    // A screen reader reads what is added, also while it still reads what was added before.
    if (told) this.spoken = [...this.spoken.slice(-KEPT), { key: ++this.uttered, told }]
  }
}

export const live = new Live()

/** How the words of an element are said: after the news, as what `asks`; or not, where the page itself says them. */
export interface Voice {
  asks?: boolean
  quiet?: boolean
}

/** Says the words of an element in the live region when they appear or change; by itself the element is no such region. */
export function voiced(element: HTMLElement, { asks = false, quiet = false }: Voice = {}): { destroy(): void } {
  element.setAttribute('aria-live', 'off')
  const words = (): string => element.textContent.replace(/\s+/g, ' ').trim()
  let said = words()
  if (live.opened && !quiet) live.announce(said, asks)
  const watch = new MutationObserver(() => {
    const now = words()
    if (now !== said && !quiet) live.announce(now, asks)
    said = now
  })
  watch.observe(element, { childList: true, characterData: true, subtree: true })
  return { destroy: () => watch.disconnect() }
}
