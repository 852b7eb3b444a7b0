/** How offered moves are shown: in groups, with symbols. Reads their texts, knows no rule. */
import type { Group, Lettering, Look, Option } from '../lib/face'
import type { MoveView, Past } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import type { CardReference, GameEvent, Reference } from './protocol'
import type { Table } from './table'

type Kind = 'place' | 'sparingly' | 'exchange' | 'payment' | 'card' | 'other' | 'done'

/** The group that a move is listed in. */
export function kindOf(move: MoveView): Kind {
  if (move.text.includes(' sparingly ')) return 'sparingly'
  if (move.text.startsWith('place ')) return 'place'
  if (move.text.startsWith('play ')) return 'card'
  if (move.text.startsWith('exchange ')) return 'exchange'
  if (move.target === 'payment') return 'payment'
  return move.text === 'done' ? 'done' : 'other'
}

/** The list of moves. On a phone the board itself is the list of places, and the hand that of cards. */
export const groups: readonly Group[] = [
  { kinds: ['payment', 'other'] },
  { kinds: ['place'], look: 'columns', title: 'screen-place', unfolds: (narrow) => !narrow },
  { kinds: ['exchange'], look: 'numbers', title: 'screen-exchange', signs: ['worker', 'tools'] },
  { kinds: ['card'], look: 'columns', title: 'screen-play-cards', unfolds: (narrow, kinds) => !narrow || !kinds.has('place') },
  { kinds: ['sparingly'], look: 'columns', title: 'screen-sparingly', unfolds: () => false, aside: true },
  { kinds: ['done'] },
]

/** What stands on the button of a move. */
export function lettering({ move, kind }: Option, look: Look, table: Table): Lettering {
  if (look === 'numbers') return { first: move.text.split(' ')[1]! }
  if (kind === 'place' || (kind === 'sparingly' && move.target.startsWith('space'))) {
    const name = move.target.replace('space:', '')
    const cost = table.shown?.spaces.find((each) => each.name === name)?.cost ?? 0
    return { first: say(`space-${name}`), icons: kind === 'place' ? [`worker@${cost}`] : [] }
  }
  // While a card waits to be resolved, a choice may be its own.
  const space = table.shown?.players[table.seat]?.waiting.length ? '' : lastSpace(table.history, table.seat)
  const icons = iconsOf(move, table.reference, space, table.extra?.facts)
  const short = look === 'columns' && /\d+$/.exec(move.target)
  return short ? { first: short[0], icons } : { icons, words: say(move.label) }
}

function pairs(words: readonly string[]): [string, number][] {
  const found: [string, number][] = []
  for (let i = 0; i + 1 < words.length; i += 2) found.push([words[i]!, Number(words[i + 1])])
  return found
}

/** How many goods a payment takes. A jewelry is worth keeping: it comes after all payments with goods. */
export function spent(move: MoveView): number {
  const words = move.text.split(' ').slice(1)
  return words[0] === 'jewelry' ? 99 : pairs(words).reduce((sum, [, count]) => sum + count, 0)
}

/** The symbols of a move, as tokens like those of the reference. */
function iconsOf(move: MoveView, reference: Reference | null, space: string, cards?: ReadonlyMap<string, CardReference>): string[] {
  const words = move.text.replace(' two ', ' ').split(' ')
  const twice = move.text.includes(' two ') ? '*2' : ''
  switch (words[0]) {
    case 'take':
      return [words[1] === 'marker' ? 'rooster' : (words[1] ?? '')]
    case 'sow':
      return [`${words[1]}${twice}`, 'arrow', `field@${words[3]}`]
    case 'pay':
      return words[1] === 'jewelry' ? ['jewelry'] : pairs(words.slice(1)).map(([good, count]) => `${good}*${count}`)
    case 'exchange':
      return [`worker*${words[1]}`, 'arrow', `tools*${words[1]}`]
    case 'spend':
      if (words[1] !== 'field') return [words[1] ?? '']
      return words[4] === 'empty' ? [`field@${words[3]}`] : [`field@${words[3]}`, `${words[4]}${twice}`]
    case 'pick':
      if (words[1] !== 'row') return ['worker']
      return words[3] === 'empty' ? [`field@${words[2]}`] : [`field@${words[2]}`, `${words[3]}${twice}`]
    case 'harvest':
      return ['harvest']
    case 'boulder':
      return ['boulder', words[1] ?? '']
    case 'return':
      return ['sheep-back']
    case 'raise':
    case 'fallow':
      return [`field@${words[2]}`, 'raise']
    case 'sustain':
      return ['sustain']
    case 'play':
    case 'discard':
    case 'activate': {
      const fact = cards?.get(words.at(-1)!)
      if (!fact) return ['income']
      return words[0] === 'activate' ? fact.income_icons : [`${fact.deck}-card`, ...fact.lower_icons]
    }
    case 'retreat':
    case 'advance':
      return [words[1] ?? '', words[0]]
    case 'choose':
      return alternative(reference, space, Number(words[1]))
    default:
      return []
  }
}

/** The symbols of the nth alternative of an action space. */
function alternative(reference: Reference | null, space: string, number: number): string[] {
  const icons = reference?.spaces.find((each) => each.name === space)?.icons ?? []
  const alternatives: string[][] = [[]]
  for (const icon of icons) {
    if (icon === 'or') alternatives.push([])
    else alternatives.at(-1)!.push(icon)
  }
  return alternatives.length > 1 ? (alternatives[number - 1] ?? []) : []
}

/** The action space that a seat used last. */
function lastSpace(history: readonly Past[], seat: number): string {
  for (let i = history.length - 1; i >= 0; i--) {
    for (const event of history[i]!.events as readonly GameEvent[]) if (event.type === 'workers-placed' && event.seat === seat) return event.space
  }
  return ''
}
