/** Moves as they are listed, what others have done, and what the screen points at. */
import { expect, test, vi } from 'vitest'
import { isStillAsked } from '../../src/lib/advice'
import { thingsAt, thingsOf } from '../../src/lib/about'
import type { AnyGame, Face, Game, Group } from '../../src/lib/face'
import { busiestTab, choose, direct, isTaught, listed } from '../../src/lib/moves'
import { lined, part, taken } from '../../src/lib/icons'
import { rankingOf, verdictOf } from '../../src/lib/outcome'
import { pieces } from '../../src/lib/pieces'
import type { Decision, Guidance, MoveView, Past, PlayerInfo } from '../../src/lib/protocol'
import { changed, shown } from '../../src/lib/scenes'
import { SEAT_SIGNS } from '../../src/lib/seats'
import type { Table } from '../../src/lib/table.svelte'
import { lastOf, marksOf, newsOf, turnsOf, underWay } from '../../src/lib/turns'

const move = (text: string, verb: string, more: Partial<MoveView> = {}): MoveView => ({
  text,
  verb,
  target: `space:${text}`,
  label: { id: text },
  ...more,
})
const past = (version: number, seat: number, target = '', more: Partial<Past> = {}): Past => ({
  version,
  seat,
  move: `move ${version}`,
  target,
  label: { id: `label-${version}` },
  events: [{ type: 'gained', seat, message: { id: 'x' } }],
  ...more,
})

/** A table with what a test is about, and nothing else. */
function tableOf(parts: Partial<Table<AnyGame>>): Table<AnyGame> {
  return { mine: [0], seat: 0, past: null, putAway: 0, history: [], ...parts } as Table<AnyGame>
}
function faceOf(groups: readonly Group[], more: Partial<Face> = {}): Face {
  return { groups, isShared: (target: string) => target.startsWith('space:'), ...more } as Face
}

// Scenes

test('a change leaves the view as it was before, and shares what has not changed', () => {
  const view = { round: 1, players: [{ wood: 1 }, { wood: 2 }] }
  const after = changed(view, [
    { at: ['players', 1, 'wood'], to: 5 },
    { at: ['round'], to: 2 },
  ])
  expect(after).toEqual({ round: 2, players: [{ wood: 1 }, { wood: 5 }] })
  expect(view).toEqual({ round: 1, players: [{ wood: 1 }, { wood: 2 }] })
  expect(after.players[0]).toBe(view.players[0])
  expect(changed(view, [])).toBe(view)
  expect(changed(view, [{ at: [], to: null }])).toBeNull()
})

test('scenes lead through all events, each from the view before it', () => {
  const events = ['a', 'b', 'c'].map((type) => ({ type, seat: 0, message: { id: type } }))
  const moves = [past(1, 0, '', { events: events.slice(0, 1) }), past(2, 0, '', { events: events.slice(1) })]
  const found = shown({ n: 0 }, moves, [
    { events: 2, changes: [{ at: ['n'], to: 1 }] },
    { events: 1, changes: [{ at: ['m'], to: 2 }] },
  ])
  expect(found.map(({ events, view }) => [events.map(({ type }) => type).join(''), view])).toEqual([
    ['ab', { n: 1 }],
    ['c', { n: 1, m: 2 }],
  ])
})

// The list of moves

const GROUPS: readonly Group[] = [
  { kinds: ['pay', 'other'] },
  { kinds: ['place'] },
  { kinds: ['done'] },
  { kinds: ['eat'], aside: true },
]

test('moves are listed by their kinds, in the order of the game, and numbered; being done is 0', () => {
  const moves = [
    move('eat', 'eat'),
    move('done', 'done'),
    move('a', 'place'),
    move('pay', 'any', { group: 'pay' }),
    move('b', 'place'),
  ]
  const table = tableOf({ face: faceOf(GROUPS) })
  expect(listed(moves, table).map(({ move, digit }) => `${digit} ${move.text}`)).toEqual([
    '1 pay',
    '2 a',
    '3 b',
    '0 done',
    '4 eat',
  ])
})

