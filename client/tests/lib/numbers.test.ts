/** Graphs, tallies, bots, scores of a finished game: what is counted and how it is ordered. */
import { expect, test } from 'vitest'
import { botName, groupsOf, isProgram, preferredBot } from '../../src/lib/bots'
import { asked, mean } from '../../src/lib/fame'
import { tenths } from '../../src/lib/advice'
import { apart, numbered, pathThrough, scaleOf } from '../../src/lib/graphs'
import type { Account, GameRetrospect } from '../../src/lib/people'
import { ranked, totalsOf } from '../../src/lib/retrospect'
import { tally } from '../../src/lib/tally'
import { speakIn } from '../speech'

test('a graph begins and ends on lines, of which there are so many at most', () => {
  expect(scaleOf([0, 7], 4)).toEqual({ least: 0, most: 8, levels: [0, 2, 4, 6, 8] })
  expect(scaleOf([-3, 41], 5)).toEqual({ least: -10, most: 50, levels: [-10, 0, 10, 20, 30, 40, 50] })
  expect(scaleOf([10, 10], 5)).toEqual({ least: 10, most: 11, levels: [10, 11] })
  expect(scaleOf([0, 1000], 4)).toEqual({ least: 0, most: 1000, levels: [0, 200, 400, 600, 800, 1000] })
})

test('of many rounds every second, fifth or tenth is numbered', () => {
  expect(numbered(6, 600, 20)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(numbered(14, 140, 20)).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
  expect(numbered(14, 60, 20)).toEqual([0, 5, 10])
  expect(numbered(14, 20, 20)).toEqual([0, 10])
})

test('a line goes through its points', () => {
  expect(pathThrough([])).toBe('')
  expect(
    pathThrough([
      [0, 1],
      [2.25, 3],
    ]),
  ).toBe('M0.0 1.0L2.3 3.0')
})

test('names of lines keep apart, from the lowest up', () => {
  const names = [
    { name: 'top', y: 10 },
    { name: 'low', y: 100 },
    { name: 'near', y: 95 },
  ]
  expect(apart(names)).toEqual([
    { name: 'low', y: 100 },
    { name: 'near', y: 85 },
    { name: 'top', y: 10 },
  ])
})

test('what is counted comes first and without what comes to nothing, then what is told by itself', () => {
  const { add, show, all } = tally()
  show('plow', '→')
  add('wood', 3)
  add('clay', 1)
  add('wood', -1)
  add('clay', -1)
  add('food', -2.5)
  show('begging', '+1', true)
  expect(all()).toEqual([
    { symbol: 'wood', text: '+2', less: false },
    { symbol: 'food', text: '−2½', less: true },
    { symbol: 'plow', text: '→', less: false },
    { symbol: 'begging', text: '+1', less: true },
  ])
})

test('in a line there is room for nine symbols', () => {
  const { add, all } = tally()
  for (let i = 0; i < 12; i++) add(`good-${i}`, 1)
  expect(all()).toHaveLength(9)
})

test('the bot that was chosen last is proposed, else the farmer, else the last there is', () => {
  expect(preferredBot(['villager', 'farmer', 'expert'], 'expert')).toBe('expert')
  expect(preferredBot(['villager', 'farmer', 'expert'], 'gone')).toBe('farmer')
  expect(preferredBot(['villager', 'expert'], '')).toBe('expert')
  expect(preferredBot([], '')).toBe('')
})

test('bots are levels, weakest first, and what these are measured by', () => {
  expect(groupsOf(['random', 'greedy', 'villager', 'farmer'])).toEqual([
    { heading: 'screen-bot-levels', bots: ['villager', 'farmer'] },
    { heading: 'screen-bot-yardsticks', bots: ['greedy', 'random'] },
  ])
  expect(groupsOf(['farmer']).map(({ heading }) => heading)).toEqual(['screen-bot-levels'])
})

test('a program of somebody is called as they named it', () => {
  expect(isProgram('@mine')).toBe(true)
  expect(botName('@mine')).toEqual({ id: 'bot-program', args: { command: '@mine' } })
  expect(isProgram('farmer')).toBe(false)
  expect(botName('farmer').id).toBe('bot-farmer')
})

test('points that are a guess have one decimal, as the language writes it', async () => {
  expect([12, -0.25, 3.14].map(tenths)).toEqual(['12.0', '−0.3', '3.1'])
  expect([12, -2.54].map(mean)).toEqual(['12', '−2.5'])
  await speakIn('de')
  expect(tenths(12.5)).toBe('12,5')
  expect(mean(-2.54)).toBe('−2,5')
})

test('games are searched for by whole days, and by nothing that was left open', () => {
  const form = new URLSearchParams({ name: 'Ann', title: '', from: '2027-01-31', to: '2027-01-31' })
  const query = asked(form)
  expect([...query.keys()]).toEqual(['name', 'since', 'before'])
  expect(Number(query.get('since')) * 1000).toBe(new Date(2027, 0, 31).getTime())
  expect(Number(query.get('before')) * 1000).toBe(new Date(2027, 1, 1).getTime())
})

test('the course of points is the sum of all categories, seat by seat', () => {
  const retrospect = {
    unit: 'round',
    ends: [0, 5, 9],
    points: [
      {
        name: 'sheep',
        values: [
          [0, 1, 2],
          [0, 0, 4],
        ],
      },
      {
        name: 'field',
        values: [
          [-1, -1, 3],
          [0, 2, 2],
        ],
      },
    ],
    figures: [],
    accounts: [[], []],
  }
  expect(totalsOf({ retrospect } as unknown as GameRetrospect)).toEqual([
    [-1, 0, 5],
    [0, 2, 6],
  ])
})

test('accounts of a kind are those with most points first, then those used most, then the earliest', () => {
  const account = (name: string, kind: Account['kind'], points: number, times: number, round: number): Account => ({
    cause: name,
    kind,
    name: { id: name },
    times,
    round,
    gained: {},
    paid: {},
    points,
  })
  const accounts = [
    account('late', 'work', 2, 3, 5),
    account('card', 'card', 9, 1, 1),
    account('early', 'work', 2, 3, 1),
    account('often', 'work', 2, 4, 6),
    account('best', 'work', 5, 1, 6),
  ]
  expect(ranked(accounts, 'work').map(({ cause }) => cause)).toEqual(['best', 'often', 'early', 'late'])
})
