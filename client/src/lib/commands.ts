/** What is typed in the text mode: a command in the words of the language that is spoken, the number of a move, or a move itself. */
import type { Face, Group } from './face'
import { DONE, groupOf, kindOf } from './moves'
import type { MoveView, SpokenLine, SpokenPassage } from './protocol'

/** All commands, in the order of the help. What each is called in a language, `text-command-NAME` says, the usual word first. */
export const COMMANDS = [
  'moves',
  'do',
  'undo',
  'hint',
  'try',
  'plan',
  'back',
  'next',
  'asked',
  'table',
  'spaces',
  'supply',
  'farm',
  'hand',
  'played',
  'about',
  'points',
  'log',
  'yes',
  'no',
  'help',
  'find',
  'rules',
  'settings',
  'leave',
] as const
export type Command = (typeof COMMANDS)[number]

/** A command, and what stands behind it. */
export interface Typed {
  command: Command
  rest: string
}

/** A move with the number that plays it: 0 ends something, as at the ordinary table. */
export interface Numbered {
  number: number
  move: MoveView
  /** The id of the heading that it is listed under, or "". */
  title: string
}

/** Words in lower case, without what stands between them. */
function plain(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The command that is meant: by a word of the language, by its English name, or by a number alone; null if by none. */
export function understood(text: string, called: (command: Command) => string): Typed | null {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text.toLowerCase()) ?? []
  if (/^\d+[.)]?$/.test(first) && !rest) return { command: 'do', rest: String(parseInt(first)) }
  const command =
    COMMANDS.find((each) => called(each).split(' ').includes(first)) ?? COMMANDS.find((each) => each === first)
  return command ? { command, rest } : null
}

/** Moves by number: kind by kind, as the ordinary list has them; what ends something is last, and 0. */
export function numbered(moves: readonly MoveView[], face: Face): Numbered[] {
  const group = (move: MoveView): Group => groupOf(face, kindOf(move))
  const place = (move: MoveView): number => face.groups.indexOf(group(move))
  const rank = (move: MoveView): number => face.rank?.(move) ?? 0
  const ends = moves.filter((move) => kindOf(move) === DONE)
  const others = moves
    .filter((move) => !ends.includes(move))
    .sort((one, other) => place(one) - place(other) || rank(one) - rank(other))
  const counted = others.map((move, i) => ({ number: i + 1, move, title: group(move).title ?? '' }))
  return [...counted, ...ends.map((move) => ({ number: 0, move, title: '' }))]
}

/** Numbered moves by the headings that they are listed under. */
export function grouped(all: readonly Numbered[]): { title: string; moves: Numbered[] }[] {
  const groups: { title: string; moves: Numbered[] }[] = []
  for (const each of all) {
    const last = groups.at(-1)
    if (last?.title === each.title) last.moves.push(each)
    else groups.push({ title: each.title, moves: [each] })
  }
  return groups
}

/**
 * The moves that are meant: one by its number, or by its text, whose words may stand in any order; else those whose label
 * has these words.
 */
export function meant(all: readonly Numbered[], text: string, label: (move: MoveView) => string): Numbered[] {
  if (/^\d+$/.test(text)) return all.filter(({ number }) => number === Number(text))
  const words = plain(text)
  const written = [...words].sort().join(' ')
  const exact = all.filter(({ move }) => plain(move.text).sort().join(' ') === written)
  if (exact.length || !words.length) return exact
  const found = all.filter(({ move }) => {
    const labelled = plain(label(move))
    return words.every((word) => labelled.some((each) => each.startsWith(word)))
  })
  // Of a move and others that only say more, such as that less is taken, the plain one is meant.
  const plainest = found.filter(({ move }) => found.every((other) => label(other.move).startsWith(label(move))))
  return plainest.length === 1 ? plainest : found
}

/** The passages of a region; of the regions that belong to players those of one seat, unless there are none. */
export function passagesOf(
  passages: readonly SpokenPassage[],
  region: SpokenPassage['region'],
  seat = -1,
): readonly SpokenPassage[] {
  return passages.filter((each) => each.region === region && (seat < 0 || each.seat < 0 || each.seat === seat))
}

/** The player who is meant by a name, the beginning of one, or a number from 1 on; -1 if none is. */
export function playerMeant(text: string, names: readonly string[]): number {
  if (/^\d+$/.test(text)) return Number(text) <= names.length ? Number(text) - 1 : -1
  const wanted = text.toLowerCase()
  const whole = names.findIndex((name) => name.toLowerCase() === wanted)
  return whole < 0 && wanted ? names.findIndex((name) => name.toLowerCase().startsWith(wanted)) : whole
}

/** Lines about spaces, cards and buildings of this key, name or printed number; else those whose name has these words. */
export function linesAbout(passages: readonly SpokenPassage[], text: string): SpokenLine[] {
  const lines = passages.flatMap((passage) => passage.lines).filter(({ key }) => key)
  const wanted = plain(text)
  if (!wanted.length) return []
  const is = (words: string | undefined): boolean => plain(words ?? '').join(' ') === wanted.join(' ')
  const exact = lines.filter(
    ({ key, name, about }) => is(key) || is(name) || is(/^[a-z]\d+(?=:)/i.exec(about?.[0] ?? '')?.[0]),
  )
  const found = exact.length
    ? exact
    : lines.filter(({ name, key }) =>
        wanted.every((word) => plain(`${name ?? ''} ${key ?? ''}`).some((each) => each.startsWith(word))),
      )
  // The same card may lie in front of several, and says the same there.
  return found.filter((line, i) => found.findIndex(({ says }) => says === line.says) === i)
}
