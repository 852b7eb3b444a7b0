import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
// Fetched before the clock of any test runs.
import '../../src/table/GameOver.svelte'
import '../../src/table/Study.svelte'
import { remembered } from '../../src/lib/remembered'
import type { StudyLines, StudyNode, TableState } from '../../src/lib/protocol'
import { tableState } from '../answers'
import { named, press, type, words } from '../page'
import type { FakeServer } from '../server'
import { key, playServer, stream, tablePage, until, update } from './page'

const LINES = 'GET /api/tables/t1/lines'
const VALUES = 'GET /api/tables/t1/values'
const CHANGE = 'POST /api/tables/t1/lines'

let server: FakeServer

beforeEach(() => {
  server = playServer()
  server.answer(CHANGE, { version: 99 })
  server.answer(VALUES, { values: [] })
})

/** A study whose main line has been played, with a variation of its second move. */
async function study(changes: Partial<TableState> = {}): Promise<TableState> {
  const { history, version } = tableState('hallertau under way')
  const [, first, second] = history
  const node = (of: typeof first, more: Partial<StudyNode>): StudyNode => ({
    version: of!.version,
    parent: 0,
    seat: of!.seat,
    label: of!.label,
    name: '',
    comment: '',
    depth: 0,
    begins: false,
    ...more,
  })
  const nodes = [
    node(first, { name: 'Well begun' }),
    node(second, { parent: first!.version }),
    node(second, { version: version + 5, parent: first!.version, depth: 1, begins: true, comment: 'Not so good.' }),
  ]
  const lines: StudyLines = { version, at: second!.version, name: '', comment: '', nodes }
  server.answer(LINES, lines)
  const state = await tablePage('hallertau under way', { history: history.slice(0, 3), study: true, ...changes })
  await until(() => expect(rows()).toHaveLength(4))
  return state
}

function rows(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('.study li button')]
}

function changed(): unknown[] {
  return server.those(CHANGE).map(({ body }) => body)
}

test('the lines stand beside the board, and a press goes to a position', async () => {
  const { history } = await study()
  expect(rows()[2]!.getAttribute('aria-current')).toBe('true')
  expect(words(rows()[1]!)).toContain('Well begun')
  expect(words(rows()[3]!)).toContain('Not so good.')
  await fireEvent.click(rows()[1]!)
  await until(() => expect(changed()).toEqual([{ node: history[1]!.version, change: 'visit' }]))
})

test('where the table goes on from, the list points', async () => {
  const state = await study()
  stream().say(update(state, { since: state.history[1]!.version, undone: true, view: state.view }))
  await until(() => expect(rows()[1]!.getAttribute('aria-current')).toBe('true'))
})

test('a position is named and commented on', async () => {
  const { history } = await study()
  await press('Name, comment …')
  await type(document.querySelector<HTMLInputElement>('.study form input')!, 'Two boulders')
  await type(document.querySelector<HTMLTextAreaElement>('.study textarea')! as HTMLElement, 'Why not?')
  await press('Keep')
  const texts = { name: 'Two boulders', comment: 'Why not?' }
  await until(() => expect(changed()).toEqual([{ node: history[2]!.version, change: 'annotate', ...texts }]))
})

test('only a variation is put first, and what is removed is asked about', async () => {
  const { history } = await study()
  expect(named('Make main line')).toHaveLength(0)
  await press('Remove from here')
  expect(changed()).toEqual([])
  await press('Really remove this position?')
  await until(() => expect(changed()).toEqual([{ node: history[2]!.version, change: 'remove' }]))
})

test('arrows walk through the lines', async () => {
  await study()
  rows()[2]!.focus()
  await key('ArrowUp')
  expect(document.activeElement).toBe(rows()[1])
  await key('End')
  expect(document.activeElement).toBe(rows()[3])
})

test('a position is estimated, which is said with its interval, and the end with the score alone', async () => {
  const { history, players } = await study()
  const seats = players.map(() => ({ points: 33.6, margin: 2.1 }))
  const [, first, second] = history
  server.answer(VALUES, {
    values: [
      { version: second!.version, games: 16, seats },
      { version: first!.version, games: 0, seats },
    ],
  })
  await press('Estimate points')
  await until(() => expect(words(rows()[2]!)).toContain('34 ± 3'))
  expect(words(rows()[1]!)).toContain('33½')
  expect(words(rows()[1]!)).not.toContain('±')
  expect(server.those(VALUES).map(({ query }) => query.get('node'))).toEqual([null, `${second!.version}`])
})

test('a key estimates a position that is not shown', async () => {
  const { version } = await study()
  rows()[3]!.focus()
  await key('v')
  await until(() => expect(server.those(VALUES).at(-1)!.query.get('node')).toBe(`${version + 5}`))
})

