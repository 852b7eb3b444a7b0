/** The languages that components speak in tests. */
import { learn } from '../src/lib/speak.svelte'
import { settings } from '../src/lib/settings.svelte'

/** Makes the page speak a language, with the catalogues that the server serves. */
export async function speakIn(language: 'en' | 'de'): Promise<void> {
  settings.language = language
  await learn(language)
}
