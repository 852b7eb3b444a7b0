/**
 * Where long names may be broken, by the patterns of their language: worked out when the client is built, since the patterns
 * themselves are ten times as heavy. `virtual:breaks` has a loader for each language that has patterns; what it loads is a text of
 * words with hyphens.
 */
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const NAME = 'virtual:breaks'
/** Shorter words fit everywhere. */
const LONG = 8
/** A line neither begins nor ends with two letters alone. */
const SHORT_END = /(?<=^..)-|-(?=..$)/g
/** What is written on boards and cards. */
const NAMED = /^(?:card|action|space|building|improvement|round-phase|half-year-phase)-[\w-]+ = (.*)$/gm
/** The languages by what the package calls their patterns. */
const PATTERNS: Readonly<Record<string, string>> = { en: 'en-us', de: 'de-1996' }
/** Where the patterns are mistaken: compounds that they take for other words. */
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = {
  en: ['Clay-pipe', 'Hay-dry-er', 'Man-ser-vant'],
  de: [
    'Er-näh-rungs-ex-per-te',
    'Gül-le-streu-er',
    'Lehm-stamp-fer',
    'Ro-de-spa-ten',
    'Schaf-trei-ber',
    'Si-lo-ver-wal-ter',
    'Stein-tra-ge',
    'Voll-er-werbs-bau-er',
    'Wie-sen-eg-ge',
    'Zim-mer-manns-axt',
  ],
}

interface Patterns {
  hyphenateSync(word: string, options: { minWordLength: number; hyphenChar: string }): string
}

const words = new URL('../src/allmende/words/', import.meta.url)

/** The long words of all names in a language, each with hyphens where it may be broken. */
async function broken(language: string): Promise<string> {
  const { default: patterns } = (await import(`hyphen/${PATTERNS[language]}/index.js`)) as { default: Patterns }
  const known = new Map(COMPOUNDS[language]?.map((word) => [word.replaceAll('-', ''), word]))
  const folder = new URL(`${language}/`, words)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ftl'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const names = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name!))
  const long = new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG))
  return [...long]
    .sort()
    .map((word) => known.get(word) ?? patterns.hyphenateSync(word, { minWordLength: LONG, hyphenChar: '-' }))
    .map((word) => word.replace(SHORT_END, ''))
    .filter((word) => word.includes('-'))
    .join(' ')
}

/** The Vite plugin that supplies `virtual:breaks`. */
export function breaks(): Plugin {
  return {
    name: 'breaks',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const language = id.slice(`\0${NAME}/`.length)
      if (language) return `export default ${JSON.stringify(await broken(language))}`
      const loaders = Object.keys(PATTERNS).map((each) => `${each}: () => import('${NAME}/${each}')`)
      return `export const breaks = { ${loaders.join(', ')} }`
    },
  }
}
