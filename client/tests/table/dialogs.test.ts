/** What opens at a table: players and links, looking things up, settings, notes, a report. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Vote } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { languages } from '../../src/lib/languages.svelte'
import { remember } from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { ui } from '../../src/lib/ui.svelte'
import Ends from '../../src/table/Ends.svelte'
import Finder from '../../src/table/Finder.svelte'
import Naming from '../../src/table/Naming.svelte'
import Notes from '../../src/table/Notes.svelte'
import OnlyHere from '../../src/table/OnlyHere.svelte'
import Report from '../../src/table/Report.svelte'
import Settings from '../../src/table/Settings.svelte'
import Share from '../../src/table/Share.svelte'
import { called, expectText, hasButton, HOSTILE, press, show, type } from '../page'
import { OFFLINE, later, refusal, useServer, type FakeServer, type Reply } from '../server'
import { tableState } from '../answers'
import { tableIn } from '../tables'

const SITUATION = 'hallertau of three over'
const NAMES = ['Ann', 'Bob', 'Cid']

beforeEach(async () => {
  await learnPart('dialogs')
})

/** A table of three that is still under way, where the first seat is ours and the others come by link. */
async function atTable(more: object = {}) {
  const state = tableState(SITUATION)
  const players = called(state, NAMES).map((player) => ({
    ...player,
    yours: player.seat === 0,
    kind: 'link' as const,
    home: 'link' as const,
  }))
  const view = { ...state.view, over: false }
  return tableIn(SITUATION, { view, mine: [0], eyes: 0, players, ...more })
}

