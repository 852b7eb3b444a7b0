/** Lessons: what the guide says beside the table, and the pages that lead there and on. */
import { cleanup, fireEvent, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/agricola'
import '../../src/table/Guide.svelte'
import LearnPage from '../../src/home/LearnPage.svelte'
import LessonPage from '../../src/home/LessonPage.svelte'
import { done, finish } from '../../src/lib/lessons'
import type { Guidance, TableState } from '../../src/lib/protocol'
import { remember, remembered } from '../../src/lib/remembered'
import { learnPart } from '../../src/lib/speak.svelte'
import { show, words } from '../page'
import { refusal, type FakeServer } from '../server'
import { playServer, said, stream, tablePage, update, until } from '../table/page'

const go = vi.fn<(path: string, instead?: boolean) => void>()
let server: FakeServer

beforeEach(async () => {
  server = playServer()
  go.mockClear()
  await learnPart('lessons-agricola')
})

const guidance = (lesson: string, state: Guidance['state'], says: string): Guidance => ({
  lesson,
  name: { id: `lesson-agricola-${lesson}` },
  step: 0,
  steps: 20,
  state,
  says: { id: `lesson-agricola-${lesson}-${says}` },
  points: ['space:forest'],
  moves: ['place forest'],
})

/** The decision of a situation as one of the learner. */
function turn({ decisions }: TableState): TableState['decisions'] {
  return decisions.map((decision) => ({ ...decision, seat: 0 }))
}

function told(): string {
  return words(document.querySelector('.guide .words'))
}

test('another move is answered kindly, points at nothing, and is taken back', async () => {
  const lesson = guidance('first', 'strayed', 'people')
  const state = await tablePage('agricola begun', { guidance: lesson, undo: [0], mine: [0] })
  await until(() => expect(told()).toContain('That is fine, too.'))
  expect(document.querySelectorAll('.spotlight')).toHaveLength(0)
  server.answer(/^POST .*\/undo$/, { version: state.version + 1 })
  const guide = document.querySelector('.guide')!
  await fireEvent.click([...guide.querySelectorAll('button')].find((each) => /^Take back/.test(words(each)))!)
  expect(server.those(/^POST .*\/undo$/)).toHaveLength(1)
  stream().say(update(state, { guidance: { ...lesson, state: 'leads' }, undone: true, decisions: turn(state) }))
  await until(() => expect(told()).toContain('Welcome to the farm!'))
})

test('the next step comes with its ring, once the neighbor has moved', async () => {
  const lesson = guidance('first', 'leads', 'room')
  const state = await tablePage('agricola begun', { guidance: lesson, mine: [0] })
  await until(() => expect(told()).toContain('A room has to be next to your house.'))
  const next = { ...lesson, says: { id: 'lesson-agricola-first-expand' }, step: 1 }
  stream().say(update(state, { guidance: { ...next, moves: [], points: [] }, decisions: [], waiting: [1] }))
  await until(() => expect(document.querySelectorAll('.options [data-move]')).toHaveLength(0))
  expect(told()).toContain('A room has to be next to your house.')
  const moved = { ...state, version: state.version + 1 }
  stream().say(update(moved, { guidance: next, decisions: turn(state) }))
  await until(() => expect(told()).toContain('Rooms are built at Farm Expansion'))
})

test('a finished lesson is ticked, and leads on to the next', async () => {
  await tablePage('agricola begun', { guidance: guidance('baking', 'done', 'end') })
  await until(() => expect(told()).not.toBe(''))
  while (document.querySelector('.guide .next kbd')) await fireEvent.click(document.querySelector('.guide .next')!)
  const next = await screen.findByRole('link', { name: 'Next: A bigger family' })
  expect(next.getAttribute('href')).toBe('/learn/agricola/family')
  expect(done()).toEqual(new Set(['agricola/baking']))
})

/** The lessons of Agricola on the page of all. */
async function shelf(): Promise<HTMLElement> {
  show(LearnPage, { first: 'agricola', go })
  await until(() => expect(screen.getAllByRole('region')[0]!.getAttribute('aria-label')).toBe('Agricola'))
  return screen.getAllByRole('region')[0]!
}

test('on the shelf it is seen what is done, begun and coming, and a villager waits', async () => {
  finish('agricola', 'baking', '')
  remember({ table: 'left', key: 'k', title: 'agricola', names: [], trial: true, lesson: 'family' })
  const lessons = within(await shelf())
  const [bread] = lessons.getAllByRole('link').filter((each) => /Bread/.test(each.textContent))
  expect(bread!.querySelector('svg[aria-label="done"], [aria-label="done"], .tick svg')).not.toBeNull()
  expect(words(document.querySelector('section .coming'))).toContain('Your first farm')
  const begun = lessons.getAllByRole('link').filter((each) => /begun/.test(each.textContent))
  expect(begun.map((each) => each.getAttribute('href'))).toEqual(['/learn/agricola/family'])
  expect(lessons.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/learn/agricola/family?anew')
  server.answer('POST /api/tables', { table: 't9', key: 'k9', seats: [] })
  await fireEvent.click(lessons.getByRole('button', { name: 'Play against a villager' }))
  await until(() => expect(go).toHaveBeenCalledWith('/t/t9#k9'))
  expect(server.those('POST /api/tables')[0]!.body).toMatchObject({
    title: 'agricola',
    players: [{}, { bot: 'villager' }],
  })
})

const BEGIN = 'POST /api/titles/agricola/lessons/family'

test('a lesson that was left goes on by its address, begins anew for who wants that, or where its table is gone', async () => {
  server.answer(BEGIN, { table: 'new', key: 'n', seats: [] })
  remember({ table: 'left', key: 'k', title: 'agricola', names: [], trial: true, lesson: 'family' })
  const come = async (anew: boolean, path: string): Promise<void> => {
    go.mockClear()
    show(LessonPage, { title: 'agricola', lesson: 'family', anew, go })
    await until(() => expect(go.mock.calls).toEqual([[path, true]]))
    cleanup()
  }
  server.answer('GET /api/tables/left', {})
  await come(false, '/t/left#k')
  expect(server.those(BEGIN)).toEqual([])
  await come(true, '/t/new#n')
  server.answer('GET /api/tables/new', refusal(404, 'error-no-table'))
  server.answer(BEGIN, { table: 'newer', key: 'm', seats: [] })
  await come(false, '/t/newer#m')
  expect(remembered().map(({ table }) => table)).not.toContain('new')
})

test('a lesson that there is not says so, and leads to those that there are, and home', async () => {
  const args = { lesson: 'last', title: { id: 'title-arle' }, known: 'first' }
  server.answer('POST /api/titles/arle/lessons/last', refusal(422, 'error-no-lesson', args))
  show(LessonPage, { title: 'arle', lesson: 'last', anew: false, go })
  await until(() => expect(said('alert')).toContain('There is no lesson “last” for Fields of Arle'))
  const [learn, home] = screen.getAllByRole('link')
  expect([words(learn!), learn!.getAttribute('href')]).toEqual(['Learn by playing', '/learn/arle'])
  expect(home!.getAttribute('href')).toBe('/')
  cleanup()
  show(LearnPage, { first: 'arle', go })
  await until(() => expect(words(screen.getAllByRole('region')[0]!)).toContain('Dikes and peat'))
  expect(screen.getAllByRole('link', { name: /start page/i })[0]!.getAttribute('href')).toBe('/')
  expect(go).not.toHaveBeenCalled()
})
