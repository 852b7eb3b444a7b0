/** What has a `data-target` in the drawing of another package is an object like those on our own boards. */
import { say } from '../lib/speak.svelte'
import { pointing, type Pointed } from '../table/pointing'
import type { Table } from './table'

/** Elements that answer already. */
const answering = new WeakSet<HTMLElement>()

/** What an element stands for now. */
function pointed(element: HTMLElement, table: Table): Pointed {
  const target = element.dataset['target']
  const moves = table.decision?.moves.filter((move) => move.target === target) ?? []
  const refusal = table.decision?.refusals.find((each) => each.target === target)
  return {
    moves,
    label: element.dataset['label'] ?? element.innerText,
    info: '',
    reason: refusal && !moves.length ? say(refusal.reason) : '',
    noted: true,
  }
}

/** Lights what moves can be made with, and has it answer a pointer, a press and the focus as our own objects do. */
export function light(drawing: HTMLElement, table: Table): void {
  for (const element of drawing.querySelectorAll<HTMLElement>('[data-target]')) {
    const { moves, label, reason } = pointed(element, table)
    element.classList.toggle('lit', moves.length > 0)
    element.classList.toggle('refused', reason !== '')
    element.classList.toggle(
      'hinted',
      table.preview !== null && moves.some((move) => move.text === table.preview!.move.text),
    )
    element.setAttribute('aria-disabled', `${!moves.length}`)
    if (element.dataset['label']) element.setAttribute('aria-label', [label, reason].filter(Boolean).join('. '))
    if (answering.has(element)) continue
    answering.add(element)
    const hand = pointing(
      () => table,
      () => pointed(element, table),
    )
    Object.assign(element, {
      onclick: hand.pick,
      onpointerenter: hand.enter,
      onpointerleave: hand.hide,
      onfocus: hand.show,
      onblur: hand.hide,
    })
  }
}
