/** The address of the page: what it names, and how links to other addresses are written. */

import { base } from './base'

/** What an address names. */
export interface Named {
  /** Begins with a slash. */
  path: string
  /** Empty, or it begins with a question mark. */
  search: string
  /** The key of a table or a secret, or a place in the rules; or empty. */
  key: string
}

/** How addresses of the page are written. They are told as `/PATH?SEARCH#KEY`, however they are written. */
export interface Form {
  read(): Named
  /** What a link to an address has as its `href`. */
  hrefOf(to: string): string
  /** The address to which a press of a link leads without a page being loaded; null where the browser sees to the press. */
  ledTo(press: MouseEvent): string | null
}

/** Each address is that of a page, which a server has at every one of them, below its base path. */
export const paths: Form = {
  // A link with a game is the same everywhere, since who makes it needn't know what will open it.
  read: () =>
    location.pathname === `${base}/` && location.hash.startsWith('#/record#')
      ? hashes.read()
      : { path: location.pathname.slice(base.length), search: location.search, key: location.hash.slice(1) },
  hrefOf: (to) => base + to,
  ledTo: () => null,
}

/** Addresses follow a hash: one page, below whatever folder, is at all of them, and links within it load nothing. */
export const hashes: Form = {
  read() {
    const [, path = '/', search = '', key = ''] = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(location.hash) ?? []
    return { path, search: search.length > 1 ? search : '', key }
  },
  hrefOf: (to) => `#${to}`,
  ledTo(press) {
    const link = press.target instanceof Element ? press.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    const isElsewhere = press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey || link?.target
    return href.startsWith('#/') && !isElsewhere && !press.defaultPrevented ? href.slice(1) : null
  },
}

let form = paths

/** Has addresses be read and written in this form from now on. */
export function useAddresses(other: Form): void {
  form = other
}

/** What a link to an address of the page has as its `href`. */
export function hrefOf(to: string): string {
  return form.hrefOf(to)
}

export const address = {
  get path(): string {
    return form.read().path
  },
  get search(): string {
    return form.read().search
  },
  get key(): string {
    return form.read().key
  },
  /** Has the page be at another address, in place of the one before if `instead`. It loads nothing, and no event tells of it. */
  go(to: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', form.hrefOf(to))
  },
  ledTo: (press: MouseEvent): string | null => form.ledTo(press),
}
