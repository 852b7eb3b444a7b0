/** Tables as a browser has them, whose server the test plays. */
import { vi } from 'vitest'
import { PATIENCE } from './patience'
import type { AnyGame } from '../src/lib/face'
import type { TableState } from '../src/lib/protocol'
import { Table } from '../src/lib/table.svelte'
import { titles } from '../src/titles'
import { useTestSockets, type TestSocket } from './sockets'
import { tableState } from './answers'

const open: Table<AnyGame>[] = []

/** Leaves all tables that a test has come to. */
export function leaveTables(): void {
  for (const table of open.splice(0)) table.close()
}

/** A table in a situation of `client_answers.py`, perhaps changed, what draws it, and the socket that brings its news. */
export async function tableIn(
  situation: string,
  changes: Partial<TableState> = {},
): Promise<{ table: Table<AnyGame>; socket: TestSocket; state: TableState }> {
  const latest = useTestSockets()
  const state = { ...tableState(situation), ...changes }
  await titles(state.title).face()
  const table = new Table<AnyGame>('t1', 'key', titles)
  open.push(table)
  const socket = latest()
  socket.say(state)
  await vi.waitUntil(() => table.face, PATIENCE)
  return { table, socket, state }
}
