/** The keyboard, and fingers that hold and drag. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draggable, type Drag } from '../../src/lib/dragging'
import type { AnyGame, Face } from '../../src/lib/face'
import { holding } from '../../src/lib/holding'
import { pressed } from '../../src/lib/keys'
import { mine } from '../../src/lib/mine.svelte'
import { nextKey } from '../../src/lib/next'
import type { MyTable } from '../../src/lib/people'
import type { Decision, MoveView } from '../../src/lib/protocol'
import { remember } from '../../src/lib/remembered'
import type { Table } from '../../src/lib/table.svelte'
import { ui } from '../../src/lib/ui.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  document.body.innerHTML = ''
})

const face = {
  groups: [{ kinds: ['place'] }, { kinds: ['done'] }],
  keys: { b: { name: 'board', tab: 'board', selectors: ['.none', '.some'] } },
} as unknown as Face

function tableWith(count: number) {
  const moves: MoveView[] = Array.from({ length: count }, (_, i) => ({
    text: `${i + 1}`,
    target: '',
    label: { id: 'x' },
    verb: 'place',
  }))
  const decision = { moves: [...moves, { text: 'done', target: '', label: { id: 'x' }, verb: 'done' }] }
  return {
    face,
    decision: decision as unknown as Decision | null,
    play: vi.fn(),
    undo: vi.fn(),
    lookBack: vi.fn(),
    looked: 1 as number | null,
    past: null as object | null,
    ahead: null,
    toConfirm: null as object | null,
  }
}
type Fake = ReturnType<typeof tableWith>

function key(table: Fake, name: string, more: KeyboardEventInit = {}, on: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true, ...more })
  Object.defineProperty(event, 'target', { value: on })
  pressed(event, table as unknown as Table<AnyGame>)
  return event
}
const played = (table: Fake): string[] => table.play.mock.calls.map(([move]) => (move as MoveView).text)

test('a digit chooses at once where no longer number begins with it', () => {
  const table = tableWith(3)
  key(table, '2')
  expect(played(table)).toEqual(['2'])
})

test('0 is done', () => {
  const table = tableWith(12)
  key(table, '0')
  expect(played(table)).toEqual(['done'])
})

test('where there are more than nine, a digit waits for a second one', () => {
  const table = tableWith(12)
  key(table, '1')
  vi.advanceTimersByTime(649)
  expect(played(table)).toEqual([])
  key(table, '2')
  expect(played(table)).toEqual(['12'])
  key(table, '1')
  vi.advanceTimersByTime(650)
  expect(played(table)).toEqual(['12', '1'])
  key(table, '2')
  expect(played(table)).toEqual(['12', '1', '2'])
})

test('a digit that waits for another does not answer the next question', () => {
  const table = tableWith(12)
  key(table, '1')
  table.decision = { moves: [] } as unknown as Decision
  vi.advanceTimersByTime(650)
  expect(played(table)).toEqual([])
})

test('a digit that there is not plays nothing, and is forgotten', () => {
  const table = tableWith(3)
  key(table, '9')
  key(table, '1')
  expect(played(table)).toEqual(['1'])
})

test('in a chooser digits choose among its moves', () => {
  const table = tableWith(3)
  ui.chooser = { box: new DOMRect(), title: '', moves: table.decision!.moves.slice(1, 2) }
  key(table, '1')
  expect(played(table)).toEqual(['2'])
})

test('a key that is held down is pressed once', () => {
  const table = tableWith(3)
  key(table, '1', { repeat: true })
  key(table, 'u', { repeat: true })
  expect(played(table)).toEqual([])
  expect(table.undo).not.toHaveBeenCalled()
})

test('keys of the browser and the system are theirs', () => {
  const table = tableWith(3)
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) key(table, '1', more)
  expect(played(table)).toEqual([])
})

test('where text is typed or chosen no key plays', () => {
  const table = tableWith(3)
  for (const name of ['input', 'select', 'textarea']) key(table, '1', {}, document.createElement(name))
  expect(played(table)).toEqual([])
})

test.each(['range', 'radio', 'checkbox'])('an input of type %s leaves digits and letters to the table', (type) => {
  const table = tableWith(3)
  const input = Object.assign(document.createElement('input'), { type })
  key(table, '2', {}, input)
  expect(played(table)).toEqual(['2'])
  expect(key(table, 'u', {}, input).defaultPrevented).toBe(true)
})

test('arrows move a slider that has the focus, and not the focus', () => {
  document.body.innerHTML = '<input type="range"><button class="lit"></button>'
  const [slider, lit] = [document.querySelector('input')!, document.querySelector('button')!]
  lit.checkVisibility = () => true
  expect(key(tableWith(1), 'ArrowRight', {}, slider).defaultPrevented).toBe(false)
  expect(document.activeElement).not.toBe(lit)
  expect(key(tableWith(1), 'ArrowRight').defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(lit)
})

test('u takes a move back, with Shift a whole turn', () => {
  const table = tableWith(1)
  expect(key(table, 'u').defaultPrevented).toBe(true)
  key(table, 'U', { shiftKey: true })
  expect(table.undo.mock.calls).toEqual([[false], [true]])
})

test('a letter of the game turns to a part, and to the first thing there', () => {
  document.body.innerHTML = '<button class="some">x</button>'
  ui.enlarged = 'farm'
  expect(key(tableWith(1), 'B').defaultPrevented).toBe(true)
  vi.runAllTimers()
  expect([ui.tab, ui.enlarged]).toEqual(['board', ''])
  expect(document.activeElement?.className).toBe('some')
})

test('a letter that means nothing is not used up', () => {
  expect(key(tableWith(1), 'q').defaultPrevented).toBe(false)
})

test('? opens the help; / looks something up where there is anything', () => {
  key(tableWith(1), '?')
  expect(ui.dialog).toBe('help')
  ui.dialog = null
  key(tableWith(1), '/')
  expect(ui.dialog).toBeNull()
  const table = tableWith(1)
  table.face = { ...face, catalogue: () => Promise.reject(new Error()) }
  key(table, '/')
  expect(ui.dialog).toBe('finder')
})

test('letters press the buttons for a hint, a plan and a lesson', () => {
  document.body.innerHTML =
    '<div class="asked"><button class="hint"></button></div><div class="plan"><button class="turn"></button></div><div class="guide"><button class="next"></button></div>'
  const clicked: string[] = []
  document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).className), { once: false })
  for (const letter of 'tpw') key(tableWith(1), letter)
  expect(clicked).toEqual(['hint', 'turn', 'next'])
})

test('where no turn can be planned the key says why', () => {
  const own = { bot: null, yours: true }
  const [person, bot] = [
    { bot: null, yours: false },
    { bot: 'greedy', yours: false },
  ]
  const note = (players: object[], deciding: number[], more: object = {}): string | null => {
    const table = { ...tableWith(1), players, deciding, mine: [0], isSeated: true, view: {}, note: null, ...more }
    key(table, 'p')
    return (table.note as { id: string } | null)?.id ?? null
  }
  expect(note([own, person], [0])).toBe('plan-own-turn')
  // Also while one looks back or on.
  expect(note([own, person], [0], { decision: null, past: {} })).toBe('plan-own-turn')
  for (const deciding of [[0], []]) {
    expect(note([own], deciding)).toBe('plan-none-elsewhere')
    expect(note([own, bot], deciding)).toBe('plan-none-elsewhere')
    expect(note([own, own], deciding, { mine: [0, 1] })).toBe('plan-none-elsewhere')
  }
  // What else there is is planned with its button, or is no turn of one's own.
  expect(note([own, person, bot], [])).toBeNull()
  expect(note([person, person], [], { mine: [], isSeated: false })).toBeNull()
  expect(note([own, person], [], { view: { over: true } })).toBeNull()
})

test('in a dialog letters and digits mean nothing', () => {
  ui.dialog = 'help'
  const table = tableWith(3)
  key(table, '1')
  key(table, 'u')
  expect(played(table)).toEqual([])
  expect(table.undo).not.toHaveBeenCalled()
})

test('Escape takes away what lies on top, one after the other', () => {
  const table = tableWith(1)
  table.toConfirm = {}
  table.past = {}
  ui.rules = { things: [], from: null }
  ui.chooser = { box: new DOMRect(), title: '', moves: [] }
  key(table, 'Escape')
  expect([ui.chooser, ui.rules !== null]).toEqual([null, true])
  key(table, 'Escape')
  expect([ui.rules, table.toConfirm !== null]).toEqual([null, true])
  key(table, 'Escape')
  expect([table.toConfirm, table.lookBack.mock.calls.length]).toEqual([null, 0])
  key(table, 'Escape')
  expect(table.lookBack).toHaveBeenCalledWith(null)
  table.past = null
  expect(table.looked).toBe(1)
  key(table, 'Escape')
  expect(table.looked).toBeNull()
})

test('a note goes together with what is under it, and a dialog closes by itself', () => {
  const table = tableWith(1)
  table.past = {}
  ui.bubble = { box: new DOMRect(), title: '', text: '', reason: '' }
  key(table, 'Escape')
  expect(ui.bubble).toBeNull()
  expect(table.lookBack).toHaveBeenCalledTimes(1)
  ui.dialog = 'help'
  key(table, 'Escape')
  expect(ui.dialog).toBe('help')
  expect(table.lookBack).toHaveBeenCalledTimes(1)
})

// The key to the next table

function waiting(table: string, since: number): MyTable {
  return { table, mine: [0], standing: { asked: { 0: since } } } as unknown as MyTable
}
function next(shown = '', more: KeyboardEventInit = {}, on: HTMLElement = document.body): string[] {
  const event = new KeyboardEvent('keydown', { key: 'n', cancelable: true, ...more })
  Object.defineProperty(event, 'target', { value: on })
  const gone: string[] = []
  nextKey(event, shown, (path) => gone.push(path))
  return gone
}

test('n goes to the table that has waited longest, but for the one that is shown', () => {
  remember({ table: 'old', key: 'secret', title: 'arle', names: [] })
  mine.tables = [waiting('new', 20), waiting('old', 10)]
  expect(next()).toEqual(['/t/old#secret'])
  expect(next('old')).toEqual(['/t/new'])
  mine.tables = [waiting('old', 10)]
  expect(next('old')).toEqual([])
})

test('n is a letter to whoever types, in dialogs, and with other keys', () => {
  mine.tables = [waiting('old', 10)]
  expect(next('', {}, document.createElement('input'))).toEqual([])
  expect(next('', { ctrlKey: true })).toEqual([])
  expect(next('', { repeat: true })).toEqual([])
  expect(next('', { key: 'm' })).toEqual([])
  ui.dialog = 'help'
  expect(next()).toEqual([])
})

// Holding

function pointer(type: string, on: EventTarget, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, ...more })
  on.dispatchEvent(event)
  return event
}
function button(): HTMLElement {
  const made = document.createElement('button')
  document.body.append(made)
  return made
}

test('what is held for 550 milliseconds is held, and its click is none', () => {
  const [on, rests, clicked] = [button(), vi.fn(() => true), vi.fn()]
  on.addEventListener('click', clicked)
  const stop = holding(rests)
  pointer('pointerdown', on)
  vi.advanceTimersByTime(549)
  expect(rests).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rests).toHaveBeenCalledWith(on)
  pointer('pointerup', on)
  on.click()
  expect(clicked).not.toHaveBeenCalled()
  // The next one counts.
  pointer('pointerdown', on)
  pointer('pointerup', on)
  on.click()
  expect(clicked).toHaveBeenCalledTimes(1)
  stop()
})

test('a finger may tremble by eight pixels, not by more', () => {
  const [on, rests] = [button(), vi.fn(() => true)]
  const stop = holding(rests)
  pointer('pointerdown', on, { clientX: 10, clientY: 10 })
  pointer('pointermove', on, { clientX: 18, clientY: 10 })
  vi.advanceTimersByTime(550)
  expect(rests).toHaveBeenCalledTimes(1)
  pointer('pointerdown', on, { clientX: 10, clientY: 10 })
  pointer('pointermove', on, { clientX: 18, clientY: 11 })
  vi.advanceTimersByTime(550)
  expect(rests).toHaveBeenCalledTimes(1)
  stop()
})

test.each(['pointerup', 'pointercancel', 'scroll'])('%s ends holding', (type) => {
  const [on, rests] = [button(), vi.fn(() => true)]
  const stop = holding(rests)
  pointer('pointerdown', on)
  pointer(type, on)
  vi.advanceTimersByTime(1000)
  expect(rests).not.toHaveBeenCalled()
  stop()
})

test('holding what means nothing is a press like any other', () => {
  const [on, clicked] = [button(), vi.fn()]
  on.addEventListener('click', clicked)
  const stop = holding(() => false)
  pointer('pointerdown', on)
  vi.advanceTimersByTime(550)
  on.click()
  expect(clicked).toHaveBeenCalledTimes(1)
  stop()
})

test('only the first button of a mouse holds', () => {
  const [on, rests] = [button(), vi.fn(() => true)]
  const stop = holding(rests)
  pointer('pointerdown', on, { button: 2 })
  vi.advanceTimersByTime(1000)
  pointer('pointerdown', on, { isPrimary: false })
  vi.advanceTimersByTime(1000)
  expect(rests).not.toHaveBeenCalled()
  stop()
})

// Dragging

function drag(may = true): { drag: Drag; done: string[] } {
  const done: string[] = []
  document.elementFromPoint ??= () => null
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(null)
  return {
    done,
    drag: {
      may: () => may,
      begin: () => void done.push('begin'),
      over: () => {},
      drop: () => void done.push('drop'),
      end: () => void done.push('end'),
    },
  }
}

test('a mouse drags once it has moved more than five pixels, and drops where it lets go', () => {
  const on = button()
  const { drag: what, done } = drag()
  const stop = draggable(what)(on)
  pointer('pointerdown', on, { pointerType: 'mouse' })
  pointer('pointermove', on, { clientX: 3, clientY: 4, pointerType: 'mouse' })
  expect(done).toEqual([])
  pointer('pointermove', on, { clientX: 4, clientY: 4, pointerType: 'mouse' })
  expect(done).toEqual(['begin'])
  expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  pointer('pointerup', on)
  expect(done).toEqual(['begin', 'drop', 'end'])
  expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(0)
  stop()
})

test('the click that ends dragging is none, that of a mere press is one', () => {
  const [on, clicked] = [button(), vi.fn()]
  const stop = draggable(drag().drag)(on)
  on.addEventListener('click', clicked)
  pointer('pointerdown', on)
  pointer('pointermove', on, { clientX: 90 })
  pointer('pointerup', on)
  on.click()
  expect(clicked).not.toHaveBeenCalled()
  vi.runAllTimers()
  pointer('pointerdown', on)
  pointer('pointerup', on)
  on.click()
  expect(clicked).toHaveBeenCalledTimes(1)
  stop()
})

test('a finger drags after it has rested; one that moves before scrolls', () => {
  const on = button()
  const { drag: what, done } = drag()
  const stop = draggable(what)(on)
  pointer('pointerdown', on, { pointerType: 'touch' })
  pointer('pointermove', on, { clientY: 20, pointerType: 'touch' })
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['end'])
  pointer('pointerdown', on, { pointerType: 'touch' })
  vi.advanceTimersByTime(200)
  expect(done).toEqual(['end', 'begin'])
  stop()
})

test('what the browser cancels is dropped nowhere', () => {
  const on = button()
  const { drag: what, done } = drag()
  const stop = draggable(what)(on)
  pointer('pointerdown', on)
  pointer('pointermove', on, { clientX: 90 })
  pointer('pointercancel', on)
  expect(done).toEqual(['begin', 'end'])
  stop()
})

test('what may not be dragged, or by another button, stays', () => {
  const on = button()
  const { drag: what, done } = drag(false)
  const stop = draggable(what)(on)
  pointer('pointerdown', on)
  pointer('pointermove', on, { clientX: 90 })
  stop()
  const other = drag()
  const end = draggable(other.drag)(on)
  pointer('pointerdown', on, { button: 2 })
  pointer('pointermove', on, { clientX: 90 })
  expect([done, other.done]).toEqual([['end'], []])
  end()
})
