/** The worker that serves the page: Python with the application of the server, and the games on the browser's disk. */
import { expose, proxy, releaseProxy, type Remote } from 'comlink'
import { hasDisk, isInUse, mountDisk } from './disk'
import { startPython, type Progress } from './python'
import { startThinking } from './thinking'

const FOLDER = '/games'
const DATABASE = 'allmende.sqlite'
/** Of the pages of this address one at a time has its games open. */
const LOCK = 'allmende'
/** Milliseconds between two tries to have them, and their number: a page that was left gives them up a moment later. */
const AGAIN = 100
const TRIES = 10

export interface Reply {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}

/** Where the games are kept: on the disk, or for as long as the page is open. */
export type Kept = 'disk' | 'memory'

interface Application {
  request(
    method: string,
    address: string,
    headers: [string, string][],
    body: Uint8Array,
    number: number,
  ): Promise<Reply>
  leave(number: number): void
  connect(address: string, protocols: string[], received: (text: string) => void, closed: (code: number) => void): Close
}
type Close = (() => void) & { destroy(): void }

let application: Application

/**
 * Whether the games of this browser are this page's now. If another page has them, they aren't unless `insists`;
 * `lost` is called when another page has insisted.
 */
function take(insists: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const options: LockOptions = insists ? { steal: true } : { ifAvailable: true }
    navigator.locks
      .request(LOCK, options, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise(() => {})
      })
      .catch(lost)
  })
}

const engine = {
  /** Starts the application, if the games of this browser are not open in another page. */
  async start(base: string, insists: boolean, progress: Progress, lost: () => void): Promise<Kept | 'elsewhere'> {
    let close = (): void => {}
    const leave = (): void => {
      close()
      lost()
      self.close()
    }
    for (let tries = 1; hasDisk() && !(await take(insists, leave)); tries++) {
      if (tries === TRIES) return 'elsewhere'
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
    const python = await startPython(new URL(base), progress)
    let kept: Kept = 'disk'
    try {
      close = await mountDisk(python, FOLDER, [DATABASE, `${DATABASE}-journal`])
    } catch (error) {
      if (isInUse(error)) throw error
      // Some browsers keep nothing in private windows.
      kept = 'memory'
      python.FS.mkdirTree(FOLDER)
    }
    const main = python.pyimport('allmende.page.main')
    application = (await main.start(`${FOLDER}/${DATABASE}`, startThinking(base))) as Application
    return kept
  },

  request: (...asked: Parameters<Application['request']>): Promise<Reply> => application.request(...asked),

  /** Tells that the reply to the request of this number is not wanted any more. */
  leave: (number: number): void => application.leave(number),

  connect(
    address: string,
    protocols: string[],
    received: (text: string) => void,
    closed: (code: number) => void,
  ): () => void {
    // They live in the page.
    const [text, code] = [received as Remote<typeof received>, closed as Remote<typeof closed>]
    let isOver = false
    // Of functions that live elsewhere either side would take properties for its own.
    const hear = (news: string): void => void text(news)
    const end = (why: number): void => {
      isOver = true
      void code(why).then(() => {
        close.destroy()
        text[releaseProxy]()
        code[releaseProxy]()
      })
    }
    const close = application.connect(address, protocols, hear, end)
    return proxy(() => {
      if (!isOver) close()
    })
  },
}
export type Engine = typeof engine
expose(engine)
