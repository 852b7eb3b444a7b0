/** A table: what is heard of it, whose turn it is to look, what is played and taken back. */
import { expect, test, vi } from 'vitest'
import { PATIENCE } from '../patience'
import type { AnyGame } from '../../src/lib/face'
import { kept } from '../../src/lib/kept'
import type { Decision, MoveView, Past, Preview, TableState, Update } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { Table } from '../../src/lib/table.svelte'
import { titles } from '../../src/titles'
import { useCaches } from '../caches'
import { later, OFFLINE, refusal, useServer } from '../server'
import { tableState } from '../answers'
import { TestSocket, useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { tableIn } from '../tables'

const CALM: Preview = { events: [], changes: [], score: [], points: 0, caution: null }
const move = (text: string, more: Partial<MoveView> = {}): MoveView => ({
  text,
  target: '',
  label: { id: text },
  verb: 'do',
  ...more,
})
const decision = (seat: number, ...texts: string[]): Decision => ({
  seat,
  prompt: { id: 'prompt-work' },
  moves: texts.map((text) => move(text)),
  refusals: [],
  made: 0,
})
const past = (version: number, seat: number, more: Partial<Past> = {}): Past => ({
  version,
  seat,
  move: 'a move',
  target: '',
  label: { id: 'x' },
  events: [],
  ...more,
})

/** What has changed since the state that is known. */
function update(state: TableState, more: Partial<Update> = {}): Update {
  const { version, players, eyes, mine } = state
  return { type: 'update', version: version + 1, since: version, past: [], players, eyes, scenes: [], mine, ...more }
}

/** A table where one seat is at this screen, and asked whether to do `a` or `b`. */
function alone(changes: Partial<TableState> = {}) {
  return tableIn('arle begun', { mine: [0], eyes: 0, decisions: [decision(0, 'a', 'b')], waiting: [0], ...changes })
}

// What is heard

test("a bot's seat that is named only after the bot is named in the language of the screen", async () => {
  const { players } = tableState('arle begun')
  const own_name = { id: 'bot-numbered', args: { bot: { id: 'bot-farmer' }, number: 2 } }
  const { table } = await alone({
    players: [players[0]!, { ...players[1]!, name: 'Farmer 2', kind: 'bot', bot: 'farmer', own_name }],
  })
  await speakIn('de')
  expect(table.name(1)).toBe('Bauer 2')
  await speakIn('en')
  expect(table.players.map(({ name }) => name)).toEqual([players[0]!.name, 'Farmer 2'])
})

test('a table is as its stream begins', async () => {
  const { table, socket, state } = await tableIn('hallertau under way')
  expect(socket.url).toMatch(/\/api\/tables\/t1\/stream\?$/)
  expect(socket.protocols).toEqual(['allmende', 'key.key'])
  expect(table.connection).toBe('open')
  expect(table.version).toBe(state.version)
  expect(table.seat).toBe(state.decisions[0]!.seat)
  expect(table.decision).toEqual(state.decisions[0])
  expect(table.shown).toEqual(state.view)
})

test('news go on from what is known', async () => {
  const { table, socket, state } = await alone()
  settings.change({ speed: 0 })
  const points = { at: ['players', 0, 'points'], to: 99 }
  socket.say(
    update(state, {
      past: [past(state.version + 1, 1)],
      scenes: [{ events: 0, changes: [points] }],
      decisions: [decision(0, 'c')],
    }),
  )
  expect(table.version).toBe(state.version + 1)
  expect(table.history).toHaveLength(state.history.length + 1)
  expect(table.view.players[0].points).toBe(99)
  expect(table.decision?.moves[0]?.text).toBe('c')
})

test('what was undone is no part of the history any more', async () => {
  const { table, socket, state } = await alone({ version: 3, history: [past(1, 0), past(2, 1), past(3, 0)] })
  socket.say(update(state, { version: 4, since: 1, undone: true, past: [past(4, 1)], view: state.view }))
  expect(table.history.map(({ version }) => version)).toEqual([1, 4])
})

test('what an update does not tell is as quiet as usual', async () => {
  const { table, socket, state } = await alone({ undo: [0], thinking: [1], trouble: { id: 'trouble' } })
  socket.say(update(state))
  expect(table.undoable).toEqual([])
  expect(table.thinking).toEqual([])
  expect(table.trouble).toBeNull()
  expect(table.decision).toBeNull()
})

test('whoever is asked the same goes on with what they are in the middle of', async () => {
  const { table, socket, state } = await alone()
  const before = table.decision
  table.toConfirm = { move: before!.moves[0]!, caution: null }
  socket.say(update(state, { past: [past(state.version + 1, 1)], decisions: [decision(0, 'a', 'b')] }))
  expect(table.decision).toBe(before)
  expect(table.toConfirm).not.toBeNull()
  socket.say(update(state, { decisions: [decision(0, 'a')] }))
  expect(table.decision).not.toBe(before)
  expect(table.toConfirm).toBeNull()
})

test('after a lost connection one asks for what has happened since', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { table, socket, state } = await alone()
  vi.useFakeTimers()
  socket.drop()
  expect(table.connection).toBe('lost')
  expect(table.shown).toEqual(state.view)
  vi.advanceTimersByTime(500)
  expect(TestSocket.opened.at(-1)?.url).toMatch(new RegExp(`stream\\?since=${state.version}$`))
})

