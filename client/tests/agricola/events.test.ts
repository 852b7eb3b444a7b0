/** What Agricola's events are to the eye and in the log, how its moves are listed, and what stands on its cards. */
import { expect, test } from 'vitest'
import {
  contentInWords,
  contentOf,
  handOf,
  kindOf,
  priceInWords,
  priceOf,
  sorted,
} from '../../src/agricola/cards/facts'
import { flight } from '../../src/agricola/cards/events'
import { catalogue } from '../../src/agricola/catalogue'
import { changes, isCounted, isHeading, isRoutine, isSlide, told as tellAll } from '../../src/agricola/events'
import { flights } from '../../src/agricola/flights'
import { groups, lettering, tabFor, tabOf } from '../../src/agricola/moves'
import type { GameEvent, PlayedView, Reference, View } from '../../src/agricola/protocol'
import { hasCards, type Table } from '../../src/agricola/table'
import { learnBreaks } from '../../src/lib/breakable.svelte'
import type { Option } from '../../src/lib/face'
import type { Decision, MoveView } from '../../src/lib/protocol'
import { tell } from '../../src/lib/speak.svelte'
import { Table as TableModel } from '../../src/lib/table.svelte'
import { json } from '../answers'
import { speakIn } from '../speech'

const event = (type: string, more: object = {}): GameEvent =>
  ({ type, seat: 0, message: { id: 'x' }, ...more }) as GameEvent
const reference = json<Reference>('/api/titles/agricola/reference')

// In symbols

const told = (...events: GameEvent[]): string[] =>
  changes(events, 0).map(({ symbol, text, less }) => `${symbol} ${text}${less ? ' less' : ''}`)

test('what is gained and paid is counted together', () => {
  expect(
    told(
      event('gained', { resource: 'wood', count: 3, source: 'space:forest' }),
      event('paid', { resource: 'wood', count: 5, to: 'supply' }),
      event('gained', { resource: 'food', count: 2, source: 'supply' }),
    ),
  ).toEqual(['wood −2 less', 'food +2'])
})

test('a harvest brings grain and vegetables, and feeding takes food or brings begging markers', () => {
  expect(
    told(
      event('fields-harvested', { grain: 2, vegetables: 1, grain_from: [], vegetables_from: [] }),
      event('fed', { food: 3, begging: 1 }),
    ),
  ).toEqual(['grain +2', 'vegetable +1', 'food −3 less', 'begging +1 less'])
})

test('what is built and sown is told by itself', () => {
  expect(
    told(
      event('room-built', { place: 'A1', house: 'clay' }),
      event('pasture-fenced', { fences: 4 }),
      event('field-sown', { resource: 'grain', count: 3 }),
      event('renovated', { house: 'stone', rooms: 3 }),
      event('improvement-built', { improvement: 'fireplace-2' }),
      event('improvement-returned', { improvement: 'fireplace-2' }),
    ),
  ).toEqual(['room +1', 'fence 4', 'grain ×3', 'room-stone ×3', 'fireplace +1', 'fireplace −1 less'])
})

test('what others have is theirs, but for what they give', () => {
  const given = event('goods-given', { seat: 1, to: 0, resource: 'food', count: 2 })
  expect(told(event('gained', { seat: 1, resource: 'wood', count: 3, source: 'supply' }), given)).toEqual(['food +2'])
  expect(changes([given], 1)[0]).toEqual({ symbol: 'food', text: '−2', less: true })
})

// In the log

