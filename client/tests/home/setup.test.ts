/** The start page: what a new table can be, and which choices belong together. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/agricola'
import '../../src/arle'
import '../../src/hallertau'
import '../../src/table/Settings.svelte'
import Home from '../../src/home/Home.svelte'
import Nowhere from '../../src/home/Nowhere.svelte'
import { links } from '../../src/lib/links.svelte'
import { mine } from '../../src/lib/mine.svelte'
import type { NewTable } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { NOBODY } from '../answers'
import { control, press, show } from '../page'
import { refusal, useServer, type FakeServer } from '../server'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'

let server: FakeServer

beforeEach(() => {
  useTestSockets()
  server = useServer({
    'POST /api/me': NOBODY,
    'POST /api/tables': { table: 't1', key: 'k', seats: [] },
  })
  mine.comeIn(NOBODY)
  settings.change({ name: '', title: '', bot: '', setups: {} })
  ui.dialog = null
})

/** Comes to the start page, where games can be chosen. */
async function home(): Promise<void> {
  show(Home, { go: () => {} })
  await control('Standard game', 'radio')
}

/** The game of this name among those to be chosen. */
function game(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`input[name=game][value=${name}]`)!
}

function checked(name: string): boolean {
  return screen.getByRole<HTMLInputElement>('radio', { name }).checked
}

function chosen(name: string): string {
  return screen.getByRole<HTMLSelectElement>('combobox', { name }).value
}

/** Starts the game, and gives what the server is asked for. */
async function start(): Promise<NewTable> {
  await press('Start')
  const found = await waitFor(() => {
    const [table] = server.those('POST /api/tables')
    expect(table, 'a table is asked for').toBeDefined()
    return table!.body as NewTable
  })
  server.requests.length = 0
  return found
}

test.each([
  ['hallertau', '1 to 4 players · 50–140 minutes · age\u00a012+'],
  ['arle', '1 to 2 players · 60–120 minutes · age\u00a013+'],
  ['agricola', '1 to 6 players · 30–120 minutes · age\u00a012+'],
])('a title says what it is: %s', async (title, said) => {
  await home()
  const plate = game(title).closest('label')!
  expect(plate.querySelector('small')?.textContent).toBe(said)
  const about = plate.querySelector('.about')!.textContent
  expect(about.match(/[.:] /g)).toHaveLength(2)
  expect(about).toMatch(/medium difficulty|Hard/)
})

test('the first game of Hallertau is without cards, usually there are some, and that is remembered', async () => {
  await home()
  expect(checked('First game')).toBe(true)
  expect((await start()).options).toEqual({ cards: 'off', progress: 'clockwise' })
  await press('Standard game', 'radio')
  screen.getByText('With hand cards of the Beginner and Hops decks.', { exact: false })
  const { options } = await start()
  expect(options).toEqual({ cards: 'on', gateway: 'beginner', farmyard: 'hops', progress: 'together' })
  cleanup()
  await home()
  expect(checked('Standard game')).toBe(true)
  // Another game was not played yet.
  await fireEvent.click(game('agricola'))
  expect(checked('First game')).toBe(true)
})

test('what is no preset is shown at once the next time', async () => {
  await home()
  expect(document.querySelector('details')!.open).toBe(false)
  await press('Standard game', 'radio')
  await fireEvent.change(screen.getByRole('combobox', { name: 'Gateway cards' }), { target: { value: 'expert' } })
  expect(checked('Standard game')).toBe(false)
  expect((await start()).options?.gateway).toBe('expert')
  cleanup()
  await home()
  expect(document.querySelector('details')!.open).toBe(true)
  expect(chosen('Gateway cards')).toBe('expert')
})

test.each(['hallertau', 'arle', 'agricola'])('every option is explained where it is: %s', async (title) => {
  await home()
  await fireEvent.click(game(title))
  await press('Standard game', 'radio')
  const choices = [...document.querySelectorAll('details fieldset')]
  expect(choices.length).toBeGreaterThan(0)
  for (const each of choices) {
    const [hint, ...others] = [...each.querySelectorAll('.hint')].map(({ textContent }) => textContent.trim())
    expect(others).toEqual([])
    expect(hint).toMatch(/^.{30,}\.$/s)
  }
})

