/** Clocks at a table, on the list of my tables, and in my hours: what they show, and what follows when time is up. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import Hours from '../../src/home/Hours.svelte'
import MyTables from '../../src/home/MyTables.svelte'
import { hours } from '../../src/lib/hours.svelte'
import { mine } from '../../src/lib/mine.svelte'
import type { ClockInfo, Pace, PlayerInfo } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import type { Table } from '../../src/lib/table.svelte'
import { ui } from '../../src/lib/ui.svelte'
import Clocks from '../../src/table/Clocks.svelte'
import { known } from '../answers'
import { called, hasButton, press, show, words } from '../page'
import { refusal, useServer, type FakeServer } from '../server'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { said } from './page'
import { tableIn } from '../tables'

const DAY = 86_400
const A_DAY_A_TURN: Pace = { move: DAY, reserve: 3 * DAY, increment: 0, hours: false, end: 'concede', zone: 'UTC' }
const VOTE: Pace = { move: 0, reserve: 12, increment: 0, hours: false, end: 'vote', zone: 'UTC' }
const waits: ClockInfo = { move: DAY, reserve: 3 * DAY, due: null, still: false }

let server: FakeServer

beforeEach(async () => {
  await learnPart('clocks')
  await learnPart('me')
  server = useServer()
})

/** The clocks of a table of Ann, who is here, and Bob, who comes by link. */
async function clocks(pace: Pace, ann: ClockInfo, bob: ClockInfo, more: Partial<PlayerInfo> = {}): Promise<Table> {
  const { table, state } = await tableIn('hallertau under way')
  const [one, other] = called(state, ['Ann', 'Bob'])
  Object.assign(table, {
    pace,
    mine: [0],
    heardAt: performance.now(),
    players: [
      { ...one, yours: true, kind: 'here', clock: ann },
      { ...other, yours: false, kind: 'link', clock: bob, ...more },
    ],
  })
  show(Clocks, { table, pace })
  return table as unknown as Table
}

function items(): HTMLElement[] {
  return screen.getAllByRole('listitem')
}

function running(): HTMLElement {
  return items().find(({ classList }) => classList.contains('runs'))!
}

test.each([
  ['en', /^[34] days$/, /Ann has time until/, 'Clocks'],
  ['de', /^[34] Tage$/, /Ann hat Zeit bis/, 'Uhren'],
] as const)('each has a clock, and one of them runs: %s', async (language, time, told, name) => {
  await speakIn(language)
  await clocks(A_DAY_A_TURN, { ...waits, due: 4 * DAY - 1 }, waits)
  expect(screen.getByRole('region', { name })).toBeDefined()
  expect(items()).toHaveLength(2)
  expect(running().querySelector('.time')!.textContent.trim()).toMatch(time)
  expect(running().querySelector('.sr')!.textContent).toMatch(told)
})

test('whoever has waited to the end of the time of another claims the game', async () => {
  await clocks(VOTE, { ...waits, move: 0, reserve: 12 }, { ...waits, move: 0, reserve: 0, due: 0 })
  expect(said('status')).toContain("Bob's time is up.")
  server.answer('POST /api/tables/t1/end', {})
  await press('Claim the game')
  expect(server.those('POST /api/tables/t1/end').map(({ body }) => body)).toEqual([{ seat: 0, wish: 'claim' }])
})

test('or has a bot play on, for whom there is no clock', async () => {
  const table = await clocks(VOTE, { ...waits, move: 0, reserve: 12 }, { ...waits, move: 0, reserve: 0, due: 0 })
  await press(/^A bot plays on/)
  expect(ui.dialog).toBe('share')
  const [ann, bob] = table.players
  table.players = [ann!, { ...bob!, kind: 'bot', bot: 'random', clock: null }]
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(said('status')).not.toContain("Bob's time is up.")
})

test('whose own time is up claims nothing', async () => {
  await clocks(VOTE, { ...waits, move: 0, reserve: 0, due: 0 }, { ...waits, move: 0, reserve: 12 })
  expect(hasButton('Claim the game')).toBe(false)
  expect(said('status')).toBe('')
})

test('how much time is left is seen on the list of my tables', async () => {
  useTestSockets()
  mine.comeIn(known('Ann'))
  const now = Date.now() / 1000
  const seats = [{ name: 'Ann', kind: 'here', bot: null }]
  const standing = { title: 'arle', seats, asked: { 0: now }, over: false, scores: [], winners: [], ending: null }
  const due = { 0: now + 4 * DAY - 60 }
  mine.tables = [{ table: 't', version: 1, changed: now, mine: [0], standing: { ...standing, due } } as never]
  show(MyTables, { go: () => {} })
  expect(words(screen.getByRole('listitem'))).toMatch(/[34] days left/)
})

test('hours that are too few are refused in a sentence, and those of before are shown again', async () => {
  useTestSockets()
  mine.comeIn(known('Ann'))
  const me = { opens: 480, closes: 1320, zone: 'Europe/Berlin', holiday: null, days_left: 28 }
  server.answer('GET /api/me/hours', me)
  server.answer('POST /api/me', known('Ann'))
  server.answer('POST /api/me/hours', refusal(422, 'error-hours', { least: 8 }))
  hours.mine = null
  show(Hours, {})
  const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'From' })
  expect(words(document.body)).toContain('Your time zone: Europe/Berlin')
  await fireEvent.change(from, { target: { value: '1260' } })
  await waitFor(() => expect(said('alert')).toContain('at least 8 hours'))
  expect(server.those('POST /api/me/hours').map(({ body }) => body)).toEqual([{ opens: 1260 }])
  expect(from.value).toBe('480')
})

test('a holiday is taken, unless it begins too early, and ends when somebody is back', async () => {
  useTestSockets()
  mine.comeIn(known('Ann'))
  const me = { opens: 480, closes: 1320, zone: 'UTC', holiday: null, days_left: 28 }
  const holiday = { first: '2027-01-31', last: '2027-01-31' }
  server.answer('GET /api/me/hours', me)
  server.answer('POST /api/me', known('Ann'))
  hours.mine = null
  show(Hours, {})
  for (const [name, day] of [
    ['First day', '2027-01-31'],
    ['Last day', '2027-01-31'],
  ] as const)
    await fireEvent.input(await screen.findByLabelText(name), { target: { value: day } })
  server.answer('POST /api/me/hours', refusal(422, 'error-holiday-order'))
  await press('Take a holiday')
  await waitFor(() => expect(said('alert')).toContain('today or later'))
  server.answer('POST /api/me/hours', { ...me, holiday, days_left: 27 })
  await press('Take a holiday')
  await waitFor(() => expect(hasButton("I'm back")).toBe(true))
  expect(server.those('POST /api/me/hours')[1]!.body).toEqual({ holiday })
  expect(words(document.body)).toContain('This year you have 27 days left.')
  server.answer('POST /api/me/hours', me)
  await press("I'm back")
  await waitFor(() => expect(hasButton('Take a holiday')).toBe(true))
  expect(server.those('POST /api/me/hours')[2]!.body).toEqual({ holiday: null })
})
