/** Whether all that is read on a page is of one language: words that only the other one has are not there. */
import { FluentResource } from '@fluent/bundle'
import { expect } from 'vitest'
import { catalogues } from './answers'

type Language = 'en' | 'de'

/** What a catalogue says literally. */
function* literals(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part
  else if (Array.isArray(part)) for (const each of part) yield* literals(each)
  else if (typeof part === 'object' && part !== null && 'variants' in part)
    for (const { value } of part.variants as { value: unknown }[]) yield* literals(value)
}

/** The words of a text, without regard to capitals. */
function wordsIn(text: string): Set<string> {
  // Where a word may be broken it is one all the same.
  const whole = text.replace(/[\u00ad\u200b]/g, '')
  return new Set([...whole.matchAll(/\p{L}{2,}/gu)].map(([word]) => word.toLowerCase()))
}

function allWords(language: Language): Set<string> {
  const messages = catalogues(language).flatMap((text) => new FluentResource(text).body)
  return wordsIn(messages.flatMap(({ value }) => [...literals(value)]).join(' '))
}

const WORDS = { en: allWords('en'), de: allWords('de') }

function common(some: Set<string>, others: Set<string>): string[] {
  return [...some].filter((word) => others.has(word))
}

function only(some: Set<string>, others: Set<string>): Set<string> {
  return new Set([...some].filter((word) => !others.has(word)))
}

/** The words that only this language has. */
const TELLTALES = { en: only(WORDS.en, WORDS.de), de: only(WORDS.de, WORDS.en) }

/** All words that can be seen or are read out, apart from names that people gave. */
function spoken(): Set<string> {
  const found = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode
    // What stands beside a symbol to say how many are meant is a part of it, and the same everywhere.
    if (!parentElement?.closest('script, noscript, style, .count, [lang]:not(html)')) found.push(textContent ?? '')
  }
  for (const each of document.querySelectorAll('body *:not([lang])'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(each.getAttribute(name) ?? '')
  return wordsIn(found.join(' | '))
}

/** Everything on the page is said in this language. */
export function expectAllIn(language: Language, where: string): void {
  const foreign = TELLTALES[language === 'en' ? 'de' : 'en']
  expect(foreign.size).toBeGreaterThan(200)
  expect(document.documentElement.lang, where).toBe(language)
  const found = spoken()
  expect(common(found, foreign), where).toEqual([])
  expect(common(found, TELLTALES[language]).length, where).toBeGreaterThan(5)
}
