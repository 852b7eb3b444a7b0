/** Symbols that stand on cards only, drawn in a box of 24 by 24; many put others together. */
import { farm } from '../../symbols/farm'
import { goods } from '../../symbols/goods'
import { hand } from '../../symbols/hand'
import { sickle } from '../../symbols/harvest'
import { signs as common } from '../../symbols/signs'
import { things } from '../../symbols/things'

const line = (d: string, width = 2.2): string => `<path class="sign" stroke-width="${width}" d="${d}"/>`
const at = (x: number, y: number, scale: number, inner = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`

/** A round badge in a corner, with a sign of 24 by 24 in it. */
const badge = (sign: string, x = 11, y = 11): string =>
  at(x, y, 0.56, `<circle class="badge" cx="12" cy="12" r="12"/>${sign}`)
const SAME = line('M5.5 8.5h13M5.5 15.5h13', 3.6)
const OTHER = line('M5.5 8.5h13M5.5 15.5h13M15.5 4l-7 16', 3)
const FLASH = `<path class="signfill" d="M14 1.5 4 14h6.5L9 22.5 20 9.5h-7z"/>`
const CLOCK = line('M12 5v8l5 3', 3.2)
const CROSS = line('M6 6l12 12M18 6 6 18', 3.6)
const LEFT = line('M20 12H5M11 5l-7 7 7 7', 3.6)
const RIGHT = line('M4 12h15M13 5l7 7-7 7', 3.6)
const UP = line('M12 20V5M5 11l7-7 7 7', 3.6)
const CHECK = line('M5 13l5 5L20 6', 3.8)
const TWICE = line('M3 6l7 10M10 6 3 16M14 8c0-4 7-4 7 0 0 3-7 5-7 9h7.5', 2.6)

/** An action space with its rows of workers. */
const space = (...full: readonly [number, number][]): string =>
  `<rect class="paper edge" x="1.5" y="1.5" width="21" height="21" rx="3"/>` +
  [
    [4, 4.5],
    [10, 4.5],
    [16, 4.5],
    [10, 10.5],
    [16, 10.5],
    [16, 16.5],
  ]
    .map(
      ([x, y]) =>
        `<rect class="${full.some(([a, b]) => a === x && b === y) ? 'cubeleft' : 'hollow'} edge" x="${x}" y="${y}" width="4.6" height="4.6" rx="1"/>`,
    )
    .join('')
const TOP = [
  [4, 4.5],
  [10, 4.5],
  [16, 4.5],
] as [number, number][]
const ALL = [...TOP, [10, 10.5], [16, 10.5], [16, 16.5]] as [number, number][]

const field = things['field']!
const fieldOf = (one: string, other = ''): string =>
  `${field}<circle class="paper edge" cx="12" cy="12.7" r="9.5"/>` +
  (other ? at(2, 3, 0.55, goods[one]) + at(9.5, 8.5, 0.52, goods[other]) : at(3.6, 3.6, 0.7, goods[one]))

const cardFace = `<rect class="paper edge" x="4" y="1.5" width="16" height="21" rx="2"/><path class="ink line" stroke-width="1.5" d="M7.5 12h9"/>`
const farmyard = things['farmyard-card']!
const crate = `
  <path class="wood edge" d="M2.5 9h19v12.5h-19z"/><path class="cut" stroke-width="1.4" d="M3.5 13.2h17M3.5 17.3h17"/>
  ${at(3, -0.5, 0.42, goods['barley'])}${at(11, -0.5, 0.42, goods['meat'])}`

const played = (deck: string): string => things[`${deck}-card`]! + badge(CHECK)

export const signs: Record<string, string> = {
  // The decks, as emblems on the faces of their cards.
  'deck-gateway': line('M4.5 21.5V12c0-11 15-11 15 0v9.5M2 21.5h20M12 5v16.5', 2.4),
  'deck-farmyard': line('M3 21.5V10l9-7.5 9 7.5v11.5zM8 21.5V14h8v7.5', 2.4),
  'deck-bonus': line('M12 4v16M4 12h16', 4.4),
  'deck-point': `<path class="signfill" d="M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1z"/>`,
  'any-card': `<rect class="stonelight edge" x="4" y="1.5" width="16" height="21" rx="2"/><path class="cut" stroke-width="1.6" d="M8 6.5h8v11H8z"/>`,
  ...hand,
  // A purse.
  income: `
    <path class="hides edge" d="M8.5 7.5C4 10 1.8 14 2.3 18c.4 3 3.4 4.5 9.7 4.5s9.3-1.5 9.7-4.5c.5-4-1.7-8-6.2-10.5z"/>
    <path class="hides edge" d="M8.5 6.5 6.5 2l3 1L12 1l2.5 2 3-1-2 4.5z"/><path class="wood line" stroke-width="2" d="M7.8 7h8.4"/>
    <circle class="gold edge" cx="12" cy="15.5" r="3.8"/>`,
  // The upper half: a book to read in, a dark one for the action board, a hand's worth to give.
  book: farm['book']!,
  'dark-book': `<path class="door edge" d="M12 5.5C9 3.2 5 3 1.5 4v15c3.5-1 7.5-.8 10.5 1.5 3-2.3 7-2.5 10.5-1.5V4C19 3 15 3.2 12 5.5z"/><path class="cut" stroke-width="1.4" d="M12 5.5v15M4.5 8c1.8-.3 3.3-.1 4.8.6M4.5 12c1.8-.3 3.3-.1 4.8.6M14.7 8.6c1.5-.7 3-.9 4.8-.6M14.7 12.6c1.5-.7 3-.9 4.8-.6"/>`,
  pay: `<circle class="gold edge" cx="12" cy="8" r="6.5"/><path class="inkonly line" stroke-width="1.6" d="M12 5v6"/>${line('M5 17l7 5.5 7-5.5', 3)}`,
  // Goods and crops
  'good-alike': crate + badge(SAME),
  'good-harvested': sickle + at(10, 10, 0.58, crate),
  'crop-alike': common['crop']! + badge(SAME),
  'crop-different': common['crop']! + badge(OTHER),
  'crop-alike-harvested': sickle + badge(SAME),
  'just-harvested': sickle + badge(FLASH),
  harvest: sickle,
  'double-yield': sickle + badge(TWICE),
  'return-crops': common['crop']! + badge(LEFT),
  'last-jewelry': things['jewelry']! + badge(CROSS),
  // Fields
  'field-empty': `${field}<circle class="paper edge" cx="12" cy="12.7" r="4.6"/><path class="ink line" stroke-width="1.6" d="M9 15.7l6-6"/>`,
  'field-hops': fieldOf('hops'),
  'field-flax': fieldOf('flax'),
  'field-barley-rye': fieldOf('barley', 'rye'),
  'field-alike': things['field-planted']! + badge(SAME),
  'field-different': things['field-planted']! + badge(OTHER),
  lift: line('M4 12.5 12 5l8 7.5M4 19.5 12 12l8 7.5', 2.8),
  uproot: things['field-planted']! + badge(UP, 10, 0),
  'rows-sum': line('M19 4H5l8 8-8 8h14', 2.6),
  'sow-it': common['sow']! + badge(SAME),
  'sow-two-in-one': common['sow']! + badge(TWICE),
  // Sheep and their cards
  'card-with-sheep': farmyard + at(4.5, 6, 0.78, goods['sheep']),
  'card-without-sheep': farmyard + badge(CROSS),
  'sheep-on-one-card': at(2.5, 0, 0.95, farmyard) + at(-0.5, 8, 0.66, goods['sheep']),
  'sheep-on-cards': at(-2.5, 0, 0.75, farmyard) + at(8.5, 0, 0.75, farmyard) + at(4, 8.5, 0.66, goods['sheep']),
  'sheep-back': goods['sheep']! + badge(LEFT),
  'sustain-one': common['sustain']! + badge(TWICE),
  // Cards
  'give-up': line('M5 5l14 14M19 5 5 19', 3.4),
  played: cardFace + badge(CHECK),
  'played-gateway': played('gateway'),
  'played-farmyard': played('farmyard'),
  'played-bonus': played('bonus'),
  'played-point': played('point'),
  'played-of-one-deck': cardFace + badge(SAME),
  'played-at-once': cardFace + badge(FLASH),
  'hand-without-gateway': hand['hand']! + badge(line('M17 4 7 20', 3.6)),
  // Workers and action spaces
  'full-space': space(...ALL),
  'space-with-three': space(...TOP),
  'use-space': space([16, 16.5]) + badge(RIGHT, 0, 11),
  'use-second-row': space([10, 10.5]) + badge(RIGHT, 0, 11),
  clear: space() + badge(CROSS, 0, 10),
  'clear-top': space() + badge(UP, 0, 10),
  'move-workers': space(...TOP) + badge(RIGHT, 0, 11),
  'take-workers': things['worker']! + badge(LEFT),
  'worker-removed': things['worker']! + badge(CROSS),
  'worker-exchanged':
    at(-1.5, 4, 0.7, things['worker']) + at(10, 4, 0.62, things['tools']) + line('M7 3.5h9M13 1l3.5 2.5L13 6', 1.8),
  'just-used': things['worker']! + badge(FLASH),
  using: things['worker']! + badge(CLOCK),
  'last-action': things['worker']! + badge(line('M6 4v16M19 5 10 12l9 7', 3.6)),
  quadrant: `<g class="stonelight edge"><path d="M2 2h9v9H2zM13 2h9v9h-9zM2 13h9v9H2z"/></g><path class="gold edge" d="M13 13h9v9h-9z"/>`,
  // Buildings and tools
  gap: `${at(-1, 7, 0.55, things['bakehouse'])}${at(12, 7, 0.55, things['brewhouse'])}${line('M3 4h18M6 1 3 4l3 3M18 1l3 3-3 3', 2)}`,
  advanced: common['advance']! + badge(SAME, 0, 13),
  window: `<path class="roof edge" d="M1 9 12 1l11 8z"/><path class="wall edge" d="M3 9h18v13.5H3z"/><path class="milkband edge" d="M7 11.5h10v8H7z"/><path class="cut" stroke-width="1.6" d="M12 11.5v8M7 15.5h10"/>`,
  'tools-just-gained': things['tools']! + badge(FLASH),
  'tools-this-phase': things['tools']! + badge(CLOCK),
}
