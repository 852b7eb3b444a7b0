/** Sits down to a table that stands as `client_answers.py` says, whose server the test plays. */
import { fireEvent, waitFor } from '@testing-library/svelte'
import { expect, vi } from 'vitest'
import type { MoveView, TableState, View as AnyView } from '../../src/lib/protocol'
import { titles } from '../../src/titles'
import TablePage from '../../src/table/TablePage.svelte'
import { briefly, tableState } from '../answers'
import { show } from '../page'
import { PATIENCE } from '../patience'
import { refusal, useServer, type FakeServer } from '../server'
import { useTestSockets, type TestSocket } from '../sockets'

/** What the page has asked the server to do. */
export interface Sent {
  path: string
  version: number
  seat: number
  move: string
}

/** A page at a table: the state that its stream began with, the socket, the server, and what was sent since. */
export interface Seated<View = AnyView> {
  state: Omit<TableState, 'view'> & { view: View }
  socket: () => TestSocket
  server: FakeServer
  sent: () => Sent[]
}

/** The page of a table in a situation, perhaps changed. Moves are taken; other requests about it are refused. */
export async function sit<View extends AnyView = AnyView>(
  situation: string,
  changes: Partial<TableState> = {},
): Promise<Seated<View>> {
  document.body.innerHTML = ''
  const socket = useTestSockets()
  const state = { ...briefly(tableState(situation)), ...changes } as Omit<TableState, 'view'> & {
    view: View
  }
  const server = useServer()
  const asks = /^POST \/api\/tables\/t1\//
  server.answer(asks, { version: state.version + 1 })
  server.answer(/^GET \/api\/tables\/t1\b/, refusal(409, 'screen-stale'))
  const sent = (): Sent[] => server.those(asks).map(({ path, body }) => ({ path, ...(body as Omit<Sent, 'path'>) }))
  await titles(state.title).face()
  show(TablePage, { id: 't1', key: 'key', go: () => {} })
  socket().say(state)
  await vi.waitUntil(() => document.querySelector('main.table .boards'), PATIENCE)
  if (state.decisions.length || state.view.over)
    await vi.waitUntil(() => document.querySelector('.asked, .over, .cover') || sent().length, PATIENCE)
  const covered = document.querySelector<HTMLElement>('.cover button')
  if (covered) {
    const before = socket()
    await fireEvent.click(covered)
    await vi.waitUntil(() => socket() !== before, PATIENCE)
    socket().say(state)
    await vi.waitUntil(() => document.querySelector('.asked'), PATIENCE)
  }
  // What draws hand cards comes when there are some.
  if ((state.options.cards ?? 'off') !== 'off') await vi.waitUntil(() => document.querySelector('.hand'), PATIENCE)
  return { state, socket, server, sent }
}

/** The one element that a selector finds. */
export function one(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

/** All that a selector finds. */
export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

/** What is read, with single spaces. */
export function text(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What an element is called: its label, its title, or what is read. */
export function called(element: HTMLElement): string {
  return element.getAttribute('aria-label') || element.title || text(element)
}

/** The one of some elements that has these words, in what it is called if they are all of it. */
export function named(selector: string, words: string, within: ParentNode = document): HTMLElement {
  const found = all(selector, within)
  const best = found.find((each) => called(each) === words) ?? found.find((each) => text(each).includes(words))
  if (!best) throw new Error(`no ${selector} is called “${words}”, but ${found.map(called).join(' | ')}`)
  return best
}

/** A key is pressed where nothing has the focus. */
export async function pressKey(key: string): Promise<void> {
  await fireEvent.keyDown(document.body, { key })
}

/** The note beside an object once it has the focus. */
export async function noteOf(element: HTMLElement): Promise<HTMLElement> {
  await fireEvent.focus(element)
  return await waitFor(() => one('[role=tooltip]'))
}

/** Clicks, and waits for the move that is sent. */
export async function plays(element: HTMLElement, { sent, state }: Pick<Seated, 'sent' | 'state'>): Promise<string> {
  const before = sent().length
  await fireEvent.click(element)
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  const { path, version, seat, move } = sent().at(-1)!
  expect(path).toBe('/api/tables/t1/moves')
  expect([version, seat]).toEqual([state.version, state.decisions[0]!.seat])
  return move
}

/** The moves of the decision, by their words. */
export function offered({ state }: Seated): MoveView[] {
  return state.decisions[0]!.moves
}
