/** The farmyard: its spaces, pastures and fences, who lives where, and what is marked to be fenced. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { border, fenceLine, isConnected, nameOf, setOf, spaceOf, spacesIn, tiled } from '../../src/agricola/farmyard'
import {
  build,
  fencing,
  isFencing,
  missing,
  moveFor,
  offerOf,
  pasturesOn,
  priceOf,
  startOf,
  told,
  within,
} from '../../src/agricola/fencing.svelte'
import { herdsOf } from '../../src/agricola/herds'
import { placeOfRound, placesOf, placesOfCards, kindOfImprovement, tokensOf } from '../../src/agricola/layout'
import { roomFor } from '../../src/agricola/lodging'
import type { FarmerView, PastureView, RoundView } from '../../src/agricola/protocol'
import type { Table } from '../../src/agricola/table'
import type { Decision, MoveView } from '../../src/lib/protocol'
import { say } from '../../src/lib/speak.svelte'
import { refusal, useServer } from '../server'

/** A farm with rooms at A2 and A3, and what else a test wants. */
function farmer(more: Partial<FarmerView> = {}): FarmerView {
  const farm = Array.from({ length: 15 }, (_, space) => ({
    name: nameOf(space),
    tile: ['A2', 'A3'].includes(nameOf(space)) ? 'room' : '',
    stable: false,
  }))
  return { seat: 0, farm, fences: [], pastures: [], ...more } as unknown as FarmerView
}
const pasture = (spaces: string[], more: Partial<PastureView> = {}): PastureView => ({
  spaces,
  capacity: 2 * spaces.length,
  animal: '',
  count: 0,
  ...more,
})
const set = (...names: string[]): number => setOf(names.map(spaceOf))

// Spaces and fences

test('spaces are called by column and row, from A1 to E3', () => {
  expect([0, 4, 5, 9, 14].map(nameOf)).toEqual(['A1', 'E1', 'A2', 'E2', 'E3'])
  for (let space = 0; space < 15; space++) expect(spaceOf(nameOf(space))).toBe(space)
  expect(spaceOf('e3')).toBe(14)
})

test('a set has its spaces in order', () => {
  expect(spacesIn(set('E1', 'B1', 'A3')).map(nameOf)).toEqual(['B1', 'E1', 'A3'])
  expect(spacesIn(0)).toEqual([])
})

test('fence spaces lie above, below and beside spaces', () => {
  expect(fenceLine(0)).toEqual({ x: 0, y: 0, upright: false })
  expect(fenceLine(19)).toEqual({ x: 4, y: 3, upright: false })
  expect(fenceLine(20)).toEqual({ x: 0, y: 0, upright: true })
  expect(fenceLine(25)).toEqual({ x: 5, y: 0, upright: true })
  expect(fenceLine(37)).toEqual({ x: 5, y: 2, upright: true })
})

test('one space has four fences around it, two have six, and four in a square have eight', () => {
  expect(border(set('E1'))).toEqual([4, 9, 24, 25])
  expect(border(set('D1', 'E1'))).toEqual([3, 4, 8, 9, 23, 25])
  expect(border(set('D1', 'E1', 'D2', 'E2'))).toEqual([3, 4, 13, 14, 23, 25, 29, 31])
  // Around a hole there are fences, too.
  expect(border(set('B1', 'C1', 'D1', 'B2', 'D2', 'B3', 'C3', 'D3'))).toHaveLength(12 + 4)
})

test('spaces are one pasture if they lie side by side; corners do not count', () => {
  expect(isConnected(set('D1', 'E1', 'E2'))).toBe(true)
  expect(isConnected(set('D1', 'E2'))).toBe(false)
  // The end of a row does not touch the beginning of the next one.
  expect(isConnected(set('E1', 'A2'))).toBe(false)
  expect(isConnected(set('C2'))).toBe(true)
  expect(isConnected(0)).toBe(false)
})

test('rooms and fields lie on spaces', () => {
  expect(spacesIn(tiled(farmer())).map(nameOf)).toEqual(['A2', 'A3'])
})

