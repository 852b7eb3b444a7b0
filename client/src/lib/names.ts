/** What people are called who have not said it. */
import { say } from './speak.svelte'

/** The name that stands in for whoever plays a seat. */
export function standIn(seat: number): string {
  return say('screen-player', { number: seat + 1 })
}

/** Whether a name is one that stands in. */
export function standsIn(name: string): boolean {
  return Array.from({ length: 9 }, (_, seat) => standIn(seat)).includes(name)
}
