/** The picture of the end of a game as a file: as it was drawn, or as an image of points. */
import { flushSync, mount, unmount } from 'svelte'
import { verdictOf } from '../../lib/outcome'
import { say } from '../../lib/speak.svelte'
import type { Table } from '../../lib/table.svelte'
import { inked } from './ink'
import Picture from './Picture.svelte'
import { typeOf } from './type'
import { ready } from './words'

export interface Drawing {
  svg: string
  width: number
  height: number
}

/** What pictures that follow one another leave room for, so that all have the same size. */
export interface Room {
  /** How high a player's boards are at least. */
  panel: number
  /** All that is said of what is shown. */
  captions: readonly string[]
}

/** So many points of an image for each unit of the picture. */
const DENSE = 2

/** Draws the picture, in the language that is spoken; what it shows is by default how the game ended. */
export async function draw(
  table: Table,
  caption = say(verdictOf(table)),
  room: Room = { panel: 0, captions: [caption] },
): Promise<Drawing> {
  const [portrait, type] = await Promise.all([table.face?.portrait?.() ?? null, typeOf(), ready()])
  const sheet = document.createElement('div')
  // It is laid out where nobody sees it, and by day.
  sheet.style.cssText = 'position:absolute;visibility:hidden;width:0;height:0;overflow:hidden;forced-color-adjust:none'
  for (const [name, value] of daylight()) sheet.style.setProperty(name, value)
  sheet.style.color = 'var(--ink)'
  sheet.setAttribute('aria-hidden', 'true')
  document.body.append(sheet)
  const picture = mount(Picture, { target: sheet, props: { table, portrait, caption, room } })
  try {
    flushSync()
    const drawn = sheet.querySelector('svg')!
    const { width, height } = drawn.viewBox.baseVal
    return { svg: inked(drawn, `${say(`title-${table.title}`)}: ${caption}`, type), width, height }
  } finally {
    void unmount(picture)
    sheet.remove()
  }
}

/** The colours of the page by day, whatever time it is. */
function daylight(): Map<string, string> {
  const found = new Map<string, string>()
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) if (name.startsWith('--')) found.set(name, rule.style.getPropertyValue(name))
    }
  }
  return found
}

/** The address of a drawing, which holds all of it. */
export function addressOf({ svg }: Drawing): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** A drawing as an image of points. */
export async function pointed(drawing: Drawing): Promise<Blob> {
  const image = new Image()
  image.src = addressOf(drawing)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawing.width * DENSE
  canvas.height = drawing.height * DENSE
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  )
}
