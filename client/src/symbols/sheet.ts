/** A contact sheet of all symbols in three sizes, by day and by lamplight: `npm run dev`, then /symbols.html. */
import '../type.css'
import '../tokens.css'
import './symbols.css'
import { symbols as common } from './index'

// What only some game draws is found, not named.
import.meta.glob('../*/**/*.css', { eager: true })
const more = import.meta.glob<{ signs: Record<string, string> }>('../*/**/signs.ts', { eager: true })
const symbols: Record<string, string> = Object.assign({}, common, ...Object.values(more).map((each) => each.signs))

const svg = (name: string, size: number): string =>
  `<svg class="symbol" viewBox="0 0 24 24" style="font-size:${size}px">${symbols[name]}</svg>`

for (const theme of ['light', 'dark']) {
  const section = document.createElement('section')
  section.style.cssText =
    'display:grid;grid-template-columns:repeat(8,1fr);gap:6px;padding:8px;background:var(--sheet);color:var(--ink);font:12px var(--sans)'
  section.innerHTML = Object.keys(symbols)
    .map((name) => `<div>${svg(name, 16)} ${svg(name, 24)} ${svg(name, 48)}<br>${name}</div>`)
    .join('')
  const frame = document.createElement('iframe')
  frame.style.cssText = 'border:0;width:100%;height:620px;display:block'
  document.body.append(frame)
  const page = frame.contentDocument!
  page.documentElement.dataset['theme'] = theme
  for (const style of document.querySelectorAll('style')) page.head.append(style.cloneNode(true))
  page.body.style.margin = '0'
  page.body.append(section)
}
