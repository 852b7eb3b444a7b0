/** Fields of Arle in the browser. */
import { TO_LOG, type Face } from '../lib/face'
import Boards from './Boards.svelte'
import { Ends } from './ends'
import { changes, COUNTED, isRoutine, isSlide, together } from './events'
import { flights } from './flights'
import Icons from './Icons.svelte'
import { CATEGORY_SIGNS } from './layout'
import { groups, lettering, tabFor, tabOf } from './moves'
import Progress from './Progress.svelte'
import './signs'
import type { Arle } from './table'

export const face: Face<Arle> = {
  Boards,
  Progress,
  Icons,
  help: () => import('./Help.svelte'),
  figure: () => import('./Figure.svelte'),
  readings: ['reading-places'],

  catalogue: async () => (await import('./catalogue')).catalogue(),

  tabs: (table) => [
    { name: 'board', symbol: 'worker' },
    { name: 'home', symbol: 'home-board' },
    { name: 'barn', symbol: 'cart' },
    { name: 'buildings', symbol: 'building' },
    ...(table.players.length > 1 ? [{ name: 'others', symbol: 'people' }] : []),
  ],
  tabOf,
  isShared: (target) => /^(space|building):/.test(target),
  tabFor,
  keys: {
    b: {
      name: 'board',
      tab: 'board',
      selectors: ['.gameboard .lit:not(.quiet)', '.gameboard .lit', '.gameboard button'],
    },
    h: { name: 'home', tab: 'home', selectors: ['.place-home .lit', '.options .choice', '.place-home button'] },
    v: { name: 'barn', tab: 'barn', selectors: ['.place-barn .lit', '.place-barn button'] },
    g: { name: 'buildings', tab: 'buildings', selectors: ['.place-buildings .lit', '.place-buildings button'] },
    ...TO_LOG,
  },

  groups,
  lettering,

  flights,
  slides: isSlide,
  joins: together,
  changes,
  isRoutine,
  isCounted: (event) => COUNTED.test(event.type),
  isHeading: (event) => event.type === 'half-year-began',

  isNearEnd: (view, reference) => view.half_year === reference.seasons.length,
  categorySigns: CATEGORY_SIGNS,
  portrait: () => import('./Portrait.svelte'),
  emblem: 'peat-boat',
  hasEnds: true,
  passes: (table, decision) => !table.extra || table.extra.passes(table.view, decision),
  answer: (table) => table.extra?.answer(table),
  bring: () => Promise.resolve(new Ends()),
}
