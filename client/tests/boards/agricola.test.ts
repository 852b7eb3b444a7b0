/** Supplies, farms, improvements and action spaces of Agricola: what they tell of a view, and what a click on them plays. */
import { cleanup, fireEvent, waitFor } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { ActionView, View } from '../../src/agricola/protocol'
import { tableState } from '../answers'
import { all, noteOf, offered, one, plays, sit, text } from './sitting'

/** A good in the supply that is shown in full. */
const good = (name: string, seat = 0): HTMLElement => one(`.place-farm .supply [data-at="${seat}/${name}"]`)
/** A major improvement in the supply frame. */
const improvement = (name: string): HTMLElement => one(`.improvements [data-at="improvement:${name}"]`)
const lit = (element: Element): boolean => element.classList.contains('lit')

test.each(['late, alone', 'late, of four'])('everybody sees what all have: %s', async (situation) => {
  const { state } = await sit<View>(`agricola ${situation}`)
  for (const player of state.view.players)
    for (const [name, count] of Object.entries(player.goods)) {
      const shown = one(`[data-at="${player.seat}/${name}"] b`)
      expect(text(shown)).toMatch(new RegExp(`^${count}(/\\d+)?$`))
    }
})

test('food is told with what the next harvest takes', async () => {
  const seated = await sit<View>('agricola short of food')
  const { view, decisions } = seated.state
  const { seat, goods, food_due: due } = view.players[decisions[0]!.seat]!
  const food = good('food', seat)
  expect(text(one('b', food))).toBe(`${goods.food}/${due}`)
  expect(text(food)).toContain(`${due - goods.food!} missing`)
  expect(text(await noteOf(food))).toContain(`The harvest after Round ${view.next_harvest} takes ${due} Food`)
})

test('the food of a well is on its way', async () => {
  const { state } = await sit<View>('agricola with a well')
  const { next_harvest: harvest, players } = state.view
  const coming = players[0]!.promised.filter(({ round }) => round <= harvest).length
  expect(coming).toBeGreaterThan(0)
  expect(text(await noteOf(good('food')))).toContain(`${coming} Food will come before that`)
  expect(all('.place-farm [data-at="0/improvements"] li')).toHaveLength(1)
})

test('what crops and animals are worth', async () => {
  await sit('agricola with grain')
  expect(text(await noteOf(good('grain')))).toContain('With 2 in all: 1 point; more with 4.')
})

test('the family at home and at work', async () => {
  const { state } = await sit<View>('agricola of three')
  for (const player of state.view.players) {
    const people = one(`[data-at="${player.seat}/people"]`)
    expect(all('.member', people)).toHaveLength(player.people)
    expect(all('.home', people)).toHaveLength(player.home)
  }
})

test('begging markers are seen', async () => {
  const { state } = await sit<View>('agricola begging')
  const beggars = state.view.players.filter(({ begging }) => begging)
  expect(beggars.length).toBeGreaterThan(0)
  const shown = all('[role=img][aria-label*="begging marker"], button:has(> .sr)').filter((each) =>
    /begging marker/.test(`${each.getAttribute('aria-label')} ${text(each)}`),
  )
  for (const { begging } of beggars) expect(shown.some((each) => text(each).includes(`${begging}`))).toBe(true)
})

test('a click on what is sown sows it', async () => {
  const seated = await sit<View>('agricola sowing')
  const grain = good('grain', seated.state.decisions[0]!.seat)
  expect(lit(grain)).toBe(true)
  expect(await plays(grain, seated)).toBe('sow grain')
})

test('what can be eaten at any time calls less loudly', async () => {
  const seated = await sit<View>('agricola eating')
  const eaten = new Set(offered(seated).flatMap(({ text, target }) => (text.startsWith('eat ') ? [target] : [])))
  expect(eaten.size).toBeGreaterThan(0)
  for (const target of eaten)
    expect([...one(`.supply [data-target="${target}"]`).classList]).toEqual(expect.arrayContaining(['lit', 'quiet']))
})

test('a click on the family feeds it', async () => {
  const seated = await sit<View>('agricola feeding')
  const { seat } = seated.state.decisions[0]!
  expect(await plays(one(`.supply [data-at="${seat}/people"]`), seated)).toBe('feed')
})

test('all ten improvements have their places', async () => {
  const { state } = await sit<View>('agricola improved')
  const owners = new Map(state.view.players.flatMap(({ seat, improvements }) => improvements.map((one) => [one, seat])))
  const names = [...state.view.improvements, ...owners.keys()]
  expect(names).toHaveLength(10)
  for (const name of names) {
    const { classList } = improvement(name)
    expect(classList.contains('owned')).toBe(owners.has(name))
    if (owners.has(name)) expect(classList.contains(`seat${owners.get(name)}`)).toBe(true)
  }
})

test('a click builds an improvement', async () => {
  const seated = await sit<View>('agricola improving')
  const names = new Set(offered(seated).map(({ text }) => text.replace(/^build /, '')))
  expect(names.has('clay-oven')).toBe(true)
  for (const name of seated.state.view.improvements) expect(lit(improvement(name)), name).toBe(names.has(name))
  expect(await plays(improvement('clay-oven'), seated)).toBe('build clay-oven')
})

test('what an improvement does and why it cannot be had', async () => {
  await sit('agricola improving with clay')
  const note = await noteOf(improvement('stone-oven'))
  expect(text(note)).toContain('Stone Oven for 1 Clay and 3 Stone, 3 points')
  expect(text(note)).toContain('Grain')
  expect(text(one('.reason', note))).toContain('Stone')
  // A ruling stands with what it does.
  await fireEvent.blur(improvement('stone-oven'))
  expect(text(await noteOf(improvement('joinery')))).toContain('counts for breaking a tie')
})

