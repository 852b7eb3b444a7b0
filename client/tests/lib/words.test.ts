/** What is said, in both languages, and how names are written. */
import { beforeEach, expect, test, vi } from 'vitest'
import { breakable, learnBreaks, plain } from '../../src/lib/breakable.svelte'
import { standIn, standsIn } from '../../src/lib/names'
import { signed } from '../../src/lib/points'
import { canSpeak, learn, learnPart, say, tell } from '../../src/lib/speak.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { speakIn } from '../speech'

const WOOD = (count: number) => ({ id: 'amount', args: { count, resource: { id: 'resource-wood', args: { count } } } })
const GRAIN = { id: 'amount', args: { count: 2, resource: { id: 'resource-grain', args: { count: 2 } } } }
const FOOD = { id: 'amount', args: { count: 1, resource: { id: 'resource-food', args: { count: 1 } } } }

// Of the parts that come later one is spoken here.
beforeEach(() => learnPart('dialogs'))

test('a message is said in the language that is spoken, and so is what it contains', async () => {
  expect(say(WOOD(3))).toBe('3 Wood')
  await speakIn('de')
  expect(say(WOOD(3))).toBe('3 Holz')
  expect(document.documentElement.lang).toBe('de')
})

test('an enumeration has commas and an “and” before its last part', async () => {
  const winners = (...names: string[]) => say('screen-won', { winners: names, points: 40 })
  expect(winners('Ann')).toBe('Ann wins with 40 points.')
  expect(winners('Ann', 'Bob')).toBe('Ann and Bob share the victory with 40 points.')
  expect(winners('Ann', 'Bob', 'Cid')).toBe('Ann, Bob and Cid share the victory with 40 points.')
  await speakIn('de')
  expect(winners('Ann', 'Bob', 'Cid', 'Dot')).toBe('Ann, Bob, Cid und Dot gewinnen gemeinsam mit 40 Punkten.')
})

test('messages can be enumerated, too', () => {
  expect(say('screen-card-cost', { cost: [WOOD(1), GRAIN, FOOD] })).toMatch(/1 Wood, 2 Grain and 1 Food/)
})

test('a negative number has a minus, not a hyphen, and is declined like others', () => {
  expect(say('card-points', { points: -3 })).toBe('−3 points.')
  expect(say('card-points', { points: 1 })).toBe('1 point.')
  expect(say('card-points', { points: 0 })).toBe('0 points.')
})

test('halves are written with ½', () => {
  expect(say('card-points', { points: 2.5 })).toBe('2½ points.')
  expect(say('card-points', { points: -0.5 })).toBe('−½ points.')
  expect(signed(-2.5)).toBe('−2½')
})

test('what has no words is said by its id, so that it is found', () => {
  expect(say('no-such-words')).toBe('no-such-words')
})

test('an event names its players by their seats', () => {
  const message = {
    id: 'event-gained',
    args: { player: { id: 'player-1' }, count: 2, resource: { id: 'resource-wood' } },
  }
  expect(tell({ message }, ['Ann', 'Bob'])).toBe('Bob gains 2 Wood.')
})

test('a name is said as it is written, whatever stands in it', () => {
  const name = '<b>{ $x }</b> & "co"'
  expect(say('screen-won', { winners: [name], points: 1 })).toContain(name)
})

test('clauses begin with a capital and end with one full stop where they are a sentence', () => {
  expect(say('effect-sentence', { effect: 'take 1 Wood' })).toBe('Take 1 Wood.')
  expect(say('effect-sentence', { effect: 'Take it. Keep it.' })).toBe('Take it. Keep it.')
})

test('words that few screens say are learned with them, and then spoken in every language', async () => {
  // As in a page that has just been opened: other tests have learned them already.
  vi.resetModules()
  const page = await import('../../src/lib/speak.svelte')
  const { settings } = await import('../../src/lib/settings.svelte')
  const heading = 'screen-passkeys-add'
  settings.language = 'en'
  await page.learn('en')
  expect(page.say(heading)).toBe(heading)
  await page.learnPart('passkeys')
  expect(page.say(heading)).toBe('Add a passkey')
  settings.language = 'de'
  await page.learn('de')
  expect(page.say(heading)).not.toBe(heading)
  expect(page.say(heading)).not.toBe('Add a passkey')
})

test('a language whose words come late is spoken only if it is still wanted', async () => {
  settings.language = 'de'
  const german = learn('de')
  settings.language = 'en'
  await german
  expect(canSpeak()).toBe(true)
  expect(say(WOOD(1))).toBe('1 Wood')
})

test('a seat has a name that stands in, in the language that is spoken', async () => {
  expect(standIn(0)).toBe('Player 1')
  expect(['Player 1', 'Player 9', 'Player 10', 'player 1', 'Ann', ''].map(standsIn)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  await speakIn('de')
  expect(standIn(3)).toBe('Spieler 4')
  expect(standsIn('Player 1')).toBe(false)
})

test('a name at its place goes without its brackets', () => {
  expect(plain('Grocer (Summer)')).toBe('Grocer')
  expect(plain('Grocer')).toBe('Grocer')
})

test.each([
  ['en', 'Shepherd', 'Shep-herd'],
  ['en', 'Threshing Board', 'Thresh-ing Board'],
  ['en', 'Established Person', 'Estab-lished Person'],
  ['en', 'Chophouse', 'Chop-house'],
  ['en', 'Clay Pipe', 'Clay Pipe'],
  ['de', 'Getreideverwertung', 'Getrei-de-ver-wer-tung'],
  ['de', 'Schaftreiber', 'Schaf-trei-ber'],
  ['de', 'Hofrenovierung', 'Hof-re-no-vie-rung'],
  ['de', 'Lehm', 'Lehm'],
  ['tlh', 'Shepherd', 'Shepherd'],
])('in %s, %s may be broken: %s', async (language, name, broken) => {
  settings.change({ language })
  await learnBreaks(language)
  expect(breakable(name).replaceAll('\u00ad', '-')).toBe(broken)
})
