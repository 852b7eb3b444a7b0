/** Value nets, which guess a final score for each row of features. */
import { arrayOf, chained, countOf, Flow, layerOf, rearranged, type Arrays, type Layer } from './layers'
import { DamagedNetError, textsIn } from './npy'

/** Layers with ReLU between them and a single output. */
export class ValueNet {
  /** The number of features of a row. */
  readonly inputs: number
  /** The names of the features in the net's file. */
  readonly features: string[]
  private readonly layers: [Layer, ...Layer[]]
  private readonly flow: Flow

  constructor(layers: [Layer, ...Layer[]], features: string[]) {
    this.layers = layers
    this.features = features
    this.inputs = layers[0].inputs
    this.flow = new Flow(layers)
  }

  /** A guess for each of the rows that follow one another, `inputs` bytes each. */
  guesses(rows: Uint8Array): Float32Array {
    const { inputs } = this
    const guesses = new Float32Array(countOf(rows, inputs))
    for (let i = 0; i < guesses.length; i++)
      guesses[i] = this.flow.through(rows.subarray(i * inputs, (i + 1) * inputs))[0]!
    return guesses
  }

  /** The net for rows in another order: `places` has, for each of their features, its place until now, or -1. */
  seeing(places: Int32Array): ValueNet {
    const [first, ...deeper] = this.layers
    return new ValueNet([rearranged(first, places), ...deeper], this.features)
  }
}

/** The value net in a file's arrays. */
export function valueNetOf(arrays: Arrays): ValueNet {
  const layers: Layer[] = []
  while (arrays.has(`weights${layers.length}`))
    layers.push(layerOf(arrays, `weights${layers.length}`, `bias${layers.length}`))
  const chain = chained(layers)
  if (chain.at(-1)!.outputs !== 1) throw new DamagedNetError('A value net has one output.')
  return new ValueNet(chain, textsIn(arrayOf(arrays, 'features'), 'features'))
}
