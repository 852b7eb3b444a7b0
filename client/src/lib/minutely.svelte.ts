/** What is asked for again each minute while it is shown. */

import { Clock } from './clock.svelte'
import { MINUTE } from './spans'

/** Asks now and each minute, for as long as the component is there. Where the server can't be reached the page says so elsewhere. */
export function minutely<T>(ask: () => Promise<T>, take: (found: T) => void): Clock {
  const clock = new Clock(MINUTE)
  $effect(() => {
    void clock.now
    let left = false
    ask().then(
      (found) => {
        if (!left) take(found)
      },
      () => {},
    )
    return () => (left = true)
  })
  return clock
}