test('a hearth is paid for or had for a fireplace', async () => {
  const seated = await sit<View>('agricola improving an oven')
  expect(offered(seated).filter(({ text }) => text.startsWith('build cooking-hearth-4'))).toHaveLength(2)
  expect(improvement('fireplace-2').classList.contains('owned')).toBe(true)
  await fireEvent.click(improvement('cooking-hearth-4'))
  await waitFor(() => expect(all('.chooser .choice')).toHaveLength(2))
  const move = 'build cooking-hearth-4 for fireplace-2'
  expect(await plays(one(`.chooser [data-move="${move}"]`), seated)).toBe(move)
})

test('bread is baked in what one has', async () => {
  const seated = await sit<View>('agricola baking')
  const own = seated.state.view.players[seated.state.decisions[0]!.seat]!.improvements
  const kinds = offered(seated).flatMap(({ text }) => (text.startsWith('bake ') ? [text.split(' ')[1]!] : []))
  const ovens = own.filter((name) => kinds.some((kind) => name.startsWith(kind)))
  expect(ovens.length).toBeGreaterThan(0)
  for (const name of ovens) expect(lit(improvement(name)), name).toBe(true)
})

test('improvements are used in the feeding phase', async () => {
  const seated = await sit<View>('agricola using')
  const move = offered(seated).find(({ text }) => text.startsWith('use '))!.text
  expect(await plays(improvement(move.split(' ')[1]!), seated)).toBe(move)
})

test('the end shows all fourteen categories, each with a symbol', async () => {
  const { state } = await sit<View>('agricola over')
  const rows = await waitFor(() => {
    const found = all('.over tbody tr')
    expect(found).toHaveLength(state.view.players[0]!.score.length)
    return found
  })
  for (const row of rows) expect(one('th svg', row).innerHTML).not.toBe('')
})

test('the other farm in full and back', async () => {
  const { state } = await sit<View>('agricola of three')
  const { seat } = state.decisions[0]!
  const own = (): number => all(`.place-farm .farmyard.seat${seat}`).length
  expect(own()).toBe(1)
  await fireEvent.click(one('[title^="Look at the farm"]'))
  expect(own()).toBe(0)
  // One's own decision goes on beside it.
  expect(all('.asked')).toHaveLength(1)
  const back = one('.place-farm button.own')
  expect(text(back)).toMatch(/^Back to/)
  await fireEvent.click(back)
  expect(own()).toBe(1)
})

test('points by category', async () => {
  const { state } = await sit<View>('agricola late, of four')
  await fireEvent.click(one('.place-farm .score button'))
  const { score } = state.view.players[state.decisions[0]!.seat]!
  expect(all('.place-farm .score dl dt')).toHaveLength(score.length + 1)
})

test('a reason for what is not possible', async () => {
  const { state } = await sit<View>('agricola begun')
  const { refusals } = state.decisions[0]!
  const refused = refusals.find(({ target }) => target === 'space:fencing' || target.includes('farm-exp'))!
  const note = await noteOf(one(`[data-target="${refused.target}"]`))
  expect(text(one('.reason', note))).not.toBe('')
})

test('hidden cards tell what may come', async () => {
  await sit('agricola begun')
  const hidden = one('button[data-at="round:14"]')
  expect(text(one('.sr', hidden))).toBe('Round 14, Stage 6, with a harvest')
  expect(text(await noteOf(hidden))).toContain('Farm Redevelopment')
})

test('pastures are one entry in the list', async () => {
  await sit('agricola fencing')
  const entries = all('.options .choice').filter((each) => text(each).includes('Fence a pasture'))
  expect(entries).toHaveLength(1)
  await fireEvent.click(entries[0]!)
  await waitFor(() => expect(all('.fencing [data-space]:focus')).toHaveLength(1))
})

test('the harvest tells who lacks food', async () => {
  const { state } = await sit<View>('agricola of four')
  const lines = all('section[aria-label="Harvest after Round 4"] li')
  for (const { seat, goods, food_due: due } of state.view.players)
    expect(text(lines[seat]!)).toContain(`${goods.food} Food, ${due} due`)
})

test('with tiles there are more action spaces', async () => {
  const { state } = await sit<View>('agricola begun')
  const names = state.view.actions.map(({ name }) => name)
  expect(names).toContain('farm-expansion')
  expect(names).not.toContain('side-job')
  await sit('agricola with tiles')
  for (const name of ['side-job', 'tile-copse', 'modest-wish-for-children']) one(`[data-target="space:${name}"]`)
})

test('four sit at a larger board with three other farms, and alone there are none', async () => {
  await sit('agricola of four')
  one('[data-at="space:traveling-players"]')
  expect(all('.place-others .farmyard')).toHaveLength(3)
  cleanup()
  await sit('agricola late, alone')
  expect(all('[data-part=others]')).toEqual([])
})

test('goods of other kinds lie on an action space beside those that accumulate there', async () => {
  const view = tableState('agricola begun').view as View
  const heaped = (action: ActionView): ActionView =>
    action.name === 'forest' ? { ...action, strange: { clay: 2, reed: 1 } } : action
  const changed: View = { ...view, actions: view.actions.map(heaped) }
  await sit<View>('agricola begun', { view: changed })
  const forest = one('.gameboard [data-at="space:forest"]')
  expect(all('.stock b', forest).map(text)).toEqual(['3', '2', '1'])
  expect(text(one('.sr', forest))).toMatch(/Forest: 3 Wood, 2 Clay,? and 1 Reed/)
})
