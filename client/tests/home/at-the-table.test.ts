/** What the dialogs of a table make of what the server answers, and when: notes, ends, seats, plans. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import TablePage from '../../src/table/TablePage.svelte'
import Notes from '../../src/table/Notes.svelte'
import Share from '../../src/table/Share.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { known } from '../answers'
import { press, show } from '../page'
import { later, useServer, type FakeServer } from '../server'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { tableIn } from '../tables'

beforeEach(async () => {
  await learnPart('dialogs')
})

const REMARK = 'POST /api/me/tables/t1/remark'

function remarks(server: FakeServer): unknown[] {
  return server.those(REMARK).map(({ body }) => body)
}

function notes(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'My notes' })
}

test('of what is noted quickly the last holds', async () => {
  const server = useServer({ 'GET /api/me': known('Ann'), 'GET /api/me/tables/t1/remark': { remark: '' } })
  const held = server.hold(REMARK)
  const { table } = await tableIn('hallertau under way')
  show(Notes, { table })
  await waitFor(() => expect(notes().disabled, 'notes have come').toBe(false))
  vi.useFakeTimers()
  await fireEvent.input(notes(), { target: { value: 'Sow' } })
  await vi.advanceTimersByTimeAsync(700)
  expect(remarks(server)).toEqual([{ remark: 'Sow' }])
  await fireEvent.input(notes(), { target: { value: 'Sow hops' } })
  await vi.advanceTimersByTimeAsync(5000)
  // On their way one could overtake the other.
  expect(remarks(server)).toEqual([{ remark: 'Sow' }])
  server.answer(REMARK, ({ body }) => body)
  held[0]!.come({ remark: 'Sow' })
  await vi.advanceTimersByTimeAsync(700)
  expect(remarks(server)).toEqual([{ remark: 'Sow' }, { remark: 'Sow hops' }])
  expect(screen.getByRole('status').textContent.trim()).toBe('Saved.')
})

test('what is being noted stays when something happens at the table', async () => {
  const server = useServer({ 'GET /api/me': known('Ann'), 'GET /api/me/tables/t1/remark': { remark: 'Old' } })
  server.answer(REMARK, ({ body }) => body)
  const { table, socket, state } = await tableIn('hallertau under way')
  show(Notes, { table })
  await waitFor(() => expect(notes().disabled, 'notes have come').toBe(false))
  await fireEvent.input(notes(), { target: { value: 'Sow' } })
  socket.say({ ...state, version: state.version + 1 })
  expect(table.version).toBe(state.version + 1)
  expect(notes().value).toBe('Sow')
  await fireEvent.input(notes(), { target: { value: 'Sow hops' } })
  await waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe('Saved.'))
  expect(notes().value).toBe('Sow hops')
  expect(remarks(server).at(-1)).toEqual({ remark: 'Sow hops' })
})

test('an answer that nobody understands is told like a refusal', async () => {
  const odd = new Response('Lorem ipsum')
  useServer({ 'POST /api/tables/t1/end': odd, 'POST /api/tables/t1/seats/0/offer': odd })
  const { table, state } = await tableIn('hallertau under way')
  const players = state.players.map((player, seat) => ({
    ...player,
    name: ['Ann', 'Bob'][seat]!,
    kind: seat ? ('link' as const) : ('here' as const),
    home: seat ? ('link' as const) : ('here' as const),
    yours: !seat,
  }))
  Object.assign(table, { players })
  show(Share, { table })
  const problems = (): number =>
    screen
      .queryAllByRole('alert')
      .filter(({ textContent }) => textContent.includes('Something went wrong on the server')).length
  const end = "I'd like to end the game as it stands"
  const over = "Hand Ann's seat over to another person"
  await press(end)
  await waitFor(() => expect(problems()).toBe(1))
  await press(over)
  await waitFor(() => expect(problems()).toBe(2))
  // What is attempted next takes its place.
  useServer({ 'POST /api/tables/t1/end': {}, 'POST /api/tables/t1/seats/0/offer': { key: 'k' } })
  await press(end)
  await waitFor(() => expect(problems()).toBe(1))
  await press(over)
  await waitFor(() => expect(problems()).toBe(0))
})

test('a table that there is not says so', async () => {
  const latest = useTestSockets()
  useServer({ 'GET /api/me': known('Ann') })
  await speakIn('de')
  show(TablePage, { id: 'nowhere', key: '', go: () => {} })
  const stream = latest()
  stream.drop(4404)
  expect((await screen.findByRole('alert')).textContent).toBe('Diesen Tisch gibt es nicht.')
})

test('an answer that comes late plans nothing anew', async () => {
  const { Planning } = await import('../../src/lib/planning.svelte')
  const { table, state } = await tableIn('agricola begun')
  const move = { text: 'place forest', label: { id: 'x', args: {} } }
  const one = { way: [], turns: [{ asked: 'p', ways: [{ open: true, moves: [move] }] }], dropped: null }
  const none = { way: [], turns: [], dropped: null }
  const late = later<object>()
  const decision = { ...state.decisions[0]!, moves: [move] }
  const foreseen = { version: state.version, begins: true, decision, changes: [], why: null }
  const server = useServer({
    'GET /api/tables/t1/plan': none,
    'GET /api/tables/t1/foreseen': foreseen,
    'POST /api/tables/t1/plan': () => late.promise,
  })
  // Somebody else decides meanwhile.
  Object.assign(table, { decisions: [] })
  const planning = new Planning(table)
  await planning.start()
  expect(planning.decision?.moves.map(({ text }) => text)).toEqual(['place forest'])
  const adding = planning.add(decision.moves[0] as never)
  await vi.waitFor(() => expect(server.requests.at(-1)?.method).toBe('POST'))
  // It is played before the page hears that it is planned.
  await planning.refresh()
  late.come(one)
  await adding
  await vi.waitFor(() => expect(server.those('GET /api/tables/t1/plan')).toHaveLength(3))
  expect(planning.plan.turns).toEqual([])
})
