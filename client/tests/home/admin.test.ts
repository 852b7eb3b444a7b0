/** The host's page: its key, what goes on, and what a host changes; and the host's notice, on every page. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import AdminPage from '../../src/home/AdminPage.svelte'
import Notice from '../../src/home/Notice.svelte'
import { keepAdminKey, nextAt } from '../../src/lib/admin'
import type { KnownPerson, LiveTable, Overview } from '../../src/lib/people'
import { learnPart } from '../../src/lib/speak.svelte'
import { press, show } from '../page'
import { refusal, useServer, type FakeServer } from '../server'

const KEY = 'the-host-s-key'
const SWITCHES = ['tables', 'words']
const TABLE: LiveTable = {
  table: 'one',
  title: 'arle',
  seats: [
    { name: 'Ann', kind: 'link' },
    { name: 'Bob', kind: 'bot' },
  ],
  present: [0],
  onlookers: 2,
  changed: 0,
  over: false,
}
const OVERVIEW: Overview = {
  process: { version: '1.0', began: 0, leads: true, load: 0.5, memory: 100_000_000, tables: 3 },
  numbers: {
    people: 12,
    people_today: 4,
    go_on: 5,
    moved_today: 2,
    finished: 1234,
    open_tables: 1,
    outbox: 0,
    failing: 0,
  },
  live: { off: [], notice: '', stops: 0 },
  switches: SWITCHES,
  tables: [TABLE],
  troubles: [{ line: 'the mill burns', level: 'error', first: 0, last: 0, times: 2 }],
}
const BOB: KnownPerson = {
  person: { person: 'bob', name: 'Bob', colour: 'hops' },
  since: 1,
  seen: 2,
  banned: 0,
  why: '',
}

beforeEach(async () => {
  keepAdminKey('')
  await Promise.all(['admin', 'people'].map((part) => learnPart(part as 'admin')))
})

function usual(): FakeServer {
  return useServer({
    'GET /api/admin': ({ key }) => (key === KEY ? OVERVIEW : refusal(403, 'error-admin-key')),
    'GET /api/admin/banned': [],
    'GET /api/admin/reports': [],
  })
}

async function enter(): Promise<void> {
  await fireEvent.input(screen.getByLabelText(/key/), { target: { value: KEY } })
  await press('Open')
  await screen.findByRole('region', { name: 'Numbers' })
}

/** Presses a button as soon as nothing else is under way. */
async function click(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toHaveProperty('disabled', false))
  await fireEvent.click(find())
}

const region = (name: string): ReturnType<typeof within> => within(screen.getByRole('region', { name }))

test('only the key opens it, and it is asked for once a visit', async () => {
  usual()
  show(AdminPage)
  await fireEvent.input(screen.getByLabelText(/key/), { target: { value: 'nonsense' } })
  await press('Open')
  expect((await screen.findByRole('alert')).textContent).toContain('not the key')
  await enter()
  expect(region('Numbers').getByText('1,234')).toBeTruthy()
  expect(screen.getByText('the mill burns')).toBeTruthy()
  cleanup()
  show(AdminPage)
  await screen.findByRole('region', { name: 'Numbers' })
  await press('Forget the key here')
  expect(screen.getByLabelText(/key/)).toBeTruthy()
})

test('a feature is switched off, and a notice is put up with the time of a stop', async () => {
  const server = usual()
  server.answer('POST /api/admin/live', ({ body }) => ({
    ...OVERVIEW,
    live: { off: [], stops: 0, notice: '', ...(body as object) },
  }))
  show(AdminPage)
  await enter()
  const settings = region('Notice for all')
  await fireEvent.click(settings.getByLabelText('Chat'))
  await waitFor(() => expect(server.those('POST /api/admin/live')).toHaveLength(1))
  expect(server.those('POST /api/admin/live')[0]!.body).toEqual({ off: ['words'], notice: '', stops: 0 })
  await fireEvent.input(settings.getByLabelText('Text of the notice'), { target: { value: 'Back soon' } })
  await click(() => settings.getByRole('button', { name: 'Put it up' }))
  await settings.findByRole('button', { name: 'Take it down' })
  expect(server.those('POST /api/admin/live')[1]!.body).toEqual({ off: ['words'], notice: 'Back soon', stops: 0 })
})

test('a stop is today, or tomorrow if that time is gone by', () => {
  const now = new Date(2026, 11, 31, 18, 0)
  expect(nextAt(18, 1, now)).toEqual(new Date(2026, 11, 31, 18, 1))
  expect(nextAt(18, 0, now)).toEqual(new Date(2027, 0, 1, 18, 0))
})

test('a game is ended once that is confirmed, and a player gets a new link', async () => {
  const server = usual()
  server.answer('POST /api/admin/tables/one/close', {})
  server.answer('POST /api/admin/tables/one/seats/0/offer', { key: 'secret' })
  server.answer('GET /api/admin/tables/one', { ...TABLE, over: true })
  show(AdminPage)
  await enter()
  const tables = region('Tables that are open now')
  expect(tables.getByText(/Present: Ann · 2 onlookers/)).toBeTruthy()
  await click(() => tables.getByRole('button', { name: 'New link for Ann' }))
  expect((await tables.findByText(/Send this link to Ann/)).textContent).toContain('/h/one/0#secret')
  expect(tables.queryByRole('button', { name: 'New link for Bob' })).toBeNull()
  await click(() => tables.getByRole('button', { name: 'End the game' }))
  expect(server.those('POST /api/admin/tables/one/close')).toHaveLength(0)
  await click(() => tables.getAllByRole('button', { name: 'End the game' })[1]!)
  expect(await tables.findByText(/finished/)).toBeTruthy()
})

test('a person is found, banned with a reason, and let in again', async () => {
  const server = usual()
  let found = BOB
  server.answer('GET /api/admin/people', () => [found])
  server.answer('POST /api/admin/people/bob/ban', ({ body }) => {
    found = { ...BOB, banned: 3, why: (body as { why: string }).why }
    return [found]
  })
  server.answer('POST /api/admin/people/bob/lift', () => {
    found = BOB
    return []
  })
  show(AdminPage)
  await enter()
  const people = region('Find a person by name')
  await fireEvent.input(people.getByLabelText('Name'), { target: { value: 'bob' } })
  await click(() => people.getByRole('button', { name: 'Search' }))
  await fireEvent.input(await people.findByLabelText(/Reason/), { target: { value: 'Geese' } })
  await click(() => people.getByRole('button', { name: 'Ban: Bob' }))
  expect(await people.findByText(/banned since .*: Geese/)).toBeTruthy()
  await click(() => people.getByRole('button', { name: 'Lift the ban: Bob' }))
  expect(await people.findByRole('button', { name: 'Ban: Bob' })).toBeTruthy()
})

test('the notice is shown until it is hidden, and the next one again', async () => {
  const clock = { now: 100 }
  show(Notice, { notice: { notice: 'Back soon', stops: 0 }, clock })
  expect(screen.getByText('Back soon')).toBeTruthy()
  await press('Hide the notice')
  expect(screen.queryByText('Back soon')).toBeNull()
  cleanup()
  show(Notice, { notice: { notice: 'Here again', stops: 0 }, clock })
  expect(screen.getByText('Here again')).toBeTruthy()
})

test('a stop is told until it has come', () => {
  show(Notice, { notice: { notice: '', stops: 101 }, clock: { now: 100 } })
  expect(screen.getByText(/The server stops at/)).toBeTruthy()
  cleanup()
  show(Notice, { notice: { notice: '', stops: 101 }, clock: { now: 101 } })
  expect(screen.queryByText(/The server stops at/)).toBeNull()
})
