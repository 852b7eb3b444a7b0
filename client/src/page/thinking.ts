/**
 * Bots of the page think in a worker of their own, which is started by the first question, and again if it dies. Where
 * none is asked for a while it ends, since Python there takes as much memory as the server of the page.
 */

/** The name under which the browser's own clock notes how long each question has taken; `bench/page.py` reads it. */
export const QUESTION = 'question'

/** Milliseconds without a question after which the worker ends. */
export const REST = 120_000
/** Milliseconds that it may still take over a question that was dropped: about as long as another one would to start. */
export const GRACE = 2_000

interface Asked {
  question: Uint8Array
  resolve: (reply: Uint8Array) => void
  reject: (error: Error) => void
}

/** A question that was sent: its reply, and what drops it, since that is not wanted any more. */
export interface Posted {
  reply: Promise<Uint8Array>
  drop: () => void
}

/** A function that sends questions to that worker, one after the other. */
export function startThinking(base: string): (question: Uint8Array) => Posted {
  let worker: Worker | undefined
  let asked: Asked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: Asked[] = []

  function started(): Worker {
    const made = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
      asked?.resolve(data)
      next()
    }
    made.onerror = () => {
      const failed = [asked, ...waiting.splice(0)]
      for (const each of failed) each?.reject(new Error('the worker in which bots think has failed'))
      end()
    }
    made.postMessage(base)
    return made
  }

  /** Ends the worker, and goes on in another one if there is anything to be asked. */
  function end(): void {
    worker?.terminate()
    worker = undefined
    next()
  }

  function next(): void {
    clearTimeout(timer)
    timer = undefined
    asked = waiting.shift()
    if (asked) {
      worker ??= started()
      worker.postMessage(asked.question)
    } else if (worker) timer = setTimeout(end, REST)
  }

  return (question) => {
    const start = performance.now()
    let drop = (): void => {}
    const reply = new Promise<Uint8Array>((resolve, reject) => {
      const sent = { question, resolve, reject }
      waiting.push(sent)
      drop = () => {
        const place = waiting.indexOf(sent)
        if (place >= 0) waiting.splice(place, 1)
        else if (asked === sent) timer ??= setTimeout(end, GRACE)
      }
      if (!asked) next()
    }).then((found) => {
      performance.measure(QUESTION, { start })
      return found
    })
    return { reply, drop }
  }
}