// Animals and people

test('animals are spread over the spaces of their pasture, and the last one tells how many there are', () => {
  const herds = herdsOf(farmer({ pastures: [pasture(['E1', 'D1'], { animal: 'sheep', count: 3 })] }), 2)
  expect(herds.get(spaceOf('D1'))).toEqual({ animal: 'sheep', drawn: 2 })
  expect(herds.get(spaceOf('E1'))).toEqual({ animal: 'sheep', drawn: 1, sign: { count: 3, capacity: 4 } })
})

test('where a stable stands there is less room for animals', () => {
  const player = farmer({ pastures: [pasture(['D1', 'E1'], { animal: 'boar', count: 3, capacity: 8 })] })
  player.farm[spaceOf('D1')]!.stable = true
  const herds = herdsOf(player, 2)
  expect([herds.get(spaceOf('D1'))?.drawn, herds.get(spaceOf('E1'))?.drawn]).toEqual([1, 2])
})

test('an empty pasture tells what it holds', () => {
  expect(herdsOf(farmer({ pastures: [pasture(['E1'])] }), 2).get(4)).toEqual({
    animal: '',
    drawn: 0,
    sign: { count: 0, capacity: 2 },
  })
})

test('the family lives in the house, and where else there is room', () => {
  const lodgings = [{ where: 'house', room: 2 }]
  expect(say(roomFor(farmer({ lodgings, people: 2 })))).toContain('2')
  const more = [...lodgings, { where: 'card:caravan', room: 1 }]
  expect(say(roomFor(farmer({ lodgings: more, people: 3 })))).toBe(
    'Room for 3 people (2 in the house and 1 on Caravan); the family has 3.',
  )
})

// The game board

const spaces = (...names: string[]) => ({ has: (name: string) => names.includes(name) })

test('two play without an extension, three with four spaces, four with six', () => {
  const column = (found: ReturnType<typeof placesOf>) =>
    [...found].filter(([, place]) => place.column === 0).map(([name, { row, high }]) => [name, row, high])
  expect(column(placesOf(spaces()))).toEqual([])
  expect(column(placesOf(spaces('grove', 'resource-market', 'hollow', 'traveling-players', 'more-lessons')))).toEqual([
    ['grove', 1, 2],
    ['resource-market', 3, 1],
    ['hollow', 4, 1],
    ['more-lessons', 5, 1],
    ['traveling-players', 6, 1],
  ])
  const six = ['copse', 'grove', 'resource-market', 'hollow', 'more-lessons', 'traveling-players']
  expect(column(placesOf(spaces(...six)))).toEqual(six.map((name, i) => [name, i + 1, 1]))
})

test('the Side Job lies where the tile leaves room, and cards in what is left', () => {
  expect(placesOf(spaces('side-job')).get('side-job')).toEqual({ column: 5, row: 5, high: 1 })
  const found = placesOf(spaces('side-job', 'tile-copse', 'tile-resource-market'))
  expect(found.get('side-job')).toEqual({ column: 7, row: 5, high: 1 })
  expect([...placesOfCards(['one', 'two'], found.values())]).toEqual([
    ['one', { column: 7, row: 6, high: 1 }],
    // The tile is two cells wide: there is nothing else left.
    ['two', { column: 7, row: 6, high: 1 }],
  ])
})

test('round spaces lie stage by stage', () => {
  const stages = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]
  const rounds = stages.map((stage, i) => ({ round: i + 1, stage }) as RoundView)
  const at = (round: number) => placeOfRound(round, rounds)
  expect([1, 2, 4, 5, 7, 14].map((round) => [at(round).column, at(round).row])).toEqual([
    [2, 1],
    [3, 1],
    [3, 5],
    [4, 1],
    [4, 5],
    [8, 1],
  ])
})

test('of several Fireplaces and Cooking Hearths each is one', () => {
  expect(['fireplace-2', 'cooking-hearth-5', 'well'].map(kindOfImprovement)).toEqual([
    'fireplace',
    'cooking-hearth',
    'well',
  ])
  expect(tokensOf({ wood: 1, reed: 2 })).toEqual(['wood', 'reed*2'])
})

