/** A card of a hand rises for the pointer and for the focus, and falls with a little patience. */
import { rightOf } from './beside'
import type { AnyGame } from './face'
import { direct } from './moves'
import type { MoveView } from './protocol'
import type { Table } from './table.svelte'
import { read, unit } from './ui.svelte'

const RISE = 130
const FALL = 160
/** The widest that a card is, in units. */
const WIDEST = 29.2
const MARGIN = 6

export class Raising {
  /** The card that is shown in full, or "". */
  card = $state('')
  /** Where it is shown, as a style. */
  place = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private touched = false

  constructor(
    private readonly table: () => Table<AnyGame>,
    private readonly movesOf: (card: string) => readonly MoveView[],
  ) {}

  raise(card: string, element: Element): void {
    clearTimeout(this.timer)
    if (this.card === card) return
    this.card = card
    const box = (element.querySelector('button') ?? element).getBoundingClientRect()
    const wide = Math.min(WIDEST * unit() * read(), innerWidth - 2 * MARGIN)
    const left = Math.max(MARGIN, Math.min(box.x + box.width / 2 - wide / 2, rightOf(box) - wide))
    const room = innerHeight - box.bottom
    const beside =
      room > box.y
        ? `top:${box.bottom - 1}px;max-height:${room - MARGIN}px`
        : `bottom:${innerHeight - box.y - 1}px;max-height:${box.y - MARGIN}px`
    this.place = `width:${wide}px;left:${left}px;${beside}`
    const first = direct(this.movesOf(card), this.table())[0]
    if (first) void this.table().showPreview(first)
  }

  lower(card = this.card): void {
    if (!card || this.card !== card) return
    this.card = ''
    this.table().hidePreview()
  }

  enter(card: string, event: PointerEvent): void {
    const at = event.currentTarget as Element
    if (event.pointerType === 'mouse') this.soon(() => this.raise(card, at), this.card ? 0 : RISE)
  }

  leave(card: string, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.soon(() => this.lower(card), FALL)
  }

  leaveFocus(card: string, event: FocusEvent): void {
    if (!(event.currentTarget as Element).contains(event.relatedTarget as Node | null)) this.lower(card)
  }

  /** Whether it is a finger that presses: one that lifts a card to read it has not chosen it. */
  down(event: PointerEvent): void {
    this.touched = event.pointerType !== 'mouse'
  }

  key(): void {
    this.touched = false
  }

  press(card: string, event: MouseEvent): void {
    const choice = direct(this.movesOf(card), this.table())
    // Not every browser gives the focus to what a finger presses.
    if (this.touched) (event.currentTarget as HTMLElement).focus()
    else if (choice.length === 1) this.play(choice[0]!)
  }

  play(move: MoveView): void {
    this.card = ''
    void this.table().play(move)
  }

  private soon(action: () => void, patience: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(action, patience)
  }
}
