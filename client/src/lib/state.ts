/** The state of a table as the server tells it: first as a whole, and then by updates. */
import type { TableState, Update, View } from './protocol'

/** The defaults of an update, which leaves fields out that have them. */
const DEFAULTS = {
  undone: false,
  view: null,
  decisions: [],
  waiting: [],
  undo: [],
  turns: [],
  undo_to: {},
  thinking: [],
  notes: [],
  words: [],
  trouble: null,
  has_record: false,
  may_study: false,
  ends: [],
  ending: null,
  followed_by: '',
  offered: [],
  guidance: null,
  answered: false,
} satisfies Partial<Update>

/** A message of a table's stream: its whole state, or an update with the fields that it leaves out. */
export type News = TableState | Required<Update>

/** A message as it was sent, completed. */
export function complete(message: TableState | Update): News {
  return message.type === 'state' ? message : { ...DEFAULTS, ...message }
}

/** The state of a table; without a view until the server has told it. */
export type Known = Omit<TableState, 'view'> & { view: View | null }

/** What is known of a table before the server has told anything. */
export const UNKNOWN: Known = {
  ...DEFAULTS,
  type: 'state',
  table: '',
  title: '',
  options: {},
  version: 0,
  players: [],
  eyes: -1,
  mine: [],
  goal: [],
  history: [],
  absence: null,
  pace: null,
  rated: false,
  coached: false,
  record_version: '',
  study: false,
  day: '',
  practice: false,
  problem: '',
  answered: false,
}

/** The state after news, with the view to which they lead: an update voids whatever was known after its `since`. */
export function after(state: Known, news: News, view: View | null): Known {
  if (news.type === 'state') return { ...news, view }
  const { since, past, undone: _undone, scenes: _scenes, type: _type, ...now } = news
  const until = <T extends { version: number }>(all: readonly T[]): T[] => all.filter(({ version }) => version <= since)
  return {
    ...state,
    ...now,
    view,
    history: [...until(state.history), ...past],
    notes: [...until(state.notes), ...now.notes],
    words: [...until(state.words), ...now.words],
  }
}
