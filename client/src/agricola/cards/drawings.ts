/** Symbols that stand on hand cards only; many put others together. */
import { farm } from '../../symbols/farm'
import { goods as shared } from '../../symbols/goods'
import { at, badge, line } from '../../symbols/pen'
import { signs as common } from '../../symbols/signs'
import { homestead } from '../drawings/farm'
import { goods } from '../drawings/goods'
import { doings } from '../drawings/signs'

const card = (colour: string, inner: string): string =>
  `<rect class="${colour} edge" x="3" y="1.4" width="18" height="21.2" rx="2.2"/>${inner}`
const behind = (colour: string): string => `<rect class="${colour} edge" x="7" y="1" width="14" height="18" rx="2"/>`
const head = `<g class="paper"><circle cx="12" cy="8.8" r="3.4"/><path d="M5.8 19.4c0-4.6 2.8-6.4 6.2-6.4s6.2 1.8 6.2 6.4z"/></g>`
const minor = doings['minor']!

const CROSS = line('M6 6l12 12M18 6 6 18', 3.6)
const CHECK = line('M5 13l5 5L20 6', 3.8)
const LATER = line('M4 12h15M13 5l7 7-7 7', 3.6)
const ONE = line('M8.5 8 13 4.5V20', 3.8)
const STAR = `<path class="signfill" d="M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z"/>`

const UP = line('M12 21V6M5.5 12 12 5l6.5 7', 2.8)
const DOWN = line('M12 3v15M5.5 12 12 19l6.5-7', 2.8)
const BACK = line('M20 12H5M11 5l-7 7 7 7', 3)
const ASK = `<path class="sign" stroke-width="3.4" d="M8 8.4c.3-5 8-4.8 7.8 0-.2 3-3.8 3-3.8 6"/><circle class="signfill" cx="12" cy="20" r="2"/>`
const NUMBER_TWO = line('M7.5 9c0-7 9-6 8.6-.6C15.8 12 7.4 15.6 7.4 20h9.4', 3.2)
const sheet = `<rect class="minor edge" x="4.5" y="3" width="15" height="19" rx="2"/>`
const small = `<rect class="minor edge" x="2" y="9" width="20" height="13" rx="2"/>`
const crate = `<g class="plank edge"><path d="M3 8.5h18v13H3z"/><path d="M3 8.5 6 3h12l3 5.5z"/></g>`
const cell = (x: number, y: number, size = 10): string =>
  `<rect class="grass edge" x="${x}" y="${y}" width="${size}" height="${size}" rx="1.6"/>`
const space = `<rect class="signring" stroke-width="2" x="1.5" y="3.5" width="21" height="17" rx="3"/>`
const person = common['person']!
const clock = `<circle class="signring" cx="12" cy="12" r="9.6" stroke-width="2.2"/>`

