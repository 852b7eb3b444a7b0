/** Archives of the engine, as Python's zipfile makes them, are read without being copied. */
import { expect, test } from 'vitest'
import { filesIn } from '../../src/page/archive'

const STORED =
  'UEsDBBQAAAAAAAAAIQCGphA2BQAAAAUAAAAHAAAAYS9iLnR4dGhlbGxvUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAACAAAAYy9QSwMEFAAACAAA' +
  'AAAhAH+JVAgDAAAAAwAAAAkAAABrw6RzZS5iaW4AAQJQSwECFAMUAAAAAAAAACEAhqYQNgUAAAAFAAAABwAAAAAAAAAAAAAAgAEAAAAAYS9iLnR4' +
  'dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAACAASoAAABjL1BLAQIUAxQAAAgAAAAAIQB/iVQIAwAAAAMAAAAJAAAAAAAA' +
  'AAAAAACAAUoAAABrw6RzZS5iaW5QSwUGAAAAAAMAAwCcAAAAdAAAAAAA'
const COMPRESSED =
  'UEsDBBQAAAAIAN1ofl0m8c7fBgAAAGMAAAABAAAAYauooDkAAFBLAQIUAxQAAAAIAN1ofl0m8c7fBgAAAGMAAAABAAAAAAAAAAAAAACAAQAAAABh' +
  'UEsFBgAAAAABAAEALwAAACUAAAAAAA=='

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

test('files come with their names, as parts of the archive', () => {
  const archive = bytes(STORED)
  const files = [...filesIn(archive)]
  expect(files.map(([name, content]) => [name, [...content]])).toEqual([
    ['a/b.txt', [...new TextEncoder().encode('hello')]],
    ['käse.bin', [0, 1, 2]],
  ])
  expect(files.every(([, { buffer }]) => buffer === archive.buffer)).toBe(true)
})

test('what is compressed, cut or no archive is refused', () => {
  for (const wrong of [bytes(COMPRESSED), bytes(STORED).subarray(0, -1), new Uint8Array(5)])
    expect(() => [...filesIn(wrong)]).toThrow(/archive/)
})
