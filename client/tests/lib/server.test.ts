/** The server that a page asks: the network's, or one of its own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get } from '../../src/lib/api'
import { saved } from '../../src/lib/saving'
import { network, server, serveBy, type Server, type Socket } from '../../src/lib/server'
import { Stream } from '../../src/lib/stream'
import { useServer } from '../server'
import { TestSocket, useTestSockets } from '../sockets'

let asked: string[]
let opened: [path: string, protocols: string[]][]
let own: Server

beforeEach(() => {
  asked = []
  opened = []
  own = {
    alone: true,
    fetch: async (path) => {
      asked.push(path)
      const headers = { 'Content-Disposition': 'attachment; filename="games.txt"', 'Content-Type': 'text/plain' }
      return path.endsWith('/record') ? new Response('the record', { headers }) : Response.json({ here: true })
    },
    connect: (path, protocols) => {
      opened.push([path, protocols])
      return new TestSocket(path, protocols) as Socket
    },
  }
})
afterEach(() => {
  serveBy(network)
  document.body.replaceChildren()
})

test('is the network’s, unless another one was given', async () => {
  useServer({ 'GET /api/x': { here: false } })
  expect(server.alone).toBe(false)
  expect(await get('/api/x')).toEqual({ here: false })
  serveBy(own)
  expect(server.alone).toBe(true)
  expect(await get('/api/x')).toEqual({ here: true })
  expect(asked).toEqual(['/api/x'])
})

test('of the page brings the news, too', () => {
  const latest = useTestSockets()
  serveBy(own)
  const told: object[] = []
  const stream = new Stream<object>(
    () => '/api/x?since=1',
    (message) => told.push(message),
    () => {},
    'secret',
  )
  latest().say({ n: 1 })
  expect(told).toEqual([{ n: 1 }])
  expect(opened).toEqual([['/api/x?since=1', ['allmende', 'key.secret']]])
  stream.close()
})

/** A download link on the page, and whether a press of it was left to the browser. */
function download(path: string): () => boolean {
  const link = Object.assign(document.createElement('a'), { href: path, download: '' })
  document.body.append(link)
  saved(link)
  return () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('over the network the browser itself asks for what a download link names', () => {
  const clicked = vi.spyOn(URL, 'createObjectURL')
  expect(download('/api/finished/t1/record')()).toBe(true)
  expect(clicked).not.toHaveBeenCalled()
})

test('of the page gives the file of a download link, by the name that it tells', async () => {
  serveBy(own)
  const press = download('/api/finished/t1/record')
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  expect(press()).toBe(false)
  await vi.waitFor(() => expect(names).toEqual(['games.txt']))
  expect(asked).toEqual(['/api/finished/t1/record'])
  expect(await files[0]!.text()).toBe('the record')
})