test('decks are chosen where there are cards', async () => {
  await home()
  await press('Standard game', 'radio')
  const caution = (): HTMLElement | null =>
    screen.queryByText('How well they mix has not been tested', { exact: false })
  const choose = (name: string, value: string): unknown =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  expect(caution()).toBeNull()
  await choose('Farmyard cards', 'mixed')
  await waitFor(() => expect(caution(), 'a word of caution').not.toBeNull())
  await choose('Farmyard cards', 'sheep')
  await choose('Gateway cards', 'random')
  expect(caution()).toBeNull()
  // Without cards there are no decks to choose.
  await press('none', 'radio')
  expect(screen.queryByRole('combobox', { name: /Gateway cards|Farmyard cards/ })).toBeNull()
  await press('with hand cards', 'radio')
  expect(chosen('Gateway cards')).toBe('random')
  expect((await start()).options).toMatchObject({ gateway: 'random', farmyard: 'sheep' })
})

test('alone, the goal depends on the cards', async () => {
  await home()
  await press('Remove seat 2')
  await screen.findByText('80 points, and more than 85', { exact: false })
  await press('Standard game', 'radio')
  await screen.findByText('100 points, and more than 110', { exact: false })
})

test('a game is chosen and remembered', async () => {
  await home()
  expect(game('hallertau').checked).toBe(true)
  await fireEvent.click(game('arle'))
  // Only what was changed is sent; the others go with the option that they follow.
  await fireEvent.click(document.querySelector('input[name=rules][value=online]')!)
  expect(document.querySelector<HTMLInputElement>('input[name=peat][value=most]')!.checked).toBe(true)
  await fireEvent.click(document.querySelector('input[name=barn][value=same-size]')!)
  expect(await start()).toMatchObject({
    title: 'arle',
    options: { houses: 'first', rules: 'online', barn: 'same-size' },
  })
  cleanup()
  await home()
  expect(game('arle').checked).toBe(true)
})

test('Fields of Arle has two seats at most, and the rules that are usual', async () => {
  await home()
  await fireEvent.click(game('arle'))
  await control('Remove seat 2')
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull()
  const two = await start()
  expect([two.title, two.players.length, two.options]).toEqual(['arle', 2, { houses: 'first', rules: 'printed' }])
  await press('Remove seat 2')
  await fireEvent.click(document.querySelector('input[type=radio][value=online]')!)
  const alone = await start()
  expect([alone.players.length, alone.options]).toEqual([1, { houses: 'first', rules: 'online' }])
})

test('Agricola is for one to four, with tiles for who wants them, and its help explains cards', async () => {
  await home()
  await fireEvent.click(game('agricola'))
  await press('Help')
  await waitFor(() => expect(document.querySelector('dialog')!.textContent).toContain('prerequisite'))
  ui.dialog = null
  const usual = await start()
  expect([usual.title, usual.players.length]).toEqual(['agricola', 2])
  expect(usual.options).not.toMatchObject({ side_job: 'on' })
  for (const name of ['Side Job tile', 'Variant tile']) {
    const [choices] = screen.getAllByRole('group', { name: new RegExp(`^${name}`) })
    await fireEvent.click(within(choices!).getByRole('radio', { name: 'with' }))
  }
  expect((await start()).options).toMatchObject({ side_job: 'on', tile: 'on' })
  await press('Add a seat')
  await press('Add a seat')
  expect((await start()).players).toHaveLength(4)
  for (const number of [4, 3, 2]) await press(`Remove seat ${number}`)
  expect((await start()).players).toHaveLength(1)
})

test('a smaller game has fewer seats', async () => {
  await home()
  await press('Add a seat')
  await press('Add a seat')
  const seats = (): number => screen.getAllByRole('group', { name: /^Seat / }).length
  expect(seats()).toBe(4)
  await fireEvent.click(game('arle'))
  expect(seats()).toBe(2)
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull()
})

