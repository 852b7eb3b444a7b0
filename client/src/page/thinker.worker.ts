/** The worker in which bots think: its first message is the address of the engine's folder, all others are questions. */
import * as nets from './nets'
import { startPython } from './python'

type Answer = (question: Uint8Array) => Uint8Array

const ANSWER = `
from allmende.page.bot_worker import answer
from pyodide.ffi import to_js
lambda question: to_js(answer(question.to_bytes()))
`

async function prepared(base: string): Promise<Answer> {
  const python = await startPython(new URL(base))
  python.registerJsModule('allmende_nets', nets)
  python.pyimport('allmende.bots.javascript_nets').install()
  return python.runPython(ANSWER) as Answer
}

let answering: Promise<Answer>
let last = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => {
  if (typeof data === 'string') {
    answering = prepared(data)
    return
  }
  last = last.then(async () => postMessage((await answering)(data)))
  last.catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
})
