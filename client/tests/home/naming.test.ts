/** What somebody is called at a table who would rather not say. */
import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Naming from '../../src/table/Naming.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { isNameless, remember } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { known, NOBODY } from '../answers'
import { press } from '../page'
import { useServer } from '../server'
import { speakIn } from '../speech'
import { useTestSockets } from '../sockets'
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
