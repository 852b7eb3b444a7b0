/** How I am called when a table asks for me, and this browser among the ways. */
import { get, post, Refused } from './api'
import type { Calls, NewTarget, Target, Wishes } from './people'
import { targetOf } from './pushes'
import { settings } from './settings.svelte'
import { tellWhere } from './whereabouts'

export const HOOKS = ['discord', 'slack', 'ntfy', 'json'] as const
export type Hook = (typeof HOOKS)[number]
export const DELAYS = [60, 300, 900, 3600] as const

export const calls = {
  mine: (): Promise<Calls> => get('/api/me/calls'),
  wish: (wishes: Wishes): Promise<Calls> => post('/api/me/calls', wishes),
  /** One more way; calls go by my clock, and in my language. */
  add: (target: NewTarget): Promise<Calls> => tellWhere().then(() => post('/api/me/calls/targets', target)),
  turn: ({ target }: Target, on: boolean): Promise<Calls> => post(`/api/me/calls/targets/${target}`, { on }),
  remove: ({ target }: Target): Promise<Calls> => post(`/api/me/calls/targets/${target}/remove`, {}),
  attempt: ({ target }: Target): Promise<Calls> => post(`/api/me/calls/targets/${target}/try`, {}),
  /** Whoever has got a call can stop what goes where it went. */
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

/** What stands in the way of calling this browser; null if nothing does. */
export function notHere(): 'call-insecure' | 'screen-calls-no-push' | 'screen-calls-denied' | null {
  // Where a page is not trusted, browsers have nothing of what is asked for below.
  if (!isSecureContext) return 'call-insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'screen-calls-no-push'
  return Notification.permission === 'denied' ? 'screen-calls-denied' : null
}

/** Has this browser take calls that are signed with a key; null if its owner doesn't want that. */
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
    throw new Refused(0, { id: 'screen-calls-no-service' })
  }
}

/** Milliseconds until a worker that has not come won't. */
const PATIENCE = 8000

/** The worker that takes calls; some browsers never have one, in private windows for instance, and don't say so. */
function ready(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, refuse) => {
    setTimeout(() => refuse(new Refused(0, { id: 'screen-calls-no-worker' })), PATIENCE)
    navigator.serviceWorker.ready.then(resolve, refuse)
  })
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i])
}
