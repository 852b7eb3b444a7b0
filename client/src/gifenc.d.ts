/** The part of the library that is used, which comes without types of its own. */
declare module 'gifenc' {
  export type Palette = number[][]
  interface Frame {
    palette?: Palette
    /** In milliseconds. */
    delay: number
    transparent?: boolean
    transparentIndex?: number
    dispose?: number
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array
  }
  export function GIFEncoder(): Encoder
  /** A palette of the colours of a picture, given as red, green, blue and opacity of each point. */
  export function quantize(points: Uint8Array | Uint8ClampedArray, most: number): Palette
  /** The number of each point's colour in a palette. */
  export function applyPalette(points: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array
}
