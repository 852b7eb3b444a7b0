/** Drafts that are practised: their addresses, and what is said of picks. */
import { describe, expect, it } from 'vitest'
import { isSure, partnersOf, reach, told, verdict } from '../../src/lib/card-choices'
import { after, anyOf, draftAt, pathOf } from '../../src/lib/drafts'
import type { JudgedPick } from '../../src/lib/people'
import type { CardChoice } from '../../src/lib/protocol'

const way = { title: 'agricola', players: 2, options: { cards: 'base', hands: 'draft' } }

describe('the address of a draft', () => {
  it('has all that the packets follow from', () => {
    const draft = { ...way, seed: 7 }
    const [path = '', search = ''] = pathOf(draft).split('?')
    expect(draftAt(path, `?${search}`)).toEqual(draft)
  })
  it('of none is that of the page where one is chosen', () => {
    expect(draftAt('/draft', '')).toBeNull()
    expect(draftAt('/draft/agricola/x', '?players=2')).toBeNull()
    expect(draftAt('/draft/agricola/7', '')).toBeNull()
  })
  it('of the next draft has the next seed', () => {
    expect(after({ ...way, seed: 7 }).seed).toBe(8)
    expect(after({ ...way, seed: 999_999 }).seed).toBe(0)
    expect(anyOf(way)).toMatchObject(way)
  })
})

describe('what is said of a pick', () => {
  const choice = (card: string, value: number): CardChoice => ({
    card,
    dealt: 90,
    played: 50,
    alone: { value, half: 0.5 },
    points: { value, half: 0.5 },
    partners: [],
  })
  const pick = (behind: number, half: number): JudgedPick => ({
    card: 'b',
    ranked: [choice('a', 1), choice('b', 1 - behind)],
    behind: { value: behind, half },
    is_best: behind === 0,
  })

  it('is only sure beyond the interval', () => {
    expect(verdict(pick(0.6, 0.7), (card) => card.toUpperCase())).toEqual({
      id: 'draft-behind',
      args: { card: 'A', points: '0.6 ± 0.7', sure: 'no' },
    })
    expect(verdict(pick(0.8, 0.7), (card) => card)).toMatchObject({ args: { sure: 'yes' } })
    expect(verdict(pick(0, 0), (card) => card)).toEqual({ id: 'draft-best' })
  })
  it('has signs, and no zero has one of less', () => {
    expect(told({ value: -0.04, half: 0.5 })).toBe('+0.0 ± 0.5')
    expect(told({ value: -1.26, half: 0.5 })).toBe('−1.3 ± 0.5')
    expect(reach({ value: -1.26, half: 0.5 })).toBe('1.3 ± 0.5')
    expect(isSure({ value: -0.6, half: 0.5 })).toBe(true)
  })
  it('names the other card of a pair', () => {
    const paired = { ...choice('a', 1), partners: [{ cards: ['c', 'a'], points: { value: 1, half: 0.4 } }] }
    expect(partnersOf(paired)).toEqual([{ card: 'c', points: '+1.0 ± 0.4' }])
  })
})
