/** Where I am, and which language I speak: hours, clocks and notifications go by what was told last. */
import { mine } from './mine.svelte'
import { settings } from './settings.svelte'
import { store, stored } from './storage'

const KEY = 'allmende.whereabouts'

/** The time zone of this browser. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Tells in which time zone and language this browser is, once, and when that has changed. */
export async function tellWhere(): Promise<void> {
  await mine.meet()
  const { person } = mine
  const here = { zone: zone(), language: settings.language }
  const known = [person?.person, here]
  if (!person || !here.language || JSON.stringify(stored(KEY, null)) === JSON.stringify(known)) return
  await mine.change(here).then(
    () => store(KEY, known),
    () => {},
  )
}
