/** Who is at a table now. Whoever has the page in sight is counted, nobody else. */
import type { Silenced, Company as Told } from './people'
import type { Word } from './protocol'
import { store, stored } from './storage'
import { Stream } from './stream'

const NOBODY: Told = { present: [], onlookers: 0, seen: {}, silenced: [] }

export class Company {
  told = $state.raw<Told>(NOBODY)

  constructor(
    private readonly table: string,
    private readonly key: string,
  ) {}

  /** Is at the table, and hears who else is, until the returned function is called. */
  join(): () => void {
    const address = `/api/tables/${this.table}/company`
    const stream = new Stream<Told>(
      () => address,
      (told) => {
        this.told = told
        muted.blocked = told.silenced.map((each) => speaker(this.table, each))
      },
      () => (this.told = NOBODY),
      this.key,
    )
    return () => stream.close()
  }
}

const KEY = 'allmende.muted'
const MOST = 100

/** Whose words one does not want to read, by table, and by the seat and since when they have it: names change. */
class Muted {
  /** Those whom I have blocked, at the table where I am. */
  blocked = $state.raw<readonly string[]>([])
  private all = $state.raw<readonly string[]>(stored(KEY, []))

  has(table: string, word: Word): boolean {
    return this.chosen(table, word) || this.blocked.includes(speaker(table, word))
  }

  /** Whether somebody is muted at this table alone. */
  chosen(table: string, word: Word): boolean {
    return this.all.includes(speaker(table, word))
  }

  turn(table: string, word: Word): void {
    const which = speaker(table, word)
    this.all = this.chosen(table, word)
      ? this.all.filter((each) => each !== which)
      : [which, ...this.all].slice(0, MOST)
    store(KEY, this.all)
  }
}

function speaker(table: string, { seat, since }: Silenced): string {
  return `${table} ${seat} ${since}`
}

export const muted = new Muted()
