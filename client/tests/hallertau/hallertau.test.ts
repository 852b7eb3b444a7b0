/** Hallertau: events and journeys, moves as they are listed, and its cards. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { CardTable } from '../../src/hallertau/cards'
import { lacksOf, numberOf, spoken } from '../../src/hallertau/cards/faces'
import { signs } from '../../src/hallertau/cards/signs'
import { catalogue } from '../../src/hallertau/catalogue'
import { face } from '../../src/hallertau'
import { changes, COUNTED, deckOf, isSlide, together } from '../../src/hallertau/events'
import { flights } from '../../src/hallertau/flights'
import { amount, groups, lettering } from '../../src/hallertau/moves'
import type { CardReference, GameEvent, Reference, View } from '../../src/hallertau/protocol'
import { hasCards, type Table } from '../../src/hallertau/table'
import type { Option } from '../../src/lib/face'
import type { Decision, Message, MoveView, Past } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { json } from '../answers'
import { speakIn } from '../speech'

const reference = json<Reference>('/api/titles/hallertau/reference')
const cards = json<CardReference[]>('/api/titles/hallertau/cards')
const event = (type: string, more: object = {}): GameEvent =>
  ({ type, seat: 0, message: { id: 'x' }, ...more }) as GameEvent
const move = (verb: string, more: Partial<MoveView> = {}): MoveView => ({
  text: verb,
  target: '',
  verb,
  label: { id: 'x' },
  ...more,
})

beforeAll(() => speakIn('en'))

describe('events', () => {
  const told = (...events: GameEvent[]): string[] =>
    changes(events, 0, reference).map(({ symbol, text, less }) => `${symbol} ${text}${less ? ' less' : ''}`.trim())

  test('bring what is gained, paid, harvested and exchanged', () => {
    expect(
      told(
        event('gained', { resource: 'clay', count: 3, source: 'space:clay-delivery' }),
        event('paid', { resource: 'clay', count: 1 }),
        event('harvested', { good: 'rye', count: 2, column: 1, row: 3 }),
        event('workers-exchanged', { count: 2 }),
        event('workers-placed', { space: 'farming', count: 1, own: false }),
        event('gained', { seat: 1, resource: 'wool', count: 9 }),
      ),
    ).toEqual(['clay +2', 'rye +2', 'worker −2 less', 'tools +2'])
  })

  test('tell where fields move, and Craft Buildings', () => {
    expect(
      told(
        event('field-moved', { column: 1, row: 3, to: 4 }),
        event('field-moved', { column: 1, row: 4, to: 2 }),
        event('sown', { good: 'rye', count: 1, column: 1, row: 4 }),
        event('field-gained', { column: 2, row: 2 }),
        event('craft-retreated', { craft: 'bakehouse', position: 2 }),
        event('center-moved', { position: 3, workers: 1, points: 0 }),
        event('center-moved', { position: 9, workers: 1, points: 40 }),
      ),
    ).toEqual([
      'rye −1 less',
      'field row 3→4',
      'field row 4→2 less',
      'field row 4',
      'field +1 (row 2)',
      'bakehouse →2 less',
      'community-center 1',
      'community-center 40',
    ])
  })

  test('tell the deck of a card by its number', () => {
    const [card] = cards
    expect(deckOf(card!.number, reference)).toBe(card!.deck)
    expect(deckOf('?', reference)).toBe('')
    expect(told(event('cards-drawn', { deck: 'bonus', count: 2, cards: [], source: '' }))).toEqual(['bonus-card +2'])
  })

  test('of everybody’s harvest are one thing to the eye', () => {
    expect(together(event('harvested'), event('field-moved'))).toBe(true)
    expect(together(event('workers-gained'), event('workers-gained'))).toBe(true)
    expect(together(event('gained'), event('gained'))).toBe(false)
    expect([COUNTED.test('harvested'), COUNTED.test('sown')]).toEqual([true, false])
    expect([isSlide(event('round-began')), isSlide(event('gained'))]).toEqual([true, false])
  })

  test('a field that its own player moves is news, those of the Fallow and Harvest phases are not', () => {
    const moved = event('field-moved')
    const past = (seat: number, count: number) => ({ seat, events: Array(count).fill(moved) }) as unknown as Past
    expect(face.isRoutine(moved, past(0, 1))).toBe(false)
    expect(face.isRoutine(moved, past(1, 1))).toBe(true)
    expect(face.isRoutine(moved, past(0, 3))).toBe(true)
    expect(face.isRoutine(event('phase-began'), past(0, 1))).toBe(true)
    expect(face.isHeading(event('round-began'))).toBe(true)
  })

  const view = (more: Partial<View> = {}) => ({ phase: 1, round: 2, ...more }) as View
  const ways = (each: GameEvent, at = view()): string[] =>
    flights(each, at, reference).map(({ from, to }) => `${from} → ${to}`)

  test('send workers, goods and fields from place to place', () => {
    expect(ways(event('workers-placed', { space: 'farming', count: 2, own: true }))).toEqual([
      '0/workers → space:farming',
    ])
    expect(ways(event('workers-placed', { space: 'farming', count: 2, own: false }))).toEqual([
      'supply → space:farming',
    ])
    expect(ways(event('gained', { resource: 'clay', count: 1, source: 'card:101', to: '' }))).toEqual([
      '0/played → 0/clay',
    ])
    expect(ways(event('gained', { resource: 'sheep', count: 1, source: 'space:sheep-market', to: 'sheep:3' }))).toEqual(
      ['space:sheep-market → 0/sheep:3'],
    )
    expect(ways(event('sheep-died', { count: 1 }))).toEqual(['0/sheep:2 → supply'])
    expect(ways(event('round-began'))).toEqual([])
  })

  test('in Progress goods are paid to one’s own Community Center', () => {
    const paid = event('paid', { resource: 'clay', count: 1, source: '' })
    expect(ways(paid)).toEqual(['0/clay → supply'])
    expect(ways(paid, view({ phase: reference.progress }))).toEqual(['0/clay → 0/center'])
  })

  test('cards come from their piles, and Farmyard cards from the stable board', () => {
    expect(ways(event('cards-drawn', { deck: 'bonus', count: 1, cards: [], source: 'space:x' }))).toEqual([
      'pile:bonus → 0/hand',
    ])
    expect(ways(event('cards-drawn', { deck: 'farmyard', count: 1, cards: [], source: 'stable-board' }))).toEqual([
      '0/sheep:2 → 0/hand',
    ])
    expect(ways(event('card-played', { card: cards[0]!.number }))).toEqual(['0/hand → 0/played'])
  })
})

describe('the list of moves', () => {
  const option = (verb: string, more: Partial<MoveView> = {}): Option => ({
    move: move(verb, more),
    kind: verb,
    digit: '',
    beside: [],
  })

  test('calls places by their names, cards by their numbers, exchanges by how many', () => {
    expect(lettering(option('place', { nouns: ['land-sale'] }), 'columns').first).toBe('Land Sale')
    expect(lettering(option('play', { nouns: ['101'], icons: ['wood'] }), 'columns')).toEqual({
      first: '101',
      icons: ['wood'],
    })
    expect(lettering(option('exchange', { nouns: [2] }), 'numbers')).toEqual({ first: '2' })
  })

  test('begins with what is paid with least', () => {
    expect([amount(move('pay', { nouns: ['rye', 2, 'hops', 3] })), amount(move('pay'))]).toEqual([5, 0])
    expect(face.rank!(move('pay', { group: 'payment', nouns: ['rye', 2] }))).toBe(2)
    expect(face.rank!(move('place', { nouns: [7] }))).toBe(0)
  })

  test('unfolds cards on a phone only where there are no places', () => {
    const card = groups.find(({ kinds }) => kinds.includes('card'))!
    expect([
      card.unfolds!(true, new Set(['place', 'card'])),
      card.unfolds!(true, new Set(['card'])),
      card.unfolds!(false, new Set(['place'])),
    ]).toEqual([false, true, true])
  })

  test('leads to the board where workers are placed, else to the village', () => {
    const at = (target: string) => ({ moves: [move('x', { target })] }) as unknown as Decision
    expect([face.tabFor(at('space:farming')), face.tabFor(at('field:1'))]).toEqual(['board', 'village'])
    expect(['space:farming', 'craft:bakehouse', 'hand:101'].map(face.tabOf)).toEqual(['board', 'village', ''])
  })
})

describe('cards', () => {
  const needs = (have: number, count: Message | number, resource = 'resource-rye'): Message => ({
    id: 'reason-needs',
    args: { have, needed: { id: 'amount', args: { count, resource: { id: resource } } } },
  })
  const lacks = (reason: Message | null): string[] => lacksOf(reason).map(({ symbol, text }) => `${symbol} ${text}`)
  const exactly = (number: number): Message => ({ id: 'exactly', args: { number } })
  const or = (first: Message, rest: Message): Message => ({ id: 'reason-or', args: { first, rest } })
  const both = (first: Message, rest: Message): Message => ({ id: 'sentences', args: { first, rest } })

  test('say in short what is missing: so many of so many', () => {
    expect(lacks(needs(1, 3))).toEqual(['rye 1/3'])
    expect(lacks(needs(4, exactly(2)))).toEqual(['rye 4/=2'])
    expect(lacks(needs(4, { id: 'at-most', args: { number: 2 } }))).toEqual(['rye 4/≤2'])
    expect(lacks(needs(0, 1, 'something-else'))).toEqual([' 0/1'])
    expect(lacks({ id: 'another-reason' })).toEqual([])
    expect(lacks(null)).toEqual([])
  })

  test('of several reasons there is room for two, and of alternatives the nearest is said', () => {
    expect(lacks(both(needs(0, 1), both(needs(0, 2), needs(0, 3))))).toEqual(['rye 0/1', 'rye 0/2'])
    expect(lacks(or(needs(0, 3), needs(2, 3)))).toEqual(['rye 2/3'])
    expect(lacks(or(needs(2, 3), needs(0, 3)))).toEqual(['rye 2/3'])
    expect(lacks(or({ id: 'unknown' }, needs(0, 3)))).toEqual(['rye 0/3'])
    expect(lacks(or(needs(0, 3), { id: 'unknown' }))).toEqual(['rye 0/3'])
  })

  test('say in which phases they can be played', () => {
    const [only] = lacks({ id: 'phase-bar-only', args: { phase: 4 } })
    const [never] = lacks({ id: 'phase-bar-never', args: { phase: 4 } })
    expect(only).toMatch(/^round \S/)
    expect(never).toBe(only!.replace('round ', 'round ≠ '))
  })

  test('moves with cards are about their numbers', () => {
    expect(
      [move('play', { nouns: ['101'] }), move('discard', { nouns: ['7'] }), move('place', { nouns: ['farming'] })].map(
        numberOf,
      ),
    ).toEqual(['101', '7', ''])
  })

  test('are read out with all that stands on them', () => {
    const card = cards.find(({ points }) => points > 1)!
    expect(spoken(card)).toContain(card.number)
    expect(spoken(card)).toMatch(new RegExp(`${card.points} points\\.$`))
  })

  test('have symbols that no other thing bears', async () => {
    const { symbols } = await vi.importActual<typeof import('../../src/symbols')>('../../src/symbols')
    for (const name of Object.keys(signs)) expect(symbols[name]).toBe(signs[name])
  })

  test('are looked up by what stands on their halves', async () => {
    const { entries, deckOf: called, inPlay } = await catalogue()
    expect(entries()).toHaveLength(cards.length)
    for (const entry of entries()) expect(entry.lines.length).toBeGreaterThan(0)
    expect(new Set(entries().map(({ deck }) => called(deck))).size).toBe(
      new Set(entries().map(({ deck }) => deck)).size,
    )
    const players = [{ seat: 1, played: ['101'] }]
    expect([...inPlay({ players } as unknown as View)]).toEqual([['101', 1]])
  })
})

describe('moments in others’ turns', () => {
  const passing = cards.find((card) => card.passing)!
  const lasting = cards.find((card) => !card.passing)!
  const table = (turn: number) => ({ view: { turn } }) as unknown as Table
  const at = (card: CardReference) =>
    ({ seat: 0, moves: [move('play', { nouns: [card.number] }), move('done')] }) as unknown as Decision
  const own = new CardTable(undefined as never, cards)
  const wants = (ask: typeof settings.ask, card: CardReference, turn: number): boolean => {
    settings.ask = ask
    return own.wants(table(turn), at(card))
  }

  test('are always asked about, if a chance could lapse, or never in another’s turn', () => {
    expect([wants('always', lasting, 1), wants('lapse', lasting, 1), wants('never', lasting, 1)]).toEqual([
      true,
      false,
      false,
    ])
    expect([wants('always', passing, 1), wants('lapse', passing, 1), wants('never', passing, 1)]).toEqual([
      true,
      true,
      false,
    ])
    // In one's own turn, or while all play at once, a chance that could lapse is.
    expect([wants('never', passing, 0), wants('never', passing, -1), wants('never', lasting, 0)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('are asked about for whoever wants that once', () => {
    own.wanted = 0
    expect(wants('never', lasting, 1)).toBe(true)
    own.wanted = -1
    expect(wants('never', lasting, 1)).toBe(false)
  })

  test('are at tables with cards', () => {
    expect(hasCards({ view: { cards: true } } as unknown as Table)).toBe(true)
    expect(hasCards({ view: null } as unknown as Table)).toBe(false)
  })
})
