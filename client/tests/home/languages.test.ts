/** Which language is spoken where nothing was chosen, and one more that the server lists. */
import { render, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import App from '../../src/App.svelte'
import { languages } from '../../src/lib/languages.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { titles } from '../../src/titles'
import { json } from '../answers'
import { control, press } from '../page'
import { useServer } from '../server'
import { useTestSockets } from '../sockets'
import { all, one, text } from '../boards/sitting'

afterEach(() => history.replaceState(null, '', '/'))

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

test('a language is nothing to the page but an entry of the list, and words', async () => {
  const known = json<{ code: string }[]>('/api/languages')
  expect(known.map(({ code }) => code)).toEqual(['en', 'de'])
  const frisian = { code: 'frr', name: 'Nordfriisk', change: 'Aw Nordfriisk' }
  const words = 'screen-settings = Iinstalangen\nscreen-language = Spriak\nscreen-in-this-language = Aw Nordfriisk\n'
  useTestSockets()
  Object.defineProperty(document, 'fonts', {
    value: { load: async () => [], addEventListener: () => {} },
    configurable: true,
  })
  const server = useServer({ 'GET /api/languages': [...known, frisian] })
  server.answer(/^GET \/api\/words\/frr/, ({ path }) => new Response(path.endsWith('/frr') ? words : ''))
  history.replaceState(null, '', '/')
  render(App, { props: { titles } })
  await control('Start')
  for (const [code, change] of [
    ['de', 'Auf Deutsch'],
    ['frr', 'Aw Nordfriisk'],
  ] as const) {
    await press(change)
    await waitFor(() => expect(document.documentElement.lang).toBe(code))
  }
  await press('Iinstalangen')
  const spoken = (): string[] =>
    all('dialog fieldset')
      .filter((each) => text(one('legend', each)) === 'Spriak')
      .flatMap((each) => all('button', each).map(text))
  await waitFor(() => expect(spoken()).toEqual(['English', 'Deutsch', 'Nordfriisk']))
  // It is kept for the next time.
  expect(JSON.parse(localStorage['allmende.settings'] as string)).toMatchObject({ language: 'frr' })
})
