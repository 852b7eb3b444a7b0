/** How offered moves are shown: in groups, with symbols. Reads their texts, knows no rule. */
import type { Group, Lettering, Look, Option } from '../lib/face'
import type { Decision, MoveView } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import { ROWS } from './layout'
import { loading } from './loading.svelte'
import type { Table } from './table'

type Kind = 'place' | 'special' | 'convert' | 'improve' | 'sale' | 'payment' | 'other' | 'load' | 'exchange' | 'return' | 'pass' | 'done'

const SUMMER = new Set(ROWS.map(([summer]) => `space:${summer}`))
const DEARLY = ' dearly'

/** The group that a move is listed in. */
export function kindOf(move: MoveView, table: Table): Kind {
  const verb = move.text.split(' ')[0]!
  if (move.target.startsWith('space:')) return verb === 'place' && SUMMER.has(move.target) === (table.shown?.season === 'winter') ? 'special' : 'place'
  switch (verb) {
    case 'done':
    case 'pass':
    case 'convert':
    case 'improve':
    case 'load':
    case 'return':
      return verb
    case 'trade':
    case 'exchange':
      return 'exchange'
    case 'sell':
      return 'sale'
    case 'pay':
      return 'payment'
    default:
      return 'other'
  }
}

const AT_ANY_TIME: readonly string[] = ['load', 'exchange', 'return', 'done']

/** The list of moves. What may be done at any time never pushes the way on out of sight. On a phone the board itself is the list of places. */
export const groups: readonly Group[] = [
  { kinds: ['payment', 'other', 'sale'] },
  { kinds: ['improve'], title: 'screen-improve', unfolds: (narrow) => !narrow },
  { kinds: ['convert'], look: 'numbers' },
  { kinds: ['place'], look: 'columns', title: 'screen-place-worker', unfolds: (narrow) => !narrow },
  { kinds: ['special'], look: 'columns', title: 'screen-special', unfolds: () => false, aside: true },
  { kinds: ['pass'], aside: true },
  { kinds: ['done'] },
  { kinds: ['load', 'exchange'], title: 'screen-any-time', unfolds: (_, kinds) => [...kinds].every((kind) => AT_ANY_TIME.includes(kind)), aside: true },
  { kinds: ['return'], title: 'screen-returns', unfolds: () => false, aside: true },
]

/** The move that a dearly paid one stands beside, or "". */
export function beside(move: MoveView): string {
  return move.text.endsWith(DEARLY) ? move.text.slice(0, -DEARLY.length) : ''
}

// Timber stands for wood, brick for clay.
const OF_CLAY: ReadonlySet<string> = new Set(['convert', 'supply:stall'])

/** What a dearly paid move can also be paid with. */
function dearer(move: MoveView, table: Table): string {
  const tool = move.target.startsWith('tool:') && table.reference?.tools.find((each) => `tool:${each.name}` === move.target)
  return OF_CLAY.has(move.target) || (tool && 'clay' in tool.cost) ? 'brick' : 'timber'
}

/** The order of moves of one kind: loads by what is loaded, exchanges after them. */
export function rank(move: MoveView): number {
  return move.text.startsWith('exchange') ? 2 : move.text.startsWith('trade') ? 3 : 0
}

/** What stands on the button of a move. */
export function lettering({ move, kind }: Option, look: Look, table: Table): Lettering {
  const words = move.text.split(' ')
  if (beside(move)) return { icons: ['plus', dearer(move, table)] }
  if (look === 'numbers') return { first: `${words[1]!}×` }
  if (look === 'columns' && move.target.startsWith('space:')) return { first: plain(say(move.target.replace(':', '-'))) }
  return { icons: iconsOf(move, kind), words: say(move.label) }
}

/** The name of a space that is there in both seasons needs no season where it stands. */
export function plain(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

function pairs(words: readonly string[]): string[] {
  const found: string[] = []
  for (let i = 0; i + 1 < words.length; i += 2) found.push(`${words[i]!}*${words[i + 1]}`)
  return found
}

/** The symbols of a move, as tokens like those of the reference. */
function iconsOf(move: MoveView, kind: string): string[] {
  const [verb = '', what = '', ...more] = move.text.split(' ')
  switch (verb) {
    case 'take':
    case 'slaughter':
    case 'breed':
    case 'eat':
    case 'release':
    case 'improve':
    case 'plow':
      return [what]
    case 'build':
      return kind === 'other' && move.target.startsWith('building:') ? [] : what === 'plow' && more[0] ? [more[0], 'arrow', 'plow'] : [what]
    case 'cut':
      return [`peat*${what}`]
    case 'place':
      return [what]
    case 'replace':
      return [what, 'arrow', 'forest']
    case 'pay':
      return what === 'dear' ? [] : pairs([what, ...more])
    case 'load':
      return [what]
    case 'trade':
      return ['peat', 'arrow', what]
    default:
      return []
  }
}

/** On which tab of a phone a target lies, or "". */
export function tabOf(target: string): string {
  if (/^(space|tool|supply):/.test(target)) return 'board'
  if (/^(moor|tile):/.test(target)) return 'home'
  if (/^(resource|vehicle|piece|sale):/.test(target)) return 'barn'
  return target.startsWith('building:') ? 'buildings' : ''
}

const AT_ANY_TIME_TEXT = /^(load|trade|exchange|return) /

/** The tab that a decision calls for: the one with the most of what it is about. */
export function tabFor(decision: Decision): string {
  if (loading.goesOn(decision)) return 'barn'
  const count = new Map<string, number>()
  const own = decision.moves.filter((move) => !AT_ANY_TIME_TEXT.test(move.text))
  for (const move of own.some((each) => tabOf(each.target)) ? own : decision.moves) {
    const tab = tabOf(move.target)
    if (tab) count.set(tab, (count.get(tab) ?? 0) + 1)
  }
  return [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'board'
}