test('all seats of a study are played here, and no hand is covered', async () => {
  const { players } = tableState('hallertau with cards begun')
  server.answer(LINES, { version: 0, at: 0, name: '', comment: '', nodes: [] })
  await tablePage('hallertau with cards begun', { study: true })
  expect(players.length).toBe(2)
  expect(document.querySelector('main.table')!.hasAttribute('inert')).toBe(false)
  await until(() => expect(document.querySelectorAll('.hand .cards > li').length).toBeGreaterThan(2))
  expect(document.querySelectorAll('.hand li.back')).toHaveLength(0)
})

test('a study is opened of a finished game', async () => {
  await tablePage('hallertau over')
  server.answer('POST /api/tables/t1/study', { table: 's1', key: 'k', seats: [] })
  await press('Study')
  await until(() => expect(remembered()[0]).toMatchObject({ table: 's1', key: 'k', trial: true }))
})

test('no study is opened of a study', async () => {
  server.answer(LINES, { version: 0, at: 0, name: '', comment: '', nodes: [] })
  await tablePage('hallertau over', { study: true, may_study: false })
  await until(() => expect(document.querySelector('section.over')).not.toBeNull())
  expect(named('Study')).toHaveLength(0)
})

test('two lines are compared, the one where the study has gone aside with the main line', async () => {
  const { version, history, view } = await study()
  const [, first, second] = history
  const score = view.players.map((player) => player.score as { category: string; points: number }[])
  const line = {
    over: true,
    scores: score,
    figures: view.players.map(() => ({ people: 3 })),
    goods: view.players.map(() => ({ flax: 1, hops: 0, rye: 2 })),
  }
  const more = score.map((lines) => lines.map((each, i) => ({ ...each, points: each.points + Number(!i) * 2 })))
  const moves = [{ seat: second!.seat, label: second!.label }]
  const one = { ...line, moves }
  const other = {
    ...line,
    moves: [],
    scores: more,
    figures: view.players.map(() => ({ people: 5 })),
    goods: view.players.map(() => ({ flax: 4, hops: 0, rye: 2 })),
  }
  server.answer('GET /api/tables/t1/comparison', { common: 1, one, other })
  await press('Compare lines')
  await until(() => expect(document.querySelectorAll('dialog table')).toHaveLength(view.players.length + 1))
  const asked = server.those('GET /api/tables/t1/comparison')[0]!.query
  expect([asked.get('one'), asked.get('other')]).toEqual([`${second!.version}`, `${version + 5}`])
  expect(first!.version).toBeLessThan(second!.version)
  const rows = [...document.querySelectorAll('dialog table')[0]!.querySelectorAll('tr')].map((row) => words(row))
  expect(rows.filter((row) => row.includes('+2'))).toHaveLength(3)
  expect(rows.at(-3)).toContain('People')
  // Goods that neither line has are left out.
  expect(rows.slice(-2)).toEqual(['Flax14+3', 'Rye22'])
  expect(words(document.querySelector('dialog')!)).toContain('The first move is the same in both.')
})

test.each([true, false])('a running game with others is studied from here if its table allows it', async (may) => {
  const { players, eyes, version } = tableState('hallertau begun')
  const seats = players.map((player, seat) => ({ ...player, home: 'link' as const, yours: seat === eyes }))
  await tablePage('hallertau begun', { may_study: may, has_record: false, players: seats, mine: [eyes] })
  server.answer('POST /api/tables/t1/study', { table: 's1', key: 'k', seats: [] })
  if (!may) return expect(named('Study')).toHaveLength(0)
  await press('Study')
  await until(() => expect(remembered()[0]).toMatchObject({ table: 's1', key: 'k', trial: true }))
  expect(server.those('POST /api/tables/t1/study')[0]!.body).toMatchObject({ version })
})

test('alone one takes back instead, and nothing more is there to press', async () => {
  const { players } = tableState('hallertau begun')
  await tablePage('hallertau begun', { may_study: true, players: players.map((each) => ({ ...each, yours: true })) })
  expect(named('Study')).toHaveLength(0)
})

test('where several decide at once, the hand of the one who is chosen is asked for', async () => {
  const { players, eyes } = tableState('hallertau with cards begun')
  server.answer(LINES, { version: 0, at: 0, name: '', comment: '', nodes: [] })
  const other = 1 - eyes
  const decisions = tableState('hallertau with cards begun').decisions.map((each) => ({ ...each, seat: other }))
  await tablePage('hallertau with cards begun', { study: true, mine: [0, 1], waiting: [other], decisions, players })
  await until(() => expect(stream().url).toContain(`eyes=${other}`))
})
