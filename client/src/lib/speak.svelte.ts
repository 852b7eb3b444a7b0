/** Puts messages into words with the server's Fluent files; the language can change while a table is open. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from '@fluent/bundle'
import { halves } from './points'
import { server } from './server'
import { settings } from './settings.svelte'
import type { GameEvent, Message } from './protocol'

type Arg = number | string | Message | readonly (Message | string | number)[]
type Argument = number | string | Negative
/** What can be said: a message of the server, or an id of the screen. */
export type Sayable = { id: string; args?: Readonly<Record<string, Arg>> }

// Those that are on their way, too.
const bundles: Record<string, Promise<FluentBundle>> = {}
// The language that is spoken: the wanted one as soon as its words are here.
let bundle = $state.raw<FluentBundle | null>(null)

// What cards that are named by a number are called besides, by their numbers.
let nicknames = $state.raw<ReadonlyMap<string, Message>>(new Map())

/** Has messages that name a card by its number alone say its nickname, too. */
export function giveNicknames(to: ReadonlyMap<string, Message>): void {
  nicknames = to
}

// The arguments of messages that are numbers of cards.
const NUMBERED = /^cards?$/

function withNickname(value: Arg): Arg {
  if (Array.isArray(value)) return value.map((part: Message | string | number) => withNickname(part)) as Message[]
  const nickname = typeof value === 'string' && nicknames.get(value)
  return nickname ? { id: 'card-with-nickname', args: { number: value, nickname } } : value
}

// A number that is declined like others, and whose minus is no hyphen.
class Negative extends FluentNumber {
  override toString(): string {
    return halves(this.value)
  }
}

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

async function words(path: string): Promise<FluentResource> {
  const reply = await server.fetch(`/api/words/${path}`)
  if (!reply.ok) throw new Error(`no words for ${path}`)
  return new FluentResource(await reply.text())
}

/** What few screens say, and is fetched when one of these is shown: also all that a title's tables say. */
export type Part =
  | 'admin'
  | 'agricola'
  | `agricola-deck-${string}`
  | 'agricola-rulings'
  | 'arle'
  | 'card-worth'
  | 'cautions'
  | 'clocks'
  | 'company'
  | 'devices'
  | 'dialogs'
  | 'draft'
  | 'fame'
  | 'game-link'
  | 'hallertau'
  | 'home'
  | 'me'
  | 'nicknames'
  | 'notifications'
  | 'page'
  | 'passkeys'
  | 'people'
  | 'picture'
  | 'problems'
  | 'replay'
  | 'retrospect'
  | 'rules'
  | 'story'
  | 'study'
  | 'survey'
  | 'text'
  | 'trying'
  | `lessons-${string}`
const parts: Partial<Record<Part, Promise<void>>> = {}

async function fetched(language: string): Promise<FluentBundle> {
  const found = await Promise.all([language, ...Object.keys(parts).map((part) => `${language}/${part}`)].map(words))
  const learned = new FluentBundle(language, {
    useIsolating: false,
    functions: { CAPITAL: capital, SENTENCE: sentence },
  })
  for (const each of found) learned.addResource(each)
  return learned
}

/** Fetches a part of the words, once; from then on it is spoken in every language. */
export function learnPart(part: Part): Promise<void> {
  const { language } = settings
  const coming = (parts[part] ??= words(`${language}/${part}`).then(async (found) => {
    const learned = await bundles[language]
    learned?.addResource(found)
    // Other languages that were learned without this part are fetched again, with it.
    for (const other of Object.keys(bundles)) if (other !== language) delete bundles[other]
    // One of them may be spoken by now.
    if (settings.language !== language) await learn(settings.language)
  }))
  coming.catch(() => delete parts[part])
  return coming
}

/** Fetches the words of a language, once, and speaks it. */
export async function learn(language: string): Promise<void> {
  const coming = (bundles[language] ??= fetched(language))
  coming.catch(() => delete bundles[language])
  const learned = await coming
  if (language !== settings.language) return
  bundle = learned
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

// At a table with players, `player-SEAT` is the name of one, and all messages know how many there are.
function format(id: string, args: Readonly<Record<string, Arg>>, names: readonly string[] = []): string {
  const [, seat] = /^player-(\d+)$/.exec(id) ?? []
  if (seat) return names[Number(seat)] ?? ''
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return bundle ? id : ''
  const words: Record<string, Argument> = names.length ? { players: names.length } : {}
  for (const [name, value] of Object.entries(args)) {
    words[name] = argument(NUMBERED.test(name) ? withNickname(value) : value, names)
    if (Array.isArray(value)) words[`${name}-count`] = value.length
  }
  return bundle.formatPattern(pattern, words, [])
}

function argument(value: Arg, names: readonly string[]): Argument {
  // What is counted in halves is written as all languages write it.
  if (typeof value === 'number')
    return !Number.isInteger(value) ? halves(value) : value < 0 ? new Negative(value) : value
  if (typeof value !== 'object') return value
  if (Array.isArray(value))
    return enumerate(value.map((part: Message | string | number) => String(argument(part, names))))
  const message = value as Message
  return format(message.id, message.args ?? {}, names)
}

/** A message in words. */
export function say(message: Sayable | string, args: Readonly<Record<string, Arg>> = {}): string {
  if (typeof message === 'string') return format(message, args)
  return format(message.id, message.args ?? {})
}

/** An event in a sentence, among players of these names. */
export function tell({ message }: Pick<GameEvent, 'message'>, names: readonly string[]): string {
  return format(message.id, message.args ?? {}, names)
}
