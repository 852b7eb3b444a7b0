import { expect, test } from 'vitest'
import { tableIn } from '../tables'

test('a table is as its stream begins', async () => {
  const { table, socket, state } = await tableIn('hallertau under way')
  expect(socket.url).toMatch(/\/api\/tables\/t1\/stream\?$/)
  expect(socket.protocols).toEqual(['allmende', 'key.key'])
  expect(table.connection).toBe('open')
  expect(table.version).toBe(state.version)
  expect(table.seat).toBe(state.decisions[0]!.seat)
  expect(table.decision).toEqual(state.decisions[0])
  expect(table.shown).toEqual(state.view)
})
