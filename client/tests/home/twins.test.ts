/** Finished games on the same deal: their list, the link of any other, and two of them side by side. */
import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import Twins from '../../src/home/Twins.svelte'
import type { Comparison, LineEnd } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import { tableOf } from '../../src/lib/twins'
import { press, show } from '../page'
import { useServer } from '../server'

const end = (points: number, grain: number): LineEnd => ({
  moves: [{ seat: 0, label: { id: 'story-twins-seat', args: { number: points } } }],
  over: true,
  scores: [[{ category: 'grain', points }]],
  figures: [{ people: 2 }],
  goods: [{ grain }],
})
const FOUND: Comparison = { common: 3, one: end(2, 4), other: end(5, 9) }

beforeEach(async () => {
  useServer({
    'GET /api/tables/one/twins': [{ table: 'two', names: ['Bob'], scores: [41.5], ended: 1_000_000_000 }],
    'GET /api/tables/one/twins/two': FOUND,
    'GET /api/tables/two': { players: [{ name: 'Bob' }] },
  })
  await Promise.all(['agricola', 'dialogs', 'retrospect', 'story'].map((part) => learnPart(part as 'story')))
})

test('a game on the same deal stands beside this one, with what differs', async () => {
  show(Twins, { of: 'one', names: ['Ann'] })
  await press(await screen.findByText(/Bob 41½/).then(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim()))
  const rows = (await screen.findAllByRole('row')).map((row) =>
    [...row.children].map((cell) => cell.textContent!.replace(/\s+/g, ' ').trim()),
  )
  expect(rows[0]!.slice(1)).toEqual(['Ann', 'Bob', 'Difference'])
  expect(rows).toContainEqual(['Points', '2', '5', '+3'])
  expect(rows.at(-1)!.slice(0, 1)).toEqual(['4'])
  expect(rows.at(-1)!.at(-1)).toContain('Bob: Seat 5')
})

test('a link leads to the table of a game', () => {
  expect(tableOf('https://example.org/finished/a-B_1')).toBe('a-B_1')
  expect(tableOf('https://example.org/base/t/two#key')).toBe('two')
  expect(tableOf('https://example.org/rules/agricola')).toBe('')
})
