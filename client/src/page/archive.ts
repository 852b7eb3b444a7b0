/** Reads zip archives whose files are stored as they are, as the build makes them. */

const END = 0x06054b50
const END_SIZE = 22
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const FILE_SIZE = 30

/** The files of an archive and their names, as parts of its bytes; an error if it is another kind of archive. */
export function* filesIn(archive: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - END_SIZE
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('This is no archive of the page.')
  const words = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left; left--) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 24, true)]
    if (view.getUint32(at, true) !== ENTRY || method) throw new Error('The archive is damaged, or compressed.')
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const file = view.getUint32(at + 42, true)
    const start = file + FILE_SIZE + view.getUint16(file + 26, true) + view.getUint16(file + 28, true)
    const path = words.decode(archive.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name))
    if (!path.endsWith('/')) yield [path, archive.subarray(start, start + size)]
    at += ENTRY_SIZE + name + extra + comment
  }
}
