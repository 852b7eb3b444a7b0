/** What is done at the page of a table: turns are confirmed and taken back, moments pass, others are faster, hear and see. */
import { fireEvent, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import '../../src/agricola'
import '../../src/arle'
import '../../src/table/Coach.svelte'
import '../../src/table/Ends.svelte'
import '../../src/table/GameOver.svelte'
import '../../src/table/Plan.svelte'
import '../../src/table/dialogs'
import type { Message, Past, TableState } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { tableState } from '../answers'
import { called, control, hasButton, named, press, words } from '../page'
import { refusal, type FakeServer } from '../server'
import { speakIn } from '../speech'
import { key, playServer, said, stream, tablePage, update, until } from './page'

const MOVES = /^POST .*\/moves$/
const UNDO = /^POST .*\/undo$/
const CALM = { events: [], changes: [], score: [], points: 0, caution: null }

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

function version(): string | undefined {
  return all('main.table')[0]?.dataset['version']
}

/** The moves that the list has. */
function listed(): string[] {
  return all('.options .choice').map((each) => each.dataset['move']!)
}

async function choose(move: string): Promise<void> {
  await fireEvent.click(all(`.options .choice[data-move="${move}"]`)[0]!)
}

/** The moves that were sent. */
function sent(): unknown[] {
  return server.those(MOVES).map(({ body }) => body)
}

/** A move of a seat, as the history has it. */
function made({ version, decisions }: TableState, seat: number, move = decisions[0]!.moves[0]!): Past {
  return { version: version + 1, seat, move: move.text, target: move.target, label: move.label, events: [] }
}

// Several at one screen

test('of several seats of this screen that may decide one is chosen, and decides', async () => {
  const found = tableState('hallertau under way')
  const [decision] = found.decisions as [TableState['decisions'][0]]
  const other = 1 - decision.seat
  const decisions = [decision, { ...decision, seat: other }]
  await tablePage('hallertau under way', { decisions, mine: [0, 1], view: { ...found.view, to_act: [0, 1] } })
  server.answer(MOVES, { version: found.version + 1 })
  const seats = (): HTMLElement[] =>
    within(screen.getByRole('group', { name: 'Who decides now' })).getAllByRole('button')
  const chosen = (): string[] => seats().map((each) => each.getAttribute('aria-pressed')!)
  expect(seats()).toHaveLength(2)
  await fireEvent.click(seats()[other]!)
  await until(() => expect(chosen().indexOf('true')).toBe(other))
  await choose(decision.moves[0]!.text)
  await until(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ seat: other, move: decision.moves[0]!.text })
})

test('an open list stays whatever others say', async () => {
  const state = await tablePage('hallertau begun')
  await fireEvent.click(all('button.lit[data-target="workers"]')[0]!)
  await until(() => expect(all('.chooser .choice').length).toBeGreaterThan(1))
  const since = state.version
  const word = { version: since + 1, seat: 1, since, name: 'Zoe', text: 'Take your time', at: 0 }
  stream().say(update(state, { words: [word] }))
  await until(() => expect(words(all('.log')[0]!)).toContain('Take your time'))
  expect(all('.chooser .choice').length).toBeGreaterThan(1)
  server.answer(MOVES, { version: since + 2 })
  await fireEvent.click(all('.chooser .choice')[0]!)
  await until(() => expect(sent()).toMatchObject([{ version: since + 1 }]))
})

// Confirming

