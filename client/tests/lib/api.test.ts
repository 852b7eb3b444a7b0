/** Requests to the server: what is refused and why, what is asked again, what stays in doubt. */
import { beforeEach, expect, test, vi } from 'vitest'
import {
  api,
  bring,
  get,
  isOffline,
  isRefusal,
  lookWith,
  persist,
  post,
  reached,
  reasonOf,
  Refused,
} from '../../src/lib/api'
import { Attempts } from '../../src/lib/attempts.svelte'
import { late } from '../../src/lib/late.svelte'
import { OFFLINE, later, refusal, useServer } from '../server'

beforeEach(() => void vi.useFakeTimers())

const reason = (error: unknown) => reasonOf(error).id

test('a request goes with its key, and never in the address', async () => {
  const { requests } = useServer({ 'POST /api/x': {}, 'GET /api/x': {} })
  await post('/api/x', { a: 1 }, 'secret')
  await get('/api/x?q=1')
  expect(
    requests.map(({ method, path, key, body, query }) => [`${method} ${path}`, key, body, query.toString()]),
  ).toEqual([
    ['POST /api/x', 'secret', { a: 1 }, ''],
    ['GET /api/x', '', undefined, 'q=1'],
  ])
})

test('a refusal tells its reason', async () => {
  useServer({ 'GET /api/x': refusal(403, 'no-key') })
  const error = await get('/api/x').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Refused)
  expect((error as Refused).status).toBe(403)
  expect(reason(error)).toBe('no-key')
  expect(isRefusal(error)).toBe(true)
})

