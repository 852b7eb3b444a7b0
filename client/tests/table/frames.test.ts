/** What an animated picture of a finished game shows. */
import { expect, test } from 'vitest'
import type { Past } from '../../src/lib/protocol'
import type { Round } from '../../src/lib/stops'
import type { Table } from '../../src/lib/table.svelte'
import { framesOfGame, framesOfRound, MOST } from '../../src/table/picture/frames'

const event = { type: 'toy' } as unknown as Past['events'][number]

function move(version: number, events: Past['events'] = [event]): Past {
  return { version, seat: version % 2, move: '', target: '', label: { id: `move-${version}` }, events }
}

function game(moves: Past[]): Table {
  return { history: [move(0), ...moves], version: moves.at(-1)!.version } as unknown as Table
}

const round = (version: number): Round => ({ version, heading: event })
const ats = (frames: readonly { at: number }[]): number[] => frames.map(({ at }) => at)

test('the whole game goes from the beginning of each round to the end', () => {
  const frames = framesOfGame(game([1, 2, 3, 4, 5].map((version) => move(version))), [round(0), round(3)])
  expect(ats(frames)).toEqual([0, 3, 5])
  expect(frames.map(({ heading }) => heading !== null)).toEqual([true, true, false])
})

test('a round goes from its beginning by all moves that did something to the beginning of the next, or to the end', () => {
  const table = game([move(1), move(2), move(3), move(4, []), move(5), move(6)])
  const rounds = [round(1), round(3)]
  expect(ats(framesOfRound(table, rounds, 0))).toEqual([1, 2, 3])
  expect(ats(framesOfRound(table, rounds, 1))).toEqual([3, 5, 6])
  expect(framesOfRound(table, rounds, 1)[1]!.move).toEqual({ seat: 1, label: { id: 'move-5' } })
})

test('of a long round some moves are left out, but never the last', () => {
  const last = 2.5 * MOST
  const table = game(Array.from({ length: last }, (_, i) => move(i + 1)))
  const frames = framesOfRound(table, [round(0)], 0)
  expect(frames.length).toBeLessThanOrEqual(MOST + 1)
  expect(frames.at(-1)!.at).toBe(last)
})
