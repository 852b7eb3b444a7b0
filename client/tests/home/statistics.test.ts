/** My statistics: openings as a tree, where points come from, and the level above. */
import { screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import Statistics from '../../src/home/Statistics.svelte'
import type { Interval, OwnStatistics } from '../../src/lib/people'
import { learnPart } from '../../src/lib/speak.svelte'
import { show } from '../page'
import { useServer, type FakeServer } from '../server'

const about = (value: number, half?: number): Interval => ({
  value,
  low: half === undefined ? null : value - half,
  high: half === undefined ? null : value + half,
})
const OPENINGS = [
  { actions: ['place-forest'], games: 4, points: about(30, 4), won: { value: 0.5, low: 0.12, high: 0.88 } },
  { actions: ['place-forest', 'place-fishing'], games: 2, points: about(28), won: about(1) },
].map((one) => ({ ...one, actions: one.actions.map((id) => ({ id, args: {} })) }))
const FOUND: OwnStatistics = {
  games: 5,
  left_out: 1,
  surveys: [
    {
      title: 'agricola',
      players: 2,
      cards: false,
      games: 4,
      openings: OPENINGS,
      finishes: [{ place: 1, seats: 4, games: 4, points: about(30, 4), categories: { fields: about(3, 1) } }],
      beside: {
        level: 'farmer',
        games: 90,
        points: 33,
        own: about(30, 4),
        categories: { fields: 2 },
        own_categories: { fields: about(3, 1) },
        difference: { fields: about(1, 1) },
      },
    },
  ],
}

let server: FakeServer
beforeEach(async () => {
  server = useServer({ 'GET /api/me/statistics': FOUND })
  await learnPart('fame')
})

/** The cells of a table's rows, by its caption. */
async function rows(caption: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: caption })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
}

test('own games are told by openings, places and categories, each with its interval', async () => {
  show(Statistics, {})
  expect(await screen.findByText(/Your latest 5 finished games/)).toBeTruthy()
  expect(screen.getByText(/One game is left out/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(
    /Agricola, 2 players\s+without hand cards,\s+4 games/,
  )
  expect(await rows('Openings')).toEqual([
    ['4', '30.0 ± 4.0', '50 (12–88)'],
    ['2', '28.0', '100'],
  ])
  expect(await rows('Where points come from')).toEqual([['3.0 ± 1.0'], ['30.0 ± 4.0']])
  expect(await rows('Beside the level above')).toEqual([
    ['3.0 ± 1.0', '2.0', '+1.0 ± 1.0'],
    ['30.0 ± 4.0', '33.0', '−3.0 ± 4.0'],
  ])
})

test('without a finished game that is said', async () => {
  server.answer('GET /api/me/statistics', { games: 0, left_out: 0, surveys: [] })
  show(Statistics, {})
  expect(await screen.findByText('You have no finished game yet.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
