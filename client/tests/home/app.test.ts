/** All of the client: wherever one is, it is seen how many tables wait, and a key leads to the next. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../src/hallertau/Help.svelte'
import '../../src/home/Fame.svelte'
import '../../src/home/Home.svelte'
import '../../src/home/LearnPage.svelte'
import '../../src/home/Nowhere.svelte'
import '../../src/home/OfferPage.svelte'
import '../../src/table/dialogs'
import App from '../../src/App.svelte'
import { mine } from '../../src/lib/mine.svelte'
import type { MyTable } from '../../src/lib/people'
import { remember } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { titles } from '../../src/titles'
import { briefly, known, tableState } from '../answers'
import { control, press, words } from '../page'
import { refusal, type FakeServer } from '../server'
import { TestSocket } from '../sockets'
import { playServer, stream, until } from '../table/page'

let server: FakeServer
let badges: number[]

beforeEach(() => {
  server = playServer()
  server.answer('GET /api/me', known('Ann'))
  server.answer('POST /api/me', known('Ann'))
  server.answer(/^POST \/api\/me\/tables\//, refusal(422, 'error-too-often', {}))
  server.answer(/^GET \/api\/(hall|finished)/, { games: [], next: null })
  server.answer('GET /api/me/tables', { tables: [], gone: [], whole: true })
  badges = []
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) })
  Object.defineProperty(document, 'fonts', {
    value: { load: async () => [], addEventListener: () => {} },
    configurable: true,
  })
  settings.change({ title: 'hallertau' })
  for (const table of ['t2', 't1']) remember({ table, key: `key-${table}`, title: 'hallertau', names: ['Ann'] })
  history.replaceState(null, '', '/')
})

afterEach(() => history.replaceState(null, '', '/'))

/** Tables that wait, the first of them for longest. */
function waiting(...names: string[]): void {
  const seats = [{ name: 'Ann', kind: 'here', bot: null }]
  const standing = {
    title: 'hallertau',
    seats,
    over: false,
    scores: [],
    winners: [],
    ending: null,
    lesson: '',
    left: [],
  }
  const tables = names.map((table, i) => ({
    table,
    version: 1,
    changed: 1,
    mine: [0],
    standing: { ...standing, asked: { 0: i + 1 }, nudged: {}, due: {}, pace: null },
  }))
  const mine = TestSocket.opened.findLast(({ url }) => url.endsWith('/me/stream'))!
  mine.say({ tables: tables as unknown as MyTable[], gone: [], whole: true })
}

async function come(path: string): Promise<void> {
  history.pushState(null, '', path)
  await fireEvent(window, new PopStateEvent('popstate'))
}

/** Opens the client at the start page, for somebody who is known. */
async function open(...tables: string[]): Promise<void> {
  mine.comeIn(known('Ann'))
  render(App, { props: { titles } })
  await control('Start')
  waiting(...tables)
}

test.each(['/finished', '/hall', '/learn', '/o/none', '/nothing', '/'])(
  'from %s a key leads to the table that has waited longest, and the number of them is seen',
  async (path) => {
    await open('t1', 't2')
    await come(path)
    if (path === '/o/none') {
      await until(() =>
        TestSocket.opened.findLast(({ url }) => url.includes('offer=none'))!.say({ offers: [], sought: null }),
      )
    }
    await until(() => expect(document.title).toMatch(/^\(2\) /))
    expect(badges.at(-1)).toBe(2)
    await fireEvent.keyDown(document.body, { key: 'n' })
    await until(() => expect(location.pathname + location.hash).toBe('/t/t1#key-t1'))
    stream().say(briefly(tableState('hallertau under way')))
    await until(() => expect(document.querySelectorAll('main.table')).toHaveLength(1))
    // The one that is shown does not count, and the key leads to the other.
    await until(() => expect(document.title).toContain('(1)'))
    await fireEvent.keyDown(document.body, { key: 'n' })
    await until(() => expect(location.pathname).toBe('/t/t2'))
  },
)

test('what is open at a table goes with it', async () => {
  await open('t1')
  await come('/t/t1#key-t1')
  await until(() => stream().say(briefly(tableState('hallertau under way'))))
  await press('Players and links')
  await until(() => expect(document.querySelectorAll('dialog h2')).toHaveLength(1))
  await come('/')
  await control('Start')
  expect(ui.dialog).toBeNull()
  expect(document.querySelectorAll('dialog h2')).toHaveLength(0)
})

test('the help names the key, and in a field it is a letter', async () => {
  await open('t1')
  await press('Help')
  await until(() =>
    expect(words(document.querySelector('dialog'))).toContain('to the next table where it is your turn'),
  )
  ui.dialog = null
  await fireEvent.keyDown(screen.getAllByRole('textbox', { name: 'Name' })[0]!, { key: 'n' })
  expect(location.pathname).toBe('/')
})