// Building fences

/** The move that makes a pasture, and what is to be paid for it. */
const fence = (names: string[], count: number, clay = false): MoveView => ({
  text: `fence ${names.join(' ').toLowerCase()}`,
  target: 'fences',
  verb: 'fence',
  label: { id: 'x' },
  nouns: [...names.map((name) => name.toLowerCase()), count, ...(clay ? ['clay'] : [])],
})
const room: MoveView = { text: 'room a1', target: 'farm:A1', verb: 'room', label: { id: 'x' } }

function tableWith(...moves: MoveView[]) {
  const decision = { seat: 0, prompt: { id: 'p' }, moves, refusals: [], made: 0 } as Decision | null
  return { id: 't', key: 'k', version: 1, ahead: null, play: vi.fn(), decision } as unknown as Table & {
    decision: Decision | null
    play: ReturnType<typeof vi.fn>
  }
}

describe('building fences', () => {
  beforeEach(() => {
    fencing.cursor = -1
    fencing.keys = false
  })

  test('what a pasture costs stands in its move', () => {
    expect(priceOf(fence(['D1', 'E1'], 6))).toEqual({ places: ['d1', 'e1'], count: 6, clay: false })
    expect(priceOf(fence(['E1'], 4, true))).toEqual({ places: ['e1'], count: 4, clay: true })
  })

  test('pastures are found by their spaces', () => {
    const { decision } = tableWith(fence(['E1', 'D1'], 6), fence(['E1'], 4), room)
    expect([...pasturesOn(decision).keys()]).toEqual([set('D1', 'E1'), set('E1')])
    expect(pasturesOn(null).size).toBe(0)
  })

  test('in the list stands what the cheapest one costs', () => {
    expect(say(offerOf(tableWith(fence(['D1', 'E1'], 6), fence(['E1'], 4))))).toBe('Fence a pasture … (from 4 Wood)')
  })

  test('where a click can mean something else, fences are to be called for first', () => {
    expect(isFencing(tableWith(fence(['E1'], 4)), 0)).toBe(true)
    expect(isFencing(tableWith(fence(['E1'], 4)), 1)).toBe(false)
    expect(isFencing(tableWith(room), 0)).toBe(false)
    const table = tableWith(fence(['E1'], 4), room)
    expect(isFencing(table, 0)).toBe(false)
    fencing.call(table)
    expect(isFencing(table, 0)).toBe(true)
    expect(fencing.clear(table)).toBe(true)
    expect(isFencing(table, 0)).toBe(false)
    expect(fencing.clear(table)).toBe(false)
  })

  test('what is marked and possible says what it costs, and is built', () => {
    const table = tableWith(fence(['E1'], 4), fence(['D1', 'E1'], 6))
    fencing.mark(table, set('E1'), 4)
    expect(say(told(table, farmer()).text)).toBe('E1: 4 fences for 4 Wood')
    expect(build(table, farmer())).toBe(true)
    expect(table.play).toHaveBeenCalledWith(expect.objectContaining({ text: 'fence e1' }))
  })

  test('fences that stand are not built anew, and some need not be paid', () => {
    const player = farmer({ fences: border(set('E1')), pastures: [pasture(['E1'])] })
    expect(missing(player, set('D1'))).toHaveLength(3)
    const table = tableWith(fence(['D1'], 1))
    fencing.mark(table, set('D1'), 3)
    expect(say(told(table, player).text)).toBe('D1: 3 fences for 1 Wood')
  })

  test('fences of clay as well say so', () => {
    const table = tableWith(fence(['E1'], 4, true))
    fencing.mark(table, set('E1'), 4)
    expect(say(told(table, farmer()).text)).toBe('E1: 4 fences for 4 Wood or Clay')
  })

  test('spaces that lie apart are no pasture, and that needs no rules', () => {
    const table = tableWith(fence(['E1'], 4))
    fencing.mark(table, set('E1', 'C1'), 2)
    const { text, move } = told(table, farmer())
    expect([text.args?.['reason'], move]).toEqual([{ id: 'screen-fence-apart' }, undefined])
    expect(build(table, farmer())).toBe(false)
  })

  test('why there can be no such pasture the rules say, of what is marked now', async () => {
    const table = tableWith(fence(['E1'], 4))
    const { requests } = useServer({ 'GET /api/tables/t/why-not': { reason: { id: 'too-dear' } } })
    fencing.mark(table, set('D1', 'E1'), 3)
    await fencing.inquire(table, set('D1', 'E1'))
    expect(requests[0]?.query.get('move')).toBe('fence d1 e1')
    expect(told(table, farmer()).text.args?.['reason']).toEqual({ id: 'too-dear' })
    fencing.mark(table, set('D1'), 3)
    expect(told(table, farmer()).text.args?.['reason']).toEqual({ id: 'screen-fence-no' })
    await fencing.inquire(table, set('D1', 'E1'))
    expect(told(table, farmer()).text.args?.['reason']).toEqual({ id: 'screen-fence-no' })
  })

  test('where the rules can’t be asked it is merely said that it is not possible', async () => {
    const table = tableWith(fence(['E1'], 4))
    useServer({ 'GET /api/tables/t/why-not': refusal(503, 'busy') })
    fencing.mark(table, set('D1'), 3)
    await fencing.inquire(table, set('D1'))
    expect(told(table, farmer()).text.args?.['reason']).toEqual({ id: 'screen-fence-no' })
  })

  test('a pasture is divided, whichever part is marked', () => {
    const player = farmer({ fences: border(set('D1', 'E1')), pastures: [pasture(['D1', 'E1'])] })
    const table = tableWith(fence(['D1'], 1))
    expect(moveFor(table, player, set('D1'))?.text).toBe('fence d1')
    expect(moveFor(table, player, set('E1'))?.text).toBe('fence d1')
    expect(moveFor(table, player, set('D1', 'E1'))).toBeUndefined()
    expect(moveFor(table, player, 0)).toBeUndefined()
    expect(within(table, player)).toBe(set('D1', 'E1'))
    fencing.mark(table, set('E1'), 4)
    expect(say(told(table, player).text)).toBe('E1: 1 fence for 1 Wood')
  })

  test('a space that can’t be marked says that it is taken, until something is marked', () => {
    const table = tableWith(fence(['E1'], 4))
    fencing.refuse(table, spaceOf('A2'))
    expect(told(table, farmer()).text).toEqual({ id: 'screen-fence-taken', args: { place: 'A2' } })
    fencing.mark(table, set('E1'), 4)
    expect(say(told(table, farmer()).text)).toBe('E1: 4 fences for 4 Wood')
  })

  test('what is marked stays while the same is asked, and does not outlive that', () => {
    const table = tableWith(fence(['E1'], 4))
    fencing.mark(table, set('E1'), 4)
    const { decision } = table
    Object.assign(table, { version: 2 })
    expect(fencing.marks(table)).toBe(set('E1'))
    table.decision = { ...decision! }
    expect(fencing.marks(table)).toBe(0)
    table.decision = decision
    expect(fencing.marks(table)).toBe(set('E1'))
    expect(fencing.clear(table)).toBe(true)
    expect(fencing.marks(table)).toBe(0)
  })

  test('whoever walks with the keys begins at the cheapest single space, and is told how', () => {
    const player = farmer({ fences: border(set('E1')), pastures: [pasture(['E1'])] })
    const table = tableWith(fence(['A1'], 4), fence(['D1'], 3), fence(['D1', 'C1'], 5))
    expect(startOf(table, player)).toBe(spaceOf('D1'))
    fencing.cursor = spaceOf('B3')
    expect(startOf(table, player)).toBe(spaceOf('B3'))
    expect(told(table, player).text.id).toBe('screen-fence-mark')
    fencing.keys = true
    expect(told(table, player).text.id).toBe('screen-fence-mark-keys')
  })
})