test('moves of one kind are in the order of the server, unless the game ranks them', () => {
  const moves = [move('3 wood', 'pay'), move('1 wood', 'pay'), move('2 wood', 'pay')]
  const rank = ({ text }: MoveView): number => Number(text[0])
  expect(
    listed(moves, tableOf({ face: faceOf(GROUPS, { rank }) }))
      .map(({ move }) => move.text[0])
      .join(''),
  ).toBe('123')
})

test('a move that stands beside another has no line of its own, as long as that one is there', () => {
  const beside = move('all', 'pay', { beside: 'one' })
  const table = tableOf({ face: faceOf(GROUPS) })
  const [only, ...none] = listed([beside, move('one', 'pay')], table)
  expect(none).toEqual([])
  expect([only?.move.text, only?.beside.map(({ move }) => move.text)]).toEqual(['one', ['all']])
  expect(listed([beside], table).map(({ move }) => move.text)).toEqual(['all'])
})

test('moves that are too many are one entry, which leads to where one chooses', () => {
  const open = vi.fn()
  const many = { label: () => ({ id: 'fences' }), open }
  const table = tableOf({ face: faceOf([{ kinds: ['fence'], many }, { kinds: ['done'] }]) })
  const options = listed([move('f1', 'fence'), move('f2', 'fence'), move('done', 'done')], table)
  expect(options.map(({ move, digit }) => `${digit} ${move.text}`)).toEqual(['1 f1', '0 done'])
  choose(options[0]!, table)
  expect(open).toHaveBeenCalledWith(table)
})

test('any other entry plays its move', () => {
  const play = vi.fn()
  const table = tableOf({ face: faceOf(GROUPS), play })
  choose(listed([move('a', 'place')], table)[0]!, table)
  expect(play).toHaveBeenCalledWith(expect.objectContaining({ text: 'a' }))
})

test('no move is missing: what is of no known kind stands first', () => {
  const table = tableOf({ face: faceOf(GROUPS) })
  expect(listed([move('a', 'place'), move('new', 'unheard-of')], table).map(({ move }) => move.text)).toEqual([
    'new',
    'a',
  ])
})

test('a click means what is ordinary; what stands aside or beside another is left to the list', () => {
  const table = tableOf({ face: faceOf(GROUPS) })
  const texts = (moves: MoveView[]): string[] => direct(moves, table).map(({ text }) => text)
  expect(texts([move('eat', 'eat'), move('a', 'place')])).toEqual(['a'])
  expect(texts([move('eat', 'eat')])).toEqual(['eat'])
  expect(texts([move('one', 'pay'), move('all', 'pay', { beside: 'one' })])).toEqual(['one'])
  expect(texts([])).toEqual([])
})

test('a decision calls for the tab with most of what it is about', () => {
  const decision = (...moves: MoveView[]): Decision => ({ seat: 0, prompt: { id: 'p' }, moves, refusals: [], made: 0 })
  const tabOf = (target: string): string => ({ s: 'board', f: 'farm' })[target[0]!] ?? ''
  const aside = (kind: string): boolean => kind === 'eat'
  const at = (target: string, verb = 'place'): MoveView => move(target, verb, { target })
  expect(busiestTab(decision(at('s1'), at('f1'), at('f2')), tabOf, aside)).toBe('farm')
  expect(busiestTab(decision(at('s1'), at('f1', 'eat'), at('f2', 'eat')), tabOf, aside)).toBe('board')
  expect(busiestTab(decision(at('f1', 'eat'), at('x')), tabOf, aside)).toBe('farm')
  expect(busiestTab(decision(at('x')), tabOf, aside)).toBe('')
})

test('a lesson asks for something of a decision if it asks for one of its moves', () => {
  const decision = { moves: [move('a', 'place')] } as unknown as Decision
  expect(isTaught({ moves: ['b', 'a'] } as unknown as Guidance, decision)).toBe(true)
  expect(isTaught({ moves: ['b'] } as unknown as Guidance, decision)).toBe(false)
  expect(isTaught({} as Guidance, decision)).toBe(false)
  expect(isTaught(null, decision)).toBe(false)
})

