/** How offered moves are shown: in groups, with symbols. Knows no rule. */
import { breakable, plain } from '../lib/breakable.svelte'
import type { Group, Lettering, Look, Option } from '../lib/face'
import { busiestTab } from '../lib/moves'
import type { Decision } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import { loading } from './loading.svelte'

const AT_ANY_TIME: ReadonlySet<string> = new Set(['load', 'exchange', 'trade', 'return'])

/** The list of moves. What may be done at any time never pushes the way on out of sight. On a phone the board itself is the list of places. */
export const groups: readonly Group[] = [
  { kinds: ['payment', 'other', 'sale'] },
  { kinds: ['improve'], title: 'screen-improve', unfolds: (narrow) => !narrow },
  { kinds: ['convert'], look: 'numbers' },
  { kinds: ['place'], look: 'columns', title: 'screen-place-worker', unfolds: (narrow) => !narrow },
  { kinds: ['imitate'], look: 'columns', title: 'screen-imitate', unfolds: (narrow) => !narrow },
  { kinds: ['special'], look: 'columns', title: 'screen-special', unfolds: () => false, aside: true },
  { kinds: ['pass'], aside: true },
  { kinds: ['done'] },
  {
    kinds: ['load', 'exchange', 'trade'],
    title: 'screen-any-time',
    unfolds: (_, kinds) => [...kinds].every((kind) => AT_ANY_TIME.has(kind) || kind === 'done'),
    aside: true,
  },
  { kinds: ['return'], title: 'screen-returns', unfolds: () => false, aside: true },
]

/** What stands on the button of a move. */
export function lettering({ move }: Option, look: Look): Lettering {
  const { beside, nouns: [noun = ''] = [], icons = [] } = move
  if (beside) return { icons }
  if (look === 'numbers') return { first: `${noun}×` }
  if (look === 'columns') return { first: breakable(plain(say(`space-${noun}`))) }
  return { icons, words: breakable(say(move.label)) }
}

/** On which tab of a phone a target lies, or "". */
export function tabOf(target: string): string {
  if (/^(space|tool|supply):/.test(target)) return 'board'
  if (/^(moor|tile):/.test(target)) return 'home'
  if (/^(resource|vehicle|piece|sale):/.test(target)) return 'barn'
  return target.startsWith('building:') ? 'buildings' : ''
}

/** The tab that a decision calls for: the one with the most of what it is about. */
export function tabFor(decision: Decision): string {
  if (loading.goesOn(decision)) return 'barn'
  return busiestTab(decision, tabOf, (kind) => AT_ANY_TIME.has(kind)) || 'board'
}
