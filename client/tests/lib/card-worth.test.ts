import { beforeEach, expect, test } from 'vitest'
import { handWorth, worthsOf } from '../../src/lib/card-worth'
import type { CardStatistics } from '../../src/lib/people'
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
  return worthsOf({ bots: [KNOWN], people: [] }, name).flatMap(({ source, lines }) => [
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
  expect(worthsOf({ bots: [KNOWN], people: [] }, 'loom')).toEqual([])
  expect(json('/api/titles/arle/card-knowledge')).toEqual([])
})

test('a hand was worth more or less than the mean, with its interval', () => {
  const hand = { seat: 0, points: -3.14, half: 0.8, bot: 'villager', games: 120 }
  expect(say(handWorth(hand, 'Ann'))).toBe(
    'Ann: the hand dealt was worth 3.1 ± 0.8 points less than the mean (measured with the bot Villager, 120 games).',
  )
})

const PLAYED: CardStatistics = {
  until: '2026-12-01',
  played: {
    players: 2,
    options: { cards: 'base' },
    games: 60,
    hands: 110,
    cards: {
      bottles: {
        dealt: 14,
        played: 5,
        round: 8.2,
        offered: 0,
        chosen: 0,
        games: 13,
        points: {
          having: { value: 34.25, low: 32.15, high: 36.35 },
          lacking: { value: 30, low: 29.5, high: 30.5 },
          sure: true,
        },
        wins: {
          having: { value: 0.5, low: 0.25, high: 0.75 },
          lacking: { value: 0.49, low: 0.4, high: 0.58 },
          sure: false,
        },
      },
      brook: { dealt: 0, played: 12, round: 3, offered: 0, chosen: 0, games: 0, points: null, wins: null },
    },
  },
}

test('the games of people here say what hands with a card came to, and those without it', () => {
  const here = (name: string): string[] =>
    worthsOf({ bots: [], people: [PLAYED] }, name).flatMap(({ source, lines }) => [
      say(source),
      ...lines.map(({ words, sure }) => (sure ? '! ' : '') + say(words)),
    ])
  expect(here('bottles')).toEqual([
    'In 60 games of people here with 2 players (Cards: base set; until Dec 1, 2026):',
    'in 14 of 110 hands at the start',
    'played 5 times, in round 8.2 on average',
    '! points: 34.3 ± 2.1 with it at the start, 30.0 ± 0.5 without it',
    'share of the victory in percent: 50 (25–75) with it at the start, 49 (40–58) without it; the difference may be chance among so many cards',
  ])
  expect(here('brook').slice(1)).toEqual(['played 12 times, in round 3.0 on average'])
  expect(here('loom')).toEqual([])
})
