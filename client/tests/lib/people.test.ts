/** Whose browser this is: their tables, what they note and offer, what is kept of them, how they are called. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notHere, serviceOf } from '../../src/lib/notifications'
import { titled } from '../../src/lib/badge'
import { Company, muted } from '../../src/lib/company.svelte'
import { devices } from '../../src/lib/devices'
import { hours } from '../../src/lib/hours.svelte'
import { belongTo, clear, keep, keepMine, kept, keptMine } from '../../src/lib/kept'
import { languages } from '../../src/lib/languages.svelte'
import { asked, mine, waits, waitsSince } from '../../src/lib/mine.svelte'
import { notesOf } from '../../src/lib/notes.svelte'
import { openTables, placesOf } from '../../src/lib/offers.svelte'
import { deviceName, isElsewhere, troubleOf, whyNot } from '../../src/lib/passkeys'
import type { Me, MyTable, MyTables, Offer, Person } from '../../src/lib/people'
import type { TableState, Word } from '../../src/lib/protocol'
import { remember, untold } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { tellWhere, zone } from '../../src/lib/whereabouts'
import { useCaches } from '../caches'
import { OFFLINE, later, refusal, useServer, type FakeServer, type Reply } from '../server'
import { TestSocket, useTestSockets } from '../sockets'

const ANN: Person = { person: 'ann', name: 'Ann', colour: 'red' }
const BOB: Person = { person: 'bob', name: 'Bob', colour: 'blue' }
const me = (person: Person | null): Me => ({ person, devices: 1, colours: ['red', 'blue'] })

let latest: () => TestSocket
beforeEach(() => {
  latest = useTestSockets()
  vi.useFakeTimers()
})
afterEach(() => mine.comeIn(me(null)))

function table(name: string, asked: Record<number, number> = {}, more: Partial<MyTable> = {}): MyTable {
  const standing = { title: 'arle', seats: [], asked, over: false } as unknown as MyTable['standing']
  return { table: name, version: 3, changed: 0, mine: [0], standing, ...more }
}
const list = (tables: MyTable[], more: Partial<MyTables> = {}): MyTables => ({ tables, gone: [], whole: true, ...more })
const names = (): string[] => mine.tables.map(({ table }) => table)

// My tables

test('a table waits for me if a seat of mine is asked, since the first of them was', () => {
  expect(asked(table('t', { 0: 5, 1: 3 }, { mine: [0, 2] }))).toEqual([0])
  expect(waits(table('t', { 1: 3 }))).toBe(false)
  expect(waits(table('t', { 0: 0 }))).toBe(true)
  expect(waitsSince(table('t', { 0: 5, 1: 3 }, { mine: [0, 1] }))).toBe(3)
})

test('tables that wait are those first that have waited longest, and their number is in the title', () => {
  mine.tables = [table('a', { 0: 30 }), table('b'), table('c', { 0: 10 })]
  expect(mine.waiting.map(({ table }) => table)).toEqual(['c', 'a'])
  expect(titled('Allmende')).toBe('(2) Allmende')
  expect(titled('Allmende', 'c')).toBe('(1) Allmende')
  mine.tables = []
  expect(titled('Allmende')).toBe('Allmende')
})

test('whose browser this is is asked once, and then their tables are heard of', async () => {
  const { requests } = useServer({ 'GET /api/me': me(ANN) })
  await Promise.all([mine.meet(), mine.meet()])
  expect(requests).toHaveLength(1)
  expect(mine.person).toEqual(ANN)
  expect(latest().url).toMatch(/\/api\/me\/stream$/)
  latest().say(list([table('a'), table('b')]))
  expect([mine.listed, names()]).toEqual([true, ['a', 'b']])
})

test('what has changed comes first, and what is gone goes', async () => {
  mine.comeIn(me(ANN))
  latest().say(list([table('a'), table('b'), table('c')]))
  latest().say(list([table('b', { 0: 1 })], { whole: false, gone: ['c'] }))
  expect(names()).toEqual(['b', 'a'])
  expect(waits(mine.tables[0]!)).toBe(true)
})

test('of somebody else nothing is left here', async () => {
  mine.comeIn(me(ANN))
  latest().say(list([table('a')]))
  const anns = latest()
  mine.comeIn(me(BOB))
  expect([mine.person?.name, mine.listed, names()]).toEqual(['Bob', false, []])
  anns.say(list([table('late')]))
  expect(names()).toEqual([])
  mine.comeIn(me(null))
  expect(mine.person).toBeNull()
})

test('whoever was signed out elsewhere is nobody here', async () => {
  mine.comeIn(me(ANN))
  useServer({ 'GET /api/me': me(null) })
  latest().drop(4403)
  await vi.advanceTimersByTimeAsync(0)
  expect(mine.person).toBeNull()
})

test('wherever this browser has a key its owner sits down, and is told of once', async () => {
  remember({ table: 'a', key: 'ka', title: 'arle', names: [] })
  remember({ table: 'b', key: 'kb', title: 'arle', names: [] })
  const { requests } = useServer({
    'POST /api/me/tables/a': { seats: [1] },
    'POST /api/me/tables/b': refusal(403, 'no'),
  })
  mine.comeIn(me(ANN))
  latest().say(list([]))
  await vi.advanceTimersByTimeAsync(0)
  expect(requests.map(({ method, path, key }) => [`${method} ${path}`, key])).toEqual([
    ['POST /api/me/tables/b', 'kb'],
    ['POST /api/me/tables/a', 'ka'],
  ])
  expect(untold('ann')).toEqual([])
})

test('what the server could not be told it is told the next time', async () => {
  remember({ table: 'a', key: 'ka', title: 'arle', names: [] })
  useServer({ 'POST /api/me/tables/a': OFFLINE })
  mine.comeIn(me(ANN))
  await mine.sit()
  expect(untold('ann')).toHaveLength(1)
})

test('a table goes off the list, unless something has happened there since', async () => {
  mine.comeIn(me(ANN))
  latest().say(list([table('a'), table('b')]))
  useServer({ 'POST /api/me/tables/a/hide': list([table('b')]), 'POST /api/me/tables/b/hide': list([table('b')]) })
  expect(await mine.hide(table('a'))).toBe(true)
  expect(names()).toEqual(['b'])
  expect(await mine.hide(table('b'))).toBe(false)
  expect(names()).toEqual(['b'])
})

test('an answer from before takes nothing off the list', async () => {
  mine.comeIn(me(ANN))
  latest().say(list([table('a')]))
  const answer = later<MyTables>()
  useServer({ 'POST /api/me/tables/a/hide': () => answer.promise })
  const hiding = mine.hide(table('a'))
  latest().say(list([table('a', { 0: 9 }, { version: 4 })], { whole: false }))
  answer.come(list([]))
  await hiding
  expect(names()).toEqual(['a'])
})

test('without the server the list is shown as it stood, until the server can be reached', async () => {
  useCaches()
  await keepMine(ANN, [table('a')])
  let away = true
  useServer({ 'GET /api/me': () => (away ? OFFLINE : me(ANN)), 'HEAD /api/about': () => (away ? OFFLINE : {}) })
  await mine.meet()
  expect([mine.person, names()]).toEqual([ANN, ['a']])
  expect(mine.keptAt).not.toBeNull()
  away = false
  await vi.advanceTimersByTimeAsync(1500)
  latest().say(list([table('b')]))
  expect([names(), mine.keptAt]).toEqual([['b'], null])
})

// Names

test('whoever says a name is called like that, and somebody whom the server knows is not called otherwise', async () => {
  let known: Me = me(null)
  const server = useServer({
    'GET /api/me': () => known,
    'POST /api/me': ({ body }) => (known = me({ ...ANN, ...(body as { name: string }) })),
  })
  await mine.introduce('  Ann ', 'Player 1')
  expect(settings.name).toBe('Ann')
  expect(mine.person?.name).toBe('Ann')
  await mine.become('Eve')
  expect(mine.person?.name).toBe('Ann')
  expect(server.those('POST /api/me')).toHaveLength(1)
})

test('a name that only stood in gives way to one that was said', async () => {
  useServer({
    'GET /api/me': me({ ...ANN, name: 'Player 2' }),
    'POST /api/me': ({ body }) => me({ ...ANN, ...(body as { name: string }) }),
  })
  mine.comeIn(me({ ...ANN, name: 'Player 2' }))
  expect(mine.name).toBe('')
  await mine.become('Player 3')
  expect(mine.person?.name).toBe('Player 2')
  await mine.become('Ann')
  expect(mine.person?.name).toBe('Ann')
  expect(mine.name).toBe('Ann')
})

test('whoever says nothing is called by what stands in', async () => {
  const { requests } = useServer({ 'GET /api/me': me(null), 'POST /api/me': me({ ...ANN, name: 'Player 1' }) })
  await mine.introduce(' ', 'Player 1')
  expect(requests.at(-1)?.body).toEqual({ name: 'Player 1' })
  expect(settings.name).toBe('')
})

test('whoever cannot be asked for is not called otherwise', async () => {
  const server = useServer({ 'GET /api/me': OFFLINE, 'HEAD /api/about': OFFLINE })
  await expect(mine.become('Ann')).rejects.toThrow()
  expect(server.those('POST /api/me')).toEqual([])
})

// Devices, hours, whereabouts

test('my devices are counted as they are listed', async () => {
  const device = { device: 'd', name: 'Linux', since: 0, used: 0, here: false }
  useServer({
    'GET /api/me/devices': { devices: [device, device] },
    'POST /api/me/devices/d/leave': { devices: [device] },
  })
  expect(await devices.mine()).toHaveLength(2)
  expect(mine.devices).toBe(2)
  await devices.signOut(device)
  expect(mine.devices).toBe(1)
})

test('whoever leaves, is forgotten, or comes by a pass, is somebody else here from then on', async () => {
  useServer({
    'POST /api/me/leave': me(null),
    'POST /api/me/forget': me(null),
    'POST /api/me/passes/use': me(BOB),
  })
  mine.comeIn(me(ANN))
  await devices.use('secret')
  expect(mine.person).toEqual(BOB)
  await devices.leave()
  expect(mine.person).toBeNull()
  mine.comeIn(me(ANN))
  await devices.forget('Somebody')
  expect(mine.person).toBeNull()
})

test('hours that come late about somebody are shown to nobody else', async () => {
  const answer = later<object>()
  useServer({ 'GET /api/me/hours': () => answer.promise })
  mine.comeIn(me(ANN))
  const looking = hours.look()
  mine.comeIn(me(BOB))
  answer.come({ zone: 'UTC' })
  await looking
  expect(hours.mine).toBeNull()
})

test('where I am is told once, and again when it has changed', async () => {
  const server = useServer({ 'GET /api/me': me(ANN), 'POST /api/me': me(ANN) })
  const told = (): unknown[] => server.those('POST /api/me').map(({ body }) => body)
  await tellWhere()
  await tellWhere()
  expect(told()).toEqual([{ zone: zone(), language: 'en' }])
  settings.language = 'de'
  await tellWhere()
  expect(told()).toHaveLength(2)
})

test('of nobody nothing is told', async () => {
  const { requests } = useServer({ 'GET /api/me': me(null) })
  await tellWhere()
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/me'])
})

// Languages

test('whoever has chosen no language hears the first that they know', async () => {
  languages.all = [
    { code: 'de', name: 'Deutsch', change: 'Auf Deutsch' },
    { code: 'en', name: 'English', change: 'In English' },
  ]
  settings.language = ''
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB', 'de'])
  await languages.bring()
  expect(settings.language).toBe('en')
  settings.language = 'xx'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  await languages.bring()
  expect(settings.language).toBe('de')
})

test('a press changes to the next language, round to the first', () => {
  const language = (code: string) => ({ code, name: code, change: code })
  languages.all = [language('de'), language('en'), language('fr')]
  expect(languages.next?.code).toBe('fr')
  languages.change('fr')
  expect(languages.next?.code).toBe('de')
  languages.all = [language('en')]
  expect(languages.next).toBeUndefined()
})

// Notes

/** A fake server that knows Ann. */
function serve(replies: Record<string, Reply>): FakeServer {
  return useServer({ 'GET /api/me': me(ANN), 'HEAD /api/about': {}, ...replies })
}

