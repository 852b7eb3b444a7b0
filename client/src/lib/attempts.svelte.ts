/** What somebody does on a page, and why it was refused if it was. */
import { reasonOf } from './api'
import type { Sayable } from './speak.svelte'

export class Attempts {
  problem = $state.raw<Sayable | null>(null)
  /** Whether something is under way. */
  busy = $state(false)

  /** Where a problem is shown elsewhere, it is told there, too. */
  constructor(private readonly tell: (problem: Sayable) => void = () => {}) {}

  /** Does this, and says whether it is done; if it is refused, the problem says why, until something else is attempted. */
  readonly make = async (work: () => Promise<unknown>): Promise<boolean> => {
    this.busy = true
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      this.problem = reasonOf(error)
      this.tell(this.problem)
      return false
    } finally {
      this.busy = false
    }
  }
}
