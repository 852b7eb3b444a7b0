/** What a server answers, written down by `python tests/client_answers.py` before the tests run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableState } from '../src/lib/protocol'

interface Answers {
  /** Texts by path, as a GET receives them. */
  texts: Record<string, string>
  /** States of tables by the name of the situation. */
  tables: Record<string, TableState>
}

const FILE = join(import.meta.dirname, '../../build/client/answers.json')
const { texts, tables } = JSON.parse(readFileSync(FILE, 'utf-8')) as Answers

/** The state of a table in a situation that `client_answers.py` names; each call gives a copy of its own. */
export function tableState(situation: string): TableState {
  const state = tables[situation]
  if (!state) throw new Error(`client_answers.py has no “${situation}”, but ${Object.keys(tables).join(', ')}`)
  return structuredClone(state)
}

/** The same state with the newest moves alone: a long log takes longer to be drawn than all the rest of a page. */
export function briefly(state: TableState): TableState {
  return { ...state, history: state.history.slice(-10) }
}

/** Whose browser this is where nothing else is said. */
export const NOBODY = { person: null, devices: 0, colours: [] }

/** Stands in for `fetch`: answers GETs of what is always the same, that it can be reached, and refuses everything else. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input instanceof Request ? input.url : input)
  if (path === '/api/about' && init?.method === 'HEAD') return new Response()
  if (path === '/api/me') return Response.json(NOBODY)
  const text = texts[path]
  if (text === undefined || (init?.method ?? 'GET') !== 'GET') throw new Error(`no answer to ${path} in a unit test`)
  return new Response(text)
}

/** What a GET of this path answers, as JSON. */
export function json<T>(path: string): T {
  const text = texts[path]
  if (text === undefined) throw new Error(`client_answers.py has no answer to ${path}`)
  return JSON.parse(text) as T
}

// Some modules ask as soon as they are imported.
globalThis.fetch = answer as typeof fetch
