/** What events do that only cards cause: to a view, and across the screen. */
import { empty } from '../apply'
import { deckOf } from '../layout'
import type { GameEvent, PlayerView, View } from '../protocol'

/** Carries such an event over to a view. */
export function apply(after: View, event: GameEvent): void {
  const mine = after.players[event.seat]
  if (!mine) return
  switch (event.type) {
    case 'cards-drawn':
      if (event.source === 'stable-board') mine.face_down = mine.face_down.filter((place) => place !== after.round)
      else after.piles[event.deck]! -= event.count
      for (let i = 0; i < event.count; i++) mine.hand_decks.push(event.deck)
      for (const number of event.cards) mine.hand.push({ number, reason: null })
      break
    case 'card-played':
      mine.played.push(event.card)
      layDown(mine, event.card)
      break
    case 'card-discarded':
      layDown(mine, event.card)
      break
    case 'workers-returned':
      setWorkers(after, event.space, event.row, 0)
      break
    case 'workers-moved':
      after.spaces.find((each) => each.name === event.space)?.workers.fill(0)
      setWorkers(after, event.to, 0, event.count)
      break
    case 'uprooted':
      mine.fields[event.column] = empty(event.row)
      break
    case 'yield-doubled':
      mine.fields[event.column]!.doubled = true
      break
    case 'boulder-moved': {
      const boulders = mine.crafts.find((each) => each.name === event.craft)?.boulders
      if (boulders) boulders[event.which] = event.position
    }
  }
}

/** From where to where what flies, and how many. */
export function flight(event: GameEvent, view: View): readonly [string, string, string, number] | null {
  switch (event.type) {
    case 'cards-drawn':
      return [event.source === 'stable-board' ? `sheep:${view.round}` : `pile:${event.deck}`, 'hand', `${event.deck}-card`, event.count]
    case 'card-played':
      return ['hand', 'played', `${deckOf(event.card)}-card`, 1]
    case 'card-discarded':
      return ['hand', 'supply', `${deckOf(event.card)}-card`, 1]
    case 'workers-returned':
      return [`space:${event.space}`, 'supply', 'worker', event.count]
    case 'workers-moved':
      return [`space:${event.space}`, `space:${event.to}`, 'worker', event.count]
    case 'uprooted':
      return [`field:${event.column}`, 'supply', event.good, 1]
    default:
      return null
  }
}

// Without a row it is the top one.
function setWorkers(view: View, name: string, row: number, count: number): void {
  const workers = view.spaces.find((each) => each.name === name)?.workers
  if (workers) workers[(row || workers.length) - 1] = count
}

// Of another hand only the backs are known.
function layDown(mine: PlayerView, number: string): void {
  const place = mine.hand.findIndex((card) => card.number === number)
  if (place >= 0) mine.hand.splice(place, 1)
  mine.hand_decks.splice(place >= 0 ? place : mine.hand_decks.indexOf(deckOf(number)), 1)
}
