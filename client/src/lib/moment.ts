/** When something was or will be, in words. */
import { settings } from './settings.svelte'

/** The spoken language as the browser's own region writes dates and times: en-GB has no 12:00 AM. */
export function locale(): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === settings.language)
  return own ?? settings.language
}

/** A day and a time, of milliseconds since 1970. */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

/** A day of this week and a time, of milliseconds since 1970. */
export function hourOf(time: number): string {
  return new Date(time).toLocaleString(locale(), { weekday: 'long', hour: 'numeric', minute: '2-digit' })
}

/** A day, of milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(locale(), { dateStyle: 'medium' })
}

/** A time of day, of milliseconds since 1970. */
export function clockOf(time: number): string {
  return new Date(time).toLocaleTimeString(locale(), { hour: 'numeric', minute: '2-digit' })
}