test('who wants that confirms what ends a turn, and may choose again', async () => {
  settings.change({ confirm: true })
  const state = await tablePage('hallertau under way')
  const { seat, moves } = state.decisions[0]!
  const move = moves[0]!
  const to_act = state.view.to_act.filter((each) => each !== seat)
  server.answer(/\/preview\?/, { ...CALM, changes: [{ at: ['to_act'], to: to_act }] })
  server.answer(MOVES, { version: state.version + 1 })
  const confirm = (): HTMLElement | null => screen.queryByRole('group', { name: 'End my turn' })
  const lay = async (): Promise<void> => {
    await choose(move.text)
    await until(() => expect(confirm()).not.toBeNull())
  }
  await lay()
  expect(words(confirm())).toContain('this ends your turn')
  await fireEvent.click(within(confirm()!).getByRole('button', { name: 'Choose again' }))
  expect(confirm()).toBeNull()
  await lay()
  await key('Escape')
  expect(confirm()).toBeNull()
  await lay()
  expect(sent()).toEqual([])
  expect(document.activeElement).toBe(within(confirm()!).getByRole('button', { name: 'End my turn' }))
  // It goes on waiting while something else happens at the table.
  stream().say(update(state, { players: called(state, ['Ann', 'Bea']) }))
  await until(() => expect(version()).toBe(`${state.version + 1}`))
  expect(confirm()).not.toBeNull()
  await press('End my turn')
  await until(() => expect(sent()).toEqual([{ version: state.version + 1, seat, move: move.text }]))
  expect(confirm()).toBeNull()
})

test('what leaves the rest of a turn to be decided is not confirmed', async () => {
  settings.change({ confirm: true })
  const state = await tablePage('hallertau under way')
  server.answer(/\/preview\?/, CALM)
  server.answer(MOVES, { version: state.version + 1 })
  const move = state.decisions[0]!.moves[0]!
  await choose(move.text)
  await until(() => expect(sent()).toHaveLength(1))
  expect(screen.queryByRole('group', { name: 'End my turn' })).toBeNull()
})

// Taking back

test('a move can be taken back until somebody has answered', async () => {
  const state = await tablePage('hallertau under way', { undo: [] })
  const back = (): HTMLButtonElement => named('Take back')[0] as HTMLButtonElement
  expect(back().disabled).toBe(true)
  await key('u')
  expect(server.those(UNDO)).toEqual([])
  const { seat } = state.decisions[0]!
  stream().say(update(state, { undo: [seat] }))
  await until(() => expect(back().disabled).toBe(false))
  server.answer(UNDO, { version: state.version + 2 })
  await press('Take back')
  expect(server.those(UNDO).map(({ body }) => body)).toEqual([{ version: state.version + 1, seat, turn: false }])
  stream().say(update({ ...state, version: state.version + 1 }, { undo: [], undone: true }))
  await until(() => expect(back().disabled).toBe(true))
})

test('one press takes a whole turn back, and the log of the others tells of it', async () => {
  const state = await tablePage('hallertau under way', { turns: [] })
  expect(hasButton('Take back the whole turn')).toBe(false)
  const { seat } = state.decisions[0]!
  stream().say(update(state, { undo: [seat], turns: [seat] }))
  await control('Take back the whole turn')
  server.answer(UNDO, { version: state.version + 2 })
  await fireEvent.keyDown(document.body, { key: 'U', shiftKey: true })
  expect(server.those(UNDO).map(({ body }) => body)).toEqual([{ version: state.version + 1, seat, turn: true }])
  const message: Message = { id: 'note-undo', args: { player: 'Ann', count: 2 } }
  const notes = [{ version: state.version + 2, message }]
  stream().say(update({ ...state, version: state.version + 1 }, { undone: true, notes }))
  await until(() => expect(all('.log .note').map(words)).toEqual(['Ann takes back the last 2 moves.']))
  expect(hasButton('Take back the whole turn')).toBe(false)
})

test('a moment that passed unasked is taken back with the move before it', async () => {
  settings.change({ ask: 'never' })
  const before = tableState('hallertau with cards, playing a card in turn')
  const moment = tableState('hallertau a moment')
  const state = await tablePage('hallertau with cards, playing a card in turn', { undo: [0] })
  server.answer(UNDO, { version: state.version + 1 })
  await press('Take back')
  expect(server.those(UNDO)).toHaveLength(1)
  // What is there now is a moment, which would pass again.
  const { decisions, waiting } = moment
  stream().say(update(before, { decisions, waiting, undo: [0], undone: true }))
  await until(() => expect(server.those(UNDO)).toHaveLength(2))
  expect(server.those(UNDO)[1]!.body).toMatchObject({ version: state.version + 1, seat: 0 })
  expect(sent()).toEqual([])
  stream().say(update({ ...before, version: state.version + 1 }, { undone: true }))
  await until(() => expect(words(all('.question')[0]!)).not.toContain('You can play cards now'))
  expect(sent()).toEqual([])
})

