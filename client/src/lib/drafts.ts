/** Drafts that are practised: their addresses, and requests about them. A draft follows from its address and the picks. */
import { get, post } from './api'
import type { DraftStart, DraftState, DraftWay } from './people'
import type { NewTableReply } from './protocol'

/** A draft: a way of drafting, and the seed of the packets. */
export interface Draft extends DraftWay {
  seed: number
}

/** Seeds are below this number, so that they are easily told. */
const SEEDS = 1_000_000

function queryOf({ players, options }: DraftWay): URLSearchParams {
  const chosen = Object.entries(options).map(([name, value]) => ['option', `${name}=${value}`])
  return new URLSearchParams([['players', `${players}`], ...chosen])
}

/** The address of a draft, by which others draft from the same packets. */
export function pathOf(draft: Draft): string {
  return `/draft/${draft.title}/${draft.seed}?${queryOf(draft)}`
}

/** The draft of an address; null if it is of none. */
export function draftAt(path: string, search: string): Draft | null {
  const [, title = '', seed = ''] = /^\/draft\/([^/]+)\/(\d{1,15})$/.exec(path) ?? []
  const query = new URLSearchParams(search)
  const players = Number(query.get('players'))
  if (!title || !players) return null
  const options = Object.fromEntries(query.getAll('option').map((word) => word.split('=', 2) as [string, string]))
  return { title, seed: Number(seed), players, options }
}

/** The draft from other packets that comes after this one. */
export function after(draft: Draft): Draft {
  return { ...draft, seed: (draft.seed + 1) % SEEDS }
}

/** A draft from packets that nobody knows. */
export function anyOf(way: DraftWay): Draft {
  return { ...way, seed: Math.floor(Math.random() * SEEDS) }
}

export const drafts = {
  ways: (): Promise<DraftWay[]> => get('/api/drafts'),
  /** A draft after these picks. */
  of: (draft: Draft, picks: readonly string[]): Promise<DraftState> => {
    const query = new URLSearchParams([...queryOf(draft), ...picks.map((card) => ['pick', card])])
    return get(`/api/drafts/${draft.title}/${draft.seed}?${query}`)
  },
  /** Sets up a table at which its hands are played. */
  play: ({ title, seed }: Draft, start: DraftStart): Promise<NewTableReply> =>
    post(`/api/drafts/${title}/${seed}`, start),
}