test('the level of a bot is chosen', async () => {
  await home()
  const level = (seat: string): HTMLSelectElement =>
    within(screen.getByRole('group', { name: seat })).getByRole('combobox')
  expect(level('Seat 2').value).toBe('farmer')
  expect(level('Seat 2').getAttribute('aria-label')).toBe('Which bot plays')
  // Levels come first, then what they are measured by.
  const levels = [...level('Seat 2').options].map(({ text }) => text)
  expect(levels).toEqual(['Novice', 'Villager', 'Farmer', 'Master', 'Greedy', 'Random'])
  await fireEvent.change(level('Seat 2'), { target: { value: 'novice' } })
  await press('Add a seat')
  expect(level('Seat 3').value).toBe('farmer')
  const { players } = await start()
  expect(players.map(({ bot }) => bot)).toEqual([undefined, 'novice', 'farmer'])
  cleanup()
  // The next time it is the one of the last time.
  await home()
  expect(level('Seat 2').value).toBe('novice')
})

test.each([
  ['hallertau', true, false],
  ['arle', false, true],
  ['agricola', false, false],
])('settings have no questions of other titles: %s', async (title, asksForCards, asksAtTheEnd) => {
  await home()
  await fireEvent.click(game(title))
  await press('Settings')
  await screen.findByRole('group', { name: 'Language' })
  // What draws the game says what it asks.
  await vi.dynamicImportSettled()
  const asks = (name: string): boolean => screen.queryByRole('group', { name }) !== null
  expect(asks('Ask me to play cards while others decide')).toBe(asksForCards)
  expect(asks('Ask at the end of my turn')).toBe(asksAtTheEnd)
})

test('links that only this machine can open say so, those that others can open say nothing', async () => {
  const told = (): HTMLElement | null =>
    screen.queryByText('start the server with “allmende serve --host 0.0.0.0”', { exact: false })
  const seat = (): ReturnType<typeof within> => within(screen.getByRole('group', { name: 'Seat 2' }))
  await home()
  expect(told()).toBeNull()
  await fireEvent.click(seat().getByRole('radio', { name: 'by link' }))
  expect(told()).not.toBeNull()
  cleanup()
  const { origin } = links
  links.origin = 'https://games.example.org'
  await home()
  await fireEvent.click(seat().getByRole('radio', { name: 'by link' }))
  screen.getByLabelText(/^A bot may replace/)
  expect(told()).toBeNull()
  links.origin = origin
})

test('an absence is agreed on with those who come by link', async () => {
  await home()
  expect(screen.queryByLabelText(/^A bot may replace/)).toBeNull()
  await fireEvent.click(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('radio', { name: 'by link' }))
  const absence = screen.getByRole<HTMLSelectElement>('combobox', { name: /^A bot may replace/ })
  const aDay = [...absence.options].find(({ text }) => text === 'after a day')!
  await fireEvent.change(absence, { target: { value: aDay.value } })
  expect((await start()).absence).toBe(24 * 60)
})

test('an open table has one at this screen', async () => {
  await home()
  await press('Add a seat')
  await fireEvent.click(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('radio', { name: 'here' }))
  await fireEvent.click(within(screen.getByRole('group', { name: 'Seat 3' })).getByRole('radio', { name: 'open' }))
  await press('Offer this table')
  expect((await screen.findByRole('alert')).textContent).toContain('one person plays here')
})

test('games are asked for until they come, and no more once the start page is left', async () => {
  vi.useFakeTimers()
  server.answer('GET /api/titles', refusal(500, 'screen-server-error'))
  show(Home, { go: () => {} })
  await vi.advanceTimersByTimeAsync(10)
  const titles = (): number => server.those('GET /api/titles').length
  expect(titles()).toBe(1)
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong on the server. Nothing is lost; please try again.',
  )
  await vi.advanceTimersByTimeAsync(3000)
  expect(titles()).toBe(2)
  cleanup()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(titles()).toBe(2)
})

test.each([
  ['en', 'There is nothing here', 'To the start page'],
  ['de', 'Hier ist nichts', 'Zur Startseite'],
] as const)('an unknown path shows a page: %s', async (language, said, name) => {
  await speakIn(language)
  for (const path of ['/nothing', '/t/', '/deep/er.html']) {
    const { unmount } = render(Nowhere, { path })
    screen.getByRole('heading', { name: said })
    screen.getByText(path, { exact: false })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/')
    unmount()
  }
})
