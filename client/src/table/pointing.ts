/** What an object on a board does when it is pointed at, and when it is picked. */
import { direct } from '../lib/moves'
import type { MoveView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { ui } from '../lib/ui.svelte'

export interface Pointed {
  moves: readonly MoveView[]
  label: string
  info: string
  reason: string
  /** Whether a note beside it says what it is. */
  noted: boolean
}

interface Pointing {
  show(event: Event): void
  enter(event: PointerEvent): void
  hide(): void
  pick(event: MouseEvent): void
}

// A note that pops up wherever the pointer passes would be a nuisance.
const PATIENCE = 350

/** Shows a note and what a move would change, and plays or offers moves: those of the object as it is by then. */
export function pointing(table: () => Table, object: () => Pointed): Pointing {
  let timer: ReturnType<typeof setTimeout> | undefined

  function note(box: DOMRect): void {
    const { label, info, reason } = object()
    ui.bubble = { box, title: label, text: info, reason }
  }
  function show(event: Event, patience = 0): void {
    const { moves, noted } = object()
    const element = event.currentTarget as HTMLElement
    const box = element.getBoundingClientRect()
    const choice = direct(moves, table())
    if (choice.length === 1) void table().showPreview(choice[0]!)
    clearTimeout(timer)
    // What has gone by then needs none, and nothing would take it away again.
    if (noted) timer = setTimeout(() => element.isConnected && note(box), patience)
  }
  return {
    show: (event) => show(event),
    enter(event) {
      if (event.pointerType === 'mouse') show(event, PATIENCE)
    },
    hide() {
      clearTimeout(timer)
      if (!ui.chooser) table().hidePreview()
      ui.bubble = null
    },
    pick(event) {
      const { moves, label } = object()
      const choice = direct(moves, table())
      if (choice.length) clearTimeout(timer)
      if (choice.length > 1) {
        ui.bubble = null
        ui.chooser = { box: (event.currentTarget as HTMLElement).getBoundingClientRect(), title: label, moves: choice }
      } else if (choice[0]) {
        ui.bubble = null
        void table().play(choice[0])
      } else {
        // Not every browser gives the focus to what a finger presses; without it the note would never go.
        ;(event.currentTarget as HTMLElement).focus({ preventScroll: true })
        show(event)
      }
    },
  }
}
