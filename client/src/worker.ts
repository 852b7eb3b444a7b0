/** Stands between the page and the server: what was fetched once is there when the server can't be reached.
 *
 * Tables and people always come from the server itself; how a table stood is kept by the page (`lib/kept.ts`).
 * Calls come here, too, whether a page is open or not.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** After so many seconds without a reply what is there does. */
const PATIENCE = 3
/** What belongs to former versions goes after so many seconds. */
const KEPT_FOR = 60 * 24 * 3600

/** All that is printed and said: titles, their boards and cards, languages and words; and where the server is. */
const PRINTED = /^\/api\/(about|languages|titles|words)(\/|$)/
const OF_OTHERS = /^\/(faces\/|icon|manifest)/

clientsClaim()

// One page for all addresses.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && (url.pathname === '/' || (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))),
  new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: PATIENCE, plugins: [{ cacheKeyWillBeUsed: async () => '/' }] }),
)

// Their names hold a hash of what is in them.
const expiring = new ExpirationPlugin({ maxAgeSeconds: KEPT_FOR, purgeOnQuotaError: true }) as WorkboxPlugin
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: 'assets', plugins: [expiring] }))

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (PRINTED.test(url.pathname) || OF_OTHERS.test(url.pathname)),
  new NetworkFirst({ cacheName: 'printed', networkTimeoutSeconds: PATIENCE }),
)

/** What a call says, and where it leads to. */
interface Call { id: string; title: string; body: string; url: string; language: string }
/** What a worker has that a page has not, as far as it is needed here. */
interface Waiting extends Event { waitUntil(work: Promise<unknown>): void }
interface Push extends Waiting { data: { json(): Call } | null }
interface Clicked extends Waiting { notification: Notification }
interface Page { url: string; focus(): Promise<unknown> }
interface Worker {
  registration: ServiceWorkerRegistration
  clients: { matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>; openWindow(url: string): Promise<unknown> }
  addEventListener(type: 'push', hear: (event: Push) => void): void
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void
}
const worker = self as unknown as Worker

worker.addEventListener('push', (event) => {
  const call = event.data?.json()
  if (!call) return
  const { id, title, body, url, language } = call
  // One that comes twice takes the place of the first.
  event.waitUntil(worker.registration.showNotification(title, { body: body === title ? '' : body, tag: id, lang: language, icon: '/icon-512.png', data: url }))
})

/** Shows what a call leads to: in a page where it is open already, or in a new one. */
async function follow(url: string): Promise<unknown> {
  const { pathname } = new URL(url)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === pathname)
  return open ? open.focus() : worker.clients.openWindow(pathname)
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data as string))
})
