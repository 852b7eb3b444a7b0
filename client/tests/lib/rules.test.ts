/** The rules at hand: places of things, what chapters share; and what a bot thinks of a finished game. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { analysisOf } from '../../src/lib/analysis.svelte'
import type { AnyGame } from '../../src/lib/face'
import type { Past, Review, TitleInfo } from '../../src/lib/protocol'
import { remembered } from '../../src/lib/remembered'
import type { ToldChapter, ToldPassage, ToldRulebook } from '../../src/lib/rulebook'
import { chapterAt, closeRules, concernsOf, elsewhere, openRules, placesOf, playScene } from '../../src/lib/rules'
import { settings } from '../../src/lib/settings.svelte'
import type { Table } from '../../src/lib/table.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { refusal, useServer } from '../server'

const printed = (anchor: string, name: string): ToldPassage => ({ kind: 'printed', anchor, text: '', name })
const rule = (anchor: string): ToldPassage => ({ kind: 'rule', anchor, text: '' })
const chapter = (name: string, heading: string, passages: ToldPassage[], concerns: ToldChapter['concerns'] = []) => ({
  name,
  heading,
  level: 1,
  passages,
  concerns,
})
const FENCES = chapter(
  'fences',
  'Fences',
  [rule('fences-1'), printed('improvement:shed', 'Shed')],
  [
    { thing: 'resource:wood', name: 'Wood', anchor: 'goods-1' },
    { thing: 'fences', name: 'Fences', anchor: 'fences-1' },
  ],
)
const GOODS = chapter(
  'goods',
  'Goods',
  [rule('goods-1')],
  [{ thing: 'resource:wood', name: 'Wood', anchor: 'goods-1' }],
)
const SHED = chapter(
  'more',
  'More',
  [rule('more-1')],
  [{ thing: 'improvement:shed', name: 'Shed', anchor: 'improvement:shed' }],
)
const BOOK: ToldRulebook = {
  title: 'x',
  language: 'en',
  chapters: [FENCES, GOODS, SHED],
  places: { 'resource:wood': 'goods-1', 'improvement:shed': 'improvement:shed', space: 'more-1' },
}
const names = (...things: string[]): string[] => placesOf(BOOK, things).map(({ name }) => name)

describe('things have their places', () => {
  test('where they are printed, or in their chapter', () => {
    expect(placesOf(BOOK, ['improvement:shed', 'resource:wood'])).toEqual([
      { anchor: 'improvement:shed', name: 'Shed' },
      { anchor: 'goods-1', name: 'Goods' },
    ])
    expect(names('fences')).toEqual(['Fences'])
  })

  test('with their kind, where they have none of their own', () => {
    expect(names('space:forest')).toEqual(['More'])
  })

  test('as what a symbol stands for', () => {
    expect(names('symbol:wood')).toEqual(['Goods'])
    expect(names('symbol:shed')).toEqual(['Shed'])
    expect(names('wood')).toEqual(['Goods'])
  })

  test('each once, and what there is nothing about is left out', () => {
    expect(names('symbol:wood', 'resource:wood', 'unheard-of', 'event:gained')).toEqual(['Goods'])
  })

  test('in the chapter to which an anchor leads', () => {
    expect(chapterAt(BOOK, 'goods-1')?.name).toBe('goods')
    expect(chapterAt(BOOK, 'fences')?.name).toBe('fences')
    expect(chapterAt(BOOK, 'nowhere')).toBeUndefined()
  })
})

test('other chapters speak of the same things', () => {
  expect(elsewhere(BOOK, FENCES)).toEqual([
    { heading: 'Goods', links: [{ name: 'Wood', anchor: 'goods-1' }] },
    { heading: 'More', links: [{ name: 'Shed', anchor: 'more' }] },
  ])
  expect(elsewhere(BOOK, GOODS).map(({ heading }) => heading)).toEqual(['Fences'])
})

test('what a chapter is about leads on, but not to itself, and each name is there once', () => {
  expect(concernsOf(FENCES)).toEqual([
    { thing: 'resource:wood', name: 'Wood', anchor: 'goods-1' },
    { thing: 'fences', name: 'Fences', anchor: '' },
  ])
  const twice = { ...GOODS, concerns: [...GOODS.concerns, { thing: 'wood', name: 'Wood', anchor: 'other' }] }
  expect(concernsOf(twice)).toHaveLength(1)
})

describe('the panel', () => {
  beforeEach(() => {
    useServer({ 'GET /api/titles': [{ name: 'with', rulebook: true }, { name: 'without' }] as TitleInfo[] })
    document.body.innerHTML = '<button data-target="space:forest" id="here">x</button>'
  })
  afterEach(() => (document.body.innerHTML = ''))

  test('opens at what has the focus, and gives that back', async () => {
    const here = document.getElementById('here')!
    here.focus()
    await openRules('with')
    expect(ui.rules).toEqual({ things: ['space:forest'], from: here })
    here.blur()
    closeRules()
    expect([ui.rules, document.activeElement]).toEqual([null, here])
  })

  test('opens at what is asked about, and closes the dialog that led there', async () => {
    ui.dialog = 'help'
    await openRules('with', ['fences'])
    expect([ui.rules?.things, ui.dialog]).toEqual([['fences'], null])
  })

  test('closes when it is asked for once more about nothing', async () => {
    await openRules('with', [])
    expect(ui.rules).not.toBeNull()
    await openRules('with', [])
    expect(ui.rules).toBeNull()
  })

  test('is not there where there are no rules, nor under a dialog', async () => {
    await openRules('without', ['fences'])
    expect(ui.rules).toBeNull()
    ui.dialog = 'help'
    await openRules('with', [])
    expect(ui.rules).toBeNull()
  })
})

test('an example is played from its position on, by whoever asks for it', async () => {
  settings.name = 'Ann'
  const { requests } = useServer({
    'GET /api/titles/arle/scenes/peat': { record: 'arle 2', players: [{}, {}], seat: 1 },
    'POST /api/tables/from-record': { table: 'new', key: 'k', seats: [] },
  })
  expect(await playScene('arle', 'peat')).toBe('/t/new#k')
  expect(requests.at(-1)?.query.getAll('name')).toEqual(['Player 1', 'Ann'])
  expect(requests.at(-1)?.body).toBe('arle 2')
  expect(remembered()[0]).toMatchObject({ table: 'new', trial: true })
})

describe('the analysis of a game', () => {
  const review = (version: number, seat: number, cost: number): Review =>
    ({ version, seat, cost, move: 'a', best: 'b' }) as Review
  const past = (version: number, seat: number): Past => ({ version, seat, events: [] }) as unknown as Past

  function table() {
    const history = [past(0, -1), past(1, 0), past(2, 1), past(4, 0)]
    return {
      id: 't',
      key: 'k',
      title: 'arle',
      mine: [0],
      seat: 0,
      history,
      past: null,
      lookBack: () => Promise.resolve(),
    } as unknown as Table<AnyGame>
  }
  const wanted = new AbortController().signal

  test('comes in slices, and is in the order of the game', async () => {
    const slices: Record<string, object> = {
      0: { decisions: 3, next: 1, slice: [review(4, 0, 2)] },
      1: { decisions: 3, next: null, slice: [review(1, 0, 0.4), review(2, 1, 3)] },
    }
    useServer({ 'GET /api/tables/t/analysis': ({ query }) => slices[query.get('from')!]! })
    const at = table()
    const analysis = analysisOf(at)
    await analysis.ask(wanted)
    expect([analysis.complete, analysis.decisions]).toEqual([true, 3])
    expect(analysis.reviews.map(({ version }) => version)).toEqual([1, 2, 4])
    // Less than half a point is no more than a guess; the dearest comes first.
    expect(analysis.costly(-1).map(({ version }) => version)).toEqual([2, 4])
    expect(analysis.costly(0).map(({ version }) => version)).toEqual([4])
    expect(analysis.givenAway(0)).toBeCloseTo(2.4)
    expect([analysis.placeOf(review(4, 0, 0)), analysis.madeBy(3)]).toEqual([2, 2])
    expect(analysisOf(at)).toBe(analysis)
  })

  test('that fails can be asked for again, from where it was', async () => {
    useServer({ 'GET /api/tables/t/analysis': refusal(503, 'busy') })
    const analysis = analysisOf(table())
    await analysis.ask(wanted)
    expect([analysis.problem, analysis.complete]).toEqual([{ id: 'busy' }, false])
    useServer({ 'GET /api/tables/t/analysis': { decisions: 3, next: null, slice: [] } })
    await analysis.ask(wanted)
    expect([analysis.problem, analysis.complete]).toEqual([null, true])
  })

  test('ends while nobody looks', async () => {
    const looking = new AbortController()
    const { requests } = useServer({
      'GET /api/tables/t/analysis': () => {
        looking.abort()
        return { decisions: 3, next: 1, slice: [] }
      },
    })
    const analysis = analysisOf(table())
    await analysis.ask(looking.signal)
    expect([requests.length, analysis.complete, analysis.problem]).toEqual([1, false, null])
  })

  test('is another one where the end was played anew', () => {
    const at = table()
    const analysis = analysisOf(at)
    at.history = [...at.history.slice(0, -1), past(6, 0)]
    expect(analysisOf(at)).not.toBe(analysis)
  })

  test('shows the table as it was before a move, with the boards of who chose it', async () => {
    const at = table()
    const analysis = analysisOf(at)
    await analysis.show(review(2, 1, 3))
    expect(at.looked).toBe(1)
    expect(analysis.shown).toBeNull()
    at.past = { at: 1, view: null }
    expect(analysis.shown?.version).toBe(2)
    await analysis.show(review(4, 0, 3))
    expect(at.looked).toBeNull()
  })

  test('a game is played on from a turning point, at one’s own seats or at that one', async () => {
    const { requests } = useServer({ 'POST /api/tables/t/step-in': { table: 'new', key: 'n', seats: [] } })
    expect(await analysisOf(table()).stepIn(review(2, 1, 3))).toBe('/t/new#n')
    await analysisOf(table()).stepIn(review(4, 0, 3))
    expect(requests.map(({ body }) => body)).toEqual([
      { version: 1, seats: [1] },
      { version: 3, seats: [0] },
    ])
    expect(remembered()[0]).toMatchObject({ table: 'new', trial: true })
  })
})
