/** A part of a page that is fetched when it is needed first. */
import { bring } from './api'

export interface Late<Part> {
  /** Null as long as it isn't here. */
  readonly part: Part | null
  /** Brings it, as soon as that can be. */
  readonly bring: () => Promise<Part>
}

export function late<Part>(fetch: () => Promise<{ default: Part }>): Late<Part> {
  let part = $state.raw<Part | null>(null)
  let coming: Promise<Part> | undefined
  return {
    get part() {
      return part
    },
    bring: () => (coming ??= bring(fetch).then((found) => (part = found))),
  }
}