// Others

test('whoever decides too late in another window hears that the table has moved on, and decides anew', async () => {
  const state = await tablePage('hallertau under way')
  const { seat, moves } = state.decisions[0]!
  const [one, other] = [moves[0]!, moves[1]!]
  server.answer(MOVES, refusal(409, 'error-stale'))
  await choose(other.text)
  await until(() => expect(said('alert')).toContain('The table has moved on'))
  stream().say(update(state, { past: [made(state, seat)], decisions: state.decisions }))
  await until(() => expect(version()).toBe(`${state.version + 1}`))
  server.answer(MOVES, { version: state.version + 2 })
  await choose(one.text)
  await until(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ version: state.version + 1, seat, move: one.text })
  expect(said('alert')).toBe('')
})

test('an onlooker sees whose turn it is, and can do nothing', async () => {
  await tablePage('hallertau under way', { mine: [], decisions: [], undo: [] })
  expect(words(screen.getByRole('region', { name: 'What you can do' }))).toContain('You are watching')
  expect(said('status')).toContain('Waiting for 1')
  expect([listed(), all('button.lit')]).toEqual([[], []])
  expect(named('Take back')).toEqual([])
})

test('a mark shows what others have used until one’s next move, and what they did stands first', async () => {
  const found = tableState('hallertau begun')
  const { seat } = found.decisions[0]!
  const move = found.decisions[0]!.moves.find(({ target }) => target === 'space:cultivation')!
  const past = { ...made(found, 1 - seat, move), events: tableState('hallertau under way').history[1]!.events }
  const state = await tablePage('hallertau begun', {
    mine: [seat],
    version: 1,
    history: [...found.history, past],
    players: called(found, seat ? ['Bob', 'Ann'] : ['Ann', 'Bob']),
  })
  const space = all('.spot[data-target="space:cultivation"]')[0]!
  expect(all('.spot .mark')).toHaveLength(1)
  expect(space.querySelectorAll(`.mark.seat${1 - seat}`)).toHaveLength(1)
  expect(words(space)).toContain('Bob has been here since your last turn')
  const first = all('.place-prompt > *')[0]!
  expect(first.getAttribute('aria-label')).toBe('Since your last turn')
  expect(words(first)).toContain('Bob: Place on')
  stream().say(update(state, { past: [made(state, seat)], decisions: state.decisions }))
  await until(() => expect(all('.spot .mark')).toHaveLength(0))
  expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull()
})

test('what others do is summed up in a line a turn, until it is put away', async () => {
  const found = tableState('hallertau begun')
  const { seat, moves } = found.decisions[0]!
  const { events } = tableState('hallertau under way').history[1]!
  const history = [...found.history, { ...made(found, 1 - seat, moves[0]!), events }]
  await tablePage('hallertau begun', { mine: [seat], version: 1, history })
  const news = screen.getByRole('region', { name: 'Since your last turn' })
  expect(within(news).getByRole('group').querySelectorAll('p')).toHaveLength(1)
  await fireEvent.click(within(news).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull()
})

// The list

test('the list repeats the boards only for those who want it, and digits choose from all of it', async () => {
  settings.change({ list: false })
  const state = await tablePage('hallertau begun')
  const fold = await control(/moves are lit on the boards/)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  const lit = new Set(all('.boards button.lit').map((each) => each.dataset['target']))
  const kept = listed()
  expect(kept).not.toContain('place nursery')
  await fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  const everything = listed()
  expect(everything).toEqual(expect.arrayContaining(['place nursery', 'exchange 1']))
  for (const move of everything.filter((each) => each.startsWith('place ') && !kept.includes(each)))
    expect(lit).toContain(move.replace('place ', 'space:'))
  expect(JSON.parse(localStorage.getItem('allmende.settings')!)).toMatchObject({ list: true })
  await fireEvent.click(fold)
  expect(listed()).toEqual(kept)
  server.answer(MOVES, { version: 1 })
  const digits = all('.options kbd').map((each) => each.textContent)
  expect(digits).not.toContain('1')
  await key('1')
  await until(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ version: state.version, seat: state.decisions[0]!.seat })
})

