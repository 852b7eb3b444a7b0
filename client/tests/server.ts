/** The fake server: it answers as a test says, and records all requests. */
import { vi } from 'vitest'
import { usual } from './answers'

/** A request that was made. */
export interface Request {
  method: string
  /** Without the query. */
  path: string
  query: URLSearchParams
  /** The key that it was made with, or an empty string. */
  key: string
  /** What was sent: JSON is parsed, everything else is as it was. */
  body: unknown
  /** Whether the client has given up waiting for the response. */
  readonly aborted: boolean
}

/** A response: an object is sent as JSON, and an error is thrown by `fetch`. A function makes a response for each request. */
export type Reply = object | ((request: Request) => unknown)

/** Which requests are meant: `METHOD /path`, whatever the query, or a pattern for `METHOD /path?query`. */
export type Which = string | RegExp

/** There is no connection: what `fetch` throws then. */
export const OFFLINE = new TypeError('Failed to fetch')

/** A promise that the test settles. */
export interface Later<T> {
  promise: Promise<T>
  come: (value: T) => void
  /** Rejects it, by default as when there is no connection. */
  fail: (error?: Error) => void
}

export function later<T>(): Later<T> {
  const found = {} as Later<T>
  found.promise = new Promise<T>((resolve, reject) => {
    found.come = resolve
    found.fail = (error = OFFLINE) => reject(error)
  })
  return found
}

/** A refusal with a message, and the seconds after which the same may be sent again. */
export function refusal(status: number, id: string, args?: Record<string, unknown>, again?: number): Response {
  const headers: HeadersInit = again ? { 'Retry-After': `${again}` } : {}
  return Response.json({ message: args ? { id, args } : { id } }, { status, headers })
}

/** A request that waits for its response. */
export interface Held extends Later<unknown> {
  request: Request
}

export class FakeServer {
  /** All requests, in their order. */
  readonly requests: Request[] = []
  private readonly replies: { which: Which; reply: Reply }[] = []

  /** From now on such requests are answered like this, whatever was said of them before. */
  answer(which: Which, reply: Reply): void {
    this.replies.unshift({ which, reply })
  }

  /** From now on such requests wait until the test answers them. The list that is returned grows by each of them. */
  hold(which: Which): Held[] {
    const held: Held[] = []
    this.answer(which, (request) => {
      const response = { ...later<unknown>(), request }
      held.push(response)
      return response.promise
    })
    return held
  }

  /** Such requests, in their order. */
  those(which: Which): Request[] {
    return this.requests.filter((request) => isMeant(request, which))
  }

  /** Stands in for the `fetch` of the browser. */
  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { signal } = init
    const [path = '', query = ''] = String(input).split('?')
    const headers = new Headers(init.headers)
    const isJson = headers.get('Content-Type') === 'application/json'
    const request: Request = {
      method: init.method ?? 'GET',
      path,
      query: new URLSearchParams(query),
      key: headers.get('Authorization')?.replace('Bearer ', '') ?? '',
      body: isJson ? JSON.parse(init.body as string) : (init.body ?? undefined),
      get aborted() {
        return signal?.aborted ?? false
      },
    }
    this.requests.push(request)
    return new Promise((resolve, reject) => {
      const abort = (): void => reject(new DOMException('aborted', 'AbortError'))
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      this.respond(request).then(resolve, reject)
    })
  }

  private async respond(request: Request): Promise<Response> {
    const { method, path } = request
    const { reply } = this.replies.find(({ which }) => isMeant(request, which)) ?? {}
    const found: unknown = typeof reply === 'function' ? await (reply as (request: Request) => unknown)(request) : reply
    if (found instanceof Error) throw found
    if (found) return found instanceof Response ? found.clone() : Response.json(found)
    // It can be reached.
    if (method === 'HEAD' && path === '/api/about') return new Response()
    const response = method === 'GET' ? usual(addressOf(request)) : undefined
    if (!response) throw new Error(`the fake server has no answer to ${method} ${addressOf(request)}`)
    return response
  }
}

function addressOf({ path, query }: Request): string {
  return query.size ? `${path}?${query}` : path
}

function isMeant(request: Request, which: Which): boolean {
  return typeof which === 'string'
    ? which === `${request.method} ${request.path}`
    : which.test(`${request.method} ${addressOf(request)}`)
}

/** Takes the place of the real server until the test ends, with replies by `METHOD /path`; what all tests need it knows. */
export function useServer(replies: Record<string, Reply> = {}): FakeServer {
  const server = new FakeServer()
  for (const [which, reply] of Object.entries(replies)) server.answer(which, reply)
  vi.stubGlobal('fetch', server.fetch)
  return server
}

// Some modules ask as soon as they are imported.
globalThis.fetch = new FakeServer().fetch
