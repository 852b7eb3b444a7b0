/** The server that the page asks: over the network, or, in a page that has its own, in a worker. */

import { base } from './base'

/** The part of a WebSocket that streams use. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  close(): void
}

export interface Server {
  /** Whether it serves this page alone: then there are no other people, no links to send and no notifications. */
  readonly alone: boolean
  fetch(path: string, options?: RequestInit): Promise<Response>
  /** Opens a socket at a path, with the protocols that are asked for. */
  connect(path: string, protocols: string[]): Socket
}

/** The server from which the page has come. */
export const network: Server = {
  alone: false,
  fetch: (path, options) => fetch(base + path, options),
  connect: (path, protocols) =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}${path}`, protocols),
}

let current = network

/** Has the page ask this server from now on. To be called before anything is shown: pages don't hear of it. */
export function serveBy(other: Server): void {
  current = other
}

/** The one that is asked now, the network's by default. */
export const server: Server = {
  get alone() {
    return current.alone
  },
  fetch: (path, options) => current.fetch(path, options),
  connect: (path, protocols) => current.connect(path, protocols),
}
