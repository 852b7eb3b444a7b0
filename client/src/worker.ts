/** Stands between the page and the server: what was fetched once is there when the server can't be reached.
 *
 * Tables and people always come from the server itself; how a table stood is kept by the page (`lib/kept.ts`).
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
