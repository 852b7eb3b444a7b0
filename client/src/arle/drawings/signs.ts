/** What is done, when, and what the boards are called. */
import { farm } from '../../symbols/farm'
import { goods as common } from '../../symbols/goods'
import { at, badge, line, wheel } from '../../symbols/pen'
import { things } from '../../symbols/things'
import { goods } from './goods'
import { houses } from './houses'

const UP = line('M12 20V5M5 11l7-7 7 7', 3.6)

const sunDisc = '<circle class="gold edge" cx="12" cy="12" r="5.4"/>'
const flake = (x: number, y: number, r: number, width: number): string =>
  `<path class="iceline line" stroke-width="${width}" d="M${x} ${y - r}v${r * 2}M${x - r * 0.87} ${y - r * 0.5}l${r * 1.74} ${r}M${x - r * 0.87} ${y + r * 0.5}l${r * 1.74} ${-r}"/>`
const rays = (d: string): string => `<path class="goldline line" stroke-width="2.2" d="${d}"/>`
const RAYS = 'M12 1.2v2.8M12 20v2.8M1.2 12H4M20 12h2.8M4.4 4.4l2 2M17.6 17.6l2 2M19.6 4.4l-2 2M6.4 17.6l-2 2'
const sheet = (band: string, inner: string): string =>
  `<path class="ink line" stroke-width="2" d="M7.6 1.4v4M16.4 1.4v4"/><rect class="paper edge" x="2.4" y="3.4" width="19.2" height="19.2" rx="2"/>` +
  `<path class="${band} edge" d="M2.4 8.4v-3c0-1.1.9-2 2-2h15.2c1.1 0 2 .9 2 2v3z"/>${inner}`
const hammer = `<path class="wood line" stroke-width="2.8" d="M4.4 21.6 13.4 9.6"/><path class="iron edge" d="M8 5.6 12.2 1.6l8 6.2.8 4-2.6.6-1.8-2-2.2 2.6z"/>`
const ghost = (x: number, y: number, scale: number): string =>
  at(x, y, scale, line('M12 2.4 21 7v10l-9 4.8L3 17V7zM3 7l9 4.6L21 7M12 11.6v10', 2))

