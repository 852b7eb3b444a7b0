/** How long something is past, in words of the language that is chosen. */
import { settings } from './settings.svelte'
import { DAY, HOUR, MINUTE } from './spans'

/** From a time until now, both in seconds since 1970. */
export function ago(time: number, now: number): string {
  const since = Math.max(0, now - time)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (since < HOUR) return format.format(-Math.floor(since / MINUTE), 'minute')
  if (since < DAY) return format.format(-Math.floor(since / HOUR), 'hour')
  return format.format(-Math.floor(since / DAY), 'day')
}
