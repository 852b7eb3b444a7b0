/** How tables stood when this browser saw them last, to be looked at while the server can't be reached. */
import type { TableState } from './protocol'

/** A table as it stood; `built` is the client that saw it, since another one may draw it wrong. */
interface Kept { built: string; at: number; state: TableState }

const CACHE = 'tables'
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

/** How a table stood, and when in milliseconds since 1970, if it was kept for this key. */
export async function kept(table: string, key: string): Promise<Kept | null> {
  if (!('caches' in window)) return null
  try {
    const found = await (await caches.open(CACHE)).match(await address(table, key))
    const told = found && ((await found.json()) as Kept)
    return told?.built === BUILT ? told : null
  } catch {
    return null
  }
}

/** Keeps nothing any more: this browser is somebody else's. */
export async function clear(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE)
}
