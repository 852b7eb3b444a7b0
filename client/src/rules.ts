/**
 * On the pages of rules, which the server writes: whoever comes by a link to a place that is not there is told
 * so, since servers see no fragments, and pictures and symbols are drawn by what draws the game.
 */
import { titles } from './titles'

function tell(): void {
  const place = decodeURIComponent(location.hash.slice(1))
  const gone = document.querySelector<HTMLElement>('.gone')
  if (gone) gone.hidden = !place || document.getElementById(place) !== null
}

addEventListener('hashchange', tell)
tell()
void import('./table/printed').then(({ draw }) =>
  draw(titles, document.querySelectorAll<HTMLElement>('[data-title]'), document.documentElement.lang),
)
