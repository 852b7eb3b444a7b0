/** What somebody is called at a table who would rather not say. */
import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Take from '../../src/home/Take.svelte'
import Naming from '../../src/table/Naming.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { isNameless, keyOf, remember } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { known, NOBODY, tableState } from '../answers'
import { called, press, show, type } from '../page'
import { refusal, useServer } from '../server'
import { speakIn } from '../speech'
import { useTestSockets } from '../sockets'
import { playServer, tablePage } from '../table/page'
import { tableIn } from '../tables'

test('whoever stays “Player 2” is called so by nobody here, also who speaks another language', async () => {
  const { requests } = useServer({ 'POST /api/tables/t1/seats/1': {} })
  await speakIn('de')
  const { table, state } = await tableIn('hallertau under way')
  const players = state.players.map((player, seat) => ({ ...player, name: `Player ${seat + 1}` }))
  Object.assign(table, { players })
  remember({ table: 't1', key: 'key', title: 'hallertau', names: players.map(({ name }) => name) })
  render(Naming, { table, seat: 1 })
  expect(isNameless('t1')).toBe(false)
  await press('Player 2 bleiben')
  await vi.waitFor(() => expect(isNameless('t1')).toBe(true))
  expect(requests.at(-1)).toMatchObject({ path: '/api/tables/t1/seats/1', body: { name: 'Player 2' } })
  // Coming again, with the same key, changes nothing of that.
  remember({ table: 't1', key: 'key', title: 'hallertau', names: [] })
  expect(isNameless('t1')).toBe(true)
})

test('a name is known if it was said, here or elsewhere, and does not only stand in', () => {
  useTestSockets()
  mine.comeIn(known('Player 2'))
  expect(mine.name).toBe('')
  settings.change({ name: 'Bob' })
  expect(mine.name).toBe('Bob')
  settings.change({ name: '' })
  mine.comeIn(known('Ann'))
  expect(mine.name).toBe('Ann')
  mine.comeIn(NOBODY)
})

test('whoever takes a seat over can say a name first', async () => {
  useTestSockets()
  mine.comeIn(NOBODY)
  await speakIn('de')
  const state = tableState('hallertau under way')
  const server = useServer({
    'GET /api/tables/t1': { ...state, players: called(state, ['Ann', 'Bob']) },
    'POST /api/me': known('Cid'),
    'POST /api/tables/t1/seats/1/take': {},
  })
  const go = vi.fn<(path: string) => void>()
  show(Take, { id: 't1', seat: 1, secret: 'secret', go })
  await screen.findByText(/Bob übergibt dir einen Platz/)
  await type(await screen.findByLabelText(/Wie heißt du\?/), 'Cid')
  await press('Den Platz übernehmen')
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/t1#secret'))
  expect(server.those('POST /api/me').map(({ body }) => body)).toEqual([{ name: 'Cid' }])
  expect(server.those('POST /api/tables/t1/seats/1/take').map(({ key }) => key)).toEqual(['secret'])
  expect(mine.name).toBe('Cid')
  expect(keyOf('t1')).toBe('secret')
})

test('whose name is taken at a table is called otherwise there alone', async () => {
  useTestSockets()
  mine.comeIn(NOBODY)
  settings.change({ name: 'ann' })
  const SEAT = 'POST /api/tables/t1/seats/1'
  const server = useServer({ [SEAT]: refusal(422, 'error-same-name', { player: 'Ann' }) })
  const { table, state } = await tableIn('hallertau under way')
  Object.assign(table, { players: called(state, ['Ann', 'Player 2']) })
  render(Naming, { table, seat: 1 })
  const field = await screen.findByLabelText<HTMLInputElement>(/What's your name/)
  expect(field.value).toBe('ann')
  expect(screen.getByRole('alert').textContent).toContain('Somebody else at this table is already called Ann.')
  server.answer(SEAT, {})
  await type(field, 'Annie')
  await press("That's me")
  await vi.waitFor(() =>
    expect(server.those(SEAT).map(({ body }) => body)).toEqual([{ name: 'ann' }, { name: 'Annie' }]),
  )
  expect([settings.name, server.those('POST /api/me')]).toEqual(['ann', []])
})

test.each([
  ['whose seat has a name', { unnamed: false, yours: true }, false],
  ['who looks on', { unnamed: true, yours: false }, false],
  ['whose seat has none', { unnamed: true, yours: true }, true],
])('at the page of a table, is asked what they are called: %s, %o: %s', async (_, seat, asks) => {
  playServer()
  mine.comeIn(NOBODY)
  const { players } = tableState('hallertau under way')
  const changed = players.map((player) => ({ ...player, ...(player.seat ? seat : { yours: false, unnamed: false }) }))
  await tablePage('hallertau under way', { players: changed, mine: seat.yours ? [1] : [] })
  await vi.dynamicImportSettled()
  if (asks) await screen.findByLabelText(/What's your name/)
  else expect(screen.queryByLabelText(/What's your name/)).toBeNull()
})
