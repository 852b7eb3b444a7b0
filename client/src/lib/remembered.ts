/** The tables this browser has a key for. */
import type { NewTableReply } from './protocol'
import { store, stored } from './storage'

export interface Remembered {
  table: string
  key: string
  title: string
  names: string[]
  /** The keys of seats that are taken by link, for who made the table. */
  links?: Record<number, string>
  when: number
  /** By whom the server was told who sits there: from then on it knows. */
  told?: string
  /** Whether it is no game of one's own from its beginning on: a lesson, an example, a position that was stepped into. */
  trial?: boolean
  /** The lesson that is given there, until it is done. */
  lesson?: string
  /** Whether it has the table on their list for that. */
  listed?: boolean
  /** Whether it was taken off the list that is shown here. */
  hidden?: boolean
  /** Whether who plays there would rather not say a name: the one that stands in may be of another language. */
  nameless?: boolean
}

const KEY = 'allmende.tables'
const MOST = 30

/** The remembered tables, latest first. */
export function remembered(): Remembered[] {
  return stored(KEY, [])
}

/** Remembers a table, or moves it to the front, on the list again. */
export function remember(entry: Omit<Remembered, 'when' | 'told' | 'listed' | 'hidden'>): void {
  const before = remembered()
  const same = before.find((other) => other.table === entry.table)
  const others = before.filter((other) => other.table !== entry.table)
  keep([{ ...same, ...entry, hidden: false, when: Date.now() }, ...others])
}

/** Remembers a table that has just been set up, and gives the keys of the seats that are taken by link. */
export function rememberNew(
  { table, key, seats }: NewTableReply,
  title: string,
  more: Pick<Remembered, 'trial' | 'lesson'> = {},
): Record<number, string> {
  const links = Object.fromEntries(seats.flatMap((seat) => (seat.key ? [[seat.seat, seat.key]] : [])))
  remember({ table, key, title, names: seats.map(({ name }) => name), links, ...more })
  return links
}

/** The lesson at a table is done: whoever wants it again begins anew. */
export function conclude(table: string): void {
  keep(remembered().map(({ lesson, ...entry }) => (entry.table === table || !lesson ? entry : { ...entry, lesson })))
}

/** Forgets a table; its record stays on the server. */
export function forget(table: string): void {
  keep(remembered().filter((other) => other.table !== table))
}

/** Takes a table off the list; its key is kept. */
export function hide(table: string): void {
  keep(remembered().map((entry) => (entry.table === table ? { ...entry, hidden: true } : entry)))
}

/** The tables of which the server has not been told that this person sits there. */
export function untold(person: string): Remembered[] {
  return remembered().filter(({ told }) => told !== person)
}

/** The server has been told, and has the table on their list if it has let them sit down there. */
export function tell(table: string, person: string, listed: boolean): void {
  keep(remembered().map((entry) => (entry.table === table ? { ...entry, told: person, listed } : entry)))
}

/** Who plays at a table would rather not say a name. */
export function stayNameless(table: string): void {
  keep(remembered().map((entry) => (entry.table === table ? { ...entry, nameless: true } : entry)))
}

/** Whether somebody would rather not say a name at a table. */
export function isNameless(table: string): boolean {
  return remembered().some((entry) => entry.table === table && entry.nameless)
}

/** The key of a remembered table. */
export function keyOf(table: string): string {
  return remembered().find((entry) => entry.table === table)?.key ?? ''
}

/** The keys of the seats of a table that are taken by link, as far as this browser handed them out. */
export function linksOf(table: string): Record<number, string> {
  return remembered().find((entry) => entry.table === table)?.links ?? {}
}

function keep(entries: Remembered[]): void {
  store(KEY, entries.slice(0, MOST))
}
