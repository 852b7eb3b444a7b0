/** Open tables from page to page: how one is offered, what its own page says, how it begins, and what goes wrong. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/agricola'
import '../../src/arle'
import '../../src/hallertau'
import Home from '../../src/home/Home.svelte'
import OfferPage from '../../src/home/OfferPage.svelte'
import { links } from '../../src/lib/links.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { openTables } from '../../src/lib/offers.svelte'
import type { Offer } from '../../src/lib/people'
import { known, NOBODY, offer, person } from '../answers'
import { control, hasButton, named, press, show, type, words } from '../page'
import { OFFLINE, refusal, useServer, type FakeServer } from '../server'
import { TestSocket, useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { said } from '../table/page'

const OFFERS = 'POST /api/offers'

const go = vi.fn<(path: string, instead?: boolean) => void>()
let server: FakeServer

beforeEach(() => {
  useTestSockets()
  server = useServer({ 'POST /api/me': known('Ann') })
  go.mockClear()
  openTables.all = []
  openTables.sought = undefined
  openTables.called = ''
})

/** The server tells of open tables. */
function tell(offers: Offer[], sought: Offer | null = null): void {
  const stream = TestSocket.opened.findLast(({ url }) => url.includes('/offers-stream'))!
  stream.say({ offers, sought })
}

/** Somebody looks at the page of a table, or at the start page. */
async function look(name: string, at: 'page' | 'home', found: Offer | null): Promise<void> {
  cleanup()
  openTables.sought = undefined
  const me = name ? known(name) : NOBODY
  server.answer('GET /api/me', me)
  mine.comeIn(me)
  if (at === 'page') show(OfferPage, { name: 'o', go })
  else {
    show(Home, { go })
    await control('Standard game', 'radio')
  }
  tell(found ? [found] : [], found)
  if (found) await waitFor(() => screen.getByRole('article'))
}

const seat = (number: number): ReturnType<typeof within> =>
  within(screen.getByRole('group', { name: `Seat ${number}` }))

test('a table is offered as it was chosen: to people of a level, rated, and to those alone who have the link', async () => {
  await look('', 'home', null)
  await fireEvent.click(seat(2).getByRole('radio', { name: 'open' }))
  await type(seat(1).getByRole('textbox', { name: 'Name' }), 'Ann')
  const level = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Looking for/ })
  const expert = [...level.options].find(({ text }) => text === 'people who know it well')!
  await fireEvent.change(level, { target: { value: expert.value } })
  await fireEvent.click(screen.getByLabelText(/^Rated: only people, and no hints/))
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Everyone sees it here/ }))
  server.answer(OFFERS, offer())
  await press('Offer this table')
  await waitFor(() => expect(server.those(OFFERS)).toHaveLength(1))
  expect(server.those(OFFERS)[0]!.body).toMatchObject({
    title: 'hallertau',
    seats: 2,
    bots: 0,
    listed: false,
    level: 'expert',
    rated: true,
    pace: null,
  })
  expect(mine.name).toBe('Ann')
  await waitFor(() => expect(go.mock.calls).toEqual([['/o/o']]))
})

test('a table says that its running game may be studied, unless it is rated', async () => {
  await look('Ann', 'home', null)
  await fireEvent.click(seat(2).getByRole('radio', { name: 'open' }))
  const studied = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Everyone may study the running game/ })
  expect(studied.checked).toBe(false)
  await fireEvent.click(studied)
  const made = offer()
  server.answer(OFFERS, made)
  await press('Offer this table')
  await waitFor(() => expect(server.those(OFFERS)).toHaveLength(1))
  expect(server.those(OFFERS)[0]!.body).toMatchObject({ studied: true, rated: false })
  const wanted = { ...made.wanted, studied: true }
  await look('Ann', 'page', { ...made, wanted })
  expect(words(screen.getByRole('article'))).toContain('studies allowed')
  await look('Ann', 'page', { ...made, wanted: { ...wanted, rated: true } })
  expect(words(screen.getByRole('article'))).not.toContain('studies allowed')
})