test('what is noted keeps itself after a rest of 600 milliseconds', async () => {
  const { requests } = serve({ 'GET /api/me/tables/n1/remark': { remark: 'old' }, 'POST /api/me/tables/n1/remark': {} })
  const notes = notesOf('n1')
  await notes.fetch('Ann')
  expect([notes.text, notes.ready, notes.kept]).toEqual(['old', true, true])
  notes.text = 'new'
  notes.written()
  await vi.advanceTimersByTimeAsync(599)
  expect([notes.kept, requests.some(({ body }) => body)]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([notes.kept, requests.at(-1)?.body]).toEqual([true, { remark: 'new' }])
})

test('of what is noted quickly the last holds', async () => {
  const first = later<object>()
  const told: string[] = []
  serve({
    'GET /api/me/tables/n2/remark': { remark: '' },
    'POST /api/me/tables/n2/remark': ({ body }) => {
      told.push((body as { remark: string }).remark)
      return told.length === 1 ? first.promise : {}
    },
  })
  const notes = notesOf('n2')
  await notes.fetch('Ann')
  notes.text = 'a'
  notes.written()
  await vi.advanceTimersByTimeAsync(600)
  notes.text = 'ab'
  notes.written()
  await vi.advanceTimersByTimeAsync(600)
  // One after the other.
  expect(told).toEqual(['a'])
  first.come({})
  await vi.advanceTimersByTimeAsync(600)
  expect([told, notes.kept]).toEqual([['a', 'ab'], true])
})

test('notes that could not be kept are there again, and are kept as soon as that can be', async () => {
  let away = true
  serve({
    'GET /api/me/tables/n3/remark': { remark: '' },
    'POST /api/me/tables/n3/remark': () => (away ? OFFLINE : {}),
    'HEAD /api/about': () => (away ? OFFLINE : {}),
  })
  const notes = notesOf('n3')
  await notes.fetch('Ann')
  notes.text = 'mine'
  notes.written()
  await vi.advanceTimersByTimeAsync(600)
  expect([notes.kept, notes.attempts.problem?.id]).toEqual([false, 'screen-away'])
  expect(notesOf('n3')).toBe(notes)
  away = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(notes.kept).toBe(true)
  expect(notesOf('n3')).not.toBe(notes)
})

test('who comes to this browser afterwards neither sees notes nor keeps them', async () => {
  const { requests } = serve({ 'GET /api/me/tables/n4/remark': { remark: '' } })
  const notes = notesOf('n4')
  await notes.fetch('Ann')
  notes.text = 'mine'
  notes.written()
  mine.comeIn(me(BOB))
  await vi.advanceTimersByTimeAsync(600)
  expect(requests.some(({ body }) => body)).toBe(false)
  expect(notesOf('n4')).not.toBe(notes)
})

// Open tables

const OFFER = { offer: 'o', wanted: { title: 'arle', seats: 4, bots: 1 }, guests: [] } as unknown as Offer

test('open tables are heard of, and the one that is sought by its name', () => {
  const stop = openTables.listen('my offer')
  expect(latest().url).toMatch(/\/api\/offers-stream\?offer=my\+offer$/)
  expect(openTables.sought).toBeUndefined()
  latest().say({ offers: [OFFER], sought: null })
  expect([openTables.all, openTables.sought, openTables.connection]).toEqual([[OFFER], null, 'open'])
  latest().drop()
  expect(openTables.connection).toBe('lost')
  stop()
  const end = openTables.listen()
  expect(latest().url).toMatch(/\/api\/offers-stream$/)
  expect(openTables.sought).toBeUndefined()
  end()
})

test('bots take no places of people', () => {
  expect(placesOf(OFFER)).toBe(3)
  expect(placesOf({ wanted: { title: 'arle', seats: 2 } } as Offer)).toBe(2)
})

test('whoever takes a place is called as they have typed', async () => {
  openTables.called = 'Ann'
  const { requests } = useServer({
    'GET /api/me': me(null),
    'POST /api/me': me(ANN),
    'POST /api/offers/o/join': OFFER,
  })
  await openTables.join('o', 'Player 2')
  openTables.called = ''
  expect(requests.slice(-2).map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
    ['POST /api/me', { name: 'Ann' }],
    ['POST /api/offers/o/join', {}],
  ])
})

