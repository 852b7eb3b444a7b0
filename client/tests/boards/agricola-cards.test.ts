/** Hand cards of Agricola: which can be played, what they tell, and what they change on the boards. */
import { cleanup, fireEvent, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'
import type { View } from '../../src/agricola/protocol'
import { learnBreaks } from '../../src/lib/breakable.svelte'
import { say } from '../../src/lib/speak.svelte'
import { speakIn } from '../speech'
import { tableState } from '../answers'
import { playServer, tablePage } from '../table/page'
import { all, named, noteOf, offered, one, plays, pressKey, sit, text } from './sitting'

const card = (name: string): HTMLElement => one(`.hand button[data-target="card:${name}"]`)
const inPlay = (name: string): HTMLElement => one(`.hand .played button[data-at$="/card:${name}"]`)
const space = (name: string): HTMLElement => one(`.gameboard [data-at="space:${name}"]`)

/** The card in full, once it has the focus. */
async function raised(button: HTMLElement): Promise<HTMLElement> {
  await fireEvent.focusIn(button)
  return await waitFor(() => one('.hand .big'))
}

test('a hand shows what can be played', async () => {
  const seated = await sit<View>('agricola with a hand')
  const targets = new Set(offered(seated).map(({ target }) => target))
  const hand = seated.state.view.players[0]!.hand!
  expect(hand.length).toBeGreaterThan(1)
  for (const name of hand) {
    const lit = targets.has(`card:${name}`)
    expect(card(name).classList.contains('lit')).toBe(lit)
    // Light alone says nothing: a sign stands on what can be played, and a reader is told.
    expect(all('.go', card(name))).toHaveLength(lit ? 1 : 0)
    expect(card(name).getAttribute('aria-disabled')).toBe(`${!lit}`)
    expect(text(one('.sr', card(name)))).toContain(say(`card-${name}`))
  }
})

test('a card says why it can not be played', async () => {
  const seated = await sit<View>('agricola with a hand')
  const hand = seated.state.view.players[0]!.hand!
  const refused = seated.state.decisions[0]!.refusals.find(({ target }) =>
    hand.some((one) => target === `card:${one}`),
  )!
  const whole = await raised(card(refused.target.replace('card:', '')))
  expect(text(whole)).toContain(say(refused.reason))
})

test('a click on a lit card plays it', async () => {
  const seated = await sit<View>('agricola with a hand')
  const { text: move } = offered(seated).find(({ text }) => text.startsWith('play '))!
  expect(await plays(card(move.split(' ')[1]!), seated)).toBe(move)
})

test('a way to pay is chosen in the list', async () => {
  const seated = await sit<View>('agricola paying for a card')
  const last = offered(seated).at(-1)!
  const choice = one(`.choice[data-move="${last.text}"]`)
  expect(text(choice)).toContain(say(last.label))
  expect(await plays(choice, seated)).toBe(last.text)
})

test('a card in play is used', async () => {
  const seated = await sit<View>('agricola using a card')
  const use = offered(seated).find(({ text }) => text.startsWith('use card '))!.text
  const whole = await raised(inPlay(use.split(' ').at(-1)!))
  expect(await plays(one('button', whole), seated)).toBe(use)
})

test('a long name is broken where its parts meet', async () => {
  await speakIn('de')
  await sit('agricola with long names')
  await learnBreaks('de')
  await tick()
  const broken = { handplow: 'Hand-pflug', 'hedge-keeper': 'Hecken-pfle-ger', 'seasonal-worker': 'Sai-son-ar-bei-ter' }
  for (const [name, parts] of Object.entries(broken))
    expect(text(one('.name', card(name)))).toBe(parts.replaceAll('-', '\u00ad'))
})

test('a card in hand says what it lacks while people are placed', async () => {
  await sit('agricola without terms')
  for (const [name, lack] of [
    ['loppers', 'Prerequisite: '],
    ['caravan', 'Needs '],
  ] as const) {
    expect(card(name).getAttribute('aria-disabled')).toBe('true')
    expect(all('.line.short', card(name))).toHaveLength(1)
    expect(text(await raised(card(name)))).toContain(lack)
    await fireEvent.focusOut(card(name))
  }
})

test('people stand together on a space', async () => {
  const seated = await sit<View>('agricola together')
  expect(all('.stands', space('day-laborer'))).toHaveLength(1)
  expect(await plays(space('day-laborer'), seated)).toBe('place day-laborer')
  await sit('agricola together at work')
  expect(all('.stands', space('day-laborer'))).toHaveLength(2)
})

test('goods are seen on a card', async () => {
  await sit('agricola goods on a card')
  await fireEvent.click(one('[title="Look at the farm of 1"]'))
  await waitFor(() => expect(text(one('.sr', inPlay('sequestrator')))).toContain('On it: 4 Clay and 3 Reed.'))
})

test('a round space is chosen on the board', async () => {
  const seated = await sit<View>('agricola choosing a round')
  const rounds = all('.gameboard button.lit[data-target^="round:"]')
  expect(rounds).toHaveLength(3)
  expect(await plays(rounds[0]!, seated)).toBe('choose 1')
  await sit('agricola a round chosen')
  expect(all('.gameboard [data-at="round:4"] .promised i')).toHaveLength(1)
})

test('a hand card is discarded', async () => {
  const seated = await sit<View>('agricola discarding')
  expect(await plays(one('.hand li > button.lit'), seated)).toMatch(/^discard /)
})

test('the Chapel of another player is used', async () => {
  const seated = await sit<View>('agricola with a Chapel')
  const laid = one('.gameboard button.laid[data-target="card:chapel"]')
  expect(text(await noteOf(laid))).toContain(say('screen-space-of', { player: '1' }))
  expect(await plays(laid, seated)).toBe('place chapel')
})

test('the help tells what symbols of cards mean', async () => {
  await sit('agricola with long names')
  await pressKey('?')
  const signs = await waitFor(() => {
    const found = all('dialog li:has(span.sign)')
    expect(found.length).toBeGreaterThan(4)
    return found
  })
  for (const sign of ['holds', 'once', 'exactly', 'in-turn', 'palisade']) {
    const words = say(`screen-sign-${sign}`).replace(/\s+/g, ' ')
    expect(
      signs.some((each) => text(each).endsWith(words)),
      sign,
    ).toBe(true)
  }
  // Each has its symbol.
  const bare = signs.filter((each) => !each.querySelector('span.sign svg > *') && !text(one('span.sign', each)))
  expect(bare.map(text)).toEqual([])
})

test('who lives where is told', async () => {
  await sit('agricola in a caravan')
  expect(text(one('.sr', inPlay('caravan')))).toMatch(/1 person lives here\./)
  expect(text(one('.left', inPlay('caravan')))).toBe('1/1')
  for (const place of ['0/farm:A2', '0/people']) {
    const here = one(`.place-farm [data-at="${place}"]`)
    const told = 'Room for 3 people (2 in the house and 1 on Caravan); the family has 3.'
    expect(text(await noteOf(here))).toContain(told)
    await fireEvent.blur(here)
  }
})

test('the log names the card that gives something', async () => {
  await sit('agricola with a Wood Cutter')
  expect(text(all('.log .entries p').at(-1)!)).toContain('Wood Cutter: 1 gains 1 Wood.')
})

test('free fences are not to be paid', async () => {
  await sit('agricola free fences')
  expect(text(one('.choice[data-for="fences"]'))).toContain('Fence a pasture … (from 1 Wood)')
})

test('of the cards of another there are backs, and how many', async () => {
  const { state } = await sit<View>('agricola with cards begun')
  const other = 1 - state.decisions[0]!.seat
  const name = state.players[other]!.name
  expect(all('.hand li > button')).toHaveLength(14)
  expect(state.view.players[other]!.hand).toEqual([])
  await waitFor(() => named('button', `Cards of ${name}: 14 in hand, 0 played`))
  await fireEvent.click(named('button', `Look at the farm of ${name}`))
  await waitFor(() => expect(all('.hand .backs li')).toHaveLength(14))
  expect(all('.hand li > button')).toEqual([])
})

test('packets of a draft are covered until their player is there', async () => {
  playServer()
  const { decisions } = tableState('agricola in a draft')
  const { seat } = decisions[0]!
  await tablePage('agricola in a draft', { eyes: 1 - seat, decisions: [], waiting: [0, 1] })
  const cards = (): HTMLElement[] => all('[data-target^="card:"], [data-for^="card:"]')
  await waitFor(() => expect(text(one('.cover'))).toContain('Pass the device to'))
  expect(cards()).toEqual([])
  cleanup()
  const { state } = await sit<View>('agricola in a draft')
  expect(state.decisions.length).toBeGreaterThan(0)
  expect(all('.cover')).toEqual([])
  expect(cards().length).toBeGreaterThan(0)
})
