/** Before each test: an empty browser that is nobody's, English words, and a server that answers what `server.ts` knows and nothing else. */
import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { mine } from '../src/lib/mine.svelte'
import { settings } from '../src/lib/settings.svelte'
import { ui } from '../src/lib/ui.svelte'
import { speakIn } from './speech'
import { answer } from './server'
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

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  settings.change(USUAL)
  localStorage.clear()
  mine.comeIn({ person: null, devices: 0, colours: [] })
  Object.assign(mine, { asked: undefined, known: false, tables: [], listed: false, keptAt: null })
  Object.assign(ui, { tab: '', dialog: null, enlarged: '', spread: 0, bubble: null, chooser: null, rules: null })
  await speakIn('en')
})

afterEach(() => {
  cleanup()
  leaveTables()
  vi.useRealTimers()
})