export const drawings: Record<string, string> = {
  // Kinds of cards
  'any-improvement': at(-3.4, 1.6, 0.78, doings['improvement']) + at(8.2, 3.6, 0.78, minor),
  'hand-minor': `${behind('minor')}<g transform="translate(-3 2.6) scale(.92)">${minor}</g>`,
  'hand-occupation': `${behind('job')}<g transform="translate(-3 2.6) scale(.92)">${card('job', head)}</g>`,
  merchant: `<path class="plank edge" d="M9 7h6c4 3 5.5 6.5 5.5 10 0 3-2 4.5-5 4.5h-7c-3 0-5-1.5-5-4.5C3.5 13.5 5 10 9 7z"/><path class="paper edge" d="M8.5 2.5h7L14 7h-4z"/>`,
  incident: `<path class="paper edge" d="M7.5 11c0-6 9-6 9 0z"/><ellipse class="minor edge" cx="12" cy="12.5" rx="10" ry="4"/>${line('M6 18.5 4.5 22M12 18.5V22M18 18.5l1.5 3.5', 1.8)}`,
  // Passed to the left.
  travels: line('M21 17.5c0-7-6-10-12-10H4M9.5 1.8 3.6 7.5l5.9 5.7', 2.8),
  // Something is asked for.
  needs: `<path class="sign" stroke-width="2.2" d="M5 2.5h14v19l-7-5-7 5z"/>${line('M9 8.5l2.2 2.4L15.4 6.4', 2)}`,
  // When
  'any-time': `${clock}${line('M12 6v6.4l4.4 2.8', 2.4)}<circle class="signfill" cx="12" cy="12" r="2"/>`,
  use: space + at(5.4, 4.6, 0.55, person),
  'round-start': `${line('M6 22V2.5', 2.4)}<path class="leaf edge" d="M6.5 3h14l-3.5 4.2 3.5 4.3h-14z"/>`,
  'going-home': at(5.6, 0, 0.76, homestead['room']) + at(-1.4, 8.4, 0.6, person),
  once: clock + at(3, 3, 0.75, ONE),
  'after-harvest': farm['harvest']! + badge(CHECK),
  // Who
  others: at(6.6, 1.2, 0.72, person) + at(-1.4, 8.2, 0.5, person) + line('M10 20.5h11M17 16.8l4 3.7-4 3.5', 1.9),
  everybody: at(-2, 5, 0.6, person) + at(11.6, 5, 0.6, person) + at(3.8, 1, 0.7, person),
  players: at(-1.6, 3.4, 0.66, person) + at(9.6, 3.4, 0.66, person),
  alone: person + badge(ONE),
  most: `<path class="gold edge" d="M2 8l5 4 5-8 5 8 5-4-2 12H4z"/>`,
  place: at(3.4, -1.4, 0.72, person) + `<path class="paper edge" d="M1.5 17h21v5.6h-21z"/>`,
  share: space + at(1.2, 6, 0.5, person) + at(10.4, 6, 0.5, person),
  occupied: space + at(5.4, 4.6, 0.55, person) + badge(CHECK),
  // What is counted
  fenced: homestead['pasture']!,
  free: `<rect class="grass edge" x="2" y="2" width="20" height="20" rx="3" stroke-dasharray="3 2.4"/>${line('M12 7v10M7 12h10', 2.6)}`,
  unfenced: homestead['fence']! + badge(CROSS, 11, 11),
  new: STAR,
  'rounds-left': doings['next-rounds']!,
  'rounds-done': doings['next-rounds']! + badge(CHECK),
  'building-resource':
    at(-0.6, -0.6, 0.5, farm['wood']) +
    at(12, -0.6, 0.5, shared['clay']) +
    at(-0.6, 12, 0.5, goods['reed']) +
    at(12, 12, 0.5, goods['stone']),
  // What changes
  holds: `<path class="wall edge" d="M3.4 10.4h17.2v12H3.4z"/><path class="straw edge" d="M.8 11.6 12 1l11.2 10.6z"/>${line('M12 13v7M8.5 16.5h7', 2.4)}`,
  no: `<circle class="signring" cx="12" cy="12" r="9.4" stroke-width="2.8"/>${line('M5.5 5.5l13 13', 2.8)}`,
  pile: `<g class="plank edge"><path d="M2.5 15.5h19v6h-19z"/><path d="M4.5 9.5h15v6h-15z"/><path d="M7 3.5h10v6H7z"/></g>`,
  'move-crop':
    at(-1, 6, 0.62, farm['grain']) + at(10, 6, 0.62, goods['vegetable']) + line('M5 4.5h13M14.5 1 18.5 4.5l-4 3.5', 2),
  'all-rounds': doings['next-rounds']! + badge(LATER, 11.5, 12),
  // Action spaces: goods lie there, come from there, go away; which ones
  lying: space + at(5.6, 6.4, 0.54, crate),
  take: space + at(3.6, 1.2, 0.7, UP),
  taken: at(0, 8, 0.62, crate) + at(10.4, 0.6, 0.6, UP),
  accumulation: doings['each-round']!,
  'first-space': space + at(4.8, 4.8, 0.6, ONE),
  space: space + at(5.6, 6.4, 0.54, crate),
  'left-of-newest': `<rect class="signring" stroke-width="2" x="2" y="4" width="8" height="16" rx="2"/><rect class="stage edge" x="13" y="4" width="9" height="16" rx="2"/>`,
  reveal: `<rect class="stage edge" x="4" y="2" width="16" height="20" rx="2.4"/>${at(4.6, 4.6, 0.62, STAR)}`,
  'work-phase': space + at(4.6, 5.4, 0.46, person) + at(11, 8, 0.42, CHECK),
  // People
  placed: at(3.4, -1.4, 0.72, person) + `<path class="paper edge" d="M1.5 17h21v5.6h-21z"/>` + badge(CHECK),
  second: NUMBER_TWO,
  'same-person': at(5.2, -0.6, 0.56, person) + line('M3 14h13a4 4 0 0 1 0 8H6M9.5 18.6 6 22l3.5 3.4', 2),
  neighbors: at(-2.4, 4, 0.62, person) + at(11.6, 4, 0.62, person) + line('M9.6 12h4.8', 2.2),
  give: at(9.4, -0.6, 0.62, person) + line('M2 20h12M10.4 15.6l4.2 4.4-4.2 4.4', 2.4),
  supply: `<path class="plank edge" d="M2 10h20l-2 12H4z"/>${line('M6 10c0-9 12-9 12 0', 2)}`,
  'my-turn': person + badge(at(2, 2, 0.84, ONE)),
  'turn-end': person + badge(`<path class="signfill" d="M6.5 6.5h11v11h-11z"/>`),
  turn: clock + line('M12 6v6.4l4.4 2.8', 2.4),
  // Cards
  'onto-card': small + at(4.4, 0, 0.62, DOWN),
  'off-card': small + at(4.4, 0, 0.62, UP),
  refill: small + at(5.4, -1.4, 0.6, doings['each-round']),
  emptied: small + at(6.4, 9.6, 0.48, CROSS),
  discard: at(-1.6, -1, 0.86, sheet) + badge(CROSS),
  'return-improvement': at(-0.6, -1.4, 0.8, doings['improvement']) + badge(BACK),
  'bottom-row': `<path class="signring" stroke-width="1.6" d="M2.5 3.5h19v8h-19z"/><path class="major edge" d="M2 13h20v8.6H2z"/>`,
  upgrade: at(-1, 3, 0.72, doings['improvement']) + at(11.6, 0, 0.56, UP),
  points: STAR,
  kept: CHECK,
  column: '<path class="signring" stroke-width="2" d="M2.5 3h19v18h-19z"/><path class="signfill" d="M9 3h6v18H9z"/>',
  declined: CROSS,
  gone: CROSS,
  marker: '<circle class="gold edge" cx="12" cy="12" r="8.4"/><circle class="signring" cx="12" cy="12" r="4.6"/>',
  spend: at(0, 7.6, 0.64, crate) + at(10.4, 0.4, 0.56, LATER),
  lot: `<rect class="paper edge" x="3" y="3" width="18" height="18" rx="3.4"/><g class="signfill"><circle cx="8" cy="8" r="1.9"/><circle cx="16" cy="8" r="1.9"/><circle cx="12" cy="12" r="1.9"/><circle cx="8" cy="16" r="1.9"/><circle cx="16" cy="16" r="1.9"/></g>`,
  set: line('M8.4 3C4 3 7 11 3.4 12 7 13 4 21 8.4 21M15.6 3c4.4 0 1.4 8 5 9-3.6 1-.6 9-5 9', 2),
  'next-time': clock + at(4.4, 4.4, 0.62, LATER),
  // Goods
  get: crate + badge(line('M12 4v16M4 12h16', 4)),
  good: crate + at(6.6, 9, 0.46, ASK),
  'take-back': at(1.4, 7, 0.62, crate) + at(9.6, -0.6, 0.62, BACK),
  'take-crop': at(-1.2, 5.4, 0.72, goods['vegetable']) + at(11, 0.6, 0.56, UP),
  harvested: farm['harvest']! + at(11.4, 10.4, 0.54, crate),
  'field-phase': farm['harvest']! + badge(ONE),
  'feeding-phase': farm['harvest']! + badge(NUMBER_TWO),
  'harvest-end': farm['harvest']! + badge(at(1, 1, 0.9, `<path class="signfill" d="M6 6h12v12H6z"/>`)),
  'before-harvest': `<rect class="stage edge" x="2" y="2" width="13" height="17" rx="2"/>${at(10, 9, 0.6, farm['harvest'])}`,
  sown: common['sow']! + badge(CHECK),
  below: at(2.4, -2, 0.62, farm['grain']) + line('M4 14h16', 1.8) + at(6, 13.4, 0.46, goods['vegetable']),
  must: `<path class="signfill" d="M9.4 2h5.2l-1 13h-3.2z"/><circle class="signfill" cx="12" cy="19.4" r="2.8"/>`,
  promised: at(4, 1, 0.66, crate) + at(0, 14.4, 0.4, doings['next-rounds']) + at(12, 14.4, 0.4, doings['next-rounds']),
  // The farm
  'onto-farm': cell(1.6, 9, 13) + at(9.6, 0, 0.56, DOWN),
  adjacent: cell(1, 7) + cell(13, 7) + line('M10 12h4', 2.4),
  beside: cell(1, 7) + cell(13, 7) + line('M10 12h4', 2.4),
  house: homestead['room']!,
  built: at(-1, 3, 0.72, homestead['room']) + badge(CHECK),
  turned:
    cell(1, 1, 9) +
    `<rect class="earth edge" x="13" y="13" width="10" height="10" rx="1.6"/>${line('M7 13.6 13 19M8 19.6h5V15', 1.8)}`,
  enclose: homestead['fence']! + badge(STAR),
  pastures: at(-1, -1, 0.62, homestead['pasture']) + at(9.4, 9.4, 0.62, homestead['pasture']),
  together: at(-1.4, 3, 0.66, homestead['room']) + at(9.6, 3, 0.66, homestead['room']),
  full: CHECK,
  'free-stall': farm['stable']! + badge(line('M12 6v12M6 12h12', 3.4)),
  'same-animal': at(-1, 4.6, 0.62, shared['sheep']) + at(9.8, 4.6, 0.62, shared['sheep']) + line('M8 3h8M8 6.4h8', 1.8),
  meal: at(0, 0, 0.8, farm['food']) + badge(CHECK),
}
