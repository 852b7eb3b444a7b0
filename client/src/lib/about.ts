/** Which things of a game an element or an event is about, by the names that rulebooks have for them. */
import type { GameEvent } from './protocol'

/** What tells it of an element: the symbol that it is, what it is about, a target of moves, the place of pieces. */
const TELLING = ['symbol', 'about', 'target', 'for', 'at'] as const
const SELECTOR = TELLING.map((name) => `[data-${name}]`).join()

/** What an element, and what it lies in, is about: the innermost first. */
export function thingsAt(start: Element): string[] {
  const found: string[] = []
  for (
    let each = start.closest<HTMLElement>(SELECTOR);
    each;
    each = each.parentElement?.closest<HTMLElement>(SELECTOR) ?? null
  ) {
    const { symbol, about = '', target = '', for: sake = '', at = '' } = each.dataset
    found.push(symbol ? `symbol:${symbol}` : '', ...about.split(' '), target, sake, at.replace(/^\d+\//, ''))
  }
  return unique(found)
}

/** What the events of a move are about: what they name, then what kinds of events they are. */
export function thingsOf(events: readonly GameEvent[]): string[] {
  return unique([...events.flatMap(named), ...events.map(({ type }) => `event:${type}`)])
}

/** What an event names: a space, a card, a phase. What caused it, and where it leads, are things themselves. */
function named(event: GameEvent): string[] {
  return Object.entries(event).map(([kind, name]: [string, unknown]) => {
    if (typeof name === 'number') return kind === 'phase' ? `phase:${name}` : ''
    if (typeof name !== 'string' || kind === 'type') return ''
    return name.includes(':') ? name : `${kind === 'action' ? 'space' : kind}:${name}`
  })
}

function unique(things: readonly string[]): string[] {
  return [...new Set(things)].filter(Boolean)
}
