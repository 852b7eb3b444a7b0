/** Arle's buildings and travel destinations, to be looked up. */
import { api } from '../lib/api'
import type { Catalogue, Entry } from '../lib/face'
import { say } from '../lib/speak.svelte'
import type { CardReference } from './protocol'
import type { Arle } from './table'

function entry(fact: CardReference): Entry {
  const cost = fact.cost
    ? [{ icons: fact.cost_icons, words: `${say('screen-cost-is', { cost: fact.cost })} ${say(`when-${fact.when}`)}` }]
    : []
  return {
    name: fact.name,
    title: say(`${fact.kind}-${fact.name}`),
    deck: fact.colour || fact.kind,
    points: fact.points,
    lines: [...cost, { icons: fact.icons, words: say(fact.text) }],
    ruling: fact.ruling,
  }
}

/** All buildings and destinations. */
export async function catalogue(): Promise<Catalogue<Arle>> {
  const facts = await api.cards<CardReference>('arle')
  return {
    entries: () => facts.map(entry),
    deckOf: (deck) =>
      deck === 'destination'
        ? say('screen-all-destinations')
        : say('screen-buildings-of', { colour: { id: `colour-${deck}` } }),
    inPlay: (view) =>
      new Map(view.players.flatMap(({ seat, buildings }) => buildings.map((name) => [name, seat] as const))),
  }
}
