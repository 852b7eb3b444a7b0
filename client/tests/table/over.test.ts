import { beforeEach, expect, test } from 'vitest'
// Fetched before the clock of any test runs.
import '../../src/table/GameOver.svelte'
import '../../src/arle'
import { speakIn } from '../speech'
import { named, playServer, said, tablePage, until, words } from './page'

beforeEach(() => void playServer())

/** The end of the game, once it is there. */
function end(): Promise<Element> {
  return until(() => {
    const found = document.querySelector('section.over')
    expect(!found).toBe(false)
    return found!
  })
}

/** The numbers that stand in these cells, the least first. */
function numbers(cells: Iterable<Element>): number[] {
  return [...cells].map((cell) => Number(words(cell))).sort((a, b) => a - b)
}

test.each([
  ['two', 'hallertau over'],
  ['three', 'hallertau of three over'],
  ['four', 'hallertau of four over'],
])('who of %s has won, and all points', async (_, situation) => {
  const { state } = await tablePage(situation)
  const over = await end()
  const { players, winners } = state.view!
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

test('whoever has lost points is told so with a minus rather than with a hyphen', async () => {
  await speakIn('de')
  const { state } = await tablePage('arle lost')
  expect(state.view!.players[0]!.points).toBe(-56)
  const verdict = said('status', await end())
  expect(verdict).toContain('Das Ziel')
  expect(verdict).toContain('−56 Punkte')
})

test('before the end there is no analysis', async () => {
  await tablePage('hallertau under way')
  expect(named('Analysis')).toEqual([])
  expect(document.querySelector('section.over') === null).toBe(true)
})
