/** A server whose answers a test makes up; what is always the same it answers as the real one does. */
import { vi } from 'vitest'
import { answer } from './server'

/** What was asked of it: how, where, with which key, and what was told. */
export interface Request {
  /** Method and path, without the query. */
  what: string
  query: URLSearchParams
  key: string
  body: unknown
}

/** An answer: something as JSON, a whole response, an error as when there is no connection, or what makes one of these. */
type Reply = object | Response | Error | ((request: Request) => unknown)

/** Answers by what is asked, as `GET /api/me`; the list of all that was asked is given, and goes on. */
export function useServer(replies: Record<string, Reply>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const [path = '', query = ''] = String(input).split('?')
    const isJson = new Headers(init.headers).get('Content-Type') === 'application/json'
    const body: unknown = isJson ? JSON.parse(init.body as string) : (init.body ?? undefined)
    const key = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
    const request = { what: `${init.method ?? 'GET'} ${path}`, query: new URLSearchParams(query), key, body }
    asked.push(request)
    const reply = replies[request.what]
    if (!reply) return answer(input, init)
    const found: unknown = typeof reply === 'function' ? await (reply as (request: Request) => unknown)(request) : reply
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    if (found instanceof Error) throw found
    return found instanceof Response ? found.clone() : Response.json(found)
  })
  return asked
}

/** A refusal, for the reason with this id. */
export function refusal(status: number, id: string): Response {
  return Response.json({ message: { id } }, { status })
}

/** There is no connection. */
export const AWAY = new TypeError('Failed to fetch')

/** Something that comes when the test says so. */
export function later<T>(): { promise: Promise<T>; come: (value: T) => void } {
  let come: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    come = resolve
  })
  return { promise, come }
}
