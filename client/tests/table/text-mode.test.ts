/** A table in text mode: what is announced, what commands answer, and how moves are played by them. */
import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../src/table/text/TextMode.svelte'
import type { SpokenPosition, TableState } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { briefly, tableState } from '../answers'
import { press, type, words } from '../page'
import { PATIENCE } from '../patience'
import { refusal, type FakeServer } from '../server'
import { playServer, showTable, stream, until, update } from './page'

const MOVES = /^POST .*\/moves$/
const SPOKEN: SpokenPosition = {
  version: 0,
  eyes: 0,
  passages: [
    { region: 'table', seat: -1, heading: 'The game', lines: [{ says: 'Round 1, Actions.' }] },
    {
      region: 'spaces',
      seat: -1,
      heading: 'Action spaces',
      lines: [{ says: 'Nursery: no Workers', key: 'nursery', name: 'Nursery', about: ['Sow up to 2 Fields.'] }],
    },
    { region: 'farm', seat: 0, heading: 'Village of Ann', lines: [{ says: 'Goods: 1 Rye' }] },
    { region: 'farm', seat: 1, heading: 'Village of Bob', lines: [{ says: 'Goods: 2 Hops' }] },
  ],
}

let server: FakeServer

beforeEach(() => {
  server = playServer()
  settings.change({ text: true })
})
afterEach(() => settings.change({ text: false }))

/** The table in text mode, once its position is here. */
async function inWords(situation = 'hallertau begun', changes: Partial<TableState> = {}): Promise<TableState> {
  const state = { ...briefly(tableState(situation)), ...changes }
  server.answer(/^GET .*\/spoken/, { ...SPOKEN, version: state.version })
  showTable()
  stream().say(state)
  await vi.waitUntil(() => document.querySelector('[aria-labelledby=text-position] h3'), PATIENCE)
  return state
}

function announced(): string {
  return words(document.querySelector('[aria-live=polite]'))
}

async function command(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('#text-command')!
  await type(input, text)
  await fireEvent.submit(input.form!)
}

function answered(): string {
  return words(document.querySelector('[aria-labelledby=text-answer]'))
}

test('where one is, and what is asked, is announced in the one live region that there is', async () => {
  await inWords()
  await until(() => expect(announced()).toMatch(/^Hallertau\. .*: Your turn/))
  expect(document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert]')).toHaveLength(1)
})

test('one stop leads to all moves, and arrows from each to the next', async () => {
  const { decisions } = await inWords()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main.words li button')]
  expect(buttons).toHaveLength(decisions[0]!.moves.length)
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]])
  buttons[0]!.focus()
  await fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(buttons[1])
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[1]])
})

test('a move is played by its number, by its words, and by its button', async () => {
  const { decisions, version } = await inWords()
  server.answer(MOVES, { version: version + 1 })
  await command('place nursery')
  await until(() => expect(server.those(MOVES)).toHaveLength(1))
  expect(server.those(MOVES)[0]!.body).toMatchObject({ move: 'place nursery', seat: decisions[0]!.seat })
})

test('what could mean several moves, or none, plays nothing and says so', async () => {
  await inWords()
  await command('do sheep')
  expect(answered()).toMatch(/^Answer Which of these\? \d+\. Place on Sheep/)
  await command('do moon')
  expect(answered()).toBe('Answer You can play no such move now: “moon”.')
  await command('dance')
  expect(answered()).toMatch(/“dance” is neither a command/)
  await until(() => expect(announced()).toMatch(/“dance” is neither a command/))
  expect(server.those(MOVES)).toHaveLength(0)
})

test('commands answer region by region, of others by name or number', async () => {
  const state = await inWords()
  const other = 1 - state.decisions[0]!.seat
  const name = state.players[other]!.name
  for (const asked of [`farm ${other + 1}`, `farm ${name}`]) {
    await command(asked)
    expect(answered()).toContain(SPOKEN.passages[2 + other]!.heading)
  }
  await command('farm')
  expect(answered()).toContain(SPOKEN.passages[3 - other]!.heading)
  await command('about nursery')
  expect(answered()).toBe('Answer Nursery: no Workers Sow up to 2 Fields.')
  await command('help')
  expect(answered()).toContain('moves, m: your moves by number')
})

