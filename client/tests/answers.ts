/** What the real server answers, written down by `python tests/client_answers.py` before the tests run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Me, Offer, Person } from '../src/lib/people'
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

/** What a GET of this path answers, as JSON. */
export function json<T>(path: string): T {
  const text = texts[path]
  if (text === undefined) throw new Error(`client_answers.py has no answer to ${path}`)
  return JSON.parse(text) as T
}

/** All words of a language that the server serves, catalogue by catalogue. */
export function catalogues(language: string): string[] {
  const path = new RegExp(`^/api/words/${language}(/|$)`)
  return Object.entries(texts).flatMap(([each, text]) => (path.test(each) ? [text] : []))
}

/** What GET /api/me answers where nobody has said yet whose browser this is. */
export const NOBODY: Me = { person: null, devices: 0, colours: ['red', 'green'] }

/** What GET /api/me answers in the browser of a person of this name. */
export function known(name: string): Me {
  return { ...NOBODY, person: { person: `person-${name}`, name, colour: 'red' }, devices: 1 }
}

/** A person of this name, as others see them. */
export function person(name: string): Person {
  return known(name).person!
}

/** A table that Ann offers: Fields of Arle for two, seen by everybody, unless it is otherwise in some respect. */
export function offer(more: Partial<Offer> = {}): Offer {
  return {
    offer: 'o',
    host: person('Ann'),
    wanted: { title: 'arle', seats: 2, listed: true },
    guests: [person('Ann')],
    made: 0,
    table: '',
    invited: [],
    trouble: null,
    ...more,
  }
}

/** The response to a GET that is answered alike in all tests, if this is one. */
export function usual(path: string): Response | undefined {
  if (path === '/api/me') return Response.json(NOBODY)
  if (path === '/api/me/people') return Response.json({ friends: [], blocked: [] })
  if (path.startsWith('/api/me/people/known')) return Response.json({ others: [] })
  if (path === '/api/notice') return Response.json({ notice: '', stops: 0 })
  if (path === '/api/watch') return Response.json({ games: [] })
  // All that is printed in a game has what a table needs of it.
  const text = texts[path.replace(/(?<=\/reference)\?.*/, '')]
  return text === undefined ? undefined : new Response(text)
}
