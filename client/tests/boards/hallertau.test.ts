/** Hand cards of Hallertau, and the moments to play them while others decide. */
import { fireEvent, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { View } from '../../src/hallertau/protocol'
import { settings, type Ask } from '../../src/lib/settings.svelte'
import { say } from '../../src/lib/speak.svelte'
import { speakIn } from '../speech'
import { PATIENCE } from '../patience'
import { all, named, offered, one, plays, pressKey, sit, text } from './sitting'

const card = (number: string): HTMLElement => one(`.hand button[data-target="card:${number}"]`)

afterEach(() => settings.change({ ask: 'lapse' }))

test('a hand shows what can be played', async () => {
  const seated = await sit<View>('hallertau with a hand')
  const { hand } = seated.state.view.players[0]!
  const targets = new Set(offered(seated).map(({ target }) => target))
  expect(all('.hand li > button')).toHaveLength(hand!.length)
  for (const { number } of hand!) {
    const lit = targets.has(`card:${number}`)
    expect(card(number).classList.contains('lit')).toBe(lit)
    // Light alone says nothing: a sign stands on what can be played, and a reader is told.
    expect(all('.go', card(number))).toHaveLength(lit ? 1 : 0)
    expect(card(number).getAttribute('aria-disabled')).toBe(`${!lit}`)
  }
})

test.each([
  ['en', 'Milk', 'plays card'],
  ['de', 'Milch', 'Karte'],
] as const)('a card says its nickname in the hand and in messages that name it: %s', async (language, milk, words) => {
  await speakIn(language)
  await sit<View>('hallertau with a hand')
  const nicknames = all('.hand .nickname').map(text)
  expect(nicknames).toHaveLength(all('.hand li > button').length)
  for (const each of nicknames) expect(each).toMatch(/^\p{L}.*(: | → )./u)
  const told = say('event-card-played', { player: 'Ann', card: '124' })
  expect(told).toContain(words)
  expect(told).toMatch(new RegExp(`124 \\(\\p{L}+: ${milk}\\)`, 'u'))
  expect(say('prompt-choose-option', { card: '124' })).toContain(milk)
  expect(say('list-two', { first: 1, second: '124' })).not.toContain(milk)
})

test.each(['en', 'de'] as const)('a card in full says why it can not be played: %s', async (language) => {
  await speakIn(language)
  const { state } = await sit<View>('hallertau with a hand')
  const { hand } = state.view.players[0]!
  expect(hand!.some(({ reason }) => reason?.id === 'reason-needs')).toBe(true)
  for (const { number, reason } of hand!) {
    await fireEvent.focusIn(card(number))
    const whole = await waitFor(() => one('.hand .big'))
    expect(text(whole)).toContain(number)
    if (reason) {
      const why = say(reason)
      expect(text(whole)).toContain(why)
      expect(text(one('.sr', card(number)))).toContain(why)
      // In short it stands on the face of the card: what one has, and what it needs.
      if (reason.id === 'reason-needs') expect(text(one('.lacks', card(number)))).toContain(`${reason.args!.have}/`)
    }
    await fireEvent.focusOut(card(number))
  }
})

test('a card is played by its buttons', async () => {
  for (const [name, verb] of [
    ['Play', 'play'],
    ['Play, but take less', 'play sparingly'],
  ] as const) {
    const seated = await sit<View>('hallertau with a hand')
    const { target } = offered(seated).find(({ text }) => text.startsWith('play sparingly '))!
    const number = target.replace('card:', '')
    await fireEvent.focusIn(card(number))
    const button = await waitFor(() => named('.hand .big button', name))
    expect(await plays(button, seated)).toBe(`${verb} ${number}`)
  }
})

test('what was played is stacked, and gives its income in one choice', async () => {
  const seated = await sit<View>('hallertau income')
  const me = seated.state.view.players[0]!
  const { points } = me.score.find(({ category }) => category === 'cards')!
  const told = `Played: ${me.played.length} card${me.played.length > 1 ? 's' : ''}, ${points} point`
  await fireEvent.click(named('.hand button', told))
  const dialog = await waitFor(() => one('dialog'))
  await waitFor(() => expect(all('article', dialog)).toHaveLength(me.played.length))
  expect(text(one('h2', dialog))).toBe('Cards')
  expect(text(dialog)).toContain(told)
  for (const number of me.played) expect(text(dialog)).toContain(number)
  await pressKey('Escape')
  // The income is lit, and all of it is one choice.
  await fireEvent.click(one('[data-target="income"]'))
  const [first] = offered(seated)
  const choice = await waitFor(() => named('.chooser .choice', say(first!.label)))
  expect(await plays(choice, seated)).toBe(first!.text)
})

test('the cards of others are a click away, those in hand by their backs', async () => {
  const { state } = await sit<View>('hallertau with cards of another')
  const other = state.view.players[1 - state.decisions[0]!.seat]!
  const name = state.players[other.seat]!.name
  const [held, laid] = [other.hand_decks.length, other.played.length]
  await fireEvent.click(named('button', `Cards of ${name}: ${held} in hand, ${laid} played`))
  const dialog = await waitFor(() => one('dialog'))
  await waitFor(() => expect(all('article', dialog)).toHaveLength(laid))
  expect(text(dialog)).toContain(`${name}: ${held} card`)
  await pressKey('Escape')
  // In their village only the backs are to be seen.
  await fireEvent.click(named('button', `Look at the village of ${name}`))
  await waitFor(() => expect(all('.hand .back')).toHaveLength(held))
  expect(all('.hand li > button')).toEqual([])
})

const SKIPPED = 'a moment'
const PASSING = 'a chance that could lapse'
const ELSEWHERE = 'a chance in the turn of another'

test.each<[Ask, string, boolean]>([
  ['always', SKIPPED, true],
  ['lapse', SKIPPED, false],
  ['never', SKIPPED, false],
  ['lapse', PASSING, true],
  ['never', PASSING, true],
  ['always', ELSEWHERE, true],
  ['lapse', ELSEWHERE, true],
  ['never', ELSEWHERE, false],
])('who wants to be asked %s is asked about %s: %s', async (ask, situation, wanted) => {
  settings.change({ ask })
  const { state, sent } = await sit<View>(`hallertau ${situation}`)
  const asked = (): boolean => all('.asked').some((each) => text(each).includes('You can play cards now'))
  if (wanted) {
    expect(asked()).toBe(true)
    expect(sent()).toEqual([])
    await fireEvent.click(named('.options .choice', 'Go on'))
  }
  await vi.waitUntil(() => sent().length, PATIENCE)
  if (!wanted) expect(asked()).toBe(false)
  const { seat } = state.decisions[0]!
  expect(sent().map(({ seat, move }) => [seat, move])).toEqual([[seat, 'done']])
  // Nobody is told of an answer that nobody gave.
  expect(all('[role=alert]')).toEqual([])
})

test('one can ask to be asked at the next moment, whatever the settings say', async () => {
  settings.change({ ask: 'never' })
  const moment = await sit<View>(`hallertau ${SKIPPED}`)
  await vi.waitUntil(() => moment.sent().length, PATIENCE)
  const waiting = await sit<View>(`hallertau ${SKIPPED}`, { decisions: [] })
  const wish = one('input[type=checkbox]') as HTMLInputElement
  expect(text(wish.closest('label')!)).toBe('Ask me before play goes on')
  expect(wish.checked).toBe(false)
  await fireEvent.click(wish)
  waiting.socket().say(moment.state)
  await waitFor(() => expect(text(one('.asked'))).toContain('You can play cards now'))
  expect(waiting.sent()).toEqual([])
})

test('when one is asked is a setting that this browser keeps', async () => {
  await sit(`hallertau ${PASSING}`)
  await fireEvent.click(named('.bar button', 'Settings'))
  const group = await waitFor(() => named('dialog fieldset', 'Ask me to play cards while others decide'))
  const choice = (name: string): HTMLElement => named('button', name, group)
  expect(choice('if a chance might be lost').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(choice('always'))
  expect(choice('always').getAttribute('aria-pressed')).toBe('true')
  expect(JSON.parse(localStorage.getItem('allmende.settings')!)).toMatchObject({ ask: 'always' })
})

test.each(['hallertau with cards of another', 'hallertau with cards of two, income'])(
  'whoever is asked sees the own hand, and of the other one nothing: %s',
  async (situation) => {
    settings.change({ ask: 'always' })
    const { state } = await sit<View>(situation)
    const { seat } = state.decisions[0]!
    expect(text(one('.asked .who'))).toContain(state.players[seat]!.name)
    const held = state.view.players[seat]!.hand!.map(({ number }) => number)
    expect(all('.hand li > button').map((each) => each.dataset['target'])).toEqual(held.map((each) => `card:${each}`))
    // What lies face up, or can be chosen in the list, is one's own, in hand or in play.
    const known = new Set([...held, ...state.view.players[seat]!.played])
    const shown = all('[data-target^="card:"], [data-for^="card:"]').map(
      (each) => each.dataset['target'] ?? each.dataset['for']!,
    )
    expect(shown.filter((each) => !known.has(each.replace('card:', '')))).toEqual([])
  },
)
