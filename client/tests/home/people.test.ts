/** Who I am, and which tables wait for me: what a page makes of what the server says, and when. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/home/Devices.svelte'
import '../../src/home/MyBots.svelte'
import '../../src/home/Passkeys.svelte'
import Me from '../../src/home/Me.svelte'
import MyTables from '../../src/home/MyTables.svelte'
import OfferPage from '../../src/home/OfferPage.svelte'
import Pass from '../../src/home/Pass.svelte'
import { titled } from '../../src/lib/badge'
import { mine } from '../../src/lib/mine.svelte'
import { nextKey } from '../../src/lib/next'
import { settings } from '../../src/lib/settings.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { known, NOBODY } from '../answers'
import { press, show } from '../page'
import { refusal, useServer, type FakeServer, type Reply } from '../server'
import { TestSocket, useTestSockets } from '../sockets'
import { speakIn } from '../speech'

let latest: () => TestSocket

beforeEach(() => {
  latest = useTestSockets()
  vi.stubGlobal('isSecureContext', true)
  mine.comeIn(NOBODY)
  settings.change({ name: '' })
  ui.dialog = null
})

/** A table of Ann and Farmer at which her turn is. */
function table(name: string, since = 1): object {
  const seats = [
    { name: 'Ann', kind: 'here', bot: null },
    { name: 'Farmer', kind: 'bot', bot: 'farmer' },
  ]
  const asked = { 0: since }
  const standing = { title: 'hallertau', seats, asked, over: false, scores: [], winners: [], ending: null, nudged: {} }
  const more = { pace: null, due: {}, lesson: '', left: [] }
  return { table: name, version: 1, changed: since, mine: [0], standing: { ...standing, ...more } }
}

/** This browser is somebody's, who has these tables on the list. */
function sitAt(name: string, ...tables: object[]): void {
  mine.comeIn(known(name))
  latest().say({ tables, gone: [], whole: true })
}

/** Where the key leads that goes to the next table. */
function next(shown = ''): string | undefined {
  const go = vi.fn<(path: string) => void>()
  const press = new KeyboardEvent('keydown', { key: 'n' })
  document.body.dispatchEvent(press)
  nextKey(press, shown, go)
  return go.mock.calls[0]?.[0]
}

test('the key leads to the table that has waited longest, but for the one that is shown', () => {
  sitAt('Ann', table('t2', 2), table('t1', 1))
  expect(titled('Allmende')).toBe('(2) Allmende')
  expect(next()).toBe('/t/t1')
  expect(titled('Allmende', 't1')).toBe('(1) Allmende')
  expect(next('t1')).toBe('/t/t2')
})

test('an answer from before takes nothing off the list', async () => {
  sitAt('Ann', table('t1'))
  const { requests } = useServer({
    'POST /api/me/tables/t2/show': { tables: [], gone: [], whole: true },
    'POST /api/me/tables/t9/hide': { tables: [], gone: [], whole: true },
  })
  await mine.show('t2')
  expect(await mine.hide(table('t9') as never)).toBe(true)
  expect(requests.map(({ path }) => path)).toEqual(['/api/me/tables/t2/show', '/api/me/tables/t9/hide'])
  expect(mine.tables).toEqual([table('t1')])
  expect(titled('Allmende', 't2')).toBe('(1) Allmende')
  expect(next('t2')).toBe('/t/t1')
})

