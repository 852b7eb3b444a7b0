/** The rules at hand: which things are asked about, where they have their place, and examples that are played. */
import { thingsAt } from './about'
import { get } from './api'
import { desk } from './desk'
import { learner } from './lessons'
import { rememberNew } from './remembered'
import type { Found, ToldChapter, ToldRulebook } from './rulebook'
import { say } from './speak.svelte'
import { sceneOf } from './still'
import { ui } from './ui.svelte'

/** The class of the panel: what has the focus in there is no thing of the table. */
export const PANEL = 'rules'

export const rules = {
  book: (title: string, language: string): Promise<ToldRulebook> => get(`/api/titles/${title}/rules/${language}`),
  find: (title: string, language: string, words: string): Promise<Found> =>
    get(`/api/titles/${title}/rules/${language}/find?${new URLSearchParams({ words })}`),
}

/** Opens the rules of a title, if it has any, at the place of these things: if none are told, of what has the focus or is pointed at. */
export async function openRules(title: string, things: readonly string[] = pointedAt()): Promise<void> {
  const focused = document.activeElement
  // Pressed once more for nothing else, the key closes them again.
  if (ui.rules && !things.length) return closeRules()
  if (ui.dialog && !things.length) return
  if (!(await desk.titles()).find(({ name }) => name === title)?.rulebook) return
  const inside = ui.rules && focused?.closest(`.${PANEL}`)
  ui.bubble = ui.chooser = null
  // They lie beside the table, under whatever lies over it.
  if (things.length) ui.dialog = null
  // A dialog that led here has given the focus back by now.
  ui.rules = { things, from: inside ? ui.rules!.from : document.activeElement }
}

/** Closes them, and gives the focus back. */
export function closeRules(): void {
  const from = ui.rules?.from
  ui.rules = null
  if (from instanceof HTMLElement && from.isConnected) from.focus()
}

/** What the things are called that have the focus or lie under the pointer, the innermost first. */
function pointedAt(): string[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  // A press of the mouse leaves a focus behind that nobody sees, when the pointer has long been elsewhere.
  for (const start of [document.querySelector(':focus-visible'), hovered, document.activeElement]) {
    const found = start ? thingsAt(start) : []
    if (found.length) return found
  }
  return []
}

/** A place, and what is said there: the thing that is printed, or else the chapter. */
export interface Place {
  anchor: string
  name: string
}

/** The places of all of these things that have one, in this order. */
export function placesOf(book: ToldRulebook, things: readonly string[]): Place[] {
  const found = new Map<string, Place>()
  for (const thing of things) {
    const anchor = anchorOf(book, thing)
    const chapter = anchor && chapterAt(book, anchor)
    if (!chapter) continue
    const name = chapter.passages.find((passage) => passage.anchor === anchor)?.name || chapter.heading
    if (!found.has(name)) found.set(name, { anchor, name })
  }
  return [...found.values()]
}

/** The anchor where a thing has its place, or its whole kind; undefined if it has none. */
function anchorOf({ chapters, places }: ToldRulebook, thing: string): string | undefined {
  const [kind = '', name = ''] = thing.split(':')
  const chapter = chapters.find((each) => each.name === thing)?.name
  // Who asks about a symbol wants to know what it stands for.
  return (
    places[thing] ??
    chapter ??
    (kind === 'symbol' ? meant(places, name) : (places[kind] ?? places[`resource:${thing}`]))
  )
}

/** The place of whatever bears the name of a symbol. */
function meant(places: ToldRulebook['places'], name: string): string | undefined {
  const thing =
    [`resource:${name}`, name].find((each) => each in places) ??
    Object.keys(places).find((each) => each.endsWith(`:${name}`))
  return thing && places[thing]
}

/** The chapter to which an anchor leads. */
export function chapterAt({ chapters }: ToldRulebook, anchor: string): ToldChapter | undefined {
  return chapters.find(({ name, passages }) => name === anchor || passages.some((passage) => passage.anchor === anchor))
}

/** The other chapters that speak of the same things as one, and of which: what these are called, and the anchors there. */
export function elsewhere({ chapters, places }: ToldRulebook, of: ToldChapter): { heading: string; links: Place[] }[] {
  const here = new Set(thingsIn(of).keys())
  return chapters
    .filter((chapter) => chapter !== of)
    .flatMap((chapter) => {
      const shared = [...thingsIn(chapter)].filter(([thing]) => here.has(thing))
      const links = shared.map(([thing, name]) => {
        const anchor = [thing, places[thing]].find((one) => chapter.passages.some((passage) => passage.anchor === one))
        return { name, anchor: anchor ?? chapter.name }
      })
      return links.length ? [{ heading: chapter.heading, links }] : []
    })
}

/** What a chapter is about, and what is printed there: what these things are called. */
function thingsIn({ concerns, passages }: ToldChapter): Map<string, string> {
  const printed = passages
    .filter(({ kind }) => kind === 'printed')
    .map(({ anchor, name = '' }): [string, string] => [anchor, name])
  return new Map([...concerns.map(({ thing, name }): [string, string] => [thing, name]), ...printed])
}

/** What a chapter is about, each name once, and where it leads: nowhere if that is this very chapter. */
export function concernsOf({ concerns, passages }: ToldChapter): { thing: string; name: string; anchor: string }[] {
  const named = new Map([...concerns].reverse().map((each) => [each.name, each]))
  const here = (anchor: string): boolean => passages.some((passage) => passage.anchor === anchor)
  return [...named.values()].reverse().map((each) => ({ ...each, anchor: here(each.anchor) ? '' : each.anchor }))
}

/** Sets a table up where a scene stands, and gives its address: the scene's seat is that of who asks for it. */
export async function playScene(title: string, scene: string): Promise<string> {
  const { record, players, seat } = await sceneOf(title, scene)
  const own = await learner()
  const made = await desk.open(
    record,
    players.map((_, i) => (i === seat ? own : say('screen-player', { number: i + 1 }))),
  )
  rememberNew(made, title, { trial: true })
  return `/t/${made.table}#${made.key}`
}
