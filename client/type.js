/**
 * Cuts the page's own type out of what npm brings: only the glyphs that the screen shows. `npm run dev` and
 * `npm run build` do it first; `src/type.css` names the files. A test misses what is shown and isn't here.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
// The letters of all languages that are spoken, small and large.
const words = new URL('../src/allmende/words/', import.meta.url)
const files = (await readdir(words, { recursive: true })).filter((name) => name.endsWith('.ftl'))
const spoken = (await Promise.all(files.map((name) => readFile(new URL(name, words), 'utf8')))).join('')
const WRITTEN = [...new Set((spoken + spoken.toUpperCase()).match(/\p{L}/gu))].sort().join('')
// With the soft hyphen and the hyphen that it becomes, and a place to break without one.
const LETTERS = `${PRINTABLE}${WRITTEN}–„“”…·×½\u00ad\u2010\u200b`
const SIGNS = 'Ø±»‹›⁄←↑→↓↔−Σ∞≠≡≤≥●■▲◆♥♣▸✓'

// The sans has what is written small, in all weights; the serif has headings and names, in one.
const FACES = {
  sans: {
    file: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    names: { SourceSans3VF: 'AllmendeSansV' },
    text: LETTERS + SIGNS,
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  },
  serif: {
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    names: { 'Source Serif 4': 'Allmende Serif', SourceSerif4Roman: 'AllmendeSerifText' },
    text: LETTERS,
    variationAxes: { wght: 650, opsz: 12 },
  },
}

/** Gives a font other names in place, equally long: its own is reserved to the whole. `public/type.txt` tells whose it is. */
function rename(font, names) {
  for (const [own, other] of Object.entries(names)) {
    const [from, to] = [own, other].map((name) => Buffer.from(name, 'utf16le').swap16())
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at)) to.copy(font, at)
  }
}

const modules = new URL('node_modules/', import.meta.url)
const folder = new URL('.type/', modules)
await mkdir(folder, { recursive: true })
for (const [name, { file, names, text, variationAxes }] of Object.entries(FACES)) {
  const font = await convert(await readFile(new URL(file, modules)), 'truetype')
  rename(font, names)
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    variationAxes,
    dropTables: ['STAT'],
  })
  await writeFile(new URL(`${name}.woff2`, folder), cut)
}
