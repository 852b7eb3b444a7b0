import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
// Fetched before the clock of any test runs.
import '../../src/table/Analysis.svelte'
import '../../src/table/GameOver.svelte'
import '../../src/table/dialogs'
import type { TableState } from '../../src/lib/protocol'
import { remembered } from '../../src/lib/remembered'
import { tableState } from '../answers'
import { press, words } from '../page'
import { later, refusal, type FakeServer } from '../server'
import { ANALYSIS, from, SLICE, slice } from './advising'
import { key, playServer, said, stream, tablePage, until } from './page'

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

/** From now on slices are told at once. */
function tell(state: TableState): void {
  server.answer(ANALYSIS, (request) => slice(state, from(request)))
}

function begun(): number[] {
  return server.those(ANALYSIS).map(from)
}

function dialog(): HTMLDialogElement {
  return document.querySelector<HTMLDialogElement>('dialog')!
}

test('slices come while somebody looks, and whoever comes back goes on from there', async () => {
  const state = await tablePage('hallertau over', { history: tableState('hallertau over').history })
  const never = later<object>()
  server.answer(ANALYSIS, (request) => (from(request) === SLICE ? never.promise : slice(state, from(request))))
  await press('Analysis')
  await until(() => expect(begun()).toContain(SLICE))
  await until(() => expect(dialog().querySelector('progress')?.value).toBe(SLICE))
  expect(words(dialog())).toContain(`${SLICE} of 125 decisions`)
  await fireEvent.click(dialog().querySelector('.close')!)
  await until(() => expect(server.those(ANALYSIS)[1]?.aborted).toBe(true))
  expect(begun()).toEqual([0, SLICE])
  tell(state)
  await press('Analysis')
  await until(() =>
    expect(dialog().querySelector('input[type=range]') && !dialog().querySelector('progress')).toBe(true),
  )
  expect(begun()).toEqual([0, SLICE, 25, 50, 75, 100])
})

test('an analysis that fails can be asked for again', async () => {
  const state = tableState('hallertau over')
  await tablePage('hallertau over')
  server.answer(ANALYSIS, refusal(500, 'error-thinking', {}))
  await press('Analysis')
  await until(() => expect(said('alert', dialog())).toContain('The bot failed to decide.'))
  tell(state)
  await press('Try again')
  await until(() => expect(dialog().querySelectorAll('ol button').length).toBeGreaterThan(0))
  expect(said('alert', dialog())).toBe('')
})

test('an end that is played anew is analysed anew', async () => {
  const state = tableState('hallertau over')
  await tablePage('hallertau over')
  tell(state)
  await press('Analysis')
  await until(() => expect(begun()).toEqual([0, 25, 50, 75, 100]))
  await fireEvent.click(dialog().querySelector('.close')!)
  // The last move was taken back and another one was played, by which the versions go on.
  const last = { ...state.history.at(-1)!, version: 127 }
  const anew = { ...state, version: 127, history: [...state.history.slice(0, -1), last] }
  stream().say(anew)
  await until(() => expect(document.querySelector<HTMLElement>('main')!.dataset['version']).toBe('127'))
  tell(anew)
  await press('Analysis')
  await until(() => expect(begun()).toEqual([0, 25, 50, 75, 100, 0, 25, 50, 75, 100]))
})

test('the moves that cost most are listed, the dearest first, of all or of one player', async () => {
  const state = await tablePage('hallertau over', { history: tableState('hallertau over').history })
  tell(state)
  await press('Analysis')
  await until(() =>
    expect(dialog().querySelector('input[type=range]') && !dialog().querySelector('progress')).toBe(true),
  )
  const listed = (): string[] =>
    [...dialog().querySelectorAll('ol button b [aria-hidden]')].map((each) => each.textContent)
  // Every tenth of 125 moves, eight of them at most.
  expect(listed()).toEqual(['−13.0', '−12.0', '−11.0', '−10.0', '−9.0', '−8.0', '−7.0', '−6.0'])
  const costs = (seat: number): string[] =>
    [120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]
      .filter((place) => state.history[place + 1]!.seat === seat)
      .slice(0, 8)
      .map((place) => `−${(1 + place / 10).toFixed(1)}`)
  for (const seat of [0, 1]) {
    await fireEvent.click(dialog().querySelectorAll('[role=group] button')[seat + 1]!)
    expect(listed()).toEqual(costs(seat))
    expect(listed().length).toBeGreaterThan(1)
  }
  const slider = dialog().querySelector<HTMLInputElement>('input[type=range]')!
  await fireEvent.input(slider, { target: { value: '11' } })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Move 12 .*21\.1 points expected/)
  await key('Escape')
})

test('one’s own moves come first, and a game is played on from where it turned', async () => {
  const found = tableState('hallertau over')
  const players = found.players.map((player) => ({
    ...player,
    bot: player.seat ? 'novice' : null,
    yours: !player.seat,
  }))
  const state = await tablePage('hallertau over', { history: found.history, mine: [0], players })
  tell(state)
  server.answer(/^GET \/api\/tables\/t1\?at=/, { view: state.view })
  await press('Analysis')
  await until(() => expect(dialog().querySelectorAll('ol button').length).toBeGreaterThan(0))
  await until(() => expect(dialog().querySelector('progress') === null).toBe(true))
  const own = dialog().querySelectorAll('[role=group] button')[1]!
  expect(own.getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(dialog().querySelector('ol button')!)
  await until(() => expect(words(document.querySelector('section.over'))).toContain('Better: '))
  expect(words(document.querySelector('section.over'))).toMatch(/\d\.\d points given away/)
  expect(document.querySelectorAll('section.over [role=status]')).toHaveLength(0)
  server.answer('POST /api/tables/t1/step-in', { table: 't9', key: 'k', seats: [{ seat: 0, name: '1' }] })
  await press('Play on from here')
  await until(() => expect(server.those('POST /api/tables/t1/step-in')).toHaveLength(1))
  await until(() => expect(remembered()[0]).toMatchObject({ table: 't9', key: 'k', trial: true }))
  expect(server.those('POST /api/tables/t1/step-in')[0]!.body).toMatchObject({ seats: [0] })
})
