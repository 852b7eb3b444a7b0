/** Where others come by link: who is here, words, reminders, and who plays a seat. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Company } from '../../src/lib/people'
import type { Message, Note, PlayerInfo, Word } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import Log from '../../src/table/Log.svelte'
import Share from '../../src/table/Share.svelte'
import Together from '../../src/table/Together.svelte'
import { tableState } from '../answers'
import { called, expectText, HOSTILE, named, press, show, type, words } from '../page'
import { refusal, useServer, type FakeServer } from '../server'
import { TestSocket } from '../sockets'
import { tableIn } from '../tables'
import { said, until } from './page'

const NAMES = ['Ann', 'Bob', 'Cid']

let server: FakeServer

beforeEach(async () => {
  server = useServer()
  await Promise.all((['dialogs', 'company'] as const).map(learnPart))
})

type Seen = Awaited<ReturnType<typeof tableIn>>

/** A table of so many that all have come to by link, where one seat is ours. */
async function together(own: number, many: 2 | 3 = 2, more: object = {}): Promise<Seen['table']> {
  const situation = many === 2 ? 'hallertau under way' : 'hallertau of three over'
  const state = tableState(situation)
  const players = called(state, NAMES).map((player): PlayerInfo => {
    const yours = player.seat === own
    return { ...player, yours, kind: 'link', home: 'link' }
  })
  const view = { ...state.view, over: false }
  const history = state.history.slice(0, 10)
  const { table } = await tableIn(situation, { view, history, players, mine: [own], eyes: own, ...more })
  return table
}

/** The server tells who is at the table. */
function tell(told: Partial<Company>): void {
  const company = TestSocket.opened.findLast(({ url }) => url.includes('/company'))!
  company.say({ present: [], onlookers: 0, seen: {}, silenced: [], ...told })
}

function listed(): string[] {
  return [...document.querySelectorAll('.together li')].map((each) => words(each))
}

test('it is told who is here, who was, how many look on, and who has not come yet', async () => {
  const table = await together(0)
  show(Together, { table })
  expect(listed()[0]).toContain('Ann is here.')
  expect(listed()[1]).toContain('Bob has not been here yet.')
  tell({ present: [0, 1], onlookers: 1 })
  await until(() => expect(listed()[1]).toContain('Bob is here.'))
  expect(listed()[2]).toBe('1 onlooker')
  tell({ present: [0], seen: { 1: { version: 0, at: Date.now() / 1000 } } })
  await until(() => expect(listed()[1]).toMatch(/Bob was here/))
  expect(listed()).toHaveLength(2)
})

test('a word to all is said, and stays in its field if it could not be', async () => {
  const table = await together(0)
  show(Together, { table })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'A message to everyone' })
  server.answer('POST /api/tables/t1/words', {})
  await type(field, 'Moin!')
  await press('Send')
  expect(field.value).toBe('')
  expect(server.those('POST /api/tables/t1/words').map(({ body }) => body)).toEqual([{ seat: 0, text: 'Moin!' }])
  server.answer('POST /api/tables/t1/words', refusal(422, 'error-too-often', { seconds: 9 }))
  await type(field, 'Hm')
  await press('Send')
  await until(() => expect(said('alert')).toContain('Please wait 9 seconds'))
  expect(field.value).toBe('Hm')
})

test('whose words are hidden is silent by any name, until they are shown again', async () => {
  let { version } = tableState('hallertau under way')
  const word = (seat: number, text: string, name = NAMES[seat]!): Word => ({
    version: version++,
    seat,
    // Nobody else has hidden what is said since then.
    since: 7,
    name,
    text,
    at: 0,
  })
  const words = [word(1, `${HOSTILE[0]} Moin!`), word(0, 'Hi')]
  const table = await together(0, 2, { words })
  const container = show(Log, { table })
  show(Together, { table })
  expectText(container, `Bob: ${HOSTILE[0]} Moin!`, 'Ann: Hi')
  await press('Hide what Bob says')
  expect(container.textContent).not.toContain('Moin!')
  expect(container.textContent).toContain('Ann: Hi')
  // By another name one is no one else.
  table.words = [...words, word(1, 'Still here', 'Robert'), word(0, 'And you')]
  await until(() => expect(container.textContent).toContain('Ann: And you'))
  expect(container.textContent).not.toContain('Still here')
  await press('Show again what Robert says')
  expect(container.textContent).toContain('Moin!')
  expect(container.textContent).toContain('Robert: Still here')
})

