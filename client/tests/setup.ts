/** Before each test: an empty browser that is nobody's, English words, and a fake server that answers what all tests need and nothing else. */
// First, as some modules ask the server as soon as they are imported.
import { useServer } from './server'
import { cleanup, configure } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { languages } from '../src/lib/languages.svelte'
import { links } from '../src/lib/links.svelte'
import { mine } from '../src/lib/mine.svelte'
import { settings } from '../src/lib/settings.svelte'
import { ui } from '../src/lib/ui.svelte'
import { NOBODY } from './answers'
import { speakIn } from './speech'
import { leaveTables } from './tables'

const USUAL = {
  language: 'en',
  theme: 'auto',
  size: 'normal',
  speed: 2,
  ask: 'lapse',
  end: 'useful',
  list: false,
  confirm: false,
  coach: '',
  hushed: [],
  sounds: false,
  name: '',
  title: '',
  bot: '',
  setups: {},
} as const

// Of what is not found the roles that there are say more than all of the page.
configure({
  // Machines that test may have much else to do.
  asyncUtilTimeout: 20_000,
  // Styles are not here, and to look for what they hide takes long.
  defaultHidden: true,
  getElementError: (message) => new Error((message ?? '').split('Ignored nodes')[0]!.slice(0, 2000)),
})

// Files share the modules that pause, but run this anew.
const pauses = vi.hoisted(() => ((globalThis as { pauses?: Set<() => void> }).pauses ??= new Set<() => void>()))

// Pauses are noted: however many wait for the server, one asks, and one that waits by the clock of an earlier test would
// not be heard by the clock of this one.
vi.mock('../src/lib/pause', () => ({
  pause: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = (): void => {
        pauses.delete(end)
        resolve()
      }
      pauses.add(end)
      setTimeout(end, milliseconds)
    }),
}))

// Symbols are there, but of their shapes only an empty group is: shapes would be half of all elements of a page, and make it
// twice as slow to draw.
vi.mock('../src/symbols/index', async (importOriginal) => {
  const { symbols, add } = await importOriginal<typeof import('../src/symbols')>()
  const shapes = (name: string): string => (symbols[name] ? '<g></g>' : '')
  const svg = (name: string): string =>
    `<svg class="symbol" data-symbol="${name}" aria-hidden="true">${shapes(name)}</svg>`
  return { add, svg, symbols: new Proxy(symbols, { get: (_, name) => shapes(String(name)) }) }
})

// happy-dom knows what is checked, but not that a chosen option is, too: by that Svelte reads what was chosen.
const find = HTMLSelectElement.prototype.querySelector
HTMLSelectElement.prototype.querySelector = function (this: HTMLSelectElement, selector: string) {
  return selector === ':checked'
    ? ([...this.options].find(({ selected }) => selected) ?? null)
    : find.call(this, selector)
} as typeof find

beforeEach(async () => {
  useServer()
  settings.change(USUAL)
  localStorage.clear()
  languages.all = []
  links.origin = location.origin
  mine.comeIn(NOBODY)
  Object.assign(mine, { asked: undefined, known: false, tables: [], listed: false, keptAt: null })
  Object.assign(ui, { tab: '', dialog: null, enlarged: '', spread: 0, bubble: null, chooser: null, rules: null })
  await speakIn('en')
})

afterEach(async () => {
  cleanup()
  leaveTables()
  vi.useRealTimers()
  // What still waits for the server hears that it is back, by whichever clock it waits, and waits no more in the next test.
  if (pauses.size) {
    useServer()
    for (const end of [...pauses]) end()
    await new Promise((done) => setTimeout(done))
  }
})
