/** Farms and boards of Fields of Arle: what they tell of a view, and what a click on them plays. */
import { fireEvent, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { View } from '../../src/arle/protocol'
import type { TableState } from '../../src/lib/protocol'
import { settings, type End } from '../../src/lib/settings.svelte'
import { PATIENCE } from '../patience'
import { update } from '../table/page'
import { all, noteOf, named, offered, one, plays, pressKey, sit, text } from './sitting'

/** A good or animal in the supply that is shown in full. */
const good = (name: string): HTMLElement => one(`.goods .good[data-target="resource:${name}"]`)

afterEach(() => settings.change({ end: 'useful' }))

test('a market has its prices', async () => {
  const seated = await sit<View>('arle selling')
  const sales = offered(seated).filter(({ text }) => text.startsWith('sell '))
  expect(all('.market button.lit')).toHaveLength(sales.length)
  const first = sales[0]!
  expect(await plays(one(`.market button[data-target="${first.target}"]`), seated)).toBe(first.text)
})

test('what is merely given back is asked about', async () => {
  const { sent } = await sit('arle with sheep')
  expect(good('sheep').classList.contains('lit')).toBe(false)
  await fireEvent.click(good('sheep'))
  await waitFor(() => expect(all('.chooser')).toHaveLength(1))
  expect(sent()).toEqual([])
})

test('alone there is no other farm to look at, and no special action', async () => {
  await sit('arle alone')
  expect(all('[data-part=others]')).toEqual([])
  expect(all('details.special')).toEqual([])
})

const barn = (name: string): HTMLElement => one(`.place-barn [data-target="resource:${name}"]`)
const vehicle = (parking: string): HTMLElement => one(`.place-barn [data-target="vehicle:${parking}"]`)

test('a vehicle is loaded by two clicks, and what was chosen first stays so; in the list it stands aside', async () => {
  const seated = await sit<View>('arle loading')
  const move = offered(seated).find(({ text }) => text.startsWith('load wood '))!.text
  const parking = move.split(' ').at(-1)!
  const listed = one(`.options .choice[data-move="${move}"]`)
  expect(listed.closest('details')!.open).toBe(false)
  expect(await plays(listed, seated)).toBe(move)
  const other = await sit<View>('arle loading')
  await fireEvent.click(vehicle(parking))
  expect(await plays(barn('wood'), other)).toMatch(/^load wood /)
  await pressKey('Escape')
  const third = await sit<View>('arle loading')
  await fireEvent.click(barn('wood'))
  expect(await plays(vehicle(parking), third)).toMatch(/^load wood /)
  // The next one is a single click.
  const { state } = third
  const past = { version: state.version + 1, seat: state.decisions[0]!.seat, move, target: '', label: { id: 'x' } }
  third.socket().say(update(state as TableState, { past: [{ ...past, events: [] }] }))
  await waitFor(() => expect(one('main.table').dataset['version']).toBe(`${state.version + 1}`))
  await fireEvent.click(vehicle(parking))
  await waitFor(() => expect(third.sent()).toHaveLength(2))
  expect(third.sent()[1]!.move).toMatch(/^load wood /)
})

test('a destination is loaded onto a vehicle', async () => {
  const seated = await sit<View>('arle loading a destination')
  const move = offered(seated).find(({ text }) => text.startsWith('load hage '))!.text
  await fireEvent.click(one('.place-barn [data-at$="/destination:hage"]'))
  expect(await plays(vehicle(move.split(' ').at(-1)!), seated)).toBe(move)
})

test('the home board shows what lies on it', async () => {
  const { state } = await sit<View>('arle with buildings')
  const me = state.view.players[state.decisions[0]!.seat]!
  const land = one('.home .land')
  expect(me.buildings.length).toBeGreaterThan(0)
  expect(all('.dike', land)).toHaveLength(me.dikes.reduce((sum, dike) => sum + Number(dike), 0))
  expect(all('.building', land)).toHaveLength(me.buildings.length)
  for (const tile of ['empty', 'tidal-flat', 'grain-field', 'forest', 'stall'])
    expect(all(`.space.${tile}`, land), tile).toHaveLength(me.land.filter((each) => each.tile === tile).length)
  const peat = new Map(me.land.filter(({ moor }) => moor >= 0).map(({ moor, peat }) => [moor, Math.max(0, peat)]))
  const lying = [...peat.values()].reduce((sum, each) => sum + each, 0)
  expect(all('.space .tokens > .symbol', land)).toHaveLength(lying)
  expect(all('.travel .covered')).toHaveLength(me.travelled)
})

test('the other farm in full and back', async () => {
  const { state } = await sit<View>('arle midway')
  const { seat } = state.decisions[0]!
  const farms = (of: number): number => all(`.place-home .home.seat${of}`).length
  expect(farms(seat)).toBe(1)
  await fireEvent.click(one('[title^="Look at the farm"]'))
  expect(farms(1 - seat)).toBe(1)
  // One's own decision goes on beside it.
  expect(all('.asked')).toHaveLength(1)
  await fireEvent.click(named('.boards button', 'Back to'))
  expect(farms(seat)).toBe(1)
})

test('the tool tracks show how far the other is', async () => {
  const { state } = await sit<View>('arle midway')
  const other = 1 - state.decisions[0]!.seat
  const { tools } = state.view.players[other]!
  expect(all('.gameboard .tooltrack')).toHaveLength(tools.length)
  for (const { name, position, values } of tools) {
    const track = one(`.tooltrack.${name}`)
    const marked = all('.steps > span', track)[position]!
    expect([...marked.classList]).toEqual(expect.arrayContaining(['theirs', `seat${other}`]))
    expect(all('.theirs', track)).toHaveLength(1)
    expect(text(track)).toContain(`${state.players[other]!.name}: ${values[position]}`)
  }
})

test('points by category', async () => {
  const { state } = await sit<View>('arle midway')
  await fireEvent.click(one('.home .score button'))
  const { score } = state.view.players[state.decisions[0]!.seat]!
  expect(all('.home .score dl dt')).toHaveLength(score.length + 1)
  expect(text(one('.home .score dl'))).toContain('Goods Track')
})

test('a reason for what is not possible', async () => {
  const { state } = await sit<View>('arle refused')
  const { target } = state.decisions[0]!.refusals.find(({ target }) => target.startsWith('space:'))!
  expect(text(one('.reason', await noteOf(one(`[data-target="${target}"]`))))).not.toBe('')
})

test('what a laborer imitates is listed as that', async () => {
  await sit('arle imitating')
  const group = all('.options details').find((each) => text(one('summary', each)).includes('Imitate'))!
  expect(all('.choice[data-move^="imitate "]', group).length).toBeGreaterThan(0)
})

test.each<{ end: End; situation: string; wanted: boolean }>([
  { end: 'always', situation: 'the end of a turn', wanted: true },
  { end: 'never', situation: 'the end of a turn', wanted: false },
  // Even then the last chance to load is one to be asked about.
  { end: 'never', situation: 'loading at the end', wanted: true },
])('who wants to be asked $end at $situation: $wanted', async ({ end, situation, wanted }) => {
  settings.change({ end })
  const { sent, state } = await sit<View>(`arle ${situation}`)
  const { seat } = state.decisions[0]!
  if (wanted) {
    expect(all(`.asked.seat${seat}`)).toHaveLength(1)
    expect(sent()).toEqual([])
    if (situation !== 'the end of a turn') return
    await pressKey('0')
  }
  await vi.waitUntil(() => sent().length, PATIENCE)
  expect(sent().map(({ seat, move }) => [seat, move])).toEqual([[seat, 'done']])
})
