/** What I note for myself at a table: it keeps itself, also when nobody looks at it any more. */
import { get, post } from './api'
import { Attempts } from './attempts.svelte'
import { mine } from './mine.svelte'
import type { Remark } from './people'

/** Milliseconds without a key until what was written is kept. */
const REST = 600

class Notes {
  text = $state('')
  /** Whether what was kept has come, so that it can be changed. */
  ready = $state(false)
  /** Whether the server has all that was written. */
  kept = $state(true)
  readonly attempts = new Attempts()
  /** Who writes; who comes to this browser afterwards neither sees it nor keeps it. */
  private person: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly path: string

  constructor(table: string) {
    this.path = `/api/me/tables/${table}/remark`
  }

  /** Fetches what was kept, by the name that I have at the table if the server knows none. */
  readonly fetch = async (name: string): Promise<void> => {
    await mine.become(name)
    this.person = mine.person?.person
    this.text = (await get<Remark>(this.path)).remark
    this.ready = true
  }

  get areMine(): boolean {
    return this.person === mine.person?.person
  }

  written(): void {
    this.kept = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.keep(), REST)
  }

  /** Keeps what was written, one after the other: the last one holds. What can't be kept yet is as soon as that can be. */
  async keep(): Promise<void> {
    clearTimeout(this.timer)
    let remark = ''
    const tell = (): Promise<unknown> => {
      remark = this.text
      // It is on its way also when the page is closed.
      return post(this.path, { remark }, '', { keepalive: true })
    }
    if (!(await this.attempts.insist(tell, () => !this.kept && this.areMine && !this.attempts.busy))) return
    if (remark === this.text) this.kept = true
    else void this.keep()
  }
}

const known = new Map<string, Notes>()

/** My notes at a table: those that are still to be kept, or else as the server has them. */
export function notesOf(table: string): Notes {
  const found = known.get(table)
  if (found?.areMine && !found.kept) return found
  const notes = new Notes(table)
  known.set(table, notes)
  return notes
}
