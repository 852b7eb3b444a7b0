import { beforeEach, expect, test, vi } from 'vitest'
import Fame from '../../src/home/Fame.svelte'
import Install from '../../src/home/Install.svelte'
import LearnPage from '../../src/home/LearnPage.svelte'
import LessonPage from '../../src/home/LessonPage.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import Help from '../../src/table/Help.svelte'
import { json } from '../answers'
import { named, press, show, words } from '../page'
import { OFFLINE, type FakeServer, type Reply } from '../server'
import { playServer, said, until } from './page'

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

const unavailable = new Response('', { status: 503 })

/** Shows a page whose request fails, and lets it come; whatever else it says. */
async function failing(fail: Reply, pattern: RegExp, reply: object, open: () => void): Promise<void> {
  server.answer(pattern, fail)
  vi.useFakeTimers()
  open()
  await vi.advanceTimersByTimeAsync(10)
  expect(said('alert')).toMatch(/the server/i)
  server.answer(pattern, reply)
  // It is asked as soon as the server is reached.
  await vi.advanceTimersByTimeAsync(1600)
  expect(said('alert')).toBe('')
}

const TITLES = '/api/titles'

test.each([
  ['can not be reached', OFFLINE],
  ['fails', unavailable],
])('pages that stayed empty since the server %s come by themselves', async (_, fail) => {
  await failing(fail, /\/api\/titles$/, json<object>(TITLES), () => show(LearnPage, { first: '' }))
  expect(words(document.body)).toContain('Fields of Arle')
})

test.each([
  ['can not be reached', OFFLINE],
  ['fails', unavailable],
])('a hall that stayed empty since the server %s comes by itself', async (_, fail) => {
  await learnPart('fame')
  const hall = { title: 'arle', rated: [], alone: [], most: [] }
  await failing(fail, /\/api\/hall\//, hall, () => show(Fame, { kind: 'hall', of: 'arle' }))
  expect(words(document.body)).toContain('Most games')
})

test.each([
  ['can not be reached', OFFLINE],
  ['fails', unavailable],
])('a lesson to which nothing led since the server %s begins by itself', async (_, fail) => {
  const go: string[] = []
  server.answer(/^POST \/api\/titles\/hallertau\/lessons\/first$/, { table: 'new', key: 'its-key', seats: [] })
  await failing(fail, /\/api\/titles$/, json<object>(TITLES), () =>
    show(LessonPage, { title: 'hallertau', lesson: 'first', anew: false, go: (path: string) => go.push(path) }),
  )
  expect(go).toEqual(['/t/new#its-key'])
})

test.each([
  [true, "Your browser's menu has it"],
  [false, 'only from https or from this machine'],
])('how it is installed is said, or why it can not be: secure %s', async (secure, expected) => {
  await learnPart('me')
  vi.stubGlobal('isSecureContext', secure)
  show(Install, {})
  expect(words(document.body)).toContain(expected)
})

test('what the browser offers is a press away', async () => {
  await learnPart('me')
  vi.stubGlobal('isSecureContext', true)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn(async () => {}) })
  show(Install, {})
  dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await press('Install')
  expect(offer.prompt).toHaveBeenCalledOnce()
})

test('before there is a table there is nothing to report', async () => {
  await learnPart('dialogs')
  show(Help, { game: 'hallertau' })
  await until(() => expect(document.querySelectorAll('h3').length).toBeGreaterThan(2))
  expect(named('Report a problem')).toEqual([])
})
