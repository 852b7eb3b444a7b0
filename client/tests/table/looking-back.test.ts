import { cleanup, fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { address } from '../../src/lib/address'
import { settings } from '../../src/lib/settings.svelte'
import type { TableState } from '../../src/lib/protocol'
import { tableState } from '../answers'
import { control, named, press } from '../page'
import { PATIENCE } from '../patience'
import { OFFLINE, type FakeServer } from '../server'
import { key, playServer, said, tablePage, until } from './page'

const AT = /^GET \/api\/tables\/t1\?at=/
const SCENES = /^GET \/api\/tables\/t1\/scenes\?/
const BACK = /You are looking back/

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

/** A table at which much has happened. */
function longTable(situation = 'hallertau under way'): Promise<TableState> {
  const { history } = tableState(situation)
  return tablePage(situation, { history })
}

/** From now on the past is told at once. */
function tellPast({ view }: TableState): void {
  server.answer(AT, { view })
  server.answer(SCENES, { view, scenes: [] })
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

test('who leaves the past while the slider is followed is not led back into it', async () => {
  const state = await longTable()
  tellPast(state)
  await slide(3)
  await lookingBack()
  const held = server.hold(AT)
  await slide(5)
  const fetched = await vi.waitUntil(() => held[0], PATIENCE)
  await slide(4)
  await key('Escape')
  await lookingBack(false)
  tellPast(state)
  const asked = server.those(AT).length
  fetched.come({ view: state.view })
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.those(AT)).toHaveLength(asked)
  await lookingBack(false)
  expect(slider().value).toBe(slider().max)
  await slide(3)
  await lookingBack()
  expect(said('status')).toContain('move 3 of')
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
  server.answer(SCENES, OFFLINE)
  vi.useFakeTimers()
  await press('Play automatically')
  expect(named('Play automatically')).toEqual([])
  await vi.advanceTimersByTimeAsync(1700)
  expect(said('alert')).toContain("The server can't be reached")
  expect(named('Play automatically')).toHaveLength(1)
})

test('what was played is saved, or as far as one may know it', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  server.answer('GET /api/tables/t1/record', new Response('allmende 1'))
  await tablePage('hallertau under way', { has_record: true })
  await press('Save record')
  await until(() => expect(names).toEqual(['hallertau-t1.txt']))
  expect(await saved[0]!.text()).toBe('allmende 1')
  cleanup()
  server.answer('GET /api/tables/t1/report', new Response('# as seen'))
  await tablePage('hallertau under way', { has_record: false })
  await press(/^Save the game as you know it/)
  await until(() => expect(names).toHaveLength(2))
  expect(await saved[1]!.text()).toBe('# as seen')
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
  await press('Play automatically')
  await lookingBack()
  expect(said('status')).toContain('move 0 of')
  await vi.advanceTimersByTimeAsync(800)
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
  await press('Play automatically')
  await vi.advanceTimersByTimeAsync(1000)
  await lookingBack(false)
  expect(named('Play automatically')).toHaveLength(1)
})

test('where nothing is to move, the past plays by itself as well', async () => {
  const state = await longTable()
  tellPast(state)
  const { speed } = settings
  settings.change({ speed: 0 })
  vi.useFakeTimers()
  await press('Play automatically')
  await lookingBack()
  await vi.advanceTimersByTimeAsync(1700)
  expect(said('status')).toContain('move 1 of')
  expect(server.those(SCENES)).toEqual([])
  settings.change({ speed })
})

