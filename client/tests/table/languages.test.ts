/** English and German: whatever is shown, all of a screen changes at once, and nothing is left behind. */
import { fireEvent } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '../../src/hallertau/Help.svelte'
import '../../src/table/Analysis.svelte'
import '../../src/table/GameOver.svelte'
import '../../src/table/Hint.svelte'
import '../../src/table/dialogs'
import type { View } from '../../src/hallertau/protocol'
import Home from '../../src/home/Home.svelte'
import { languages } from '../../src/lib/languages.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { json, NOBODY, tableState } from '../answers'
import { all, named, noteOf, one, pressKey, sit, text } from '../boards/sitting'
import { control, press, show } from '../page'
import { useServer } from '../server'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { expectAllIn } from '../spoken'
import { ANALYSIS, from, HINT, hint, slice } from './advising'
import { tablePage, playServer, until } from './page'

const OTHER = { en: 'de', de: 'en' } as const

beforeEach(() => {
  languages.all = json('/api/languages')
  settings.change({ list: true, coach: 'off', speed: 0 })
})

/** The language is changed by a press, and its words come. */
async function change(button: HTMLElement, to: 'en' | 'de'): Promise<void> {
  await fireEvent.click(button)
  expect(settings.language).toBe(to)
  await speakIn(to)
}

/** Everything that is said about a game is said in the chosen language, while that changes. */
async function inBothLanguages(situation: string): Promise<void> {
  await sit(situation)
  await fireEvent.click(all('.log [role=group] button').at(-1)!)
  for (const language of ['en', 'de'] as const) {
    expectAllIn(language, situation)
    await change(one('button.language'), OTHER[language])
  }
}

const STANDS = [
  'placing workers',
  'taking goods',
  'choosing',
  'sowing',
  'progress',
  'payment',
  'spending',
  'sustaining',
  'the end',
]

describe.each(['hallertau of 1', 'hallertau of 3'])('every question of %s is asked in both languages', (of) => {
  test.each(STANDS)('%s', (name) => inBothLanguages(`${of}, ${name}`))
})

const CARD_STANDS = [
  'playing a card in turn',
  'playing a card in between',
  'the final chance',
  'income',
  'a price',
  'discarding',
  'harvesting field by field',
  'boulders',
  'an order',
  'the end',
]

test.each(CARD_STANDS)('every question about cards is asked in both languages: %s', async (name) => {
  settings.change({ ask: 'always' })
  await inBothLanguages(`hallertau with cards, ${name}`)
})

test('a covered table, cards in full and a dialog of cards are told in the language that is spoken', async () => {
  settings.change({ ask: 'always' })
  await speakIn('de')
  playServer()
  const { decisions } = tableState('hallertau with cards of two, income')
  await tablePage('hallertau with cards of two, income', { eyes: 1 - decisions[0]!.seat })
  await until(() => one('.cover'))
  expectAllIn('de', 'cover')
  const { state } = await sit<View>('hallertau with cards of two, income')
  const cards = all('.hand li > button')
  expect(cards).toHaveLength(state.view.players[state.decisions[0]!.seat]!.hand!.length)
  for (const card of cards) {
    await fireEvent.focusIn(card)
    await until(() => one('.hand .big'))
    expectAllIn('de', card.dataset['target']!)
    await fireEvent.focusOut(card)
  }
  await fireEvent.click(one('.hand .pile'))
  await until(() => one('dialog article'))
  expectAllIn('de', 'played cards')
})

test('advice is given in the language that is spoken', async () => {
  const server = playServer()
  const asked = await tablePage('hallertau of two, late')
  server.answer(HINT, hint(asked))
  await pressKey('t')
  await until(() => expect(all('[data-suggested]')).toHaveLength(3))
  expectAllIn('en', 'hint')
  await change(one('button.language'), 'de')
  expect(text(one('[data-suggested] .score'))).toContain('47,3')
  expectAllIn('de', 'hint')
})

test('an analysis is told in the language that is spoken', async () => {
  await speakIn('de')
  const server = playServer()
  const { history } = tableState('hallertau over')
  const over = await tablePage('hallertau over', { history })
  server.answer(ANALYSIS, (request) => slice(over, from(request)))
  server.answer(/^GET \/api\/tables\/t1\?at=/, { view: over.view })
  await press('Analyse')
  await until(() => expect(all('.analysis ol button')).toHaveLength(8))
  await fireEvent.input(one('.analysis input[type=range]'), { target: { value: '11' } })
  expectAllIn('de', 'analysis')
  await fireEvent.click(one('.analysis ol button'))
  await until(() => one('.over .reviewed'))
  expectAllIn('de', 'a move that cost much')
})

test('notes and reasons are told in the language that is spoken', async () => {
  await speakIn('de')
  await sit('hallertau of two, late')
  const targets = all('.board button')
  expect(targets.length).toBeGreaterThan(10)
  for (const target of targets) {
    await noteOf(target)
    expectAllIn('de', target.dataset['target']!)
    await fireEvent.blur(target)
  }
})

test('the start page and its dialogs change their language at a press', async () => {
  useTestSockets()
  useServer({ 'POST /api/me': NOBODY })
  show(Home, { go: () => {} })
  await control('Standard game', 'radio')
  const check = async (language: 'en' | 'de', ...names: string[]): Promise<void> => {
    await vi.dynamicImportSettled()
    expectAllIn(language, 'home')
    for (const name of names) {
      await press(name)
      await until(() => expect(named('dialog h2', name)).toBeDefined())
      await vi.dynamicImportSettled()
      expectAllIn(language, name)
      await fireEvent.click(one('dialog .close'))
    }
  }
  await check('en', 'Settings', 'Help')
  await change(await control('Auf Deutsch'), 'de')
  await check('de', 'Einstellungen', 'Hilfe')
  await change(await control('In English'), 'en')
  await check('en', 'Settings', 'Help')
})
