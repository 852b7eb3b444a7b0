/** What a page asks the server when it comes, each time by modules that know nothing yet. */
import { beforeEach, expect, test, vi } from 'vitest'
import { known } from '../answers'
import { refusal, useServer } from '../server'
import { useTestSockets } from '../sockets'

beforeEach(() => {
  useTestSockets()
  vi.resetModules()
})

test('whoever cannot be asked for is not called otherwise', async () => {
  let there = false
  const { requests } = useServer({
    'GET /api/me': () => (there ? known('Ann') : refusal(500, 'screen-server-error')),
    'POST /api/me': known('Bob'),
  })
  const { mine } = await import('../../src/lib/mine.svelte')
  await mine.meet()
  await expect(mine.become('Bob')).rejects.toMatchObject({ status: 500 })
  there = true
  await mine.become('Bob')
  expect(mine.person?.name).toBe('Ann')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('links begin as the server says', async () => {
  useServer({
    'GET /api/about': { version: '1', engine: { id: 'screen-start' }, compiling: false, url: 'https://a.example' },
  })
  const { links } = await import('../../src/lib/links.svelte')
  await vi.waitFor(() => expect(links.origin).toBe('https://a.example'))
})