test('what nobody could play is told in a sentence, and then the pace is another one', async () => {
  await look('Ann', 'home', null)
  await fireEvent.click(seat(2).getByRole('radio', { name: 'open' }))
  const fast = screen.getByRole('combobox', { name: 'Clock' })
  await fireEvent.change(fast, { target: { value: 'own' } })
  for (const name of ['Per turn', 'In reserve']) {
    const field = within(screen.getByRole('group', { name })).getByRole('spinbutton')
    await fireEvent.input(field, { target: { value: '0' } })
  }
  server.answer(OFFERS, refusal(422, 'error-pace-short'))
  await press('Offer this table')
  await waitFor(() => expect(said('alert')).toContain('Nobody can play within a minute'))
  expect(server.those(OFFERS)[0]!.body).toMatchObject({ pace: { move: 0, reserve: 0 } })
  await fireEvent.change(fast, { target: { value: 'day' } })
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Time stops at night/ }))
  const end = screen.getByRole<HTMLSelectElement>('combobox', { name: "When a player's time is up" })
  const lost = [...end.options].find(({ text }) => text === 'they have lost')!
  await fireEvent.change(end, { target: { value: lost.value } })
  server.answer(OFFERS, offer())
  await press('Offer this table')
  await waitFor(() => expect(server.those(OFFERS)).toHaveLength(2))
  expect(server.those(OFFERS)[1]!.body).toMatchObject({
    pace: { move: 86_400, reserve: 3 * 86_400, hours: false, end: 'concede' },
  })
  expect(said('alert')).toBe('')
})

test('a pace is told at an open table', async () => {
  await speakIn('de')
  const pace = { move: 86_400, reserve: 3 * 86_400, increment: 0, hours: false, end: 'concede', zone: 'UTC' } as const
  await look('Bob', 'page', offer({ wanted: { ...offer().wanted, pace } }))
  expect(words(screen.getByRole('article'))).toContain('1 Tag pro Zug, 3 Tage in Reserve')
})

test.each([
  ['en', 'Anke has a seat for you.', 'The game at this table has begun.'],
  ['de', 'Anke hat einen Platz für dich.', 'An diesem Tisch hat die Partie begonnen.'],
] as const)('the page of a table says to strangers what is true of it: %s', async (language, free, begun) => {
  await speakIn(language)
  const anke = { host: person('Anke'), guests: [person('Anke')] }
  await look('Cid', 'page', offer(anke))
  expect(said('status')).toBe(free)
  // Whoever comes too late reads why, and can look on.
  tell([], offer({ ...anke, guests: [person('Anke'), person('Bob')], table: 't9' }))
  await waitFor(() => expect(said('status')).toBe(begun))
  expect(go).not.toHaveBeenCalled()
  await press(language === 'en' ? 'Watch' : 'Zusehen')
  expect(go.mock.calls).toEqual([['/t/t9']])
})

test('the page of one’s own table says who finds it, and has its link as the server wants it to begin', async () => {
  const { origin } = links
  links.origin = 'https://games.example'
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await look('Ann', 'page', offer({ wanted: { ...offer().wanted, listed: false } }))
  expect(said('status')).toContain(
    'You are offering this table. Only those who have the link or are invited can find it',
  )
  await press('Link')
  expect(await control('Copied')).toBeDefined()
  expect(write.mock.calls).toEqual([['https://games.example/o/o']])
  links.origin = origin
})

test('with the last place it begins: those who sit there are led to it, also when they come by the link once more', async () => {
  await look('Bob', 'page', offer({ wanted: { ...offer().wanted, seats: 3 } }))
  const both = { wanted: { ...offer().wanted, seats: 3 }, guests: [person('Ann'), person('Bob')] }
  server.answer('POST /api/offers/o/join', offer(both))
  await press('Sit down')
  tell([], offer(both))
  await waitFor(() => expect(said('status')).toContain('You have a seat at this table.'))
  tell([], offer({ ...both, table: 't9' }))
  await waitFor(() => expect(go.mock.calls).toEqual([['/t/t9', true]]))
  for (const name of ['Ann', 'Bob']) {
    go.mockClear()
    await look(name, 'page', offer({ ...both, table: 't9' }))
    expect(go.mock.calls).toEqual([['/t/t9', true]])
  }
})

