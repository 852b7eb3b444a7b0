/** The end of a game: who has won and by what, the score sheet, and how one goes on. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { gamesBefore } from '../../src/lib/experience'
import type { View } from '../../src/lib/protocol'
import { linksOf, remember, remembered } from '../../src/lib/remembered'
import { learnPart } from '../../src/lib/speak.svelte'
import { ui } from '../../src/lib/ui.svelte'
import GameOver from '../../src/table/GameOver.svelte'
import ScoreSheet from '../../src/table/ScoreSheet.svelte'
import { called, expectText, hasButton, HOSTILE, named, press, show, words } from '../page'
import { PATIENCE } from '../patience'
import { OFFLINE, later, useServer } from '../server'
import { tableState } from '../answers'
import { speakIn } from '../speech'
import { tableIn } from '../tables'
import { playServer, said, tablePage } from './page'

const NAMES = ['Ann', 'Bob', 'Cid']
const go = vi.fn()

// A table's page fetches these words with the end of the game, which most of these tests show without a page.
beforeEach(() => learnPart('dialogs'))

/** A finished game; the first of two has 41 points and the second 38, unless it is told otherwise. */
async function over(points: number[], winners: number[], more: object = {}) {
  const situation = ['', 'hallertau alone over', 'hallertau over', 'hallertau of three over'][points.length]!
  const state = tableState(situation)
  const players = state.view.players.map((player, seat) => ({ ...player, points: points[seat]! }))
  const view: View = { ...state.view, players, winners }
  go.mockClear()
  const found = await tableIn(situation, { view, players: called(state, NAMES), ...more })
  const container = show(GameOver, { table: found.table, go })
  return { ...found, container, verdict: () => screen.getByRole('status').textContent }
}
const cells = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent!.trim())

test('of two the winner is told with the points, which stand in the order of the seats', async () => {
  const { table, verdict } = await over([38, 41], [1])
  expect(verdict()).toBe('Bob wins with 41 points.')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent!.replace(/[●◆]/, '').trim())
  expect(heads).toEqual(['Ann', 'Bob'])
  const rows = screen.getAllByRole('row')
  expect(cells(rows.at(-1)!)).toEqual(['38', '41'])
  // Each category of the score sheet has a line, with words.
  const lines = table.view!.players[0].score as { category: string; points: number }[]
  expect(rows).toHaveLength(1 + lines.length + 1)
  expect(within(rows[1]!).getByRole('rowheader').textContent!.trim()).toBe('Community Center')
  expect(cells(rows[1]!)[0]).toBe(`${lines[0]!.points}`.replace('-', '−'))
})

