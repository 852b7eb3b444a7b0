/** Requests to the server that set tables up and see to their seats: for whoever is not playing just now. */
import { get, post, send } from './api'
import type { About, EndRequest, Handover, NewTable, NewTableReply, Rematch, StepIn, TitleInfo } from './protocol'

/** Whether the text of a record has variations, names or comments. */
export function isStudy(text: string): boolean {
  return /^\s*[([{]/m.test(text)
}

export const desk = {
  about: (): Promise<About> => get('/api/about'),
  titles: (): Promise<TitleInfo[]> => get('/api/titles'),
  create: (table: NewTable): Promise<NewTableReply> => post('/api/tables', table),
  /** Sets a table up where a lesson is given: to who bears the first name. */
  learn: (title: string, lesson: string, names: readonly string[]): Promise<NewTableReply> =>
    post(`/api/titles/${title}/lessons/${lesson}`, { names }),
  /** Sets a table up where a finished game goes on from a version: these seats are played here, all others by bots. */
  stepIn: (table: string, key: string, wanted: StepIn): Promise<NewTableReply> =>
    post(`/api/tables/${table}/step-in`, wanted, key),
  /** Sets a table up where a record goes on: players are called by `names` if it tells none, `bots` play for seats. */
  open: async (record: string, names: readonly string[], bots: readonly string[] = []): Promise<NewTableReply> => {
    const query = new URLSearchParams([...names.map((name) => ['name', name]), ...bots.map((bot) => ['bot', bot])])
    const reply = await send(`/api/tables/from-record?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: record,
    })
    return (await reply.json()) as NewTableReply
  },
  /** Opens a study of a table's game, from the position at a version on; of a running one as a seat knows it. */
  study: (table: string, key: string, version: number, eyes: number | null): Promise<NewTableReply> =>
    post(`/api/tables/${table}/study`, { version, eyes }, key),
  /** Opens a study that was saved, at one of its positions in the order of the text, or at the end of its main line. */
  openStudy: async (study: string, names: readonly string[], at: number | null = null): Promise<NewTableReply> => {
    const query = new URLSearchParams([
      ...names.map((name) => ['name', name]),
      ...(at === null ? [] : [['at', `${at}`]]),
    ])
    const reply = await send(`/api/tables/study?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: study,
    })
    return (await reply.json()) as NewTableReply
  },
  seat: (table: string, key: string, seat: number, changes: { name?: string; bot?: string | null }): Promise<unknown> =>
    post(`/api/tables/${table}/seats/${seat}`, changes, key),
  /** Makes a key with which somebody else can take a seat over, or takes it back. */
  handOver: (table: string, key: string, seat: number, offered: boolean): Promise<Handover> =>
    post(`/api/tables/${table}/seats/${seat}/offer`, { offered }, key),
  /** Takes a seat over with such a key. */
  take: (table: string, seat: number, key: string): Promise<unknown> =>
    post(`/api/tables/${table}/seats/${seat}/take`, {}, key),
  /** Concedes the game, wishes that it ends as it stands, or no longer. */
  end: (table: string, key: string, wanted: EndRequest): Promise<unknown> =>
    post(`/api/tables/${table}/end`, wanted, key),
  /** The table where those of a finished game go on. */
  rematch: (table: string, key: string): Promise<Rematch> => post(`/api/tables/${table}/rematch`, {}, key),
}
