/** Questions to the worker in which bots think: one after the other, in a worker that ends when it is of no use. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GRACE, REST, startThinking } from '../../src/page/thinking'

/** A worker that answers when the test says so. */
class TestWorker {
  static made: TestWorker[] = []
  onmessage: ((event: { data: Uint8Array }) => void) | null = null
  onerror: (() => void) | null = null
  terminated = false
  readonly messages: unknown[] = []

  constructor() {
    TestWorker.made.push(this)
  }
  postMessage(message: unknown): void {
    this.messages.push(message)
  }
  answer(): void {
    this.onmessage!({ data: new Uint8Array([100 + (this.messages.at(-1) as Uint8Array)[0]!]) })
  }
  terminate(): void {
    this.terminated = true
  }
}

const question = (number: number): Uint8Array => new Uint8Array([number])

beforeEach(() => {
  TestWorker.made = []
  vi.stubGlobal('Worker', TestWorker)
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

test('questions are asked one after the other, in one worker that the first one starts', async () => {
  const post = startThinking('base/')
  expect(TestWorker.made).toHaveLength(0)
  const [one, two] = [post(question(1)), post(question(2))]
  const [worker] = TestWorker.made
  expect(worker!.messages).toEqual(['base/', question(1)])
  worker!.answer()
  expect(await one.reply).toEqual(question(101))
  expect(worker!.messages.at(-1)).toEqual(question(2))
  worker!.answer()
  expect(await two.reply).toEqual(question(102))
  expect(TestWorker.made).toHaveLength(1)
})

test('a worker that is asked nothing for a while ends, and another one is started when it is needed', async () => {
  const post = startThinking('base/')
  const one = post(question(1))
  vi.advanceTimersByTime(2 * REST)
  expect(TestWorker.made[0]!.terminated).toBe(false)
  TestWorker.made[0]!.answer()
  await one.reply
  vi.advanceTimersByTime(REST - 1)
  const two = post(question(2))
  vi.advanceTimersByTime(REST)
  TestWorker.made[0]!.answer()
  await two.reply
  vi.advanceTimersByTime(REST)
  expect(TestWorker.made[0]!.terminated).toBe(true)
  const three = post(question(3))
  TestWorker.made[1]!.answer()
  expect(await three.reply).toEqual(question(103))
})

test('a question that is dropped before its turn is never asked', async () => {
  const post = startThinking('base/')
  const [one, two, three] = [post(question(1)), post(question(2)), post(question(3))]
  two.drop()
  TestWorker.made[0]!.answer()
  await one.reply
  TestWorker.made[0]!.answer()
  await three.reply
  expect(TestWorker.made[0]!.messages).toEqual(['base/', question(1), question(3)])
})

test('one that is dropped while it is thought about ends the worker, unless it is done soon', async () => {
  const post = startThinking('base/')
  post(question(1)).drop()
  const two = post(question(2))
  vi.advanceTimersByTime(GRACE - 1)
  TestWorker.made[0]!.answer()
  vi.advanceTimersByTime(GRACE)
  TestWorker.made[0]!.answer()
  expect(await two.reply).toEqual(question(102))

  post(question(3)).drop()
  const four = post(question(4))
  vi.advanceTimersByTime(GRACE)
  expect(TestWorker.made[0]!.terminated).toBe(true)
  TestWorker.made[1]!.answer()
  expect(await four.reply).toEqual(question(104))
  // What is dropped when it is done changes nothing.
  four.drop()
  vi.advanceTimersByTime(GRACE)
  expect(TestWorker.made[1]!.terminated).toBe(false)
})

test('all questions fail of which the worker dies, and the next one has another worker', async () => {
  const post = startThinking('base/')
  const failing = [post(question(1)), post(question(2))].map(({ reply }) => expect(reply).rejects.toThrow('has failed'))
  TestWorker.made[0]!.onerror!()
  await Promise.all(failing)
  const three = post(question(3))
  TestWorker.made[1]!.answer()
  expect(await three.reply).toEqual(question(103))
})
