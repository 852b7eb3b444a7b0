import { expect, test } from 'vitest'
import { halves, signed } from '../../src/lib/points'

test('a number that ends in a half is written with ½, and a minus is no hyphen', () => {
  expect([3, 3.5, 0.5, 0, -0.5, -3.5, -2].map(halves)).toEqual(['3', '3½', '½', '0', '−½', '−3½', '−2'])
})

test('a change has its sign', () => {
  expect([3, 0.5, 0, -1].map(signed)).toEqual(['+3', '+½', '0', '−1'])
})
