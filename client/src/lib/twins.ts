/** Finished games on the same deal at other tables, and two of them side by side. */
import { get } from './api'
import type { TwinGame } from './people'
import type { Comparison } from './protocol'

export const twins = {
  /** Those on the deal of a finished game that may be looked at. */
  of: (table: string): Promise<TwinGame[]> => get(`/api/tables/${table}/twins`),
  compared: (table: string, other: string): Promise<Comparison> => get(`/api/tables/${table}/twins/${other}`),
}

/** The table of a game by its link; empty if that leads to none. */
export function tableOf(link: string): string {
  return /\/(?:finished|t)\/([\w-]+)/.exec(link)?.[1] ?? ''
}
