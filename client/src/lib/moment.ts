/** When something was or will be, in words. */
import { settings } from './settings.svelte'

/** A day and a time, of milliseconds since 1970. */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

/** A day of this week and a time, of milliseconds since 1970. */
export function hourOf(time: number): string {
  return new Date(time).toLocaleString(settings.language, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
}

/** A day, of milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(settings.language, { dateStyle: 'medium' })
}

/** A time of day, of milliseconds since 1970. */
export function clockOf(time: number): string {
  return new Date(time).toLocaleTimeString(settings.language, { hour: 'numeric', minute: '2-digit' })
}
