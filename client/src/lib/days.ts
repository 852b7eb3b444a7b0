/** Requests about the day's games, and how days are written. Days begin at midnight UTC. */
import { get, post } from './api'
import { locale } from './moment'
import type { DayGame, DayTable, Today } from './people'
import { say } from './speak.svelte'

export const days = {
  today: (): Promise<Today> => get('/api/days'),
  of: (title: string, day: string): Promise<DayGame> => get(`/api/days/${title}/${day}`),
  /** Begins the try that counts, or goes back to it; or begins practice. */
  play: (title: string, day: string, name: string, practice: boolean): Promise<DayTable> =>
    post(`/api/days/${title}/${day}`, { name, practice }),
}

/** A day such as 2026-12-31, as it is written here: in full, or by its numbers. */
export function written(day: string, full = true): string {
  const how: Intl.DateTimeFormatOptions = full
    ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
    : { day: 'numeric', month: 'numeric' }
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale(), { ...how, timeZone: 'UTC' })
}

/** The options that go by the weekday, in words. */
export function toldOptions(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${say(`option-${name}`)}: ${say(`option-${name}-${value}`)}`)
    .join(' · ')
}
