/** How tables, and the list of mine, stood when this browser saw them last, to be looked at while the server can't be reached. */
import type { MyTable, Person } from './people'
import type { TableState } from './protocol'

/** A table as it stood; `built` is the client that saw it, since another one may draw it wrong. */
interface Kept {
  built: string
  at: number
  state: TableState
}
/** Whose browser this was, and how their tables stood. */
interface KeptMine {
  built: string
  at: number
  person: Person
  tables: readonly MyTable[]
}

const CACHE = 'tables'
const MINE = 'mine'
const LIST = '/kept/mine'
/** So many tables are kept, those that were looked at last. */
const MOST = 30
/** The name of the page's script holds a hash of all that it loads. */
const BUILT = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

/** What a key may see is kept for that key alone. */
async function address(table: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${table} ${key}`))
  return `/kept/${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Keeps how a table stands, where a browser lets pages keep anything: on https, and on this machine. */
export async function keep(state: TableState, key: string): Promise<void> {
  if (!('caches' in window)) return
  try {
    const [cache, place] = [await caches.open(CACHE), await address(state.table, key)]
    await cache.delete(place) // so that it becomes the last one
    await cache.put(place, Response.json({ built: BUILT, at: Date.now(), state } satisfies Kept))
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)))
  } catch {
    // Without room it is not kept.
  }
}

/** Keeps how my tables stand. */
export async function keepMine(person: Person, tables: readonly MyTable[]): Promise<void> {
  if (!('caches' in window)) return
  try {
    await (
      await caches.open(MINE)
    ).put(LIST, Response.json({ built: BUILT, at: Date.now(), person, tables } satisfies KeptMine))
  } catch {
    // Without room it is not kept.
  }
}

/** Whose browser this was when it reached the server last, and how their tables stood then. */
export async function keptMine(): Promise<KeptMine | null> {
  return found(MINE, LIST)
}

/** This browser is now whoever has this name, or nobody's: what it kept for somebody else goes. */
export async function belongTo(person: string): Promise<void> {
  const list = await keptMine()
  if (list && list.person.person !== person) await clear()
}

/** How a table stood, and when in milliseconds since 1970, if it was kept for this key. */
export async function kept(table: string, key: string): Promise<Kept | null> {
  return 'caches' in window ? found(CACHE, await address(table, key)) : null
}

/** What is kept at a place, unless another client has kept it. */
async function found<T extends { built: string }>(name: string, place: string): Promise<T | null> {
  if (!('caches' in window)) return null
  try {
    const reply = await (await caches.open(name)).match(place)
    const told = reply && ((await reply.json()) as T)
    return told?.built === BUILT ? told : null
  } catch {
    return null
  }
}

/** Keeps nothing any more: this browser is somebody else's. */
export async function clear(): Promise<void> {
  if ('caches' in window) await Promise.all([CACHE, MINE].map((name) => caches.delete(name)))
}
