/** Nets in the page guess what numpy guesses, row by row; `client_nets.py` wrote down what that is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policyValueNet, valueNet } from '../../src/page/nets'
import { arraysIn } from './npz'

interface Asked {
  /** The place in the net's file of each feature of a row. */
  places: number[]
  /** Bytes of all rows in base 64. */
  rows: string
}
interface Valued extends Asked {
  guesses: number[]
}
interface Evaluated extends Asked {
  moves: number[][]
  wins: number[][]
  scores: number[][]
  logits: number[]
}

const CLOSE = 1e-4
const FILE = join(import.meta.dirname, '../../../build/client/nets.json')
const nets = Object.entries(JSON.parse(readFileSync(FILE, 'utf-8')) as Record<string, Valued | Evaluated>)
const valued = nets.filter((each): each is [string, Valued] => 'guesses' in each[1])
const evaluated = nets.filter((each): each is [string, Evaluated] => 'logits' in each[1])
const VALUE = 'weights/arle-2.npz'
const CHAMPION = 'weights/champions/arle-2.npz'

const bytes = (rows: string) => new Uint8Array(Buffer.from(rows, 'base64'))

/** Finds two lists of numbers alike, to `CLOSE` unless it is otherwise. */
function alike(found: Float32Array, known: number[], close = CLOSE): void {
  expect(found).toHaveLength(known.length)
  expect(known.filter((number, i) => !(Math.abs(found[i]! - number) < close))).toEqual([])
}

/** Finds an evaluation as it is known. Agricola's logits reach hundreds, which numpy itself rounds to single precision. */
function evaluatedAlike(found: Float32Array, { wins, scores, logits }: Evaluated): void {
  const guesses = [...wins.flat(), ...scores.flat()]
  alike(found.subarray(0, guesses.length), guesses)
  alike(found.subarray(guesses.length), logits, Math.max(CLOSE, ...logits.map((each) => Math.abs(each) * 1e-6)))
}

/** The rows, each turned round behind a feature that the net doesn't know. */
function turned(rows: Uint8Array, inputs: number): Uint8Array {
  const starts = Array.from({ length: rows.length / inputs }, (_, i) => i * inputs)
  return Uint8Array.from(starts.flatMap((start) => [7, ...rows.subarray(start, start + inputs).toReversed()]))
}

const turnedPlaces = (places: number[]) => Int32Array.from([-1, ...places.toReversed()])

test.each(valued)('the value net of %s guesses what numpy guesses', (file, { places, rows, guesses }) => {
  const net = valueNet(arraysIn(file))
  expect(net.features).toHaveLength(net.inputs)
  alike(net.seeing(Int32Array.from(places)).guesses(bytes(rows)), guesses)
  alike(net.seeing(turnedPlaces(places)).guesses(turned(bytes(rows), places.length)), guesses)
})

test.each(evaluated)('the policy-value net of %s evaluates as numpy does', (file, asked) => {
  const { places, moves } = asked
  const net = policyValueNet(arraysIn(file))
  expect(net.features).toHaveLength(net.inputs)
  expect(net.seats).toBe(asked.wins[0]!.length)
  expect(net.moves).toBeGreaterThan(Math.max(...moves.flat()))
  const [listed, lengths] = [Int32Array.from(moves.flat()), Int32Array.from(moves, ({ length }) => length)]
  const rows = bytes(asked.rows)
  evaluatedAlike(net.seeing(Int32Array.from(places)).evaluations(rows, listed, lengths), asked)
  evaluatedAlike(net.seeing(turnedPlaces(places)).evaluations(turned(rows, places.length), listed, lengths), asked)
})

test('nets of both kinds come along', () => {
  expect(valued.length).toBeGreaterThan(20)
  expect(evaluated.length).toBeGreaterThan(5)
})

test('a net begins wherever its bytes lie', () => {
  const shifted = arraysIn(VALUE).map(([name, array]): [string, Uint8Array] => {
    const room = new Uint8Array(array.length + 1)
    room.set(array, 1)
    return [name, room.subarray(1)]
  })
  const row = new Uint8Array(valueNet(shifted).inputs).fill(1)
  expect(valueNet(shifted).guesses(row)).toEqual(valueNet(arraysIn(VALUE)).guesses(row))
})

/** The arrays of a net, of which one is otherwise. */
function changed(file: string, name: string, change: (array: Uint8Array) => Uint8Array): [string, Uint8Array][] {
  return arraysIn(file).map(([each, array]) => [each, each === name ? change(array) : array])
}

/** An array whose header says something else, of the same length. */
function saying(words: string, others: string): (array: Uint8Array) => Uint8Array {
  return (array) => Uint8Array.from(Buffer.from(Buffer.from(array).toString('latin1').replace(words, others), 'latin1'))
}

test('a damaged net is told in a sentence', () => {
  const broken = (name: string, change: (array: Uint8Array) => Uint8Array) => () =>
    valueNet(changed(VALUE, name, change))
  expect(broken('bias1', (array) => array.subarray(4))).toThrow("The array “bias1” is not of numpy's format.")
  expect(broken('bias1', (array) => array.subarray(0, 3))).toThrow("The array “bias1” is not of numpy's format.")
  expect(broken('bias1', (array) => array.subarray(0, -4))).toThrow('The array “bias1” is 252 bytes long, not 256.')
  expect(broken('bias0', saying('(128,)', '(64,) '))).toThrow('The array “bias0” is 512 bytes long, not 256.')
  expect(broken('weights1', saying('(128, 64)', '(64, 128)'))).toThrow("The array “bias1” doesn't fit “weights1”.")
  const lacking = (name: string) => arraysIn(VALUE).filter(([each]) => each !== name)
  expect(() => valueNet(lacking('bias1'))).toThrow('The array “bias1” is missing.')
  expect(() => valueNet(lacking('weights2'))).toThrow('A value net has one output.')
  expect(() => valueNet([])).toThrow("The net's layers don't fit one another.")
})

test('an unknown form is told in a sentence', () => {
  const other = (name: string, words: string, others: string) => () =>
    valueNet(changed(VALUE, name, saying(words, others)))
  expect(other('bias0', '<f4', '>f4')).toThrow('The array “bias0” has numbers of an unknown form, >f4.')
  expect(other('features', '<U', '|S')).toThrow(/^The array “features” has texts of an unknown form, \|S\d+\.$/)
  expect(other('weights0', 'False', 'True ')).toThrow('The array “weights0” has an unknown header.')
})

test('a net of the other kind is told in a sentence', () => {
  expect(() => valueNet(arraysIn(CHAMPION))).toThrow("The net's layers don't fit one another.")
  expect(() => policyValueNet(arraysIn(VALUE))).toThrow('The array “wins-weights” is missing.')
})

test('rows of other features are refused', () => {
  const net = valueNet(arraysIn(VALUE))
  expect(() => net.guesses(new Uint8Array(net.inputs + 1))).toThrow(
    `Rows of this net have ${net.inputs} features each.`,
  )
})
