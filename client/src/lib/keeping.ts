/** Keeping the focus: what had it may go with its own press, and whoever plays by keyboard or by ear is not to begin at the top. */

/** Where one goes on: in what is open above all, or where it says what can be done. */
const PLACES = ['dialog[open]', 'section.over', '.prompt']

/**
 * From now on, until the returned function is called, what had the focus has it again as soon as it can be pressed again; if it
 * is gone, and nothing else has taken the focus, one goes on at the first of the places that is there, else in the article that it
 * was a part of, or at the head of the page.
 */
export function keeping(): () => void {
  let held: EventTarget | null = null
  let around: HTMLElement | null = null
  function note({ target }: FocusEvent): void {
    held = target
    around = target instanceof Element ? target.closest('article') : null
  }
  const there = (place: string): HTMLElement | null => document.querySelector(place)
  // Whoever presses beside everything wants nothing to have it.
  const drop = (): void => void (held = null)
  function keep(): void {
    if (!(held instanceof HTMLElement) || document.activeElement !== document.body) return
    if (held.isConnected && held.matches(':disabled')) return
    const to = held.isConnected
      ? held
      : [...PLACES.map(there), around?.isConnected ? around : null, there('h1')].find((each) => each)
    if (to && to !== held && !to.hasAttribute('tabindex')) to.tabIndex = -1
    to?.focus({ preventScroll: true })
  }
  // Not at once: while the focus goes from one thing to another, nothing has it.
  let due = 0
  const changes = new MutationObserver(() => {
    due ||= window.setTimeout(() => {
      due = 0
      keep()
    })
  })
  addEventListener('focusin', note)
  addEventListener('pointerdown', drop, true)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    removeEventListener('focusin', note)
    removeEventListener('pointerdown', drop, true)
    changes.disconnect()
  }
}
