/** What a server doesn't take just now is not shown as if it were done, and is done as soon as it can be. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/hallertau'
import Home from '../../src/home/Home.svelte'
import Linked from '../../src/home/Linked.svelte'
import MyPage from '../../src/home/MyPage.svelte'
import MyTables from '../../src/home/MyTables.svelte'
import Pass from '../../src/home/Pass.svelte'
import { titled } from '../../src/lib/badge'
import { mine } from '../../src/lib/mine.svelte'
import type { MyTable } from '../../src/lib/people'
import { keyOf, remember, remembered } from '../../src/lib/remembered'
import { learnPart } from '../../src/lib/speak.svelte'
import Notes from '../../src/table/Notes.svelte'
import Share from '../../src/table/Share.svelte'
import { known, NOBODY } from '../answers'
import { called, control, named, press, show, type } from '../page'
import { OFFLINE, refusal, useServer, type FakeServer } from '../server'
import { TestSocket, useTestSockets } from '../sockets'
import { tableIn } from '../tables'
import { said, showTable, stream, until } from '../table/page'

const unavailable = new Response('', { status: 503 })
const go = vi.fn<(path: string) => void>()
let server: FakeServer

beforeEach(async () => {
  useTestSockets()
  server = useServer({ 'GET /api/me': known('Ann'), 'POST /api/me': known('Ann') })
  mine.comeIn(known('Ann'))
  go.mockClear()
  await learnPart('dialogs')
})

test('a page that could not be made public is not shown as if it were', async () => {
  await learnPart('fame')
  server.answer('GET /api/me/page', { page: '' })
  server.answer('POST /api/me/page', OFFLINE)
  show(MyPage, {})
  const shown = await screen.findByRole<HTMLInputElement>('switch', { name: 'Make my page public' })
  vi.useFakeTimers()
  await fireEvent.click(shown)
  await until(() => expect(said('alert')).toContain("The server can't be reached"))
  expect(shown.checked).toBe(false)
  expect(server.those('POST /api/me/page').map(({ body }) => body)).toEqual([{ public: true }])
})

test('a bot that could not be given a seat is not shown there', async () => {
  const { table, state } = await tableIn('hallertau under way')
  const players = called(state, ['Ann', 'Bob']).map((player, seat) => ({ ...player, yours: !seat }))
  Object.assign(table, { players, mine: [0] })
  server.answer('POST /api/tables/t1/seats/0', OFFLINE)
  show(Share, { table })
  const who = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who plays for Ann' })
  await waitFor(() => expect(within(who).getAllByRole('option').length).toBeGreaterThan(2))
  vi.useFakeTimers()
  await fireEvent.change(who, { target: { value: 'farmer' } })
  await until(() => expect(said('alert')).toContain("The server can't be reached"))
  expect(who.value).toBe('')
})

const REMARK = 'POST /api/me/tables/t1/remark'

test('notes that could not be kept are there when they are opened again, and are kept as soon as they can be', async () => {
  server.answer('GET /api/me/tables/t1/remark', { remark: '' })
  const { table } = await tableIn('hallertau under way')
  const notes = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'My notes' })
  show(Notes, { table })
  await until(() => expect(notes().disabled).toBe(false))
  server.answer(REMARK, OFFLINE)
  server.answer(/^HEAD /, OFFLINE)
  vi.useFakeTimers()
  await fireEvent.input(notes(), { target: { value: 'Sow hops' } })
  await vi.advanceTimersByTimeAsync(700)
  expect(said('alert')).toContain('This page keeps trying')
  cleanup()
  show(Notes, { table })
  expect(notes().value).toBe('Sow hops')
  server.answer(/^HEAD /, {})
  server.answer(REMARK, ({ body }) => body)
  await vi.advanceTimersByTimeAsync(4000)
  expect(said('status')).toContain('Saved.')
  expect(server.those(REMARK).at(-1)!.body).toEqual({ remark: 'Sow hops' })
  // Whoever puts the page away at once has not written in vain.
  const before = server.those(REMARK).length
  await fireEvent.input(notes(), { target: { value: 'Sow flax' } })
  expect(server.those(REMARK)).toHaveLength(before)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await fireEvent(document, new Event('visibilitychange'))
  expect(server.those(REMARK).map(({ body }) => body)).toHaveLength(before + 1)
  expect(server.those(REMARK).at(-1)!.body).toEqual({ remark: 'Sow flax' })
})

test('a link that is good once is not used up by what fails', async () => {
  mine.comeIn(NOBODY)
  server.answer('POST /api/me/passes/use', unavailable)
  show(Pass, { secret: 'secret', go })
  await press("That's my device, too")
  await until(() => expect(said('alert')).toContain('Nothing is lost'))
  server.answer('POST /api/me/passes/use', known('Ann'))
  await press("That's my device, too")
  await until(() => expect(go).toHaveBeenCalledWith('/'))
  expect(mine.name).toBe('Ann')
  expect(said('alert')).toBe('')
})

test('what the link of a mail ends is ended without a press, and without one it is tried again', async () => {
  await learnPart('notifications')
  const replies = [unavailable, {}]
  server.answer('POST /api/calls/abc/stop', () => replies.shift())
  vi.useFakeTimers()
  show(Linked, { target: 'abc', secret: 'secret' })
  await vi.advanceTimersByTimeAsync(4000)
  expect(said('status')).toContain('You no longer get notifications there.')
  expect(server.those('POST /api/calls/abc/stop').map(({ key }) => key)).toEqual(['secret', 'secret'])
})

test('a table that could not be taken off the list is on it, and off it once that is done', async () => {
  const seats = [{ name: 'Ann', kind: 'here', bot: null }]
  const standing = { title: 'arle', seats, asked: { 0: 1 }, over: false, scores: [], winners: [], ending: null }
  const table = { table: 't1', version: 1, changed: 1, mine: [0], standing } as unknown as MyTable
  TestSocket.opened.findLast(({ url }) => url.includes('/me/stream'))!.say({ tables: [table], gone: [], whole: true })
  show(MyTables, { go })
  const off = 'Take the table of Ann off the list'
  server.answer('POST /api/me/tables/t1/hide', OFFLINE)
  vi.useFakeTimers()
  await press(off)
  const lost = "The server can't be reached. Nothing is lost; please try again."
  await until(() => expect(said('alert')).toBe(lost))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(titled('Allmende')).toBe('(1) Allmende')
  server.answer('POST /api/me/tables/t1/hide', { tables: [], gone: [], whole: true })
  server.answer('GET /api/me/tables', { tables: [table], gone: [], whole: true })
  await press(off)
  await until(() => expect(titled('Allmende')).toBe('Allmende'))
  // It is among the older games, where it leads on and can't be taken off any more.
  await press('Older games')
  const again = await until(() => screen.getByRole('link', { name: /Ann.*your turn/ }))
  expect(again.getAttribute('href')).toBe('/t/t1')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a link with a wrong key says so, and the right key is not forgotten', async () => {
  remember({ table: 't1', key: 'right', title: 'hallertau', names: ['Ann'] })
  for (const wrong of ['wrong', '(w=r/o{n}g, ä)']) {
    cleanup()
    showTable('t1', wrong)
    expect(stream().url).toMatch(/\/stream\?$/)
    stream().drop(4403)
    await until(() => expect(said('alert')).toContain("This link doesn't open the table."))
  }
  expect(keyOf('t1')).toBe('right')
})

// Records

/** Opens a file on the start page. */
async function upload(record: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  await until(() => expect(field.disabled).toBe(false))
  Object.defineProperty(field, 'files', { value: [new File([record], 'record.txt')], configurable: true })
  await fireEvent.change(field)
}

test('a record that can not be read is refused, and what was set up is still there; one that can goes on', async () => {
  const RECORD = 'POST /api/tables/from-record'
  show(Home, { go })
  await control('Standard game', 'radio')
  const name = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })[0]!
  await type(name, 'Cleo')
  server.answer(RECORD, refusal(422, 'error-record-lacks', { head: 'deal' }))
  await upload('What is this?')
  await until(() => expect(said('alert')).toContain('The record has no line “deal”.'))
  expect(name.value).toBe('Cleo')
  expect(named('Start')).toHaveLength(1)
  server.answer(RECORD, { table: 't9', key: 'k', seats: [] })
  await upload('allmende 1')
  await until(() => expect(go).toHaveBeenCalledWith('/t/t9#k'))
  // It is somebody else's game, or one of another evening: nobody has learned from it.
  expect(remembered()[0]).toMatchObject({ table: 't9', trial: true })
  expect(server.those(RECORD).map(({ body }) => body)).toEqual(['What is this?', 'allmende 1'])
  expect(said('alert')).toBe('')
})
