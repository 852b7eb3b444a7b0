/** Estimates with their intervals at 95 %, in words. */
import { tenths } from './advice'

/** An estimate, and the upper end of its interval if that is known. */
interface Estimated {
  value: number
  high: number | null
}

/** An estimate and how far its interval reaches to either side: 12.3 ± 1.5. */
export function estimated(number: Estimated | undefined): string {
  if (!number) return '–'
  const { value, high } = number
  return high === null ? tenths(value) : `${tenths(value)} ± ${tenths(high - value)}`
}

/** The same of a difference, with its sign. */
export function changed(number: Estimated | undefined): string {
  return number && Math.round(number.value * 10) > 0 ? `+${estimated(number)}` : estimated(number)
}

/** A share in percent with the bounds of its interval: 50 (12–88). */
export function shared({ value, low, high }: { value: number; low: number | null; high: number | null }): string {
  const percent = (share: number): string => `${Math.round(100 * share)}`
  return low === null || high === null ? percent(value) : `${percent(value)} (${percent(low)}–${percent(high)})`
}
