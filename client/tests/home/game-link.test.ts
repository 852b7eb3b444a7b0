/** A game goes on elsewhere: its link is made at a table, and opened where it leads. */
import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../src/hallertau'
import '../../src/home/RecordPage.svelte'
import App from '../../src/App.svelte'
import Home from '../../src/home/Home.svelte'
import { hashes, paths, useAddresses } from '../../src/lib/address'
import { packed, unpacked, wordIn } from '../../src/lib/game-link'
import { remembered } from '../../src/lib/remembered'
import { network, serveBy } from '../../src/lib/server'
import { learnPart } from '../../src/lib/speak.svelte'
import { settings } from '../../src/lib/settings.svelte'
import GameLink from '../../src/table/GameLink.svelte'
import { titles } from '../../src/titles'
import { known, tableState } from '../answers'
import { called, control, press, show, type, words } from '../page'
import { refusal, type FakeServer } from '../server'
import { playServer, said, stream, until } from '../table/page'
import { tableIn } from '../tables'

const OPEN = 'POST /api/tables/from-record'
const MADE = { table: 't9', key: 'k9', seats: [{ seat: 0, name: 'Ann', kind: 'here' }] }
const GAME = { title: 'hallertau', record: 'allmende 1', players: [{ name: 'Ann' }, { name: 'Bob', bot: 'master' }] }
let server: FakeServer

beforeEach(async () => {
  server = playServer()
  server.answer('GET /api/me', known('Ann'))
  server.answer('POST /api/me', known('Ann'))
  server.answer('GET /api/about', { url: 'https://play.example' })
  server.answer(OPEN, MADE)
  Object.defineProperty(document, 'fonts', {
    value: { load: async () => [], addEventListener: () => {} },
    configurable: true,
  })
  settings.change({ title: 'hallertau' })
  await learnPart('dialogs')
})

afterEach(() => {
  serveBy(network)
  useAddresses(paths)
  history.replaceState(null, '', '/')
})

// Opened

test.each([
  ['a server', '/', paths],
  ['a page that has its own server', '/games/', hashes],
])('a link opens at %s, where the game goes on with its names and bots', async (_, place, form) => {
  history.replaceState(null, '', `${place}#/record#${await packed(GAME)}`)
  useAddresses(form)
  show(App, { titles })
  await until(() => expect(stream().url).toContain('t9'))
  const [asked] = server.those(OPEN)
  expect(asked).toMatchObject({ body: GAME.record })
  expect([...asked!.query]).toEqual([
    ['name', 'Ann'],
    ['name', 'Bob'],
    ['bot', ''],
    ['bot', 'master'],
  ])
  // To go back is not to open it again.
  expect(location.href).not.toContain('record')
  expect(remembered()[0]).toMatchObject({ table: 't9', key: 'k9', title: 'hallertau', trial: true })
})

test('a damaged link says so in one sentence, and nothing is set up', async () => {
  history.replaceState(null, '', `/#/record#${(await packed(GAME)).slice(0, -8)}`)
  show(App, { titles })
  await until(() => expect(said('alert')).toContain('This link holds no whole game'))
  expect(server.those(OPEN)).toEqual([])
  expect(remembered()).toEqual([])
})

test('a record of newer rules says so', async () => {
  server.answer(OPEN, refusal(422, 'error-record-newer', { found: '2099.1.1', known: '2026.11.1' }))
  history.replaceState(null, '', `/#/record#${await packed(GAME)}`)
  show(App, { titles })
  await until(() => expect(said('alert')).toContain('A newer version of Allmende can read it.'))
})

test('a link may be pasted on the start page', async () => {
  const led: string[] = []
  show(Home, { go: (path: string) => led.push(path) })
  await control('Standard game', 'radio')
  await type(screen.getByRole('textbox', { name: 'or paste a link' }), 'https://other.example/#/record#a_word')
  await press('Open')
  expect(led).toEqual(['/record#a_word'])
})

// Made

/** What the link of a table holds. */
async function carried(): ReturnType<typeof unpacked> {
  const field = await until(() => {
    const found = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link with this game' })
    expect(found.value).toContain('#/record#')
    return found
  })
  return unpacked(wordIn(field.value))
}

test('an open game is carried with its record, players and bots, and may go on at another address', async () => {
  server.answer('GET /api/tables/t1/record', new Response('the record'))
  const players = called(tableState('hallertau begun'), ['Ann', 'Bob'])
  Object.assign(players[1]!, { kind: 'bot', bot: 'farmer' })
  const { table } = await tableIn('hallertau begun', { has_record: true, players })
  show(GameLink, { table })
  const found = await carried()
  const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'farmer' }]
  expect(found).toEqual({ title: 'hallertau', record: 'the record', players: seats })
  await type(screen.getByRole('textbox', { name: 'Address' }), 'games.example/allmende/')
  const link = await control('Go on there', 'link')
  expect(link.getAttribute('href')).toMatch(/^https:\/\/games\.example\/allmende\/#\/record#a/)
})

test('of a game with hidden cards the only person gets one in which these are dealt anew', async () => {
  server.answer('GET /api/tables/t1/report', () => new Response('the report'))
  const situation = 'hallertau with cards begun'
  const players = tableState(situation).players.map((player) => (player.seat ? { ...player, bot: 'farmer' } : player))
  const { table } = await tableIn(situation, { has_record: false, mine: [0], eyes: 0, players })
  const container = show(GameLink, { table })
  expect((await carried()).record).toBe('the report')
  expect((await carried()).players.map(({ bot }) => bot)).toEqual([undefined, 'farmer'])
  expect(words(container)).toContain('dealt anew')
})

test('where players hide something from one another there is none until the end', async () => {
  const { table } = await tableIn('hallertau with cards begun', { has_record: false, mine: [0, 1] })
  const container = show(GameLink, { table })
  await until(() => expect(words(container)).toContain('Until this game is over'))
  expect(container.querySelector('input')).toBeNull()
  expect(server.those(/report|record/)).toEqual([])
})
