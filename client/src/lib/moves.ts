/** Offered moves in the order of the list. What kinds there are, and how each is shown, the game says. */
import type { Face, Group, Option } from './face'
import type { Decision, Guidance, MoveView } from './protocol'
import type { Table } from './table.svelte'

/** The kind of the move that ends something: its digit is 0. */
export const DONE = 'done'

/** Whether a lesson asks for something of this decision, so that its learner wants to hear of it. */
export function isTaught(guidance: Guidance | null, { moves }: Decision): boolean {
  return moves.some(({ text }) => guidance?.moves?.includes(text))
}

/** The group that a kind of moves is listed in: the first one if none is for it, so that no move is missing. */
export function groupOf(face: Face, kind: string): Group {
  return face.groups.find((group) => group.kinds.includes(kind)) ?? face.groups[0]!
}

/** What kind of move it is; `done` ends something. */
export function kindOf(move: MoveView): string {
  return move.group || move.verb
}

/** The tab with most of what a decision is about, or ""; kinds that are aside count where nothing else has a tab. */
export function busiestTab(
  { moves }: Decision,
  tabOf: (target: string) => string,
  aside: (kind: string) => boolean,
): string {
  const tabs = (found: readonly MoveView[]): string[] => found.map(({ target }) => tabOf(target)).filter(Boolean)
  const own = tabs(moves.filter((move) => !aside(kindOf(move))))
  const count = new Map<string, number>()
  for (const tab of own.length ? own : tabs(moves)) count.set(tab, (count.get(tab) ?? 0) + 1)
  return [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** The group of a move. */
export function groupFor(move: MoveView, table: Table): Group {
  return groupOf(table.face!, kindOf(move))
}

/** The moves in the order of the list, with the digits that choose them: 0 is for being done. */
export function listed(moves: readonly MoveView[], table: Table): Option[] {
  const face = table.face!
  const order = face.groups.flatMap((group) => group.kinds)
  const texts = new Set(moves.map((move) => move.text))
  const option = (move: MoveView): Option => {
    const kind = kindOf(move)
    return { move, kind, digit: '', beside: [], many: groupOf(face, kind).many }
  }
  const all = moves.filter(({ beside }) => !beside || !texts.has(beside)).map(option)
  // Of moves that are too many to be listed the first one stands for all.
  const options = all.filter((each, i) => !each.many || all.findIndex((other) => other.many === each.many) === i)
  for (const each of options) each.beside = moves.filter(({ beside }) => beside === each.move.text).map(option)
  const rank = (each: Option): number => face.rank?.(each.move) ?? 0
  options.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || rank(a) - rank(b))
  let number = 0
  for (const each of options) each.digit = each.kind === DONE ? '0' : `${++number}`
  return options
}

/** Plays the move of an option, or leads to the many that it stands for. */
export function choose({ move, many }: Option, table: Table): void {
  if (many) many.open(table)
  else void table.play(move)
}

/** The moves that a click on an object chooses among: what stands aside, or beside another, is left to the list. */
export function direct(moves: readonly MoveView[], table: Table): MoveView[] {
  const texts = new Set(moves.map((move) => move.text))
  const alone = moves.filter(({ beside }) => !beside || !texts.has(beside))
  const ordinary = alone.filter((move) => !groupFor(move, table).aside)
  return ordinary.length ? ordinary : alone
}
