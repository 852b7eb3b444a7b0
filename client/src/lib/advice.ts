/** What a bot thinks of a decision, or of a game that is over; whoever stops asking is not answered. */
import { send } from './api'
import type { Analysis, Hint } from './protocol'
import { settings } from './settings.svelte'

async function ask<T>(path: string, query: Readonly<Record<string, number>>, key: string, signal: AbortSignal): Promise<T> {
  const given = Object.entries(query).map(([name, value]) => [name, `${value}`])
  return (await (await send(`${path}?${new URLSearchParams(given)}`, { signal }, key)).json()) as T
}

export const advice = {
  hint: (table: string, key: string, version: number, seat: number, signal: AbortSignal): Promise<Hint> =>
    ask(`/api/tables/${table}/hint`, { seat, version }, key, signal),
  analysis: (table: string, key: string, from: number, signal: AbortSignal): Promise<Analysis> =>
    ask(`/api/tables/${table}/analysis`, { from }, key, signal),
}

/** Points that are a guess, to a tenth, as the language writes them. */
export function tenths(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(settings.language, digits).format(points).replace('-', '−')
}
