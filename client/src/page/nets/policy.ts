/** Policy-value nets: they guess chances to win and scores, and rate moves.
 *
 * A common trunk has three heads: each seat's chance to win, each seat's points, and a query vector. The logit of a
 * move is the dot product of the query with the move's vector.
 */
import { arrayOf, beside, chained, countOf, Flow, layerOf, rearranged, type Arrays, type Layer } from './layers'
import { DamagedNetError, numbersIn, textsIn, type Numbers } from './npy'

/** The trunk, its heads side by side, and a vector for each move with the move's bias in its last place. */
interface Parts {
  trunk: [Layer, ...Layer[]]
  heads: Layer
  seats: number
  answers: Numbers
}

/** The net. */
export class PolicyValueNet {
  /** The number of features of a row. */
  readonly inputs: number
  /** The number of seats that it evaluates. */
  readonly seats: number
  /** The number of moves in its vocabulary. */
  readonly moves: number
  /** The names of the features in the net's file. */
  readonly features: string[]
  private readonly parts: Parts
  private readonly flow: Flow

  constructor(parts: Parts, features: string[]) {
    this.parts = parts
    this.features = features
    this.inputs = parts.trunk[0].inputs
    this.seats = parts.seats
    this.moves = parts.answers.shape[0]!
    this.flow = new Flow([...parts.trunk, parts.heads])
  }

  /** The output for states: a row for each, `inputs` bytes, and so many `moves` as `lengths` says.
   *
   * The chances of all states come first, a number for each seat from the one that acts on clockwise, then the scores
   * of all states likewise, then the logits of all moves.
   */
  evaluations(rows: Uint8Array, moves: Int32Array, lengths: Int32Array): Float32Array {
    const { inputs, seats } = this
    const count = countOf(rows, inputs)
    const found = new Float32Array(2 * count * seats + moves.length)
    let move = 0
    for (let i = 0; i < count; i++) {
      const heads = this.flow.through(rows.subarray(i * inputs, (i + 1) * inputs))
      found.set(chances(heads.subarray(0, seats)), i * seats)
      found.set(heads.subarray(seats, 2 * seats), (count + i) * seats)
      const query = heads.subarray(2 * seats)
      for (const end = move + lengths[i]!; move < end; move++)
        found[2 * count * seats + move] = this.logit(query, moves[move]!)
    }
    return found
  }

  /** The net for rows in another order: `places` has, for each of their features, its place until now, or -1. */
  seeing(places: Int32Array): PolicyValueNet {
    const [first, ...deeper] = this.parts.trunk
    return new PolicyValueNet({ ...this.parts, trunk: [rearranged(first, places), ...deeper] }, this.features)
  }

  private logit(query: Float64Array, move: number): number {
    const { values } = this.parts.answers
    const at = move * (query.length + 1)
    let sum = values[at + query.length]!
    for (let i = 0; i < query.length; i++) sum += query[i]! * values[at + i]!
    return sum
  }
}

/** The policy-value net in a file's arrays. */
export function policyValueNetOf(arrays: Arrays): PolicyValueNet {
  const named = (name: string) => layerOf(arrays, `${name}-weights`, `${name}-bias`)
  const trunk: Layer[] = []
  while (arrays.has(`trunk${trunk.length}-weights`)) trunk.push(named(`trunk${trunk.length}`))
  const [wins, scores, question] = [named('wins'), named('scores'), named('question')]
  for (const head of [wins, scores, question]) chained([...trunk, head])
  const answers = numbersIn(arrayOf(arrays, 'answers'), 'answers')
  if (wins.outputs !== scores.outputs || answers.shape.length !== 2 || answers.shape[1] !== question.outputs + 1)
    throw new DamagedNetError("The net's heads don't fit one another.")
  const parts = { trunk: chained(trunk), heads: beside([wins, scores, question]), seats: scores.outputs, answers }
  return new PolicyValueNet(parts, textsIn(arrayOf(arrays, 'features'), 'features'))
}

/** Chances that add up to one, in the proportion of the exponentials of the numbers. */
function chances(numbers: Float64Array): Float64Array {
  const most = Math.max(...numbers)
  const odds = numbers.map((number) => Math.exp(number - most))
  const sum = odds.reduce((total, each) => total + each, 0)
  return odds.map((each) => each / sum)
}
