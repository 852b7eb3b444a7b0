/** Sockets that a test answers by hand, in place of the browser's. */
import { vi } from 'vitest'

/** A connection to a stream: the test opens it, speaks through it as the server does, and drops it. */
export class TestSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  /** All sockets that were opened since `useTestSockets`, the latest last. */
  static opened: TestSocket[] = []

  readyState = TestSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(
    readonly url: string,
    readonly protocols: readonly string[] = [],
  ) {
    TestSocket.opened.push(this)
  }

  /** The server says something; the first message opens the connection. */
  say(message: object): void {
    this.readyState = TestSocket.OPEN
    this.onopen?.()
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The connection ends with a code, by default as when it is lost. */
  drop(code = 1006): void {
    this.readyState = TestSocket.CLOSED
    this.onclose?.({ code })
  }

  close(): void {
    this.readyState = TestSocket.CLOSED
  }
}

/** Replaces the browser's sockets until the test ends, and gives a function that finds the latest one. */
export function useTestSockets(): () => TestSocket {
  TestSocket.opened = []
  vi.stubGlobal('WebSocket', TestSocket)
  return () => {
    const socket = TestSocket.opened.at(-1)
    if (!socket) throw new Error('no stream was opened')
    return socket
  }
}
