import { expect, test } from 'vitest'
import { beside, roomFor, type Box } from '../../src/lib/beside'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const rail = box(1000, 50, 360, 300)
const below = box(0, 400, 360, 200)

test('what stands at an object on the boards keeps out of what is asked, beside or below them', () => {
  const atRail = roomFor(box(940, 300, 50, 50), rail, 1366, 768)
  expect(atRail).toEqual({ left: 6, top: 6, right: 994, bottom: 762 })
  const [left, top] = beside(box(940, 300, 50, 50), 270, 90, atRail)
  expect([left + 270, top]).toEqual([994, 202])

  const onPhone = roomFor(box(10, 60, 80, 60), below, 360, 640)
  expect(onPhone.bottom).toBe(394)
  expect(beside(box(10, 60, 80, 60), 270, 90, onPhone)).toEqual([6, 128])
})

test('at what is asked itself, or at what lies below it, there is the rest of the screen', () => {
  expect(roomFor(box(1010, 100, 300, 40), rail, 1366, 768).right).toBe(1360)
  expect(roomFor(box(1010, 400, 300, 40), rail, 1366, 768).top).toBe(356)
  expect(roomFor(box(10, 60, 80, 60), undefined, 360, 640)).toEqual({ left: 6, top: 6, right: 354, bottom: 634 })
})

test('it stands above or below, else beside, and where there is room nowhere, over the object', () => {
  const room = { left: 6, top: 6, right: 794, bottom: 394 }
  const object = box(300, 150, 100, 100)
  expect(beside(object, 200, 90, room)).toEqual([250, 52])
  expect(beside(object, 200, 90, room, true)).toEqual([250, 258])
  expect(beside(object, 200, 160, room)).toEqual([408, 120])
  expect(beside(box(600, 150, 100, 100), 200, 160, room)).toEqual([392, 120])
  const [, top] = beside(box(6, 6, 700, 380), 200, 160, room)
  expect(top + 160).toBeLessThanOrEqual(room.bottom)
})
