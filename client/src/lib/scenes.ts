/** What happened, scene by scene: the server tells what each has changed in the view. */
import type { Change, GameEvent, Past, Scene } from './protocol'

/** Events, and what is seen after them. */
export interface Shown<V> {
  events: readonly GameEvent[]
  view: V
}

/** A view with some parts of it replaced; the given one is left as it is, and shares what has not changed. */
export function changed<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce((found, { at, to }) => put(found, at, to) as V, view)
}

function put(value: unknown, [first, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (first === undefined) return to
  const found = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  found[first] = put(found[first], rest, to)
  return found
}

/** The scenes of these moves, beginning with what was seen before them. */
export function shown<V>(before: V, past: readonly Past[], scenes: readonly Scene[]): Shown<V>[] {
  const all = past.flatMap((each) => each.events)
  let view = before
  let told = 0
  return scenes.map(({ events, changes }) => {
    view = changed(view, changes)
    return { events: all.slice(told, (told += events)), view }
  })
}
