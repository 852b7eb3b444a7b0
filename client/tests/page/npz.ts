/** Nets of the package as Python hands them to the page: the arrays in a file, unpacked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

const BOTS = join(import.meta.dirname, '../../../src/allmende/bots')
const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')

/** The arrays of a net by their names, from a file below the bots' folder. */
export function arraysIn(path: string): [string, Uint8Array][] {
  const file = readFileSync(join(BOTS, path))
  const end = file.lastIndexOf(END_OF_ARCHIVE)
  const length = (at: number) => file.readUInt16LE(at)
  let at = file.readUInt32LE(end + 16)
  return Array.from({ length: length(end + 10) }, () => {
    const named = at + 46 + length(at + 28)
    const name = file.toString('utf-8', at + 46, named)
    const packed = file.readUInt32LE(at + 20)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + length(local + 26) + length(local + 28)
    at = named + length(at + 30) + length(at + 32)
    return [name.replace(/\.npy$/, ''), new Uint8Array(inflateRawSync(file.subarray(start, start + packed)))]
  })
}
