/** What is done, and with what. */
import { farm } from '../../symbols/farm'
import { goods as shared } from '../../symbols/goods'
import { at, badge, line } from '../../symbols/pen'
import { signs as common } from '../../symbols/signs'
import { fences, homestead } from './farm'
import { goods } from './goods'
import { flame, improvements } from './improvements'

const UP = line('M12 20V5M5 11l7-7 7 7', 3.6)
const OUT = line('M4 12h15M13 5l7 7-7 7', 3.6)

const loaf = `
    <path class="crust edge" d="M2 20.4c-1.4-4.6-1.2-8.8 1.4-11C5.6 7.4 8.6 6.6 12 6.6s6.4.8 8.6 2.8c2.6 2.2 2.8 6.4 1.4 11-6 1.4-14 1.4-20 0z"/>
    <path class="cut" stroke-width="1.8" d="M6.4 10.2l2.2 4M11 9.4l2 4.2M15.6 10l1.8 3.8"/>`
const card = (colour: string, inner: string): string =>
  `<rect class="${colour} edge" x="3" y="1.4" width="18" height="21.2" rx="2.2"/>${inner}`

export const doings: Record<string, string> = {
  bread: loaf,
  bake: at(0, -2.6, 1, loaf) + badge(at(3.2, 2.8, 0.74, flame)),
  // A pot over the fire.
  cook: `
    ${at(1.6, 13.2, 0.44, flame)}${at(11.8, 13.2, 0.44, flame)}${at(6.6, 13.2, 0.48, flame)}
    <path class="ink line" stroke-width="2" d="M5 6.6C1 6.6 1 10.6 4.6 10.6M19 6.6c4 0 4 4 .4 4"/>
    <path class="iron edge" d="M3.8 4.6h16.4c1 6-.6 10.4-4 11.4H7.8c-3.4-1-5-5.4-4-11.4z"/><path class="iron edge" d="M2.6 3h18.8v2.6H2.6z"/><path class="cut" stroke-width="1.5" d="M7 8.4c0 2 .4 3.6 1.4 4.8"/>`,
  renovate: homestead['room']! + badge(UP),
  // Out through the gate.
  release: fences + badge(OUT, 11, -1),
  feed: at(-1.4, -0.6, 0.7, common['person']) + at(7.6, 8.2, 0.7, farm['food']),
  improvement: card(
    'major',
    `<path class="paper" d="M6.6 19.6v-6c0-7 10.8-7 10.8 0v6z"/>${at(7.6, 9.6, 0.4, flame)}<path class="paper" d="M5.6 4h12.8v2.2H5.6z"/>`,
  ),
  // A jug: something small.
  minor: card(
    'minor',
    `<path class="paper" d="M8.4 6.4h7.2l-1 3c2 1.2 3 3 3 5 0 2-1 3.8-2.6 4.8H9c-1.6-1-2.6-2.8-2.6-4.8 0-2 1-3.8 3-5z"/>`,
  ),
  // Any of them.
  card: `<rect class="minor edge" x="4.5" y="3" width="15" height="19" rx="2"/>`,
  occupation: card(
    'job',
    `<g class="paper"><circle cx="12" cy="8.8" r="3.4"/><path d="M5.8 19.4c0-4.6 2.8-6.4 6.2-6.4s6.2 1.8 6.2 6.4z"/></g>`,
  ),
  // What will come into play here nobody knows.
  unknown: card(
    'stage',
    `<path class="cut" stroke-width="2.4" d="M8.6 9.2c.2-4.8 7-4.6 6.8 0-.2 2.8-3.4 2.6-3.4 5.4"/><circle class="paper" cx="12" cy="18" r="1.5"/>`,
  ),
  // Comes anew with every round.
  tick: line('M4 12.5 9.5 18.5 20.5 5.5', 3),
  'each-round': line('M19.4 15a8.4 8.4 0 1 1-1.2-8.6M19.6 2.4v5h-5', 2.2) + line('M12 8v8M8 12h8', 2.8),
  // On the round spaces to come.
  'next-rounds': `<g class="paper edge"><rect x=".8" y="6" width="6.4" height="12" rx="1.2"/><rect x="8.2" y="6" width="6.4" height="12" rx="1.2"/></g>${line('M17 6.5l5 5.5-5 5.5', 2.4)}`,
  // When it is built.
  'at-once': `<path class="barley edge" d="M14 1.2 4 13.6h6L8.6 22.8 20 9.8h-7z"/>`,
  // Whatever the house is made of.
  'house-material':
    at(5.6, -0.6, 0.54, farm['wood']) + at(-0.6, 10.8, 0.54, goods['stone']) + at(11.4, 10.4, 0.54, shared['clay']),
  bonus: `<path class="gold edge" d="M12 1.4l3.2 6.8 7.3 1-5.3 5.1 1.3 7.3L12 18.1l-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1z"/>`,
  well: improvements['well']!,
}
