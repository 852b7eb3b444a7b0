/** What is open on the screen beside the table itself. */
import { MediaQuery } from 'svelte/reactivity'
import type { MoveView } from './protocol'

export type Tab = 'board' | 'village' | 'others' | 'log'
export type Dialog = 'settings' | 'help' | 'share' | 'cards' | null

/** A note beside an object: what it is, and why it can't be used now. */
export interface Bubble { box: DOMRect; title: string; text: string; reason: string }

class Ui {
  tab = $state<Tab>('board')
  dialog = $state<Dialog>(null)
  /** The seat whose cards the dialog spreads out. */
  spread = $state(0)
  bubble = $state.raw<Bubble | null>(null)
  chooser = $state.raw<{ box: DOMRect; title: string; moves: MoveView[] } | null>(null)

  /** Closes the topmost thing; false if nothing was open. */
  close(): boolean {
    if (this.chooser) this.chooser = null
    else if (this.dialog) this.dialog = null
    else if (this.bubble) this.bubble = null
    else return false
    return true
  }
}

export const ui = new Ui()

/** Whether the table is shown in parts, as on a phone. */
export const narrow = new MediaQuery('(max-width: 1099px)')