test('the host begins with bots in the places that are free', async () => {
  await look('Ann', 'home', offer({ wanted: { ...offer().wanted, seats: 3 }, guests: [person('Ann'), person('Bob')] }))
  server.answer('POST /api/offers/o/start', offer({ table: 't9' }))
  await press('Begin, with a bot')
  await waitFor(() => expect(go.mock.calls).toEqual([['/t/t9']]))
})

test('the host takes a table back, and whoever waits there is told', async () => {
  await look('Ann', 'home', offer())
  server.answer('POST /api/offers/o/leave', {})
  await press('Take back')
  await waitFor(() => expect(server.those('POST /api/offers/o/leave')).toHaveLength(1))
  tell([])
  await waitFor(() => expect(hasButton('Take back')).toBe(false))
  await look('Bob', 'page', offer({ guests: [person('Ann'), person('Bob')] }))
  tell([], null)
  await waitFor(() => expect(said('alert')).toBe('Ann no longer offers this table.'))
})

test('whoever asks too often reads how long to wait', async () => {
  await look('Bob', 'home', offer())
  server.answer('POST /api/offers/o/join', refusal(429, 'error-too-often', { seconds: 7 }))
  await press('Sit down')
  await waitFor(() =>
    expect(said('alert')).toBe('That is more than one person plays. Please wait 7 seconds and try again.'),
  )
})

const WHY = {
  id: 'error-offer-trouble',
  args: { why: { id: 'error-value', args: { option: 'cards', value: 'many', known: 'on' } } },
}

test.each([
  ['Ann', 'en', "This table can't begin any more. The option “cards” can't be “many”", 'Close the table'],
  [
    'Bob',
    'de',
    'An diesem Tisch kann die Partie nicht mehr beginnen. Die Option „cards“ kann nicht',
    'Tisch schließen',
  ],
] as const)(
  'a table that can not begin any more says why to %s, who can do nothing but close it',
  async (name, language, why, close) => {
    await speakIn(language)
    await look(name, 'page', offer({ trouble: WHY, guests: [person('Ann'), person('Bob')] }))
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('status').textContent).toContain(why)
    expect(article.getAllByRole('button')).toHaveLength(1)
    expect(article.queryByRole('textbox')).toBeNull()
    server.answer('POST /api/offers/o/leave', {})
    await press(close)
    await waitFor(() => expect(server.those('POST /api/offers/o/leave')).toHaveLength(1))
  },
)

test('who sits down while the server is away is told so until it is back, and then sits down', async () => {
  await speakIn('de')
  await look('Bob', 'page', offer())
  server.answer('POST /api/offers/o/join', OFFLINE)
  vi.useFakeTimers()
  await fireEvent.click(named('Hinsetzen')[0]!)
  await vi.advanceTimersByTimeAsync(10)
  expect(said('alert')).toContain('Der Server ist nicht zu erreichen')
  await vi.advanceTimersByTimeAsync(2000)
  expect(said('alert')).toBe('')
  server.answer('POST /api/offers/o/join', offer({ table: 't9' }))
  await fireEvent.click(named('Hinsetzen')[0]!)
  await vi.advanceTimersByTimeAsync(10)
  expect(go.mock.calls).toEqual([['/t/t9']])
})

test('whoever sits down at an open table can say a name first', async () => {
  await look('', 'page', offer())
  server.answer('POST /api/me', known('Dot'))
  server.answer('POST /api/offers/o/join', offer({ table: 't9' }))
  await type(await screen.findByLabelText(/What's your name/), 'Dot')
  await press('Sit down')
  await waitFor(() => expect(go.mock.calls).toEqual([['/t/t9']]))
  expect(server.those('POST /api/me').map(({ body }) => body)).toEqual([{ name: 'Dot' }])
  expect(mine.name).toBe('Dot')
})
