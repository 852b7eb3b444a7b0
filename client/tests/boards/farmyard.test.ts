/** A farmyard of Agricola on its page: what is built, plowed, sown and fenced there, and why something can't be. */
import { cleanup, fireEvent, waitFor } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { View } from '../../src/agricola/protocol'
import { tableState } from '../answers'
import { all, named, one, plays, sit, text, type Seated } from './sitting'

const space = (name: string): HTMLElement => one(`.place-farm [data-at="0/farm:${name}"]`)
const about = (name: string): string => space(name).getAttribute('aria-label') ?? text(one('.sr', space(name)))
const cell = (name: string): HTMLElement => one(`.fencing [data-place="${name}"]`)
const told = (): string => text(one('.farmyard [role=status]'))
const marked = (): string[] => all('.fencing [aria-selected=true]').map((each) => each.dataset['place']!)
const fences = (): number => all('.farmland .coming path.rail:not(.ink)').length

/** Marks spaces, one by one, or takes the marks from them. */
async function mark(...names: string[]): Promise<void> {
  // What is marked comes when something can be.
  await waitFor(() => one('.fencing'))
  for (const name of names) await fireEvent.click(cell(name))
}

test('a room and a stable are built where somebody clicks, who is asked where both can be', async () => {
  const seated = await sit<View>('agricola growing')
  await fireEvent.click(space('B2'))
  await waitFor(() => expect(all('.chooser .choice')).toHaveLength(2))
  expect(await plays(one('.chooser [data-move="room b2"]'), seated)).toBe('room b2')
  const other = await sit<View>('agricola growing')
  expect(await plays(space('E1'), other)).toBe('stable e1')
  await sit('agricola with a room and a stable')
  expect(about('B2')).toMatch(/^B2: room of Wood/)
  expect(all('.stable', space('E1'))).toHaveLength(1)
})

test('a field is plowed wherever there is room', async () => {
  const seated = await sit<View>('agricola plowing')
  expect(all('.place-farm .space.lit')).toHaveLength(13)
  // What a pointer rests on shows what would grow there.
  const at = seated.state.view.players[0]!.farm.findIndex(({ name }) => name === 'C2')
  const plowed = (tableState('agricola plowed').view as View).players[0]!.farm[at]
  const changes = [{ at: ['players', 0, 'farm', at], to: plowed }]
  seated.server.answer(/\/preview\?/, { events: [], changes, score: [], points: 0, caution: null })
  await fireEvent.pointerEnter(space('C2'), { pointerType: 'mouse' })
  await waitFor(() => expect(all('.farmland .growing .earth')).toHaveLength(1))
  expect(await plays(space('C2'), seated)).toBe('plow c2')
  await sit('agricola plowed')
  expect(about('C2')).toBe('C2: empty field')
})

test('a field is sown with what is chosen', async () => {
  const seated = await sit<View>('agricola sowing or not')
  await fireEvent.click(space('C2'))
  expect(await plays(await waitFor(() => one('.chooser [data-move="sow grain"]')), seated)).toBe('sow grain')
  await sit('agricola sown')
  expect(about('C2')).toBe('C2: field with 3 Grain')
  expect(text(one('.number', space('C2')))).toBe('3')
})

test('where animals stand is told in words', async () => {
  const { state } = await sit<View>('agricola with a herd')
  expect(about('D1')).toBe('D1: pasture with 4 Sheep (room for 4)')
  if (state.view.players[0]!.goods['sheep']! > 4) expect(about('A3')).toBe('A3: room of Wood and 1 Sheep as a pet')
  expect(all('.herd', space('D1'))).toHaveLength(1)
})

// Pastures

/** The rules say why a pasture can't be. */
function refuse({ server }: Pick<Seated, 'server'>, id: string): void {
  server.answer(/^GET .*\/why-not\?/, { reason: { id, args: {} } })
}

test.each([
  ['C1 D1 C2 D2', 'reason-pasture-already', 'These spaces are a pasture already.'],
  ['D2 E2', 'reason-pasture-partly', 'a pasture can be divided, but not enlarged'],
  ['A1', 'reason-pasture-beside', 'A new pasture has to be next to the others.'],
])('spaces that can be no pasture say why not: %s', async (places, id, reason) => {
  const seated = await sit<View>('agricola with a pasture')
  refuse(seated, id)
  await mark(...places.split(' '))
  await waitFor(() => expect(told()).toContain(reason))
  const move = `fence ${places.toLowerCase()}`
  expect(seated.state.decisions[0]!.moves.map(({ text }) => text)).not.toContain(move)
  expect(all('.place-farm .build')).toHaveLength(0)
  await fireEvent.click(named('button', 'Clear the marks'))
  expect(marked()).toEqual([])
})

test('spaces that do not lie side by side, or are not empty, are no pasture', async () => {
  await sit<View>('agricola with a pasture')
  await mark('B1', 'B3')
  expect(told()).toContain('the spaces have to lie side by side')
  await fireEvent.click(named('button', 'Clear the marks'))
  await mark('A2')
  expect(told()).toBe('A2 is not empty.')
  expect(marked()).toEqual([])
})

test.each(['C1', 'D1 C2 D2'])('a pasture is divided, whichever part of it is marked: %s', async (places) => {
  const seated: Seated<View> = await sit<View>('agricola with a pasture')
  await mark(...places.split(' '))
  expect(fences()).toBe(2)
  expect(told()).toContain('2 fences for 2 Wood')
  expect(await plays(named('button', 'Build the fences'), seated)).toBe('fence d1 c2 d2')
})

test('fences that a card gives are not to be paid, and those of clay say so', async () => {
  const seated = await sit('agricola free fences')
  await mark('E1')
  expect(told()).toBe('E1: 4 fences for 1 Wood')
  expect(all('.fencing .price').map(text)).toEqual(['1'])
  refuse(seated, 'reason-pasture-partly')
  await mark('D1', 'D2', 'E2')
  await waitFor(() => expect(told()).toMatch(/^D1, E1, D2, E2: /))
  cleanup()
  await sit('agricola fencing with clay')
  await mark('E1')
  expect(told()).toBe('E1: 4 fences for 4 Wood or Clay')
})
