/** What goes on at a table by itself: moments that pass, plans, journeys of pieces, sounds, files. */
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyGame, Face } from '../../src/lib/face'
import { Motion } from '../../src/lib/motion.svelte'
import { Passing } from '../../src/lib/passing.svelte'
import type { Foreseen, Plan, TurnPlan } from '../../src/lib/people'
import { Planning } from '../../src/lib/planning.svelte'
import type { Decision, GameEvent, MoveView, View } from '../../src/lib/protocol'
import { saveRecord, saveReport } from '../../src/lib/saving'
import { settings } from '../../src/lib/settings.svelte'
import { hear } from '../../src/lib/sounds.svelte'
import type { Table } from '../../src/lib/table.svelte'
import { within } from '../effects.svelte'
import { later, refusal, useServer } from '../server'
import { tableIn } from '../tables'

const move = (text: string): MoveView => ({ text, target: '', label: { id: text }, verb: 'do' })
const decision = (seat: number, id: string, ...texts: string[]): Decision => ({
  seat,
  prompt: { id },
  moves: texts.map(move),
  refusals: [],
  made: 0,
})

describe('moments of which nobody wants to hear', () => {
  const canPass = ({ prompt }: Decision): boolean => prompt.id === 'moment'
  const MOVES = 'POST /api/tables/t1/moves'

  /** A table where one seat is asked at a moment, which passes. */
  function at(more: Partial<Table<AnyGame>> = {}) {
    return {
      id: 't1',
      key: 'key',
      version: 5,
      mine: [0],
      decisions: [decision(0, 'moment', 'a', 'done')],
      takingBack: false,
      canUndo: true,
      closed: false,
      passes: () => true,
      undo: vi.fn(),
      ...more,
    } as unknown as Table<AnyGame> & { undo: ReturnType<typeof vi.fn> }
  }
  beforeEach(() => void vi.useFakeTimers())

  test('pass by themselves, once', async () => {
    const { requests } = useServer({ [MOVES]: ({ body }) => ({ version: (body as { version: number }).version + 1 }) })
    const [table, passing] = [at(), new Passing()]
    passing.answer(table, canPass)
    passing.answer(table, canPass)
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.map(({ body }) => body)).toEqual([{ version: 5, seat: 0, move: 'done' }])
    // What has arrived is over when the news of it comes.
    passing.answer(table, canPass)
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toHaveLength(1)
    table.version = 6
    passing.answer(table, canPass)
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(2)
  })

  test('do not pass for others, nor if somebody wants to hear of them', async () => {
    const { requests } = useServer({ [MOVES]: { version: 6 } })
    new Passing().answer(at({ mine: [1] }), canPass)
    new Passing().answer(at({ passes: () => false }), canPass)
    new Passing().answer(at({ closed: true }), canPass)
    new Passing().answer(at({ decisions: [decision(0, 'work', 'a')] }), canPass)
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toEqual([])
  })

  test('are tried again soon if others were faster, and later if the server is away', async () => {
    const answers = [refusal(409, 'stale'), refusal(503, 'away'), { version: 6 }]
    const { requests } = useServer({ [MOVES]: () => answers.shift()! })
    new Passing().answer(at(), canPass)
    await vi.advanceTimersByTimeAsync(149)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(3)
  })

  test('are taken back with the move before them', () => {
    const table = at({ takingBack: true })
    new Passing().answer(table, canPass)
    expect(table.undo).toHaveBeenCalledTimes(1)
  })

  test('are asked about once what passed can’t be taken back any further', () => {
    const [table, passing] = [at({ takingBack: true, canUndo: false }), new Passing()]
    passing.answer(table, canPass)
    expect(passing.wanted).toBe(0)
    passing.answer(table, canPass)
    // Once it was asked about, the next one passes again.
    table.decisions = [decision(0, 'work', 'a')]
    passing.answer(table, canPass)
    expect(passing.wanted).toBe(-1)
    expect(table.takingBack).toBe(false)
  })

  test('whoever wants to be asked at the next moment is, even if that comes late', () => {
    const [table, passing] = [at({ decisions: [] }), new Passing()]
    passing.wanted = 0
    passing.answer(table, canPass)
    expect(passing.wanted).toBe(0)
  })
})

