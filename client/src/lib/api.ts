/** Requests to the server. A refusal is thrown as `Refused` with the message that says why. */
import { pause } from './pause'
import type {
  Message,
  Preview,
  Problem,
  Scene,
  SpokenPosition,
  TableState,
  UndoRequest,
  Update,
  WhyNot,
} from './protocol'
import { server } from './server'
import type { Coach } from './settings.svelte'
import { store, stored } from './storage'

export class Refused extends Error {
  /** `again` are the milliseconds after which the same may be sent again, or 0: a server that is away comes back. */
  constructor(
    readonly status: number,
    readonly reason: Message,
    readonly again = 0,
  ) {
    super(reason.id)
  }
}

/** Whether the server has said no, as it would again: everything else may do later. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Refused && error.status > 0 && error.status < 500
}

/** Why something did not come about, in words for people. */
export function reasonOf(error: unknown): Message {
  return error instanceof Refused ? error.reason : { id: 'screen-server-error' }
}

export async function send(path: string, options: RequestInit = {}, key = ''): Promise<Response> {
  const headers = new Headers(options.headers)
  if (key) headers.set('Authorization', `Bearer ${key}`)
  let reply: Response
  try {
    reply = await server.fetch(path, { ...options, headers })
  } catch {
    throw new Refused(0, { id: 'screen-offline' }, AGAIN)
  }
  if (reply.ok) return reply
  const problem = (await reply.json().catch(() => null)) as Problem | null
  throw new Refused(reply.status, problem?.message ?? { id: 'screen-server-error' }, againAfter(reply, problem))
}

/** Milliseconds after which the same may be sent again: as the server says, or where a proxy answers that it is away. */
function againAfter({ status, headers }: Response, problem: Problem | null): number {
  if (status < 502 || status > 504) return 0
  return problem ? 1000 * Number(headers.get('Retry-After')) : AGAIN
}

/** Milliseconds between attempts to reach the server, and the most between attempts to fetch what may be gone for good. */
const AGAIN = 1500
const LONGEST = 60_000

/** Milliseconds for which a person's move is sent again and again. */
const INSISTED = 30_000

/**
 * Makes a request that comes to the same however often it is made, such as a move, which names its version. While the
 * server is away, or is being replaced, it is made again as long as it is `wanted`; `waits` hears why.
 */
export async function surely(
  request: () => Promise<unknown>,
  wanted: () => boolean,
  waits: (why: Message) => void,
): Promise<void> {
  const end = Date.now() + INSISTED
  for (;;) {
    try {
      await request()
      return
    } catch (error) {
      if (!(error instanceof Refused && error.again) || Date.now() > end) throw error
      if (wanted()) waits(error.reason)
      // Many who were cut off at once don't come back at once.
      await pause(error.again * (1 + Math.random() / 2))
      if (!wanted()) return
    }
  }
}

let reaching: Promise<void> | undefined

/** Waits until the server can be reached again: then nobody needs to read any more that it can't be. */
export function reached(): Promise<void> {
  // However many wait, one asks.
  return (reaching ??= reach().finally(() => (reaching = undefined)))
}

/** The same, and some patience if it could be reached before, so many times in vain: a newer server has other files. */
export async function reachedAgain(times: number): Promise<void> {
  await reached()
  if (times) await pause(Math.min(AGAIN * 2 ** times, LONGEST))
}

async function reach(): Promise<void> {
  for (;;) {
    await pause(AGAIN)
    try {
      // The worker answers from what it has kept only where something is to be had.
      const { status } = await server.fetch('/api/about', { method: 'HEAD', cache: 'no-store' })
      if (status < 500) return
    } catch {
      // Not yet.
    }
  }
}

/** Milliseconds within which the page is not loaded anew twice: what is still missing then may be gone for good. */
const LOADED_APART = 60_000
const LOADED = 'loaded-anew'

/** Whether a module could not be fetched. Browsers remember that, and only a page that is loaded anew asks for it again. */
function isModuleMissing(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}

/** Loads the page anew, unless that has just been done. */
function loadAnew(): void {
  if (Date.now() - stored(LOADED, 0, true) < LOADED_APART) return
  store(LOADED, Date.now(), true)
  location.reload()
}

