/** The server of a page that has its own. */
import type { Server } from '../lib/server'

/** Starts it, and gives it as soon as it can be asked. */
export async function startEngine(): Promise<Server> {
  throw new Error('this page was built without a server')
}
