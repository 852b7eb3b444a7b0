/** A browser as one of the ways to be notified; the page and the worker both tell of it. */
import type { NewTarget } from './people'

/** Where pushes to this browser go, and the keys that they are encrypted with. */
export function targetOf(subscription: PushSubscription): NewTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { kind: 'push', address: endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}
