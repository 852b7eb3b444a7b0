/** What somebody does on a page, and why it was refused if it was. */
import { reasonOf } from './api'
import type { Sayable } from './speak.svelte'

export class Attempts {
  problem = $state.raw<Sayable | null>(null)

  /** Does this; if it is refused, the problem says why, until something else is attempted. */
  readonly make = async (work: () => Promise<void>): Promise<void> => {
    this.problem = null
    try {
      await work()
    } catch (error) {
      this.problem = reasonOf(error)
    }
  }
}
