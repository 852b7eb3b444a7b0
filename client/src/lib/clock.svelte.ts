/** What time it is, for whatever tells how long something is past or still to come. */

/** A clock that goes on for as long as the component is there that makes it. */
export class Clock {
  now = $state(0)

  /** It is looked at every so many seconds. It gives seconds since 1970, unless `read` gives something else. */
  constructor(every: number, read = (): number => Date.now() / 1000) {
    this.now = read()
    $effect(() => {
      const ticking = setInterval(() => (this.now = read()), every * 1000)
      return () => clearInterval(ticking)
    })
  }
}
