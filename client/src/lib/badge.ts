/** Tells in the title and the icon of the page how many tables wait. */
import { mine } from './mine.svelte'

/** The page's title, with the number of tables that wait, but for the one that is shown. */
export function titled(title: string, shown = ''): string {
  const waiting = mine.waiting.filter(({ table }) => table !== shown).length
  return waiting ? `(${waiting}) ${title}` : title
}

const SIZE = 64

/** Draws the number of tables that wait on the icon, and on that of the app where it is installed. */
export function badge(waiting: number): void {
  // Some browsers that know it allow it to installed apps only.
  if ('setAppBadge' in navigator) navigator.setAppBadge(waiting).catch(() => {})
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return
  icon.dataset['plain'] ??= icon.href
  if (!waiting) {
    icon.href = icon.dataset['plain']
    return
  }
  const picture = new Image(SIZE, SIZE)
  picture.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
    const pen = canvas.getContext('2d')
    if (!pen || mine.waiting.length !== waiting) return
    pen.drawImage(picture, 0, 0, SIZE, SIZE)
    pen.fillStyle = '#a8400f'
    pen.beginPath()
    pen.arc(SIZE - 20, SIZE - 20, 20, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = '#fff6e2'
    pen.font = '700 28px sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(waiting > 9 ? '9+' : String(waiting), SIZE - 20, SIZE - 19)
    icon.href = canvas.toDataURL()
  }
  picture.src = icon.dataset['plain']
}
