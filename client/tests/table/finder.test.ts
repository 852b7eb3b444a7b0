import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
// Fetched before the clock of any test runs.
import '../../src/agricola/catalogue'
import '../../src/arle/catalogue'
import '../../src/hallertau/catalogue'
import '../../src/table/Finder.svelte'
import '../../src/table/dialogs'
import '../../src/agricola'
import '../../src/arle'
import { json } from '../answers'
import { press, words } from '../page'
import { OFFLINE, type FakeServer } from '../server'
import { speakIn } from '../speech'
import { key, playServer, said, tablePage, until } from './page'

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

function dialog(): HTMLDialogElement {
  return document.querySelector<HTMLDialogElement>('dialog')!
}

function count(): string {
  return said('status', dialog())
}

function found(): string[] {
  return [...dialog().querySelectorAll('ul > li')].filter((each) => !each.closest('details')).map(words)
}

/** Looks for words. */
async function look(value: string): Promise<void> {
  const box = await until(() => {
    const found = dialog().querySelector('[role=searchbox]')
    if (!found) throw new Error('there is nothing to type into')
    return found
  })
  await fireEvent.input(box, { target: { value } })
}

/** Chooses a deck, or something else by which cards are found. */
async function choose(value: string, of = 'Deck'): Promise<void> {
  const select = dialog().querySelector<HTMLSelectElement>(`select[aria-label=${of}]`)!
  // happy-dom knows what is chosen, but not by the selector that Svelte asks with.
  select.querySelector = (() => select.options[select.selectedIndex]) as unknown as typeof select.querySelector
  await fireEvent.change(select, { target: { value } })
}

test('cards are looked up by words, by deck, and by what is in play', async () => {
  await tablePage('hallertau with cards in play')
  await key('/')
  await until(() => expect(count()).toBe('330 found'))
  expect(dialog().getAttribute('aria-label')).toBe('Look up cards')
  expect(document.activeElement).toBe(dialog().querySelector('[role=searchbox]'))
  await look('hops sheep')
  expect(count()).not.toBe('330 found')
  expect(found().length).toBeGreaterThan(0)
  for (const each of found()) {
    expect(each).toMatch(/hop/i)
    expect(each).toMatch(/sheep/i)
  }
  await look('')
  await choose('bonus')
  expect(count()).toBe('45 found')
  expect(found()).toHaveLength(40)
  await press('5 more')
  expect(found()).toHaveLength(45)
  await choose('')
  await fireEvent.click(dialog().querySelector('input[type=checkbox]')!)
  expect(found()).toHaveLength(2)
  for (const card of ['023', '009'])
    expect(found().filter((each) => each.includes(card) && each.includes('in play with'))).toHaveLength(1)
})

test('cards of Agricola are found by what they cost, what they are about, and for how many they are', async () => {
  await tablePage('agricola begun')
  await key('/')
  await until(() => expect(count()).toMatch(/found/))
  const all = parseInt(count())
  await choose('reed', 'Cost')
  expect(parseInt(count())).toBeLessThan(all)
  await look('basket')
  expect(found().some((each) => each.startsWith('Basket '))).toBe(true)
  await choose('wood', 'About')
  expect(found().some((each) => each.startsWith('Basket '))).toBe(true)
  await choose('vegetable', 'About')
  expect(found().some((each) => each.startsWith('Basket '))).toBe(false)
  await look('')
  await choose('', 'Cost')
  await choose('', 'About')
  await choose('4', 'Players')
  expect(found().every((each) => each.includes('with 4 or more players'))).toBe(true)
})

test.each([
  ['arle begun', 'mühle', 'Mühle'],
  ['agricola begun', 'kochstelle', 'Kochstelle'],
])('at the table “%s” there is something to look up', async (situation, wanted, name) => {
  await speakIn('de')
  await tablePage(situation)
  await press('Karten nachschlagen')
  await look(wanted)
  expect(found().some((each) => each.includes(name))).toBe(true)
})

test('cards that could not be fetched come by themselves', async () => {
  await tablePage('hallertau with cards in play')
  const cards = /\/api\/titles\/hallertau\/cards$/
  server.answer(cards, OFFLINE)
  server.requests.length = 0
  vi.useFakeTimers()
  await key('/')
  await until(() => expect(said('alert', dialog())).toContain('This page keeps trying'))
  // As soon as the server is reached, 1.5 seconds later, and with more patience from then on: 3 seconds more.
  await vi.advanceTimersByTimeAsync(1600)
  expect(server.those(cards)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2400)
  expect(server.those(cards)).toHaveLength(2)
  server.answer(cards, json<object>('/api/titles/hallertau/cards'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(count()).toBe('330 found')
  expect(said('alert', dialog())).toBe('')
})

test.each([
  { rated: false, told: true },
  { rated: true, told: false },
])('what a card was worth is told unless the outcome counts: rated $rated', async ({ rated, told }) => {
  await tablePage('agricola with cards begun', { rated })
  await key('/')
  await look('bottles')
  await until(() => expect(found().length).toBeGreaterThan(0))
  if (told) await until(() => expect(found()[0]).toContain('What it was worth'))
  else expect(server.those(/card-knowledge/)).toEqual([])
})