test('whoever is waited for is reminded, once a day', async () => {
  const state = tableState('hallertau under way')
  const [asked] = state.view.to_act
  const own = 1 - asked!
  const table = await together(own)
  show(Together, { table })
  const remind = `Remind ${NAMES[asked!]} that it is their turn`
  server.answer('POST /api/tables/t1/nudge', {})
  await press(remind)
  expect(server.those('POST /api/tables/t1/nudge').map(({ body }) => body)).toEqual([{ seat: asked }])
  expect(named(`Remind ${NAMES[own]} that it is their turn`)).toEqual([])
  server.answer('POST /api/tables/t1/nudge', refusal(422, 'error-nudged', { player: NAMES[asked!]! }))
  await press(remind)
  await until(() => expect(said('alert')).toContain('Once a day is enough'))
})

test('the log tells who plays a seat from now on, and who was reminded', async () => {
  const bot = { id: 'bot-random' }
  const message = (id: string, args: Message['args'] = {}): Note => ({ version: 60, message: { id, args } })
  const notes = [
    message('note-nudge', { by: 'Ann', player: 'Bob' }),
    message('note-bot', { player: 'Bob', bot }),
    message('note-back', { player: 'Bob' }),
    message('note-bot-vote', { player: 'Cid', bot }),
  ]
  const table = await together(0, 2, { notes })
  const container = show(Log, { table })
  expect([...container.querySelectorAll('.note')].map(words)).toEqual([
    'Ann reminds Bob that it is their turn.',
    'A bot plays for Bob from now on: Random.',
    'No bot plays for Bob any more.',
    'All others have agreed. A bot plays for Cid from now on: Random.',
  ])
})

// Who plays a seat

function who(name: string): HTMLSelectElement {
  return screen.getByRole('combobox', { name })
}

/** Waits until the bots have come, and chooses one; or none. */
async function give(select: HTMLSelectElement, bot: string): Promise<void> {
  await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(2))
  await fireEvent.change(select, { target: { value: bot } })
}

const SEAT = 'POST /api/tables/t1/seats/1'

test('only whoever has a seat gives it to a bot, to another one, and takes it back', async () => {
  const anns = await together(0)
  show(Share, { table: anns })
  expect(who('Who plays for Bob').disabled).toBe(true)
  expect(words(document.body)).toContain('Only Bob can hand this seat over to a bot.')
  document.body.innerHTML = ''
  const table = await together(1)
  show(Share, { table })
  server.answer(SEAT, {})
  for (const bot of ['random', 'novice', '']) {
    await give(who('Who plays for Bob'), bot)
    // A control shows what was chosen before the server has been heard.
    expect(who('Who plays for Bob').value).toBe(bot)
    table.players = table.players.map((one) => (one.seat === 1 ? { ...one, bot: bot || null } : one))
    await waitFor(() => expect(who('Who plays for Bob').value).toBe(bot))
  }
  expect(server.those(SEAT).map(({ body }) => body)).toEqual([{ bot: 'random' }, { bot: 'novice' }, { bot: null }])
})

test('all others vote for a bot, which is told to everybody', async () => {
  const CIDS = 'POST /api/tables/t1/seats/2'
  for (const own of [0, 1, 2]) {
    document.body.innerHTML = ''
    const table = await together(own, 3)
    const votes = [{ by: 0, bot: 'random' }]
    table.players = table.players.map((one) => (one.seat === 2 ? { ...one, voters: [0, 1], votes } : one))
    show(Share, { table })
    await waitFor(() => expect(words(document.body)).toContain('Ann votes for Random.'))
    if (own === 2) expect(who('Who plays for Cid').value).toBe('')
    if (own !== 1) continue
    server.answer(CIDS, {})
    expect(who('Your vote on who plays for Cid').value).toBe('')
    await give(who('Your vote on who plays for Cid'), 'random')
    expect(server.those(CIDS).map(({ body }) => body)).toEqual([{ bot: 'random' }])
    // All have agreed.
    const [ann, bob, cid] = table.players
    table.players = [ann!, bob!, { ...cid!, kind: 'bot', bot: 'random', votes: [], voters: [] }]
    await waitFor(() => expect(who('Who plays for Cid').value).toBe('random'))
    expect(who('Who plays for Cid').disabled).toBe(true)
  }
})

test('once a game has ended nobody’s seat is a bot’s to play, not even while one looks back', async () => {
  const { view } = tableState('hallertau over')
  const table = await together(0, 2, { view: { ...view, over: true } })
  table.past = { at: 3, view: { ...view, over: false } }
  show(Share, { table })
  expect(screen.getByRole('heading', { name: 'Link for watching' })).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(named(/^Concede/)).toEqual([])
})
