/** What somebody does on a page, and why it was refused if it was. */
import { isOffline, isRefusal, persist, reached, reasonOf } from './api'
import type { Sayable } from './speak.svelte'

export class Attempts {
  problem = $state.raw<Sayable | null>(null)
  /** Whether anything is under way. */
  busy = $state(false)
  private running = 0

  /** Where a problem is shown elsewhere, it is told there, too; `why` says what it is, or null where nobody needs to hear of it. */
  constructor(
    private readonly tell: (problem: Sayable) => void = () => {},
    private readonly why: (error: unknown) => Sayable | null = reasonOf,
  ) {}

  /** Does this, and says whether it is done; if it is refused, the problem says why, until something else is attempted. */
  readonly make = async (work: () => Promise<unknown>): Promise<boolean> => {
    this.running++
    this.busy = true
    this.problem = null
    try {
      await work()
      return true
    } catch (error) {
      this.problem = this.why(error)
      if (this.problem) this.tell(this.problem)
      // That the server can't be reached nobody needs to read any more once it can.
      if (isOffline(this.problem))
        void reached().then(() => {
          if (isOffline(this.problem)) this.problem = null
        })
      return false
    } finally {
      this.busy = --this.running > 0
    }
  }

  /** The same, again as soon as the server can be reached, while it is `wanted`; what the server refuses stays undone. */
  readonly insist = async (work: () => Promise<unknown>, wanted: () => boolean): Promise<boolean> => {
    let done = false
    const once = async (): Promise<void> => {
      let why: unknown
      done = await this.make(() =>
        work().catch((error: unknown) => {
          throw (why = error)
        }),
      )
      if (!done && !isRefusal(why)) throw why
    }
    await persist(once, wanted, () => {
      if (isOffline(this.problem)) this.problem = { id: 'screen-away' }
    })
    return done
  }

  /** The same for what a page is to show from the beginning, while it is there. */
  readonly load = (work: () => Promise<unknown>): Promise<boolean> => {
    let there = true
    $effect(() => () => {
      there = false
    })
    return this.insist(work, () => there)
  }
}