export const signs: Record<string, string> = {
  // Seasons and months
  summer: rays(RAYS) + sunDisc,
  winter: `
    <path class="cloud edge" d="M6 13.6c-3.4 0-5.2-2-5-4.4.2-2 1.8-3.4 3.8-3.4C5.4 3 8 1.4 10.8 1.8c2.2.2 3.8 1.6 4.4 3.4 4-.6 7.6 1 7.6 4.4 0 2.4-1.8 4-4.6 4z"/>
    ${flake(5.4, 18.8, 2.6, 1.5)}${flake(12, 20, 2.6, 1.5)}${flake(18.6, 18.8, 2.6, 1.5)}`,
  // Once in a half-year: in the other season.
  special: `
    <path class="paper edge" d="M12 1.4a10.6 10.6 0 0 0 0 21.2z"/><path class="night edge" d="M12 1.4a10.6 10.6 0 0 1 0 21.2z"/>
    <path class="gold" d="M12 6.6a5.4 5.4 0 0 0 0 10.8z"/><path class="goldline line" stroke-width="1.6" d="M4 12h1M6.2 6.4l.8.8M6.2 17.6l.8-.8"/>
    <path class="snow line" stroke-width="1.7" d="M17 7.6v8.8M13.4 9.8l7.2 4.4M13.4 14.2l7.2-4.4"/>`,
  // A leaf falls; a blossom opens.
  november: sheet(
    'orange',
    '<path class="orange edge" d="M7 20c-1-5.4 2.4-9.8 10.4-9.8.4 6.8-3.6 10-8.4 8.8z"/><path class="wood line" stroke-width="1.3" d="M6 21.4 14 13"/>',
  ),
  may: sheet(
    'dark-green',
    [0, 72, 144, 216, 288]
      .map(
        (turn) => `<ellipse class="fat edge" cx="12" cy="12.4" rx="2" ry="2.6" transform="rotate(${turn} 12 15.4)"/>`,
      )
      .join('') + '<circle class="gold" cx="12" cy="15.4" r="1.7"/>',
  ),
  clock: `<circle class="paper edge" cx="12" cy="12" r="10.2"/><path class="inkonly line" stroke-width="2.2" d="M12 5.4V12l4.6 3"/><path class="inkonly line" stroke-width="1.4" d="M12 2.6v.6M12 20.8v.6M2.6 12h.6M20.8 12h.6"/>`,
  imitate: ghost(-1.6, -1, 0.66) + at(8.4, 7.6, 0.68, things['worker']),
  // Actions
  flip: `<path class="plank edge" d="M2.4 8.4h8.8v11.2H2.4z"/><path class="grass edge" d="M12.8 8.4h8.8v11.2h-8.8z"/>${line('M5 5.4C8 1.2 16 1.2 19 5.4M19.6 1v4.8h-4.8', 2)}`,
  master:
    hammer + badge('<path class="gold" d="M12 3.4l2.6 5.4 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.8 1.1-6-4.4-4.2 6-.8z"/>'),
  improve: hammer + badge(UP),
  dehydrate: `<path class="water edge" d="M12 1.4c4.2 5 7 8.6 7 12.8 0 4.6-3.2 8.4-7 8.4s-7-3.8-7-8.4C5 10 7.8 6.4 12 1.4z"/><path class="cut" stroke-width="1.6" d="M8.4 14.4c0 2.6 1.4 4.4 3.4 5"/><path class="sign" stroke-width="2.6" d="M2 21.6 22 3.4"/>`,
  build: at(-0.6, 3.4, 0.86, houses['building']) + at(9, -1, 0.62, hammer),
  load: `<path class="plank edge" d="M6.6 1.4h10.8v7H6.6z"/>${line('M12 9.6v6.2M8.6 12.8l3.4 3.4 3.4-3.4', 2.2)}<path class="wood edge" d="M1.2 13h3v5h15.6v-5h3v7.4H1.2z"/><circle class="wheel edge" cx="6" cy="21" r="2.2"/><circle class="wheel edge" cx="18" cy="21" r="2.2"/>`,
  trade: line('M3 7.6h16M14 2.6l5 5-5 5M21 16.4H5M10 11.4l-5 5 5 5', 2.6),
  return: line('M20 12H5M11 5l-7 7 7 7', 2.8),
  // Of any kind
  clothing:
    at(-0.6, 0, 0.6, goods['summer-wear']) +
    at(10, 0, 0.6, goods['winter-wear']) +
    at(4.8, 9.4, 0.6, goods['leather-wear']),
  material:
    at(-0.4, 0, 0.58, farm['wood']) +
    at(10.4, 0.4, 0.56, goods['brick']) +
    at(0.2, 12, 0.52, goods['timber']) +
    at(11.6, 12, 0.5, common['clay']),
  dairy: at(-1, -1, 0.74, farm['cattle']) + at(7.4, 8.6, 0.66, common['sheep']),
  // Travelling
  destination: `
    <path class="wood edge" d="M10.6 1.4h2.8v21.2h-2.8z"/><path class="plank edge" d="M4 3.2h13.6l4.4 3.2-4.4 3.2H4zM20 11.2H6.4L2 14.2l4.4 3.2H20z"/>
    <path class="wood line" stroke-width="1.3" d="M6.4 6.4h9M8.6 14.2h9"/>`,
  // Milestones along a road.
  'travel-track': `
    <path class="mud edge" d="M2 22.6C3.4 16 13.6 16.6 12.6 11.4 12 8.2 9.4 6.4 11 1.4h3.6c-1 4.2 2.6 6 3.4 9.6 1.4 6-4.8 6.6-6 11.6z"/>
    <path class="sign" stroke-width="1.6" stroke-dasharray="2 2.4" d="M7.4 21.6c1.6-4.6 8.4-4.6 7.8-10.6-.4-2.8-3-5-2.4-8.4"/>
    <g class="stonelight edge"><path d="M17.4 22.6v-4.2c0-3 5-3 5 0v4.2zM1.6 11.6V7.4c0-3 5-3 5 0v4.2z"/></g>`,
  // Boards and tracks
  barn: `
    <path class="plank edge" d="M2.6 13h18.8v9.6H2.6z"/><path class="thatch edge" d="M.8 14.4 6.4 3.6 12 1.4l5.6 2.2 5.6 10.8z"/><path class="door edge" d="M5 22.6v-6C5 10.8 19 10.8 19 16.6v6z"/>
    ${wheel(12, 17.6, 4.6)}`,
  'home-board': `
    <rect class="paper edge" x="3" y="1.4" width="18" height="21.2" rx="1.5"/><path class="mud" d="M4.4 2.8h15.2v4H4.4z"/><path class="grass" d="M4.4 8.4h15.2v7H4.4z"/><path class="moor" d="M4.4 15.4h15.2V21H4.4z"/>
    <path class="leaf line" stroke-width="1.8" stroke-linecap="butt" d="M4.4 7.6h15.2"/><path class="inkonly line" stroke-width="1" d="M9.5 2.8V21M14.5 2.8V21M4.4 11.9h15.2"/>`,
  'goods-track': `
    <g class="paper edge"><path d="M.8 3h5.6v8.8H.8zM6.4 3H12v8.8H6.4zM12 3h5.6v8.8H12zM17.6 3h5.6v8.8h-5.6zM.8 12.2h5.6V21H.8zM6.4 12.2H12V21H6.4zM12 12.2h5.6V21H12zM17.6 12.2h5.6V21h-5.6z"/></g>
    <circle class="barley edge" cx="14.8" cy="7.4" r="4"/><circle class="flax edge" cx="9.2" cy="16.6" r="4"/>`,
  'tool-track': `
    <g class="paper edge"><path d="M.8 14h7.5v8H.8zM8.3 14h7.5v8H8.3zM15.8 14h7.5v8h-7.5z"/></g>
    ${at(3.6, -1, 0.78, hammer)}`,
  'supply-board': `<rect class="paper edge" x="1.6" y="3" width="20.8" height="18" rx="1.5"/><path class="grass edge" d="M4 5.4h4.6v5.4H4z"/><path class="earth edge" d="M9.7 5.4h4.6v5.4H9.7z"/><path class="plank edge" d="M15.4 5.4H20v5.4h-4.6zM4 13.2h4.6v5.4H4z"/><path class="roof edge" d="M9.7 13.2h4.6v5.4H9.7z"/><path class="woolen edge" d="M15.4 13.2H20v5.4h-4.6z"/>`,
  // Points
  shortage: `<path class="bowl edge" d="M1.6 11h20.8c0 5.4-2.6 8.6-6.4 10.1v1.4H8v-1.4C4.2 19.6 1.6 16.4 1.6 11z"/><ellipse class="paper edge" cx="12" cy="11" rx="10.4" ry="3.4"/><path class="comb line" stroke-width="3" d="M6.4 2l11.2 9M17.6 2 6.4 11"/>`,
  'half-point': `
    <path class="gold edge" d="M12 1.4l3.2 6.8 7.3 1-5.3 5.1 1.3 7.3L12 18.1z"/><path class="paper edge" d="M12 1.4 8.8 8.2l-7.3 1 5.3 5.1-1.3 7.3L12 18.1z"/>`,
}
