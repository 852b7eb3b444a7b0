/** How I am notified when a table waits for me, and this browser among the ways. */
import { get, post, Refused } from './api'
import type { NewTarget, Notifications, Target, Wishes } from './people'
import { targetOf } from './pushes'
import { settings } from './settings.svelte'
import { tellWhere } from './whereabouts'

export const HOOKS = ['discord', 'slack', 'ntfy', 'json'] as const
export type Hook = (typeof HOOKS)[number]
export const DELAYS = [60, 300, 900, 3600] as const

export const notifications = {
  mine: (): Promise<Notifications> => get('/api/me/calls'),
  wish: (wishes: Wishes): Promise<Notifications> => post('/api/me/calls', wishes),
  /** One more way; notifications go by my clock, and in my language. */
  add: (target: NewTarget): Promise<Notifications> => tellWhere().then(() => post('/api/me/calls/targets', target)),
  turn: ({ target }: Target, on: boolean): Promise<Notifications> => post(`/api/me/calls/targets/${target}`, { on }),
  remove: ({ target }: Target): Promise<Notifications> => post(`/api/me/calls/targets/${target}/remove`, {}),
  attempt: ({ target }: Target): Promise<Notifications> => post(`/api/me/calls/targets/${target}/try`, {}),
  /** Whoever has got a notification can stop what goes where it went. */
  stop: (target: string, secret: string): Promise<unknown> => post(`/api/calls/${target}/stop`, {}, secret),
  confirm: (secret: string): Promise<unknown> => post('/api/mail/confirm', { secret }),
  enter: (address: string): Promise<unknown> => post('/api/mail/enter', { address, language: settings.language }),
}

/** The service whose addresses look like this one. */
export function serviceOf(address: string): Hook | null {
  if (/^https:\/\/(ptb\.|canary\.)?discord(app)?\.com\//.test(address)) return 'discord'
  if (/^https:\/\/hooks\.slack\.com\//.test(address)) return 'slack'
  return /^https?:\/\/ntfy\./.test(address) ? 'ntfy' : null
}

/** What stands in the way of notifying this browser; null if nothing does. */
export function notHere(): 'call-insecure' | 'notifications-no-push' | 'notifications-denied' | null {
  // Where a page is not trusted, browsers have nothing of what is asked for below.
  if (!isSecureContext) return 'call-insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'notifications-no-push'
  return Notification.permission === 'denied' ? 'notifications-denied' : null
}

/** Has this browser take notifications that are signed with a key; null if its owner doesn't want that. */
export async function subscribe(key: string): Promise<NewTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await ready()
  const known = await pushManager.getSubscription()
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  // One that was made for another server's key is good for nothing here.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe()
  try {
    return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  } catch {
    throw new Refused(0, { id: 'notifications-no-service' })
  }
}

/** Milliseconds until a worker that has not come won't. */
const PATIENCE = 8000

/** The worker that takes notifications; some browsers never have one, in private windows for instance, and don't say so. */
function ready(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, refuse) => {
    setTimeout(() => refuse(new Refused(0, { id: 'notifications-no-worker' })), PATIENCE)
    navigator.serviceWorker.ready.then(resolve, refuse)
  })
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i])
}
