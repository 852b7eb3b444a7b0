import { fireEvent } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/hallertau/Help.svelte'
import '../../src/table/dialogs'
import { briefly, tableState } from '../answers'
import { named, press } from '../page'
import { OFFLINE, refusal, type FakeServer } from '../server'
import { key, playServer, said, showTable, stream, tablePage, until } from './page'

let server: FakeServer

beforeEach(() => {
  server = playServer()
})

test('however often one presses, one asks whether the server is back, and what is said of it goes when it is', async () => {
  await tablePage('hallertau under way')
  server.answer(/^POST .*\/moves$/, OFFLINE)
  server.answer(/^HEAD /, OFFLINE)
  vi.useFakeTimers()
  for (let times = 0; times < 5; times++) {
    await fireEvent.click(document.querySelector('.options .choice')!)
    await vi.advanceTimersByTimeAsync(1)
    expect(said('alert')).toContain("The server can't be reached")
  }
  // What was pressed first is sent again by itself.
  expect(server.those(/^POST .*\/moves$/)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3100)
  expect(server.those(/^HEAD /)).toHaveLength(2)
  expect(said('alert')).toContain("The server can't be reached")
  server.answer(/^HEAD /, {})
  server.answer(/^POST .*\/moves$/, { version: 1 })
  await vi.advanceTimersByTimeAsync(2400)
  expect(said('alert')).toBe('')
})

test('whoever asks too often is told so and heard again later', async () => {
  vi.useFakeTimers()
  showTable()
  const first = stream()
  first.drop(4429)
  await vi.advanceTimersByTimeAsync(1)
  expect(said('status')).toContain('Too many requests have come from here')
  await vi.advanceTimersByTimeAsync(800)
  const second = stream()
  expect(second).not.toBe(first)
  second.drop(4429)
  await vi.advanceTimersByTimeAsync(1600)
  const third = stream()
  expect(third).not.toBe(second)
  expect(said('status')).toContain('Too many requests have come from here')
  vi.useRealTimers()
  third.say(briefly(tableState('hallertau under way')))
  await until(() => expect(document.querySelector('main.table') === null).toBe(false))
})

test('why a table was refused is told no more once it is there', async () => {
  const held = server.hold('GET /api/tables/t1')
  vi.useFakeTimers()
  showTable()
  stream().drop(4422)
  await vi.advanceTimersByTimeAsync(800)
  stream().say(briefly(tableState('hallertau under way')))
  vi.useRealTimers()
  await until(() => expect(document.querySelector('main.table') === null).toBe(false))
  const [late] = held
  late!.come(refusal(422, 'screen-server-error'))
  // What is refused later has its answer later.
  server.answer(/^POST .*\/moves$/, refusal(422, 'error-thinking', {}))
  await fireEvent.click(document.querySelector('.options .choice')!)
  await until(() => expect(said('alert')).toBe('The bot failed to decide.'))
})

test('there is no such table, and the way to the start page', async () => {
  showTable('nowhere', '')
  stream().drop(4404)
  await until(() => expect(said('alert')).toBe('There is no such table.'))
  const home = [...document.querySelectorAll('main a')]
  expect(home.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['To the start page', '/']])
})

test('a report of a problem that the server can not write says so, and can be had again', async () => {
  await tablePage('hallertau under way')
  await key('?')
  server.answer(/\/report\?/, OFFLINE)
  await press('Report a problem')
  await until(() => expect(said('alert', document.querySelector('dialog')!)).toContain("can't be reached"))
  expect((named('Report a problem')[0] as HTMLButtonElement).disabled).toBe(false)
})