// Company

test('who is here is known while one is', () => {
  const company = new Company('t', 'k')
  const leave = company.join()
  latest().say({ present: [0, 1], onlookers: 2, seen: {}, silenced: [] })
  expect(company.told.onlookers).toBe(2)
  latest().drop()
  expect(company.told).toEqual({ present: [], onlookers: 0, seen: {}, silenced: [] })
  leave()
})

test('whose words one does not want to read stays so, whatever they are called', () => {
  const word = (more: Partial<Word> = {}): Word => ({
    version: 1,
    seat: 1,
    since: 0,
    name: 'Bob',
    text: 'x',
    at: 0,
    ...more,
  })
  muted.turn('t', word())
  expect(muted.has('t', word({ name: 'Rob', version: 9 }))).toBe(true)
  expect(muted.has('t', word({ seat: 2 }))).toBe(false)
  // Somebody else has the seat by now.
  expect(muted.has('t', word({ since: 5 }))).toBe(false)
  expect(muted.has('other', word())).toBe(false)
  muted.turn('t', word())
  expect(muted.has('t', word())).toBe(false)
})

// What is kept

const state = (name: string): TableState => ({ table: name, version: 1 }) as TableState

test('a table is kept for its key alone', async () => {
  useCaches()
  await keep(state('t'), 'key')
  expect((await kept('t', 'key'))?.state).toEqual(state('t'))
  expect(await kept('t', 'other')).toBeNull()
  expect(await kept('t', '')).toBeNull()
})

