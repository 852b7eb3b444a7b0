/** Games of others on the start page. */
import { fireEvent, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Watch from '../../src/home/Watch.svelte'
import type { SeatSummary, WatchedGame } from '../../src/lib/people'
import { HOSTILE, expectText, show, words } from '../page'
import { OFFLINE, useServer, type FakeServer } from '../server'
import { speakIn } from '../speech'

const WATCH = 'GET /api/watch'

const go = vi.fn<(path: string) => void>()
let server: FakeServer

beforeEach(() => {
  server = useServer()
  go.mockClear()
})

const sat = (...names: string[]): SeatSummary[] => names.map((name) => ({ name, kind: 'link' }))

const game = (more: Partial<WatchedGame> = {}): WatchedGame => ({
  table: 't1',
  title: 'arle',
  players: sat('Ann', 'Bob'),
  changed: Date.now() / 1000 - 130,
  ...more,
})

test('a game of others is a link to its table', async () => {
  server.answer(WATCH, { games: [game(), game({ table: 't2', players: sat(HOSTILE[0]!, 'Cid') })] })
  const container = show(Watch, { go })
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2))
  expect(words(container.querySelector('li'))).toBe('Ann · Bob Fields of Arle, last move 2 minutes ago')
  expectText(container, HOSTILE[0])
  const link = container.querySelector('a')!
  expect(link.getAttribute('href')).toBe('/t/t1')
  await fireEvent.click(link)
  expect(go.mock.calls).toEqual([['/t/t1']])
  await fireEvent.click(link, { ctrlKey: true })
  expect(go).toHaveBeenCalledTimes(1)
})

test('they are asked for again each minute, and stay as they are while the server is away', async () => {
  await speakIn('de')
  vi.useFakeTimers()
  server.answer(WATCH, { games: [] })
  const container = show(Watch, { go })
  await vi.advanceTimersByTimeAsync(0)
  expect(container.querySelector('section')).toBeNull()
  server.answer(WATCH, { games: [game()] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(words(container.querySelector('section'))).toContain('Partien zum Zuschauen')
  server.answer(WATCH, OFFLINE)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(container.querySelectorAll('li')).toHaveLength(1)
  expect(server.those(WATCH)).toHaveLength(3)
})
