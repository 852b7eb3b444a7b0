/** Hallertau's cards, to be looked up. */
import { api } from '../lib/api'
import type { Catalogue, Entry } from '../lib/face'
import { learnPart, say } from '../lib/speak.svelte'
import './cards'
import type { CardReference } from './protocol'
import type { Hallertau } from './table'

/** The deck of a card: its pile, and the part of that which is played with. */
const deckOf = ({ deck, series }: CardReference): string => (series === deck ? deck : `${deck}-${series}`)

function entry(fact: CardReference): Entry {
  const halves = [
    [fact.phase_icons, fact.phase_bar],
    [fact.upper_icons, fact.upper],
    [fact.lower_icons, fact.lower],
    [['income', ...fact.income_icons], fact.income],
  ] as const
  return {
    name: fact.number,
    title: `${say(`deck-${fact.deck}`, { count: 1 })} ${fact.number}, ${say(fact.nickname)}`,
    deck: deckOf(fact),
    points: fact.points,
    lines: halves.flatMap(([icons, words]) => (words ? [{ icons, words: say(words) }] : [])),
    ruling: fact.ruling,
  }
}

/** All cards. */
export async function catalogue(): Promise<Catalogue<Hallertau>> {
  const [facts] = await Promise.all([api.cards<CardReference>('hallertau'), learnPart('nicknames')])
  return {
    entries: () => facts.map(entry),
    deckOf: (deck) => {
      const [pile = '', series] = deck.split('-')
      const name = say(`deck-${pile}`, { count: 2 })
      return series ? `${name}: ${say(`option-${deck}`)}` : name
    },
    inPlay: (view) =>
      new Map(view.players.flatMap(({ seat, played }) => played.map((number) => [number, seat] as const))),
  }
}
