/** The state of a table, as messages change it. */
import { expect, test } from 'vitest'
import { after, complete, UNKNOWN, type Known } from '../../src/lib/state'
import type { Past, TableState, Update, View } from '../../src/lib/protocol'

const view = (over: boolean): View => ({ to_act: [], players: [], over, winners: [] })
const past = (version: number): Past => ({
  version,
  seat: 0,
  move: `m${version}`,
  target: '',
  label: { id: 'x' },
  events: [],
})

function known(more: Partial<Known> = {}): Known {
  return { ...UNKNOWN, title: 'arle', version: 3, history: [past(1), past(2), past(3)], view: view(false), ...more }
}

const update = (more: Partial<Update> = {}): Update => ({
  type: 'update',
  version: 4,
  players: [],
  eyes: 0,
  mine: [0],
  since: 3,
  past: [past(4)],
  scenes: [],
  ...more,
})

test('a whole state replaces all that was known', () => {
  const whole = { ...known({ title: 'hallertau', version: 9 }), view: view(true) } as TableState
  expect(after(known({ rated: true }), complete(whole), view(true))).toEqual(whole)
})

test('an update goes on with what it does not tell, and what it leaves out has its default', () => {
  const before = known({ rated: true, ends: [1], trouble: { id: 'old' }, undo_to: { 0: 1 } })
  const now = after(before, complete(update()), view(true))
  expect(now).toMatchObject({ title: 'arle', rated: true, version: 4, mine: [0], ends: [], trouble: null, undo_to: {} })
  expect(now.history.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  expect(now.view).toEqual(view(true))
  expect(now).not.toHaveProperty('scenes')
  expect(now.type).toBe('state')
})

test('what came after the version from which an update goes on is void', () => {
  const note = (version: number) => ({ version, message: { id: 'x' } })
  const word = (version: number) => ({ version, seat: 0, since: 0, name: 'Ann', text: 'hi', at: 0 })
  const before = known({ notes: [note(1), note(3)], words: [word(2), word(3)] })
  const undone = update({ since: 1, version: 5, undone: true, past: [past(5)], notes: [note(4)] })
  const now = after(before, complete(undone), view(false))
  expect(now.history.map(({ version }) => version)).toEqual([1, 5])
  expect(now.notes.map(({ version }) => version)).toEqual([1, 4])
  expect(now.words).toEqual([])
})