test('what to do next goes before the score, which is longer than a laptop has room for', async () => {
  await over([38, 41], [1])
  const next = screen.getByRole('button', { name: 'Play again' })
  expect(next.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a victory is shared', async () => {
  const { verdict } = await over([41, 41, 12], [0, 1])
  expect(verdict()).toBe('Ann and Bob share the victory with 41 points.')
  const ranking = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(ranking.map((item) => item.textContent!.match(/[A-Z]\w+/)![0])).toEqual(['Ann', 'Bob', 'Cid'])
})

test.each([
  [79, 'the goal of 80 was not reached'],
  [80, 'you have reached the goal of 80'],
  [85, 'you have reached the goal of 80'],
  [86, 'more than 85, that is extraordinary'],
])('alone it is the goal that counts: %i points', async (points, said) => {
  const { verdict } = await over([points], [0], { goal: [80, 85] })
  expect(verdict()).toContain(said)
})

test('whoever has lost points is told so with a minus, not a hyphen', async () => {
  await speakIn('de')
  const { table, state } = await tableIn('arle lost')
  expect(state.view.players[0]!.points).toBe(-56)
  show(GameOver, { table, go })
  const verdict = screen.getByRole('status').textContent
  expect(verdict).toContain('Das Ziel')
  expect(verdict).toContain('−56 Punkte')
  expect(cells(screen.getAllByRole('row').at(-1)!)).toEqual(['−56'])
})

test('how the players have ended the game goes before who has won', async () => {
  const { verdict } = await over([38, 41], [1], { ending: { how: 'conceded', by: 0 } })
  expect(verdict()).toBe('Ann has conceded the game.')
})

test('whoever looks back wants the log to have the room', async () => {
  const { table } = await over([38, 41], [1])
  table.past = { at: 3, view: table.view }
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

test('one plays again with the same players, once however often it is pressed', async () => {
  const { table } = await over([38, 41], [1])
  const made = later<object>()
  const server = useServer({ 'POST /api/tables': () => made.promise })
  await press('Play again')
  const again = screen.getByRole('button', { name: 'Play again' })
  expect(again).toHaveProperty('disabled', true)
  await fireEvent.click(again)
  made.come({ table: 'next', key: 'new', seats: [] })
  await waitFor(() => expect(go).toHaveBeenCalledWith('/t/next#new'))
  const bodies = server.those('POST /api/tables').map(({ body }) => body)
  expect(bodies).toEqual([
    {
      title: 'hallertau',
      players: [
        { name: 'Ann', kind: 'here' },
        { name: 'Bob', kind: 'here' },
      ],
      options: table.options,
      after: null,
      absence: table.absence,
    },
  ])
  expect(remembered()[0]?.table).toBe('next')
})

test('who came by link goes on with all others, each a seat further, by the keys that they have', async () => {
  remember({ table: 't1', key: 'key', title: 'hallertau', names: [], links: { 1: 'bobs', 2: 'cids' } })
  const state = tableState('hallertau of three over')
  useServer({ 'POST /api/tables/t1/rematch': { table: 'next' } })
  await over([1, 2, 3], [2], { players: called(state, NAMES, { home: 'link' }) })
  expect(hasButton('Play again')).toBe(false)
  await press('Another game, seats moved by one')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/t/next#key'))
  expect(linksOf('next')).toEqual({ 2: 'bobs', 0: 'cids' })
  expect(remembered()[0]?.names).toEqual(['Cid', 'Ann', 'Bob'])
})

test('where the others have gone on already one goes to their table', async () => {
  const state = tableState('hallertau over')
  await over([1, 2], [1], { players: called(state, NAMES, { home: 'link' }), followed_by: 'next' })
  expect(hasButton('To the table')).toBe(true)
})

test('why there is no next game is said', async () => {
  const { table } = await over([38, 41], [1])
  useServer({ 'POST /api/tables': OFFLINE })
  vi.useFakeTimers()
  await press('Play again')
  await vi.waitFor(() => expect(table.note).toEqual({ id: 'screen-offline' }))
  expect(go).not.toHaveBeenCalled()
})

test('what there is to look at opens in dialogs', async () => {
  await over([38, 41], [1])
  const opened: (string | null)[] = []
  for (const name of ['Score sheet', 'Picture', 'Analysis', 'How it went']) {
    await press(name)
    opened.push(ui.dialog)
  }
  expect(opened).toEqual(['score-sheet', 'picture', 'analysis', 'retrospect'])
})

test('hostile names are text', async () => {
  const state = tableState('hallertau of three over')
  const { container } = await over([41, 41, 12], [0, 1], { players: called(state, HOSTILE) })
  expectText(container, ...HOSTILE.slice(0, 3))
})

// On the page of a table

/** The numbers that stand in these cells, the least first. */
function numbers(cells: Iterable<Element>): number[] {
  return [...cells].map((cell) => Number(words(cell))).sort((a, b) => a - b)
}

test.each([
  ['two', 'hallertau over'],
  ['three', 'hallertau of three over'],
  ['four', 'hallertau of four over'],
])('who of %s has won, and all points', async (_, situation) => {
  playServer()
  const state = await tablePage(situation)
  const over = await vi.waitUntil(() => document.querySelector('section.over'), PATIENCE)
  const { players, winners } = state.view
  const verdict = said('status', over)
  expect(winners.length).toBeGreaterThan(0)
  for (const seat of winners) expect(verdict).toContain(state.players[seat]!.name)
  expect(verdict).toContain(`${Math.max(...players.map(({ points }) => points))} points`)
  expect(numbers(over.querySelectorAll('tfoot td'))).toEqual(players.map(({ points }) => points).sort((a, b) => a - b))
  const rows = [...over.querySelectorAll('tbody tr')]
  expect(rows).toHaveLength(players[0]!.score.length)
  for (const row of players[0]!.score.keys())
    expect(numbers(rows[row]!.querySelectorAll('td'))).toEqual(
      players.map(({ score }) => score[row]!.points).sort((a, b) => a - b),
    )
  // Nothing is to be decided any more, and nothing can be taken back by accident.
  expect(document.querySelectorAll('.options .choice, button.lit')).toHaveLength(0)
})

test('before the end there is no analysis', async () => {
  playServer()
  await tablePage('hallertau under way')
  expect(named('Analysis')).toEqual([])
  expect(document.querySelector('section.over') === null).toBe(true)
})

test('a game to its end counts for whoever played it, but a lesson does not', async () => {
  playServer()
  const lesson = { lesson: 'first', name: { id: 'x' }, step: 0, steps: 1, state: 'done', says: { id: 'x' } } as const
  await tablePage('hallertau over', { guidance: lesson })
  expect(gamesBefore('hallertau', '')).toBe(0)
  cleanup()
  await tablePage('hallertau over')
  await vi.waitFor(() => expect(gamesBefore('hallertau', '')).toBe(1), PATIENCE)
})

// The score sheet

test('the score sheet has all points in words, by seat, and can be printed', async () => {
  const state = tableState('hallertau of three over')
  const { table } = await tableIn('hallertau of three over', { players: called(state, HOSTILE) })
  const container = show(ScoreSheet, { table })
  const rows = screen.getAllByRole('row')
  expect(cells(rows.at(-1)!)).toEqual(state.view.players.map(({ points }) => `${points}`.replace('-', '−')))
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent!.trim())
  expect(heads).toEqual(['Community Center', 'Sheep in the Stables', 'Jewelry', 'Fields, Goods and Tools', 'Points'])
  expect(container.textContent).not.toContain('As the game stands now.')
  expectText(container, ...HOSTILE.slice(0, 3))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await press(/Print/)
  expect(print).toHaveBeenCalled()
})

test('during a game the score sheet says that this is how it stands', async () => {
  const { table } = await tableIn('hallertau under way')
  const container = show(ScoreSheet, { table })
  expect(container.textContent).toContain('As the game stands now.')
})
