/** The layers that nets consist of, evaluated row by row; inputs that are zero, most of them, cost nothing. */
import { DamagedNetError, numbersIn } from './npy'

/** Arrays of a net's file by their names, each in numpy's `.npy` format. */
export type Arrays = ReadonlyMap<string, Uint8Array>

/** A layer: the weights of each input for all outputs, input after input, and the biases. */
export interface Layer {
  inputs: number
  outputs: number
  weights: Float32Array
  bias: Float32Array
}

/** An array of the file, by its name. */
export function arrayOf(arrays: Arrays, name: string): Uint8Array {
  const array = arrays.get(name)
  if (!array) throw new DamagedNetError(`The array “${name}” is missing.`)
  return array
}

/** The layer with weights and a bias of these names. */
export function layerOf(arrays: Arrays, weightsName: string, biasName: string): Layer {
  const weights = numbersIn(arrayOf(arrays, weightsName), weightsName)
  const bias = numbersIn(arrayOf(arrays, biasName), biasName).values
  const [inputs = 0, outputs = 0] = weights.shape
  if (weights.shape.length !== 2 || outputs !== bias.length)
    throw new DamagedNetError(`The array “${biasName}” doesn't fit “${weightsName}”.`)
  return { inputs, outputs, weights: weights.values, bias }
}

/** The layers, after a check that each takes what the one before it gives. */
export function chained(layers: Layer[]): [Layer, ...Layer[]] {
  const [first, ...deeper] = layers
  if (!first || deeper.some((layer, i) => layer.inputs !== layers[i]!.outputs))
    throw new DamagedNetError("The net's layers don't fit one another.")
  return [first, ...deeper]
}

/** Layers side by side as one: all take the same inputs, and outputs follow one another. */
export function beside(layers: Layer[]): Layer {
  const { inputs } = layers[0]!
  const outputs = layers.reduce((sum, layer) => sum + layer.outputs, 0)
  const joined = { inputs, outputs, weights: new Float32Array(inputs * outputs), bias: new Float32Array(outputs) }
  let start = 0
  for (const layer of layers) {
    for (let i = 0; i < inputs; i++) {
      const row = layer.weights.subarray(i * layer.outputs, (i + 1) * layer.outputs)
      joined.weights.set(row, i * outputs + start)
    }
    joined.bias.set(layer.bias, start)
    start += layer.outputs
  }
  return joined
}

/** The layer for rows in another order: `places` has, for each of their features, its place until now, or -1. */
export function rearranged(layer: Layer, places: Int32Array): Layer {
  const { outputs } = layer
  const weights = new Float32Array(places.length * outputs)
  places.forEach((place, i) => {
    if (place >= 0) weights.set(layer.weights.subarray(place * outputs, (place + 1) * outputs), i * outputs)
  })
  return { ...layer, inputs: places.length, weights }
}

/** The number of rows that follow one another in `rows`. */
export function countOf(rows: Uint8Array, inputs: number): number {
  const count = rows.length / inputs
  if (!Number.isInteger(count)) throw new RangeError(`Rows of this net have ${inputs} features each.`)
  return count
}

/** Evaluates layers, with room of its own for what goes from one to the next.
 *
 * Sums are in double precision, which is quicker here than to round each.
 */
export class Flow {
  private readonly layers: readonly Layer[]
  private readonly flows: Float64Array[]
  private readonly places: Int32Array
  private readonly amounts: Float64Array

  constructor(layers: readonly Layer[]) {
    this.layers = layers
    this.flows = layers.map((layer) => new Float64Array(layer.outputs))
    const widest = Math.max(...layers.map((layer) => layer.inputs))
    this.places = new Int32Array(widest)
    this.amounts = new Float64Array(widest)
  }

  /** The outputs of the last layer for a row, with ReLU between layers; overwritten by the next call. */
  through(row: Uint8Array): Float64Array {
    let given: Uint8Array | Float64Array = row
    for (let i = 0; i < this.layers.length; i++) {
      const flow = this.flows[i]!
      this.pass(this.layers[i]!, this.positive(given), flow)
      given = flow
    }
    return given as Float64Array
  }

  /** The number of inputs above zero, after they were noted down with their places. */
  private positive(given: Uint8Array | Float64Array): number {
    const { places, amounts } = this
    let count = 0
    for (let i = 0; i < given.length; i++) {
      const amount = given[i]!
      if (amount > 0) {
        places[count] = i
        amounts[count++] = amount
      }
    }
    return count
  }

  /** The outputs of a layer for the inputs noted down; four at a time, so that sums are fetched and kept less often. */
  private pass({ weights, bias, outputs }: Layer, count: number, sums: Float64Array): void {
    const { places, amounts } = this
    sums.set(bias)
    let n = 0
    for (; n + 4 <= count; n += 4) {
      const a = amounts[n]!
      const b = amounts[n + 1]!
      const c = amounts[n + 2]!
      const d = amounts[n + 3]!
      const atA = places[n]! * outputs
      const atB = places[n + 1]! * outputs
      const atC = places[n + 2]! * outputs
      const atD = places[n + 3]! * outputs
      for (let i = 0; i < outputs; i++)
        sums[i]! += a * weights[atA + i]! + b * weights[atB + i]! + c * weights[atC + i]! + d * weights[atD + i]!
    }
    for (; n < count; n++) {
      const amount = amounts[n]!
      const at = places[n]! * outputs
      for (let i = 0; i < outputs; i++) sums[i]! += amount * weights[at + i]!
    }
  }
}
