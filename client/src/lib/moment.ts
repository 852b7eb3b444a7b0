/** When something was, in words. */
import { settings } from './settings.svelte'

/** A day and a time, of milliseconds since 1970. */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
