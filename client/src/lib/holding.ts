/** Holding: a finger, or the button of a mouse, rests on something. What a press would have done isn't done then. */

/** Milliseconds that it rests, and pixels that it may tremble. */
const REST = 550
const SLACK = 8

/** Tells `rests` of whatever is held from now on, until the returned function is called; it says whether that means anything. */
export function holding(rests: (on: Element) => boolean): () => void {
  let start: { on: Element; x: number; y: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  function begin(): void {
    if (!start) return
    const { on } = start
    stop()
    held = rests(on)
  }
  function stop(): void {
    clearTimeout(timer)
    start = null
  }
  function down({ button, isPrimary, target, clientX: x, clientY: y }: PointerEvent): void {
    stop()
    held = false
    if (button !== 0 || !isPrimary || !(target instanceof Element)) return
    start = { on: target, x, y }
    timer = setTimeout(begin, REST)
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLACK) stop()
  }
  function click(event: MouseEvent): void {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** Where a system has a menu for what a finger holds, it comes at about the same time. */
  function menu(event: MouseEvent): void {
    begin()
    if (held) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel', 'scroll'] as const)
    addEventListener(type, stop, { signal, capture: true })
  addEventListener('click', click, { signal, capture: true })
  addEventListener('contextmenu', menu, { signal, capture: true })
  return () => {
    stop()
    listening.abort()
  }
}
