/** What is open on the screen beside the table itself. */
import type { MoveView } from './protocol'
import { settings } from './settings.svelte'

/** A note beside an object: what it is, and why it can't be used now. */
interface Bubble {
  box: DOMRect
  title: string
  text: string
  reason: string
}

class Ui {
  /** The part of the table that a phone shows: a tab of the game's, or the log. */
  tab = $state('')
  /** Settings, help, share, or a dialog of the game's. */
  dialog = $state<string | null>(null)
  /** The part of the table that fills the room of all of them, or "". */
  enlarged = $state('')
  /** The seat that a dialog of the game's is about. */
  spread = $state(0)
  bubble = $state.raw<Bubble | null>(null)
  chooser = $state.raw<{ box: DOMRect; title: string; moves: MoveView[] } | null>(null)

  /** The rules beside the table: what they are asked about, innermost first, and where the focus was; null if closed. */
  rules = $state.raw<{ things: readonly string[]; from: Element | null } | null>(null)

  /** Closes the topmost thing; false if nothing was open. */
  close(): boolean {
    if (this.chooser) this.chooser = null
    else if (this.dialog) this.dialog = null
    else if (this.bubble) this.bubble = null
    else if (this.rules) this.rules = null
    else if (this.enlarged) this.enlarged = ''
    else return false
    return true
  }
}

export const ui = new Ui()

/** The unit of all sizes, in pixels: a tenth of it is what a pixel is on a laptop. */
export function unit(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** How much larger than the boards is what is read beside them and over them. */
export function read(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--read')) || 1
}

/** How much of the table there is room for, in units; the styles ask for the same widths. */
const ALL = 125
const TWO_PANES = 76

class Room {
  private wide = $state(0)
  /** Whether the table is shown in parts, one at a time. */
  current = $derived(this.wide < ALL)
  /** Whether what is asked and what happened stand beside the part. */
  panes = $derived(this.wide < ALL && this.wide >= TWO_PANES)

  constructor() {
    this.measure()
    addEventListener('resize', () => this.measure())
    $effect.root(() => {
      $effect(() => {
        void [settings.size, settings.whole]
        this.measure()
      })
    })
  }

  private measure(): void {
    this.wide = innerWidth / unit()
  }
}

export const narrow = new Room()
