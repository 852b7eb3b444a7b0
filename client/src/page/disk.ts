/** A folder of the interpreter whose files lie on the browser's disk (OPFS): what SQLite writes there is kept at once. */
import type { Python } from './python'

/** Milliseconds between two tries to open a file that another worker is about to close, and their number. */
const AGAIN = 100
const TRIES = 50
const IS_FILE = 0o100000
const IS_FOLDER = 0o40000
const NO_SUCH_FILE = 44
const NO_SPACE = 51
const BLOCK = 4096
const SEEK_CUR = 1
const SEEK_END = 2

/** As the browser has it in workers; TypeScript's library of pages doesn't know it. */
interface OpenFile {
  read(buffer: Uint8Array, options: { at: number }): number
  write(buffer: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
  close(): void
}
type File = FileSystemFileHandle & { createSyncAccessHandle(): Promise<OpenFile> }

interface Node {
  id: number
  mode: number
  name: string
  parent: Node
  contents: OpenFile
  node_ops: unknown
  stream_ops: unknown
}
interface Stream {
  node: Node
  position: number
}

/** Whether the browser keeps files for a page. */
export function hasDisk(): boolean {
  return typeof FileSystemFileHandle !== 'undefined' && 'createSyncAccessHandle' in FileSystemFileHandle.prototype
}

/** Whether a file can't be opened because another worker has it. */
export function isInUse(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NoModificationAllowedError'
}

async function opened(folder: FileSystemDirectoryHandle, name: string): Promise<OpenFile> {
  const file = (await folder.getFileHandle(name, { create: true })) as File
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      // A worker of a page that was left closes its files a moment later.
      if (tries === TRIES || !isInUse(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}

/**
 * Mounts a folder with these files, which are made where they don't exist, and no others. The function that it gives
 * closes them.
 */
export async function mountDisk(python: Python, path: string, names: readonly string[]): Promise<() => void> {
  const folder = await navigator.storage.getDirectory()
  const handles = new Map<string, OpenFile>()
  for (const name of names) handles.set(name, await opened(folder, name))
  const { FS } = python
  const nodes = new Map<string, Node>()
  const attributes = (node: Node) => {
    const size = node.contents?.getSize() ?? BLOCK
    const never = new Date(0)
    return {
      dev: 1,
      ino: node.id,
      mode: node.mode,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size,
      atime: never,
      mtime: never,
      ctime: never,
      blksize: BLOCK,
      blocks: Math.ceil(size / BLOCK),
    }
  }
  const nodeOps = {
    getattr: attributes,
    setattr(node: Node, { size }: { size?: number }) {
      if (size !== undefined) node.contents.truncate(size)
    },
    lookup(_: Node, name: string): Node {
      const node = nodes.get(name)
      if (!node) throw new FS.ErrnoError(NO_SUCH_FILE)
      return node
    },
    mknod() {
      throw new FS.ErrnoError(NO_SPACE)
    },
    readdir: () => ['.', '..', ...names],
  }
  const streamOps = {
    read: ({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      node.contents.read(buffer.subarray(offset, offset + length), { at: position }),
    write({ node }: Stream, buffer: Uint8Array, offset: number, length: number, position: number) {
      try {
        return node.contents.write(buffer.subarray(offset, offset + length), { at: position })
      } catch {
        throw new FS.ErrnoError(NO_SPACE)
      }
    },
    llseek: (stream: Stream, offset: number, whence: number) =>
      offset + (whence === SEEK_CUR ? stream.position : whence === SEEK_END ? stream.node.contents.getSize() : 0),
    fsync({ node }: Stream) {
      node.contents.flush()
      return 0
    },
  }
  const disk = {
    mount() {
      const root = FS.createNode(null, '/', IS_FOLDER | 0o777, 0) as Node
      Object.assign(root, { node_ops: nodeOps, stream_ops: {} })
      for (const [name, contents] of handles) {
        const node = FS.createNode(root, name, IS_FILE | 0o666, 0) as Node
        nodes.set(name, Object.assign(node, { contents, node_ops: nodeOps, stream_ops: streamOps }))
      }
      return root
    },
  }
  FS.mkdirTree(path)
  FS.mount(disk, {}, path)
  return () => handles.forEach((handle) => handle.close())
}
