/** What is open on the screen beside the table itself. */
import type { MoveView } from './protocol'


/** A note beside an object: what it is, and why it can't be used now. */
export interface Bubble { box: DOMRect; title: string; text: string; reason: string }

class Ui {
  /** The part of the table that a phone shows: a tab of the game's, or the log. */
  tab = $state('')
  /** Settings, help, share, or a dialog of the game's. */
  dialog = $state<string | null>(null)
  /** The seat that a dialog of the game's is about. */
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
class Narrow {
  private query = matchMedia('(max-width: 1099px)')
  current = $state(this.query.matches)

  constructor() {
    this.query.onchange = () => (this.current = this.query.matches)
  }
}

export const narrow = new Narrow()
