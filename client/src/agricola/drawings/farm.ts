/** What a farmyard is made of, and its people. */
import { farm } from '../../symbols/farm'
import { at, tile } from '../../symbols/pen'
import { signs } from '../../symbols/signs'

const door = '<path class="door edge" d="M9.6 22.4v-6.2h4.8v6.2z"/>'
const log = (y: number): string => `<rect class="plank edge" x="1.6" y="${y}" width="20.8" height="3.2" rx="1.6"/>`
const post = (x: number): string => `<path class="plank edge" d="M${x} 9.6l1.9-2.2 1.9 2.2V23H${x}z"/>`

const swaddled = `<circle class="signfill" cx="12" cy="6.4" r="4.6"/><path class="signfill" d="M12 10.6c4 0 5.8 1.6 5.8 4.6 0 3.4-2.4 8-5.8 8s-5.8-4.6-5.8-8c0-3 1.8-4.6 5.8-4.6z"/>
    <path class="band line" stroke-width="1.8" d="M6.8 13.2l9.8 5.6M17.2 13.2 7.8 18.6"/>`

/** Three posts and two rails. */
export const fences = `${post(1)}${post(10.1)}${post(19.2)}<path class="plank edge" d="M.4 11.2h23.2v3.2H.4zM.4 16.8h23.2v3.2H.4z"/>`

export const homestead: Record<string, string> = {
  // Logs under thatch, loam between timbers, stones under tiles: no two have the same outline.
  'room-wood': `${log(19.4)}${log(16.2)}${log(13)}${door}<path class="straw edge" d="M.8 13.6 12 2l11.2 11.6z"/><path class="cut" stroke-width="1.3" d="M12 5.4v5.4M8.4 8.8l-1.6 2.6M15.6 8.8l1.6 2.6"/>`,
  'room-clay': `<path class="loam edge" d="M3 11h18v11.4H3z"/><path class="wood line" stroke-width="1.7" stroke-linecap="butt" d="M4 11v11.4M20 11v11.4M4 16.6h16M4.6 21.6l4-4.6M19.4 21.6l-4-4.6"/>${door}
    <path class="straw edge" d="M.8 12.4 5.2 3.2h13.6l4.4 9.2z"/><path class="cut" stroke-width="1.3" d="M8.4 5.4 6 10M12 5.4V10M15.6 5.4 18 10"/>`,
  'room-stone': `<path class="stone edge" d="M16.6 1.4h4v9h-4z"/><path class="stone edge" d="M2.8 11.6h18.4v10.8H2.8z"/><path class="cut" stroke-width="1.2" d="M3.6 15.2h5M15.4 15.2h5M3.6 18.8h5M15.4 18.8h5M6 11.8v3.2M18 11.8v3.2M6 19v3.2M18 19v3.2"/>${door}
    <path class="roof edge" d="M1 12.4 8.4 4.2h7.2l7.4 8.2z"/><path class="cut" stroke-width="1.2" d="M6.4 9.4h11.2M8.6 6.8h6.8"/>`,
  // Of whatever the house is made.
  room: `<path class="wall edge" d="M3.4 11.4h17.2v11H3.4z"/>${door}<path class="straw edge" d="M.8 12.6 12 2l11.2 10.6z"/><path class="cut" stroke-width="1.3" d="M12 5.4v4.6M8.6 8.4 7 10.8M15.4 8.4l1.6 2.4"/>`,
  fence: at(0, -3.2, 1, fences),
  // Pointed stakes.
  palisade: `<g class="plank edge">${[2.4, 7.2, 12, 16.8].map((x) => `<path d="M${x} 22V7l2.4-4.6L${x + 4.8} 7v15z"/>`).join('')}</g>`,
  // Grass within fences.
  pasture: `${tile('grass')}<path class="leaf line" stroke-width="1.5" d="M8 12.6V9.4M8 12.6 5.8 10.4M8 12.6l2.2-2.2M15.6 14V10.8M15.6 14l-2.2-2.2M15.6 14l2.2-2.2"/>
    <g class="plank edge"><path d="M1 4h22v1.8H1zM1 18h22v1.8H1z"/><path d="M1.4 2h2.4v5.6H1.4zM8 2h2.4v5.6H8zM13.8 2h2.4v5.6h-2.4zM20.2 2h2.4v5.6h-2.4zM1.4 16h2.4v6H1.4zM8 16h2.4v6H8zM13.8 16h2.4v6h-2.4zM20.2 16h2.4v6h-2.4z"/></g>`,
  unused: farm['empty']!,
  newborn: swaddled,
  // Of two there become three.
  grow:
    at(-1.6, -0.6, 0.74, signs['person']) +
    at(9.4, 7.4, 0.68, swaddled) +
    `<path class="sign" stroke-width="2.4" d="M18.4 .8v6M15.4 3.8h6"/>`,
  // A hand holds out an empty bowl.
  begging: `
    <path class="bowl edge" d="M4.6 4.4h14.8c0 4.4-2 7-4.4 8H9c-2.4-1-4.4-3.6-4.4-8z"/><ellipse class="paper edge" cx="12" cy="4.4" rx="7.4" ry="2.4"/>
    <path class="skin edge" d="M1.4 14.6c3.8-1.6 6.8-1.8 9.6-.8l4.6 1c1.4.4 1.4 2 .2 2.4l5.2-2.6c1.6-.8 2.8.8 1.6 2.2-2.6 2.8-5.6 5-9.6 5.8H1.4z"/>
    <path class="cloth edge" d="M.8 13.4h3.4v9.8H.8z"/><path class="edgeonly" d="M10 17.4c2 .4 3.8.4 5.8-.2"/>`,
}
