/** Starts the Python interpreter of the page in a worker, with all packages that it needs. */
import type { loadPyodide, PyodideAPI } from 'pyodide'

export type Python = PyodideAPI

/** How much of what is to be fetched has come, from 0 to 1. */
export type Progress = (part: number) => void

/** What the folder of the engine holds, by paths in it, with sizes in bytes. */
type Files = Readonly<Record<string, number>>

const FIRST = ['pyodide.asm.wasm.gz', 'library.zip.gz', 'packages.zip.gz'] as const

async function fetched(address: URL): Promise<Response> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address.pathname}: ${reply.status}`)
  return reply
}

/** The bytes of a file that lies compressed, since few file servers compress what they don't know. */
async function unzipped(address: URL, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await fetched(address)
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
  const gunzip = new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>
  const plain = body!.pipeThrough(counted).pipeThrough(gunzip)
  return new Uint8Array(await new Response(plain).arrayBuffer())
}

/** Python in this worker, from the folder `base` of the engine; a file that can't be fetched is an error. */
export async function startPython(base: URL, progress: Progress = () => {}): Promise<Python> {
  const files = (await (await fetched(new URL('files.json', base))).json()) as Files
  const total = FIRST.reduce((sum, name) => sum + (files[name] ?? 0), 0)
  let come = 0
  const count = (bytes: number): void => progress(Math.min(1, (come += bytes) / total))
  const [wasm, standard, packages] = await Promise.all(FIRST.map((name) => unzipped(new URL(name, base), count)))
  const library = URL.createObjectURL(new Blob([standard!]))
  const { loadPyodide: load } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', base).href)) as {
    loadPyodide: typeof loadPyodide
  }
  const python = await withWasm(wasm!, () => load({ indexURL: base.href, stdLibURL: library }))
  URL.revokeObjectURL(library)
  const site = python.runPython('import site; site.getsitepackages()[0]') as string
  python.unpackArchive(packages!, 'zip', { extractDir: site })
  // Nets come when a bot asks for them first.
  for (const name of Object.keys(files).filter((each) => each.startsWith('weights/'))) {
    const path = `${site}/allmende/bots/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    python.FS.mkdirTree(folder)
    python.FS.createLazyFile(folder, path.slice(folder.length + 1), new URL(name, base).href, true, false)
  }
  return python
}

/** Does something while its fetch of the interpreter's binary is answered with these bytes. */
async function withWasm<Found>(bytes: Uint8Array<ArrayBuffer>, work: () => Promise<Found>): Promise<Found> {
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