describe('players and links', () => {
  const MADE = { 'GET /api/about': { url: 'https://play.example' } }

  test('have the links that were handed out, one for onlookers, and one’s own', async () => {
    remember({ table: 't1', key: 'key', title: 'hallertau', names: [], links: { 1: 'bobs' } })
    useServer(MADE)
    const { table } = await atTable()
    show(Share, { table })
    const link = (name: string): string => (screen.getByRole('textbox', { name }) as HTMLInputElement).value
    expect(link('Link for Bob')).toMatch(/\/t\/t1#bobs$/)
    expect(link('Link for watching')).toMatch(/\/t\/t1$/)
    expect(link('Your own link, for another device; keep it to yourself')).toMatch(/\/t\/t1#key$/)
    expect(screen.queryByRole('textbox', { name: 'Link for Cid' })).toBeNull()
  })

  test('whoever looks on has no link of their own', async () => {
    const { table } = await atTable()
    Object.assign(table, { key: '' })
    show(Share, { table })
    expect(screen.queryByRole('heading', { name: /Your own link/ })).toBeNull()
  })

  test('one’s own seat is called otherwise, or goes to a bot', async () => {
    const { requests } = useServer({ ...MADE, 'POST /api/tables/t1/seats/0': {} })
    const { table } = await atTable()
    show(Share, { table })
    await type(screen.getByRole('textbox', { name: 'Name' }), 'Anna')
    const select = screen.getByRole('combobox', { name: 'Who plays for Ann' })
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(2))
    await fireEvent.change(select, { target: { value: 'farmer' } })
    expect(requests.filter(({ body }) => body).map(({ body }) => body)).toEqual([{ name: 'Anna' }, { bot: 'farmer' }])
  })

  test('two can’t bear one name: why is said', async () => {
    useServer({
      'POST /api/tables/t1/seats/0': Response.json(
        { message: { id: 'error-same-name', args: { player: 'Bob' } } },
        { status: 422 },
      ),
    })
    const { table } = await atTable()
    show(Share, { table })
    await type(screen.getByRole('textbox', { name: 'Name' }), 'bob')
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody else at this table is already called Bob.')
  })

  test('of another’s seat one decides once its player was away for too long, or by a vote', async () => {
    const state = tableState(SITUATION)
    const votes: Vote[] = [{ by: 0, bot: 'random' }]
    const [ann, bob, cid] = called(state, NAMES).map((player) => ({
      ...player,
      yours: player.seat === 0,
      kind: 'link' as const,
      home: 'link' as const,
    }))
    const players = [ann!, { ...bob!, voters: [0, 2], votes }, { ...cid!, away: 1 }]
    const { table } = await atTable({ players })
    const container = show(Share, { table })
    const select = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement
    await waitFor(() => expect(select('Your vote on who plays for Bob').value).toBe('random'))
    expect(container.textContent).toContain('Ann votes for Random.')
    expect(container.textContent).toContain(
      'A bot plays for Bob if Bob agrees, or if all others vote for the same one.',
    )
    expect(select('Who plays for Cid').disabled).toBe(false)
    expect(container.textContent).toContain('Cid has kept the others waiting too long')
  })

  test('of another’s seat there is nothing to say otherwise', async () => {
    const { table } = await atTable()
    show(Share, { table })
    expect(screen.getByRole('combobox', { name: 'Who plays for Bob' })).toHaveProperty('disabled', true)
  })

  test('what can’t be is shown as it was', async () => {
    useServer({ 'POST /api/tables/t1/seats/0': refusal(422, 'no') })
    const { table } = await atTable()
    show(Share, { table })
    const select = screen.getByRole('combobox', { name: 'Who plays for Ann' }) as HTMLSelectElement
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(2))
    await fireEvent.change(select, { target: { value: 'farmer' } })
    await waitFor(() => expect(select.value).toBe(''))
  })

  test('a seat is handed over by a link, or not after all', async () => {
    const { requests } = useServer({
      ...MADE,
      'POST /api/tables/t1/seats/0/offer': ({ body }) => ({
        key: (body as { offered: boolean }).offered ? 'given' : '',
      }),
    })
    const { table } = await atTable()
    show(Share, { table })
    await press("Hand Ann's seat over to another person")
    table.offered = [0]
    const link = (await screen.findByRole('textbox', { name: "Link for handing over Ann's seat" })) as HTMLInputElement
    expect(link.value).toMatch(/\/h\/t1\/0#given$/)
    await press("Keep Ann's seat")
    expect(requests.at(-1)?.body).toEqual({ offered: false })
  })

  test('in a rated game no seat is handed over, and once a game has ended nothing is', async () => {
    const rated = await atTable({ rated: true })
    show(Share, { table: rated.table })
    expect(hasButton(/Hand .* over/)).toBe(false)
    const over = await atTable({ view: tableState(SITUATION).view })
    document.body.innerHTML = ''
    show(Share, { table: over.table })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(hasButton(/Concede/)).toBe(false)
  })

  test('hostile names are text', async () => {
    const state = tableState(SITUATION)
    const votes: Vote[] = [{ by: 0, bot: 'random' }]
    const players = called(state, HOSTILE, { kind: 'link', home: 'link', voters: [0], votes }).map((player) => ({
      ...player,
      yours: player.seat === 0,
    }))
    const { table } = await atTable({ players, ends: [1] })
    const container = show(Share, { table })
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe(HOSTILE[0])
    expectText(container, `${HOSTILE[0]} votes for Random.`, HOSTILE[1], HOSTILE[2])
  })
})

test.each([
  ['http://localhost:8000', true],
  ['http://127.0.0.1:8000', true],
  ['http://[::1]:8000', true],
  ['http://allmende.localhost', true],
  ['http://192.168.1.5:8000', false],
  ['https://play.example', false],
])('links that begin with %s only this machine can open: %s', (origin, only) => {
  expect(show(OnlyHere, { origin }).textContent!.includes('on this machine only')).toBe(only)
})

describe('ending a game early', () => {
  const END = 'POST /api/tables/t1/end'

  async function ending(more: object = {}, answering = false) {
    const server = useServer({ [END]: {} })
    const { table } = await atTable(more)
    show(Ends, { table, answering })
    return {
      table,
      wishes: () => server.those(END).map(({ body }) => (body as { wish: string }).wish),
    }
  }
  const two = (seats: object[] = [{}, {}]) => {
    const players = called(tableState(SITUATION), NAMES).slice(0, 2)
    return players.map((player, seat) => ({ ...player, yours: seat === 0, kind: 'link' as const, ...seats[seat] }))
  }

  test('is a wish that the others hear of, which one can take back', async () => {
    const { table, wishes } = await ending()
    await press("I'd like to end the game as it stands")
    expect(wishes()).toEqual(['end'])
    table.ends = [0]
    await waitFor(() => expect(hasButton('Keep playing after all')).toBe(true))
    await press('Keep playing after all')
    expect(wishes()).toEqual(['end', 'go-on'])
  })

  test('needs the others to agree', async () => {
    const { wishes } = await ending({ ends: [1] }, true)
    expect(screen.getByRole('status').textContent).toContain('Bob would like to end the game as it stands.')
    await press('Agree, and end it')
    expect(wishes()).toEqual(['end'])
  })

  test('is not asked about where nobody wishes it, or one does so oneself', async () => {
    await ending({}, true)
    expect(screen.queryByRole('region')).toBeNull()
    await ending({ ends: [0, 1] }, true)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('by conceding is for two, who are asked once more', async () => {
    const { wishes } = await ending({ players: two() })
    await press('Concede …')
    expect(screen.getByRole('alert').textContent).toBe('The game will be over, and you will have lost it.')
    await press('Keep playing')
    expect(wishes()).toEqual([])
    await press('Concede …')
    await press('Concede')
    expect(wishes()).toEqual(['concede'])
  })

  test('nobody concedes among three', async () => {
    await ending()
    expect(hasButton(/Concede/)).toBe(false)
  })

  test('against bots alone one is asked once more, and ends it', async () => {
    const { wishes } = await ending({ players: two([{}, { kind: 'bot', bot: 'farmer' }]) })
    await press('End the game as it stands')
    expect(wishes()).toEqual([])
    await press('End the game as it stands')
    expect(wishes()).toEqual(['end'])
  })

  test('is not for onlookers, nor once it is over', async () => {
    await ending({ mine: [] })
    await ending({ view: tableState(SITUATION).view })
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('an answer that nobody understands is told like a refusal', async () => {
    const { table } = await atTable()
    useServer({ [END]: new Response('Lorem ipsum', { status: 500 }) })
    show(Ends, { table })
    await press("I'd like to end the game as it stands")
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on the server')
  })
})

describe('whoever comes by link to a seat without a name', () => {
  const SEAT = 'POST /api/tables/t1/seats/0'
  const nobody = { person: null, devices: 0, colours: [] }
  const names = (server: FakeServer): unknown[] => server.those(SEAT).map(({ body }) => body)

  async function come(replies: Record<string, Reply> = {}) {
    const state = tableState(SITUATION)
    const { table } = await atTable({ players: called(state, ['Player 1', 'Bob', 'Cid']) })
    const server = useServer({
      'GET /api/me': nobody,
      'POST /api/me': { ...nobody, person: { person: 'a', name: 'Ann', colour: 'red' } },
      [SEAT]: {},
      ...replies,
    })
    show(Naming, { table, seat: 0 })
    return server
  }

  test('is asked what they are called, which this browser knows from then on', async () => {
    const server = await come()
    await type(await screen.findByLabelText(/What's your name/), 'Ann')
    await press("That's me")
    await waitFor(() => expect(settings.name).toBe('Ann'))
    expect(names(server)).toEqual([{ name: 'Ann' }])
    expect(mine.person?.name).toBe('Ann')
  })

  test('is called by the name that is known, unasked', async () => {
    settings.name = 'Ann'
    const server = await come()
    await waitFor(() => expect(names(server)).toEqual([{ name: 'Ann' }]))
    expect(screen.queryByLabelText(/What's your name/)).toBeNull()
  })

  test('is asked if that name is taken here', async () => {
    settings.name = 'bob'
    await come({ [SEAT]: refusal(422, 'error-same-name') })
    expect(((await screen.findByLabelText(/What's your name/)) as HTMLInputElement).value).toBe('bob')
    expect(screen.getByRole('alert')).toBeDefined()
  })

  test('may stay without a name', async () => {
    const server = await come()
    await screen.findByLabelText(/What's your name/)
    await press('Stay Player 1')
    await waitFor(() => expect(names(server)).toEqual([{ name: 'Player 1' }]))
    expect(settings.name).toBe('')
  })
})

describe('looking things up', () => {
  // What a card was worth is a list of its own.
  const found = () => screen.queryAllByRole('listitem').filter((item) => !item.closest('details'))
  const count = (): number => parseInt(screen.getByRole('status').textContent!)
  const deck = () => screen.getByRole('combobox', { name: 'Deck' }) as HTMLSelectElement

  async function finder(game: string, table?: object) {
    show(Finder, { game, table })
    await screen.findByRole('searchbox')
  }

  test('by words that may stand anywhere, in any order', async () => {
    await finder('hallertau')
    expect(count()).toBe(330)
    expect(found()).toHaveLength(40)
    await type(screen.getByRole('searchbox'), 'SHEEP hops')
    expect(count()).toBeGreaterThan(0)
    expect(count()).toBeLessThan(330)
    for (const each of found()) expect(each.textContent!.toLowerCase()).toMatch(/hops.*sheep|sheep.*hops/s)
    await type(screen.getByRole('searchbox'), 'no such thing at all')
    expect([screen.getByRole('status').textContent, found()]).toEqual(['Nothing found', []])
  })

  test('by deck, forty at a time', async () => {
    await finder('hallertau')
    await fireEvent.change(deck(), { target: { value: 'bonus' } })
    expect([count(), found().length]).toEqual([45, 40])
    await press('5 more')
    expect(found()).toHaveLength(45)
    expect(hasButton(/ more$/)).toBe(false)
    // Whoever looks for something else begins anew.
    await fireEvent.change(deck(), { target: { value: '' } })
    expect(found()).toHaveLength(40)
  })

  test('by what is in play, and with whom', async () => {
    const state = tableState(SITUATION)
    const view = structuredClone(state.view) as unknown as { players: { played: string[] }[] }
    view.players[1]!.played = ['101', '104']
    const { table } = await tableIn(SITUATION, { view: view as never, players: called(state, HOSTILE) })
    await finder('', table)
    await fireEvent.click(screen.getByRole('checkbox', { name: 'in play' }))
    expect(count()).toBe(found().length)
    for (const each of found()) expectText(each, `in play with ${HOSTILE[1]}`)
  })

  test('where there is no table nothing is in play', async () => {
    await finder('arle')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test.each([
    ['arle', 'inn'],
    ['agricola', 'hearth'],
  ])('in %s, too', async (game, words) => {
    await finder(game)
    await type(screen.getByRole('searchbox'), words)
    expect(count()).toBeGreaterThan(0)
  })
})

describe('settings', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }))
  const pressed = (name: string): string | undefined =>
    group(name)
      .getAllByRole('button')
      .find((each) => each.getAttribute('aria-pressed') === 'true')
      ?.textContent?.trim()

  test('are chosen by a press, hold at once, and are kept', async () => {
    show(Settings)
    for (const [name, value] of [
      ['Theme', 'dark'],
      ['Size', 'large'],
      ['Motion', 'none'],
      ['Confirm my turns', 'on'],
      ['Sounds', 'on'],
      ['Coach', 'talkative'],
    ] as const) {
      await fireEvent.click(group(name).getByRole('button', { name: value }))
      expect(pressed(name)).toBe(value)
    }
    expect(JSON.parse(localStorage.getItem('allmende.settings')!)).toMatchObject({
      theme: 'dark',
      size: 'large',
      speed: 0,
      confirm: true,
      sounds: true,
      coach: 'talkative',
    })
  })

  test('have the languages that the server lists', async () => {
    languages.all = [
      { code: 'en', name: 'English', change: '' },
      { code: 'de', name: 'Deutsch', change: '' },
    ]
    show(Settings)
    expect(pressed('Language')).toBe('English')
    await fireEvent.click(group('Language').getByRole('button', { name: 'Deutsch' }))
    expect(settings.language).toBe('de')
  })

  test('whoever chooses a coach hears again what was to be said no more', async () => {
    settings.hushed = ['begging']
    show(Settings)
    await fireEvent.click(group('Coach').getByRole('button', { name: 'gentle' }))
    expect(settings.hushed).toEqual([])
  })

  test('have the questions of the game that is chosen, and of no other', async () => {
    const ask = 'Ask me to play cards while others decide'
    const end = 'Ask at the end of my turn'
    show(Settings, { game: 'arle' })
    await screen.findByRole('group', { name: end })
    expect(screen.queryByRole('group', { name: ask })).toBeNull()
    expect(pressed(end)).toBe('if I can load or exchange something')
    await fireEvent.click(group(end).getByRole('button', { name: 'never' }))
    expect(settings.end).toBe('never')
    document.body.innerHTML = ''
    show(Settings, { game: 'hallertau' })
    await screen.findByRole('group', { name: ask })
    expect(screen.queryByRole('group', { name: end })).toBeNull()
    expect(pressed(ask)).toBe('if a chance might be lost')
  })
})

describe('notes', () => {
  const me = { person: { person: 'a', name: 'Ann', colour: 'red' }, devices: 1, colours: [] }

  test('are there to be changed once they have come, and keep themselves', async () => {
    const old = later<object>()
    const { requests } = useServer({
      'GET /api/me': me,
      'GET /api/me/tables/t1/remark': () => old.promise,
      'POST /api/me/tables/t1/remark': {},
    })
    const { table } = await atTable()
    show(Notes, { table })
    const field = screen.getByRole('textbox', { name: 'My notes' }) as HTMLTextAreaElement
    expect(field.disabled).toBe(true)
    old.come({ remark: 'sheep!' })
    await waitFor(() => expect(field.value).toBe('sheep!'))
    await fireEvent.input(field, { target: { value: 'goats!' } })
    expect(screen.getByRole('status').textContent!.trim()).toBe('Saving …')
    await waitFor(() => expect(screen.getByRole('status').textContent!.trim()).toBe('Saved.'))
    expect(requests.at(-1)?.body).toEqual({ remark: 'goats!' })
    // What happens at the table takes nothing away from what is being written.
    await fireEvent.input(field, { target: { value: 'goats and' } })
    table.version = 99
    expect(field.value).toBe('goats and')
  })

  test('that are not allowed say why', async () => {
    useServer({ 'GET /api/me': me, 'GET /api/me/tables/t1/remark': refusal(403, 'screen-offline') })
    const { table } = await atTable()
    show(Notes, { table })
    expect((await screen.findByRole('alert')).textContent).toContain("can't be reached")
  })
})

describe('a report', () => {
  test('is saved as a file, whose name is told', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    useServer({ 'GET /api/tables/t1/report': new Response('report') })
    const { table } = await atTable()
    show(Report, { table })
    await press('Report a problem')
    expect((await screen.findByRole('status')).textContent).toBe(`Saved as hallertau-report-${table.version}.txt.`)
    expect(click).toHaveBeenCalled()
  })

  test('without a server it says so', async () => {
    useServer({ 'GET /api/tables/t1/report': OFFLINE })
    const { table } = await atTable()
    show(Report, { table })
    vi.useFakeTimers()
    await press('Report a problem')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain("The server can't be reached"))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test('notes are opened from the players', async () => {
  const { table } = await atTable()
  show(Share, { table })
  await press('My notes')
  expect(ui.dialog).toBe('notes')
})
