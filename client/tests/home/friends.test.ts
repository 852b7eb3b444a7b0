/** Friends who are invited in one press; people who are blocked, reported, or whose words are hidden. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Acquaintances from '../../src/home/Acquaintances.svelte'
import Blocked from '../../src/home/Blocked.svelte'
import Friends from '../../src/home/Friends.svelte'
import { acquaintances } from '../../src/lib/acquaintances.svelte'
import { Company, muted } from '../../src/lib/company.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { known, NOBODY } from '../answers'
import { press, show } from '../page'
import { refusal, useServer } from '../server'
import { useTestSockets } from '../sockets'

const BOB = { person: 'bob', name: 'Bob', colour: 'hops' }
const TABLE = { title: 'arle', seats: 2, options: {}, listed: false }
const WHOM = { person: '', page: '', table: 'table', seat: 1 }

beforeEach(async () => {
  useTestSockets()
  await learnPart('people')
  mine.comeIn(NOBODY)
  await acquaintances.fetch()
  mine.comeIn(known('Ann'))
})

test('a friend is invited in one press, and one is led to the open table', async () => {
  const people = { friends: [{ person: BOB, activity: 'lately' }], blocked: [] }
  const server = useServer({ 'GET /api/me/people': people, 'POST /api/offers/propose': { offer: 'one', table: '' } })
  const go = vi.fn<(path: string) => void>()
  show(Friends, { wanted: TABLE, title: 'arle', go })
  expect(await screen.findByText('here lately')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Invite Bob to a game of Fields of Arle' }))
  await waitFor(() => expect(go).toHaveBeenCalledWith('/o/one'))
  expect(server.those('POST /api/offers/propose').map(({ body }) => body)).toEqual([{ wanted: TABLE, people: ['bob'] }])
})

test('a friend can be removed; who has none reads how to have some', async () => {
  useServer({
    'GET /api/me/people': { friends: [{ person: BOB, activity: 'unknown' }], blocked: [] },
    'POST /api/me/friends/bob/remove': { friends: [], blocked: [] },
  })
  show(Friends, { wanted: null, title: 'arle', go: vi.fn() })
  await fireEvent.click(await screen.findByRole('button', { name: 'Remove Bob from your friends' }))
  expect(await screen.findByText(/Add people you have played with/)).toBeTruthy()
})

test('somebody at a table becomes a friend, is reported, and blocked once that is confirmed', async () => {
  const server = useServer({
    'GET /api/me/people/known': { others: [{ whom: WHOM, friend: false, blocked: false }] },
    'POST /api/me/friends': { friends: [{ person: BOB, activity: 'unknown' }], blocked: [] },
    'POST /api/me/blocked': { friends: [], blocked: [BOB] },
    'POST /api/me/complaints': {},
  })
  show(Acquaintances, { of: { table: 'table' }, nameOf: () => 'Bob', named: true })
  const about = within(await screen.findByRole('group', { name: /Bob/ }))
  await fireEvent.click(about.getByRole('button', { name: 'Add to friends' }))
  expect(await about.findByText('Among your friends')).toBeTruthy()
  expect(server.those('POST /api/me/friends').map(({ body }) => body)).toEqual([WHOM])

  await fireEvent.click(about.getByRole('button', { name: 'Report to the host' }))
  await fireEvent.change(about.getByRole('combobox'), { target: { value: 'other' } })
  await fireEvent.input(about.getByRole('textbox', { name: 'What happened?' }), { target: { value: 'He left' } })
  await fireEvent.click(about.getByRole('button', { name: 'Send the report' }))
  expect(await about.findByText(/has your report/)).toBeTruthy()
  expect(server.those('POST /api/me/complaints').map(({ body }) => body)).toEqual([
    { whom: WHOM, why: 'other', words: 'He left' },
  ])

  await fireEvent.click(about.getByRole('button', { name: 'Block' }))
  expect(server.those('POST /api/me/blocked').map(({ body }) => body)).toEqual([])
  await fireEvent.click(about.getByRole('button', { name: 'Block Bob' }))
  expect(await about.findByText('Blocked')).toBeTruthy()
  expect(about.queryByText('Among your friends')).toBeNull()
})

test('what is refused is said', async () => {
  useServer({
    'GET /api/me/people/known': { others: [{ whom: WHOM, friend: false, blocked: false }] },
    'POST /api/me/friends': refusal(422, 'error-friends', { most: 200 }),
  })
  show(Acquaintances, { of: { table: 'table' }, nameOf: () => 'Bob' })
  await fireEvent.click(await screen.findByRole('button', { name: 'Add to friends' }))
  expect(await screen.findByText(/You have 200 friends/)).toBeTruthy()
})

test('whom I have blocked can be unblocked', async () => {
  useServer({
    'GET /api/me/people': { friends: [], blocked: [BOB] },
    'POST /api/me/blocked/bob/remove': { friends: [], blocked: [] },
  })
  show(Blocked)
  await press('Unblock Bob')
  await waitFor(() => expect(screen.queryByText('Blocked people')).toBeNull())
})

test('words of whom I have blocked are hidden, and no button shows them again', () => {
  const latest = useTestSockets()
  const word = { version: 3, seat: 1, since: 0, name: 'Bob', text: 'Hm', at: 0 }
  const leave = new Company('table', '').join()
  latest().say({ present: [], onlookers: 0, seen: {}, silenced: [{ seat: 1, since: 0 }] })
  expect([muted.has('table', word), muted.chosen('table', word)]).toEqual([true, false])
  expect(muted.has('table', { ...word, since: 2 })).toBe(false)
  leave()
})
