/** What the text mode answers to a command that asks: a heading, and lines below it. */
import {
  COMMANDS,
  grouped,
  linesAbout,
  meant,
  passagesOf,
  playerMeant,
  type Command,
  type Numbered,
  type Typed,
} from '../../lib/commands'
import { verdictOf } from '../../lib/outcome'
import type { MoveView, SpokenPassage } from '../../lib/protocol'
import { say, tell } from '../../lib/speak.svelte'
import type { Table } from '../../lib/table.svelte'

export interface Answer {
  heading: string
  lines: readonly string[]
}

/** So many moves are told where no number is said. */
const USUAL = 5

/** Lines one after the other, each of which is heard to end. */
export function sentences(...lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(' ')
}

/** What a command is called in the language that is spoken. */
export function called(command: Command): string {
  return say(`text-command-${command}`)
}

/** What a move is called. */
export function label(move: MoveView): string {
  return say(move.label)
}

/** A move with its number. */
export function line({ number, move }: Numbered): string {
  return say('text-move', { number, move: move.label })
}

/** Moves below their heading, if they have one. */
function under({ title, moves }: { title: string; moves: readonly Numbered[] }): string[] {
  return [...(title ? [`${say(title)}:`] : []), ...moves.map(line)]
}

/** What a table in text mode answers by. */
export interface Known {
  table: Table
  passages: readonly SpokenPassage[]
  moves: readonly Numbered[]
}

/** The answer to a command; null if it is none that asks. */
export function answer({ command, rest }: Typed, { table, passages, moves }: Known): Answer | null {
  const names = table.players.map((player) => player.name)
  const found = (chosen: readonly SpokenPassage[]): Answer => told(chosen)
  switch (command) {
    case 'moves':
      return rest
        ? which(meant(moves, rest, label), rest)
        : { heading: asked(table), lines: grouped(moves).flatMap(under) }
    case 'asked':
      return { heading: asked(table), lines: [] }
    case 'table':
    case 'spaces':
    case 'supply':
    case 'points':
      return found(passagesOf(passages, command))
    case 'farm':
    case 'hand':
      return ofPlayer(passages, command, rest, names, table.seat)
    case 'played':
      return ofPlayer(passages, command, rest, names, -1)
    case 'about':
      return about(passages, rest, table)
    case 'log':
      return { heading: say('screen-tab-log'), lines: happened(table, Number(rest) || USUAL) }
    case 'help':
      return { heading: say('screen-help'), lines: COMMANDS.map(explained) }
    default:
      return null
  }
}

/** Who decides, and what is asked; or for whom the game waits. */
export function asked(table: Table): string {
  const { decision, view } = table
  if (view?.over) return say(verdictOf(table))
  // Of one seat alone it is known whose it is.
  if (decision && table.mine.length < 2) return say(decision.prompt)
  if (decision) return say('text-asked', { player: table.name(decision.seat), prompt: decision.prompt })
  const others = (view?.to_act ?? []).filter((seat) => !table.mine.includes(seat))
  if (!others.length) return say('text-nothing-to-do')
  return others
    .map((seat) => say(table.players[seat]?.bot ? 'screen-bot-thinks' : 'screen-waiting', { player: table.name(seat) }))
    .join(' ')
}

/** What happened in the last moves, oldest first. */
export function happened(table: Table, moves: number): string[] {
  const names = table.players.map((player) => player.name)
  return table.history.slice(-moves).flatMap(({ events }) => events.map((event) => tell(event, names)))
}

/** The moves among which one has to choose; or that there is none. */
export function which(found: readonly Numbered[], text: string): Answer {
  if (!found.length) return { heading: say('text-no-move', { text }), lines: [] }
  return { heading: say('text-which'), lines: found.map(line) }
}

/** What a move would bring, as far as its seat can know. */
export async function brings(move: MoveView, table: Table): Promise<Answer> {
  const { seat } = table.decision!
  const names = table.players.map((player) => player.name)
  const preview = await table.previews.of(seat, move)
  const lines = preview.events.map((event) => tell(event, names))
  return {
    heading: say('text-brings', { move: move.label }),
    lines: [...lines, say('text-points-after', { points: preview.points })],
  }
}

function told(passages: readonly SpokenPassage[]): Answer {
  const [first, ...others] = passages
  if (!first) return { heading: say('text-none-here'), lines: [] }
  const more = others.flatMap(({ heading, lines }) => [`${heading}:`, ...lines.map(({ says }) => says)])
  return { heading: first.heading, lines: [...first.lines.map(({ says }) => says), ...more] }
}

function ofPlayer(
  passages: readonly SpokenPassage[],
  region: SpokenPassage['region'],
  rest: string,
  names: readonly string[],
  own: number,
): Answer {
  const seat = rest ? playerMeant(rest, names) : own
  if (rest && seat < 0) return { heading: say('text-no-player', { text: rest }), lines: [] }
  return told(passagesOf(passages, region, seat))
}

/** What things do, and why they can't be used in this decision. */
function about(passages: readonly SpokenPassage[], text: string, table: Table): Answer {
  const lines = linesAbout(passages, text)
  const [first] = lines
  if (!first) return { heading: say('text-not-found', { text }), lines: [] }
  const refused = (key: string): string[] =>
    (table.decision?.refusals ?? [])
      .filter(({ target }) => target.split(':')[1] === key)
      .map(({ reason }) => say('text-why-not', { reason }))
  const whole = lines.map((each) => [each.says, ...(each.about ?? []), ...refused(each.key ?? '')])
  return { heading: whole[0]![0]!, lines: [...whole[0]!.slice(1), ...whole.slice(1).flat()] }
}

function explained(command: Command): string {
  return say('text-help', { called: called(command).split(' ').join(', '), does: say(`text-help-${command}`) })
}
