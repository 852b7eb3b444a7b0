/** A game as a link: its record is the link's fragment, which no server is ever sent, and any Allmende goes on with it. */
import { Refused } from './api'

/** What goes along with a game. */
export interface Carried {
  title: string
  record: string
  /** Who plays, by seats: a person, or a bot by its name. */
  players: readonly { name: string; bot?: string }[]
  /** Of a study: which of its positions is shown, in the order of its text; 0 is the beginning. */
  at?: number
}

/** Characters that a game has at most: no server takes more. */
const LARGEST = 1_000_000
/** Begins what is packed as it is here; another letter may stand for another way. */
const FORM = 'a'
const PATH = '#/record#'
const DAMAGED = 'carry-damaged'

/** A game as a word that an address may have as its fragment. What packs it adds a checksum. */
export async function packed(game: Carried): Promise<string> {
  const small = through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate'))
  let letters = ''
  for await (const chunk of chunksOf(small)) for (const byte of chunk) letters += String.fromCharCode(byte)
  return FORM + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The game in such a word; refused if it isn't one, or not a whole one. */
export async function unpacked(word: string): Promise<Carried> {
  let found: unknown
  try {
    if (!word.startsWith(FORM)) throw new Error('of another form')
    const bytes = Uint8Array.from(atob(word.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    found = JSON.parse(await textOf(through(bytes, new DecompressionStream('deflate'))))
  } catch {
    throw new Refused(422, { id: DAMAGED })
  }
  if (!isCarried(found)) throw new Refused(422, { id: DAMAGED })
  return found
}

/** What a text, as it was pasted, has of a link with a game: the word, or the text itself if it is no link. */
export function wordIn(text: string): string {
  // Some programs write the later hash in another way.
  const [, word = text] = /#\/record(?:#|%23)(.*)$/s.exec(text.trim()) ?? []
  return word.replaceAll(/\s/g, '')
}

/** The link by which Allmende at this address goes on with a game. */
export function linkTo(place: string, word: string): string {
  return `${place}${PATH}${word}`
}

/** The address of an Allmende as it may be typed, without what follows its folder; null if it can't be one. */
export function placeOf(typed: string): string | null {
  const text = typed.trim()
  const isNear = /^(localhost|127\.|\[::1\])/.test(text)
  const whole = /^https?:\/\//.test(text) ? text : `${isNear ? 'http' : 'https'}://${text}`
  if (!text || !URL.canParse(whole)) return null
  const { origin, pathname, username } = new URL(whole)
  return username ? null : origin + pathname
}

/** The address of this page, without what it shows. */
export function placeHere(origin: string, isFolder: boolean): string {
  return isFolder ? location.origin + location.pathname : `${origin}/`
}

function isCarried(found: unknown): found is Carried {
  if (typeof found !== 'object' || found === null) return false
  const { title, record, players, at = 0 } = found as Partial<Record<keyof Carried, unknown>>
  const isPlayer = (player: unknown): boolean =>
    typeof player === 'object' &&
    player !== null &&
    typeof (player as { name?: unknown }).name === 'string' &&
    ['string', 'undefined'].includes(typeof (player as { bot?: unknown }).bot)
  const isWhole = typeof title === 'string' && typeof record === 'string' && Number.isSafeInteger(at)
  return isWhole && Array.isArray(players) && players.every(isPlayer)
}

function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
}

/** The text that a stream has; an error if it is longer than any game. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for await (const chunk of chunksOf(stream)) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LARGEST) throw new RangeError('longer than any game')
  }
  return text + decoder.decode()
}

/** What a stream has, piece by piece: not every browser goes through streams by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
