/** Whether what a decision asks for on the boards is in sight, and the way there. */
import { tick, untrack } from 'svelte'
import { settings } from './settings.svelte'
import { say } from './speak.svelte'
import type { Table } from './table.svelte'
import { narrow, ui } from './ui.svelte'

/** So much of a thing is to be seen, at least: this part of it, or so many pixels each way. */
const PART = 0.9
const ENOUGH = 48
/** How long a page may still be laid out anew after a question, in milliseconds. */
const SETTLED = 700

export class Sight {
  /** Whether there are things to choose on the boards, none of them can be seen, and nothing will lead there by itself. */
  away = $state(false)
  private found: readonly HTMLElement[] = []
  private seen = new Set<Element>()
  private none = false
  /** Whether nothing leads to the question any more, since its player has looked somewhere else. */
  private elsewhere = false
  private last: Table['decision'] = null

  constructor(private readonly table: Table) {
    const leave = (): void => void (this.elsewhere = true)
    $effect(() => {
      for (const event of GOING) addEventListener(event, leave, { capture: true, passive: true })
      return () => GOING.forEach((event) => removeEventListener(event, leave, { capture: true }))
    })
    $effect(() => {
      void [table.inFull, table.motion.shown, table.past, table.covered, table.extra, narrow.current, ui.enlarged]
      const { decision } = table
      this.turnTo(decision)
      this.seen.clear()
      this.none = false
      const observer = new IntersectionObserver((entries) => this.look(entries), { threshold: [0, PART, 1] })
      let late: ReturnType<typeof setTimeout> | undefined
      void tick().then(() => {
        this.found = untrack(() => (decision && !table.past && !table.covered ? lit() : []))
        this.away = false
        for (const each of this.found) observer.observe(each)
        late = setTimeout(() => (this.away = this.none), SETTLED)
      })
      return () => {
        clearTimeout(late)
        observer.disconnect()
      }
    })
  }

  /** Another question leads to what it is about; the same one, after a move within its turn, stays where its player is. */
  private turnTo(decision: Table['decision']): void {
    if (decision === this.last) return
    const asks = (one: Table['decision']): string => (one ? say(one.prompt) : '')
    if (!decision?.made || asks(decision) !== asks(this.last)) this.elsewhere = false
    this.last = decision
  }

  private look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, intersectionRatio, intersectionRect: part } of entries) {
      if (intersectionRatio >= PART || Math.min(part.width, part.height) >= ENOUGH) this.seen.add(target)
      else this.seen.delete(target)
    }
    this.none = this.found.length > 0 && !this.seen.size
    // A question leads to what it is about until its player looks elsewhere; a lesson leads by itself.
    const leads = !this.elsewhere && !this.table.guidance && ui.tab !== 'log'
    this.away = this.none && !leads
    if (this.none && leads) void this.show()
  }

  /** Shows the first thing that can be chosen, with as many others as there is room for: its part, and where it lies there. */
  async show(): Promise<void> {
    const first = this.found.find((each) => each.checkVisibility()) ?? this.found[0]
    if (!first) return
    if (!first.checkVisibility()) {
      ui.tab = this.tabOf(first)
      ui.enlarged = ''
      await tick()
    }
    const together = this.found.filter((each) => each.closest('[data-part]') === first.closest('[data-part]'))
    const behavior = settings.moves ? 'smooth' : 'auto'
    if (together.length > 1) together.at(-1)!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    first.scrollIntoView({ block: together.length > 1 ? 'nearest' : 'center', inline: 'center', behavior })
  }

  /** The tab on which a thing lies: that of its part, or else that of its moves. */
  private tabOf(element: HTMLElement): string {
    const { face } = this.table
    const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? ''
    const tabs = face?.tabs(this.table).map(({ name }) => name) ?? []
    return tabs.includes(part) ? part : face?.tabOf(element.dataset['target'] ?? '') || (tabs[0] ?? ui.tab)
  }
}

/** By these a person goes somewhere else on the page. */
const GOING = ['pointerdown', 'wheel', 'keydown'] as const

/** What is lit on the boards, but for what is possible at any time: that is never what a question is about. */
function lit(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.boards button.lit[data-target]:not(.quiet)')]
}
