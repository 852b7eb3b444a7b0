/** How offered moves are shown: in groups, with symbols. Knows no rule. */
import { bring } from '../lib/api'
import { breakable, plain } from '../lib/breakable.svelte'
import type { Group, Lettering, Look, Option } from '../lib/face'
import { busiestTab } from '../lib/moves'
import type { Decision } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import { ui } from '../lib/ui.svelte'
import { fencing, offerOf } from './fencing.svelte'
import type { Table } from './table'

/** Leads from the list of moves to where one draws a pasture. */
function openFencing(table: Table): void {
  ui.tab = 'farm'
  table.looked = null
  fencing.call(table)
  // What has the focus is fetched and drawn first.
  void bring(() => import('./Fencing.svelte')).then(() =>
    setTimeout(() => document.querySelector<HTMLElement>('.fencing [tabindex="0"]')?.focus()),
  )
}

/** The list of moves. What may be done at any time never pushes the way on out of sight. On a phone the board itself is the list of places. */
export const groups: readonly Group[] = [
  { kinds: ['feed', 'other', 'animal'] },
  { kinds: ['fence'], many: { label: offerOf, open: openFencing } },
  { kinds: ['site', 'stable'], look: 'columns', title: 'screen-sites', unfolds: (narrow) => !narrow },
  {
    kinds: ['card'],
    look: 'columns',
    title: 'screen-play-cards',
    unfolds: (narrow, kinds) => !narrow || !kinds.has('other'),
  },
  { kinds: ['keep'], look: 'columns', title: 'screen-packet', unfolds: (narrow) => !narrow },
  { kinds: ['place'], look: 'columns', title: 'screen-place-person', unfolds: (narrow) => !narrow },
  { kinds: ['done'] },
  {
    kinds: ['food'],
    title: 'screen-any-time',
    unfolds: (_, kinds) =>
      kinds.has('feed') || kinds.has('animal') || [...kinds].every((kind) => kind === 'food' || kind === 'done'),
    aside: true,
  },
]

/** What stands on the button of a move. */
export function lettering({ move, kind, many }: Option, look: Look, table: Table): Lettering {
  const { nouns: [noun = ''] = [], icons = [] } = move
  if (many) return { icons: ['fence'], words: say(many.label(table)) }
  if (look !== 'columns') return { icons, words: say(move.label) }
  if (kind === 'place') return { first: breakable(plain(say(`action-${noun}`))) }
  if (kind === 'card' || kind === 'keep') return { first: say(`card-${noun}`) }
  return { first: say(move.label), icons }
}

/** On which tab of a phone a target lies, or "". */
export function tabOf(target: string): string {
  if (/^(space|round):/.test(target)) return 'actions'
  if (/^(card|bed|hand)/.test(target)) return 'hand'
  if (target.startsWith('improvement')) return 'improvements'
  return /^(farm:|corner:|resource:|fences|house|family)/.test(target) ? 'farm' : ''
}

/** The tab that a decision calls for: the one with the most of what it is about. */
export function tabFor(decision: Decision): string {
  return busiestTab(decision, tabOf, (kind) => kind === 'food') || 'actions'
}
