/** Agricola's hand cards, improvements and action space cards, to be looked up. */
import { api } from '../lib/api'
import type { Catalogue, Entry } from '../lib/face'
import { say } from '../lib/speak.svelte'
import './cards'
import { priceInWords, priceOf } from './cards/facts'
import type { CardReference } from './protocol'
import type { Agricola } from './table'

const HAND: ReadonlySet<string> = new Set(['minor', 'occupation'])

function entry(fact: CardReference): Entry {
  const inHand = HAND.has(fact.kind)
  const terms = [
    priceInWords(fact),
    fact.players > 1 ? say('screen-card-players', { players: fact.players }) : '',
    fact.prerequisite ? say('screen-card-needs', { prerequisite: fact.prerequisite }) : '',
  ].filter(Boolean)
  const variant =
    fact.cards === null ? '' : ` (${say('option-cards')}: ${say(`option-cards-${fact.cards ? 'all' : 'off'}`)})`
  return {
    name: fact.name,
    title: say(`${inHand ? 'card' : fact.kind}-${fact.name}`) + variant,
    deck: inHand ? `${fact.kind}-${fact.number[0] ?? ''}` : fact.kind,
    points: fact.points,
    lines: [
      ...(terms.length ? [{ icons: priceOf(fact), words: terms.join(' ') }] : []),
      { icons: fact.icons, words: say(fact.text) },
    ],
    ruling: fact.ruling,
  }
}

/** All cards. */
export async function catalogue(): Promise<Catalogue<Agricola>> {
  const facts = await api.cards<CardReference>('agricola')
  return {
    entries: () => facts.map(entry),
    deckOf: (deck) => {
      const [kind = '', letter] = deck.split('-')
      return letter
        ? say('screen-hand-deck', { kind, letter })
        : say(kind === 'action' ? 'screen-round-cards' : 'screen-improvements')
    },
    inPlay: (view) =>
      new Map(
        view.players.flatMap(({ seat, played, improvements }) =>
          [...played.map(({ name }) => name), ...improvements].map((name) => [name, seat] as const),
        ),
      ),
  }
}
