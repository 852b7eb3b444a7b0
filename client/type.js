/**
 * Cuts the page's own type out of what npm brings: only the glyphs that the screen shows. `npm run dev` and
 * `npm run build` do it first; `src/type.css` names the files. A test misses what is shown and isn't here.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
// With the soft hyphen and the hyphen that it becomes, and a place to break without one.
const LETTERS = `${PRINTABLE}ÄÖÜäöüß–„“”…·×½\u00ad\u2010\u200b`
const SIGNS = 'Ø»‹›⁄←↑→↓↔−Σ∞≠≡≤≥●■▲◆▸✓'

// The sans has what is written small, in all weights; the serif has headings and names, in one.
const FACES = [
  {
    name: 'sans',
    file: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    text: LETTERS + SIGNS,
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  },
  {
    name: 'serif',
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    text: LETTERS,
    variationAxes: { wght: 650, opsz: 12 },
  },
]
// The name of the whole fonts is reserved to them; `public/type.txt` tells whose they are.
const dropTables = ['name', 'STAT']

const modules = new URL('node_modules/', import.meta.url)
const folder = new URL('.type/', modules)
await mkdir(folder, { recursive: true })
for (const { name, file, text, variationAxes } of FACES) {
  const whole = await readFile(new URL(file, modules))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: ['kern'], variationAxes, dropTables })
  await writeFile(new URL(`${name}.woff2`, folder), cut)
}