test('why a table was refused is asked, and said until it is there', async () => {
  const latest = useTestSockets()
  useServer({ 'GET /api/tables/t1': refusal(422, 'too-old') })
  const table = new Table<AnyGame>('t1', 'key', titles)
  latest().drop(4422)
  await vi.waitUntil(() => table.note, PATIENCE)
  expect(table.connection).toBe('refused')
  expect(table.note).toEqual({ id: 'too-old' })
  latest().say(tableState('arle begun'))
  expect(table.note).toBeNull()
  table.close()
})

test('a table that there is not says so', async () => {
  const latest = useTestSockets()
  const table = new Table<AnyGame>('t1', 'key', titles)
  latest().drop(4404)
  expect(table.connection).toBe('unknown')
  table.close()
})

test('what draws a game is fetched until it is here', async () => {
  vi.useFakeTimers()
  const latest = useTestSockets()
  const face = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ face: {} })
  const table = new Table<AnyGame>('t1', 'key', () => ({ emblem: [], face }))
  latest().say(tableState('arle begun'))
  await vi.advanceTimersByTimeAsync(2999)
  expect(table.face).toBeNull()
  // Nothing can be decided that can't be drawn.
  expect(table.decision).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => table.face, PATIENCE)
  expect(face).toHaveBeenCalledTimes(2)
  table.close()
})

// Whose turn it is

test('of seats at one screen the one that has to decide is shown, unless another was chosen that has to, too', async () => {
  const { table } = await tableIn('arle begun', {
    mine: [0, 1],
    eyes: 0,
    decisions: [decision(0, 'a'), decision(1, 'b')],
    waiting: [0, 1],
  })
  expect(table.deciding).toEqual([0, 1])
  expect(table.seat).toBe(0)
  table.chosen = 1
  expect(table.seat).toBe(1)
  expect(table.decision?.moves[0]?.text).toBe('b')
  table.chosen = 5
  expect(table.seat).toBe(0)
})

test('whoever looks on decides nothing', async () => {
  const { table } = await tableIn('arle begun', { mine: [], eyes: -1, decisions: [], waiting: [] })
  expect(table.deciding).toEqual([])
  expect(table.seat).toBe(0)
  expect(table.decision).toBeNull()
  expect(table.canUndo).toBe(false)
})

test('a decision of another is none of ours', async () => {
  const { table } = await tableIn('arle begun', { mine: [1], eyes: 1, decisions: [decision(0, 'a')], waiting: [] })
  expect(table.deciding).toEqual([])
  expect(table.seat).toBe(1)
  expect(table.decision).toBeNull()
})

test('whoever has a key or a seat of their own is seated', async () => {
  const { table, state } = await alone()
  expect(table.isSeated).toBe(true)
  const latest = useTestSockets()
  const other = new Table<AnyGame>('t1', '', titles)
  latest().say({ ...state, players: state.players.map((player) => ({ ...player, yours: false })) })
  expect(other.isSeated).toBe(false)
  latest().say({ ...state, players: state.players.map((player) => ({ ...player, yours: player.seat === 1 })) })
  expect(other.isSeated).toBe(true)
  other.close()
})

