/** The keyboard: digits choose, arrows walk among lit objects, letters do what the help says. */
import { unplanned } from './ahead'
import type { Jump } from './face'
import { choose, listed } from './moves'
import type { Table } from './table.svelte'
import { ownsKey } from './typing'
import { ui } from './ui.svelte'

/** How long a second digit may take. */
const PATIENCE = 650

let typed = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Handles a key at a table; the event is used up if it meant something. */
export function pressed(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // A key that is held down is pressed once: else one would play, or take back, without having seen what.
  if (event.repeat && !event.key.startsWith('Arrow')) return
  if (event.key === 'Escape') {
    // A dialog closes by itself. Then goes what lies on top, then the past, then what is another's; a note is none of these.
    const noted = ui.bubble !== null && !ui.chooser
    if (ui.dialog || (ui.close() && !noted)) return
    if (table.toConfirm) table.toConfirm = null
    else if (table.past) void table.lookBack(null)
    else if (table.ahead) table.ahead.stop()
    else table.looked = null
  } else if (ownsKey(target, event.key)) return
  else if (ui.dialog) {
    if (event.key.toLowerCase() === 'r') void lookUp(table)
  } else if (replayed(event, table)) event.preventDefault()
  else if (/^\d$/.test(event.key)) digit(event.key, table)
  else if (event.key.startsWith('Arrow')) {
    if (walk(event.key.slice(5))) event.preventDefault()
  } else letter(event, table)
}

/** What keys press in a replay. */
const REPLAYS: Readonly<Record<string, string>> = {
  ' ': '.scrubber .play',
  ArrowLeft: '.scrubber .back',
  ArrowRight: '.scrubber .next',
  'Shift ArrowLeft': '.replay .round-back',
  'Shift ArrowRight': '.replay .round-on',
}

/** Steps through what was played, where one looks back or the game is over; false if the key means nothing there. */
function replayed({ key, shiftKey, target }: KeyboardEvent, table: Table): boolean {
  const control = REPLAYS[shiftKey ? `Shift ${key}` : key]
  if (!control || (!table.past && !table.view?.over)) return false
  // What has the focus is pressed by the space bar.
  if (key === ' ' && (target as HTMLElement).closest('button, a, summary')) return false
  document.querySelector<HTMLElement>(control)?.click()
  return true
}

/** Plans a turn, or says why that can't be done now. */
function plan(table: Table): void {
  const button = document.querySelector<HTMLElement>('.plan .turn')
  if (button) return button.click()
  const why = unplanned(table)
  if (why) table.note = why
}

function letter(event: KeyboardEvent, table: Table): void {
  const key = event.key.toLowerCase()
  if (key === 'u') void table.undo(event.shiftKey)
  else if (key === 't') document.querySelector<HTMLElement>('.asked .hint')?.click()
  else if (key === 'p') plan(table)
  else if (key === 'x') document.querySelector<HTMLElement>('.asked .try')?.click()
  else if (key === 'w') document.querySelector<HTMLElement>('.guide .next')?.click()
  else if (key === 'r') void lookUp(table)
  else if (key === '?') ui.dialog = 'help'
  else if (key === '/' && table.face?.catalogue) ui.dialog = 'finder'
  else {
    const jump = table.face?.keys[key]
    if (!jump) return
    show(jump)
  }
  event.preventDefault()
}

/** Opens the rules at the place of these things, or of what has the focus or is pointed at. */
export async function lookUp(table: Table, things?: readonly string[]): Promise<void> {
  try {
    await (await import('./rules')).openRules(table.title, things)
  } catch {
    // There is no server just now; whoever asks again is answered when there is.
  }
}

/** Turns to a part of the table: to what is lit there, or else to the first thing that can have the focus. */
function show({ tab, selectors }: Jump): void {
  ui.tab = tab
  ui.enlarged = ''
  setTimeout(() =>
    selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((each) => each)
      ?.focus(),
  )
}

function digit(key: string, table: Table): void {
  const { decision } = table
  if (!decision || !table.face) return
  clearTimeout(timer)
  const options = listed(ui.chooser?.moves ?? decision.moves, table)
  typed += key
  const chosen = options.find((option) => option.digit === typed)
  const longer = options.some((option) => option.digit.length > typed.length && option.digit.startsWith(typed))
  const done = (): void => {
    typed = ''
    // Something else may be asked by then.
    if (chosen && table.decision === decision) choose(chosen, table)
  }
  if (longer) timer = setTimeout(done, PATIENCE)
  else done()
}

/** Moves the focus to the nearest lit object in a direction. */
function walk(direction: string): boolean {
  const inside = ui.chooser ? '.chooser .choice' : 'button.lit, .options .choice'
  const all = [...document.querySelectorAll<HTMLElement>(inside)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
  )
  if (!all.length) return false
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || from === document.body) {
    all[0]!.focus()
    return true
  }
  const [x, y] = middle(from.querySelector('.question') ?? from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const each of all) {
    const [dx, dy] = [middle(each)[0] - x, middle(each)[1] - y]
    const [ahead, aside] = { Left: [-dx, dy], Right: [dx, dy], Up: [-dy, dx], Down: [dy, dx] }[direction] as [
      number,
      number,
    ]
    const distance = ahead + 2.5 * Math.abs(aside)
    if (each !== from && ahead > 4 && distance < least) [best, least] = [each, distance]
  }
  // From what is not lit every arrow leads to something that is.
  if (!all.includes(from)) best ??= all[0]
  best?.focus()
  return true
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
