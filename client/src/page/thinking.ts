/** Bots of the page think in a worker of their own, which is started by the first question, and again if it dies. */

/** The name under which the browser's own clock notes how long each question has taken; `bench/page.py` reads it. */
export const QUESTION = 'question'

interface Waiting {
  resolve: (reply: Uint8Array) => void
  reject: (error: Error) => void
}

/** A function that sends a question to that worker, one after the other, and gives its reply. */
export function startThinking(base: string): (question: Uint8Array) => Promise<Uint8Array> {
  let worker: Worker | undefined
  const waiting: Waiting[] = []

  function started(): Worker {
    const made = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Uint8Array>) => waiting.shift()?.resolve(data)
    made.onerror = () => {
      worker = undefined
      made.terminate()
      for (const { reject } of waiting.splice(0)) reject(new Error('the worker in which bots think has failed'))
    }
    made.postMessage(base)
    return made
  }

  return async (question) => {
    const start = performance.now()
    const reply = await new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ resolve, reject })
      worker ??= started()
      worker.postMessage(question)
    })
    performance.measure(QUESTION, { start })
    return reply
  }
}
