/** The tables this browser has a key for. */

export interface Remembered { table: string; key: string; title: string; names: string[]; when: number }

const KEY = 'allmende.tables'
const MOST = 30

/** The remembered tables, latest first. */
export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Remembered[]
  } catch {
    return []
  }
}

/** Remembers a table, or moves it to the front. */
export function remember(entry: Omit<Remembered, 'when'>): void {
  keep([{ ...entry, when: Date.now() }, ...remembered().filter((other) => other.table !== entry.table)])
}

/** Forgets a table; its record stays on the server. */
export function forget(table: string): void {
  keep(remembered().filter((other) => other.table !== table))
}

/** The key of a remembered table. */
export function keyOf(table: string): string {
  return remembered().find((entry) => entry.table === table)?.key ?? ''
}

function keep(entries: Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)))
  } catch {
    // Without storage the link is all there is.
  }
}
