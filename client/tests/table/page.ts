/** The page of a table as a whole, whose server the test plays. */
import { fireEvent, render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { vi } from 'vitest'
import type { TableState, Update } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import { ui } from '../../src/lib/ui.svelte'
import '../../src/hallertau'
import TablePage from '../../src/table/TablePage.svelte'
import Given from '../Given.svelte'
import { PATIENCE } from '../patience'
import { briefly, tableState } from '../server'
import { TestSocket, useTestSockets } from '../sockets'
import { json, useAsking, type Asking } from './asking'

/** A page with what it was given, and everything that it asks for. */
export function show(page: Component<never>, given: Record<string, unknown>): { asking: Asking; go: string[] } {
  const go: string[] = []
  render(Given, { props: { Part: page, props: { go: (path: string) => go.push(path), ...given } } as never })
  return { asking: current!, go }
}

/** Waits until this no longer fails, and gives what it gives. */
export function until<Found>(found: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(found, PATIENCE)
}

let current: Asking | undefined

/** Plays the server from now on, before anything is shown. */
export function playServer(): Asking {
  useTestSockets()
  current = useAsking()
  // Whose browser it is nobody knows, and the server can be reached.
  current.on(/^GET \/api\/me$/, () => json({ person: null, devices: 0, colours: [] }))
  current.on(/^POST \/api\/me$/, () => json({ message: { id: 'error-too-often', args: {} } }, 422))
  current.on(/^HEAD \/api\/about$/, () => json({}))
  settings.change({ speed: 0, list: true, coach: 'off' })
  Object.assign(ui, { dialog: null, chooser: null, bubble: null, rules: null, enlarged: '', tab: '' })
  return current
}

/** The socket that brings the news of the table. */
export function stream(): TestSocket {
  const found = TestSocket.opened.filter(({ url }) => url.includes('/stream')).at(-1)
  if (!found) throw new Error('no stream was opened')
  return found
}

/** The page of a table in a situation of `client_answers.py`, perhaps changed, once its boards are drawn. */
export async function tablePage(
  situation: string,
  changes: Partial<TableState> = {},
): Promise<{ asking: Asking; go: string[]; state: TableState }> {
  const asking = current ?? playServer()
  const state = { ...briefly(tableState(situation)), ...changes }
  const { go } = show(TablePage, { id: 't1', key: 'key' })
  stream().say(state)
  await vi.waitUntil(() => document.querySelector('main.table'), PATIENCE)
  return { asking, go, state }
}

/** What the server tells of a table since a version: by default that nothing has changed but its version. */
export function update(state: TableState, changes: Partial<Update> = {}): Update {
  const { version, players, eyes, mine, decisions, waiting, undo, has_record } = state
  const since = { type: 'update', version: version + 1, since: version, past: [], scenes: [] } as const
  return { ...since, past: [], scenes: [], players, eyes, mine, decisions, waiting, undo, has_record, ...changes }
}

/** What stands in a part of the page, as it is read; what is there for the eye alone is left out. */
export function words(part: Element | null): string {
  const read = part?.cloneNode(true) as Element | undefined
  read?.querySelectorAll('[aria-hidden="true"]').forEach((each) => each.remove())
  return (read?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** All buttons and links of such a name: testing-library's own search takes seconds on a whole table. */
export function named(name: string | RegExp, among = 'button, a[href], input'): HTMLElement[] {
  const fits = (found: string): boolean => (typeof name === 'string' ? found === name : name.test(found))
  return [...document.querySelectorAll<HTMLElement>(among)].filter((each) =>
    fits(each.getAttribute('aria-label') ?? words(each)),
  )
}

/** The one button of this name, once it is there. */
export async function button(name: string | RegExp): Promise<HTMLButtonElement> {
  return (await until(() => {
    const [found, ...others] = named(name)
    if (!found || others.length) throw new Error(`${found ? 1 + others.length : 'no'} buttons of the name ${name}`)
    return found
  })) as HTMLButtonElement
}

/** Presses the button of this name, as soon as it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(await button(name))
}

/** Presses a key where the focus is. */
export async function key(key: string): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

/** What the page says with this role, of all such parts. */
export function said(role: 'alert' | 'status', within: ParentNode = document): string {
  return [...within.querySelectorAll(`[role=${role}]`)].map(words).join(' ')
}
