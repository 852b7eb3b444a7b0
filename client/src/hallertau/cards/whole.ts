/** Shows the text in a place only if there is room for all of it. The text is given so that it is measured anew when it changes. */
export function whole(place: HTMLElement, _text: string): { update(): void; destroy(): void } {
  const measure = (): void => {
    const text = place.firstElementChild as HTMLElement
    text.hidden = false
    text.hidden = place.scrollWidth > place.clientWidth
  }
  const watch = new ResizeObserver(measure)
  watch.observe(place)
  return { update: () => requestAnimationFrame(measure), destroy: () => watch.disconnect() }
}
