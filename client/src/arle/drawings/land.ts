/** What lies on the spaces of the Home Board. */
import { farm } from '../../symbols/farm'
import { goods as common } from '../../symbols/goods'
import { at, tile } from '../../symbols/pen'
import { goods } from './goods'
import { tools } from './tools'

const wave = (x: number, y: number, base = 'water', width = 1.8): string =>
  `<path class="${base} line" stroke-width="${width}" d="M${x} ${y}c1.5-1.8 3-1.8 4.5 0s3 1.8 4.5 0"/>`
const fir = (x: number, y: number): string =>
  `<path class="wood line" stroke-width="1.8" d="M${x} ${y}v-4"/><path class="leaf edge" d="M${x} ${y - 14}l3.4 5.4h-1.6l3 5.4h-9.6l3-5.4h-1.6z"/>`
const furrows = `${tile('earth')}<path class="furrow line" stroke-width="1.6" d="M2.6 13c3.2-1.6 6.2-1.6 9.4 0s6.2 1.6 9.4 0M2.6 19.4c3.2-1.6 6.2-1.6 9.4 0s6.2 1.6 9.4 0"/>`
const sod = (x: number, y: number): string =>
  `<rect class="peatlight edge" x="${x}" y="${y}" width="7.6" height="5.6" rx="1"/>`
const shed = (x: number, width: number): string => `
  <path class="door" d="M${x + 1.4} 10h${width - 2.8}v12.4h${2.8 - width}z"/>
  <path class="barley" d="M${x + 1.6} 18.6c1.4-1.8 ${width - 4.6}-1.8 ${width - 3.2} 0v3.8h${3.2 - width}z"/>
  <path class="plank line" stroke-width="2" d="M${x + 1.4} 9.6v12.8M${x + width - 1.4} 9.6v12.8M${x + 1.4} 16h${width - 2.8}" stroke-linecap="butt"/>`

export const land: Record<string, string> = {
  'tidal-flat': tile('mud') + wave(3, 6.6) + wave(12, 6.6) + wave(3, 18.6) + wave(12, 18.6) + wave(7.4, 12.6),
  dike: `
    <path class="water edge" d="M.8 11.6h9.6v10H.8z"/><path class="cut" stroke-width="1.4" d="M1.8 14.8c1-1 2-1 3 0s2 1 3 0M1.8 18.6c1-1 2-1 3 0"/>
    <path class="grass edge" d="M4.4 21.6c3.6-2 5-13.6 8.4-14.6h2.4c3 1 5 11.4 8 14.6z"/>
    <path class="leaf line" stroke-width="1.6" d="M11.4 18v-3.4M9.6 16.8l1.8 1.2M13.2 16.8 11.4 18M15.4 13v-3.2M13.8 12l1.6 1M17 12l-1.6 1M17.4 19v-3M16 18l1.4 1M18.8 18l-1.4 1"/>`,
  'grain-field': furrows + at(-1.6, 0.4, 0.78, farm['grain']) + at(6.8, 3.6, 0.78, farm['grain']),
  'flax-field': furrows + at(-0.6, 0.6, 0.68, common['flax']) + at(8, 5.2, 0.68, common['flax']),
  forest: tile('grass') + fir(6.6, 16.6) + fir(17.2, 16.6) + fir(12, 21.8),
  // An oak behind a fence.
  park: `${tile('grass')}<path class="wood edge" d="M10.6 11h2.8v8h-2.8z"/><path class="leaf edge" d="M12 2.6c2.4-.6 4.6 1 4.8 3 2 .4 3 3 1.8 4.8-.8 2-3.4 2.6-5 1.4-1 .8-2.4.8-3.2 0-1.8 1.2-4.2.6-5-1.4-1.2-1.8-.2-4.4 1.8-4.8.2-2 2.4-3.6 4.8-3z"/><g class="fleece edge"><path d="M2 16.8h20v1.9H2z"/><path d="M4 14.8h2.6v7H4zM10.7 14.8h2.6v7h-2.6zM17.4 14.8H20v7h-2.6z"/></g>`,
  stall: `${shed(3, 18)}<path class="roof edge" d="M1 10.2 4.4 4.4h15.2l3.4 5.8z"/>`,
  'double-stall': `${shed(0.8, 11.2)}${shed(12, 11.2)}<g class="roof edge"><path d="M.2 10.2 3.2 4.6h6.4l2.4 5.6zM12 10.2l2.4-5.6h6.4l3 5.6z"/></g>`,
  // A gable with a hoist, sacks before it.
  depot: `
    <path class="plank edge" d="M2 22.4V9.6h20v12.8z"/><path class="stone edge" d="M.8 10.4 4.6 2.4h14.8l3.8 8z"/>
    <path class="door edge" d="M4.6 22.4v-9h14.8v9z"/>
    <g class="bone edge"><path d="M5.8 22.6c-1.4-3-.8-5.2 1.6-6.4l-1-2h4l-1 2c2.4 1.2 3 3.4 1.6 6.4zM13 22.6c-1.4-3-.8-5.2 1.6-6.4l-1-2h4l-1 2c2.4 1.2 3 3.4 1.6 6.4z"/></g>`,
  moor: `${tile('moor')}<path class="water edge" d="M3 18.4c1.8-3 6-2.8 9-3.2s8.2.4 8.6 3c.2 2.6-4.6 3.2-8.8 3.2s-10-.4-8.8-3z"/><path class="rush line" stroke-width="1.8" d="M7 15.6V5M12.2 15V7M17.2 15.4V5"/><path class="rush line" stroke-width="3.4" d="M7 5v4.6M12.2 7v3.6M17.2 4.8v4.6"/>`,
  'dehydrated-moor': tile('peat') + sod(4, 5) + sod(12.6, 5) + sod(4, 13.4) + sod(12.6, 13.4),
  boardwalk: `${tile('moor')}<path class="wood line" stroke-width="2" d="M6.4 3v18M17.6 3v18" stroke-linecap="butt"/><g class="plank edge"><path d="M4 3h16v3.8H4zM4 7.7h16v3.8H4zM4 12.4h16v3.8H4zM4 17.1h16v3.8H4z"/></g>`,
  // The spade lifts a sod.
  cut: at(-1, 3.4, 0.82, goods['peat']) + at(7.8, -0.6, 0.76, tools['spades'], 20),
}
