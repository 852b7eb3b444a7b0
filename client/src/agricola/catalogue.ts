/** Agricola's hand cards, improvements and action space cards, to be looked up. */
import { api } from '../lib/api'
import type { Catalogue, Entry } from '../lib/face'
import { learnPart, say } from '../lib/speak.svelte'
import './cards'
import { priceInWords, priceOf } from './cards/facts'
import type { CardReference } from './protocol'
import { wordsOf, type Agricola } from './table'

/** The kinds of cards with numbers: hand cards, and those of deck X. */
const HAND: ReadonlySet<string> = new Set(['minor', 'occupation', 'space', 'merchant', 'incident'])
/** What cards are about, as it stands in their symbols. */
const GOODS = ['food', 'wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'sheep', 'boar', 'cattle']
const DEEDS = ['field', 'sow', 'bake', 'room', 'renovate', 'stable', 'fence', 'pasture', 'grow', 'person', 'score']

function entry(fact: CardReference): Entry {
  const inHand = HAND.has(fact.kind)
  const signs = new Set(fact.icons.map((token) => token.split(/[@*]/)[0]))
  const terms = [
    priceInWords(fact),
    fact.players > 1 ? say('screen-card-players', { players: fact.players }) : '',
    fact.prerequisite ? say('screen-card-needs', { prerequisite: fact.prerequisite }) : '',
  ].filter(Boolean)
  const variant =
    fact.cards === null ? '' : ` (${say(fact.cards ? 'screen-with-hand-cards' : 'screen-without-hand-cards')})`
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
    facets: {
      cost: [...new Set([...fact.costs, fact.cost_each].flatMap(Object.keys))],
      about: [...GOODS, ...DEEDS].filter((sign) => signs.has(sign)),
      players: inHand ? [`${fact.players}`] : [],
    },
  }
}

/** All cards. */
export async function catalogue(): Promise<Catalogue<Agricola>> {
  const facts = await api.cards<CardReference>('agricola')
  const decks = new Set(facts.map(({ number }) => number.charAt(0)).filter(Boolean))
  await Promise.all([...wordsOf([...decks]), 'agricola-rulings' as const].map(learnPart))
  return {
    entries: () => facts.map(entry),
    deckOf: (deck) => {
      const [kind = '', letter] = deck.split('-')
      return letter
        ? say('screen-hand-deck', { kind, letter })
        : say(kind === 'action' ? 'screen-round-cards' : 'screen-improvements')
    },
    facets: {
      cost: (good) => say(`resource-${good}`, { count: 1 }),
      about: (sign) => (GOODS.includes(sign) ? say(`resource-${sign}`, { count: 1 }) : say(`screen-about-${sign}`)),
      players: (players) => say('screen-about-players', { players: Number(players) }),
    },
    inPlay: (view) =>
      new Map(
        view.players.flatMap(({ seat, played, improvements }) =>
          [...played.map(({ name }) => name), ...improvements].map((name) => [name, seat] as const),
        ),
      ),
  }
}
