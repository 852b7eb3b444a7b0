/** Who is at a table now. Whoever has the page in sight is counted, nobody else. */
import type { Company as Told } from './people'
import { Stream } from './stream'

const NOBODY: Told = { present: [], onlookers: 0, seen: {} }

export class Company {
  told = $state.raw<Told>(NOBODY)

  constructor(private readonly table: string, private readonly key: string) {}

  /** Is at the table, and hears who else is, until the returned function is called. */
  join(): () => void {
    const address = `/api/tables/${this.table}/company${this.key && `?${new URLSearchParams({ key: this.key })}`}`
    const stream = new Stream<Told>(() => address, (told) => (this.told = told), () => (this.told = NOBODY))
    return () => stream.close()
  }
}

const KEY = 'allmende.muted'
const MOST = 100

/** Whose words one does not want to read, by table and name. */
class Muted {
  private all = $state.raw<readonly string[]>(load())

  has(table: string, name: string): boolean {
    return this.all.includes(`${table} ${name}`)
  }

  turn(table: string, name: string): void {
    const which = `${table} ${name}`
    this.all = this.has(table, name) ? this.all.filter((each) => each !== which) : [which, ...this.all].slice(0, MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all))
    } catch {
      // Not kept, but it holds for this visit.
    }
  }
}

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const muted = new Muted()
