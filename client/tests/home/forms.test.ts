/** The start page: which game, in which way, how fast, who sits there; my tables and open ones. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Called from '../../src/home/Called.svelte'
import GameChoice from '../../src/home/GameChoice.svelte'
import MyTables from '../../src/home/MyTables.svelte'
import OfferRow from '../../src/home/OfferRow.svelte'
import Options from '../../src/home/Options.svelte'
import PaceChoice from '../../src/home/PaceChoice.svelte'
import PlayedTable from '../../src/home/PlayedTable.svelte'
import SeatRow from '../../src/home/SeatRow.svelte'
import { optionsOf, valueOf } from '../../src/home/setup'
import { mine } from '../../src/lib/mine.svelte'
import { openTables } from '../../src/lib/offers.svelte'
import type { MyTable, NewOffer, Offer, PlayedGame } from '../../src/lib/people'
import type { TitleInfo } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import { hide, remember } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { expectText, hasButton, HOSTILE, press, show, type, words } from '../page'
import { useServer } from '../server'
import { json, offer, person } from '../answers'
import { useTestSockets } from '../sockets'

const shelf = json<TitleInfo[]>('/api/titles')
const titled = (name: string): TitleInfo => shelf.find((each) => each.name === name)!
const radio = (name: string | RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement

// A new table

test('a title says what it is, for how many, and how long it takes; one of them is chosen', async () => {
  const choose = vi.fn()
  show(GameChoice, { titles: shelf, chosen: 'arle', choose })
  expect(screen.getAllByRole('radio')).toHaveLength(shelf.length)
  expect(radio(/Fields of Arle/).checked).toBe(true)
  const { players, minutes, age } = titled('hallertau')
  const plate = radio(/Hallertau/).closest('label')!.textContent!
  for (const fact of [Math.max(...players), minutes[1], age]) expect(plate).toContain(`${fact}`)
  await fireEvent.click(radio(/Hallertau/))
  expect(choose).toHaveBeenCalledWith('hallertau')
})

describe('the way in which a game is played', () => {
  const title = titled('hallertau')
  const [first, usual] = Object.values(title.presets)

  test('is the first game or the usual one, with the options out of the way', async () => {
    const change = vi.fn()
    const container = show(Options, { title, setup: usual, players: 2, change })
    expect(radio('Standard game').checked).toBe(true)
    expect(container.querySelector('details')!.open).toBe(false)
    await fireEvent.click(radio('First game'))
    expect(change).toHaveBeenCalledWith(first)
  })

  test('by options of one’s own these are open at once', () => {
    const [name, option] = optionsOf(title, usual!).find(([name]) => name !== 'cards')!
    const other = option.values.find((value) => value !== valueOf(title, usual!, name))!
    const container = show(Options, { title, setup: { ...usual, [name]: other }, players: 2, change: vi.fn() })
    expect(container.querySelector('details')!.open).toBe(true)
    expect(container.textContent).toContain('As you chose below.')
  })

  test('decks are chosen where there are cards', () => {
    const legends = (setup: object): string[] => {
      const container = show(Options, { title, setup, players: 2, change: vi.fn() })
      return [...container.querySelectorAll('legend')].map((each) => each.textContent!)
    }
    const [without, decks] = [legends(first!), legends(usual!)]
    expect(without).toContain('Cards')
    expect(decks.length).toBeGreaterThan(without.length)
  })

  test('an option is changed beside all others, and each is explained where it is', async () => {
    const change = vi.fn()
    const container = show(Options, { title, setup: usual, players: 2, change })
    for (const hint of container.querySelectorAll('.hint')) expect(hint.textContent!.trim()).not.toBe('')
    const cards = within(container.querySelector('details')!)
      .getByText('none')
      .closest('label')!
      .querySelector('input')!
    await fireEvent.click(cards)
    expect(change).toHaveBeenCalledWith({ ...usual, cards: 'off' })
  })
})

describe('how fast a game is played', () => {
  const change = vi.fn()
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  beforeEach(() => {
    change.mockClear()
    show(PaceChoice, { players: 2, change })
  })

  test('without a clock unless somebody wants one', () => {
    expect(change.mock.lastCall).toEqual([null])
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })

  test('live, over days, and what happens when time is up', async () => {
    await choose('Clock', 'live')
    expect(change.mock.lastCall![0]).toMatchObject({ reserve: 1800, increment: 20, hours: false, end: 'bot' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await choose('Clock', 'day')
    expect(change.mock.lastCall![0]).toMatchObject({ move: 86_400, reserve: 3 * 86_400, hours: true })
    await fireEvent.click(screen.getByRole('checkbox', { name: /night/ }))
    await choose("When a player's time is up", 'concede')
    expect(change.mock.lastCall![0]).toMatchObject({ hours: false, end: 'concede' })
  })

  test('by times of one’s own', async () => {
    await choose('Clock', 'own')
    expect(change.mock.lastCall![0]).toMatchObject({ move: 2 * 86_400, reserve: 5 * 86_400, increment: 0, hours: true })
    await type(screen.getByRole('spinbutton', { name: 'Per turn' }), '90')
    const [unit] = screen.getAllByRole('combobox', { name: 'Unit' })
    await fireEvent.change(unit!, { target: { value: '60' } })
    await type(screen.getByRole('spinbutton', { name: 'Added to the reserve each turn' }), '30')
    // An hour and a half is no turn of days: nights don't count.
    expect(change.mock.lastCall![0]).toMatchObject({ move: 5400, increment: 30, hours: false })
  })
})

describe('a seat of a new table', () => {
  const bots = ['villager', 'farmer', 'greedy', 'random']
  const seat = (kind: string) => ({ kind, name: '', bot: '' })
  const props = (kind: string, more: object = {}) => ({
    seat: seat(kind),
    number: 1,
    bots,
    preferred: 'farmer',
    ...more,
  })

  test('has a name where a person sits, and a level where a bot plays', () => {
    show(SeatRow, props('here'))
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
    document.body.innerHTML = ''
    show(SeatRow, props('bot'))
    const select = screen.getByRole('combobox', { name: 'Which bot plays' }) as HTMLSelectElement
    expect(select.value).toBe('farmer')
    expect(
      within(select)
        .getAllByRole('option')
        .map((each) => (each as HTMLOptionElement).value),
    ).toEqual(bots)
  })

  test('may be open to anybody', () => {
    expect(show(SeatRow, props('open')).textContent).toContain('Anyone may join')
  })

  test('can be removed only where there may be fewer', async () => {
    show(SeatRow, props('here'))
    expect(hasButton('Remove seat 2')).toBe(false)
    document.body.innerHTML = ''
    const remove = vi.fn()
    show(SeatRow, props('here', { remove }))
    await press('Remove seat 2')
    expect(remove).toHaveBeenCalled()
  })

  test('says what each kind means', () => {
    show(SeatRow, props('here'))
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')!.title)).toEqual([
      'Somebody at this screen',
      'A friend who gets a secret link',
      'Anyone may join',
      'The computer plays',
    ])
  })
})

// Tables

function table(
  name: string,
  more: { asked?: Record<number, number>; over?: boolean; seats?: string[]; mine?: number[] } = {},
): MyTable {
  const seats = (more.seats ?? ['Ann', 'Bob']).map((each) => ({ name: each, kind: 'link' }))
  const standing = {
    title: 'arle',
    seats,
    asked: more.asked ?? {},
    over: more.over ?? false,
    scores: [40, 38],
    winners: [0],
    ending: null,
    nudged: {},
    pace: null,
    due: {},
    lesson: '',
    left: [],
  }
  return { table: name, version: 1, changed: Date.now() / 1000, mine: more.mine ?? [0], standing } as unknown as MyTable
}

describe('my tables', () => {
  const me = { person: { person: 'ann', name: 'Ann', colour: 'red' }, devices: 1, colours: [] }
  const now = Date.now() / 1000
  const go = vi.fn()
  const links = () => screen.getAllByRole('link').map((each) => each.getAttribute('href'))
  beforeEach(() => {
    useTestSockets()
    mine.comeIn(me)
    mine.listed = true
  })
  afterEach(() => mine.comeIn({ person: null, devices: 0, colours: [] }))

  test('that wait for me come first, then those under way, then finished ones', () => {
    mine.tables = [
      table('over', { over: true }),
      table('theirs', { asked: { 1: now } }),
      table('wait', { asked: { 0: now - 7200 } }),
    ]
    show(MyTables, { go })
    expect(links()).toEqual(['/t/wait', '/t/theirs', '/t/over'])
    const [wait, theirs, over] = screen.getAllByRole('listitem').map((each) => each.textContent!)
    expect(wait).toContain('your turn, 2 hours ago')
    expect(theirs).toContain('waiting for Bob, this minute')
    expect(over).toContain('finished this minute, 40 : 38')
  })

  test('where several seats are mine it is told whose turn it is', () => {
    mine.tables = [table('t', { asked: { 1: now }, mine: [0, 1] })]
    expect(show(MyTables, { go }).textContent).toContain("Bob's turn, this minute")
  })

  test('six are shown, and all of them to whoever asks', async () => {
    mine.tables = Array.from({ length: 8 }, (_, i) => table(`t${i}`))
    show(MyTables, { go })
    expect(links()).toHaveLength(6)
    await press('All 8 tables')
    expect(links()).toHaveLength(8)
  })

  test('lead to a table by the key that this browser has', async () => {
    remember({ table: 't', key: 'secret', title: 'arle', names: [] })
    mine.tables = [table('t')]
    show(MyTables, { go })
    await fireEvent.click(screen.getByRole('link'))
    expect(go).toHaveBeenCalledWith('/t/t#secret')
  })

  test('go off the list by a press, unless something has happened there', async () => {
    const now = table('t', { asked: { 0: 1 } })
    useServer({ 'POST /api/me/tables/t/hide': { tables: [now], gone: [], whole: true } })
    mine.tables = [table('t')]
    show(MyTables, { go })
    await press('Take the table of Ann · Bob off the list')
    expect((await screen.findByRole('alert')).textContent).toBe('Something has just happened at that table.')
    useServer({ 'POST /api/me/tables/t/hide': { tables: [], gone: [], whole: true } })
    await press('Take the table of Ann · Bob off the list')
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  })

  test('older games are looked for by whoever asks, and shown to nobody else', async () => {
    useServer({ 'GET /api/me/tables': { tables: [table('old', { over: true })], gone: [], whole: true } })
    mine.tables = [table('t')]
    show(MyTables, { go })
    await press('Older games')
    await waitFor(() => expect(links()).toEqual(['/t/t', '/t/old']))
    mine.comeIn({ ...me, person: { person: 'bob', name: 'Bob', colour: 'red' } })
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  })

  test('whoever has no older games is told so', async () => {
    useServer({ 'GET /api/me/tables': { tables: [], gone: [], whole: true } })
    mine.tables = [table('t')]
    show(MyTables, { go })
    await press('Older games')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('There are no older games.'))
  })

  test('of which only this browser knows are there, too, but for what was hidden', async () => {
    remember({ table: 'mine', key: 'a', title: 'arle', names: ['Cid'] })
    remember({ table: 'hidden', key: 'b', title: 'arle', names: ['Dot'] })
    hide('hidden')
    show(MyTables, { go })
    expect(links()).toEqual(['/t/mine#a'])
  })

  test('hostile names are text', () => {
    mine.tables = [table('t', { seats: [HOSTILE[0], HOSTILE[1]], asked: { 1: now } })]
    remember({ table: 'kept', key: 'a', title: 'arle', names: [HOSTILE[2]] })
    expectText(show(MyTables, { go }), HOSTILE[0], HOSTILE[1], HOSTILE[2])
  })
})

describe('an open table', () => {
  const options = titled('arle').presets['usual'] ?? {}
  const wanted: NewOffer = { title: 'arle', seats: 3, bots: 1, options, level: 'expert', rated: true }
  const three = (more: Partial<Offer> = {}) => offer({ wanted, ...more })
  const go = vi.fn()
  const row = (more: Partial<Offer> = {}) => show(OfferRow, { offer: three(more), titles: shelf, go })
  const be = (name: string) => (mine.person = person(name))
  afterEach(() => (mine.person = null))

  test('says what is wanted, who is there, and which places are free', () => {
    const container = row({ invited: [person('Eve')], wanted: { ...wanted, seats: 4 } })
    expect(screen.getByRole('article', { name: 'Table of Ann' })).toBeDefined()
    expect(screen.getAllByRole('listitem').map((each) => each.textContent!.trim())).toEqual([
      'Ann',
      'Eve is invited',
      'free',
    ])
    expect(container.textContent).toContain('rated')
  })

  test('has a place for whoever comes, and leads to the game once it begins', async () => {
    be('Bob')
    useServer({ 'POST /api/offers/o/join': three({ table: 'new' }) })
    vi.spyOn(mine, 'introduce').mockResolvedValue()
    row()
    await press('Sit down')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/t/new'))
  })

  test('that is full has no place', () => {
    be('Cid')
    row({ guests: [person('Ann'), person('Bob')] })
    expect(screen.getByRole('button', { name: 'Sit down' })).toHaveProperty('disabled', true)
  })

  test('is given up by whoever sits there, and taken back by whoever made it', async () => {
    be('Bob')
    const leave = vi.spyOn(openTables, 'leave').mockResolvedValue()
    row({ guests: [person('Ann'), person('Bob')] })
    await press('Leave')
    expect(leave).toHaveBeenCalledWith('o')
    document.body.innerHTML = ''
    be('Ann')
    row()
    await press('Take back')
    expect(leave).toHaveBeenCalledTimes(2)
    expect(hasButton('Sit down')).toBe(false)
  })

  test('can be declined by whoever is invited', async () => {
    be('Eve')
    const leave = vi.spyOn(openTables, 'leave').mockResolvedValue()
    const container = row({ invited: [person('Eve')] })
    expect(container.textContent).toContain('Ann invites you.')
    await press('No, thanks')
    expect(leave).toHaveBeenCalled()
  })

  test('why somebody can’t be invited is said', async () => {
    be('Ann')
    useServer({
      'POST /api/offers/o/invite': Response.json(
        { message: { id: 'error-invite-nobody', args: { player: 'Zoe' } } },
        { status: 404 },
      ),
    })
    row()
    await type(screen.getByRole('textbox', { name: 'Name of a player' }), 'Zoe')
    await press('Invite')
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody here is called Zoe. Send them the link.')
  })

  test('that can’t begin any more says why, and is closed by whoever sits there', () => {
    be('Bob')
    row({ trouble: { id: 'screen-offline' }, guests: [person('Ann'), person('Bob')] })
    expect(screen.getByRole('status').textContent).toContain("can't be reached")
    expect(hasButton('Close the table')).toBe(true)
  })

  test('hostile names are text', () => {
    expectText(
      row({ host: person(HOSTILE[0]), guests: [person(HOSTILE[0]), person(HOSTILE[1])] }),
      HOSTILE[0],
      HOSTILE[1],
    )
  })
})

test('whoever is about to sit down is asked for a name, unless it is known', async () => {
  useServer({ 'GET /api/me': { person: null, devices: 0, colours: [] } })
  show(Called, { name: '' })
  expect(await screen.findByLabelText(/What's your name/)).toBeDefined()
  document.body.innerHTML = ''
  settings.name = 'Ann'
  show(Called, { name: '' })
  await mine.meet()
  expect(screen.queryByLabelText(/What's your name/)).toBeNull()
})

test('finished games tell who had how many points; to those that may be looked at there are links', async () => {
  await learnPart('fame')
  const seats = (mine: boolean): PlayedGame['seats'] => [
    { name: HOSTILE[0], page: 'p1', score: 40, won: true, bot: false, mine },
    { name: '', page: '', score: -2.5, won: false, bot: true, mine: false },
  ]
  const games: PlayedGame[] = [
    { table: 't', title: 'arle', ended: 0, rated: true, agreed: false, seats: seats(true) },
    { table: '', title: 'arle', ended: 0, rated: false, agreed: true, seats: seats(false) },
  ]
  const container = show(PlayedTable, { games, caption: 'Mine' })
  expect(screen.getByRole('table', { name: 'Mine' })).toBeDefined()
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/t/t',
    '/people/p1',
    '/api/finished/t/record',
    '/people/p1',
  ])
  expectText(container, HOSTILE[0], '−2½', 'Somebody')
  const [early, played] = [...container.querySelectorAll('tbody tr')].reverse().map(words)
  expect(early).toContain('ended early, without a winner')
  expect(played).not.toContain('ended early, without a winner')
})
