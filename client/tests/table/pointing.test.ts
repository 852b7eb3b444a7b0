/** What is pointed at says what it is, as long as it is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../src/lib/table.svelte'
import { ui } from '../../src/lib/ui.svelte'
import { pointing } from '../../src/table/pointing'

let building: HTMLElement
const table = { hidePreview: () => {} } as unknown as Table

beforeEach(() => {
  vi.useFakeTimers()
  const object = { moves: [], label: 'Bakehouse', info: 'Bakes.', reason: '', noted: true }
  const { enter, hide } = pointing(
    () => table,
    () => object,
  )
  building = document.createElement('button')
  building.addEventListener('pointerenter', (event) => enter(event as PointerEvent))
  building.addEventListener('pointerleave', hide)
  document.body.append(building)
})

afterEach(() => building.remove())

function point(kind: 'pointerenter' | 'pointerleave', pointerType = 'mouse'): void {
  building.dispatchEvent(Object.assign(new Event(kind), { pointerType }))
}

test('a note comes where a pointer rests for a moment, and goes with it', () => {
  point('pointerenter')
  vi.advanceTimersByTime(300)
  expect(ui.bubble).toBeNull()
  vi.advanceTimersByTime(100)
  expect(ui.bubble).toMatchObject({ title: 'Bakehouse', text: 'Bakes.' })
  point('pointerleave')
  expect(ui.bubble).toBeNull()
})

test('there is none where a pointer has only passed, nor for a finger', () => {
  point('pointerenter')
  point('pointerleave')
  point('pointerenter', 'touch')
  vi.advanceTimersByTime(1000)
  expect(ui.bubble).toBeNull()
})

test('a note does not outlive what it is about', () => {
  point('pointerenter')
  building.remove()
  vi.advanceTimersByTime(1000)
  expect(ui.bubble).toBeNull()
})
