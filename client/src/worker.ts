/** Stands between the page and the server: what was fetched once is there when the server can't be reached.
 *
 * Tables and people always come from the server itself; how a table stood is kept by the page (`lib/kept.ts`).
 * Notifications come here, too, whether a page is open or not.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { Notifications } from './lib/people'
import { targetOf } from './lib/pushes'

/** After so many seconds without a reply what is there does. */
const PATIENCE = 3
/** What belongs to former versions goes after so many seconds. */
const KEPT_FOR = 60 * 24 * 3600

/** What the server writes itself: pages of their own. */
const WRITTEN = /^\/rules(\/|$)/
/** All that is printed and said: titles, their boards and cards, languages and words; and where the server is. */
const PRINTED = /^\/api\/(about|languages|titles|words)(\/|$)/
const OF_OTHERS = /^\/(faces\/|icon|manifest)/

/** The path below which the server lies; empty for the root. */
const BASE = new URL('.', location.href).pathname.slice(0, -1)

/** The path of an address without that. */
function pathOf(url: URL): string {
  return url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : ''
}

clientsClaim()

// One page for all other addresses.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    (pathOf(url) === '/' ||
      (request.mode === 'navigate' && !pathOf(url).startsWith('/api/') && !WRITTEN.test(pathOf(url)))),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ cacheKeyWillBeUsed: async () => `${BASE}/` }],
  }),
)

// Their names hold a hash of what is in them.
const expiring = new ExpirationPlugin({ maxAgeSeconds: KEPT_FOR, purgeOnQuotaError: true }) as WorkboxPlugin
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && pathOf(url).startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [expiring] }),
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && [WRITTEN, PRINTED, OF_OTHERS].some((those) => those.test(pathOf(url))),
  new NetworkFirst({ cacheName: 'printed', networkTimeoutSeconds: PATIENCE }),
)

/** What a notification says, where it leads to, and what stops all that come here. */
interface PushedNotification {
  id: string
  title: string
  body: string
  url: string
  language: string
  stop: Stop
}
interface Stop {
  link: string
  address: string
  secret: string
  label: string
  done: string
}
/** What is to be known when a notification that is shown is pressed. */
interface Shown {
  id: string
  url: string
  language: string
  stop: Stop
}
/** What a worker has that a page has not, as far as it is needed here. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Push extends Waiting {
  data: { json(): PushedNotification } | null
}
interface Clicked extends Waiting {
  action: string
  notification: { data: Shown; close(): void }
}
interface Changed extends Waiting {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
interface Page {
  url: string
  focus(): Promise<unknown>
}
interface Worker {
  registration: ServiceWorkerRegistration & {
    showNotification(
      title: string,
      options: NotificationOptions & { actions?: { action: string; title: string }[] },
    ): Promise<void>
  }
  clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', hear: (event: Push) => void): void
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void
  addEventListener(type: 'pushsubscriptionchange', hear: (event: Changed) => void): void
}
const worker = self as unknown as Worker
const PICTURE = `${BASE}/icon-512.png`
const STOP = 'stop'

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json()
  if (!pushed) return
  const { id, title, body, url, language, stop } = pushed
  const data: Shown = { id, url, language, stop }
  // One that comes twice takes the place of the first.
  event.waitUntil(
    worker.registration.showNotification(title, {
      body: body === title ? '' : body,
      tag: id,
      lang: language,
      icon: PICTURE,
      data,
      actions: [{ action: STOP, title: stop.label }],
    }),
  )
})

/** Shows what a notification leads to: in a page where it is open already, or in a new one. */
async function follow(url: string): Promise<unknown> {
  const { pathname } = new URL(url)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === pathname)
  return open ? open.focus() : worker.clients.openWindow(pathname)
}

/** Stops the notifications that come here, and says so; where that fails a page tries it, and says why. */
async function halt({ id, url, language, stop }: Shown): Promise<unknown> {
  const headers = { Authorization: `Bearer ${stop.secret}` }
  const done = await fetch(new URL(stop.address).pathname, { method: 'POST', headers }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (done)
    return worker.registration.showNotification(stop.done, {
      tag: id,
      lang: language,
      icon: PICTURE,
      data: { id, url, language, stop } satisfies Shown,
    })
  const { pathname, hash } = new URL(stop.link)
  return worker.clients.openWindow(pathname + hash)
}

worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification
  event.notification.close()
  event.waitUntil(event.action === STOP ? halt(data) : follow(data.url))
})

// A browser gets another address from its push service now and then: whoever was notified at the old one is notified there.
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)))

async function move({ oldSubscription: before, newSubscription }: Changed): Promise<void> {
  const { key, targets } = (await (await fetch(`${BASE}/api/me/calls`)).json()) as Notifications
  // What was switched off is left alone. Not every browser says which address it was.
  const old = targets.find(
    ({ kind, address, off }) => kind === 'push' && !off && (!before || address === before.endpoint),
  )
  if (!old) return
  const now =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const headers = { 'Content-Type': 'application/json' }
  const added = await fetch(`${BASE}/api/me/calls/targets`, {
    method: 'POST',
    headers,
    body: JSON.stringify(targetOf(now)),
  })
  if (added.ok && before)
    await fetch(`${BASE}/api/me/calls/targets/${old.target}/remove`, { method: 'POST', headers, body: '{}' })
}
