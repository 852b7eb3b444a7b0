/** The server of a page that has its own: what is asked of its worker, from its start to its end. */
import { expose, proxy } from 'comlink'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileOf, PageServer } from '../../src/page/engine.svelte'
import type { Engine, Kept, Reply } from '../../src/page/engine.worker'

/** A worker that the test has start, answer and die. */
class TestWorker {
  static made: TestWorker[] = []
  onerror: ((event: { message: string }) => void) | null = null
  terminated = false
  insists = false
  asked: string[] = []
  numbers: number[] = []
  left: number[] = []
  streams: { path: string; tell: (text: string) => void; close: (code: number) => void; ended: boolean }[] = []
  tell!: (part: number) => void
  lose!: () => void
  come!: (kept: Kept | 'elsewhere') => void
  fail!: (error: Error) => void
  /** What requests wait for. */
  answered: Promise<unknown> = Promise.resolve()
  status = 200
  readonly addEventListener: MessagePort['addEventListener']
  readonly removeEventListener: MessagePort['removeEventListener']
  readonly postMessage: MessagePort['postMessage']

  constructor() {
    TestWorker.made.push(this)
    const { port1, port2 } = new MessageChannel()
    this.addEventListener = port1.addEventListener.bind(port1)
    this.removeEventListener = port1.removeEventListener.bind(port1)
    this.postMessage = port1.postMessage.bind(port1)
    expose(this.engine(), port2)
    port1.start()
  }

  terminate(): void {
    this.terminated = true
  }

  private engine(): Engine {
    return {
      start: (_, insists, progress, lost) => {
        this.insists = insists
        this.tell = progress
        this.lose = lost
        return new Promise((come, fail) => Object.assign(this, { come, fail }))
      },
      leave: (number) => void this.left.push(number),
      request: async (method, address, headers, body, number): Promise<Reply> => {
        this.numbers.push(number)
        const names = headers.map(([name, value]) => `${name.toLowerCase()} ${value}`)
        this.asked.push([method, address, ...names, new TextDecoder().decode(body)].join(' '))
        await this.answered
        return { status: this.status, headers: [['x-one', 'eins']], body: new TextEncoder().encode('answered') }
      },
      connect: (path, protocols, tell, close) => {
        const stream = { path: [path, ...protocols].join(' '), tell, close, ended: false }
        this.streams.push(stream)
        return proxy(() => void (stream.ended = true))
      },
    } satisfies Engine as Engine
  }
}

const FILES = ['/api/titles', '/api/words/en']

let files: Record<string, Response>

beforeEach(() => {
  TestWorker.made = []
  files = { 'answers.json': Response.json(FILES), [fileOf('/api/titles')]: new Response('of a file') }
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('fetch', async (address: URL) => {
    const name = Object.keys(files).find((each) => address.pathname.endsWith(each))
    return name ? files[name]! : new Response('', { status: 404 })
  })
})

const soon = { timeout: 5_000, interval: 1 }

async function latest(): Promise<TestWorker> {
  const worker = TestWorker.made.at(-1)!
  await vi.waitFor(() => expect(worker.come).toBeDefined(), soon)
  return worker
}

/** A server whose worker has started. */
async function started(): Promise<[PageServer, TestWorker]> {
  const server = new PageServer()
  const worker = await latest()
  worker.come('disk')
  await vi.waitFor(() => expect(server.stage).toEqual({ name: 'ready', kept: 'disk' }), soon)
  return [server, worker]
}

const text = async (reply: Promise<Response>): Promise<string> => (await reply).text()

test('what is asked before the start waits for it, but for what a file has', async () => {
  const server = new PageServer()
  const worker = await latest()
  expect(await text(server.fetch('/api/titles'))).toBe('of a file')
  const headers = { 'Content-Type': 'text/plain' }
  const asked = server.fetch('/api/tables?a=b#c', { method: 'POST', headers, body: 'sent' })
  worker.tell(0.5)
  await vi.waitFor(() => expect(server.stage).toEqual({ name: 'starting', part: 0.5 }), soon)
  expect(worker.asked).toEqual([])
  worker.come('memory')
  const reply = await asked
  expect(server.stage).toEqual({ name: 'ready', kept: 'memory' })
  expect(worker.asked).toEqual(['POST /api/tables?a=b content-type text/plain sent'])
  expect([reply.status, reply.headers.get('X-One'), await reply.text()]).toEqual([200, 'eins', 'answered'])
  // What is still told of the start comes too late.
  worker.tell(1)
  await text(server.fetch('/api/me'))
  expect(server.stage.name).toBe('ready')
})

test('what a file should have and has not is asked of the application', async () => {
  const [server, worker] = await started()
  expect(await text(server.fetch('/api/words/en'))).toBe('answered')
  expect(await text(server.fetch('/api/titles', { method: 'HEAD' }))).toBe('answered')
  expect(worker.asked.map((each) => each.trim())).toEqual(['GET /api/words/en', 'HEAD /api/titles'])
  worker.status = 204
  expect((await server.fetch('/api/me')).status).toBe(204)
})

