import { beforeEach, expect, test } from 'vitest'
import { handWorth, worthsOf } from '../../src/lib/card-worth'
import type { KnownCards } from '../../src/lib/protocol'
import { learnPart, say } from '../../src/lib/speak.svelte'
import { json } from '../answers'
import { speakIn } from '../speech'

const NEITHER = { offered: 0, chosen: 0, points: null, wins: null }
const KNOWN: KnownCards = {
  players: 2,
  games: 120,
  hands: 240,
  bot: 'villager',
  date: '2026-12-01',
  cards: {
    bottles: {
      ...NEITHER,
      dealt: 40,
      played: 9,
      round: 6.46,
      points: { value: 4.04, half: 1.1, sure: true },
      wins: { value: 0.07, half: 0.13, sure: false },
    },
    brook: {
      ...NEITHER,
      dealt: 1,
      played: 0,
      round: null,
      points: { value: -0.44, half: 1.5, sure: false },
      wins: { value: -0.25, half: 0.1, sure: true },
    },
    canoe: { ...NEITHER, dealt: 0, offered: 30, chosen: 12, played: 1, round: 3 },
  },
}

beforeEach(async () => {
  await speakIn('en')
  await learnPart('card-worth')
})

function told(name: string): string[] {
  return worthsOf([KNOWN], name).flatMap(({ source, lines }) => [
    say(source),
    ...lines.map(({ words, sure }) => (sure ? '! ' : '') + say(words)),
  ])
}

test('what is sure is said as more or fewer, and what may be chance with its sign and interval', () => {
  expect(told('bottles')).toEqual([
    'With 2 players, in 120 games of the bot Villager with itself (Dec 1, 2026):',
    'in 40 of 240 hands dealt',
    'played 9 times, in round 6.5 on average',
    '! 4.0 ± 1.1 points more than with another card of its kind',
    'share of the victory: +7 ± 13 percentage points, which may be chance among so many cards',
  ])
  expect(told('brook').slice(1)).toEqual([
    'in 1 of 240 hands dealt',
    'never played',
    'points: −0.4 ± 1.5 beside another card of its kind, which may be chance among so many cards',
    '! wins 25 ± 10 percentage points less often than with another card of its kind',
  ])
})

test('a card that was drafted has its picks, and no lot that would tell what it brings', () => {
  expect(told('canoe').slice(1)).toEqual(['chosen 12 of 30 times', 'played once, in round 3.0'])
})

test('nothing is said of a card that is not known, nor in a game without hand cards', () => {
  expect(worthsOf([KNOWN], 'loom')).toEqual([])
  expect(json('/api/titles/arle/card-knowledge')).toEqual([])
})

test('a hand was worth more or less than the mean, with its interval', () => {
  const hand = { seat: 0, points: -3.14, half: 0.8, bot: 'villager', games: 120 }
  expect(say(handWorth(hand, 'Ann'))).toBe(
    'Ann: the hand dealt was worth 3.1 ± 0.8 points less than the mean (measured with the bot Villager, 120 games).',
  )
})
