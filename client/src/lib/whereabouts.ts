/** Where I am, and which language I speak: hours, clocks and calls go by what was told last. */
import { mine } from './mine.svelte'
import { zone } from './pace'
import { settings } from './settings.svelte'

const KEY = 'allmende.whereabouts'

/** Tells in which time zone and language this browser is, once, and when that has changed. */
export async function tellWhere(): Promise<void> {
  await mine.meet()
  const { person } = mine
  const here = { zone: zone(), language: settings.language }
  const known = JSON.stringify([person?.person, here])
  if (!person || !here.language || localStorage.getItem(KEY) === known) return
  await mine.change(here).then(() => localStorage.setItem(KEY, known), () => {})
}