// What others have done

test('news are what others have done since one’s own last move, as far as it was not put away', () => {
  const history = [past(0, -1), past(1, 1), past(2, 0), past(3, 1), past(4, 2, '', { events: [] }), past(5, 2)]
  const versions = (table: Table): number[] => newsOf(table).map(({ version }) => version)
  expect(versions(tableOf({ history }))).toEqual([3, 5])
  expect(versions(tableOf({ history, putAway: 3 }))).toEqual([5])
  expect(versions(tableOf({ history, mine: [0, 1] }))).toEqual([5])
  expect(versions(tableOf({ history, mine: [] }))).toEqual([])
  expect(versions(tableOf({ history, past: { at: 1, view: null } }))).toEqual([])
})

test('whoever has not moved yet hears of all since the beginning', () => {
  const history = [past(0, -1), past(1, 1)]
  expect(lastOf(tableOf({ history }), 0)).toBe(0)
  expect(newsOf(tableOf({ history })).map(({ version }) => version)).toEqual([1])
})

test('a mark shows what others used last, of what all share', () => {
  const history = [past(1, 1, 'space:forest'), past(2, 2, 'space:forest'), past(3, 1, 'farm:A1')]
  expect([...marksOf(tableOf({ history, face: faceOf([]) }))]).toEqual([['space:forest', 2]])
})

test('moves of one seat after another are one turn', () => {
  const news = [past(1, 1), past(2, 1), past(3, 1, 'done'), past(4, 2), past(5, 1)]
  expect(turnsOf(news).map(({ seat, moves }) => [seat, moves.map(({ version }) => version)])).toEqual([
    [1, [1, 2]],
    [2, [4]],
    [1, [5]],
  ])
})

test('a decision goes on with the last thing in its turn that all share', () => {
  const history = [
    past(1, 0, 'space:old'),
    past(2, 1, 'space:theirs'),
    past(3, 0, 'space:forest'),
    past(4, 0, 'farm:A1'),
  ]
  const table = (made: number): Table => tableOf({ history, face: faceOf([]), decision: { seat: 0, made } as Decision })
  expect(underWay(table(2))?.target).toBe('space:forest')
  expect(underWay(table(1))).toBeNull()
  expect(underWay(table(0))).toBeNull()
})

test('advice is good while the same is to be decided', () => {
  const decision = { seat: 0, prompt: { id: 'p' }, moves: [move('a', 'place')] } as unknown as Decision
  const asked = { decision, version: 4 }
  const now = (more: Partial<Decision>, history: Past[] = []): Table =>
    tableOf({ decision: { ...decision, ...more } as Decision, history })
  expect(isStillAsked(asked, tableOf({ decision }))).toBe(true)
  expect(isStillAsked(asked, now({}, [past(5, 1)]))).toBe(true)
  expect(isStillAsked(asked, now({}, [past(5, 0)]))).toBe(false)
  expect(isStillAsked(asked, now({ seat: 1 }))).toBe(false)
  expect(isStillAsked(asked, now({ prompt: { id: 'q' } }))).toBe(false)
  expect(isStillAsked(asked, now({ moves: [] }))).toBe(false)
  expect(isStillAsked(asked, tableOf({ decision: null }))).toBe(false)
})

// The end

function over(points: number[], winners: number[], more: Partial<Table<AnyGame>> = {}): Table<AnyGame> {
  const names = ['Ann', 'Bob', 'Cid']
  return tableOf({
    view: { players: points.map((points, seat) => ({ seat, points, score: [] })), winners, to_act: [], over: true },
    players: points.map((_, seat) => ({ seat, name: names[seat] }) as PlayerInfo),
    name: (seat) => names[seat] ?? '',
    ending: null,
    goal: [],
    ...more,
  })
}

test('the best comes first, and of equal ones who has won', () => {
  expect(rankingOf<Game>(over([30, 41, 41], [2])).map(({ seat }) => seat)).toEqual([2, 1, 0])
})

