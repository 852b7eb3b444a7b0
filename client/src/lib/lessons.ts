/** Lessons: which of them this browser has come to the end of, what follows them, and a game of one's own afterward. */
import { api, Refused } from './api'
import { desk } from './desk'
import { mine } from './mine.svelte'
import type { LessonInfo, TitleInfo } from './protocol'
import { conclude, forget, remembered, rememberNew, type Remembered } from './remembered'
import { settings } from './settings.svelte'
import { say } from './speak.svelte'
import { store, stored } from './storage'

const KEY = 'allmende.lessons'
/** Who plays against somebody who has just learned a game. */
const OPPONENT = 'villager'

/** The lessons that have been followed to their end, as `TITLE/LESSON`. */
export function done(): Set<string> {
  return new Set(stored<string[]>(KEY, []))
}

/** The table where a lesson was begun here, and not followed to its end yet. */
export function begun(title: string, lesson: string): Remembered | undefined {
  return remembered().find((entry) => entry.title === title && entry.lesson === lesson)
}

/** The address of the table where a lesson was begun; null if there is none, or none any more. */
export async function left(title: string, lesson: string): Promise<string | null> {
  const entry = begun(title, lesson)
  if (!entry) return null
  try {
    await api.look(entry.table, '', entry.key)
    return `/t/${entry.table}#${entry.key}`
  } catch (error) {
    if (!(error instanceof Refused) || !error.status || error.status >= 500) throw error
    forget(entry.table)
    return null
  }
}

/** Notes that a lesson has been followed to its end, at this table. */
export function finish(title: string, lesson: string, table: string): void {
  conclude(table)
  store(KEY, [...done().add(`${title}/${lesson}`)])
}

/** The lesson that is left to do after this one, or, where none is named, the first one that is. */
export function next({ name, lessons }: TitleInfo, after = ''): LessonInfo | undefined {
  const known = done()
  const start = lessons.findIndex((one) => one.name === after) + 1
  return [...lessons.slice(start), ...lessons.slice(0, start)].find(
    (one) => one.name !== after && !known.has(`${name}/${one.name}`),
  )
}

/** The name of the learner. */
export async function learner(): Promise<string> {
  await mine.meet()
  return mine.person?.name || settings.name || say('screen-learner')
}

/** Sets up a first game of one's own against a villager, and gives the address of its table. */
export async function play({ name, presets }: TitleInfo): Promise<string> {
  const players = [
    { kind: 'here', name: await learner() },
    { kind: 'bot', name: say(`bot-${OPPONENT}`), bot: OPPONENT },
  ] as const
  const made = await desk.create({ title: name, players: [...players], options: Object.values(presets)[0] ?? {} })
  rememberNew(made, name)
  settings.change({ title: name })
  return `/t/${made.table}#${made.key}`
}
