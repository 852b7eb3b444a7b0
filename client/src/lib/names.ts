/** What people are called who have not said it. */
import type { Message } from './protocol'
import { say } from './speak.svelte'

/** The name that stands in for whoever plays a seat. */
export function standIn(seat: number): string {
  return say('screen-player', { number: seat + 1 })
}

/** Whether a name is one that stands in. */
export function standsIn(name: string): boolean {
  return Array.from({ length: 9 }, (_, seat) => standIn(seat)).includes(name)
}

/** What a seat is called: a bot's seat that is named only after the bot, in the language of the screen. */
export function seatName({ name, own_name: own }: { name: string; own_name?: Message | null | undefined }): string {
  return own ? say(own) : name
}
