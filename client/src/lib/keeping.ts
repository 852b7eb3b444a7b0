/** Keeping the focus: what had it may go with its own move, and whoever plays by keyboard or by ear is not to lose the page. */

/** Brings the focus to `where` whenever what had it is gone and nothing else has taken it, until the returned function is called. */
export function keeping(where: () => HTMLElement | null): () => void {
  let held: EventTarget | null = null
  const note = ({ target }: FocusEvent): void => void (held = target)
  const gone = new MutationObserver(() => {
    if (!(held instanceof Element) || held.isConnected) return
    held = null
    // What closes gives the focus back by itself, and what opens takes it.
    if (document.activeElement === document.body) where()?.focus({ preventScroll: true })
  })
  addEventListener('focusin', note)
  gone.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', note)
    gone.disconnect()
  }
}
