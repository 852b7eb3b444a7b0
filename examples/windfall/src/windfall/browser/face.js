/** Windfall on a screen. It draws views, and knows no rule and no number: those come in the view and the reference. */

// Shapes have the colours of the house by their classes, by day and by lamplight; `line` is a stroke, `edge` an outline.
const symbols = {
  'windfall-apple': `
    <path class="meat edge" d="M12 8c-3-2.5-8-1-8 5 0 5 3.5 8.5 6 8.5 1 0 1.3-.5 2-.5s1 .5 2 .5c2.5 0 6-3.5 6-8.5 0-6-5-7.5-8-5z"/>
    <path class="wood line" stroke-width="1.6" d="M12 8c0-2 .5-3.5 2-5"/>`,
  'windfall-tree': `
    <path class="wood edge" d="M10.5 14h3l1 8h-5z"/>
    <path class="leaf edge" d="M12 2a6 6 0 0 1 6 5 4.5 4.5 0 0 1-1.5 8.7h-9A4.5 4.5 0 0 1 6 7a6 6 0 0 1 6-5z"/>`,
  'windfall-cider': `
    <path class="barley edge" d="M10 2h4v6c2.5 1.5 3 3 3 5v9H7v-9c0-2 .5-3.5 3-5z"/>
    <path class="milk" d="M7.5 14h9v4h-9z"/>`,
  'windfall-sun': `
    <path class="gold line" stroke-width="2" d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2L7 7M17 17l2.8 2.8M4.2 19.8L7 17M17 7l2.8-2.8"/>
    <circle class="gold edge" cx="12" cy="12" r="5"/>`,
  'windfall-rain': `
    <path class="stonelight edge" d="M7 14a4 4 0 0 1 0-8 5 5 0 0 1 9.5 1A3.5 3.5 0 0 1 17 14z"/>
    <path class="flax line" stroke-width="2" d="M8 16l-2 5M12.5 16l-2 5M17 16l-2 5"/>`,
  'windfall-storm': `
    <path class="flax line" stroke-width="2" d="M2 8h12a3 3 0 1 0-3-3M2 12h17a3 3 0 1 1-3 3M2 16h9a3 3 0 1 1-3 3"/>`,
  'windfall-nursery': `
    <path class="leaf line" stroke-width="2" d="M12 15V8"/>
    <path class="leaf edge" d="M12 9c-5 1-7-2-7-5 4-1 7 1 7 5zM12 8c0-4 3-6 7-5 0 4-3 6-7 5z"/>
    <path class="clay edge" d="M5 15h14l-2 7H7z"/>`,
  'windfall-ladder': `
    <path class="wood line" stroke-width="2.5" d="M8 2L6 22M16 2l2 20M7.7 6h8.6M7.3 11h9.4M6.8 16h10.4"/>`,
  'windfall-meadow': `
    <path class="leaf line" stroke-width="2" d="M4 20l-1-7M8 20l1-9M12 20l-1-6M16 20l1-10M20 20l1-6M2 21h20"/>`,
  'windfall-press': `
    <path class="stone line" stroke-width="2.5" d="M12 10V2M8 3h8"/>
    <path class="wood edge" d="M5 10h14l-1 11H6z"/>
    <path class="earth line" stroke-width="1.2" d="M8.3 10.5l.5 10M12 10.5v10M15.7 10.5l-.5 10"/>`,
}

// The page's unit, a rem, is ten pixels of a laptop's screen, and grows with the screen.
const STYLE = `
  .windfall { display: grid; gap: 1rem; align-content: start; font-family: var(--sans); }
  .windfall h2 { margin: 0 0 0.5rem; font: 650 1.5rem/1.2 var(--serif); }
  .windfall .symbol { font-size: 1.6em; vertical-align: middle; }
  .windfall .weather, .windfall .orchard { padding: 0.9rem 1.2rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 1rem; }
  .windfall .weather { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(25rem, 100%), 1fr)); gap: 1rem; }
  .windfall .weather p { margin: 0; min-height: 3rem; display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; align-items: center; font-size: 1.4rem; }
  .windfall .places { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
  .windfall .place { display: grid; grid-template: auto 1fr auto / auto minmax(0, 1fr); gap: 0.3rem 0.8rem; align-items: start; min-height: 11.8rem; padding: 1rem 1.2rem; background: var(--sheet); border: 1px solid var(--rule-strong); border-radius: 1rem; }
  .windfall .place .symbol { font-size: 3.4rem; }
  .windfall .place strong { font: 650 1.7rem/1.2 var(--serif); align-self: center; }
  .windfall .place span { grid-column: 1 / -1; font-size: 1.35rem; line-height: 1.35; color: var(--ink-2); }
  .windfall .place em { grid-column: 1 / -1; min-height: 2rem; font: 650 1.4rem/1.3 var(--sans); color: var(--mine, var(--ink)); }
  .windfall .orchards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; }
  .windfall .orchard { border-top: 0.4rem solid var(--mine); }
  .windfall .trees { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 0.4rem; margin: 0; padding: 0; list-style: none; }
  .windfall .trees .symbol { display: block; width: 100%; max-width: 8.4rem; height: auto; margin: auto; }
  .windfall .none { opacity: 0.18; }
  .windfall .stock { display: flex; flex-wrap: wrap; gap: 0.4rem 1.6rem; margin: 0.6rem 0 0; font-size: 1.5rem; }
  .windfall .stock b { color: var(--good); }`