test('rounds and harvests are headings; what merely structures the course is left out', () => {
  const phase = (phase: string) => event('round-phase-began', { phase })
  expect([event('round-began'), phase('field'), phase('feeding'), phase('work')].map(isHeading)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([event('round-began'), phase('field'), phase('feeding'), phase('work')].map(isRoutine)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('symbols tell what is gained, but not which card gave it', () => {
  expect(isCounted(event('gained', { source: 'space:forest' }))).toBe(true)
  expect(isCounted(event('gained', { source: 'card:wood-cutter' }))).toBe(false)
  expect(isCounted(event('animal-born'))).toBe(false)
})

test('what is born to a player at a time is told in one sentence', async () => {
  await speakIn('en')
  const born = (animal: string) =>
    event('animal-born', {
      animal,
      message: { id: 'event-animal-born', args: { player: { id: 'player-0' }, animal: { id: `resource-${animal}` } } },
    })
  const said = (...events: GameEvent[]) => tellAll(events).map((each) => tell(each, ['Farmer 3']))
  expect(said(born('sheep'), born('boar'), born('cattle'))).toEqual([
    'Farmer 3: 1 Sheep, 1 Wild Boar and 1 Cattle are born.',
  ])
  expect(said(born('sheep'))).toEqual(['Farmer 3: 1 Sheep is born.'])
})

test('the eye is given time for new cards, fences and the phases of a harvest', () => {
  expect(isSlide(event('space-revealed'))).toBe(true)
  expect(isSlide(event('round-phase-began', { phase: 'feeding' }))).toBe(true)
  expect(isSlide(event('round-phase-began', { phase: 'work' }))).toBe(false)
  expect(isSlide(event('gained'))).toBe(false)
})

// Journeys

const view = {
  first: 1,
  printed: {},
  actions: [
    { name: 'forest', seats: [0, 1] },
    { name: 'lessons', seats: [] },
  ],
} as unknown as View
const ways = (...events: GameEvent[]): string[] =>
  events.flatMap((each) => flights(each, view, reference, view).map(({ from, to }) => `${from} → ${to}`))

test('people go to work and return home', () => {
  expect(ways(event('person-placed', { action: 'forest' }))).toEqual(['0/people → space:forest'])
  expect(ways(event('round-phase-began', { phase: 'returning-home', seat: -1 }))).toEqual([
    'space:forest → 0/people',
    'space:forest → 1/people',
  ])
  expect(ways(event('round-phase-began', { phase: 'work' }))).toEqual([])
})

test('goods come from action spaces and go where they are paid', () => {
  expect(ways(event('gained', { source: 'space:forest', resource: 'wood', count: 3 }))).toEqual([
    'space:forest → 0/wood',
  ])
  expect(ways(event('paid', { resource: 'wood', count: 3, to: 'supply' }))).toEqual(['0/wood → supply'])
  expect(
    flights(event('gained', { source: 'supply', resource: 'wood', count: 3 }), view, reference, view)[0]?.picture.split(
      '<svg',
    ),
  ).toHaveLength(4)
})

test('whoever is starting player already is so without a journey', () => {
  expect(ways(event('starting-player-taken'))).toEqual(['space:meeting-place → 0/people'])
  expect(ways(event('starting-player-taken', { seat: 1 }))).toEqual([])
})

test('a stable goes to its space, or to the middle of four', () => {
  expect(ways(event('stable-built', { place: 'B1' }), event('stable-built', { place: 'B1-C2' }))).toEqual([
    '0/stables → 0/farm:B1',
    '0/stables → 0/corner:B1-C2',
  ])
})

test('a harvest comes from each field', () => {
  expect(
    ways(event('fields-harvested', { grain: 1, vegetables: 1, grain_from: ['farm:B1'], vegetables_from: ['farm:C1'] })),
  ).toEqual(['0/farm:B1 → 0/grain', '0/farm:C1 → 0/vegetable'])
})

test('cards are played, passed on and laid out', () => {
  expect(flight(event('hand-card-passed', { card: 'none', to: 1 }), view)).toEqual([['played', 'seat:1/hand', 'minor']])
  expect(flight(event('hand-card-passed', { card: 'none', to: -1 }), view)).toEqual([['played', 'supply', 'minor']])
  expect(flight(event('crop-added', { place: 'B2', resource: 'grain' }), view)).toEqual([
    ['supply', 'farm:B2', 'grain'],
  ])
  expect(flight(event('crop-added', { place: 'beanfield', resource: 'vegetable' }), view)).toEqual([
    ['supply', 'card:beanfield', 'vegetable'],
  ])
  expect(flight(event('round-began'), view)).toEqual([])
})

// The list of moves

const option = (more: Partial<MoveView>, kind: string): Option => {
  const move = { text: 'm', target: '', verb: kind, label: { id: 'screen-close' }, ...more }
  return { move, kind, digit: '', beside: [] }
}

test('a place is called by its name, and a card, too; anything else says what it is', async () => {
  const table = {} as Table
  expect(lettering(option({ nouns: ['forest'] }, 'place'), 'columns', table)).toEqual({ first: 'Forest' })
  expect(lettering(option({ nouns: ['caravan'] }, 'card'), 'columns', table)).toEqual({ first: 'Caravan' })
  expect(lettering(option({ icons: ['food*2'] }, 'food'), 'rows', table)).toEqual({ icons: ['food*2'], words: 'Close' })
  await speakIn('de')
  await learnBreaks('de')
  expect(lettering(option({ nouns: ['grain-utilization'] }, 'place'), 'columns', table).first).toContain(
    '\u00adver\u00adwer\u00adtung',
  )
})

test('things lie on four tabs', () => {
  expect(
    [
      'space:forest',
      'round:3',
      'farm:A1',
      'corner:B1-C2',
      'fences',
      'house',
      'resource:grain',
      'improvement:well',
      'card:x',
      'hand:x',
      'else',
    ].map(tabOf),
  ).toEqual(['actions', 'actions', 'farm', 'farm', 'farm', 'farm', 'farm', 'improvements', 'hand', 'hand', ''])
})

test('what can be eaten at any time does not call for the tab of the farm', () => {
  const at = (target: string, verb: string): MoveView => ({ text: target, target, verb, label: { id: 'x' } })
  const decision = (...moves: MoveView[]) => ({ moves }) as unknown as Decision
  const food = ['grain', 'vegetable', 'sheep'].map((good) => at(`resource:${good}`, 'food'))
  expect(tabFor(decision(at('space:forest', 'place'), ...food))).toBe('actions')
  expect(tabFor(decision(...food))).toBe('farm')
  expect(tabFor(decision(at('', 'done')))).toBe('actions')
})

test('what may be done at any time is unfolded only where there is nothing else, or one has to feed or make room', () => {
  const food = groups.find(({ kinds }) => kinds.includes('food'))!
  expect(food.aside).toBe(true)
  const open = (...kinds: string[]) => food.unfolds!(false, new Set(kinds))
  expect([open('food', 'place'), open('food', 'done'), open('food', 'feed'), open('food', 'animal', 'place')]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

// Hand cards

test('there are hand cards if the table is set up so', () => {
  const table = (options: Record<string, string>) => ({ options }) as unknown as Table
  expect([table({}), table({ cards: 'off' }), table({ cards: 'all' })].map(hasCards)).toEqual([false, false, true])
})

const printed = Object.fromEntries(reference.cards.map((fact) => [fact.name, fact]))
const minors = reference.cards.filter(({ kind }) => kind === 'minor')
const occupations = reference.cards.filter(({ kind }) => kind === 'occupation')

test('a hand has minor improvements and occupations', () => {
  const names = [occupations[0]!.name, minors[0]!.name]
  expect(sorted(printed, names)).toEqual({ minors: [names[1]], occupations: [names[0]] })
  expect([...names, 'unheard-of'].map((name) => kindOf(printed, name))).toEqual(['occupation', 'minor', 'minor'])
})

test('at a screen of several players each hand is shown to its own player alone, and in a study always', () => {
  const hand = [minors[0]!.name]
  const { showsHand } = TableModel.prototype
  const table = (mine: number[], eyes: number | null, study = false) =>
    ({ mine, eyes, study, showsHand, shown: { printed, players: [{ hand }, { hand: [] }] } }) as unknown as Table
  expect(handOf(table([0], 0), 0).minors).toEqual(hand)
  expect(handOf(table([0, 1], 0), 0).minors).toEqual(hand)
  expect(handOf(table([0, 1], 1), 0).minors).toEqual([])
  expect(handOf(table([0, 1], null), 0).minors).toEqual([])
  expect(handOf(table([0, 1], null, true), 0).minors).toEqual(hand)
})

test('what a card costs is told in symbols and words, of several ways each', () => {
  const price = { costs: [{ wood: 1, clay: 2 }, { reed: 1 }], cost_each: {} }
  expect(priceOf(price)).toEqual(['wood', 'clay*2', 'slash', 'reed'])
  expect(priceInWords(price)).toMatch(/1 Wood and 2 Clay.*1 Reed/)
  expect(priceOf({ costs: [], cost_each: { food: 1 } })).toEqual(['food', 'per', 'person'])
  expect([priceOf({ costs: [{}], cost_each: {} }), priceInWords({ costs: [{}], cost_each: {} })]).toEqual([[], ''])
})

const played = (more: Partial<PlayedView>): PlayedView => ({
  name: 'x',
  face_down: false,
  left: -1,
  bed: 0,
  crop: '',
  count: 0,
  below: 0,
  stored: {},
  animals: {},
  room: 0,
  lodges: 0,
  lodgers: 0,
  ...more,
})

test('what lies, grows and lives on a card is seen on it', () => {
  expect(contentOf(played({}))).toEqual([])
  expect(contentOf(played({ left: 0 }))).toEqual([{ symbol: 'stack', text: '0' }])
  expect(contentOf(played({ left: 3, stored: { wood: 2, clay: 1 } }))).toEqual([
    { symbol: 'wood', text: '2' },
    { symbol: 'clay', text: '1' },
  ])
  expect(contentOf(played({ bed: 1, crop: 'grain', count: 3, below: 1 }))).toEqual([
    { symbol: 'grain', text: '3' },
    { symbol: 'vegetable', text: '1' },
  ])
  expect(contentOf(played({ bed: 1 }))).toEqual([{ symbol: 'field', text: '0' }])
  expect(contentOf(played({ animals: { sheep: 1, boar: 2 }, room: 4 }))).toEqual([
    { symbol: 'sheep', text: '1' },
    { symbol: 'boar', text: '2/4' },
  ])
  expect(contentOf(played({ room: 2 }))).toEqual([{ symbol: 'holds', text: '0/2' }])
  expect(contentOf(played({ lodges: 1, lodgers: 1 }))).toEqual([{ symbol: 'person', text: '1/1' }])
  expect(contentOf(played({ face_down: true, left: 0 }))).toEqual([{ symbol: 'face-down', text: '' }])
})

test('and is told in words', () => {
  expect(contentInWords(played({ lodges: 1, lodgers: 1 }))).toContain('1 person lives here.')
  expect(contentInWords(played({ bed: 1, crop: 'grain', count: 3 }))).toContain('3 Grain')
  expect(contentInWords(played({ face_down: true, left: 0 }))).toBe('It lies face down.')
  expect(contentInWords(played({}))).toBe('')
})

test('all cards are looked up by what stands on them, deck by deck', async () => {
  const { entries, deckOf, inPlay } = await catalogue()
  const caravan = entries().find(({ name }) => name === 'caravan')!
  expect(caravan.title).toBe('Caravan')
  expect(caravan.lines.at(-1)?.words).not.toBe('')
  expect(deckOf(caravan.deck)).not.toBe('')
  const players = [
    { seat: 0, played: [], improvements: ['well'] },
    { seat: 1, played: [{ name: 'caravan' }], improvements: [] },
  ]
  expect([...inPlay({ players } as unknown as View)]).toEqual([
    ['well', 0],
    ['caravan', 1],
  ])
})
