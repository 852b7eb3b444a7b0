import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableState } from '../../src/lib/protocol'
import { tableState } from '../answers'
import { control, named, press } from '../page'
import { PATIENCE } from '../patience'
import { OFFLINE, type FakeServer } from '../server'
import { key, playServer, said, tablePage, until } from './page'

const AT = /^GET \/api\/tables\/t1\?at=/
const BACK = /You are looking back/

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

/** A table at which much has happened. */
function longTable(): Promise<TableState> {
  const { history } = tableState('hallertau under way')
  return tablePage('hallertau under way', { history })
}

/** From now on the past is told at once. */
function tellPast({ view }: TableState): void {
  server.answer(AT, { view })
}

function slider(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('.scrubber input')!
}

/** Draws the slider to a place. */
async function slide(to: number): Promise<void> {
  await fireEvent.input(slider(), { target: { value: `${to}` } })
}

/** Waits until it is said that one looks back, or no more. */
async function lookingBack(is = true): Promise<void> {
  await until(() => expect(BACK.test(said('status'))).toBe(is))
}

test('an answer that comes late does not lead back into the past', async () => {
  const state = await longTable()
  const held = server.hold(AT)
  await press('One move back')
  const late = await vi.waitUntil(() => held[0], PATIENCE)
  tellPast(state)
  await press('To the beginning')
  await lookingBack()
  await key('Escape')
  await lookingBack(false)
  late.come({ view: state.view })
  // What is asked for later has come, so what came before has had its effect.
  tellPast(state)
  await slide(3)
  await lookingBack()
  expect(said('status')).toContain('move 3 of')
  await key('Escape')
  await lookingBack(false)
})

test('what cannot be fetched is told to whoever still wants it, and ends what plays by itself', async () => {
  const state = await longTable()
  const held = server.hold(AT)
  await press('One move back')
  const late = await vi.waitUntil(() => held[0], PATIENCE)
  tellPast(state)
  await press('To the beginning')
  await lookingBack()
  late.fail()
  await slide(3)
  await until(() => expect(said('status')).toContain('move 3 of'))
  expect(said('alert')).toBe('')
  server.answer(AT, OFFLINE)
  vi.useFakeTimers()
  await press('Play by itself')
  expect(named('Play by itself')).toEqual([])
  await vi.advanceTimersByTimeAsync(1700)
  expect(said('alert')).toContain("The server can't be reached")
  expect(named('Play by itself')).toHaveLength(1)
})

test('nothing is taken back while one looks back', async () => {
  const state = await tablePage('hallertau under way')
  expect(state.undo).toEqual([1])
  tellPast(state)
  await press('One move back')
  await lookingBack()
  await key('u')
  await key('Escape')
  await lookingBack(false)
  expect(server.those(/^POST .*\/undo$/)).toEqual([])
  server.answer(/^POST .*\/undo$/, { version: state.version + 1 })
  await key('u')
  expect(server.those(/^POST .*\/undo$/).map(({ body }) => body)).toEqual([{ version: 60, seat: 1, turn: false }])
})

test('what is pressed while the past is fetched counts', async () => {
  const state = await longTable()
  const last = Number(slider().max)
  const held = server.hold(AT)
  await slide(last - 1)
  await vi.waitUntil(() => held[0], PATIENCE)
  await slide(last - 2)
  await press('One move back')
  await press('One move back')
  expect(slider().value).toBe(`${last - 4}`)
  tellPast(state)
  for (const late of held) late.come({ view: state.view })
  await lookingBack()
  await until(() =>
    expect(said('status').toLowerCase()).toContain(slider().getAttribute('aria-valuetext')!.toLowerCase()),
  )
  expect(slider().value).toBe(`${last - 4}`)
})

test('Escape leads back wherever the focus is', async () => {
  const state = await tablePage('hallertau under way')
  tellPast(state)
  await slide(5)
  await lookingBack()
  slider().focus()
  expect(document.activeElement).toBe(slider())
  await key('Escape')
  await lookingBack(false)
})

test('the past plays by itself as fast as one likes', async () => {
  const state = await longTable()
  tellPast(state)
  vi.useFakeTimers()
  await press('Play by itself')
  await lookingBack()
  expect(said('status')).toContain('move 0 of')
  await vi.advanceTimersByTimeAsync(1500)
  expect(said('status')).toContain('move 0 of')
  const pace = await control(/^Speed/)
  await fireEvent.click(pace)
  await fireEvent.click(pace)
  expect(pace.textContent).toBe('4×')
  await vi.advanceTimersByTimeAsync(450)
  expect(said('status')).not.toContain('move 0 of')
  await press('Pause')
  await lookingBack()
  const stood = slider().value
  await vi.advanceTimersByTimeAsync(5000)
  expect(slider().value).toBe(stood)
  await slide(Number(slider().max) - 2)
  await press('Play by itself')
  await vi.advanceTimersByTimeAsync(1000)
  await lookingBack(false)
  expect(named('Play by itself')).toHaveLength(1)
})

test('whoever looks back is given no hint', async () => {
  const state = await tablePage('hallertau under way')
  tellPast(state)
  expect(named(/^Hint/)).toHaveLength(1)
  await press('One move back')
  await lookingBack()
  expect(named(/^Hint/)).toEqual([])
})

test('the log is told of one player alone', async () => {
  await longTable()
  const entries = (): Element[] => [...document.querySelectorAll('.log .entries p')]
  const everybody = entries().length
  for (const [name, other] of [
    ['2', 0],
    ['1', 1],
  ] as const) {
    await press(`${name} alone`)
    expect((await control(`${name} alone`)).getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelectorAll(`.log .entries p.seat${other}`)).toHaveLength(0)
    expect(document.querySelectorAll(`.log .entries p.seat${1 - other}`).length).toBeGreaterThan(5)
  }
  await press('1 alone')
  expect(entries()).toHaveLength(everybody)
})

test('boards show how it was, and in the present the same as before', async () => {
  const state = await longTable()
  const boards = (): string => document.querySelector('.boards')!.innerHTML
  const round = (): string => document.querySelector('.rounds [aria-current=step]')!.textContent.trim()
  const before = boards()
  expect(round()).not.toBe('1')
  server.answer(AT, { view: tableState('hallertau begun').view })
  await press('To the beginning')
  await lookingBack()
  expect(round()).toBe('1')
  await press('One move on')
  tellPast(state)
  await slide(30)
  await until(() => expect(round()).not.toBe('1'))
  await press('To the end')
  await lookingBack(false)
  expect(boards()).toBe(before)
})
