/** Moves that are tried out: shown instead of the table, taken back at will, and played all at once. */
import { beforeEach, expect, test } from 'vitest'
import type { Decision, MoveView, Tried } from '../../src/lib/protocol'
import { wasTrying } from '../../src/lib/tried'
import { Trying, tryOut } from '../../src/lib/trying.svelte'
import { later, refusal, useServer } from '../server'
import { tableIn } from '../tables'

beforeEach(() => sessionStorage.clear())

const move = (text: string): MoveView => ({ text, target: '', label: { id: text }, verb: 'do' })
const decision = (...texts: string[]): Decision => ({
  seat: 0,
  prompt: { id: 'work' },
  moves: texts.map(move),
  refusals: [],
  made: 0,
})

/** A table where it is one’s turn, a server that lets any moves be tried but `no`, and a try that has begun. */
async function trying() {
  const { table } = await tableIn('arle begun', { mine: [0], eyes: 0, decisions: [decision('a', 'b')], waiting: [0] })
  const tried = (moves: readonly string[]): Tried => {
    const made = moves.includes('no') ? moves.indexOf('no') : moves.length
    const ends = moves[made - 1] === 'end'
    return {
      version: table.version,
      made,
      decision: ends ? null : decision(`after ${moves.slice(0, made).join(' ')}`, 'end'),
      changes: made ? [{ at: ['over'], to: true }] : [],
      why: made < moves.length ? { id: 'refused' } : ends ? { id: 'hidden' } : null,
    }
  }
  const server = useServer({
    'GET /api/tables/t1/tried': ({ query }) => tried(query.getAll('move')),
    'POST /api/tables/t1/tried': { version: 1 },
  })
  const own = new Trying(table, (() => null) as never)
  await own.start()
  return { table, own, server, told: () => own.moves.map(({ text }) => text) }
}

test('what is tried is shown instead of the table, and pressed there', async () => {
  const { table, own, told } = await trying()
  expect(table.ahead).toBe(own)
  await table.play(move('a'))
  await table.play(move('b'))
  expect(told()).toEqual(['a', 'b'])
  expect(table.decision?.moves[0]?.text).toBe('after a b')
  expect(table.shown?.over).toBe(true)
  own.stop()
  expect(table.ahead).toBeNull()
  expect(table.shown?.over).toBe(false)
  expect(table.decision?.moves.map(({ text }) => text)).toEqual(['a', 'b'])
})

test('taking back takes back what is tried, however far, and no move of the table', async () => {
  const { table, told, server } = await trying()
  table.undoable = [0]
  table.undoTo = { 0: 0 }
  expect(table.canUndo).toBe(false)
  for (const text of ['a', 'b', 'end']) await table.play(move(text))
  expect([table.canUndo, table.canUndoTurn, table.canUndoTo(0, 1)]).toEqual([true, true, false])
  await table.undo()
  expect(told()).toEqual(['a', 'b'])
  await table.undo(true)
  expect(told()).toEqual([])
  expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('where nothing more can be tried it says why, and all of it can be played', async () => {
  const { table, own, server } = await trying()
  await table.play(move('a'))
  await table.play(move('end'))
  expect([own.why?.id, table.decision]).toEqual(['hidden', null])
  const { version } = table
  await own.play()
  expect(server.requests.at(-1)?.body).toEqual({ version, seat: 0, moves: ['a', 'end'] })
  // The news of it comes by the stream.
  expect([table.ahead, table.sending, own.moves]).toEqual([null, true, []])
})

test('what can’t be played is named, and the moves before it stay to be played', async () => {
  const { table, own, server, told } = await trying()
  await table.play(move('a'))
  server.answer('GET /api/tables/t1/tried', {
    version: table.version,
    made: 0,
    decision: decision('x', 'y'),
    changes: [],
    why: { id: 'refused' },
  })
  server.answer('POST /api/tables/t1/tried', refusal(422, 'refused'))
  await own.play()
  expect([told(), own.why?.id, table.note, table.sending]).toEqual([[], 'refused', null, false])
  expect(table.ahead).toBe(own)
})

test('without a connection nothing is lost', async () => {
  const { table, own, server, told } = await trying()
  await table.play(move('a'))
  server.answer('GET /api/tables/t1/tried', () => refusal(503, 'later'))
  server.answer('POST /api/tables/t1/tried', () => refusal(503, 'later'))
  await table.play(move('b'))
  expect([told(), table.note]).toEqual([['a'], { id: 'later' }])
  await own.play()
  expect([told(), table.note, table.sending]).toEqual([['a'], { id: 'later' }, false])
})

test('what happens at the table meanwhile has the moves tried anew', async () => {
  const { table, own, server, told } = await trying()
  await table.play(move('a'))
  table.version++
  await own.refresh()
  expect(server.requests.at(-1)?.query.get('version')).toBe(`${table.version}`)
  expect([told(), table.note]).toEqual([['a'], null])
})

test('whose turn is over for now finds what was tried when it comes again, unless they have moved', async () => {
  const { table, own, told } = await trying()
  await table.play(move('a'))
  table.decisions = []
  await own.refresh()
  expect([table.ahead, table.note]).toEqual([null, { id: 'screen-try-interrupted' }])
  table.decisions = [decision('a', 'b')]
  await own.start()
  expect(told()).toEqual(['a'])
  table.decisions = []
  await own.refresh()
  table.history = [...table.history, { version: 1, seat: 0, move: 'x', target: '', label: { id: 'x' }, events: [] }]
  table.decisions = [decision('a', 'b')]
  await own.start()
  expect(told()).toEqual([])
})

test('of answers that come late none counts', async () => {
  const { table, own, server } = await trying()
  const late = later<Tried>()
  server.answer('GET /api/tables/t1/tried', () => late.promise)
  const adding = table.play(move('a'))
  // Nothing is pressed on what was shown before.
  await table.play(move('b'))
  own.stop()
  late.come({ version: table.version, made: 1, decision: decision('x', 'y'), changes: [], why: null })
  await adding
  expect([own.moves, own.decision, table.ahead]).toEqual([[], null, null])
})

test('there is one try at a table, and none where nobody here decides', async () => {
  const { table, own } = await trying()
  own.stop()
  await tryOut(table, (() => null) as never)
  const first = table.ahead
  expect(first).not.toBeNull()
  table.ahead!.stop()
  await tryOut(table, (() => null) as never)
  expect(table.ahead).toBe(first)
  table.ahead!.stop()
  table.decisions = []
  await tryOut(table, (() => null) as never)
  expect(table.ahead).toBeNull()
})

test('what was tried outlasts a reload in the same turn, and no later one', async () => {
  const { table, own } = await trying()
  expect(wasTrying(table)).toBe(false)
  await table.play(move('a'))
  await table.play(move('b'))
  // A reload makes all of it anew.
  const after = await trying()
  expect(after.own).not.toBe(own)
  expect(after.told()).toEqual(['a', 'b'])
  table.ahead = null
  expect(wasTrying(table)).toBe(true)
  table.history = [...table.history, { version: 9, seat: 0, move: 'c', target: '', label: { id: 'c' }, events: [] }]
  expect(wasTrying(table)).toBe(false)
  after.own.stop()
  expect((await trying()).told()).toEqual([])
})
