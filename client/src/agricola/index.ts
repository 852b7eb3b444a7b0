/** Agricola in the browser. */
import { TO_LOG, type Face, type Tab } from '../lib/face'
import { narrow } from '../lib/ui.svelte'
import Boards from './Boards.svelte'
import { changes, isCounted, isHeading, isRoutine, isSlide, told } from './events'
import { flights } from './flights'
import Icons from './Icons.svelte'
import { CATEGORY_SIGNS } from './layout'
import { groups, lettering, tabFor, tabOf } from './moves'
import Progress from './Progress.svelte'
import './signs'
import { wordsOf, hasCards, type Agricola } from './table'

const HAND: Tab = { name: 'hand', symbol: 'cards' }

export const face: Face<Agricola> = {
  Boards,
  Progress,
  Icons,
  help: async (table) => {
    if (!table || hasCards(table)) await import('./cards')
    return import('./Help.svelte')
  },

  catalogue: async () => (await import('./catalogue')).catalogue(),

  tabs: (table) => [
    { name: 'actions', symbol: 'person' },
    { name: 'farm', symbol: 'room' },
    ...(narrow.current && hasCards(table) ? [HAND] : []),
    { name: 'improvements', symbol: 'improvement' },
    ...(table.players.length > 1 ? [{ name: 'others', symbol: 'people' }] : []),
  ],
  // Beside everything else the hand needs no tab.
  panels: (table) => (!narrow.current && hasCards(table) ? [HAND] : []),
  tabOf,
  isShared: (target) => /^(space|improvement):/.test(target),
  tabFor,
  keys: {
    a: {
      name: 'actions',
      tab: 'actions',
      selectors: ['.gameboard .lit:not(.quiet)', '.gameboard .lit', '.gameboard button'],
    },
    f: {
      name: 'farm',
      tab: 'farm',
      selectors: [
        '.place-farm .fencing [tabindex="0"]',
        '.place-farm .lit:not(.quiet)',
        '.options .choice',
        '.place-farm .farmyard button',
        '.place-farm button',
      ],
    },
    c: { name: 'cards', tab: 'hand', selectors: ['.hand .lit', '.hand li button'] },
    i: {
      name: 'improvements',
      tab: 'improvements',
      selectors: ['.place-improvements .lit', '.place-improvements button'],
    },
    ...TO_LOG,
  },

  groups,
  lettering,

  flights,
  slides: isSlide,
  joins: () => false,
  changes,
  isRoutine,
  isCounted,
  told,
  isHeading,

  // Whoever holds cards holds them alone, and so does whoever takes them from a packet.
  hasSecrets: (view) => view.phase === 'draft' || view.players.some((player) => player.minors + player.occupations > 0),
  words: ({ decks }) => wordsOf(decks),
  bring: (table) => (hasCards(table) ? import('./cards') : null),
  figure: () => import('./Figure.svelte'),
  parts: (table) => table.extra ?? undefined,

  isNearEnd: (view) => view.round === view.rounds.length,
  goesOn: (view) => view.campaign?.goes_on ?? false,
  series: (view) => (view.campaign ? import('./Campaign.svelte') : null),
  categorySigns: CATEGORY_SIGNS,
  portrait: () => import('./Portrait.svelte'),
  emblem: 'room-clay',
}