test('an answer that nobody understands is the server’s problem', async () => {
  useServer({ 'GET /api/x': new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  const error = await get('/api/x').catch((error: unknown) => error)
  expect(reason(error)).toBe('screen-server-error')
  expect(isRefusal(error)).toBe(false)
})

test('without a connection the server can’t be reached, which is no refusal', async () => {
  useServer({ 'GET /api/x': OFFLINE })
  const error = await get('/api/x').catch((error: unknown) => error)
  expect(isOffline(reasonOf(error))).toBe(true)
  expect(isRefusal(error)).toBe(false)
  expect(isRefusal(new Error('anything'))).toBe(false)
  expect(reason(new Error('anything'))).toBe('screen-server-error')
})

test('of a move is told by whom it is made and what was seen before', async () => {
  const { requests } = useServer({
    'POST /api/tables/t/moves': { version: 8 },
    'POST /api/tables/t/undo': { version: 9 },
  })
  await api.move('t', 'k', 7, 1, 'place forest')
  await api.undo('t', 'k', { version: 8, seat: 1, turn: true })
  expect(requests.map(({ body }) => body)).toEqual([
    { version: 7, seat: 1, move: 'place forest' },
    { version: 8, seat: 1, turn: true },
  ])
})

test('a preview is asked for with the coach that listens', async () => {
  const { requests } = useServer({ 'GET /api/tables/t/preview': {}, 'GET /api/tables/t/why-not': {} })
  await api.preview('gentle', 't', 'k', 7, 1, 'sow & reap')
  await api.whyNot('t', 'k', 7, 1, 'fence a1')
  expect(requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { seat: '1', move: 'sow & reap', version: '7', coach: 'gentle' },
    { seat: '1', move: 'fence a1', version: '7' },
  ])
})

test('however many wait for the server, one asks, every one and a half seconds', async () => {
  let status = 503
  const { requests } = useServer({ 'HEAD /api/about': () => new Response(null, { status }) })
  const come = vi.fn()
  void reached().then(come)
  void reached().then(come)
  await vi.advanceTimersByTimeAsync(1499)
  expect(requests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1501)
  expect(requests).toHaveLength(2)
  expect(come).not.toHaveBeenCalled()
  status = 200
  await vi.advanceTimersByTimeAsync(1500)
  expect(requests).toHaveLength(3)
  expect(come).toHaveBeenCalledTimes(2)
})

test('a server that refuses is one that can be reached', async () => {
  useServer({ 'HEAD /api/about': refusal(429, 'limited') })
  const come = vi.fn()
  void reached().then(come)
  await vi.advanceTimersByTimeAsync(1500)
  expect(come).toHaveBeenCalled()
})

test('what is in vain is tried again as soon as the server is back, with patience if it stays in vain', async () => {
  useServer({ 'HEAD /api/about': {} })
  const times: number[] = []
  const start = Date.now()
  const inVain = vi.fn()
  const done = persist(
    () => {
      times.push(Date.now() - start)
      return times.length < 4 ? Promise.reject(new Error('no')) : Promise.resolve('there')
    },
    () => true,
    inVain,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await done).toBe('there')
  expect(inVain).toHaveBeenCalledTimes(3)
  // 1½ seconds to reach the server, and besides 3 and 6 seconds where it had been reached before.
  expect(times).toEqual([0, 1500, 1500 + 4500, 1500 + 4500 + 7500])
})

test('the page is loaded anew for a module that is missing, but not twice in a minute', async () => {
  useServer({ 'HEAD /api/about': {} })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  let wanted = true
  void persist(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Finder.js')),
    () => wanted,
  )
  await vi.advanceTimersByTimeAsync(1500)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
  wanted = false
  vi.unstubAllGlobals()
})

test('what is wanted no more is not tried again', async () => {
  useServer({ 'HEAD /api/about': {} })
  let wanted = true
  const attempt = vi.fn(() => Promise.reject(new Error('no')))
  const done = persist(attempt, () => wanted)
  wanted = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(await done).toBeUndefined()
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('a part of the page is fetched until it is here, once', async () => {
  useServer({ 'HEAD /api/about': {} })
  let away = true
  const fetch = vi.fn(() => (away ? Promise.reject(new Error('no')) : Promise.resolve({ default: 'part' })))
  const part = late(fetch)
  expect(part.part).toBeNull()
  const [first, second] = [part.bring(), part.bring()]
  away = false
  await vi.advanceTimersByTimeAsync(1500)
  expect(await first).toBe('part')
  expect(await second).toBe('part')
  expect(part.part).toBe('part')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(await bring(() => Promise.resolve({ default: 7 }))).toBe(7)
})

test('other eyes look again after a failure, not after a refusal', async () => {
  let answer: object = refusal(503, 'busy')
  const { requests } = useServer({ 'GET /api/tables/t': () => answer })
  const seen = lookWith('t', 'k', 1, () => true)
  await vi.advanceTimersByTimeAsync(0)
  expect(requests[0]?.query.get('eyes')).toBe('1')
  answer = { version: 3 }
  // Between one and a half and four and a half seconds.
  await vi.advanceTimersByTimeAsync(4500)
  expect(await seen).toEqual({ version: 3 })
  answer = refusal(403, 'no')
  expect(await lookWith('t', 'k', 1, () => true)).toBeNull()
  expect(await lookWith('t', 'k', 1, () => false)).toBeNull()
})

// Attempts

test('while something is attempted one waits, and what is refused is said until something else is attempted', async () => {
  const attempts = new Attempts()
  const first = later<void>()
  const done = attempts.make(() => first.promise)
  expect(attempts.busy).toBe(true)
  first.come()
  expect(await done).toBe(true)
  expect(attempts.busy).toBe(false)
  expect(await attempts.make(() => Promise.reject(new Refused(409, { id: 'taken' })))).toBe(false)
  expect(attempts.problem).toEqual({ id: 'taken' })
  await attempts.make(() => Promise.resolve())
  expect(attempts.problem).toBeNull()
})

test('of several attempts all have to be over', async () => {
  const attempts = new Attempts()
  const [one, other] = [later<void>(), later<void>()]
  const all = [attempts.make(() => one.promise), attempts.make(() => other.promise)]
  one.come()
  await all[0]
  expect(attempts.busy).toBe(true)
  other.come()
  await all[1]
  expect(attempts.busy).toBe(false)
})

test('a problem is told where it is shown, as who attempts puts it', async () => {
  const told = vi.fn()
  const attempts = new Attempts(told, () => ({ id: 'said-otherwise' }))
  await attempts.make(() => Promise.reject(new Error('x')))
  expect(told).toHaveBeenCalledWith({ id: 'said-otherwise' })
  const silent = new Attempts(told, () => null)
  await silent.make(() => Promise.reject(new Error('x')))
  expect(told).toHaveBeenCalledTimes(1)
})

test('that the server can’t be reached is said until it can', async () => {
  let away = true
  useServer({ 'GET /api/x': OFFLINE, 'HEAD /api/about': () => (away ? OFFLINE : {}) })
  const attempts = new Attempts()
  await attempts.make(() => get('/api/x'))
  expect(attempts.problem).toEqual({ id: 'screen-offline' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(attempts.problem).toEqual({ id: 'screen-offline' })
  away = false
  await vi.advanceTimersByTimeAsync(1500)
  expect(attempts.problem).toBeNull()
})

test('what is insisted on is done as soon as that can be, but not what is refused', async () => {
  let answer: unknown = OFFLINE
  useServer({ 'GET /api/x': () => answer, 'HEAD /api/about': {} })
  const attempts = new Attempts()
  const done = attempts.insist(
    () => get('/api/x'),
    () => true,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts.problem).toEqual({ id: 'screen-away' })
  answer = {}
  await vi.advanceTimersByTimeAsync(1500)
  expect(await done).toBe(true)
  expect(attempts.problem).toBeNull()
  answer = refusal(400, 'bad')
  expect(
    await attempts.insist(
      () => get('/api/x'),
      () => true,
    ),
  ).toBe(false)
  expect(attempts.problem).toEqual({ id: 'bad' })
})
