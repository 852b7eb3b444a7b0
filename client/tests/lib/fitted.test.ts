/** Rows of symbols show what there is room for. Each symbol is one wide here, and so is the note that tells of what is left out. */
import { afterEach, expect, test } from 'vitest'
import { fitted } from '../../src/lib/fitted'

const actions: { destroy(): void }[] = []
afterEach(() => actions.splice(0).forEach((each) => each.destroy()))

/** A row with room for a number of symbols, the action that fits it, and how often it was measured. */
function laidOut(room: number, symbols: string) {
  const row = document.createElement('div')
  row.innerHTML = `<span class="icons"><span class="line">${symbols}</span></span>`
  let measured = 0
  Object.defineProperties(row, {
    clientWidth: { get: () => room - 1 },
    scrollWidth: {
      get: () => {
        measured++
        return left(row) + row.classList.length
      },
    },
  })
  document.body.append(row)
  const action = fitted(row, [])
  actions.push(action)
  return { row, action, measurements: () => measured }
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
const left = (row: Element): number => row.querySelectorAll('.line > :not([hidden])').length
const PIECE = '<b class="piece"></b>'
const SIGN = '<b class="sign"></b>'

test('a row leaves out its last symbols, and a sign that nothing follows', async () => {
  const { row, action } = laidOut(3, PIECE + PIECE + SIGN + PIECE + PIECE)
  action.update(['wood'])
  await frame()
  expect(left(row)).toBe(2)
  expect(row.className).toBe('abridged')
})

test('a row shows all of its symbols as soon as there is room for them, or none where there is no room for one', async () => {
  const { row, action } = laidOut(3, PIECE + PIECE + PIECE)
  action.update(['wood'])
  await frame()
  expect([left(row), row.className]).toEqual([3, ''])
  const narrow = laidOut(0, PIECE + PIECE)
  narrow.action.update(['wood'])
  await frame()
  expect(narrow.row.querySelector<HTMLElement>('.icons')!.hidden).toBe(true)
})

test('a row that is drawn anew as it was is not measured', async () => {
  const { action, measurements } = laidOut(1, PIECE + PIECE)
  action.update(['wood', 'clay'])
  await frame()
  const before = measurements()
  action.update(['wood', 'clay'])
  await frame()
  expect(measurements()).toBe(before)
  action.update(['wood', 'reed'])
  await frame()
  expect(measurements()).toBeGreaterThan(before)
})
