/**
 * The service worker of a page that needs no server: it keeps all of the page's files, so that it works offline. Each
 * version of the page has a worker and a cache of its own, and a page keeps its version until it is closed.
 */

/** The part of a service worker's scope that is used here; TypeScript's library of pages doesn't know it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent) => void): void
  addEventListener(
    type: 'fetch',
    listener: (event: Lasting & { request: Request; respondWith(reply: Promise<Response>): void }) => void,
  ): void
}
const scope = self as unknown as Scope

/** The digest of all files, which the build puts here: so each version of the page is another worker. */
const VERSION = 'VERSION_OF_PAGE'
const CACHE = `allmende-page-${VERSION}`

interface Files {
  /** What the page needs to start. */
  first: string[]
  /** What bots need, and comes after it. */
  later: string[]
}

async function files(): Promise<Files> {
  return (await (await fetch('offline.json', { cache: 'no-store' })).json()) as Files
}

async function keep(which: keyof Files): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = (await files())[which].map((name) => new URL(name, scope.registration.scope).href)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(wanted.filter((url) => !known.has(url)))
}

async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('allmende-page-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const url = new URL(request.url)
  // The page is at the folder's own address, too.
  if (request.mode === 'navigate') url.pathname = url.pathname.replace(/[^/]*$/, 'index.html')
  const kept = await cache.match(url.origin + url.pathname)
  if (!kept) return fetch(request)
  // A file is given whole, whatever part of it is asked for.
  const headers = new Headers(kept.headers)
  headers.delete('Accept-Ranges')
  return new Response(request.method === 'HEAD' ? null : kept.body, { status: kept.status, headers })
}

scope.addEventListener('install', (event) => event.waitUntil(keep('first')))
scope.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => scope.clients.claim())))
scope.addEventListener('message', (event) => {
  const [port] = event.ports
  event.waitUntil(
    keep('later').then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  )
})
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if ((method === 'GET' || method === 'HEAD') && url.startsWith(scope.registration.scope))
    event.respondWith(answer(event.request))
})
