/** What the server, or a table, gives to the browser as a file. */
import { send } from './api'
import { server } from './server'

type AtTable = { id: string; key: string; title: string }

/** Gives the record of a table to the browser as a file. */
export async function saveRecord(table: AtTable): Promise<void> {
  save(await recordOf(table), `${table.title}-${table.id}.txt`)
}

/** The record of a table. */
export function recordOf(table: AtTable): Promise<string> {
  return text(`/api/tables/${table.id}/record`, table.key)
}

/** The report of a problem, with the game as these eyes know it: what they don't see is dealt anew. */
export function reportOf(table: AtTable & { eyes: number | null }, language: string): Promise<string> {
  const query = new URLSearchParams({ language, ...(table.eyes === null ? {} : { eyes: `${table.eyes}` }) })
  return text(`/api/tables/${table.id}/report?${query}`, table.key)
}

/** Gives the report of a problem to the browser as a file, with the game as these eyes know it, and gives its name. */
export async function saveReport(
  table: AtTable & { eyes: number | null; version: number },
  language: string,
): Promise<string> {
  const name = `${table.title}-report-${table.version}.txt`
  save(await reportOf(table, language), name)
  return name
}

/** Has a download link work also where the page has its own server, which the browser can't ask. */
export function saved(link: HTMLAnchorElement): void {
  if (!server.alone) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void fetchFile(link.getAttribute('href')!)
  })
}

async function fetchFile(path: string): Promise<void> {
  const reply = await send(path)
  const { headers } = reply
  const [, name = 'allmende.txt'] = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '') ?? []
  save(await reply.blob(), name, headers.get('Content-Type') ?? undefined)
}

async function text(path: string, key: string): Promise<string> {
  return (await send(path, {}, key)).text()
}

/** Gives something to the browser as a file of this name and type. */
export function save(content: BlobPart, name: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
