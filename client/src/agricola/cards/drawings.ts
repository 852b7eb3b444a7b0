/** Symbols that stand on hand cards only; many put others together. */
import { farm } from '../../symbols/farm'
import { goods as shared } from '../../symbols/goods'
import { at, badge, line } from '../../symbols/pen'
import { signs as common } from '../../symbols/signs'
import { homestead } from '../drawings/farm'
import { goods } from '../drawings/goods'
import { doings } from '../drawings/signs'

const card = (colour: string, inner: string): string => `<rect class="${colour} edge" x="3" y="1.4" width="18" height="21.2" rx="2.2"/>${inner}`
const behind = (colour: string): string => `<rect class="${colour} edge" x="7" y="1" width="14" height="18" rx="2"/>`
const head = `<g class="paper"><circle cx="12" cy="8.8" r="3.4"/><path d="M5.8 19.4c0-4.6 2.8-6.4 6.2-6.4s6.2 1.8 6.2 6.4z"/></g>`
const minor = doings['minor']!

const CROSS = line('M6 6l12 12M18 6 6 18', 3.6)
const CHECK = line('M5 13l5 5L20 6', 3.8)
const LATER = line('M4 12h15M13 5l7 7-7 7', 3.6)
const ONE = line('M8.5 8 13 4.5V20', 3.8)
const STAR = `<path class="signfill" d="M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z"/>`

const space = `<rect class="signring" stroke-width="2" x="1.5" y="3.5" width="21" height="17" rx="3"/>`
const person = common['person']!
const clock = `<circle class="signring" cx="12" cy="12" r="9.6" stroke-width="2.2"/>`

export const drawings: Record<string, string> = {
  // Kinds of cards
  'any-improvement': at(-3.4, 1.6, 0.78, doings['improvement']) + at(8.2, 3.6, 0.78, minor),
  'hand-minor': `${behind('minor')}<g transform="translate(-3 2.6) scale(.92)">${minor}</g>`,
  'hand-occupation': `${behind('job')}<g transform="translate(-3 2.6) scale(.92)">${card('job', head)}</g>`,
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
  'building-resource': at(-0.6, -0.6, 0.5, farm['wood']) + at(12, -0.6, 0.5, shared['clay']) + at(-0.6, 12, 0.5, goods['reed']) + at(12, 12, 0.5, goods['stone']),
  // What changes
  holds: `<path class="wall edge" d="M3.4 10.4h17.2v12H3.4z"/><path class="straw edge" d="M.8 11.6 12 1l11.2 10.6z"/>${line('M12 13v7M8.5 16.5h7', 2.4)}`,
  no: `<circle class="signring" cx="12" cy="12" r="9.4" stroke-width="2.8"/>${line('M5.5 5.5l13 13', 2.8)}`,
  pile: `<g class="plank edge"><path d="M2.5 15.5h19v6h-19z"/><path d="M4.5 9.5h15v6h-15z"/><path d="M7 3.5h10v6H7z"/></g>`,
  'move-crop': at(-1, 6, 0.62, farm['grain']) + at(10, 6, 0.62, goods['vegetable']) + line('M5 4.5h13M14.5 1 18.5 4.5l-4 3.5', 2),
  'all-rounds': doings['next-rounds']! + badge(LATER, 11.5, 12),
}
