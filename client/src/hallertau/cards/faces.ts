/** Small facts about cards that several of their pictures need. */
import type { Message, MoveView } from '../../lib/protocol'
import type { CardReference } from '../protocol'
import { say } from '../../lib/speak.svelte'

/** What is missing to play a card, short enough for its face, and how many. */
export interface Lack {
  symbol: string
  text: string
  gap: number
}

const WITH_CARDS = /^(play|discard|activate)(-sparingly)?$/

/** The number of the card that a move is about, or "". */
export function numberOf({ verb, nouns: [noun = ''] = [] }: MoveView): string {
  return WITH_CARDS.test(verb) ? `${noun}` : ''
}

const MOST_LACKS = 2
const COMPARED: Record<string, string> = { exactly: '=', 'at-most': '≤' }

/** What a reason says is missing, in short: phases, and symbols with "have/needed". Of alternatives it is the nearest. */
export function lacksOf(reason: Message | null): Lack[] {
  return gather(reason).slice(0, MOST_LACKS)
}

function gather(reason: Message | null): Lack[] {
  const { first, rest, needed, have, phase } = reason?.args ?? {}
  switch (reason?.id) {
    case 'sentences':
      return [...gather(first as Message), ...gather(rest as Message)]
    case 'reason-or': {
      const [one, other] = [gather(first as Message), gather(rest as Message)]
      return !one.length || (other.length && gap(other) < gap(one)) ? other : one
    }
    case 'phase-bar-only':
      return [{ symbol: 'round', text: say(`phase-${String(phase)}-short`), gap: 0 }]
    case 'phase-bar-never':
      return [{ symbol: 'round', text: `≠ ${say(`phase-${String(phase)}-short`)}`, gap: 0 }]
    case 'reason-needs': {
      // What is needed says how many either at once or as "at least", "exactly" so many.
      const { count, number, resource } = (needed as Message).args ?? {}
      const wanted = count ?? number
      const compared = isMessage(wanted) ? wanted : null
      const least = compared ? compared.args?.['number'] : wanted
      if (typeof least !== 'number' || typeof have !== 'number') return []
      const symbol =
        isMessage(resource) && resource.id.startsWith('resource-') ? resource.id.slice('resource-'.length) : ''
      return [{ symbol, text: `${have}/${COMPARED[compared?.id ?? ''] ?? ''}${least}`, gap: Math.abs(least - have) }]
    }
    default:
      return []
  }
}

function isMessage(arg: NonNullable<Message['args']>[string] | undefined): arg is Message {
  return typeof arg === 'object' && !Array.isArray(arg)
}

function gap(lacks: readonly Lack[]): number {
  return lacks.reduce((sum, lack) => sum + lack.gap, 0)
}

/** Everything that stands on a card, to be read out. */
export function spoken(fact: CardReference): string {
  const parts = [fact.phase_bar, fact.upper, fact.lower, fact.income].filter((part) => part !== null)
  const points = fact.points ? [say('card-points', { points: fact.points })] : []
  return [
    `${say(`deck-${fact.deck}`, { count: 1 })} ${fact.number}, ${say(fact.nickname)}.`,
    ...parts.map((part) => say(part)),
    ...points,
  ].join(' ')
}
