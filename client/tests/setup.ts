/** Before each test: an empty browser that is nobody's, English words, and a server that answers what `server.ts` knows and nothing else. */
import { cleanup, configure } from '@testing-library/svelte'
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

// Of what is not found the roles that there are say more than all of the page.
configure({ getElementError: (message) => new Error((message ?? '').split('Ignored nodes')[0]!.slice(0, 2000)) })

const NOBODY = { person: null, devices: 0, colours: [] }

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  settings.change(USUAL)
  localStorage.clear()
  mine.comeIn(NOBODY)
  Object.assign(mine, { asked: undefined, known: false, tables: [], listed: false, keptAt: null })
  Object.assign(ui, { tab: '', dialog: null, enlarged: '', spread: 0, bubble: null, chooser: null, rules: null })
  await speakIn('en')
})

afterEach(async () => {
  cleanup()
  leaveTables()
  // What still waits for the server hears that it is back, and waits no more in the next test.
  if (vi.isFakeTimers()) {
    vi.stubGlobal('fetch', (path: string) =>
      path.startsWith('/api/me') || path === '/api/about' ? Promise.resolve(Response.json(NOBODY)) : answer(path),
    )
    await vi.advanceTimersByTimeAsync(1500)
  }
  vi.useRealTimers()
})
