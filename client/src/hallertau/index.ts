/** Hallertau in the browser. */
import { TO_LOG, type Face } from '../lib/face'
import { api } from '../lib/api'
import Boards from './Boards.svelte'
import { changes, isSlide, ROUTINE, COUNTED, together } from './events'
import { flights } from './flights'
import Icons from './Icons.svelte'
import { CATEGORY_SIGNS } from './layout'
import { kindOf } from '../lib/moves'
import { learnPart } from '../lib/speak.svelte'
import { amount, groups, lettering } from './moves'
import Progress from './Progress.svelte'
import type { CardReference } from './protocol'
import { hasCards, type Hallertau } from './table'

export const face: Face<Hallertau> = {
  Boards,
  Progress,
  Icons,
  help: async (table) => {
    if (!table || hasCards(table)) await import('./cards')
    return import('./Help.svelte')
  },
  readings: [
    'reading-symbols',
    'reading-quadrants',
    'reading-window',
    'reading-harvest',
    'reading-boulders',
    'reading-tools',
    'reading-discards',
    'reading-income',
    'reading-at-once',
  ],
  figure: () => import('./Figure.svelte'),
  parts: (table) => table.extra?.parts,

  catalogue: async () => (await import('./catalogue')).catalogue(),

  tabs: (table) => [
    { name: 'board', symbol: 'worker' },
    { name: 'village', symbol: 'community-center' },
    ...(table.players.length > 1 ? [{ name: 'others', symbol: 'people' }] : []),
  ],
  panels: (table) => (table.shown?.cards ? [{ name: 'hand', symbol: 'cards' }] : []),
  tabOf: (target) =>
    target.startsWith('space:')
      ? 'board'
      : /^(field|craft|boulder|sheep|resource|workers)/.test(target)
        ? 'village'
        : '',
  isShared: (target) => target.startsWith('space:'),
  tabFor: (decision) => (decision.moves.some((move) => move.target.startsWith('space:')) ? 'board' : 'village'),
  keys: {
    b: { name: 'board', tab: 'board', selectors: ['.board .lit', '.board button'] },
    ...TO_LOG,
    v: {
      name: 'village',
      tab: 'village',
      selectors: [':is(.village, .hand) .lit', '.options .choice', '.village button'],
    },
    c: { name: 'cards', tab: 'village', selectors: ['.hand .lit', '.hand li button'] },
  },

  groups,
  rank: (move) => (kindOf(move) === 'payment' ? amount(move) : 0),
  lettering,

  flights,
  slides: isSlide,
  joins: together,
  changes,
  // A field that its own player moves is news; those of the Fallow and Harvest phases go by themselves.
  isRoutine: (event, past) =>
    event.type === 'field-moved' ? event.seat !== past.seat || past.events.length >= 3 : ROUTINE.has(event.type),
  isCounted: (event) => COUNTED.test(event.type),
  isHeading: (event) => event.type === 'round-began',

  isNearEnd: (view, reference) => view.round === reference.rounds,
  categorySigns: CATEGORY_SIGNS,
  portrait: () => import('./Portrait.svelte'),
  emblem: 'hops',
  hasSecrets: (view) => view.cards,
  hasMoments: true,
  passes: (table, decision) => decision.prompt.id === 'prompt-moment' && !table.extra?.wants(table, decision),
  answer: (table) => table.extra?.answer(table),
  bring: (table) => (hasCards(table) ? bringCards(table.title) : null),
}

async function bringCards(title: string) {
  const [parts, facts] = await Promise.all([import('./cards'), api.cards<CardReference>(title), learnPart('nicknames')])
  return new parts.CardTable(parts, facts)
}
