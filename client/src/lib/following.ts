/** Links that lead on within the page. */

/** Goes where a pressed link leads, unless the keys that are held have the browser open it elsewhere. */
export function follow(event: MouseEvent, lead: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  lead()
}
