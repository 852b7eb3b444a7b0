/** Requests to the server that set tables up and see to their seats: for whoever is not playing just now. */
import { get, post, send } from './api'
import type { About, NewTable, NewTableReply, TitleInfo } from './protocol'

export const desk = {
  about: (): Promise<About> => get('/api/about'),
  titles: (): Promise<TitleInfo[]> => get('/api/titles'),
  create: (table: NewTable): Promise<NewTableReply> => post('/api/tables', table),
  /** Sets a table up where a record goes on; its players are called by `names` if it tells none. */
  open: async (record: string, names: readonly string[]): Promise<NewTableReply> => {
    const query = new URLSearchParams(names.map((name) => ['name', name]))
    const reply = await send(`/api/tables/from-record?${query}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record })
    return (await reply.json()) as NewTableReply
  },
  seat: (table: string, key: string, seat: number, changes: { name?: string; bot?: string | null }): Promise<unknown> =>
    post(`/api/tables/${table}/seats/${seat}`, changes, key),
  record: (table: string, key: string): Promise<string> => send(`/api/tables/${table}/record`, {}, key).then((reply) => reply.text()),
}

/** Gives the record of a table to the browser as a file. */
export async function saveRecord(table: { id: string; key: string; title: string }): Promise<void> {
  const text = await desk.record(table.id, table.key)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${table.title}-${table.id}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
