/** Draws what a page of rules leaves room for: pictures of positions, and symbols. */
import { mount, unmount } from 'svelte'
import '../app.css'
import { settings } from '../lib/settings.svelte'
import { learn, learnPart } from '../lib/speak.svelte'
import type { Titles } from '../lib/titles'
import '../symbols/rare'
import '../symbols/symbols.css'
import '../tokens.css'
import '../type.css'
import Still from './Still.svelte'

/** Fills places, each of which tells what belongs there, in a language, as soon as they come near; the returned function ends it. */
export async function draw(titles: Titles, places: Iterable<HTMLElement>, language: string): Promise<() => void> {
  settings.language = language
  await Promise.all([learn(language), learnPart('rules')])
  const drawn: Promise<object>[] = []
  const near = new IntersectionObserver(
    (found) => {
      for (const { isIntersecting, target } of found) {
        if (!isIntersecting) continue
        near.unobserve(target)
        drawn.push(fill(titles, target as HTMLElement))
      }
    },
    { rootMargin: '50%' },
  )
  for (const place of places) near.observe(place)
  return () => {
    near.disconnect()
    for (const each of drawn) void each.then(unmount, () => {})
  }
}

/** Fills a place, and gives what was put there. */
async function fill(titles: Titles, place: HTMLElement): Promise<object> {
  const { title = '', scene = '', part = '', icons = '' } = place.dataset
  if (icons) {
    const { face } = await titles(title).face()
    await face.help()
    return mount(face.Icons, { target: place, props: { tokens: icons.split(' '), flat: true } })
  } else {
    const caption = place.querySelector('figcaption')!
    return mount(Still, {
      target: place,
      anchor: caption,
      props: { titles, title, scene, part, caption: caption.textContent },
    })
  }
}
