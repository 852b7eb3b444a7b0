/** How a new table is set up: options, what follows from them, and presets. */
import { describe, expect, test } from 'vitest'
import { mixedWith, optionsOf, presetOf, told, valueOf, wholeOf } from '../../src/home/setup'
import type { OptionInfo, TitleInfo } from '../../src/lib/protocol'
import { json } from '../answers'

const option = (values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  values,
  default: values[0]!,
  needs: {},
  follows: '',
  mixtures: {},
  ...more,
})
/** A game with cards or without; decks need cards, and the rules of one thing follow those of another. */
const title = {
  name: 'x',
  options: {
    cards: option(['off', 'on']),
    deck: option(['old', 'new', 'mixed'], { needs: { cards: ['on'] } }),
    rules: option(['first', 'second']),
    reading: option(['one', 'two'], { follows: 'rules' }),
    single: option(['only']),
  },
  presets: { first: { cards: 'off' }, usual: { cards: 'on', deck: 'mixed' } },
} as unknown as TitleInfo
const names = (setup: Record<string, string>): string[] => optionsOf(title, setup).map(([name]) => name)

test('an option is as it was chosen, or as is usual', () => {
  expect(valueOf(title, {}, 'cards')).toBe('off')
  expect(valueOf(title, { cards: 'on' }, 'cards')).toBe('on')
  expect(valueOf(title, {}, 'unheard-of')).toBe('')
})

test('an option follows another one, unless it was chosen by itself', () => {
  expect(valueOf(title, { rules: 'second' }, 'reading')).toBe('two')
  expect(valueOf(title, { rules: 'second', reading: 'one' }, 'reading')).toBe('one')
  expect(valueOf(title, {}, 'reading')).toBe('one')
})

test('there is a choice where there are several values that mean something', () => {
  expect(names({})).toEqual(['cards', 'rules', 'reading'])
  expect(names({ cards: 'on' })).toEqual(['cards', 'deck', 'rules', 'reading'])
})

test('the server is told what there is to choose, but not what follows by itself', () => {
  expect(told(title, { cards: 'off', deck: 'new', rules: 'second' })).toEqual({ cards: 'off', rules: 'second' })
  expect(told(title, { cards: 'on', reading: 'one' })).toEqual({
    cards: 'on',
    deck: 'old',
    rules: 'first',
    reading: 'one',
  })
})

test('a preset is known by what it comes to', () => {
  expect(presetOf(title, {})).toBe('first')
  expect(presetOf(title, { cards: 'off', deck: 'new' })).toBe('first')
  expect(presetOf(title, { cards: 'on', deck: 'mixed', rules: 'first' })).toBe('usual')
  expect(presetOf(title, { cards: 'on', deck: 'old' })).toBe('')
  expect(presetOf(title, { reading: 'two' })).toBe('')
})

describe('our own titles', () => {
  const shelf = json<TitleInfo[]>('/api/titles')

  test.each(shelf.map((each) => [each.name, each] as const))('%s: each preset is one of its own', (_, each) => {
    for (const [name, preset] of Object.entries(each.presets)) expect(presetOf(each, preset)).toBe(name)
  })

  test('the first game of Hallertau is without cards, and decks are chosen where there are some', () => {
    const hallertau = shelf.find(({ name }) => name === 'hallertau')!
    const [first, usual] = Object.values(hallertau.presets)
    expect(valueOf(hallertau, first!, 'cards')).toBe('off')
    expect(valueOf(hallertau, usual!, 'cards')).toBe('on')
    const offered = (setup: Record<string, string>) => optionsOf(hallertau, setup).map(([name]) => name)
    expect(offered(first!)).not.toContain('gateway')
    expect(offered(usual!)).toEqual(expect.arrayContaining(['gateway', 'farmyard']))
  })
})

test('parts are mixed, at least one of them', () => {
  const decks = option(['off', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'all'], {
    mixtures: { a: 'A', b: 'B', c: 'C', ab: 'AB', ac: 'AC', bc: 'BC', all: 'ABC' },
  })
  expect([wholeOf(decks), wholeOf(option(['off', 'on']))]).toEqual(['all', ''])
  expect(mixedWith(decks, 'ABC', 'B')).toBe('ac')
  expect(mixedWith(decks, 'AC', 'B')).toBe('all')
  expect(mixedWith(decks, 'AC', 'A')).toBe('c')
})
