/** The course of a finished game as an animated picture, a GIF: its boards, and what led to each. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import { api } from '../../lib/api'
import { verdictOf } from '../../lib/outcome'
import { say, tell } from '../../lib/speak.svelte'
import { standing } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import type { Titles } from '../../lib/titles'
import { addressOf, draw, type Room } from './drawing'
import type { Frame } from './frames'

/** Milliseconds for which a position is seen, and the last one. */
const SEEN = 1100
const LAST = 4000
/** No picture is wider, in points. */
const WIDEST = 1000
/** One colour stands for what stays as it was. */
const COLOURS = 255
const SAME = 255

type Pixels = Uint8ClampedArray

/** Draws these positions of a table, as an onlooker sees them; `drawn` is told how many are ready. */
export async function animated(
  titles: Titles,
  table: Table,
  frames: readonly Frame[],
  drawn: (count: number) => void,
): Promise<Blob> {
  const names = table.players.map(({ name }) => name)
  const captions = frames.map(({ move, heading }) =>
    heading ? tell(heading, names) : move ? `${names[move.seat]}: ${say(move.label)}` : say(verdictOf(table)),
  )
  const tables: Table[] = []
  for (const { at } of frames) tables.push(standing(titles, await api.look(table.state.table, `at=${at}`, ''), table))
  const portrait = await table.face?.portrait?.()
  const panel = Math.max(
    0,
    ...tables.flatMap((each) => each.players.map(({ seat }) => portrait?.heightOf(each, seat) ?? 0)),
  )
  const room: Room = { panel, captions }
  const canvas = document.createElement('canvas')
  const paint = async (i: number): Promise<Pixels> => {
    const drawing = await draw(tables[i]!, captions[i], room)
    const scale = Math.min(1, WIDEST / drawing.width)
    const image = new Image()
    image.src = addressOf(drawing)
    await image.decode()
    // All have the same size.
    if (i === 0) {
      canvas.width = Math.round(drawing.width * scale)
      canvas.height = Math.round(drawing.height * scale)
    }
    const pen = canvas.getContext('2d', { willReadFrequently: true })!
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return pen.getImageData(0, 0, canvas.width, canvas.height).data
  }
  const first = await paint(0)
  const last = frames.length - 1
  const palette = quantize(joined(first, await paint(last >> 1), await paint(last)), COLOURS)
  const all = [...palette, ...Array.from({ length: SAME + 1 - palette.length }, () => [0, 0, 0])]
  const gif = GIFEncoder()
  let before: Uint8Array | null = null
  for (const i of frames.keys()) {
    const index = applyPalette(i ? await paint(i) : first, palette)
    gif.writeFrame(before ? changes(index, before) : index, canvas.width, canvas.height, {
      delay: i === last ? LAST : SEEN,
      ...(before ? { transparent: true, transparentIndex: SAME } : { palette: all }),
      // What is there stays, so that only what has changed has to be said.
      dispose: 1,
    })
    before = index
    drawn(i + 1)
  }
  gif.finish()
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: 'image/gif' })
}

function joined(...pictures: Pixels[]): Uint8Array {
  const all = new Uint8Array(pictures.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const picture of pictures) {
    all.set(picture, at)
    at += picture.length
  }
  return all
}

/** The colours of a picture by their numbers, with SAME where those of the one before can stay. */
function changes(index: Uint8Array, before: Uint8Array): Uint8Array {
  return index.map((colour, i) => (colour === before[i] ? SAME : colour))
}
