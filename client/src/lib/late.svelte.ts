/** A part of a page that is fetched when it is needed first. */
import { bring } from './api'
import { learnPart, type Part } from './speak.svelte'

export interface Late<Component> {
  /** Null as long as it isn't here. */
  readonly part: Component | null
  /** Brings it, as soon as that can be. */
  readonly bring: () => Promise<Component>
}

/** A part of a page, and the words that it alone speaks, which come with it. */
export function late<Component>(
  fetch: () => Promise<{ default: Component }>,
  ...words: readonly Part[]
): Late<Component> {
  const both = async (): Promise<{ default: Component }> =>
    (await Promise.all([fetch(), ...words.map(learnPart)] as const))[0]
  let part = $state.raw<Component | null>(null)
  let coming: Promise<Component> | undefined
  return {
    get part() {
      return part
    },
    bring: () => (coming ??= bring(both).then((found) => (part = found))),
  }
}
