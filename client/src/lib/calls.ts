/** How I am called when a table asks for me, and this browser among the ways. */
import { get, post } from './api'
import type { Calls, NewTarget, Target, Wishes } from './people'
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
export function notHere(): 'screen-calls-no-push' | 'screen-calls-denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'screen-calls-no-push'
  return Notification.permission === 'denied' ? 'screen-calls-denied' : null
}

/** Has this browser take calls that are signed with a key; null if its owner doesn't want that. */
export async function subscribe(key: string): Promise<NewTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  // One that was made for another server's key is good for nothing here.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe()
  const { endpoint = '', keys = {} } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  return { kind: 'push', address: endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i])
}