test('whoever has no older games is told so', async () => {
  await speakIn('de')
  show(MyTables, { go: () => {} })
  expect(screen.queryByRole('region', { name: 'Deine Tische' })).toBeNull()
  useServer({ 'GET /api/me/tables': { tables: [], gone: [], whole: true } })
  sitAt('Ann', table('t1'))
  await press('Ältere Partien')
  await waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe('Ältere Partien gibt es keine.'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

/** What the server says of whoever is known. */
function about(more: Record<string, Reply> = {}): FakeServer {
  const device = { device: 'd1', name: 'Chrome · Linux', since: 1_000_000_000, used: 1_000_000_000, here: true }
  return useServer({
    'GET /api/me': known('Ann'),
    'POST /api/me': known('Ann'),
    'GET /api/me/devices': { devices: [device] },
    'GET /api/me/passkeys': { passkeys: [], origin: '', refused: { id: 'error-no-passkeys', args: {} } },
    'GET /api/me/calls': { wishes: {}, targets: [], unconfirmed: [], channels: {}, key: '' },
    'GET /api/me/page': { page: '' },
    'GET /api/me/bots': { bots: [] },
    'GET /api/me/hours': { opens: 480, closes: 1320, zone: 'UTC', holiday: null, days_left: 28 },
    'GET /api/me/tables': { tables: [], gone: [], whole: true },
    ...more,
  })
}

test('what comes late about somebody is shown to nobody else', async () => {
  const old = { opens: 660, closes: 1320, zone: 'UTC', holiday: null, days_left: 28 }
  await learnPart('me')
  const server = about()
  const hours = server.hold('GET /api/me/hours')
  const tables = server.hold(/^GET \/api\/me\/tables\?archive/)
  sitAt('Ann')
  show(Me, {})
  show(MyTables, { go: () => {} })
  await waitFor(() => {
    expect(Math.min(hours.length, tables.length), 'both are asked for').toBeGreaterThan(0)
  })
  about({ 'GET /api/me': known('Bob'), 'POST /api/me': known('Bob') })
  sitAt('Bob')
  const opens = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'From' })
  await waitFor(() => expect(opens().value).toBe('480'))
  for (const each of hours) each.come(old)
  for (const each of tables) each.come({ tables: [table('t1')], gone: [], whole: true })
  await new Promise((resolve) => setTimeout(resolve))
  expect(opens().value).toBe('480')
  expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull()
})

test.each([
  ['en', 'My devices', 'this one', 'Sign out here', 'Sign out'],
  ['de', 'Meine Geräte', 'dieses hier', 'Hier abmelden', 'Abmelden'],
] as const)('a device that is lost is signed out on another: %s', async (language, name, here, outHere, out) => {
  await speakIn(language)
  await learnPart('me')
  const device = { name: 'Chrome · Linux', since: 1_000_000_000, used: 1_000_000_000 }
  const both = [
    { ...device, device: 'd1', here: true },
    { ...device, device: 'd2', here: false },
  ]
  let known = both.slice(0, 1)
  const server = about({
    'GET /api/me/devices': () => ({ devices: known }),
    'POST /api/me/devices/d2/leave': { devices: both.slice(0, 1) },
  })
  sitAt('Ann')
  const items = (): HTMLElement[] => [...screen.getByRole('list', { name }).querySelectorAll('li')]
  const buttons = (): string[] =>
    items().flatMap((each) =>
      [...each.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    )
  show(Me, {})
  await waitFor(() => expect(items(), 'the devices are listed').toHaveLength(1))
  expect(items()[0]!.textContent).toMatch(new RegExp(`Chrome · Linux.*${here}`))
  expect(buttons()).toEqual([])
  cleanup()
  known = both
  show(Me, {})
  await waitFor(() => expect(items(), 'the devices are listed').toHaveLength(2))
  expect(buttons()).toEqual([outHere, `${out}: Chrome · Linux`])
  await press(`${out}: Chrome · Linux`)
  await waitFor(() => expect(items(), 'one is signed out').toHaveLength(1))
  expect(server.those('POST /api/me/devices/d2/leave')).toHaveLength(1)
})

test('every part of what is known of me is a press away, also what comes late', async () => {
  await learnPart('me')
  about({ 'GET /api/me/devices': { devices: [] } })
  sitAt('Ann')
  show(Me, {})
  const sections = await waitFor(() => screen.getByRole('navigation', { name: 'Sections' }))
  const named = (): string[] => [...sections.querySelectorAll('button')].map((each) => each.textContent)
  await waitFor(() => expect(named(), 'what comes late is listed').toContain('Your own bots'))
  expect(named()).toEqual(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent))
  await press('What is stored about me')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is stored about me' }))
})

test('a pass that is no good says so', async () => {
  const server = useServer({ 'POST /api/me/passes/use': refusal(404, 'error-pass') })
  const go = vi.fn<(path: string) => void>()
  show(Pass, { secret: 'nonsense', go })
  await press("That's my device, too")
  expect((await screen.findByRole('alert')).textContent).toContain('has already been used, or is too old')
  expect(server.those(/^POST/).map(({ body }) => body)).toEqual([{ secret: 'nonsense' }])
  expect(go).not.toHaveBeenCalled()
})

test('a link to an open table that is gone says so', async () => {
  show(OfferPage, { name: 'nonsense', go: () => {} })
  expect(latest().url).toMatch(/\/api\/offers-stream\?offer=nonsense$/)
  latest().say({ offers: [], sought: null })
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer exists/)
})

test.each([
  ['en', 'A link for another device', 'The link for another device', "That's my device, too", "That's me"],
  ['de', 'Ein Link für ein anderes Gerät', 'Der Link für ein anderes Gerät', 'Das ist auch mein Gerät', 'Das bin ich'],
] as const)('somebody becomes who they are on another device: %s', async (language, link, linkIs, use, me) => {
  await speakIn(language)
  await learnPart('me')
  const { requests } = about({
    'POST /api/me': known('Ann'),
    'POST /api/me/passes': { secret: 'secret', until: 2_000_000_000 },
    'POST /api/me/passes/use': known('Ann'),
  })
  show(Me, {})
  await fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ann' } })
  await press(me)
  await press(link)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: linkIs })
  expect(field.value).toBe(`${location.origin}/me#secret`)
  cleanup()
  mine.comeIn(NOBODY)
  const go = vi.fn<(path: string) => void>()
  show(Pass, { secret: 'secret', go })
  await press(use)
  await waitFor(() => expect(go, 'one is led on').toHaveBeenCalledWith('/'))
  expect(requests.at(-1)).toMatchObject({ path: '/api/me/passes/use', body: { secret: 'secret' } })
  expect(mine.name).toBe('Ann')
})