test('a replay goes from round to round, and stops at the moves of one player alone', async () => {
  const state = await longTable()
  tellPast(state)
  await slide(5)
  await lookingBack()
  await control('Round', 'combobox')
  const rounds = named('Round', 'combobox')[0] as HTMLSelectElement
  const told = [...rounds.options].map((option) => option.text)
  expect(told[0]).toContain('Round 1')
  expect(told[1]).toContain('Round 2')
  const places = Number(slider().max)
  await press('One round on')
  await until(() => expect(rounds.selectedOptions[0]!.text).toBe(told[1]))
  const second = slider().value
  await press('One move on')
  await press('One round back')
  await until(() => expect(slider().value).toBe(second))
  await press('One round back')
  await until(() => expect(slider().value).toBe('0'))
  await fireEvent.change(await control('Whose moves it stops at', 'combobox'), { target: { value: '1' } })
  const own = state.history.filter(({ seat, events }) => seat === 1 && events.length)
  expect(Number(slider().max)).toBeLessThan(places)
  expect(Number(slider().max)).toBeGreaterThanOrEqual(own.length)
  // The log tells of the same one.
  expect(document.querySelectorAll('.log .entries p.seat0')).toHaveLength(0)
})

test('keys play a finished game, and lead from move to move and from round to round', async () => {
  const state = await longTable('hallertau over')
  tellPast(state)
  const last = Number(slider().max)
  await key('ArrowLeft')
  await lookingBack()
  expect(slider().value).toBe(`${last - 1}`)
  await key('ArrowLeft')
  await until(() => expect(slider().value).toBe(`${last - 2}`))
  await control('One round back')
  await key('ArrowLeft', { shiftKey: true })
  await until(() => expect(Number(slider().value)).toBeLessThan(last - 2))
  await key(' ')
  expect(named('Pause')).toHaveLength(1)
  await key(' ')
  expect(named('Play automatically')).toHaveLength(1)
})

test('who comes to a finished game for its replay sees it from the beginning', async () => {
  vi.spyOn(address, 'search', 'get').mockReturnValue('?replay')
  server.answer(AT, { view: tableState('hallertau begun').view })
  vi.spyOn(settings, 'moves', 'get').mockReturnValue(true)
  // Until it is let go, the replay stays where it begins.
  server.hold(SCENES)
  await longTable('hallertau over')
  await lookingBack()
  expect(slider().value).toBe('0')
  await control('Pause')
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

test('a line of the log takes back its move and all later ones of its player, as far as that goes', async () => {
  const { history } = tableState('hallertau under way')
  const moves = history.filter(({ seat, events }) => seat === 0 && events.length)
  const [from, , to] = moves.slice(-4).map(({ version }) => version)
  const { version } = await tablePage('hallertau under way', { history, mine: [0], undo: [0], undo_to: { 0: from! } })
  const offered = named(/^Take back to here: /)
  const told = [...document.querySelectorAll('.log .entries p')].filter((line) => line.querySelector('.back'))
  expect(offered.length).toBe(told.length)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.length).toBeLessThanOrEqual(4)
  server.answer('POST /api/tables/t1/undo', { version: version + 1 })
  await fireEvent.click(offered.at(-1)!)
  const [asked] = server.those('POST /api/tables/t1/undo')
  const body = asked!.body as { to: number }
  expect(body).toEqual({ version, seat: 0, to: body.to })
  expect(body.to).toBeGreaterThanOrEqual(to!)
  expect(moves.map(({ version }) => version)).toContain(body.to)
})

test('nobody takes back for others, nor while looking back', async () => {
  const { history } = tableState('hallertau under way')
  const state = await tablePage('hallertau under way', { history, mine: [1], undo: [0, 1], undo_to: { 0: 1, 1: 1 } })
  const others = history.filter(({ seat }) => seat === 0).map(({ version }) => version)
  const offered = named(/^Take back to here: /)
  server.answer('POST /api/tables/t1/undo', { version: state.version + 1 })
  for (const each of offered.slice(0, 1)) await fireEvent.click(each)
  for (const { body } of server.those('POST /api/tables/t1/undo'))
    expect(others).not.toContain((body as { to: number }).to)
  tellPast(state)
  await press('One move back')
  await lookingBack()
  expect(named(/^Take back to here: /)).toEqual([])
})