/**
 * Tries something while it is `wanted`; if it is `inVain`, again as soon as the server can be reached. If a module is
 * missing, the page is loaded anew then.
 */
export async function persist<Found>(
  attempt: () => Promise<Found>,
  wanted = (): boolean => true,
  inVain = (): void => {},
): Promise<Found | undefined> {
  for (let times = 0; wanted(); times++) {
    try {
      // Awaited, since a `then` would not hear of styles that can't be fetched.
      return await attempt()
    } catch (error) {
      if (wanted()) inVain()
      await reachedAgain(times)
      if (wanted() && isModuleMissing(error)) loadAnew()
    }
  }
}

/** Fetches a part of the page; if that can't be, it is fetched as soon as the server can be reached. */
export async function bring<Part>(fetch: () => Promise<{ default: Part }>): Promise<Part> {
  return (await persist(fetch))!.default
}

/** Whether this says that the server can't be reached. */
export function isOffline(message: { id: string } | null): boolean {
  return message?.id === 'screen-offline'
}

export async function get<T>(path: string, key = ''): Promise<T> {
  return (await (await send(path, {}, key)).json()) as T
}

export async function post<T>(path: string, body: unknown, key = '', how: RequestInit = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await (await send(path, { method: 'POST', headers, body: JSON.stringify(body), ...how }, key)).json()) as T
}

type Asked = [table: string, key: string, version: number, seat: number, move: string]

/** What there is to say about a move before it is played. */
function about<T>(
  what: string,
  besides: Readonly<Record<string, string>>,
  ...[table, key, version, seat, move]: Asked
): Promise<T> {
  return get(
    `/api/tables/${table}/${what}?${new URLSearchParams({ seat: `${seat}`, move, version: `${version}`, ...besides })}`,
    key,
  )
}

export const api = {
  /** What is printed in a game, as far as a table with these options needs it. */
  reference: <R>(title: string, options: Readonly<Record<string, string>>): Promise<R> =>
    get(`/api/titles/${title}/reference?${new URLSearchParams(options)}`),
  cards: <C>(title: string): Promise<C[]> => get(`/api/titles/${title}/cards`),
  /** The table in words, in a language. */
  spoken: (table: string, query: string, key: string): Promise<SpokenPosition> =>
    get(`/api/tables/${table}/spoken?${query}`, key),
  /** The table as it stands, or `at` an earlier version, for the `eyes` of a seat. */
  look: (table: string, query: string, key: string): Promise<TableState> => get(`/api/tables/${table}?${query}`, key),
  /** What has happened at a table since a version; the table as it is, where that is too long ago. */
  news: (table: string, query: string, key: string): Promise<TableState | Update> =>
    get(`/api/tables/${table}/news?${query}`, key),
  /** What has happened at a table from a version to a later one, and how it stood then. */
  scenes: <V>(table: string, query: string, key: string): Promise<{ scenes: Scene[]; view: V }> =>
    get(`/api/tables/${table}/scenes?${query}`, key),
  move: (table: string, key: string, version: number, seat: number, move: string): Promise<{ version: number }> =>
    post(`/api/tables/${table}/moves`, { version, seat, move }, key),
  undo: (table: string, key: string, wanted: UndoRequest): Promise<{ version: number }> =>
    post(`/api/tables/${table}/undo`, wanted, key),
  /** With what a coach says to it. */
  preview: (coach: Coach, ...asked: Asked): Promise<Preview> => about('preview', { coach }, ...asked),
  whyNot: (...asked: Asked): Promise<WhyNot> => about('why-not', {}, ...asked),
}

/** Milliseconds between attempts to look at a table, about. */
const LOOKING = 3000

/** A table with the eyes of a seat, tried as long as that is `wanted`; null if it was in vain. */
export async function lookWith(
  table: string,
  key: string,
  seat: number,
  wanted: () => boolean,
): Promise<TableState | null> {
  while (wanted()) {
    try {
      return await api.look(table, `eyes=${seat}`, key)
    } catch (error) {
      if (isRefusal(error)) return null
      // Not all at once, if it was the server that failed.
      await pause(LOOKING * (0.5 + Math.random()))
    }
  }
  return null
}
