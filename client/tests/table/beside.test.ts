/** What stands beside the boards: the log, what others did, hints, the coach, the cover. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Word } from '../../src/lib/protocol'
import { halves } from '../../src/lib/points'
import { settings } from '../../src/lib/settings.svelte'
import { learnPart, say } from '../../src/lib/speak.svelte'
import { ui } from '../../src/lib/ui.svelte'
import Coach from '../../src/table/Coach.svelte'
import Cover from '../../src/table/Cover.svelte'
import Hint from '../../src/table/Hint.svelte'
import Log from '../../src/table/Log.svelte'
import Score from '../../src/table/Score.svelte'
import SinceLast from '../../src/table/SinceLast.svelte'
import { called, expectText, hasButton, HOSTILE, press, show } from '../page'
import { later, refusal, useServer, type Reply } from '../server'
import { tableState } from '../answers'
import { tableIn } from '../tables'

const NAMES = ['Ann', 'Bob']

describe('the log', () => {
  async function log(more: object = {}) {
    const state = tableState('hallertau under way')
    const history = state.history.slice(0, 25)
    const found = await tableIn('hallertau under way', { players: called(state, NAMES), history, ...more })
    const container = show(Log, { table: found.table })
    const lines = (): string[] =>
      [...container.querySelectorAll('.entries p')].map((line) => line.textContent!.replace(/\s+/g, ' ').trim())
    return { ...found, container, lines }
  }

  test('has an entry for what moves bring, rounds being headings', async () => {
    const { lines } = await log()
    expect(lines().some((line) => line.includes('Round 1'))).toBe(true)
    expect(lines().some((line) => /Ann|Bob/.test(line))).toBe(true)
  })

  test('tells everything, event by event, for who wants that', async () => {
    const { lines } = await log()
    const short = lines().length
    await press('all')
    expect(lines().length).toBeGreaterThan(short)
    await press('short')
    expect(lines()).toHaveLength(short)
  })

  test('says with a verb what moves bring, where symbols say how much', async () => {
    const gained = (resource: string, type = 'gained') => ({
      type,
      seat: 0,
      resource,
      count: 1,
      source: 'supply',
      message: { id: `event-${type}`, args: { player: { id: 'player-0' }, count: 1, resource } },
    })
    const past = { ...tableState('hallertau under way').history[0]!, seat: 0 }
    const history = [
      { ...past, version: 1, events: [gained('barley'), gained('wool')] },
      { ...past, version: 2, events: [gained('barley', 'paid'), gained('wool', 'paid')] },
      { ...past, version: 3, events: [gained('barley', 'paid'), gained('wool')] },
    ]
    const { container } = await log({ history })
    const verbs = [...container.querySelectorAll('.entries p [aria-hidden]:not(.seatsign, .effects, svg)')]
    expect(verbs.map((each) => each.textContent)).toEqual(['Ann gains', 'Ann pays', 'Ann gains and pays'])
  })

  test('is of one player alone, for who wants that, with what happens to all', async () => {
    const { lines } = await log()
    const all = lines().length
    await press('Bob alone')
    expect(lines().length).toBeLessThan(all)
    expect(lines().some((line) => line.startsWith('●'))).toBe(false)
    expect(lines().some((line) => line.startsWith('◆'))).toBe(true)
    expect(lines().some((line) => line.includes('Round 1'))).toBe(true)
    await press('Bob alone')
    expect(lines()).toHaveLength(all)
  })

  test('tells how players are called, and what they say, as text', async () => {
    const { version } = tableState('hallertau under way')
    const [one, other] = [HOSTILE[0], HOSTILE[1]]
    const word: Word = { version, seat: 1, since: 0, name: other, text: HOSTILE[2], at: 0 }
    const note = { version, message: { id: 'note-name', args: { before: 'Ann', player: one } } }
    const { container } = await log({ notes: [note], words: [word], mine: [0] })
    expectText(container, other, HOSTILE[2], `Ann is called ${one} from now on.`)
  })

  test('hides the words of whom one does not want to read', async () => {
    const { version } = tableState('hallertau under way')
    // A `since` of its own: a speaker who is hidden here stays hidden in later tests.
    const word: Word = { version, seat: 1, since: 77, name: 'Bob', text: 'psst', at: 0 }
    const { container } = await log({ words: [word], mine: [0] })
    expect(container.textContent).toContain('Bob: psst')
    await press('Hide what Bob says')
    expect(container.textContent).not.toContain('psst')
  })

  test('leads to the table as it stood then', async () => {
    const { table } = await log()
    const looking = vi.spyOn(table, 'lookBack').mockResolvedValue(true)
    const [first] = screen.getAllByTitle('See the table at this point')
    await fireEvent.click(first!)
    expect(looking).toHaveBeenCalledWith(expect.any(Number))
  })

  test('marks the entry that was the last one where one looks back', async () => {
    const { table, container } = await log()
    table.past = { at: 12, view: table.view }
    await waitFor(() => expect(container.querySelectorAll('[aria-current]')).toHaveLength(1))
    const viewed = container.querySelector('[aria-current]')!
    expect(viewed.nextElementSibling).not.toBeNull()
  })
})

describe('what others did since one’s last move', () => {
  async function since(more: object = {}) {
    const state = tableState('hallertau under way')
    const seat = state.decisions[0]!.seat
    const found = await tableIn('hallertau under way', { players: called(state, HOSTILE), mine: [seat], ...more })
    return { ...found, seat, container: show(SinceLast, { table: found.table }) }
  }

  test('is a line a turn, with names as text, until it is put away', async () => {
    const { table, container, seat } = await since()
    const region = screen.getByRole('region')
    expect(within(region).getAllByText(/.+: .+/).length).toBeGreaterThan(0)
    expectText(container, HOSTILE[1 - seat]!)
    await press('Close')
    expect(table.putAway).toBe(table.version)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('is played once more from there', async () => {
    const { table, seat } = await since()
    const replay = vi.spyOn(table, 'replay').mockResolvedValue()
    await press('Show again')
    expect(replay).toHaveBeenCalledWith(table.history.findLast((past) => past.seat === seat)!.version)
  })

  test('is for whoever has to decide', async () => {
    await since({ decisions: [], waiting: [] })
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a hint', () => {
  const suggestion = (move: string, score: number) => ({
    move,
    label: { id: 'screen-close' },
    score,
    why: { id: 'screen-home' },
  })

  async function hint(replies: Record<string, Reply>) {
    const { requests } = useServer(replies)
    const { table, ...found } = await tableIn('hallertau under way')
    const close = vi.fn()
    show(Hint, { table, asked: { decision: table.decision, version: table.version }, close })
    return { ...found, table, requests, close, texts: table.decision!.moves.map(({ text }) => text) }
  }
  const state = tableState('hallertau under way')
  const [first, second] = state.decisions[0]!.moves.map(({ text }) => text)

  test('tells what a bot would play, what it expects of that, and why; and one of them is played', async () => {
    const { table } = await hint({
      'GET /api/tables/t1/hint': {
        version: 0,
        seat: 0,
        suggestions: [suggestion(first!, 40.25), suggestion(second!, 38)],
      },
    })
    const items = await screen.findAllByRole('listitem')
    expect(items).toHaveLength(2)
    expect(items[0]!.textContent).toMatch(/40\.3/)
    const play = vi.spyOn(table, 'play').mockResolvedValue()
    await fireEvent.click(within(items[1]!).getByRole('button'))
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ text: second }))
  })

  test('arrows walk through the suggestions', async () => {
    await hint({
      'GET /api/tables/t1/hint': {
        version: 0,
        seat: 0,
        suggestions: [suggestion(first!, 40), suggestion(second!, 38)],
      },
    })
    const [one, other] = (await screen.findAllByRole('listitem')).map((item) => within(item).getByRole('button'))
    // Whoever waits for it can go on from the best one.
    await waitFor(() => expect(document.activeElement).toBe(one))
    await fireEvent.keyDown(one!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(other)
    await fireEvent.keyDown(other!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(one)
  })

  test('of what can’t be played any more is not told', async () => {
    await hint({
      'GET /api/tables/t1/hint': {
        version: 0,
        seat: 0,
        suggestions: [suggestion('gone', 40), suggestion(second!, 38)],
      },
    })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  test('why there is none is said', async () => {
    await hint({ 'GET /api/tables/t1/hint': refusal(403, 'screen-offline') })
    expect((await screen.findByRole('alert')).textContent).toContain("The server can't be reached")
  })

  test('is not asked for any more by whoever closes it', async () => {
    const never = later<object>()
    const { close } = await hint({ 'GET /api/tables/t1/hint': () => never.promise })
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(close).toHaveBeenCalled()
  })

  test('goes when the table moves on', async () => {
    const { table, close } = await hint({ 'GET /api/tables/t1/hint': { version: 0, seat: 0, suggestions: [] } })
    table.decisions = []
    await waitFor(() => expect(close).toHaveBeenCalled())
  })
})

describe('the coach', () => {
  const says = { id: 'screen-offline' }
  async function coach() {
    await learnPart('cautions')
    const { table } = await tableIn('hallertau under way')
    const move = table.decision!.moves[0]!
    const caution = { kind: 'begging', says, mild: false, previewed: false }
    table.toConfirm = { move, caution }
    const play = vi.spyOn(table, 'play').mockResolvedValue()
    show(Coach, { table, waiting: table.toConfirm })
    return { table, move, play }
  }

  test('says what is lost, and leads back to choosing at once', async () => {
    const { table, play } = await coach()
    expect(screen.getByRole('alert').textContent).toContain("can't be reached")
    expect(document.activeElement?.textContent).toBe('Choose again')
    await press('Choose again')
    expect(table.toConfirm).toBeNull()
    expect(play).not.toHaveBeenCalled()
  })

  test('lets it be played all the same', async () => {
    const { move, play } = await coach()
    await press('Play it')
    expect(play).toHaveBeenCalledWith(move, true)
    expect(settings.hushed).toEqual([])
  })

  test('says nothing of this kind any more, for who wants that', async () => {
    const { play } = await coach()
    await press("Don't show this again")
    expect(settings.hushed).toEqual(['begging'])
    expect(play).toHaveBeenCalled()
  })
})

describe('the cover', () => {
  test('asks for the player whose hand is to be shown, by name', async () => {
    const state = tableState('hallertau with cards begun')
    const { table } = await tableIn('hallertau with cards begun', { players: called(state, HOSTILE) })
    const container = show(Cover, { table })
    const seat = table.awaited!
    expectText(container, HOSTILE[seat]!)
    expect(screen.getByRole('dialog').getAttribute('aria-label')).toBe(`Pass the device to ${HOSTILE[seat]}`)
    // Nobody has said yet who looks on.
    expect(screen.getAllByRole('button')).toHaveLength(1)
    const look = vi.spyOn(table, 'lookAs').mockImplementation(() => {})
    await fireEvent.click(screen.getByRole('button'))
    expect(look).toHaveBeenCalledWith(seat)
  })

  test('lets whoever has just played look on', async () => {
    const state = tableState('hallertau with cards begun')
    const { table } = await tableIn('hallertau with cards begun', { players: called(state, NAMES) })
    const seat = table.awaited!
    table.eyes = 1 - seat
    show(Cover, { table })
    await press(`Not yet: ${NAMES[1 - seat]} is still looking`)
    expect(table.lingering).toBe(true)
    expect(table.covered).toBe(false)
  })
})

describe('points', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 1200))

  test('tell what they are made of when they are pressed', async () => {
    const state = tableState('hallertau under way')
    const { table } = await tableIn('hallertau under way', { players: called(state, NAMES) })
    show(Score, { table, seat: 1 })
    const { score, points } = state.view.players[1]!
    const button = screen.getByRole('button')
    expect(button.textContent).toContain(`${points}`.replace('-', '−'))
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await fireEvent.click(button)
    const told = screen.getAllByRole('definition').map((each) => each.textContent)
    expect(told).toEqual([...score.map((line) => line.points), points].map((each) => `${each}`.replace('-', '−')))
    await fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.queryByRole('definition')).toBeNull()
  })

  test.each([
    ['hallertau under way', ['Community Center', 'Sheep in the Stables', 'Jewelry', 'Fields, Goods and Tools']],
    ['arle midway', null],
    ['agricola late, of four', null],
  ])('are told in words, of every player: %s', async (situation, expected) => {
    const { table, state } = await tableIn(situation)
    for (const { seat, score, points } of state.view.players) {
      const container = show(Score, { table, seat })
      await fireEvent.click(within(container).getByRole('button'))
      const told = (role: string): string[] =>
        within(container)
          .getAllByRole(role)
          .map((each) => each.textContent!.trim())
      const lines = score.map(({ category }) => say(`score-${category}`))
      expect(told('term')).toEqual([...(expected ?? lines), 'Points'])
      expect(told('term').join(' ')).not.toContain('score-')
      expect(told('definition')).toEqual([...score.map((line) => line.points), points].map(halves))
      cleanup()
    }
  })
})

test('nothing is open that no one has opened', () => {
  expect([ui.dialog, hasButton('Close')]).toEqual([null, false])
})
