/** Looking back on a finished game: what the server tells of it, and how courses are laid out in graphs. */
import { get } from './api'
import type { Account, GameRetrospect, MyScores } from './people'

export const retrospects = {
  of: (table: string, key: string): Promise<GameRetrospect> => get(`/api/tables/${table}/retrospect`, key),
  before: (table: string, key: string): Promise<MyScores> => get(`/api/me/tables/${table}/before`, key),
}

/** From where to where the numbers of a graph go, and the levels at which it has lines. */
export interface Scale { least: number; most: number; levels: readonly number[] }

const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** A scale for numbers, 0 among them, with so many lines at most. */
export function scaleOf(numbers: readonly number[], lines: number): Scale {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)]
  const step = STEPS.find((each) => (high - low) / each <= lines) ?? 200
  const least = Math.floor(low / step) * step
  const most = Math.max(least + step, Math.ceil(high / step) * step)
  return { least, most, levels: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step) }
}

/** Of many rounds only some are numbered, so that the numbers stay apart. */
export function numbered(rounds: number, width: number, apart: number): number[] {
  const every = [1, 2, 5].find((each) => ((rounds / each) * apart) <= width) ?? 10
  return Array.from({ length: rounds + 1 }, (_, i) => i).filter((round) => round % every === 0)
}

/** The points of each seat at the start and after each round. */
export function totalsOf({ retrospect: { points, accounts, ends } }: GameRetrospect): number[][] {
  return accounts.map((_, seat) => ends.map((_, i) => points.reduce((sum, { values }) => sum + values[seat]![i]!, 0)))
}

/** The accounts of a kind, those with most points first. */
export function ranked(accounts: readonly Account[], kind: Account['kind']): Account[] {
  return accounts.filter((account) => account.kind === kind).sort((a, b) => b.points - a.points || b.times - a.times || a.round - b.round)
}
