/** A stream of news: lost, and opened again with patience. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stream, WAITING, type Connection } from '../../src/lib/stream'
import { TestSocket, useTestSockets } from '../sockets'

let latest: () => TestSocket
let told: object[]
let lost: Connection[]
let stream: Stream<object>

function open(key = ''): void {
  stream = new Stream<object>(
    () => `/api/x?since=${told.length}`,
    (message) => told.push(message),
    (why) => lost.push(why),
    key,
  )
}
/** How often the stream was opened; a stream of the page itself is none of its business. */
const count = (): number => TestSocket.opened.filter(({ url }) => url.includes('/api/x?')).length

beforeEach(() => {
  vi.useFakeTimers()
  // Half way between the shortest wait and the longest.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  latest = useTestSockets()
  told = []
  lost = []
})
afterEach(() => stream.close())

function sight(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what the server says is received, in the order in which it is said', () => {
  open()
  latest().say({ n: 1 })
  latest().say({ n: 2 })
  expect(told).toEqual([{ n: 1 }, { n: 2 }])
})

test('the key is no part of the address', () => {
  open('a(b)c d')
  expect(latest().url).toMatch(/^ws:\/\/[^/]+\/api\/x\?since=0$/)
  expect(latest().protocols).toEqual(['allmende', 'key.a-b-c%20d'])
})

test('without a key none is told', () => {
  open()
  expect(latest().protocols).toEqual([])
})

test('what is lost is opened again after half a second, then a second, up to eight', () => {
  open()
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    const before = count()
    latest().drop()
    let waited = 0
    while (count() === before) {
      vi.advanceTimersByTime(100)
      waited += 100
    }
    waits.push(waited)
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  expect(new Set(lost)).toEqual(new Set(['lost']))
})

test('once there is news again, one is patient anew', () => {
  open()
  latest().drop()
  vi.advanceTimersByTime(500)
  latest().drop()
  vi.advanceTimersByTime(1000)
  expect(count()).toBe(3)
  latest().say({})
  latest().drop()
  vi.advanceTimersByTime(500)
  expect(count()).toBe(4)
})

test('what was known is told when it is opened again', () => {
  open()
  latest().say({})
  latest().drop()
  vi.advanceTimersByTime(500)
  expect(latest().url).toContain('since=1')
})

test.each([
  [4403, 'forbidden', false],
  [4404, 'unknown', false],
  [4422, 'refused', true],
  [4429, 'limited', true],
  [4503, 'failing', true],
  [1006, 'lost', true],
])('with the code %i it is %s', (code, why, again) => {
  open()
  latest().drop(code)
  expect(lost).toEqual([why])
  vi.advanceTimersByTime(60_000)
  expect(count()).toBe(again ? 2 : 1)
})

test('where the server is replaced one goes to the next at once, unheard', () => {
  open()
  latest().say({})
  latest().drop(1012)
  vi.advanceTimersByTime(100)
  expect(count()).toBe(2)
  expect(lost).toEqual([])
  latest().say({})
  latest().drop(1012)
  vi.advanceTimersByTime(100)
  expect(count()).toBe(3)
})

test('but one that is not there yet is waited for with patience', () => {
  open()
  latest().drop(1012)
  vi.advanceTimersByTime(100)
  latest().drop(1012)
  expect(lost).toEqual(['lost'])
  vi.advanceTimersByTime(900)
  expect(count()).toBe(2)
  vi.advanceTimersByTime(100)
  expect(count()).toBe(3)
})

test('what is opened again is said to be, but not what is refused', () => {
  expect(Object.keys(WAITING)).toEqual(['lost', 'failing', 'limited'])
})

test('a device that comes online does not wait', () => {
  open()
  latest().drop()
  dispatchEvent(new Event('online'))
  expect(count()).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(count()).toBe(2)
  dispatchEvent(new Event('online'))
  expect(count()).toBe(2)
})

test('whoever comes back to the page does not wait', () => {
  open()
  latest().drop()
  sight(true)
  sight(false)
  expect(count()).toBe(2)
})

test('a page that was out of sight for more than twenty seconds opens its stream anew', () => {
  open()
  latest().say({})
  sight(true)
  vi.advanceTimersByTime(20_000)
  sight(false)
  expect(count()).toBe(1)
  sight(true)
  vi.advanceTimersByTime(20_001)
  sight(false)
  expect(count()).toBe(2)
})

test('an old connection has nothing to say any more', () => {
  open()
  const old = latest()
  old.say({ n: 1 })
  stream.open()
  old.say({ n: 2 })
  old.drop()
  expect(told).toEqual([{ n: 1 }])
  expect(lost).toEqual([])
})

test('what is closed stays closed, whatever happens', () => {
  open()
  stream.close()
  latest().say({})
  latest().drop()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  expect(lost).toEqual([])
  expect(count()).toBe(1)
})

test('a connection that is not there yet is closed once it is', () => {
  open()
  const socket = latest()
  const close = vi.spyOn(socket, 'close')
  stream.close()
  expect(close).not.toHaveBeenCalled()
  socket.readyState = TestSocket.OPEN
  socket.onopen?.()
  expect(close).toHaveBeenCalled()
})
