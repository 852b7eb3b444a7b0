/** How offered moves are shown: in groups, with symbols. Reads their texts, knows no rule. */
import { breakable } from '../lib/breakable'
import type { Group, Lettering, Look, Option } from '../lib/face'
import type { Decision, Message, MoveView } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import { offerOf, openFencing } from './fencing.svelte'
import { kindOfImprovement, PARTS, plain, tokensOf } from './layout'
import type { Table } from './table'

type Kind = 'place' | 'fence' | 'site' | 'card' | 'keep' | 'other' | 'feed' | 'animal' | 'food' | 'done'

/** The group that a move is listed in. */
export function kindOf(move: MoveView): Kind {
  const verb = move.text.split(' ')[0]!
  switch (verb) {
    case 'done':
    case 'place':
    case 'fence':
    case 'feed':
    case 'keep':
      return verb
    case 'plow':
    case 'room':
    case 'stable':
    case 'pick':
      return 'site'
    case 'play':
      return 'card'
    case 'use':
      return move.target.startsWith('card:') ? 'food' : 'other'
    case 'release':
    case 'breed':
      return 'animal'
    case 'eat':
    case 'cook':
      return 'food'
    default:
      return 'other'
  }
}

/** Where a way to go on belongs that a card offers: the space, the round, the field or the card that its label names. */
export function targetOf({ label: { id, args = {} } }: MoveView, table: Table): string {
  const named = (name: string): string => (typeof args[name] === 'object' ? (args[name] as Message).id : '')
  const action = /^move-(take-from|use-space)/.test(id) ? (named('action') || named('space')).replace('action-', '') : ''
  if (action) return `${table.shown?.actions.some((each) => each.name === action && each.owner >= 0) ? 'card' : 'space'}:${action}`
  if (id === 'move-lay-stable') return `round:${String(args['round'])}`
  if (id === 'move-give-card') return named('card').replace('-', ':')
  if (!/^move-(add-crop|pay-from-field)$/.test(id)) return ''
  return named('place') ? named('place').replace('-', ':') : `farm:${String(args['place'])}`
}

/** The list of moves. What may be done at any time never pushes the way on out of sight. On a phone the board itself is the list of places. */
export const groups: readonly Group[] = [
  { kinds: ['feed', 'other', 'animal'] },
  { kinds: ['fence'], many: { label: offerOf, open: openFencing } },
  { kinds: ['site'], look: 'columns', title: 'screen-sites', unfolds: (narrow) => !narrow },
  { kinds: ['card'], look: 'columns', title: 'screen-play-cards', unfolds: (narrow, kinds) => !narrow || !kinds.has('other') },
  { kinds: ['keep'], look: 'columns', title: 'screen-packet', unfolds: (narrow) => !narrow },
  { kinds: ['place'], look: 'columns', title: 'screen-place-person', unfolds: (narrow) => !narrow },
  { kinds: ['done'] },
  { kinds: ['food'], title: 'screen-any-time', unfolds: (_, kinds) => kinds.has('feed') || kinds.has('animal') || [...kinds].every((kind) => kind === 'food' || kind === 'done'), aside: true },
]

/** The order of moves of one kind: rooms before stables. */
export function rank(move: MoveView): number {
  return move.text.startsWith('stable') ? 1 : 0
}

/** What stands on the button of a move. */
export function lettering({ move, kind, many }: Option, look: Look, table: Table): Lettering {
  if (many) return { icons: ['fence'], words: say(many.label(table)) }
  if (look === 'columns' && kind === 'place') return { first: breakable(plain(say(move.target.replace('space:', 'action-'))), PARTS) }
  if (look === 'columns' && (kind === 'card' || kind === 'keep')) return { first: say(move.target.replace(':', '-')) }
  if (look === 'columns') return { first: say(move.label), icons: iconsOf(move) }
  return { icons: iconsOf(move), words: say(move.label) }
}

/** The symbols of a move, as tokens like those of the reference. */
function iconsOf(move: MoveView): string[] {
  const [verb = '', what = '', ...more] = move.text.split(' ')
  switch (verb) {
    case 'take':
    case 'sow':
    case 'breed':
    case 'release':
      return [what]
    case 'eat':
      return [what, 'arrow', 'food']
    case 'cook':
      return [what, 'arrow', more[0] ?? 'food']
    case 'plow':
      return ['field']
    case 'pick':
    case 'choose':
      return goodsOf(move.label)
    case 'room':
    case 'stable':
      return [verb]
    case 'bake':
    case 'build':
      return [kindOfImprovement(what)]
    case 'use':
      return what === 'card' ? goodsOf(move.label) : [kindOfImprovement(what)]
    default:
      return []
  }
}

/** The goods that a label tells of: what is paid, and what for. */
function goodsOf({ id, args = {} }: Message): string[] {
  if (id === 'amount') return tokensOf({ [(args['resource'] as Message).id.replace('resource-', '')]: Number(args['count']) })
  const all = (name: string): string[] => [args[name] ?? []].flat().flatMap((part) => (typeof part === 'object' ? goodsOf(part) : []))
  const [cost, gains] = [[...all('cost'), ...all('what')], all('gains')]
  return gains.length ? [...cost, 'arrow', ...gains] : cost
}

/** On which tab of a phone a target lies, or "". */
export function tabOf(target: string): string {
  if (/^(space|round):/.test(target)) return 'actions'
  if (/^(improvement|card|bed|hand)/.test(target)) return 'improvements'
  return /^(farm:|corner:|resource:|fences|house|family)/.test(target) ? 'farm' : ''
}

const AT_ANY_TIME = /^(eat|cook|use card) /

/** The tab that a decision calls for: the one with the most of what it is about. */
export function tabFor(decision: Decision): string {
  const count = new Map<string, number>()
  const own = decision.moves.filter((move) => !AT_ANY_TIME.test(move.text))
  for (const move of own.some((each) => tabOf(each.target)) ? own : decision.moves) {
    const tab = tabOf(move.target)
    if (tab) count.set(tab, (count.get(tab) ?? 0) + 1)
  }
  return [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'actions'
}
