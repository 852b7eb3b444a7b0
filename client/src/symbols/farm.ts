/** What several games draw, but not all: it comes with those. */
import './farm.css'
import { sickle } from './harvest'
import { at, badge, tile, wheel } from './pen'
import { things } from './things'

const ear = (x: number, y: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="3.4" transform="rotate(${turn} ${x} ${y})"/>`

const logEnd = (x: number, y: number): string => `
  <circle class="wood edge" cx="${x}" cy="${y}" r="5.6"/><circle class="plank" cx="${x}" cy="${y}" r="3.9"/>
  <circle class="wood line" stroke-width="1.1" cx="${x}" cy="${y}" r="1.9"/>`

const tuft = (x: number, y: number): string =>
  `<path class="leaf line" stroke-width="1.5" d="M${x} ${y}v-3.6M${x} ${y}l-2.4-2.6M${x} ${y}l2.4-2.6"/>`
const animal = `
    <path class="stone line" stroke-width="2.4" d="M3.8 15v7.4M7 16v6.4M12 16v6.4M15 15v7.4" stroke-linecap="butt"/>
    <path class="stone edge" d="M1.6 18c-.8-3-.4-6.6 1-7.6 3-1 6.4-.8 9.4-.6l1.6-2.6 1 1 1.6-.6.2 1.6 2.6 2.6c.6 1-.2 2.2-1.6 2l-1.6-.2-.4 3.4c-2.6 1.4-8 1.4-12.4.6z"/>`
const HEART =
  '<path class="comb" d="M12 20.5C3.5 14 3.5 6 8 5.5c2 0 3.3 1 4 2.5.7-1.5 2-2.5 4-2.5 4.5.5 4.5 8.5-4 15z"/>'

export const farm: Record<string, string> = {
  // A steaming bowl with a spoon.
  food: `
    <path class="wood line" stroke-width="2.4" d="M14 10 20.6 2.4"/>
    <ellipse class="barley edge" cx="12" cy="11" rx="10.4" ry="3.4"/>
    <path class="bowl edge" d="M1.6 11c1.5 1.9 5.6 2.9 10.4 2.9s8.9-1 10.4-2.9c0 5.4-2.6 8.6-6.4 10.1v1.4H8v-1.4C4.2 19.6 1.6 16.4 1.6 11z"/>
    <path class="cut" stroke-width="1.5" d="M4.4 16.6c2.2 1.2 4.6 1.7 7.6 1.7s5.4-.5 7.6-1.7"/>
    <path class="sign" stroke-width="1.6" d="M5.6 6.4c-1.6-2 1.6-2.6 0-4.6M10.4 6c-1.6-2 1.6-2.6 0-4.6"/>`,
  // A plump ear without awns.
  grain: `
    <path class="barley line" stroke-width="2.1" d="M12 12v11.4"/>
    <g class="barley edge">${ear(12, 4.4, 0)}${ear(8.1, 8.2, -26)}${ear(15.9, 8.2, 26)}${ear(7.9, 13.2, -30)}${ear(16.1, 13.2, 30)}${ear(8.4, 18, -36)}${ear(15.6, 18, 36)}</g>`,
  // Logs.
  wood: logEnd(6.6, 16.8) + logEnd(17.4, 16.8) + logEnd(12, 7.2),
  // Black and white, head to the right.
  cattle: `
    <path class="ink line" stroke-width="1.5" d="M2.6 8.6C1.2 10.6 1.8 13 1 15.4"/>
    <path class="ink line" stroke-width="2.3" d="M4.8 14v8.4M8 15v7.4M14.4 15v7.4M17.2 14v8.4" stroke-linecap="butt"/>
    <circle class="fat edge" cx="11.2" cy="16.4" r="1.9"/>
    <path class="fleece edge" d="M3 7.4c4-1 9.6-.8 14-.4l1.6 2v6.4c-2.4 1.6-12.4 1.8-15 .4-1.3-1.4-1.5-5.6-.6-8.4z"/>
    <path class="ink" d="M5.6 6.9c3.2-.5 5.8-.3 6 2.1.2 2-1.8 3.2-3.8 2.8-2.2-.4-3.4-2.8-2.2-4.9zM12.4 16.2c0-2.2 2.2-3.6 6-3.4l.2 2.6c-1.4.6-4 .8-6.2.8z"/>
    <path class="bone edge" d="M17.8 5.2c-2-.2-3-1.8-2.2-4.2 1 1.4 1.8 2 3.2 2.2zM20.4 5c2-.2 3-1.8 2.2-4.2-1 1.4-1.8 2-3.2 2.2z"/>
    <path class="ink" d="M15.8 6.6 17 4h4.2l2.2 4.8c.8 1.8-.2 3.4-1.8 3.4h-2c-2.2 0-3.4-2-3.8-5.6z"/>
    <path class="fat" d="M20.4 9.6h3.2c.4 1.6-.6 2.8-2.2 2.8-1.4 0-1.8-1.4-1-2.8z"/><circle class="paper" cx="19.2" cy="6.8" r="1"/>`,
  // Whichever of them.
  'any-animal': `${animal}
    <path class="sign" stroke-width="2.3" d="M17.2 3.8c.3-3.2 5.4-3 5.3.3-.1 2.4-2.6 2.3-2.6 4.5"/><circle class="signfill" cx="19.9" cy="11.6" r="1.4"/>`,
  breed: at(-1, 3.4, 0.86, animal) + badge(HEART, 11.5, 0),
  // A space that is used for nothing.
  empty: tile('grass') + tuft(7, 9.6) + tuft(16.4, 11.4) + tuft(9.4, 18.6),
  plow: `
    <path class="earth edge" d="M.8 19.8h22.4v3H.8z"/>
    <path class="wood line" stroke-width="2.4" d="M1.4 2.6C5 5 8 9.6 9.6 14.6"/>
    <path class="wood line" stroke-width="2.8" d="M6.6 10.8c5-1.2 10-1 15.8 1"/>
    <path class="iron edge" d="M6.8 12.8h5.6c.6 3.2 2.2 5.6 5.2 8.4-4.8 1.4-9.4 1.4-13.2-.2 2.2-2.4 2.8-5.2 2.4-8.2z"/><path class="cut" stroke-width="1.4" d="M10 15c.6 1.8 1.6 3.2 3 4.4"/>
    ${wheel(19.8, 16, 3.8)}`,
  harvest: sickle,
  stable: things['stables']!,
  'starting-player': things['rooster']!,
  // What must be so, and is not paid.
  book: `<path class="wall edge" d="M12 5.5C9 3.2 5 3 1.5 4v15c3.5-1 7.5-.8 10.5 1.5 3-2.3 7-2.5 10.5-1.5V4C19 3 15 3.2 12 5.5z"/><path class="inkonly line" stroke-width="1.3" d="M12 5.5v15M4.5 8c1.8-.3 3.3-.1 4.8.6M4.5 12c1.8-.3 3.3-.1 4.8.6M14.7 8.6c1.5-.7 3-.9 4.8-.6M14.7 12.6c1.5-.7 3-.9 4.8-.6"/>`,
}