test('what is not wanted any more is not waited for', async () => {
  const [server, worker] = await started()
  worker.answered = new Promise(() => {})
  const given = new AbortController()
  const asked = server.fetch('/api/me', { signal: given.signal })
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1), soon)
  given.abort()
  await expect(asked).rejects.toThrow(/abort/i)
  // The application hears of it, and may stop working.
  await vi.waitFor(() => expect(worker.left).toEqual(worker.numbers), soon)
  await expect(server.fetch('/api/me', { signal: given.signal })).rejects.toThrow(/abort/i)
})

test('a stream is opened, tells, and is closed from either side', async () => {
  const [server, worker] = await started()
  const told: unknown[] = []
  const listen = (path: string): ReturnType<PageServer['connect']> => {
    const socket = server.connect(path, ['allmende', 'key.x'])
    socket.onopen = () => told.push('open')
    socket.onmessage = ({ data }) => told.push(data)
    socket.onclose = ({ code }) => told.push(code)
    return socket
  }
  const socket = listen('/api/a')
  expect(socket.readyState).toBe(WebSocket.CONNECTING)
  await vi.waitFor(() => expect(told).toEqual(['open']), soon)
  expect(worker.streams[0]!.path).toBe('/api/a allmende key.x')
  worker.streams[0]!.tell('ü')
  await vi.waitFor(() => expect(told).toEqual(['open', 'ü']), soon)
  worker.streams[0]!.close(4404)
  await vi.waitFor(() => expect(told).toEqual(['open', 'ü', 4404]), soon)
  expect(socket.readyState).toBe(WebSocket.CLOSED)

  told.length = 0
  const other = listen('/api/b')
  await vi.waitFor(() => expect(told).toEqual(['open']), soon)
  other.close()
  other.close()
  await vi.waitFor(() => expect(worker.streams[1]!.ended).toBe(true), soon)
  expect(told).toEqual(['open', 1000])
})

test('what is under way when another window takes the games is lost, and what is asked then waits for them', async () => {
  const [server, worker] = await started()
  const ends: number[] = []
  const socket = server.connect('/api/a', [])
  socket.onclose = ({ code }) => ends.push(code)
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN), soon)
  worker.answered = new Promise(() => {})
  const lost = server.fetch('/api/me')
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1), soon)
  worker.lose()
  await expect(lost).rejects.toThrow(TypeError)
  expect(server.stage).toEqual({ name: 'elsewhere' })
  expect(worker.terminated).toBe(true)
  await vi.waitFor(() => expect(ends).toEqual([1006]), soon)

  const waiting = server.fetch('/api/later')
  const again = server.connect('/api/a', [])
  server.start(true)
  const next = await latest()
  expect(next).not.toBe(worker)
  expect(next.insists).toBe(true)
  next.come('disk')
  expect(await text(waiting)).toBe('answered')
  await vi.waitFor(() => expect(again.readyState).toBe(WebSocket.OPEN), soon)
})

test('a page whose games are open elsewhere waits until they are wanted here', async () => {
  const server = new PageServer()
  const worker = await latest()
  const waiting = server.fetch('/api/me')
  worker.come('elsewhere')
  await vi.waitFor(() => expect(server.stage).toEqual({ name: 'elsewhere' }), soon)
  server.start(true)
  ;(await latest()).come('disk')
  expect(await text(waiting)).toBe('answered')
})

test('what fails is told in one sentence, and may be tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new PageServer()
  const waiting = server.fetch('/api/me')
  ;(await latest()).fail(new Error('Traceback:\n  line 3\nallmende.StoreError: the disk is full\n'))
  await vi.waitFor(() => expect(server.stage).toEqual({ name: 'failed', why: 'the disk is full' }), soon)
  server.start(false)
  const worker = await latest()
  worker.onerror!({ message: '' })
  expect(server.stage).toEqual({ name: 'failed', why: 'engine.worker.js' })
  expect(worker.terminated).toBe(true)
  server.start(false)
  const next = await latest()
  // What a worker says that is no longer wanted counts for nothing.
  worker.come('memory')
  next.come('disk')
  expect(await text(waiting)).toBe('answered')
  expect(server.stage).toEqual({ name: 'ready', kept: 'disk' })
  expect(said).toHaveBeenCalledTimes(2)
})

test('a browser without WebAssembly starts nothing', () => {
  vi.stubGlobal('WebAssembly', undefined)
  expect(new PageServer().stage).toEqual({ name: 'unable' })
  expect(TestWorker.made).toEqual([])
})

test('addresses of files are those that the build writes', () => {
  expect(fileOf('/rules/arle?language=de')).toBe('answers/rules-arle-language-de.txt')
})
