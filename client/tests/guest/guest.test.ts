/** Games of other packages: what draws them, and what on their drawings answers. */
import { afterEach, expect, test, vi } from 'vitest'
import { invited } from '../../src/guest'
import Plain from '../../src/guest/Plain.svelte'
import type { Table } from '../../src/guest/table'
import { moduleOf } from '../../src/guest/table'
import { light } from '../../src/guest/targets'
import { titles } from '../../src/titles'
import type { MoveView, View } from '../../src/lib/protocol'
import { ui } from '../../src/lib/ui.svelte'
import { show } from '../page'
import { useServer } from '../server'

afterEach(() => (document.body.innerHTML = ''))

test('a game that nobody knows, or whose package draws nothing, is plain text', async () => {
  const { face } = await invited('unheard-of')
  expect([face.categorySigns, face.isHeading({ type: 'x', seat: 0, message: { id: 'x' } })]).toEqual([[], false])
  // Nobody can tell whether plain text shows a hand.
  expect(face.hasSecrets!({} as View)).toBe(true)
  expect(titles('unheard-of').emblem).toEqual([])
})

test('plain text is what the rules write of the game as it stands, or stood', async () => {
  const written = (query: URLSearchParams): string =>
    `week ${query.get('at')} as ${query.get('eyes') ?? 'anybody'} sees it`
  const server = useServer({ 'GET /api/tables/t1.txt': ({ query }) => new Response(written(query)) })
  const table = { id: 't1', key: 'key', version: 3, past: null, eyes: null }
  const now = show(Plain, { table })
  await vi.waitFor(() => expect(now.textContent).toContain('week 3 as anybody sees it'))
  const then = show(Plain, { table: { ...table, past: { at: 1 }, eyes: 0 } })
  await vi.waitFor(() => expect(then.textContent).toContain('week 1 as 0 sees it'))
  expect(server.those('GET /api/tables/t1.txt').map(({ key }) => key)).toEqual(['key', 'key'])
})

test('a module that can’t be used is told of, and there is plain text', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  useServer({ 'GET /api/titles': [{ name: 'broken', face: 'data:text/javascript,oh no' }] })
  const { face } = await invited('broken')
  expect(face.hasSecrets!({} as View)).toBe(true)
  expect(complain).toHaveBeenCalled()
})

test('a module says what is a heading, what counts and what is hidden', async () => {
  const source = `export default { score: ['worker'], headings: ['round'], symbols: { 'guest-test-thing': '<path/>' } }`
  useServer({ 'GET /api/titles': [{ name: 'guest', face: `data:text/javascript,${encodeURIComponent(source)}` }] })
  const { face } = await invited('guest')
  expect(face.categorySigns).toEqual(['worker'])
  expect(face.isHeading({ type: 'round', seat: -1, message: { id: 'x' } })).toBe(true)
  expect(face.hasSecrets!({} as View)).toBe(false)
  expect(face.tabFor({} as never)).toBe('board')
  const extra = await face.bring!({} as Table)
  expect(moduleOf({ extra } as Table)?.score).toEqual(['worker'])
  expect(moduleOf({ extra: null } as Table)).toBeNull()
})

function drawing(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="drawing">${markup}</div>`
  return document.getElementById('drawing')!
}
const move = (text: string, target: string): MoveView => ({ text, target, verb: 'do', label: { id: 'x' } })
function tableWith(moves: MoveView[], more: object = {}) {
  return {
    face: { groups: [{ kinds: [] }] },
    decision: { moves, refusals: [{ target: 'mill', reason: { id: 'screen-close' } }] },
    preview: null,
    play: vi.fn(),
    showPreview: vi.fn(),
    hidePreview: vi.fn(),
    ...more,
  } as unknown as Table & { play: ReturnType<typeof vi.fn> }
}

test('what moves can be made with is lit; what is refused says why', () => {
  const element = drawing(
    '<button data-target="field" data-label="Field"></button><button data-target="mill" data-label="Mill"></button><p></p>',
  )
  light(element, tableWith([move('sow', 'field')]))
  const [field, mill] = [...element.querySelectorAll('button')]
  expect([
    field!.className,
    field!.ariaDisabled ?? field!.getAttribute('aria-disabled'),
    field!.getAttribute('aria-label'),
  ]).toEqual(['lit', 'false', 'Field'])
  expect([mill!.className, mill!.getAttribute('aria-disabled'), mill!.getAttribute('aria-label')]).toEqual([
    'refused',
    'true',
    'Mill. Close',
  ])
  light(element, tableWith([]))
  expect(field!.className).toBe('')
})

test('a press plays the one move there is, or offers several', () => {
  const element = drawing('<button data-target="field" data-label="Field"></button>')
  const [one, other] = [move('sow', 'field'), move('reap', 'field')]
  const table = tableWith([one])
  light(element, table)
  element.querySelector('button')!.click()
  expect(table.play).toHaveBeenCalledWith(one)
  Object.assign(table.decision!, { moves: [one, other] })
  light(element, table)
  element.querySelector('button')!.click()
  expect(table.play).toHaveBeenCalledTimes(1)
  expect(ui.chooser?.moves).toEqual([one, other])
  expect(ui.chooser?.title).toBe('Field')
})

test('what a preview is about is marked', () => {
  const element = drawing('<button data-target="field"></button>')
  light(element, tableWith([move('sow', 'field')], { preview: { move: move('sow', 'field') } }))
  expect(element.querySelector('button')!.classList.contains('hinted')).toBe(true)
})
