/** What events bring a seat, as symbols: what is counted comes first, then what is told by itself. */
import type { Change } from './face'
import { signed } from './points'

/** So many find room in a line. */
const MOST = 9

interface Tally {
  add(symbol: string, count: number): void
  show(symbol: string, text?: string, less?: boolean): void
  all(): Change[]
}

/** A tally with nothing on it. */
export function tally(): Tally {
  const sums = new Map<string, number>()
  const shown: Change[] = []
  return {
    add: (symbol, count) => void sums.set(symbol, (sums.get(symbol) ?? 0) + count),
    show: (symbol, text = '', less = false) => void shown.push({ symbol, text, less }),
    all: () => {
      const counted = [...sums]
        .filter(([, count]) => count)
        .map(([symbol, count]) => ({ symbol, text: signed(count), less: count < 0 }))
      return [...counted, ...shown].slice(0, MOST)
    },
  }
}