test('what a move brings is told before it is played', async () => {
  await inWords()
  server.answer(/\/preview/, { events: [], changes: [], score: [], points: -3, caution: null })
  await command('about 1')
  await until(() => expect(answered()).toMatch(/brings: Then you have −3 points\./))
})

test('a refusal is announced, and is no alert of its own', async () => {
  await inWords()
  server.answer(MOVES, refusal(409, 'screen-stale'))
  await command('1')
  await until(() => expect(announced()).toContain('The table has moved on'))
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0)
})

test('a new position is fetched with every version, and the text mode is left by a command', async () => {
  const state = await inWords()
  server.answer(/^GET .*\/spoken/, { ...SPOKEN, version: state.version + 1, passages: SPOKEN.passages.slice(0, 1) })
  stream().say(update(state))
  await until(() => expect(document.querySelectorAll('[aria-labelledby=text-position] h3')).toHaveLength(1))
  await command('leave')
  await until(() => expect(document.querySelector('main.table')).not.toBeNull())
  expect(settings.text).toBe(false)
})

test('it is on or off by the first button of the page', async () => {
  const { default: TextSwitch } = await import('../../src/table/TextSwitch.svelte')
  const { show } = await import('../page')
  show(TextSwitch)
  await press('Text mode for screen readers')
  expect(settings.text).toBe(false)
  await press('Text mode for screen readers')
  expect(settings.text).toBe(true)
})

test('a hint is asked for by a command, and says what a bot would play and why', async () => {
  const { decisions } = await inWords()
  const [move] = decisions[0]!.moves
  const suggestion = { move: move!.text, label: move!.label, score: 41.25, why: { id: 'why-alone' } }
  server.answer(/^GET .*\/hint/, { suggestions: [suggestion] })
  await command('hint')
  await until(() => expect(answered()).toContain('41.3 points expected'))
  expect(answered()).toContain('What a bot would play')
  await until(() => expect(announced()).toContain('Nothing else is worth considering here.'))
})

test('moves are tried out by commands, and played together or dropped', async () => {
  const { decisions, version } = await inWords()
  const tried = { version, made: 0, decision: decisions[0]!, changes: [], why: null }
  server.answer(/^GET .*\/tried/, tried)
  await command('try')
  await until(() => expect(announced()).toContain('You are trying something out. Nobody sees it.'))
  server.answer(/^GET .*\/tried\?.*move=/, { ...tried, made: 1 })
  await command('place nursery')
  await until(() => expect(server.those(/^GET .*\/tried\?.*move=place\+nursery/)).toHaveLength(1))
  await command('try')
  await until(() => expect(answered()).toMatch(/1 move .*Nursery/))
  expect(server.those(MOVES)).toHaveLength(0)
  server.answer(/^POST .*\/tried/, { version: version + 1 })
  await command('yes')
  await until(() => expect(server.those(/^POST .*\/tried/)[0]?.body).toMatchObject({ moves: ['place nursery'] }))
})

test('one looks back by commands, and the position is that of then', async () => {
  const state = await inWords('hallertau under way')
  const moves = state.history.filter(({ seat }) => seat >= 0)
  server.answer(/^GET .*[?&]at=/, state)
  server.answer(/^GET .*\/spoken.*at=/, { ...SPOKEN, version: state.version })
  await command('back 5')
  await until(() => expect(announced()).toContain(`You are looking back: move 5 of ${moves.length}.`))
  await until(() => expect(server.those(new RegExp(`^GET .*/spoken.*at=${moves[4]!.version}`))).toHaveLength(1))
  await command('next')
  await until(() => expect(announced()).toContain(`move 6 of ${moves.length}`))
  await command('back 999')
  await until(() => expect(answered()).toContain('There is no such move'))
  await command('no')
  await until(() => expect(announced()).toContain('Your turn'))
})

test("a turn is planned by a command where others decide, and not in one's own", async () => {
  const { players, decisions } = tableState('hallertau begun')
  const { seat } = decisions[0]!
  const away = { kind: 'link', home: 'link', bot: null } as const
  const seated = players.map((player) => ({ ...player, ...away, yours: player.seat === seat }))
  await inWords('hallertau begun', { mine: [seat], players: seated as TableState['players'] })
  await command('plan')
  expect(answered()).toContain('It is your turn. You can plan your next one while the others play.')
})

test('at one screen there is nothing to plan, which the command says', async () => {
  await inWords()
  await command('plan')
  expect(answered()).toContain('Turns are planned while people at other screens decide')
})
