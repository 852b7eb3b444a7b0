/** What a bot thinks of a decision, or of a game that is over; whoever stops asking is not answered. */
import { send } from './api'
import type { Analysis, Decision, Hint } from './protocol'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

/** A decision that advice was asked for, and the version of the table then. */
export interface Asked {
  decision: Decision
  version: number
}

async function ask<T>(
  path: string,
  query: Readonly<Record<string, number>>,
  key: string,
  signal: AbortSignal,
): Promise<T> {
  const given = Object.entries(query).map(([name, value]) => [name, `${value}`])
  return (await (await send(`${path}?${new URLSearchParams(given)}`, { signal }, key)).json()) as T
}

export const advice = {
  hint: (table: string, key: string, version: number, seat: number, signal: AbortSignal): Promise<Hint> =>
    ask(`/api/tables/${table}/hint`, { seat, version }, key, signal),
  analysis: (table: string, key: string, from: number, signal: AbortSignal): Promise<Analysis> =>
    ask(`/api/tables/${table}/analysis`, { from }, key, signal),
}

/** Whether the same is still to be decided: others may have moved since. */
export function isStillAsked({ decision: then, version }: Asked, table: Table): boolean {
  const now = table.decision
  if (then.seat !== now?.seat || table.history.some((past) => past.seat === then.seat && past.version > version))
    return false
  return (
    then === now ||
    JSON.stringify([then.prompt, then.moves.map((move) => move.text)]) ===
      JSON.stringify([now.prompt, now.moves.map((move) => move.text)])
  )
}

/** Points that are a guess, to a tenth, as the language writes them. */
export function tenths(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(settings.language, digits).format(points).replace('-', '−')
}