describe('a plan', () => {
  const way = (open: boolean, ...texts: string[]) => ({
    moves: texts.map((text) => ({ text, label: { id: text } })),
    open,
  })
  const turn = (...ways: TurnPlan['ways']): TurnPlan => ({ asked: 'work', ways })
  const planOf = (...turns: TurnPlan[]): Plan => ({ way: [], turns, dropped: null })
  const foreseen = (version: number, more: Partial<Foreseen> = {}): Foreseen => ({
    version,
    decision: decision(0, 'work', 'x', 'y'),
    changes: [{ at: ['over'], to: true }],
    begins: true,
    why: null,
    ...more,
  })

  /** A table where the other one is to move, and one’s own plan is as the test says. */
  async function planning(plan: Plan, more: Partial<Foreseen> = {}) {
    const { table, state } = await tableIn('arle begun', { mine: [0], eyes: 0, decisions: [], waiting: [] })
    let kept = plan
    const { requests } = useServer({
      'GET /api/tables/t1/plan': () => kept,
      'POST /api/tables/t1/plan': ({ body }) => {
        const { turns } = body as { turns: { asked: string; ways: string[][] }[] }
        kept = planOf(...turns.map(({ ways }) => turn(...ways.map((texts) => way(true, ...texts)))))
        return kept
      },
      'GET /api/tables/t1/foreseen': foreseen(state.version, more),
    })
    const planning = new Planning(table)
    return { table, planning, requests, told: () => requests.filter(({ body }) => body).map(({ body }) => body) }
  }

  test('begins with what is planned already, and shows what there is to decide after it', async () => {
    const { table, planning: own, requests } = await planning(planOf(turn(way(false, 'a'), way(true, 'b', 'c'))))
    await own.start()
    // Of the ways the first one that is possible is likely.
    expect(requests.at(-1)?.query.getAll('move')).toEqual(['b', 'c'])
    expect(table.decision?.moves.map(({ text }) => text)).toEqual(['x', 'y'])
    expect((table.shown as View).over).toBe(true)
    own.stop()
    expect([table.ahead, table.decision]).toEqual([null, null])
    expect((table.shown as View).over).toBe(false)
  })

  test('goes on with a turn, or with the next one where a turn begins', async () => {
    const { table, planning: own, told } = await planning(planOf(turn(way(true, 'a'))))
    await own.start()
    await table.play(move('x'))
    expect(told()).toEqual([
      {
        seat: 0,
        version: table.version,
        turns: [
          { asked: 'work', ways: [['a']] },
          { asked: 'work', ways: [['x']] },
        ],
      },
    ])
    const other = await planning(planOf(turn(way(false, 'a'), way(true, 'b'))), { begins: false })
    await other.planning.start()
    await other.table.play(move('x'))
    expect(other.told()).toEqual([expect.objectContaining({ turns: [{ asked: 'work', ways: [['a'], ['b', 'x']] }] })])
  })

  test('can have another way of a turn, which begins otherwise', async () => {
    const { planning: own, told } = await planning(planOf(turn(way(true, 'a'))))
    await own.refresh()
    await own.otherwise(0)
    await own.add(move('a'))
    expect(told()).toEqual([])
    await own.add(move('x'))
    expect(told()).toEqual([expect.objectContaining({ turns: [{ asked: 'work', ways: [['a'], ['x']] }] })])
  })

  test('loses a way, and a turn with its last way', async () => {
    const { planning: own, told } = await planning(planOf(turn(way(true, 'a'), way(true, 'b')), turn(way(true, 'c'))))
    await own.start()
    await own.drop(0, 0)
    await own.drop(1, 0)
    await own.clear()
    expect(told().map((body) => (body as { turns: { ways: string[][] }[] }).turns.map(({ ways }) => ways))).toEqual([
      [[['b']], [['c']]],
      [[['b']]],
      [],
    ])
  })

  test('is not for whoever’s turn it is', async () => {
    const { table, planning: own } = await planning(planOf())
    await own.start()
    expect(table.ahead).toBe(own)
    table.decisions = [decision(0, 'work', 'a')]
    await own.refresh()
    expect(table.ahead).toBeNull()
  })

  test('says why nothing can be foreseen', async () => {
    const { planning: own } = await planning(planOf(), { decision: null, why: { id: 'depends-on-chance' } })
    await own.start()
    expect([own.why?.id, own.decision, own.view]).toEqual(['depends-on-chance', null, null])
  })

  test('is not made of presses on what was foreseen for another plan', async () => {
    const { table, planning: own, told } = await planning(planOf())
    await own.start()
    const one = own.add(move('x'))
    await own.add(move('y'))
    await one
    expect(told()).toHaveLength(1)
    expect(table.sending).toBe(false)
  })

  test('of answers that come late none counts', async () => {
    const { table, planning: own } = await planning(planOf())
    const late = later<Plan>()
    useServer({ 'GET /api/tables/t1/plan': () => late.promise })
    const starting = own.start()
    own.stop()
    late.come(planOf(turn(way(true, 'a'))))
    await starting
    expect([own.plan.turns, table.ahead]).toEqual([[], null])
  })

  test('that comes too late is asked for anew; what else is refused is said', async () => {
    const { table, planning: own } = await planning(planOf())
    await own.start()
    useServer({ 'GET /api/tables/t1/plan': planOf(), 'POST /api/tables/t1/plan': refusal(409, 'stale') })
    await own.clear()
    expect(table.note).toBeNull()
    useServer({ 'GET /api/tables/t1/plan': planOf(), 'POST /api/tables/t1/plan': refusal(422, 'too-long') })
    await own.clear()
    expect(table.note).toEqual({ id: 'too-long' })
  })
})

