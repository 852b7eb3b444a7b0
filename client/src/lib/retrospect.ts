/** Looking back on a finished game: what the server tells of it. */
import { get } from './api'
import type { Account, GameRetrospect, MyScores } from './people'

export const retrospects = {
  of: (table: string, key: string): Promise<GameRetrospect> => get(`/api/tables/${table}/retrospect`, key),
  before: (table: string, key: string): Promise<MyScores> => get(`/api/me/tables/${table}/before`, key),
}

/** The points of each seat at the start and after each round. */
export function totalsOf({ retrospect: { points, accounts, ends } }: GameRetrospect): number[][] {
  return accounts.map((_, seat) => ends.map((_, i) => points.reduce((sum, { values }) => sum + values[seat]![i]!, 0)))
}

/** The accounts of a kind, those with most points first. */
export function ranked(accounts: readonly Account[], kind: Account['kind']): Account[] {
  return accounts
    .filter((account) => account.kind === kind)
    .sort((a, b) => b.points - a.points || b.times - a.times || a.round - b.round)
}