test('no address of what is kept tells a key', async () => {
  const all = useCaches()
  await keep(state('t'), 'secret')
  expect([...all.get('tables')!.keys()].join()).not.toContain('secret')
})

test('the thirty tables are kept that were looked at last', async () => {
  const all = useCaches()
  for (let i = 0; i < 31; i++) {
    if (i === 30) await keep(state('t0'), '')
    await keep(state(`t${i}`), '')
  }
  expect(all.get('tables')?.size).toBe(30)
  expect(await kept('t0', '')).not.toBeNull()
  expect(await kept('t1', '')).toBeNull()
})

test('what another client has kept is not shown: it may be drawn wrong', async () => {
  const all = useCaches()
  await keep(state('t'), '')
  const [place] = [...all.get('tables')!.keys()]
  all.get('tables')!.set(place!, Response.json({ built: 'another', at: 0, state: state('t') }))
  expect(await kept('t', '')).toBeNull()
})

test('what was kept for somebody else goes', async () => {
  useCaches()
  await keepMine(ANN, [table('a')])
  await keep(state('t'), '')
  await belongTo('ann')
  expect((await keptMine())?.person).toEqual(ANN)
  await belongTo('bob')
  expect([await keptMine(), await kept('t', '')]).toEqual([null, null])
})

test('a browser that lets pages keep nothing does without', async () => {
  await keep(state('t'), '')
  await keepMine(ANN, [])
  expect([await kept('t', ''), await keptMine()]).toEqual([null, null])
  await clear()
})

