/** What a page asks the server for, and what a test answers. */
import { vi } from 'vitest'
import { answer } from '../server'

/** A request that the page has made. */
export interface Asked {
  method: string
  path: string
  /** What was sent, if anything. */
  body: unknown
  /** Whether the page wants no answer any more. */
  readonly aborted: boolean
}

type Answer = (asked: Asked) => Response | Promise<Response>

/** All requests since the server was played, and how further ones are answered. */
export class Asking {
  readonly all: Asked[] = []
  private readonly rules: [RegExp, Answer][] = []

  /** From now on requests whose method and path match are answered like this, whatever was said before. */
  on(pattern: RegExp, reply: Answer): void {
    this.rules.unshift([pattern, reply])
  }

  /** The requests whose method and path match. */
  those(pattern: RegExp): Asked[] {
    return this.all.filter(({ method, path }) => pattern.test(`${method} ${path}`))
  }

  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body, signal } = init
    const path = String(input)
    const asked: Asked = {
      method,
      path,
      body: typeof body === 'string' && body ? JSON.parse(body) : undefined,
      get aborted() {
        return signal?.aborted ?? false
      },
    }
    this.all.push(asked)
    const [, reply] = this.rules.find(([pattern]) => pattern.test(`${method} ${path}`)) ?? []
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      Promise.resolve(reply ? reply(asked) : answer(input, init)).then(resolve, reject)
    })
  }
}

/** Answers requests until the test ends. */
export function useAsking(): Asking {
  const asking = new Asking()
  vi.stubGlobal('fetch', asking.fetch)
  return asking
}

/** An answer in JSON. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

/** No answer: the server can't be reached. */
export function away(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** An answer that comes when the test lets it come. */
export class Held {
  readonly all: { asked: Asked; reply: (found: Response) => void; fail: () => void }[] = []

  readonly answer = (asked: Asked): Promise<Response> =>
    new Promise((reply, reject) =>
      this.all.push({ asked, reply, fail: () => reject(new TypeError('Failed to fetch')) }),
    )

  /** The request of this number, once it was made. */
  async nth(number: number): Promise<(typeof this.all)[number]> {
    await vi.waitUntil(() => this.all.length > number, { timeout: 30_000 })
    return this.all[number]!
  }
}
