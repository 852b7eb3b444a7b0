/** The server of a page that has its own: the application in a worker, and files beside the page for what never changes. */
import { proxy, wrap, type Remote } from 'comlink'
import type { Server, Socket } from '../lib/server'
import type { Engine, Kept } from './engine.worker'

/** Where everything lies that runs Python; `tools/build_page.py` names it by its contents. */
const FOLDER = import.meta.env.VITE_ENGINE as string
const CLOSED_NORMALLY = 1000
const LOST = 1006

export type Stage =
  | { name: 'starting'; part: number }
  | { name: 'ready'; kept: Kept }
  /** Another page of this browser has the games, since the beginning or since it has insisted. */
  | { name: 'elsewhere' }
  | { name: 'failed'; why: string }
  /** The browser has no WebAssembly. */
  | { name: 'unable' }

/** The application from its start here to its end: what is asked before waits for it, and what is open then is lost. */
class Run {
  begun = false
  readonly engine: Promise<Remote<Engine>>
  /** Is rejected at the end, as requests are while there is no network. */
  readonly over: Promise<never>
  begin!: (engine: Remote<Engine>) => void
  end!: () => void

  constructor() {
    this.engine = new Promise((resolve) => {
      this.begin = (engine) => {
        this.begun = true
        resolve(engine)
      }
    })
    this.over = new Promise((_, reject) => {
      this.end = () => reject(new TypeError('the application has ended'))
    })
    this.over.catch(() => {})
  }
}

class PageSocket implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private end: (() => void) | undefined

  constructor(run: Run, path: string, protocols: string[]) {
    run.over.catch(() => this.closed(LOST))
    this.open(run, path, protocols).catch((error: unknown) => {
      if (this.readyState !== WebSocket.CLOSED) console.error(error)
      this.closed(LOST)
    })
  }

  close(): void {
    this.end?.()
    this.closed(CLOSED_NORMALLY)
  }

  private async open(run: Run, path: string, protocols: string[]): Promise<void> {
    const engine = await run.engine
    if (this.readyState === WebSocket.CLOSED) return
    const received = proxy((data: string) => void this.onmessage?.(new MessageEvent('message', { data })))
    const end = await Promise.race([engine.connect(path, protocols, received, proxy(this.closed)), run.over])
    this.end = () => void end()
    if (this.readyState === WebSocket.CLOSED) return this.end()
    this.readyState = WebSocket.OPEN
    this.onopen?.(new Event('open'))
  }

  private closed = (code: number): void => {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

/** Starts the worker at once; what is asked of it meanwhile waits. */
export class PageServer implements Server {
  readonly alone = true
  stage = $state.raw<Stage>({ name: 'starting', part: 0 })
  private readonly base = new URL('.', location.href)
  private readonly files: Promise<ReadonlySet<string>>
  private run = new Run()
  private worker: Worker | undefined
  /** How many requests the application was asked, each of which has its number. */
  private requests = 0

  constructor() {
    // The application has all answers itself.
    this.files = fetch(new URL('answers.json', this.base)).then(
      async (reply) => new Set(reply.ok ? ((await reply.json()) as string[]) : []),
      () => new Set(),
    )
    this.start(false)
  }

  /** Starts here, where the games may be open in another page: `insists` takes them from it. */
  start(insists: boolean): void {
    this.leave({ name: 'starting', part: 0 })
    if (typeof WebAssembly === 'undefined') {
      this.stage = { name: 'unable' }
      return
    }
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    /** What a worker says that is no longer wanted counts for nothing. */
    const tell = (stage: Stage, isOver = false): void => {
      if (worker !== this.worker) return
      if (isOver) this.leave(stage)
      else this.stage = stage
    }
    const fail = (error: unknown): void => {
      console.error(error)
      tell({ name: 'failed', why: reasonOf(error) }, true)
    }
    worker.onerror = ({ message }) => fail(new Error(message || 'engine.worker.js'))
    const engine = wrap<Engine>(worker)
    const progress = proxy((part: number) => {
      if (this.stage.name === 'starting') tell({ name: 'starting', part })
    })
    const lost = proxy(() => tell({ name: 'elsewhere' }, true))
    engine.start(new URL(`${FOLDER}/`, this.base).href, insists, progress, lost).then((kept) => {
      if (kept === 'elsewhere') return tell({ name: 'elsewhere' }, true)
      if (worker !== this.worker) return
      this.stage = { name: 'ready', kept }
      this.run.begin(engine)
    }, fail)
  }

  async fetch(path: string, options: RequestInit = {}): Promise<Response> {
    const method = options.method ?? 'GET'
    const [file = ''] = path.split('#')
    if (method === 'GET' && (await this.files).has(file)) {
      const reply = await fetch(new URL(fileOf(file), this.base)).catch(() => null)
      if (reply?.ok) return reply
    }
    const { run } = this
    const body = new Uint8Array(await new Response(options.body).arrayBuffer())
    const headers = [...new Headers(options.headers)]
    const engine = await unlessAborted(run.engine, options.signal)
    const number = this.requests++
    const answer = Promise.race([engine.request(method, file, headers, body, number), run.over])
    const reply = await unlessAborted(answer, options.signal, () => void engine.leave(number))
    return new Response(NO_CONTENT.has(reply.status) ? null : reply.body, reply)
  }

  connect(path: string, protocols: string[]): Socket {
    return new PageSocket(this.run, path, protocols)
  }

  /** Ends what runs here, if anything does. */
  private leave(stage: Stage): void {
    this.worker?.terminate()
    this.worker = undefined
    this.stage = stage
    const { run } = this
    if (!run.begun) return
    this.run = new Run()
    run.end()
  }
}

const NO_CONTENT = new Set([204, 205, 304])

/** What an error says in its last line: before it Python tells where the error was. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const last = message.trim().split('\n').at(-1) ?? ''
  return last.replace(/^[\w.]*Error: /, '')
}

/** What is found, unless that is not wanted any more: then it is left. */
async function unlessAborted<Found>(
  work: Promise<Found>,
  signal: AbortSignal | null | undefined,
  leave = (): void => {},
): Promise<Found> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      leave()
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** The file beside the page that has the answer to a request. */
export function fileOf(path: string): string {
  return `answers/${path.slice(1).replaceAll(/[^a-z0-9]/g, '-')}.txt`
}