// Notifications and passkeys

test.each([
  ['https://discord.com/api/webhooks/1/x', 'discord'],
  ['https://canary.discordapp.com/api/webhooks/1/x', 'discord'],
  ['https://hooks.slack.com/services/x', 'slack'],
  ['https://ntfy.sh/my-table', 'ntfy'],
  ['http://ntfy.example.org/x', 'ntfy'],
  ['https://example.org/discord.com/', null],
  ['http://discord.com/api', null],
  ['', null],
])('%s is an address of %s', (address, service) => {
  expect(serviceOf(address)).toBe(service)
})

test('why this browser is not notified is said', () => {
  vi.stubGlobal('isSecureContext', false)
  expect(notHere()).toBe('call-insecure')
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  expect(notHere()).toBe('notifications-denied')
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(notHere()).toBeNull()
  vi.stubGlobal('navigator', {})
  expect(notHere()).toBe('notifications-no-push')
})

test('passkeys are good at one address alone, and where browsers know them', () => {
  const here = { passkeys: [], origin: location.origin, refused: null }
  expect(isElsewhere({ origin: '' })).toBe(false)
  expect(isElsewhere(here)).toBe(false)
  expect(whyNot({ ...here, origin: 'https://elsewhere' })).toEqual({
    id: 'screen-passkeys-elsewhere',
    args: { origin: 'https://elsewhere' },
  })
  expect(whyNot({ ...here, refused: { id: 'no' } })).toEqual({ id: 'no' })
  expect(whyNot(here)).toEqual({ id: 'screen-passkeys-no-browser' })
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => {} })
  expect(whyNot(here)).toBeNull()
})

test('whoever has a passkey already, or cancels, is told so', () => {
  expect(troubleOf(new DOMException('', 'InvalidStateError')).id).toBe('screen-passkeys-there')
  expect(troubleOf(new DOMException('', 'NotAllowedError')).id).toBe('screen-passkeys-cancelled')
  expect(troubleOf(new Error('x')).id).toBe('screen-server-error')
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64)', 'Chromebook'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl', ''],
])('%s is a device called “%s”', (agent, name) => {
  vi.stubGlobal('navigator', { userAgent: agent })
  expect(deviceName()).toBe(name)
})
