/** Nets for bots that run in the page: `allmende.bots.javascript_nets` calls this module from Python.
 *
 * Python unpacks a net's `.npz` file and hands over its arrays, each a pair of a name and the content of its `.npy`.
 */
import { policyValueNetOf, type PolicyValueNet } from './policy'
import { valueNetOf, type ValueNet } from './value'

export type { PolicyValueNet, ValueNet }

type Pairs = Iterable<readonly [string, Uint8Array]>

/** The value net of a file with these arrays. */
export function valueNet(arrays: Pairs): ValueNet {
  return valueNetOf(new Map(arrays))
}

/** The policy-value net of a file with these arrays. */
export function policyValueNet(arrays: Pairs): PolicyValueNet {
  return policyValueNetOf(new Map(arrays))
}
