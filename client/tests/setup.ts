/** Before each test: an empty storage, English words, and a server that answers what `server.ts` knows and nothing else. */
import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { speakIn } from './speech'
import { answer } from './server'

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  localStorage.clear()
  settings.language = 'en'
  await speakIn('en')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
