/** Starts the Python interpreter of the page in a worker, with all packages that it needs. */
import { Decompress } from 'fzstd'
import type { loadPyodide, PyodideAPI } from 'pyodide'
import { filesIn } from './archive'

export type Python = PyodideAPI

/** How much of what is to be fetched has come, from 0 to 1. */
export type Progress = (part: number) => void

/** What the folder of the engine holds, by paths in it, with sizes in bytes. */
type Files = Readonly<Record<string, number>>
type Bytes = Uint8Array<ArrayBuffer>

/** The interpreter, its library and all packages: compressed far better than browsers can by themselves. */
const FIRST = ['pyodide.asm.wasm', 'library.zip', 'packages.zip'] as const
const COMPRESSED = '.zst'
const CACHE = 'allmende-engine'

async function fetched(address: URL): Promise<Response> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address.pathname}: ${reply.status}`)
  return reply
}

/** What this browser keeps unpacked, so that later starts take less; none where it keeps nothing. */
async function shelf(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined
}

/** The content of a file that lies compressed, and whether it was kept unpacked. */
async function unpacked(address: URL, count: (bytes: number) => void): Promise<{ content: Bytes; isKept: boolean }> {
  const kept = await (await shelf())?.match(address).catch(() => undefined)
  if (kept) return { content: new Uint8Array(await kept.arrayBuffer()), isKept: true }
  const { body } = await fetched(new URL(address.href + COMPRESSED))
  const pieces: Uint8Array[] = []
  const decompress = new Decompress((piece) => void pieces.push(piece))
  const reader = body!.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    count(value.byteLength)
    decompress.push(value)
  }
  decompress.push(new Uint8Array(0), true)
  return { content: new Uint8Array(await new Blob(pieces as Bytes[]).arrayBuffer()), isKept: false }
}

/** Keeps what was unpacked, and nothing of other versions; where there is no room for it, the next start takes longer. */
async function keepUnpacked(base: URL, contents: ReadonlyMap<string, Bytes>): Promise<void> {
  try {
    const cache = await shelf()
    for (const { url } of (await cache?.keys()) ?? []) if (!url.startsWith(base.href)) await cache?.delete(url)
    for (const [name, content] of contents) await cache?.put(new URL(name, base), new Response(content))
  } catch {
    // It is fetched and unpacked again.
  }
}

/** Python in this worker, from the folder `base` of the engine; a file that can't be fetched is an error. */
export async function startPython(base: URL, progress: Progress = () => {}): Promise<Python> {
  const files = (await (await fetched(new URL('files.json', base))).json()) as Files
  const total = FIRST.reduce((sum, name) => sum + (files[name + COMPRESSED] ?? 0), 0)
  let come = 0
  const count = (bytes: number): void => progress(Math.min(1, (come += bytes) / total))
  const [wasm, standard, packages] = await Promise.all(FIRST.map((name) => unpacked(new URL(name, base), count)))
  const library = URL.createObjectURL(new Blob([standard!.content]))
  const { loadPyodide: load } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', base).href)) as {
    loadPyodide: typeof loadPyodide
  }
  const python = await withWasm(wasm!.content, () => load({ indexURL: base.href, stdLibURL: library }))
  URL.revokeObjectURL(library)
  const site = python.runPython('import site; site.getsitepackages()[0]') as string
  for (const [name, content] of filesIn(packages!.content)) {
    const path = `${site}/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    // Files are parts of the archive, which so is there once.
    python.FS.writeFile(path, content, { canOwn: true } as object)
  }
  python.runPython('import importlib; importlib.invalidate_caches()')
  // Nets come when a bot asks for them first.
  for (const name of Object.keys(files).filter((each) => each.startsWith('weights/'))) {
    const path = `${site}/allmende/bots/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    python.FS.mkdirTree(folder)
    python.FS.createLazyFile(folder, path.slice(folder.length + 1), new URL(name, base).href, true, false)
  }
  if (![wasm, standard, packages].every((each) => each!.isKept))
    void keepUnpacked(base, new Map(FIRST.map((name, i) => [name, [wasm, standard, packages][i]!.content])))
  return python
}

/** Does something while its fetch of the interpreter's binary is answered with these bytes. */
async function withWasm<Found>(bytes: Bytes, work: () => Promise<Found>): Promise<Found> {
  const usual = globalThis.fetch
  globalThis.fetch = (input, options) =>
    String(input instanceof Request ? input.url : input).endsWith('.wasm')
      ? Promise.resolve(new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } }))
      : usual(input, options)
  try {
    return await work()
  } finally {
    globalThis.fetch = usual
  }
}