// Planning

test("in one's own turn the key says that one plans while others play", async () => {
  const found = tableState('arle begun')
  const { seat } = found.decisions[0]!
  const away = { kind: 'link', home: 'link', bot: null, yours: false } as const
  const players = found.players.map((player) => ({ ...player, ...away, yours: player.seat === seat }))
  server.answer('GET /api/tables/t1/plan', { way: [], turns: [], dropped: null })
  await tablePage('arle begun', { mine: [seat], players: players as TableState['players'] })
  await key('p')
  await until(() => expect(document.body.textContent).toContain('You can plan your next one while the others play.'))
  expect(all('main.planning')).toHaveLength(0)
})

test('a turn is planned on a phone in German, and all of it is dropped', async () => {
  await speakIn('de')
  const found = tableState('arle begun')
  const { seat } = found.decisions[0]!
  const move = found.decisions[0]!.moves.find(({ target }) => target === 'space:fisherman')!
  const planned = { way: [], dropped: null, turns: [{ asked: 'p', ways: [{ open: true, moves: [move] }] }] }
  const nothing = { way: [], turns: [], dropped: null }
  let plan: object = nothing
  server.answer('GET /api/tables/t1/plan', () => plan)
  server.answer('POST /api/tables/t1/plan', ({ body }) => {
    plan = (body as { turns: unknown[] }).turns.length ? planned : nothing
    return plan
  })
  const foreseen = { version: 0, begins: true, decision: found.decisions[0]!, changes: [], why: null }
  server.answer('GET /api/tables/t1/foreseen', foreseen)
  const players = found.players.map((player) => ({
    ...player,
    kind: 'link',
    home: 'link',
    yours: player.seat === seat,
  }))
  const view = { ...found.view, to_act: [1 - seat] }
  const waits = { eyes: seat, decisions: [], waiting: [], mine: [seat], view } as Partial<TableState>
  await tablePage('arle begun', { ...waits, players: players as TableState['players'] })
  await press(/^Meinen nächsten Zug planen/)
  await until(() => expect(all('button.lit[data-target="space:fisherman"]')).toHaveLength(1))
  await fireEvent.click(all('button.lit[data-target="space:fisherman"]')[0]!)
  await until(() => expect(all('.plan ol p')).toHaveLength(1))
  await press(/^Fertig/)
  await press('Alles verwerfen')
  await until(() => expect(all('.plan ol')).toHaveLength(0))
  expect(server.those('POST /api/tables/t1/plan').at(-1)!.body).toMatchObject({ turns: [] })
})

// The end

test('the others are asked whether a game is to end as it stands, and the end says that all agreed', async () => {
  await speakIn('de')
  const found = tableState('hallertau under way')
  const players = called(found, ['Ann', 'Bob']).map((player, seat) => ({
    ...player,
    yours: seat === 1,
    kind: 'link' as const,
  }))
  const state = await tablePage('hallertau under way', { players, mine: [1], decisions: [], ends: [0] })
  const wish = await until(() => screen.getByRole('region', { name: 'Die Partie vorzeitig beenden' }))
  expect(words(wish)).toContain('Ann möchte die Partie so beenden')
  server.answer('POST /api/tables/t1/end', {})
  await fireEvent.click(within(wish).getByRole('button', { name: 'Zustimmen und beenden' }))
  expect(server.those('POST /api/tables/t1/end').map(({ body }) => body)).toEqual([{ seat: 1, wish: 'end' }])
  const view = { ...state.view, over: true }
  stream().say(update(state, { view, ending: { how: 'agreed', by: null } as never, decisions: [], waiting: [] }))
  await until(() => expect(words(screen.getByRole('region', { name: 'Spielende' }))).toContain('Alle waren sich einig'))
})