test('who has won, or who has shared the victory, is said with the points', () => {
  expect(verdictOf(over([30, 41], [1]))).toEqual({ id: 'screen-won', args: { winners: ['Bob'], points: 41 } })
  expect(verdictOf(over([41, 41], [0, 1]))).toEqual({ id: 'screen-won', args: { winners: ['Ann', 'Bob'], points: 41 } })
})

test.each([
  [49, 'screen-solo-missed', 50],
  [50, 'screen-solo-reached', 50],
  [60, 'screen-solo-reached', 50],
  [61, 'screen-solo-extraordinary', 60],
])('alone, %i points of a goal of 50 (60): %s', (points, id, goal) => {
  expect(verdictOf(over([points], [0], { goal: [50, 60] }))).toEqual({ id, args: { points, goal } })
})

test('where there is nothing extraordinary, the goal is all', () => {
  expect(verdictOf(over([999], [0], { goal: [50] })).id).toBe('screen-solo-reached')
})

test('how the players have ended a game goes before who has won', () => {
  const ending = { how: 'conceded' as const, by: 1 }
  expect(verdictOf(over([30, 41], [0], { ending }))).toEqual({ id: 'ending-conceded', args: { player: 'Bob' } })
  const agreed = { how: 'agreed' as const, by: null }
  expect(verdictOf(over([30, 41], [0], { ending: agreed })).id).toBe('ending-agreed')
})

// Symbols

test('a token has a name, and perhaps what stands before it, where and how many', () => {
  expect(taken('wood')).toEqual({ before: '', name: 'wood', where: '', number: '' })
  expect(taken('times-room-clay@farm*1/2')).toEqual({
    before: 'times',
    name: 'room-clay',
    where: 'farm',
    number: '1/2',
  })
  expect(taken('per-person').before).toBe('per')
  expect(taken('minus-food*3')).toEqual({ before: 'minus', name: 'food', where: '', number: '3' })
  expect(taken('permit').name).toBe('permit')
})

test('symbols are in lines, where some tokens begin a new one', () => {
  const markup = lined(['a', 'or', 'b', 'then', 'c'], (token) => token, { or: false, then: true })
  expect(markup).toBe(
    '<span class="line">a</span><span class="line by-or">b</span><span class="line by-then">thenc</span>',
  )
  expect([part('number', '3'), part('number', '')]).toEqual(['<i class="number">3</i>', ''])
})

test('five pieces are seen one by one, more as a number', () => {
  const count = (markup: string): number => markup.split('<svg').length - 1
  expect([0, 1, 5].map((many) => count(pieces('worker', many)))).toEqual([1, 1, 5])
  expect(count(pieces('worker', 6))).toBe(1)
  expect(pieces('worker', 6)).toContain('<b>×6</b>')
})

test('each of six seats has a shape of its own', () => {
  expect(new Set(SEAT_SIGNS).size).toBe(6)
})

// What is asked about

test('a thing on the screen, and what it lies in, is asked about from the innermost on', () => {
  document.body.innerHTML = `
    <section data-at="1/farm"><div data-target="space:forest" data-about="round:3 stage:1"><svg data-symbol="wood"><path id="here"/></svg></div></section>`
  expect(thingsAt(document.getElementById('here')!)).toEqual([
    'symbol:wood',
    'round:3',
    'stage:1',
    'space:forest',
    'farm',
  ])
  document.body.innerHTML = '<p id="here"></p>'
  expect(thingsAt(document.getElementById('here')!)).toEqual([])
})

test('a move is about what its events name, then about what kinds of events they are', () => {
  const event = (type: string, more: object) => ({ type, seat: 1, message: { id: 'x' }, ...more })
  expect(
    thingsOf([
      event('person-placed', { action: 'forest' }),
      event('gained', { resource: 'wood', count: 3, source: 'space:forest' }),
      event('phase-began', { phase: 2 }),
    ]),
  ).toEqual(['space:forest', 'resource:wood', 'phase:2', 'event:person-placed', 'event:gained', 'event:phase-began'])
})
