/** Fields of Arle: loading vehicles, arranging a Home Board, markets, the ends of turns, and what events are to the eye. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drive, herdsOf, isOpen, spacesOf, swap } from '../../src/arle/arranging.svelte'
import { catalogue } from '../../src/arle/catalogue'
import { Ends } from '../../src/arle/ends'
import { changes, COUNTED, isRoutine, isSlide, together } from '../../src/arle/events'
import { flights } from '../../src/arle/flights'
import { choiceOf, loadAll, loading, loadsOf, packed, sizes, told, twinOf } from '../../src/arle/loading.svelte'
import { closedItems, itemsOf } from '../../src/arle/markets'
import { groups, lettering, tabFor, tabOf } from '../../src/arle/moves'
import { noteOf } from '../../src/arle/notes'
import type {
  DestinationReference,
  GameEvent,
  PlayerView,
  Reference,
  SaleReference,
  VehicleView,
  View,
} from '../../src/arle/protocol'
import type { Table } from '../../src/arle/table'
import type { Option } from '../../src/lib/face'
import type { Decision, MoveView } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { json, tableState } from '../answers'

const reference = json<Reference>('/api/titles/arle/reference')
const move = (verb: string, more: Partial<MoveView> = {}): MoveView => ({
  text: verb,
  target: '',
  verb,
  label: { id: 'x' },
  ...more,
})
const load = (piece: string, parking: number): MoveView =>
  move('load', { text: `load ${piece} ${parking}`, nouns: [piece, parking], target: `resource:${piece}` })
const decision = (id: string, ...moves: MoveView[]): Decision => ({
  seat: 0,
  prompt: { id },
  moves,
  refusals: [],
  made: 0,
})

describe('what lies on a vehicle', () => {
  const vehicle = (cells: number[], ...cargo: string[]): VehicleView => ({ kind: 'cart', parking: 1, cells, cargo })
  const SIZES: Record<string, number> = { peat: 1, wood: 1, village: 2, town: 3 }
  const lies = (cells: number[], ...cargo: string[]): string[] =>
    packed(vehicle(cells, ...cargo), (name) => SIZES[name]!).map(({ name, at }) => `${name} ${at}`)

  test('covers whole cells, the largest first', () => {
    expect(lies([1, 1], 'peat', 'wood')).toEqual(['peat 0', 'wood 1'])
    expect(lies([1, 1, 2], 'peat', 'town')).toEqual(['peat 0', 'town 1'])
    expect(lies([2, 1, 1], 'peat', 'village', 'wood')).toEqual(['village 0', 'peat 2', 'wood 3'])
    expect(lies([1, 2, 1], 'village', 'peat', 'wood')).toEqual(['peat 0', 'village 1', 'wood 3'])
  })

  test('moves on where something else would find no room', () => {
    // The town would fit from 1 to 4, but then the village would fit nowhere.
    expect(lies([1, 1, 2, 1], 'town', 'village')).toEqual(['village 0', 'town 2'])
  })

  test('is drawn nowhere if it does not fit', () => {
    expect(lies([1], 'village')).toEqual([])
    expect(lies([])).toEqual([])
  })

  test('is as large as destinations and goods are', () => {
    const player = { destinations: [{ name: 'hage', size: 3, state: 'ready' }] } as unknown as PlayerView
    const size = sizes(player, { sizes: { horse: 2 } } as unknown as Reference)
    expect(['hage', 'horse', 'peat'].map(size)).toEqual([3, 2, 1])
  })

  test('is told in words', () => {
    const player = { destinations: [] } as unknown as PlayerView
    expect(told(player, vehicle([1, 1]))).toBe('Cart, space 1: empty')
    expect(told(player, vehicle([1, 1], 'wood', 'clay'))).toBe('Cart, space 1: Wood and Clay')
  })

  test('of vehicles that are just alike moves mean the first one', () => {
    const alike = (parking: number, ...cargo: string[]): VehicleView => ({ kind: 'cart', parking, cells: [1], cargo })
    const player = { vehicles: [alike(1), alike(2), alike(3, 'wood')] } as unknown as PlayerView
    expect([alike(2), alike(3, 'wood')].map((each) => twinOf(player, each))).toEqual([1, 3])
  })
})

describe('loading', () => {
  function tableWith(...moves: MoveView[]) {
    return {
      id: 't',
      seat: 0,
      version: 1,
      sending: false,
      note: null,
      view: { half_year: 1, month: 2 },
      decision: decision('prompt-work', ...moves),
      play: vi.fn(),
    } as unknown as Table & { version: number; decision: Decision | null; play: ReturnType<typeof vi.fn> }
  }
  const texts = (table: { play: ReturnType<typeof vi.fn> }): string[] =>
    table.play.mock.calls.map(([move]) => (move as MoveView).text)
  beforeEach(() => {
    loading.piece = ''
    loading.parking = 0
  })

  test('a good is chosen, and then a vehicle', () => {
    const table = tableWith(load('wood', 1), load('wood', 2), load('peat', 1))
    expect(choiceOf(table, 'clay')).toBeUndefined()
    choiceOf(table, 'wood')!()
    expect([loading.pieceOf(table), texts(table)]).toEqual(['wood', []])
    choiceOf(table, 'peat')!()
    expect(loading.pieceOf(table)).toBe('peat')
    choiceOf(table, 'peat')!()
    expect(loading.pieceOf(table)).toBe('')
  })

  test('or a vehicle is chosen, and then a good', () => {
    const table = tableWith(load('wood', 1), load('wood', 2), load('peat', 1))
    loading.chooseVehicle(table, 2)
    expect(loading.vehicleOf(table)).toBe(2)
    choiceOf(table, 'wood')!()
    expect(texts(table)).toEqual(['load wood 2'])
    // What does not fit there is chosen instead.
    choiceOf(table, 'peat')!()
    expect([loading.pieceOf(table), loading.vehicleOf(table)]).toEqual(['peat', 0])
  })

  test('a choice does not outlive its turn, nor what can be loaded', () => {
    const table = tableWith(load('wood', 1))
    loading.choosePiece(table, 'wood')
    Object.assign(table, { view: { half_year: 1, month: 3 } })
    expect([loading.pieceOf(table), loading.forget(table)]).toEqual(['', false])
    loading.choosePiece(table, 'wood')
    expect(loading.forget(table)).toBe(true)
    loading.choosePiece(table, 'wood')
    table.decision = decision('prompt-work', load('peat', 1))
    expect(loading.pieceOf(table)).toBe('')
  })

  test('a phone stays at the barn as long as the same is asked', () => {
    const table = tableWith(load('wood', 1))
    ui.tab = 'barn'
    loading.touch(table)
    expect(tabFor(decision('prompt-work', move('place', { target: 'space:fisherman' })))).toBe('barn')
    expect(tabFor(decision('prompt-end-of-turn', load('wood', 1)))).toBe('barn')
    expect(tabFor(decision('prompt-master', move('improve', { target: 'tool:axes' })))).toBe('board')
    ui.tab = 'home'
    expect(tabFor(decision('prompt-work', move('place', { target: 'space:fisherman' })))).toBe('board')
  })

  test('as much as fits is loaded, move by move, onto one vehicle or all', async () => {
    const left = [load('wood', 1), load('wood', 2), load('wood', 2)]
    const fill = async (parking: number): Promise<string[]> => {
      const rest = [...left]
      const table = tableWith(...rest)
      table.play.mockImplementation((played: MoveView) => {
        rest.splice(rest.indexOf(played), 1)
        table.version += 1
        table.decision = decision('prompt-work', ...rest)
        return Promise.resolve()
      })
      await loadAll(table, 'wood', parking)
      return texts(table)
    }
    expect(await fill(0)).toEqual(['load wood 1', 'load wood 2', 'load wood 2'])
    expect(await fill(2)).toEqual(['load wood 2', 'load wood 2'])
  })

  test('loading ends where it is refused, or the turn is another’s', async () => {
    const table = tableWith(load('wood', 1))
    table.play.mockImplementation(() => {
      Object.assign(table, { note: { id: 'no' } })
      return Promise.resolve()
    })
    await loadAll(table, 'wood')
    expect(texts(table)).toEqual(['load wood 1'])
    expect(loadsOf({ decision: null } as unknown as Table)).toEqual([])
  })
})

describe('a Home Board', () => {
  // At the start there are a Grain Field at 11 and empty land spaces at 9 and 10; a Horse is in the Stall; dikes are after the land.
  const table = (id: string): Table => ({ id }) as unknown as Table
  const player = (): PlayerView => structuredClone((tableState('arle begun').view as View).players[0]!)
  const FIELD = 11
  const MEADOW = 9
  const stall = (land: PlayerView['land']): number => land.findIndex(({ animals }) => animals['horse'])

  test('has its tiles where they are drawn, until somebody moves them', () => {
    const me = player()
    expect(me.land[FIELD]?.tile).toBe('grain-field')
    expect(me.land[MEADOW]?.tile).toBe('empty')
    expect(spacesOf(table('a'), me)).toEqual(me.land.map((_, i) => i))
    swap(table('a'), me, FIELD, MEADOW)
    expect([spacesOf(table('a'), me)[MEADOW], spacesOf(table('a'), me)[FIELD]]).toEqual([FIELD, MEADOW])
    // On another farm, and at another table, nothing has moved.
    expect(spacesOf(table('b'), me)[MEADOW]).toBe(MEADOW)
    expect(spacesOf(table('a'), { ...me, seat: 1 })[MEADOW]).toBe(MEADOW)
  })

  test('has no tiles on the moor or in the sea', () => {
    const me = player()
    const moor = me.land.findIndex((land) => land.moor >= 0)
    const sea = me.land.findIndex(({ tile }) => tile === 'tidal-flat')
    expect([moor, sea, FIELD].map((space) => isOpen(me.land[space]))).toEqual([false, false, true])
    expect(isOpen(undefined)).toBe(false)
    for (const space of [moor, sea]) {
      swap(table('moor'), me, FIELD, space)
      expect(spacesOf(table('moor'), me)[FIELD]).toBe(FIELD)
    }
  })

  test('is drawn as it is where what was moved does not fit any more', () => {
    const me = player()
    swap(table('later'), me, FIELD, MEADOW)
    me.land[MEADOW] = { ...me.land[MEADOW]!, tile: 'tidal-flat' }
    expect(spacesOf(table('later'), me)[FIELD]).toBe(FIELD)
  })

  test('has its animals where their owner drives them: the Horse leaves its Stall for a meadow, and then for a dike', () => {
    const me = player()
    const home = stall(me.land)
    const dike = me.land.length
    expect(herdsOf(table('h'), me)[home]).toEqual({ horse: 1 })
    drive(table('h'), me, 'horse', home, MEADOW)
    expect([herdsOf(table('h'), me)[home], herdsOf(table('h'), me)[MEADOW]]).toEqual([{}, { horse: 1 }])
    drive(table('h'), me, 'horse', MEADOW, dike)
    expect([herdsOf(table('h'), me)[MEADOW], herdsOf(table('h'), me)[dike]]).toEqual([{}, { horse: 1 }])
  })

  test('takes no animals where there is no room: on a field they stand as before', () => {
    const me = player()
    const home = stall(me.land)
    drive(table('f'), me, 'horse', home, FIELD)
    expect(herdsOf(table('f'), me)[home]).toEqual({ horse: 1 })
    drive(table('f'), me, 'horse', home, home)
    expect(herdsOf(table('f'), me)[home]).toEqual({ horse: 1 })
  })

  test('has all animals that there are: those that have come find room, and those that have gone are gone', () => {
    const me = player()
    const home = stall(me.land)
    drive(table('n'), me, 'horse', home, MEADOW)
    const count = (who: PlayerView): number =>
      herdsOf(table('n'), who).reduce((sum, herd) => sum + (herd['horse'] ?? 0), 0)
    const more = structuredClone(me)
    more.land[home]!.animals = { horse: 2 }
    expect(count(more)).toBe(2)
    expect(herdsOf(table('n'), more)[MEADOW]?.['horse']).toBeGreaterThan(0)
    const none = structuredClone(me)
    none.land[home]!.animals = {}
    expect(count(none)).toBe(0)
  })
})

describe('a market', () => {
  const sale = (goods: Record<string, number>, food: number, tile = ''): SaleReference => ({ goods, tile, food })
  const market = (name: string, ...items: SaleReference[][]): DestinationReference =>
    ({ name, size: 1, items }) as unknown as DestinationReference

  test('sells things together, or instead of one another', () => {
    expect(
      itemsOf(
        market(
          'm',
          [sale({ wood: 2 }, 3)],
          [sale({ hides: 1 }, 2), sale({ wool: 1 }, 2), sale({ flax: 1 }, 2)],
          [sale({ sheep: 1 }, 4), sale({ cattle: 1 }, 4), sale({ horse: 1 }, 4)],
          [sale({}, 1, 'boardwalk'), sale({}, 1, 'boardwalk')],
        ),
      ),
    ).toEqual([
      { things: ['wood', 'wood'], either: false, food: 3 },
      { things: ['hides', 'wool', 'flax'], either: true, food: 2 },
      { things: ['any-animal'], either: true, food: 4 },
      { things: ['moor'], either: true, food: 1 },
    ])
    expect(itemsOf(undefined)).toEqual([])
  })

  test('says what can’t be sold now', () => {
    const one = market('one', [sale({ wood: 1 }, 1)], [sale({ peat: 1 }, 2)])
    const two = market('two', [sale({ clay: 1 }, 3), sale({ brick: 1 }, 3)], [sale({ flax: 1 }, 4)])
    const closed = (name: string, ...offered: number[]): string[] =>
      closedItems([one, two], name, offered).flatMap(({ things }) => things)
    expect(closed('one')).toEqual(['wood', 'peat'])
    expect(closed('one', 0)).toEqual(['peat'])
    // Sales are numbered through all destinations: 2 and 3 are those of the first item of the second one.
    expect(closed('two', 3)).toEqual(['flax'])
    expect(closed('two', 2, 4)).toEqual([])
    expect(closed('unheard-of')).toEqual([])
  })
})

describe('the end of a turn', () => {
  const ends = new Ends()
  const passes = (setting: typeof settings.end, asked: Decision, view: View | null = null): boolean => {
    settings.end = setting
    return ends.passes(view, asked)
  }
  const done = move('done')

  test('is always asked about, if something useful is left, or never', () => {
    const idle = decision('prompt-end-of-turn', move('return'), done)
    const useful = decision('prompt-end-of-turn', load('wood', 1), done)
    expect([passes('always', idle), passes('useful', idle), passes('never', idle)]).toEqual([false, true, true])
    expect([passes('always', useful), passes('useful', useful), passes('never', useful)]).toEqual([false, false, true])
    for (const verb of ['trade', 'exchange'])
      expect(passes('useful', decision('prompt-end-of-turn', move(verb)))).toBe(false)
  })

  test('never is not at the last chance to load', () => {
    expect(passes('never', decision('prompt-end-of-work', load('wood', 1)))).toBe(false)
    expect(passes('never', decision('prompt-end-of-work', move('trade')))).toBe(true)
  })

  test('nor where an exchange could spare a shortage', () => {
    const view = (short: boolean) => ({ players: [{ short }] }) as unknown as View
    expect(passes('never', decision('prompt-interval', move('exchange')), view(true))).toBe(false)
    expect(passes('never', decision('prompt-interval', move('exchange')), view(false))).toBe(true)
  })

  test('is nothing else: any other question is asked', () => {
    expect(passes('never', decision('prompt-work', done))).toBe(false)
  })
})

describe('events', () => {
  const event = (type: string, more: object = {}): GameEvent =>
    ({ type, seat: 0, message: { id: 'x' }, ...more }) as GameEvent
  const symbols = (...events: GameEvent[]): string[] =>
    changes(events, 0, reference).map(({ symbol, text, less }) => `${symbol} ${text}${less ? ' less' : ''}`.trim())
  const building = reference.buildings[0]!

  test('bring what is gained, paid, born, placed and built', () => {
    expect(
      symbols(
        event('gained', { resource: 'wood', count: 2 }),
        event('paid', { resource: 'wood', count: 1 }),
        event('animal-born', { animal: 'sheep' }),
        event('tile-placed', { tile: 'forest', space: 3 }),
        event('equipment-gained', { piece: 'cart' }),
        event('gained', { seat: 1, resource: 'food', count: 9 }),
        event('tool-improved', { tool: 'axes', value: 4 }),
        event('built', { building: building.name, space: 3 }),
        event('short', { food: 1, fuel: 2 }),
      ),
    ).toEqual([
      'wood +1',
      'sheep +1',
      'forest +1',
      'cart +1',
      'axes →4',
      `building-${building.colour} +1`,
      'shortage −3 less',
    ])
  })

  test('a dike gives land, and a vehicle that comes back empty has travelled', () => {
    expect(
      symbols(
        event('dikes-moved', { count: 2, land: 1 }),
        event('vehicles-emptied', { destinations: ['hage'], travelled: 3 }),
      ),
    ).toEqual(['empty +1', 'dike ×2', 'travel-track 3'])
    expect(symbols(event('vehicles-emptied', { destinations: [], travelled: 0 }))).toEqual([])
  })

  test('of everybody’s harvest are one thing to the eye', () => {
    expect(together(event('milked'), event('gained'))).toBe(true)
    expect(together(event('paid'), event('gained'))).toBe(false)
    const phase = (phase: number) => event('half-year-phase-began', { phase })
    expect([event('milked'), event('gained'), phase(2), phase(3)].map(isRoutine)).toEqual([true, false, true, false])
    expect([COUNTED.test('gained'), COUNTED.test('built')]).toEqual([true, false])
    expect([isSlide(event('tool-improved')), isSlide(event('gained'))]).toEqual([true, false])
  })

  test('send pieces from where they were to where they are', () => {
    const ways = (each: GameEvent): string[] =>
      flights(each, {} as View, reference).map(({ from, to }) => `${from} → ${to}`)
    const destination = reference.destinations[0]!.name
    expect(ways(event('worker-placed', { space: 'fisherman' }))).toEqual(['0/workers → space:fisherman'])
    expect(ways(event('gained', { source: 'space:fisherman', resource: 'food', count: 2 }))).toEqual([
      'space:fisherman → 0/food',
    ])
    expect(ways(event('tile-placed', { tile: 'field', space: 9 }))).toEqual(['supply → 0/land:9'])
    expect(ways(event('equipment-gained', { piece: 'cart' }))).toEqual(['supply:cart → 0/barn'])
    expect(ways(event('loaded', { piece: 'wood', parking: 2 }))).toEqual(['0/wood → 0/vehicle:2'])
    expect(ways(event('loaded', { piece: destination, parking: 2 }))).toEqual([
      `0/destination:${destination} → 0/vehicle:2`,
    ])
    expect(ways(event('half-year-began'))).toEqual([])
  })
})

describe('the list of moves', () => {
  const option = (more: Partial<MoveView>, kind = 'x'): Option => ({
    move: move(kind, more),
    kind,
    digit: '',
    beside: [],
  })

  test('calls places by their names, and numbers by themselves', () => {
    expect(lettering(option({ nouns: ['fisherman'] }), 'columns')).toEqual({ first: 'Fisherman' })
    expect(lettering(option({ nouns: [3] }), 'numbers')).toEqual({ first: '3×' })
    expect(lettering(option({ beside: 'other', icons: ['wood'] }), 'rows')).toEqual({ icons: ['wood'] })
  })

  test('unfolds what can be done at any time only where there is nothing else', () => {
    const group = groups.find(({ kinds }) => kinds.includes('load'))!
    const open = (...kinds: string[]) => group.unfolds!(false, new Set(kinds))
    expect([open('load', 'place'), open('load', 'done'), open('load', 'exchange', 'return')]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('leads to four tabs', () => {
    expect(
      [
        'space:fisherman',
        'tool:axes',
        'supply:cart',
        'moor:1',
        'tile:3',
        'resource:wood',
        'vehicle:1',
        'building:inn',
        'x',
      ].map(tabOf),
    ).toEqual(['board', 'board', 'board', 'home', 'home', 'barn', 'barn', 'buildings', ''])
    ui.tab = ''
    expect(tabFor(decision('p', move('improve', { target: 'tool:axes' }), load('wood', 1), load('peat', 1)))).toBe(
      'board',
    )
  })
})

test('a note says what something printed does, and how it is read where the rules are silent', () => {
  expect(noteOf(undefined)).toBe('')
  const [first] = reference.destinations
  expect(noteOf(first)).toMatch(/^[A-Z].*\.$/)
  expect(noteOf({ text: { id: 'screen-close' }, ruling: { id: 'screen-close' } })).toBe('Close. Close')
})

test('buildings and destinations are looked up, those by their colours', async () => {
  const { entries, deckOf, inPlay } = await catalogue()
  const all = entries()
  expect(all).toHaveLength(reference.buildings.length + reference.destinations.length)
  const inn = all.find(({ deck }) => deck !== 'destination')!
  expect(deckOf(inn.deck)).not.toBe(deckOf('destination'))
  expect([...inPlay({ players: [{ seat: 1, buildings: [inn.name] }] } as unknown as View)]).toEqual([[inn.name, 1]])
})
