/** The server of a page that has its own: the application in a worker, and files beside the page for what never changes. */
import { proxy, wrap, type Remote } from 'comlink'
import type { Server, Socket } from '../lib/server'
import type { Engine, Kept } from './engine.worker'

/** Where everything lies that runs Python; `tools/build_page.py` names it by its contents. */
const FOLDER = import.meta.env.VITE_ENGINE as string
const CLOSED_NORMALLY = 1000

export type Stage =
  | { name: 'starting'; part: number }
  | { name: 'ready'; kept: Kept }
  /** Another page of this browser has the games, since the beginning or since it has insisted. */
  | { name: 'elsewhere' }
  | { name: 'failed'; why: string }

class PageSocket implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private end: (() => void) | undefined

  constructor(engine: Promise<Remote<Engine>>, path: string, protocols: string[]) {
    this.open(engine, path, protocols).catch((error: unknown) => {
      console.error(error)
      this.closed(CLOSED_NORMALLY)
    })
  }

  close(): void {
    this.end?.()
    this.closed(CLOSED_NORMALLY)
  }

  private async open(engine: Promise<Remote<Engine>>, path: string, protocols: string[]): Promise<void> {
    const received = proxy((data: string) => void this.onmessage?.(new MessageEvent('message', { data })))
    const end = await (await engine).connect(path, protocols, received, proxy(this.closed))
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
  private engine!: Promise<Remote<Engine>>
  private worker: Worker | undefined

  constructor() {
    this.files = fetch(new URL('answers.json', this.base)).then(
      async (reply) => new Set((await reply.json()) as string[]),
    )
    this.start(false)
  }

  /** Starts here, where the games may be open in another page: `insists` takes them from it. */
  start(insists: boolean): void {
    this.worker?.terminate()
    this.stage = { name: 'starting', part: 0 }
    this.engine = this.started(insists)
    this.engine.catch((error: unknown) => (this.stage = { name: 'failed', why: String(error) }))
  }

  async fetch(path: string, options: RequestInit = {}): Promise<Response> {
    const method = options.method ?? 'GET'
    const [file = ''] = path.split('#')
    if (method === 'GET' && (await this.files).has(file)) return fetch(new URL(fileOf(file), this.base))
    const body = !options.body ? null : new Uint8Array(await new Response(options.body).arrayBuffer())
    const headers = [...new Headers(options.headers)]
    const reply = await (await this.engine).request(method, file, headers, body)
    return new Response(NO_CONTENT.has(reply.status) ? null : reply.body, reply)
  }

  connect(path: string, protocols: string[]): Socket {
    return new PageSocket(this.engine, path, protocols)
  }

  private async started(insists: boolean): Promise<Remote<Engine>> {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    const broken = new Promise<never>((_, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message))
    })
    const engine = wrap<Engine>(worker)
    const tell = proxy((part: number) => (this.stage = { name: 'starting', part }))
    const lost = proxy(() => (this.stage = { name: 'elsewhere' }))
    const kept = await Promise.race([engine.start(new URL(`${FOLDER}/`, this.base).href, insists, tell, lost), broken])
    if (kept === 'elsewhere') {
      this.stage = { name: 'elsewhere' }
      // What is asked waits until the games are here.
      return new Promise(() => {})
    }
    this.stage = { name: 'ready', kept }
    return engine
  }
}

const NO_CONTENT = new Set([204, 205, 304])

/** The file beside the page that has the answer to a request. */
export function fileOf(path: string): string {
  return `answers/${path.slice(1).replaceAll(/[^a-z0-9]/g, '-')}.txt`
}
