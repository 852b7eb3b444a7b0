/** Addresses of the page in both forms: read, linked to, and gone to. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { address, hashes, hrefOf, paths, useAddresses } from '../../src/lib/address'

const reset = (): void => {
  useAddresses(paths)
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
}
beforeEach(reset)
afterEach(reset)

const EVERYWHERE = [
  ['/', { path: '/', search: '', key: '' }],
  ['/?title=arle', { path: '/', search: '?title=arle', key: '' }],
  ['/t/t1', { path: '/t/t1', search: '', key: '' }],
  ['/t/t1#a-key', { path: '/t/t1', search: '', key: 'a-key' }],
  ['/learn/agricola/first?anew', { path: '/learn/agricola/first', search: '?anew', key: '' }],
  ['/rules/arle?language=de#space:fishing', { path: '/rules/arle', search: '?language=de', key: 'space:fishing' }],
] as const

const named = (): object => ({ path: address.path, search: address.search, key: address.key })

describe.each([
  ['paths', paths],
  ['hashes', hashes],
])('in the form of %s', (_, form) => {
  beforeEach(() => useAddresses(form))

  test.each(EVERYWHERE)('%s is gone to, and read again', (to, found) => {
    address.go(to)
    expect(named()).toEqual(found)
  })

  test.each(EVERYWHERE)('a link leads to %s', (to, found) => {
    history.replaceState(null, '', hrefOf(to))
    expect(named()).toEqual(found)
  })

  test('another address comes after the one before, or in its place', () => {
    const before = history.length
    address.go('/learn')
    expect(history.length).toBe(before + 1)
    address.go('/hall', true)
    expect(history.length).toBe(before + 1)
    expect(address.path).toBe('/hall')
  })
})

test('paths are those of the server', () => {
  expect(hrefOf('/t/t1#key')).toBe('/t/t1#key')
  address.go('/t/t1#key')
  expect(location.href).toBe(`${location.origin}/t/t1#key`)
})

test('hashes leave the page where it is, below whatever path', () => {
  history.replaceState(null, '', '/games/allmende/index.html')
  useAddresses(hashes)
  expect(named()).toEqual({ path: '/', search: '', key: '' })
  expect(hrefOf('/t/t1#key')).toBe('#/t/t1#key')
  address.go('/t/t1#key')
  expect(location.pathname).toBe('/games/allmende/index.html')
  expect(location.hash).toBe('#/t/t1#key')
})

test.each(['#', '#moves', ''])('of “%s” no hash names an address: it is the start page’s', (hash) => {
  useAddresses(hashes)
  history.replaceState(null, '', `/${hash}`)
  expect(address.path).toBe('/')
})

describe('a press of a link', () => {
  /** Where a press of a link to an address leads within the page. */
  function led(href: string, how: MouseEventInit = {}, more: Record<string, string> = {}): string | null {
    const link = document.createElement('a')
    Object.entries({ href, ...more }).forEach(([name, value]) => link.setAttribute(name, value))
    const target = link.appendChild(document.createElement('span'))
    // What the browser itself does with a press is not wanted here.
    const press = new MouseEvent('click', how)
    Object.defineProperty(press, 'target', { value: target })
    return address.ledTo(press)
  }

  test('in the form of paths is the browser’s', () => {
    expect(led('/learn')).toBeNull()
  })

  test('in the form of hashes leads on within the page', () => {
    useAddresses(hashes)
    expect(led('#/learn/agricola?x')).toBe('/learn/agricola?x')
    expect(led('#/t/t1#key')).toBe('/t/t1#key')
  })

  test('is the browser’s where it leads out of the page, or is to open elsewhere', () => {
    useAddresses(hashes)
    expect(led('https://example.org/')).toBeNull()
    expect(led('#moves')).toBeNull()
    expect(led('#/learn', { ctrlKey: true })).toBeNull()
    expect(led('#/learn', { button: 1 })).toBeNull()
    expect(led('#/learn', {}, { target: '_blank' })).toBeNull()
  })
})