// Where the apples of a tree hang.
const HANGING = [[9, 7], [15, 8], [11, 12]]

/** An element with these attributes and contents: elements, or text. */
function made(tag, attributes, ...contents) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...contents)
  return element
}

function mount(element, house) {
  const { say } = house
  const weather = made('section', { class: 'weather' })
  const places = made('section', { class: 'places' })
  const orchards = made('div', { class: 'orchards' })
  const root = made('div', { class: 'windfall' }, made('style', {}, STYLE), weather, places, orchards)
  element.append(root)

  const cards = (kinds) => kinds.map(([kind, count]) => `<span>${house.symbol(`windfall-${kind}`)} ${count} ${say(`windfall-weather-${kind}`)}</span>`).join('')

  function drawWeather({ weather: seen, hidden }) {
    const before = seen.length ? cards(seen.map((kind) => [kind, ''])) : say('windfall-none-yet')
    weather.innerHTML =
      `<div><h2>${say('windfall-seen')}</h2><p>${before}</p></div>` +
      `<div><h2>${say('windfall-to-come')}</h2><p>${cards(Object.entries(hidden).filter(([, count]) => count))}</p></div>`
  }

  // Buttons stay the same elements, so that the focus stays where it is.
  function drawPlaces({ view, reference, names }) {
    places.setAttribute('aria-label', say('windfall-places'))
    for (const { name, says } of reference.places) {
      const place =
        places.querySelector(`[data-target="space:${name}"]`) ??
        places.appendChild(made('button', { type: 'button', 'data-target': `space:${name}` }))
      const seat = view.spaces[name]
      const worker = seat === null ? (name === 'meadow' ? say('windfall-lies', { count: view.windfall }) : '') : names[seat]
      place.className = seat === null ? 'place' : `place seat${seat}`
      place.dataset.label = [say(`windfall-space-${name}`), say(says), worker].filter(Boolean).join(' ')
      place.innerHTML = `${house.symbol(`windfall-${name}`)}<strong>${say(`windfall-space-${name}`)}</strong><span>${say(says)}</span>`
      place.append(made('em', {}, worker)) // as text, since people choose their names
    }
  }

  /** A tree with so many apples, or where one may grow. */
  function tree(apples, kind = '') {
    const hanging = HANGING.slice(0, apples).map(([x, y]) => `<circle class="meat edge" cx="${x}" cy="${y}" r="1.9"/>`)
    return `<li class="${kind}"><svg class="symbol" viewBox="0 0 24 24">${symbols['windfall-tree']}${hanging.join('')}</svg></li>`
  }

  function drawOrchards({ view, ahead, reference, names }) {
    const count = (id, symbol, now, then) =>
      `<span>${house.symbol(symbol)} ${say(id, { count: now })}${then === now ? '' : ` <b>→ ${then}</b>`}</span>`
    orchards.replaceChildren(
      ...view.players.map((player) => {
        const { seat, trees, hanging, apples, cider } = player
        const then = ahead?.players[seat] ?? player
        const grown = Array.from({ length: reference.trees }, (_, i) => (i < trees ? tree(Math.floor((hanging + i) / trees)) : tree(0, 'none')))
        const orchard = made('section', { class: `orchard seat${seat}` }, made('h2', {}, say('windfall-orchard', { player: names[seat] })))
        orchard.insertAdjacentHTML(
          'beforeend',
          `<ul class="trees" aria-hidden="true">${grown.join('')}</ul><p class="stock">` +
            count('windfall-trees', 'windfall-tree', trees, then.trees) +
            count('windfall-hanging', 'windfall-apple', hanging, then.hanging) +
            count('windfall-cellar', 'windfall-apple', apples, then.apples) +
            count('windfall-bottles', 'windfall-cider', cider, then.cider) +
            '</p>',
        )
        return orchard
      }),
    )
  }

  return {
    update(scene) {
      drawWeather(scene.view)
      drawPlaces(scene)
      drawOrchards(scene)
    },
    destroy: () => root.remove(),
  }
}

export default {
  mount,
  symbols,
  legend: [
    ['windfall-apple', 'score-windfall-apples'],
    ['windfall-cider', 'score-windfall-cider'],
    ['windfall-tree', 'score-windfall-trees'],
    ...['sun', 'rain', 'storm'].map((kind) => [`windfall-${kind}`, `windfall-weather-${kind}`]),
  ],
  headings: ['windfall-week-began'],
  score: ['windfall-cider', 'windfall-tree', 'windfall-apple'],
  progress: (view, reference) => ({ id: 'windfall-progress', args: { week: view.week, weeks: reference.weeks } }),
}
