/** How offered moves are shown: in groups, with symbols. Knows no rule. */
import { breakable } from '../lib/breakable.svelte'
import type { Group, Lettering, Look, Option } from '../lib/face'
import type { MoveView } from '../lib/protocol'
import { say } from '../lib/speak.svelte'

/** The list of moves. On a phone the board itself is the list of places, and the hand that of cards. */
export const groups: readonly Group[] = [
  { kinds: ['payment', 'jewelry', 'other'] },
  { kinds: ['place'], look: 'columns', title: 'screen-place', unfolds: (narrow) => !narrow },
  { kinds: ['exchange'], look: 'numbers', title: 'screen-exchange', signs: ['worker', 'tools'] },
  {
    kinds: ['card'],
    look: 'columns',
    title: 'screen-play-cards',
    unfolds: (narrow, kinds) => !narrow || !kinds.has('place'),
  },
  { kinds: ['sparingly'], look: 'columns', title: 'screen-sparingly', unfolds: () => false, aside: true },
  { kinds: ['done'] },
]

const PLACES: ReadonlySet<string> = new Set(['place', 'place-sparingly'])

/** What stands on the button of a move: where a word is enough, it is its noun. */
export function lettering({ move }: Option, look: Look): Lettering {
  const { verb, nouns: [noun = ''] = [], icons = [] } = move
  if (look === 'numbers') return { first: `${noun}` }
  if (look === 'columns') return { first: PLACES.has(verb) ? breakable(say(`space-${noun}`)) : `${noun}`, icons }
  return { icons, words: breakable(say(move.label)) }
}

/** How many things a move is about. */
export function amount({ nouns = [] }: MoveView): number {
  return nouns.reduce<number>((sum, noun) => sum + (typeof noun === 'number' ? noun : 0), 0)
}
