/** Names at their places: what they can do without there, and where they may be broken. */
import { breaks } from 'virtual:breaks'
import { settings } from './settings.svelte'

/** The name of a space that is there twice, without the season or the place in brackets that its own place tells. */
export function plain(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

const WORD = /\p{L}+/gu
const coming = new Map<string, Promise<void>>()
/** By language: long words with soft hyphens, by the words without. */
let known = $state.raw<Readonly<Record<string, ReadonlyMap<string, string>>>>({})

/** Fetches where names in a language may be broken, once. Until they are here, and where nothing is known, names are whole. */
export function learnBreaks(language: string): Promise<void> {
  const fetching = coming.get(language) ?? learn(language)
  coming.set(language, fetching)
  return fetching
}

async function learn(language: string): Promise<void> {
  try {
    const words = (await breaks[language]?.())?.default
    if (words === undefined) return
    const broken = words.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')] as const)
    known = { ...known, [language]: new Map(broken) }
  } catch {
    coming.delete(language)
  }
}

/** A name with soft hyphens where its language breaks long words. Browsers know where in some languages only, and not all of them. */
export function breakable(name: string): string {
  const words = known[settings.language]
  return words ? name.replace(WORD, (word) => words.get(word) ?? word) : name
}
