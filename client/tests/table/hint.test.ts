import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
// Fetched before the clock of any test runs.
import '../../src/table/Hint.svelte'
import type { TableState } from '../../src/lib/protocol'
import { control, named, press, words } from '../page'
import { PATIENCE } from '../patience'
import { refusal, type FakeServer } from '../server'
import { HINT, hint } from './advising'
import { key, playServer, said, stream, tablePage, update, until } from './page'

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

/** From now on the first three moves are told, as if they were the best. */
function tellHint(state: TableState): void {
  server.answer(HINT, hint(state))
}

function panel(): Element | null {
  return document.querySelector('.advice')
}

function suggested(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-suggested]')]
}

test('whoever closes a hint asks no more', async () => {
  await tablePage('hallertau under way')
  const held = server.hold(HINT)
  const opener = await control(/^Hint/)
  for (const [number, close] of ['Escape', 't'].entries()) {
    await key('t')
    const { request } = await vi.waitUntil(() => held[number], PATIENCE)
    expect(words(panel())).toContain('Thinking')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(request.aborted).toBe(false)
    await key(close)
    expect(!panel()).toBe(true)
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    expect(request.aborted).toBe(true)
  }
  expect(held).toHaveLength(2)
})

test('a hint stays while the same is to be decided, and goes when its move is played', async () => {
  const state = await tablePage('hallertau under way')
  tellHint(state)
  await press(/^Hint/)
  await until(() => expect(suggested()).toHaveLength(3))
  // Somebody else gets another name here; in some phases others also move meanwhile.
  const players = state.players.map((one) => (one.seat === 1 ? { ...one, name: 'Eve' } : one))
  stream().say(update(state, { players }))
  await until(() => expect(words(document.querySelector('main'))).toContain('Eve'))
  expect(document.querySelector<HTMLElement>('main')!.dataset['version']).toBe('61')
  expect(suggested()).toHaveLength(3)
  server.answer(/^POST .*\/moves$/, { version: 62 })
  const [move] = state.decisions[0]!.moves
  await fireEvent.click(suggested()[0]!)
  await until(() =>
    expect(server.those(/^POST .*\/moves$/).map(({ body }) => body)).toEqual([
      { version: 61, seat: 0, move: move!.text },
    ]),
  )
  const past = [{ version: 62, seat: 0, move: move!.text, target: move!.target, label: move!.label, events: [] }]
  stream().say(update(state, { version: 62, since: 61, past, decisions: [], waiting: [] }))
  await until(() => expect(!panel()).toBe(true))
  expect(server.those(HINT)).toHaveLength(1)
})

test('a hint goes when the table moves on', async () => {
  const state = await tablePage('hallertau under way')
  tellHint(state)
  await press(/^Hint/)
  await until(() => expect(suggested()).toHaveLength(3))
  // The same may be asked again, but it is another decision.
  const [{ text: move, target, label }] = state.decisions[0]!.moves as [TableState['decisions'][0]['moves'][0]]
  const past = [{ version: 61, seat: 0, move, target, label, events: [] }]
  stream().say(update(state, { past, decisions: structuredClone(state.decisions) }))
  await until(() => expect(document.querySelector<HTMLElement>('main')!.dataset['version']).toBe('61'))
  await until(() => expect(!panel()).toBe(true))
})

test.each(['who waits for others', 'an onlooker'])('%s can ask for no hint', async (who) => {
  const waits = who === 'who waits for others'
  const changes = { decisions: [], waiting: [], undo: [], mine: waits ? [1] : [] }
  await tablePage('hallertau under way', changes)
  expect(said('status')).toContain('Waiting for 1')
  expect(named(/^Hint/)).toEqual([])
  await key('t')
  expect(!panel()).toBe(true)
  expect(server.those(/hint/i)).toEqual([])
})

test('why there is no hint is said', async () => {
  await tablePage('hallertau under way')
  server.answer(HINT, refusal(500, 'error-thinking', {}))
  await press(/^Hint/)
  await until(() => expect(said('alert', panel()!)).toBe('The bot failed to decide.'))
})
