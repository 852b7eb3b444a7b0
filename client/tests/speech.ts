/** The languages that components speak in tests. */
import { learn, learnPart } from '../src/lib/speak.svelte'
import { settings } from '../src/lib/settings.svelte'

/** Makes the page speak a language, with the catalogues that the server serves: with what pages learn and what tables do. */
export async function speakIn(language: 'en' | 'de'): Promise<void> {
  settings.language = language
  await learn(language)
  const decks = [...'abcde'].map((letter) => `agricola-deck-${letter}` as const)
  await Promise.all([...(['home', 'agricola', 'arle', 'hallertau'] as const), ...decks].map(learnPart))
}
