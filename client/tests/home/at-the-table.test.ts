/** What the dialogs of a table make of what the server answers, and when: notes, ends, seats, plans. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import TablePage from '../../src/table/TablePage.svelte'
import Notes from '../../src/table/Notes.svelte'
import Share from '../../src/table/Share.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'
import { tableIn } from '../tables'
import { held, known, press, serve, show, type Asked, type Reply } from './serving'

beforeEach(async () => {
  await learnPart('dialogs')
})

function remarks(asked: readonly Asked[]): unknown[] {
  return asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

function notes(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'My notes' })
}

test('of what is noted quickly the last holds', async () => {
  const [first, answer] = held()
  let told = 0
  const asked = serve({
    'GET /api/me': known('Ann'),
    'GET /api/me/tables/t1/remark': { remark: '' },
    'POST /api/me/tables/t1/remark': (one) => (told++ ? { remark: one.body.remark } : (first as () => object)()),
  })
  const { table } = await tableIn('hallertau under way')
  show(Notes, { table })
  await waitFor(() => expect(notes().disabled, 'notes have come').toBe(false))
  vi.useFakeTimers()
  await fireEvent.input(notes(), { target: { value: 'Sow' } })
  await vi.advanceTimersByTimeAsync(700)
  expect(remarks(asked)).toEqual([{ remark: 'Sow' }])
  await fireEvent.input(notes(), { target: { value: 'Sow hops' } })
  await vi.advanceTimersByTimeAsync(5000)
  // On their way one could overtake the other.
  expect(remarks(asked)).toEqual([{ remark: 'Sow' }])
  answer({ remark: 'Sow' })
  await vi.advanceTimersByTimeAsync(700)
  expect(remarks(asked)).toEqual([{ remark: 'Sow' }, { remark: 'Sow hops' }])
  expect(screen.getByRole('status').textContent.trim()).toBe('Kept.')
})

test('what is being noted stays when something happens at the table', async () => {
  const asked = serve({
    'GET /api/me': known('Ann'),
    'GET /api/me/tables/t1/remark': { remark: 'Old' },
    'POST /api/me/tables/t1/remark': (one) => one.body,
  })
  const { table, socket, state } = await tableIn('hallertau under way')
  show(Notes, { table })
  await waitFor(() => expect(notes().disabled, 'notes have come').toBe(false))
  await fireEvent.input(notes(), { target: { value: 'Sow' } })
  socket.say({ ...state, version: state.version + 1 })
  expect(table.version).toBe(state.version + 1)
  expect(notes().value).toBe('Sow')
  await fireEvent.input(notes(), { target: { value: 'Sow hops' } })
  await waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe('Kept.'))
  expect(notes().value).toBe('Sow hops')
  expect(remarks(asked).at(-1)).toEqual({ remark: 'Sow hops' })
})

test('an answer that nobody understands is told like a refusal', async () => {
  const odd: Reply = () => new Response('Lorem ipsum')
  const replies: Record<string, Reply> = { 'POST /api/tables/t1/end': odd, 'POST /api/tables/t1/seats/0/offer': odd }
  serve(replies)
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
      .filter(({ textContent }) => textContent.includes('The server has a problem with this')).length
  const end = "I'd like to end the game as it stands"
  const over = "Hand Ann's seat over to somebody else"
  await press('button', end)
  await waitFor(() => expect(problems()).toBe(1))
  await press('button', over)
  await waitFor(() => expect(problems()).toBe(2))
  // What is attempted next takes its place.
  serve({ 'POST /api/tables/t1/end': {}, 'POST /api/tables/t1/seats/0/offer': { key: 'k' } })
  await press('button', end)
  await waitFor(() => expect(problems()).toBe(1))
  await press('button', over)
  await waitFor(() => expect(problems()).toBe(0))
})

test('a table that there is not says so', async () => {
  const latest = useTestSockets()
  serve({ 'GET /api/me': known('Ann') })
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
  const [late, answer] = held()
  const decision = { ...state.decisions[0]!, moves: [move] }
  const foreseen = { version: state.version, begins: true, decision, changes: [], why: null }
  const asked = serve({
    'GET /api/tables/t1/plan': none,
    'GET /api/tables/t1/foreseen': foreseen,
    'POST /api/tables/t1/plan': late,
  })
  // Somebody else decides meanwhile.
  Object.assign(table, { decisions: [] })
  const planning = new Planning(table)
  await planning.start()
  expect(planning.decision?.moves.map(({ text }) => text)).toEqual(['place forest'])
  const adding = planning.add(decision.moves[0] as never)
  await vi.waitFor(() => expect(asked.at(-1)?.method).toBe('POST'))
  // It is played before the page hears that it is planned.
  await planning.refresh()
  answer(one)
  await adding
  await vi.waitFor(() => expect(asked.filter(({ path }) => path.includes('/plan?'))).toHaveLength(3))
  expect(planning.plan.turns).toEqual([])
})
