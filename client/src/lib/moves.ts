/** Offered moves in the order of the list. What kinds there are, and how each is shown, the game says. */
import type { Face, Group, Option } from './face'
import type { MoveView } from './protocol'

/** The kind of the move that ends something: its digit is 0. */
export const DONE = 'done'

/** The group that a kind of moves is listed in: the first one if none is for it, so that no move is missing. */
export function groupOf(face: Face, kind: string): Group {
  return face.groups.find((group) => group.kinds.includes(kind)) ?? face.groups[0]!
}

/** The moves in the order of the list, with the digits that choose them: 0 is for being done. */
export function listed(moves: readonly MoveView[], face: Face): Option[] {
  const order = face.groups.flatMap((group) => group.kinds)
  const options = moves.map((move) => ({ move, kind: face.kindOf(move), digit: '' }))
  const rank = (option: Option): number => face.rank?.(option.move) ?? 0
  options.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || rank(a) - rank(b))
  let number = 0
  for (const option of options) option.digit = option.kind === DONE ? '0' : `${++number}`
  return options
}

/** The moves that a click on an object chooses among: what stands aside is left to the list. */
export function direct(moves: readonly MoveView[], face: Face): MoveView[] {
  const ordinary = moves.filter((move) => !groupOf(face, face.kindOf(move)).aside)
  return ordinary.length ? ordinary : [...moves]
}
