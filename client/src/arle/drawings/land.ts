/** What lies on the spaces of the Home Board. */
import { goods as common } from '../../symbols/goods'
import { things } from '../../symbols/things'
import { goods } from './goods'
import { at } from './pen'
import { tools } from './tools'

const tile = (base: string): string => `<rect class="${base} edge" x="1.6" y="1.6" width="20.8" height="20.8" rx="2"/>`
const tuft = (x: number, y: number): string => `<path class="leaf line" stroke-width="1.5" d="M${x} ${y}v-3.6M${x} ${y}l-2.4-2.6M${x} ${y}l2.4-2.6"/>`
const wave = (x: number, y: number, base = 'water', width = 1.8): string =>
  `<path class="${base} line" stroke-width="${width}" d="M${x} ${y}c1.5-1.8 3-1.8 4.5 0s3 1.8 4.5 0"/>`
const fir = (x: number, y: number): string =>
  `<path class="wood line" stroke-width="1.8" d="M${x} ${y}v-4"/><path class="leaf edge" d="M${x} ${y - 14}l3.4 5.4h-1.6l3 5.4h-9.6l3-5.4h-1.6z"/>`
const oak = (x: number, y: number): string =>
  `<path class="wood line" stroke-width="2.2" d="M${x} ${y}v-6"/><circle class="leaf edge" cx="${x}" cy="${y - 9}" r="5.4"/>`
const furrows = `${tile('earth')}<path class="furrow line" stroke-width="1.6" d="M2.6 13c3.2-1.6 6.2-1.6 9.4 0s6.2 1.6 9.4 0M2.6 19.4c3.2-1.6 6.2-1.6 9.4 0s6.2 1.6 9.4 0"/>`
// Cotton grass.
const cotton = (x: number, y: number, tall: number): string =>
  `<path class="leaf line" stroke-width="1.5" d="M${x} ${y}v${-tall}"/><ellipse class="fleece edge" cx="${x}" cy="${y - tall - 1.4}" rx="2.1" ry="2.7"/>`
const sod = (x: number, y: number): string => `<rect class="peatlight edge" x="${x}" y="${y}" width="7.6" height="5.6" rx="1"/>`
const shed = (x: number, width: number): string => `
  <path class="door" d="M${x + 1.4} 10h${width - 2.8}v12.4h${2.8 - width}z"/>
  <path class="barley" d="M${x + 1.6} 18.6c1.4-1.8 ${width - 4.6}-1.8 ${width - 3.2} 0v3.8h${3.2 - width}z"/>
  <path class="plank line" stroke-width="2" d="M${x + 1.4} 9.6v12.8M${x + width - 1.4} 9.6v12.8M${x + 1.4} 16h${width - 2.8}" stroke-linecap="butt"/>`

export const land: Record<string, string> = {
  empty: tile('grass') + tuft(7, 9.6) + tuft(16.4, 11.4) + tuft(9.4, 18.6),
  'tidal-flat': tile('mud') + wave(3, 6.6) + wave(12, 6.6) + wave(3, 18.6) + wave(12, 18.6) + wave(7.4, 12.6),
  dike: `
    <path class="water edge" d="M1 14.4c1.6-1.2 3-1.2 4.6 0l4 .2V21H1z"/>
    <path class="grass edge" d="M1.6 21.4C5.4 20 7 7.6 10 6.4h4.6c3 1.4 4.6 13.6 8.2 15z"/>
    <path class="leaf line" stroke-width="1.6" d="M10.4 17.4v-3.2M8.8 16.4l1.6 1M12 16.4l-1.6 1M15 13.4v-3M13.6 12.4l1.4 1M16.4 12.4l-1.4 1"/>`,
  'grain-field': furrows + at(0.4, 0.6, 0.5, goods['grain']) + at(11.6, 0.6, 0.5, goods['grain']) + at(6, 9.6, 0.5, goods['grain']),
  'flax-field': furrows + at(0.6, 0.8, 0.5, common['flax']) + at(11.6, 0.8, 0.5, common['flax']) + at(6.2, 10, 0.5, common['flax']),
  forest: tile('grass') + fir(6.6, 16.6) + fir(17.2, 16.6) + fir(12, 21.8),
  // An oak behind a fence.
  park: `${tile('grass')}${oak(12, 17)}<g class="fleece edge"><path d="M2 15.4h20v1.8H2zM2 19h20v1.8H2z"/><path d="M4 13.4h2.4v8.4H4zM10.8 13.4h2.4v8.4h-2.4zM17.6 13.4H20v8.4h-2.4z"/></g>`,
  stall: `${shed(3, 18)}<path class="roof edge" d="M1 10.2 4.4 4.4h15.2l3.4 5.8z"/>`,
  'double-stall': `${shed(0.8, 11.2)}${shed(12, 11.2)}<g class="roof edge"><path d="M.2 10.2 3.2 4.6h6.4l2.4 5.6zM12 10.2l2.4-5.6h6.4l3 5.6z"/></g>`,
  stable: things['stables']!,
  // A gable with a hoist, sacks before it.
  depot: `
    <path class="brick edge" d="M2.6 22.4V9L12 1.4 21.4 9v13.4z"/><path class="paper edge" d="M9.6 6.6h4.8v4H9.6z"/>
    <path class="door edge" d="M5 22.4v-9h14v9z"/>
    <g class="bone edge"><path d="M6 22.6c-1.2-3-.6-5 1.6-6.2l-.8-1.6h3.4l-.8 1.6c2.2 1.2 2.8 3.2 1.6 6.2zM13 22.6c-1.2-3-.6-5 1.6-6.2l-.8-1.6h3.4l-.8 1.6c2.2 1.2 2.8 3.2 1.6 6.2z"/></g>`,
  moor: `${tile('moor')}<path class="water edge" d="M4 17.6c2-2.2 6-1.4 9-2s7 .2 7 2.4-4 2.8-8 2.8-9-1.4-8-3.2z"/>${cotton(6.6, 14, 5)}${cotton(12, 13, 7)}${cotton(17.4, 14.4, 5.4)}`,
  'dehydrated-moor': tile('peat') + sod(4, 5) + sod(12.6, 5) + sod(4, 13.4) + sod(12.6, 13.4),
  boardwalk: `${tile('moor')}<g class="plank edge"><path d="M6 3h12v3.2H6zM6 7.8h12V11H6zM6 12.6h12v3.2H6zM6 17.4h12v3.2H6z"/></g>`,
  // The spade lifts a sod.
  'cut-peat': at(-4.2, -1.6, 1, goods['peat']) + at(7.6, -0.6, 0.86, tools['spades'], 20),
}