// Several at one screen

/** A table whose two players share a screen and hold cards. */
function shared(changes: Partial<TableState> = {}) {
  return tableIn('hallertau with cards begun', changes)
}

test('before a hand is shown its player has to come to the screen, and then it is asked for with their eyes', async () => {
  const { table, state } = await shared()
  expect(state.mine).toEqual([0, 1])
  const seat = table.awaited!
  expect(state.waiting).toContain(seat)
  expect(table.covered).toBe(true)
  expect(table.decision).toBeNull()
  table.lookAs(seat)
  const asked = TestSocket.opened.at(-1)!
  expect(asked.url).toMatch(new RegExp(`stream\\?&eyes=${seat}$`))
  // Until it is told, nothing is shown.
  expect(table.covered).toBe(true)
  asked.say({ ...state, eyes: seat, decisions: [decision(seat, 'a')], waiting: [seat] })
  expect(table.awaited).toBeNull()
  expect(table.covered).toBe(false)
  expect(table.decision?.seat).toBe(seat)
})

test('who has just played can look on until they make room, and look back', async () => {
  const { table } = await shared()
  table.lingering = true
  expect(table.covered).toBe(false)
  table.lingering = false
  table.past = { at: 0, view: table.view! }
  expect(table.covered).toBe(false)
})

test('what happens covers the table again for the next one', async () => {
  const { table, socket, state } = await shared({ eyes: 0, decisions: [decision(0, 'a')], waiting: [0] })
  table.lookAs(0)
  TestSocket.opened.at(-1)!.say({ ...state })
  expect(table.awaited).toBeNull()
  table.lingering = true
  TestSocket.opened.at(-1)!.say(update(state, { view: state.view, decisions: [decision(1, 'b')], waiting: [1] }))
  expect(table.lingering).toBe(false)
  expect(table.awaited).toBe(1)
  // The boards that were seen stay those of who is there.
  expect(table.inFull).toBe(0)
  expect(socket).toBeDefined()
})

test('where no hand is hidden, or one plays alone here, nobody is awaited', async () => {
  const open = await tableIn('hallertau under way')
  expect(open.table.awaited).toBeNull()
  const single = await shared({ mine: [0], eyes: 0, decisions: [decision(0, 'a')], waiting: [0] })
  expect(single.table.awaited).toBeNull()
})

test('each pair of eyes is told its own decision: that of the other one is asked for', async () => {
  const other = { ...tableState('arle begun'), eyes: 1, decisions: [decision(1, 'b')] }
  const server = useServer({ 'GET /api/tables/t1': other })
  const { table } = await tableIn('arle begun', {
    mine: [0, 1],
    eyes: 0,
    decisions: [decision(0, 'a')],
    waiting: [0, 1],
  })
  await vi.waitUntil(() => table.decisions.length === 2, PATIENCE)
  expect(server.those('GET /api/tables/t1')[0]?.query.get('eyes')).toBe('1')
  expect(table.deciding).toEqual([0, 1])
})

test('who was chosen stays chosen while the server is asked', async () => {
  const answer = later<object>()
  useServer({ 'GET /api/tables/t1': () => answer.promise })
  const { table, socket, state } = await tableIn('arle begun', { mine: [0, 1], eyes: 0 })
  table.chosen = 1
  socket.say({ ...state, decisions: [decision(0, 'a')], waiting: [0, 1] })
  expect(table.seat).toBe(1)
  expect(table.decision).toBeNull()
  answer.come({ ...state, eyes: 1, decisions: [decision(1, 'b')] })
  await vi.waitUntil(() => table.decision, PATIENCE)
  expect(table.decision?.moves[0]?.text).toBe('b')
})

// Playing

test('a move is sent once, and is done when it is news', async () => {
  const server = useServer({ 'POST /api/tables/t1/moves': { version: 1 } })
  const { table, socket, state } = await alone({ coached: false })
  await table.play(move('a'))
  await table.play(move('b'))
  const sent = server.those('POST /api/tables/t1/moves')
  expect(sent.map(({ body, key }) => [body, key])).toEqual([[{ version: state.version, seat: 0, move: 'a' }, 'key']])
  expect(table.sending).toBe(true)
  // Others may move in between.
  socket.say(update(state, { past: [past(state.version + 1, 1)] }))
  expect(table.sending).toBe(true)
  socket.say(update(state, { version: state.version + 2, past: [past(state.version + 2, 0)] }))
  expect(table.sending).toBe(false)
})

