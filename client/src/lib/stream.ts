/** A stream of news. Whenever it is lost it is opened again, with patience. */
import { server, type Socket } from './server'

export type Connection = 'connecting' | 'open' | 'lost' | 'failing' | 'limited' | 'unknown' | 'forbidden' | 'refused'

/** What it means that the server closes the stream with such a code; any other is a connection that was lost. */
const CLOSED: Readonly<Record<number, Connection>> = {
  4403: 'forbidden',
  4404: 'unknown',
  4422: 'refused',
  4429: 'limited',
  4503: 'failing',
}

/** What is said while the stream is to be opened again. */
export const WAITING: Readonly<Partial<Record<Connection, string>>> = {
  lost: 'screen-reconnecting',
  failing: 'screen-trying-again',
  limited: 'screen-limited',
}

/** The server ends, and another one is there, or will be soon: one goes there at once. */
const REPLACED = 1012
/** Milliseconds within which those who are sent elsewhere come there. */
const SPREAD = 200
const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000

/** A page that was out of sight for so long may have lost its connection without being told: phones sleep, networks change. */
const ASLEEP = 20_000

/** The protocols that are asked for: a key comes as one of them, since proxies write addresses down. */
function spoken(key: string): string[] {
  // Keys have no other letters. What somebody made up is refused, however it is spelt.
  return key ? ['allmende', `key.${encodeURIComponent(key).replace(/[()]/g, '-')}`] : []
}

export class Stream<M> {
  private socket: Socket | undefined
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private waits = false
  private hiddenAt = 0

  /** `address` is the path and query, `lost` hears why there is no news for now, and `key` is whose eyes listen. */
  constructor(
    private readonly address: () => string,
    private readonly receive: (message: M) => void,
    private readonly lost: (why: Connection) => void,
    private readonly key = '',
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.wake)
  }

  /** Opens the stream, anew if it is open. */
  open(): void {
    clearTimeout(this.timer)
    this.waits = false
    this.hangUp()
    const socket = server.connect(this.address(), spoken(this.key))
    this.socket = socket
    socket.onmessage = (message) => {
      if (socket !== this.socket || this.closed) return
      this.wait = FIRST_WAIT
      this.receive(JSON.parse(message.data as string) as M)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.closed) return
      if (code === REPLACED && this.wait === FIRST_WAIT) this.follow()
      else this.again(CLOSED[code] ?? 'lost')
    }
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.timer)
    this.hangUp()
  }

  /** Browsers complain of a connection that is closed before it is there. */
  private hangUp(): void {
    const { socket } = this
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Goes to the server that takes the place of the one that ends. Nothing is said of it, unless that fails. */
  private follow(): void {
    this.waits = true
    this.wait = 2 * FIRST_WAIT
    this.timer = setTimeout(() => this.open(), SPREAD * Math.random())
  }

  private again(why: Connection): void {
    this.lost(why)
    if (why === 'forbidden' || why === 'unknown') return
    this.waits = true
    // Many who were cut off at once don't come back at once.
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()))
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
  }

  private hurry = (): void => {
    if (this.waits) this.open()
  }

  /** Whoever comes back to the page does not wait for its news. */
  private wake = (): void => {
    if (document.hidden) this.hiddenAt = Date.now()
    else if (this.waits || Date.now() - this.hiddenAt > ASLEEP) this.open()
  }
}
