/** Draws what a page of rules leaves room for: pictures of positions, and symbols. */
import { mount } from 'svelte'
import '../app.css'
import { settings } from '../lib/settings.svelte'
import { learn, learnPart } from '../lib/speak.svelte'
import type { Titles } from '../lib/titles'
import '../symbols/rare'
import '../symbols/symbols.css'
import '../tokens.css'
import '../type.css'
import Still from './Still.svelte'

/** Fills places, each of which tells what belongs there, in the language of the page, as soon as they come near. */
export async function draw(titles: Titles, places: Iterable<HTMLElement>): Promise<void> {
  settings.language = document.documentElement.lang
  await Promise.all([learn(settings.language), learnPart('rules')])
  const near = new IntersectionObserver(
    (found) => {
      for (const { isIntersecting, target } of found) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void fill(titles, target as HTMLElement)
      }
    },
    { rootMargin: '50%' },
  )
  for (const place of places) near.observe(place)
}

async function fill(titles: Titles, place: HTMLElement): Promise<void> {
  const { title = '', scene = '', part = '', icons = '' } = place.dataset
  if (icons) {
    const { face } = await titles(title).face()
    await face.help()
    mount(face.Icons, { target: place, props: { tokens: icons.split(' '), flat: true } })
  } else {
    const caption = place.querySelector('figcaption')!
    mount(Still, {
      target: place,
      anchor: caption,
      props: { titles, title, scene, part, caption: caption.textContent },
    })
  }
}