test('a move that comes too late is refused in words, and one decides anew', async () => {
  useServer({ 'POST /api/tables/t1/moves': refusal(409, 'stale') })
  const { table } = await alone({ coached: false })
  await table.play(move('a'))
  expect(table.note).toEqual({ id: 'screen-stale' })
  expect(table.sending).toBe(false)
})

test('while the server is replaced a move is sent again, and why it waits is said', async () => {
  const { table, socket, state } = await alone({ coached: false })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const replies = [
    refusal(503, 'draining', undefined, 1),
    OFFLINE,
    new Response('Bad gateway', { status: 502 }),
    { version: 1 },
  ]
  const server = useServer({ 'POST /api/tables/t1/moves': () => replies.shift()! })
  const sent = () => server.those('POST /api/tables/t1/moves')
  void table.play(move('a'))
  for (const [id, wait] of [
    ['draining', 1000],
    ['screen-offline', 1500],
    ['screen-server-error', 1500],
  ] as const) {
    await vi.advanceTimersByTimeAsync(0)
    expect([table.note, table.sending]).toEqual([{ id }, true])
    await vi.advanceTimersByTimeAsync(wait)
  }
  expect(table.note).toBeNull()
  expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(sent()).toHaveLength(4)
  socket.say(update(state, { past: [past(state.version + 1, 0)] }))
  expect(table.sending).toBe(false)
})

