/** The page of a table as a whole, whose server the test plays. */
import { fireEvent } from '@testing-library/svelte'
import { vi } from 'vitest'
import type { TableState, Update } from '../../src/lib/protocol'
import { settings } from '../../src/lib/settings.svelte'
import '../../src/hallertau'
import TablePage from '../../src/table/TablePage.svelte'
import { briefly, tableState } from '../answers'
import { show, words } from '../page'
import { PATIENCE } from '../patience'
import { refusal, useServer, type FakeServer } from '../server'
import { TestSocket, useTestSockets } from '../sockets'

/** Waits until this no longer fails, and gives what it gives. */
export function until<Found>(found: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(found, PATIENCE)
}

/** A fake server from now on, and settings by which nothing moves and the log is shown. */
export function playServer(): FakeServer {
  useTestSockets()
  settings.change({ speed: 0, list: true, coach: 'off' })
  return useServer({ 'POST /api/me': refusal(422, 'error-too-often', {}) })
}

/** The socket that brings the news of the table. */
export function stream(): TestSocket {
  const found = TestSocket.opened.filter(({ url }) => url.includes('/stream')).at(-1)
  if (!found) throw new Error('no stream was opened')
  return found
}

/** The page of a table of which nothing has come yet. */
export function showTable(id = 't1', key = 'key'): void {
  show(TablePage, { id, key, go: () => {} })
}

/** The page of a table in a situation of `client_answers.py`, perhaps changed, once its boards are drawn; returns its state. */
export async function tablePage(situation: string, changes: Partial<TableState> = {}): Promise<TableState> {
  const state = { ...briefly(tableState(situation)), ...changes }
  showTable()
  stream().say(state)
  await vi.waitUntil(() => document.querySelector('main.table'), PATIENCE)
  return state
}

/** What the server tells of a table since a version: by default that nothing has changed but its version. */
export function update(state: TableState, changes: Partial<Update> = {}): Update {
  const { version, players, eyes, mine, decisions, waiting, undo, has_record, may_study } = state
  const since = { type: 'update', version: version + 1, since: version, past: [], scenes: [] } as const
  return {
    ...since,
    past: [],
    scenes: [],
    players,
    eyes,
    mine,
    decisions,
    waiting,
    undo,
    has_record,
    may_study,
    ...changes,
  }
}

/** Presses a key where the focus is. */
export async function key(key: string, held: Partial<KeyboardEventInit> = {}): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })
}

/** What the page says with this role, of all such parts. */
export function said(role: 'alert' | 'status', within: ParentNode = document): string {
  return [...within.querySelectorAll(`[role=${role}]`)].map(words).join(' ')
}
