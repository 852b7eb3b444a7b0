/** The problems of a title: the next one, one's rating, all of them, and the way to a table. */
import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import ProblemsPage from '../../src/home/ProblemsPage.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { signed } from '../../src/lib/points'
import { within } from '../../src/lib/problems'
import { settings } from '../../src/lib/settings.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { known } from '../answers'
import { press, show } from '../page'
import { useServer, type FakeServer } from '../server'

const MINE = { rating: 1043, spread: 420, tries: 2 }
const TITLE = { title: 'agricola', problems: 3, tried: 2, solved: 1, mine: MINE, next: 'agricola-3' }
const PROBLEMS = [true, false, null].map((solved, i) => ({
  name: `agricola-${i + 1}`,
  players: 2,
  options: {},
  rated: { rating: 900 + 100 * i, spread: 300, tries: 0 },
  solved,
}))

let server: FakeServer
beforeEach(async () => {
  mine.comeIn(known('Ann'))
  settings.change({ name: 'Ann' })
  server = useServer({
    'GET /api/me': known('Ann'),
    'POST /api/me': known('Ann'),
    'GET /api/problems': { titles: [TITLE] },
    'GET /api/problems/agricola': { title: TITLE, problems: PROBLEMS, history: [] },
    'POST /api/problems/agricola/agricola-3': { table: 'one', key: 'k' },
    'POST /api/problems/agricola/agricola-1': { table: 'two', key: 'l' },
  })
  await learnPart('home')
  await learnPart('problems')
})

test('the page tells how one stands, and leads to a table with the next problem or another one', async () => {
  const go = vi.fn<(path: string) => void>()
  show(ProblemsPage, { of: 'agricola', go })
  expect(await screen.findByText(/Your rating: 1,?043 ± 420\. Solved 1 of 2 tried, of 3 in all\./)).toBeTruthy()
  expect(screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([
    'Your first try',
    'solved',
    'not solved',
    '–',
  ])
  await press('Next problem')
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/one#k'))
  await press('Try agricola-1')
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/two#l'))
  const bodies = server.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/problems'))
  expect(bodies.map(({ body }) => body)).toEqual(Array(2).fill({ name: 'Ann', neighbor: 'Neighbor' }))
})

test('points and differences are written with their intervals and signs', () => {
  expect(within({ value: 4.74, half: 1.3 })).toBe('4.7 ± 1.3')
  expect([signed(12), signed(-7), signed(0)]).toEqual(['+12', '−7', '0'])
})
