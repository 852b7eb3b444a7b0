/** Arrays of numpy's `.npy` format, read without numpy. */

/** What keeps a file from being a net. */
export class DamagedNetError extends Error {}

/** The number of entries along each axis. */
type Shape = readonly number[]

/** An array of numbers, in C order. */
export interface Numbers {
  shape: Shape
  values: Float32Array
}

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]
/** Where the length of the header is. */
const LENGTH = 8

/** The value of each half-precision number, by its bits. */
let halves: Float32Array | undefined

/** The numbers of an array of floats. */
export function numbersIn(file: Uint8Array, name: string): Numbers {
  const { form, shape, content } = opened(file, name)
  if (form === '<f4') return { shape, values: new Float32Array(expected(content, shape, 4, name)) }
  if (form !== '<f2') throw new DamagedNetError(`The array “${name}” has numbers of an unknown form, ${form}.`)
  halves ??= allHalves()
  const values = new Float32Array(size(shape))
  const bits = new Uint16Array(expected(content, shape, 2, name))
  for (let i = 0; i < values.length; i++) values[i] = halves[bits[i]!]!
  return { shape, values }
}

/** The texts of an array of text. */
export function textsIn(file: Uint8Array, name: string): string[] {
  const { form, shape, content } = opened(file, name)
  const letters = Number(/^<U(\d+)$/.exec(form)?.[1])
  if (!letters) throw new DamagedNetError(`The array “${name}” has texts of an unknown form, ${form}.`)
  const points = new Uint32Array(expected(content, shape, 4 * letters, name))
  return Array.from({ length: size(shape) }, (_, i) => {
    const text = points.subarray(i * letters, (i + 1) * letters)
    const end = text.indexOf(0)
    return String.fromCodePoint(...(end < 0 ? text : text.subarray(0, end)))
  })
}

/** The form of the entries, the shape, and the bytes of all entries. */
function opened(file: Uint8Array, name: string): { form: string; shape: Shape; content: Uint8Array } {
  const version = file[MAGIC.length] ?? 0
  const start = LENGTH + (version === 1 ? 2 : 4)
  if (MAGIC.some((byte, i) => file[i] !== byte) || version < 1 || version > 3 || file.length < start)
    throw new DamagedNetError(`The array “${name}” is not of numpy's format.`)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = start + (version === 1 ? view.getUint16(LENGTH, true) : view.getUint32(LENGTH, true))
  const header = new TextDecoder().decode(file.subarray(start, end))
  const form = /'descr': *'([^']+)'/.exec(header)?.[1]
  const shape = /'shape': *\(([\d, ]*)\)/.exec(header)?.[1]
  if (form === undefined || shape === undefined || !/'fortran_order': *False/.test(header))
    throw new DamagedNetError(`The array “${name}” has an unknown header.`)
  return { form, shape: (shape.match(/\d+/g) ?? []).map(Number), content: file.subarray(end) }
}

function size(shape: Shape): number {
  return shape.reduce((product, length) => product * length, 1)
}

/** A copy of the content, which so begins where numbers of any width may; it must be as long as its entries are. */
function expected(content: Uint8Array, shape: Shape, width: number, name: string): ArrayBuffer {
  if (content.length !== size(shape) * width)
    throw new DamagedNetError(`The array “${name}” is ${content.length} bytes long, not ${size(shape) * width}.`)
  return new Uint8Array(content).buffer
}

function allHalves(): Float32Array {
  return new Float32Array(0x10000).map((_, bits) => {
    const sign = bits & 0x8000 ? -1 : 1
    const exponent = (bits >> 10) & 31
    const fraction = (bits & 1023) / 1024
    if (exponent === 31) return fraction ? NaN : sign * Infinity
    return sign * (exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14)
  })
}
