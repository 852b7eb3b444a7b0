/** Puts messages into words with the server's Fluent files; the language can change while a table is open. */
import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle'
import { halves } from './points'
import { settings } from './settings.svelte'
import type { GameEvent, Message } from './protocol'

type Arg = number | string | Message | readonly (Message | string | number)[]
/** What can be said: a message of the server, or an id of the screen. */
export type Sayable = { id: string; args?: Readonly<Record<string, Arg>> }

const bundles: Record<string, FluentBundle> = {}
// The language that is spoken: the wanted one as soon as its words are here.
let bundle = $state.raw<FluentBundle | null>(null)

// Clauses begin in lower case; at the start of a sentence they are raised.
const capital: FluentFunction = ([text]) => {
  const words = String(text ?? '')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

// A text of several sentences may have ended already.
const sentence: FluentFunction = ([text]) => {
  const words = String(capital([text!], {}))
  return words.endsWith('.') ? words : `${words}.`
}

/** Fetches the words of a language, once, and speaks it. */
export async function learn(language: string): Promise<void> {
  if (!bundles[language]) {
    const reply = await fetch(`/api/words/${language}`)
    if (!reply.ok) throw new Error(`no words for ${language}`)
    const learned = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL: capital, SENTENCE: sentence } })
    learned.addResource(new FluentResource(await reply.text()))
    bundles[language] = learned
  }
  if (language !== settings.language) return
  bundle = bundles[language]!
  document.documentElement.lang = language
}

/** Whether something can be said yet. */
export function canSpeak(): boolean {
  return bundle !== null
}

// An enumeration is spoken from its end, two at a time.
function enumerate(parts: readonly string[]): string {
  const [first = '', ...others] = parts
  if (!others.length) return first
  if (others.length === 1) return format('list-two', { first, second: others[0]! })
  return format('list-many', { first, rest: enumerate(others) })
}

function format(id: string, args: Readonly<Record<string, Arg>>): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return bundle ? id : ''
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(args)) {
    words[name] = argument(value)
    if (Array.isArray(value)) words[`${name}-count`] = value.length
  }
  return bundle.formatPattern(pattern, words, [])
}

function argument(value: Arg): string | number {
  // What is counted in halves is written as all languages write it.
  if (typeof value === 'number') return Number.isInteger(value) ? value : halves(value)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return enumerate(value.map((part: Message | string | number) => String(argument(part))))
  const message = value as Message
  return format(message.id, message.args ?? {})
}

/** A message in words. */
export function say(message: Sayable | string, args: Readonly<Record<string, Arg>> = {}): string {
  if (typeof message === 'string') return format(message, args)
  return format(message.id, message.args ?? {})
}

// What a field of an event is a name of.
const KINDS: Readonly<Record<string, string>> = {
  space: 'space',
  action: 'action',
  craft: 'the-craft',
  building: 'the-building',
  improvement: 'the-improvement',
  tile: 'a-tile',
  piece: 'a-piece',
  vehicle: 'a-piece',
  tool: 'tool',
  destination: 'destination',
}
const WITH_TO = ['tile', 'piece', 'space']

/** An event in a sentence, by the rule of `allmende.words.telling`. */
export function tell(event: GameEvent, names: readonly string[]): string {
  const args: Record<string, Arg> = { players: names.length }
  const fields = Object.entries(event) as [string, number | string | boolean | number[] | string[]][]
  const beside = WITH_TO.find((kind) => kind in event)
  const count = Number(fields.find(([field]) => field === 'count')?.[1] ?? 1)
  for (const [field, value] of fields) {
    if (field === 'seat') {
      if (event.seat >= 0) args['player'] = names[event.seat] ?? ''
    } else if (field === 'resource' || field === 'good' || field === 'animal') args[field] = named('resource', String(value), { count })
    else if (field === 'deck') args[field] = named('deck', String(value), { count })
    else if (field === 'spaces' || field === 'destinations') args[field] = (value as string[]).map((name) => named(field.slice(0, -1), name))
    else if (field === 'to' && 'card' in event) args[field] = names[Number(value)] ?? 'none'
    else if (field === 'card' || field === 'place' || (field === 'to' && 'place' in event)) args[field] = ofCard(String(value))
    else if (field === 'to' && beside) args[field] = named(KINDS[beside]!, String(value))
    else if (KINDS[field] && typeof value === 'string') args[field] = named(KINDS[field], value)
    else if (field === 'winners') args[field] = (value as number[]).map((seat) => names[seat] ?? '')
    else if (typeof value === 'boolean') args[field] = value ? 'yes' : 'no'
    else if (field !== 'type') args[field] = value
  }
  const told = say(`event-${event.type}`, args)
  const [, card] = /^card:([a-z].*)/.exec('source' in event ? String(event.source) : '') ?? []
  return card ? say('event-by-card', { card: ofCard(card), event: told }) : told
}

// Some cards have numbers for names, and farmyard spaces have capitals.
function ofCard(name: string): Message | string {
  return /^[a-z]/.test(name) ? named('card', name) : name
}

function named(kind: string, name: string, args: Record<string, number> = {}): Message | string {
  return name ? { id: `${kind}-${name}`, args } : 'none'
}