describe('pieces', () => {
  const event = (type: string, seat = 0): GameEvent => ({ type, seat, message: { id: type } })
  const view = (name: string): View => ({ name }) as unknown as View
  const name = (shown: View | null): string => (shown as unknown as { name: string } | null)?.name ?? ''

  /** A motion whose events slide if they are called so, and join if they are a harvest; none of them flies. */
  function motion() {
    const face = {
      flights: () => [],
      slides: ({ type }: GameEvent) => type === 'slide' || type === 'harvest',
      joins: ({ type }: GameEvent, before: GameEvent) => type === 'harvest' && before.type === 'harvest',
    } as unknown as Face
    return new Motion(
      () => face,
      () => ({}),
    )
  }
  beforeEach(() => void vi.useFakeTimers())

  test('what changes is seen scene by scene, and at last everything', async () => {
    const moving = motion()
    moving.jump(view('before'))
    moving.follow(
      view('before'),
      [
        { events: [event('slide')], view: view('one') },
        { events: [event('slide', 1)], view: view('two') },
      ],
      view('after'),
    )
    expect([moving.busy, name(moving.shown)]).toEqual([true, 'one'])
    // At the usual speed a journey takes 480 milliseconds, and what slides by itself 70 per cent of that.
    await vi.advanceTimersByTimeAsync(335)
    expect(name(moving.shown)).toBe('one')
    await vi.advanceTimersByTimeAsync(2)
    expect(name(moving.shown)).toBe('two')
    await vi.advanceTimersByTimeAsync(336)
    expect([moving.busy, name(moving.shown)]).toEqual([false, 'after'])
  })

  test('what one seat does alike, and everybody’s harvest, is one thing to the eye', async () => {
    const moving = motion()
    const scenes = [
      { events: [event('slide'), event('slide')], view: view('one') },
      { events: [event('slide')], view: view('two') },
    ]
    moving.follow(view('before'), scenes, view('after'))
    expect(name(moving.shown)).toBe('two')
    await vi.advanceTimersByTimeAsync(337)
    expect(moving.busy).toBe(false)
    moving.follow(
      view('before'),
      [
        { events: [event('harvest', 0)], view: view('one') },
        { events: [event('harvest', 1)], view: view('two') },
      ],
      view('after'),
    )
    expect(name(moving.shown)).toBe('two')
  })

  test('what is under way can be ended, and is as the server says', async () => {
    const moving = motion()
    moving.follow(view('before'), [{ events: [event('slide')], view: view('one') }], view('after'))
    moving.skip()
    expect([moving.busy, name(moving.shown)]).toEqual([false, 'after'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(name(moving.shown)).toBe('after')
  })

  test('however much happens, all of it takes four and a half seconds at most', async () => {
    const moving = motion()
    const scenes = Array.from({ length: 200 }, (_, i) => ({ events: [event('slide', i % 2)], view: view(`${i}`) }))
    moving.follow(view('before'), scenes, view('after'))
    // The last ones are as slow as any: 4500/n for n events that are left.
    await vi.advanceTimersByTimeAsync(25_000)
    expect(moving.busy).toBe(false)
  })

  test('nothing moves for those who want none of it, or look elsewhere', () => {
    const moving = motion()
    settings.change({ speed: 0 })
    moving.follow(view('before'), [{ events: [event('slide')], view: view('one') }], view('after'))
    expect([moving.busy, name(moving.shown)]).toEqual([false, 'after'])
    settings.change({ speed: 2 })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    moving.follow(view('before'), [{ events: [event('slide')], view: view('one') }], view('later'))
    expect([moving.busy, name(moving.shown)]).toEqual([false, 'later'])
  })

  test('what is played once more ends in the present', async () => {
    const moving = motion()
    moving.jump(view('now'))
    moving.replay(view('then'), [{ events: [event('slide')], view: view('one') }], view('now'))
    expect(name(moving.shown)).toBe('one')
    await vi.advanceTimersByTimeAsync(400)
    expect(name(moving.shown)).toBe('now')
    settings.change({ speed: 0 })
    moving.replay(view('then'), [{ events: [event('slide')], view: view('one') }], view('now'))
    expect(name(moving.shown)).toBe('now')
  })
})

describe('sounds', () => {
  let struck: number[]
  const TURN = [659, 988]
  const END = [392, 494, 587]
  const MOVE = [196, 147]

  beforeEach(() => {
    struck = []
    // One that the page may have kept from before does the same.
    class Context {
      state = 'running'
      currentTime = 0
      createOscillator() {
        const frequency = {
          set value(hertz: number) {
            heard(hertz)
          },
        }
        const node = { type: '', frequency, connect: () => node, start() {}, stop() {} }
        return node
      }
      createGain() {
        const node = {
          gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
          connect: () => node,
        }
        return node
      }
    }
    vi.stubGlobal('AudioContext', Context)
  })
  const heard = (hertz: number): void => void struck.push(hertz)

  async function listen(sounds = true) {
    const { table } = await tableIn('arle begun', { mine: [0], eyes: 0, decisions: [], waiting: [] })
    settings.change({ sounds })
    within(() => hear(table))
    flushSync()
    const happens = (seat: number, more: Partial<Table<AnyGame>> = {}): number[] => {
      struck = []
      const version = table.version + 1
      table.history = [...table.history, { version, seat, move: '', target: '', label: { id: 'x' }, events: [] }]
      Object.assign(table, more)
      table.version = version
      flushSync()
      return struck
    }
    return { table, happens }
  }

  test('tell of others’ moves, of one’s turn and of the end', async () => {
    const { table, happens } = await listen()
    expect(struck).toEqual([])
    expect(happens(1)).toEqual(MOVE)
    expect(happens(0)).toEqual([])
    expect(happens(1, { decisions: [decision(0, 'prompt-work', 'a')] })).toEqual(TURN)
    // While one is asked anyway only others make it worth a sound.
    expect(happens(0)).toEqual([])
    expect(happens(1)).toEqual(TURN)
    expect(happens(1, { decisions: [], view: { ...table.view!, over: true } })).toEqual(END)
    expect(happens(1)).toEqual(MOVE)
  })

  test('are for those who want them', async () => {
    const { happens } = await listen(false)
    expect(happens(1)).toEqual([])
  })
})

describe('files', () => {
  let saved: { name: string; href: string }[]
  let contents: Blob[]
  beforeEach(() => {
    saved = []
    contents = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${contents.push(blob as Blob)}`)
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href })
    })
  })
  const table = { id: 't1', key: 'key', title: 'arle' }

  test('a record is named by its game and its table', async () => {
    const { requests } = useServer({ 'GET /api/tables/t1/record': new Response('arle 2 7') })
    await saveRecord(table)
    expect(saved).toEqual([{ name: 'arle-t1.txt', href: 'blob:1' }])
    expect(await contents[0]!.text()).toBe('arle 2 7')
    expect(requests[0]?.key).toBe('key')
  })

  test('a report tells what these eyes know, in the language that is spoken', async () => {
    const { requests } = useServer({ 'GET /api/tables/t1/report': new Response('report') })
    expect(await saveReport({ ...table, eyes: 1, version: 12 }, 'de')).toBe('arle-report-12.txt')
    expect(Object.fromEntries(requests[0]!.query)).toEqual({ language: 'de', eyes: '1' })
    await saveReport({ ...table, eyes: null, version: 12 }, 'en')
    expect(Object.fromEntries(requests[1]!.query)).toEqual({ language: 'en' })
  })

  test('of what is refused nothing is saved', async () => {
    useServer({ 'GET /api/tables/t1/record': refusal(403, 'no') })
    await expect(saveRecord(table)).rejects.toThrow()
    expect(saved).toEqual([])
  })
})
