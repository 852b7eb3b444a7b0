/** Which language is spoken where nothing was chosen. */
import { expect, test, vi } from 'vitest'
import { languages } from '../../src/lib/languages.svelte'
import { settings } from '../../src/lib/settings.svelte'

test.each([
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
])('the browser says which language: %s', async (wanted, spoken) => {
  settings.language = ''
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([wanted])
  await languages.bring()
  expect(settings.language).toBe(spoken)
})
