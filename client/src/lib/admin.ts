/** Requests of the host of a server, with the key to the host's page. */
import { get, post } from './api'
import type { KnownPerson, LiveTable, LiveValues, Overview, Report, WayBack } from './people'
import type { Handover } from './protocol'
import { store, stored } from './storage'

const KEPT = 'allmende.admin'

/** The key that was given in this visit, or empty. */
export const adminKey = (): string => stored(KEPT, '', true)

/** Keeps the key until this visit ends; an empty one forgets it. */
export const keepAdminKey = (key: string): void => store(KEPT, key, true)

/** What the host may ask for, by their key. */
export class Admin {
  constructor(private readonly key: string) {}

  overview = (): Promise<Overview> => get('/api/admin', this.key)
  change = (values: LiveValues): Promise<Overview> => this.post('live', values)
  table = (name: string): Promise<LiveTable> => get(`/api/admin/tables/${encodeURIComponent(name)}`, this.key)
  close = (table: string): Promise<unknown> => this.post(`tables/${table}/close`)
  /** Offers a seat anew; gives the path of the link with which its player takes it. */
  offer = async (table: string, seat: number): Promise<string> => {
    const { key } = await this.post<Handover>(`tables/${table}/seats/${seat}/offer`)
    return `/h/${table}/${seat}#${key}`
  }
  people = (name: string): Promise<KnownPerson[]> => get(`/api/admin/people?${new URLSearchParams({ name })}`, this.key)
  banned = (): Promise<KnownPerson[]> => get('/api/admin/banned', this.key)
  ban = (person: string, why: string): Promise<KnownPerson[]> => this.post(`people/${person}/ban`, { why })
  lift = (person: string): Promise<KnownPerson[]> => this.post(`people/${person}/lift`)
  wayBack = (person: string): Promise<WayBack> => this.post(`people/${person}/way-back`)
  reports = (): Promise<Report[]> => get('/api/admin/reports', this.key)
  finish = (report: string): Promise<Report[]> => this.post(`reports/${report}/finish`)

  private post<T>(path: string, body: unknown = {}): Promise<T> {
    return post(`/api/admin/${path}`, body, this.key)
  }
}

/** The hours and minutes that a time is to have, after now: today's if it is to come, or else tomorrow's. */
export function nextAt(hours: number, minutes: number, now: Date): Date {
  const found = new Date(now)
  found.setHours(hours, minutes, 0, 0)
  if (found <= now) found.setDate(found.getDate() + 1)
  return found
}
