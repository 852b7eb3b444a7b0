/** Dragging by mouse, pen or finger: a picture of what is dragged follows the pointer. */
import { ui } from './ui.svelte'

export interface Drag {
  /** Whether it may begin now. */
  may(): boolean
  /** What the picture is taken of, if not of the element itself. */
  pictured?(element: HTMLElement): HTMLElement
  begin?(): void
  /** What lies under the pointer. */
  over(below: Element | null): void
  drop(): void
  /** It is over, whether anything was dropped or not. */
  end(): void
}

/** Pixels that a mouse moves before it drags, and milliseconds that a finger rests. */
const SLACK = 5
const REST = 200

/** A picture of an element, as large as that is, which nothing takes for the thing itself. */
function pictureOf(element: HTMLElement): HTMLElement {
  const image = element.cloneNode(true) as HTMLElement
  const box = element.getBoundingClientRect()
  image.removeAttribute('data-at')
  image.removeAttribute('data-target')
  image.setAttribute('aria-hidden', 'true')
  image.tabIndex = -1
  image.style.cssText = `position:fixed;left:0;top:0;width:${box.width}px;height:${box.height}px;margin:0;z-index:26;pointer-events:none;opacity:.92;background:var(--sheet);box-shadow:0 6px 18px #0007`
  return image
}

/** Lets an element be dragged. */
export function draggable(drag: Drag) {
  return (element: HTMLElement): (() => void) => {
    let pointer = -1
    let start = { x: 0, y: 0 }
    let timer: ReturnType<typeof setTimeout> | undefined
    let image: HTMLElement | null = null
    let dropped = false

    function down(event: PointerEvent): void {
      if (event.button !== 0 || pointer >= 0 || !drag.may()) return
      // What lies in something else that can be dragged is dragged alone.
      event.stopPropagation()
      pointer = event.pointerId
      start = { x: event.clientX, y: event.clientY }
      for (const [type, listen] of followed) addEventListener(type, listen)
      if (event.pointerType === 'touch') timer = setTimeout(() => begin(event), REST)
    }
    function begin(event: PointerEvent): void {
      drag.begin?.()
      ui.bubble = null
      image = pictureOf(drag.pictured?.(element) ?? element)
      ;(element.closest('.boards') ?? document.body).append(image)
      carry(event)
    }
    function carry(event: PointerEvent): void {
      if (image)
        image.style.transform = `translate(${event.clientX - image.offsetWidth / 2}px, ${event.clientY - image.offsetHeight / 2}px) rotate(-2deg)`
      drag.over(document.elementFromPoint(event.clientX, event.clientY))
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return
      if (image) return carry(event)
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK
      if (!far) return
      if (event.pointerType === 'touch') end()
      else begin(event)
    }
    function up(event: PointerEvent): void {
      if (event.pointerId !== pointer) return
      if (image) {
        dropped = true
        setTimeout(() => (dropped = false))
        drag.drop()
      }
      end()
    }
    function end(): void {
      clearTimeout(timer)
      for (const [type, listen] of followed) removeEventListener(type, listen)
      pointer = -1
      image?.remove()
      image = null
      drag.end()
    }
    // The pointer is followed wherever it goes.
    const followed = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', (event: PointerEvent) => event.pointerId === pointer && end()],
    ] as [string, EventListener][]
    // The click that ends dragging is none.
    function click(event: MouseEvent): void {
      if (!dropped) return
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    // What is dragged by a finger does not scroll the page.
    const hold = (event: TouchEvent): void => {
      if (image && event.cancelable) event.preventDefault()
    }
    const menu = (event: Event): void => {
      if (pointer >= 0) event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click, { capture: true })
    element.addEventListener('touchmove', hold, { passive: false })
    element.addEventListener('contextmenu', menu)
    return () => {
      end()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click, { capture: true })
      element.removeEventListener('touchmove', hold)
      element.removeEventListener('contextmenu', menu)
    }
  }
}
