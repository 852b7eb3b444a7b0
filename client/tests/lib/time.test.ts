/** Times, clocks and paces in words. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ago } from '../../src/lib/ago'
import { clockOf, dayOf, hourOf, moment } from '../../src/lib/moment'
import { dial, isLong, PACES, span, told } from '../../src/lib/pace'
import { DAY, HOUR, MINUTE } from '../../src/lib/spans'
import { speakIn } from '../speech'

const NOW = 1_000_000_000
/** Some browsers write what may not be broken with other spaces. */
const spaces = (text: string): string => text.replaceAll(/\s/g, ' ')

test.each([
  [0, 'this minute'],
  [59, 'this minute'],
  [60, '1 minute ago'],
  [59 * MINUTE + 59, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [2 * DAY - 1, 'yesterday'],
  [40 * DAY, '40 days ago'],
  [-30, 'this minute'],
])('%i seconds past are “%s”', (since, words) => {
  expect(ago(NOW - since, NOW)).toBe(words)
})

test('how long ago something was is told in German, too', async () => {
  await speakIn('de')
  expect([0, 3 * MINUTE, 2 * HOUR, 5 * DAY].map((since) => ago(NOW - since, NOW))).toEqual([
    'in dieser Minute',
    'vor 3 Minuten',
    'vor 2 Stunden',
    'vor 5 Tagen',
  ])
})

test('a span of time is told in its largest unit that leaves out no more than half', () => {
  const told = [0, 59, 60, 119, HOUR, 2 * HOUR - 1, 2 * HOUR, 23 * HOUR, DAY, DAY + 1, 36 * HOUR, 2 * DAY, 7 * DAY]
  expect(told.map(span).map(spaces)).toEqual([
    '0 sec',
    '59 sec',
    '1 min',
    '1 min',
    '60 min',
    '119 min',
    '2 hr',
    '23 hr',
    '1 day',
    '24 hr',
    '36 hr',
    '2 days',
    '7 days',
  ])
})

test('a clock has minutes and seconds, and hours where there are some', () => {
  expect([0, 9.9, 60, 309, HOUR - 1, HOUR, 3909].map(dial)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '5:09',
    '59:59',
    '1:00:00',
    '1:05:09',
  ])
})

test('a game with half a day for a turn or more goes over days', () => {
  expect(isLong({ move: 12 * HOUR - 1 })).toBe(false)
  expect(isLong({ move: 12 * HOUR })).toBe(true)
  expect(isLong({ reserve: 9 * DAY })).toBe(false)
  expect(Object.entries(PACES).map(([name, pace]) => [name, isLong(pace)])).toEqual([
    ['live', false],
    ['day', true],
    ['days', true],
  ])
})

test('a pace is told in words: a turn, what is in reserve or for each, what turns add', async () => {
  expect(spaces(told(PACES['live']!))).toBe('30 min each, each turn adds 20 sec')
  expect(spaces(told(PACES['day']!))).toBe('1 day a turn, 3 days in reserve, not at night')
  expect(told({})).toBe('')
  await speakIn('de')
  expect(spaces(told({ move: 2 * DAY }))).toBe('2 Tage pro Zug')
})

describe('a day and a time', () => {
  const evening = new Date(2027, 0, 31, 18, 5).getTime()
  beforeEach(() => speakIn('de'))

  test('are written as the language does', () => {
    expect(moment(evening)).toBe('31.01.2027, 18:05')
    expect(hourOf(evening)).toBe('Sonntag, 18:05')
    expect(dayOf(evening)).toBe('31.01.2027')
    expect(clockOf(evening)).toBe('18:05')
  })

  test('and in English by the clock of twelve', async () => {
    await speakIn('en')
    expect(spaces(clockOf(evening))).toBe('6:05 PM')
  })
})

test('times of day are written as the region of the browser writes them', async () => {
  await speakIn('en')
  vi.stubGlobal('navigator', { languages: ['de-DE', 'en-GB'] })
  const evening = new Date(2027, 0, 31, 18, 5).getTime()
  expect(spaces(clockOf(evening))).toBe('18:05')
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  expect(spaces(clockOf(evening))).toBe('6:05 PM')
  vi.unstubAllGlobals()
})