test('a move of which there is news is not sent again, whatever became of the reply', async () => {
  const server = useServer({ 'POST /api/tables/t1/moves': OFFLINE })
  const { table, socket, state } = await alone({ coached: false })
  vi.useFakeTimers()
  void table.play(move('a'))
  await vi.waitFor(() => expect(table.note).toEqual({ id: 'screen-offline' }))
  socket.say(update(state, { past: [past(state.version + 1, 0)] }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.note).toBeNull()
  expect(server.those('POST /api/tables/t1/moves')).toHaveLength(1)
})

test('a server that stays away is not asked for ever', async () => {
  useServer({ 'POST /api/tables/t1/moves': OFFLINE })
  const { table } = await alone({ coached: false })
  vi.useFakeTimers()
  void table.play(move('a'))
  await vi.advanceTimersByTimeAsync(40_000)
  expect([table.sending, table.note]).toEqual([false, { id: 'screen-offline' }])
})

test('why a move is refused is said', async () => {
  useServer({ 'POST /api/tables/t1/moves': refusal(422, 'not-possible') })
  const { table } = await alone({ coached: false })
  await table.play(move('a'))
  expect(table.note).toEqual({ id: 'not-possible' })
})

test('a turn that ends waits for a yes, for who wants that', async () => {
  settings.change({ confirm: true, coach: 'off' })
  const ends = { ...CALM, changes: [{ at: ['to_act'], to: [1] }] }
  const server = useServer({
    'POST /api/tables/t1/moves': { version: 1 },
    'GET /api/tables/t1/preview': ({ query }) => (query.get('move') === 'b' ? ends : CALM),
  })
  const played = (): number => server.those('POST /api/tables/t1/moves').length
  const { table } = await alone({ view: { ...tableState('arle begun').view, to_act: [0] } })
  await table.play(move('b'))
  expect(table.toConfirm?.move.text).toBe('b')
  expect(played()).toBe(0)
  await table.play(move('b'), true)
  expect(table.toConfirm).toBeNull()
  expect(played()).toBe(1)
})

test('what goes on with the same turn does not wait', async () => {
  settings.change({ confirm: true, coach: 'off' })
  useServer({ 'POST /api/tables/t1/moves': { version: 1 }, 'GET /api/tables/t1/preview': CALM })
  const { table } = await alone({ view: { ...tableState('arle begun').view, to_act: [0] } })
  await table.play(move('a'))
  expect(table.toConfirm).toBeNull()
  expect(table.sending).toBe(true)
})

test('a coach says what is lost before it is played, unless that is to be said no more', async () => {
  const caution = { kind: 'begging', says: { id: 'caution' }, mild: false, previewed: false }
  useServer({ 'POST /api/tables/t1/moves': { version: 1 }, 'GET /api/tables/t1/preview': { ...CALM, caution } })
  const { table } = await alone({ coached: true })
  await table.play(move('a'))
  expect(table.toConfirm).toEqual({ move: move('a'), caution })
  settings.change({ hushed: ['begging'] })
  await table.play(move('a'))
  expect(table.toConfirm).toBeNull()
  expect(table.sending).toBe(true)
})

test('a coach that does not come holds nothing up', async () => {
  useServer({ 'POST /api/tables/t1/moves': { version: 1 }, 'GET /api/tables/t1/preview': refusal(503, 'busy') })
  const { table } = await alone({ coached: true })
  await table.play(move('a'))
  expect(table.sending).toBe(true)
})

test('of moves that are pressed while the coach is asked the last one counts', async () => {
  const first = later<Preview>()
  const { requests } = useServer({
    'POST /api/tables/t1/moves': { version: 1 },
    'GET /api/tables/t1/preview': ({ query }) => (query.get('move') === 'a' ? first.promise : CALM),
  })
  const { table } = await alone({ coached: true })
  const one = table.play(move('a'))
  await table.play(move('b'))
  first.come(CALM)
  await one
  expect(requests.filter(({ body }) => body).map(({ body }) => (body as { move: string }).move)).toEqual(['b'])
})

test('a coach that comes when something else is asked plays nothing', async () => {
  const answer = later<Preview>()
  const { requests } = useServer({ 'GET /api/tables/t1/preview': () => answer.promise })
  const { table, socket, state } = await alone({ coached: true })
  const played = table.play(move('a'))
  socket.say(update(state, { decisions: [decision(0, 'c', 'd')] }))
  answer.come(CALM)
  await played
  expect(requests.some(({ body }) => body)).toBe(false)
  expect(table.sending).toBe(false)
})

// Taking back

test('a move or a whole turn is taken back, by the seat that decides if it can', async () => {
  const { requests } = useServer({ 'POST /api/tables/t1/undo': { version: 1 } })
  const { table, socket, state } = await alone({ undo: [0], turns: [0] })
  expect([table.canUndo, table.canUndoTurn]).toEqual([true, true])
  await table.undo(true)
  expect(requests.at(-1)?.body).toEqual({ version: state.version, seat: 0, turn: true })
  expect(table.takingBack).toBe(true)
  socket.say(update(state, { undone: true, undo: [0] }))
  expect(table.sending).toBe(false)
  expect([table.canUndo, table.canUndoTurn]).toEqual([true, false])
})

test('nobody takes back what another has done, nor while looking back', async () => {
  const { table } = await alone({ undo: [1] })
  expect(table.canUndo).toBe(false)
  table.undoable = [0]
  expect(table.canUndo).toBe(true)
  table.past = { at: 0, view: table.view! }
  expect(table.canUndo).toBe(false)
})

// Looking back

test('the past is shown until one comes back to the present', async () => {
  const before = { ...tableState('arle begun').view, over: true }
  const { requests } = useServer({ 'GET /api/tables/t1': { view: before } })
  const { table, state } = await alone({ version: 9 })
  await table.lookBack(4)
  expect(requests.at(-1)?.query.get('at')).toBe('4')
  expect(table.shown).toEqual(before)
  expect(table.decision).toBeNull()
  await table.lookBack(9)
  expect(table.past).toBeNull()
  expect(table.shown).toEqual(state.view)
  expect(table.decision).not.toBeNull()
})

test('an answer that comes late does not lead back into the past', async () => {
  const slow = later<object>()
  useServer({ 'GET /api/tables/t1': () => slow.promise })
  const { table, state } = await alone({ version: 9 })
  const looking = table.lookBack(4)
  await table.lookBack(null)
  slow.come({ view: state.view })
  await looking
  expect(table.past).toBeNull()
})

test('of what can’t be fetched only whoever still wants it hears', async () => {
  const slow = later<Response>()
  let answer: Promise<Response> | Response = slow.promise
  useServer({ 'GET /api/tables/t1': () => answer })
  const { table } = await alone({ version: 9 })
  const looking = table.lookBack(4)
  await table.lookBack(null)
  slow.come(refusal(503, 'busy'))
  await looking
  expect(table.note).toBeNull()
  answer = refusal(503, 'busy')
  await table.lookBack(4)
  expect(table.note).toEqual({ id: 'busy' })
})

test('what has happened since is played once more, unless it is too long ago', async () => {
  const { table, state } = await alone()
  const replay = vi.spyOn(table.motion, 'replay')
  const scene = { events: 0, changes: [{ at: ['over'], to: true }] }
  useServer({
    'GET /api/tables/t1': { view: state.view },
    'GET /api/tables/t1/news': update(state, { scenes: [scene] }),
  })
  await table.replay(0)
  expect(replay.mock.lastCall?.[1]).toEqual([{ events: [], view: { ...state.view, over: true } }])
  replay.mockClear()
  useServer({ 'GET /api/tables/t1': { view: state.view }, 'GET /api/tables/t1/news': state })
  await table.replay(0)
  expect(replay).not.toHaveBeenCalled()
})

// Previews

test('a pointer that rests on a move shows what it would bring; one that passes asks nothing', async () => {
  vi.useFakeTimers()
  const { table, state } = await alone({ coached: false })
  const found = { ...CALM, changes: [{ at: ['over'], to: true }] }
  const { requests } = useServer({ 'GET /api/tables/t1/preview': found })
  void table.showPreview(move('a'))
  await vi.advanceTimersByTimeAsync(59)
  table.hidePreview()
  await vi.advanceTimersByTimeAsync(100)
  expect(requests).toHaveLength(0)
  void table.showPreview(move('a'))
  await vi.advanceTimersByTimeAsync(60)
  expect(table.preview).toEqual({ move: move('a'), seat: 0, found })
  expect(table.ghost).toEqual({ ...state.view, over: true })
  // Each is asked for once.
  table.hidePreview()
  expect(table.ghost).toBeNull()
  void table.showPreview(move('a'))
  await vi.advanceTimersByTimeAsync(60)
  expect(table.preview).not.toBeNull()
  expect(requests).toHaveLength(1)
})

test('a preview that fails is asked for again, and the move can be made all the same', async () => {
  vi.useFakeTimers()
  const { table } = await alone({ coached: false })
  const { requests } = useServer({ 'GET /api/tables/t1/preview': refusal(503, 'busy') })
  for (let i = 0; i < 2; i++) {
    void table.showPreview(move('a'))
    await vi.advanceTimersByTimeAsync(60)
    expect(table.preview).toBeNull()
  }
  expect(requests).toHaveLength(2)
  expect(table.note).toBeNull()
})

test('news take a preview away', async () => {
  vi.useFakeTimers()
  const { table, socket, state } = await alone({ coached: false })
  useServer({ 'GET /api/tables/t1/preview': CALM })
  void table.showPreview(move('a'))
  await vi.advanceTimersByTimeAsync(60)
  expect(table.preview).not.toBeNull()
  socket.say(update(state, { decisions: [decision(0, 'a', 'b')] }))
  expect(table.preview).toBeNull()
})

// Without a server

test('a table that was seen is shown as it stood while the server can’t be reached', async () => {
  const { table, state } = await alone({ table: 't1' })
  // Only what has settled is kept, and when the table is left.
  const caches = useCaches()
  table.close()
  await vi.waitUntil(() => caches.get('tables')?.size, PATIENCE)
  expect(await kept('t1', 'another key')).toBeNull()
  expect((await kept('t1', 'key'))?.state.decisions).toEqual([])
  const latest = useTestSockets()
  const later = new Table<AnyGame>('t1', 'key', titles)
  latest().drop()
  await vi.waitUntil(() => later.view, PATIENCE)
  expect(later.keptAt).toBeGreaterThan(0)
  expect(later.connection).toBe('lost')
  expect(later.view).toEqual(state.view)
  // What has happened since is asked for as a whole.
  latest().say(state)
  expect(later.keptAt).toBeNull()
  later.close()
})
