/** Requests about what is remembered of finished games, and how that is written. */
import { get, post } from './api'
import type { Hall, MyPage, OwnStatistics, PlayedGames, PlayerPage } from './people'
import { settings } from './settings.svelte'

export const fame = {
  myPage: (): Promise<MyPage> => get('/api/me/page'),
  /** Has everybody see my page, or nobody. */
  show: (shown: boolean): Promise<MyPage> => post('/api/me/page', { public: shown }),
  statistics: (): Promise<OwnStatistics> => get('/api/me/statistics'),
  page: (page: string): Promise<PlayerPage> => get(`/api/people/${page}`),
  hall: (title: string): Promise<Hall> => get(`/api/hall/${title}`),
  find: (query: URLSearchParams): Promise<PlayedGames> => get(`/api/finished?${query}`),
}

/** What the server is asked for by what stands in a form, whose days are whole ones where one is. */
export function asked(form: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams([...form].filter(([name, value]) => value && name !== 'from' && name !== 'to'))
  const [from, to] = [form.get('from'), form.get('to')]
  if (from) query.set('since', midnight(from))
  if (to) query.set('before', midnight(to, 1))
  return query
}

/** When a day begins that is written as 2027-01-31, or so many days later; in seconds since 1970. */
function midnight(day: string, later = 0): string {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + later)
  return `${date.getTime() / 1000}`
}

/** Points as they are on average; a minus is a minus. */
export function mean(number: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(number).replace('-', '−')
}
