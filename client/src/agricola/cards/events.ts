/** What events do that only hand cards cause: to a view, and across the screen. */
import type { FarmerView, GameEvent, PlayedView, View } from '../protocol'
import { kindOf } from './facts'

/** Carries such an event over to a view. */
export function apply(after: View, event: GameEvent): void {
  const mine = after.players[event.seat]
  if (!mine) return
  switch (event.type) {
    case 'hand-card-played':
      layDown(mine, event.card)
      mine.played.push({ name: event.card, left: -1, bed: 0, crop: '', count: 0, below: 0 })
      break
    case 'hand-card-kept':
      mine.packet = mine.packet.filter((card) => !event.cards.includes(card))
      for (const card of event.cards) pickUp(mine, card, true)
      break
    case 'hand-card-passed':
      mine.played = mine.played.filter((card) => card.name !== event.card)
      if (event.to >= 0) pickUp(after.players[event.to]!, event.card)
      break
    case 'field-promised':
      mine.promised.push({ round: event.round, resource: 'field', count: 1 })
      break
    case 'piece-promised':
      mine.promised.push({ round: event.round, resource: event.piece, count: 1 })
      break
    case 'promise-ended':
      for (const round of event.rounds) {
        const one = mine.promised.find((each) => each.round === round && each.resource === event.resource)
        if (one) one.count -= 1
      }
      mine.promised = mine.promised.filter((each) => each.count)
      break
    case 'goods-given': {
      mine.goods[event.resource] = (mine.goods[event.resource] ?? 0) - event.count
      const other = after.players[event.to]
      if (other) other.goods[event.resource] = (other.goods[event.resource] ?? 0) + event.count
      break
    }
    case 'person-called':
      mine.home += 1
      break
    case 'cards-redrawn':
      mine[event.kind === 'minors' ? 'minors' : 'occupations'] = event.count
      break
    case 'field-sown':
      Object.assign(bedOf(mine, event.place) ?? {}, { crop: event.resource, count: event.count })
      break
    case 'gained': {
      const bed = bedOf(mine, event.source.replace('card:', ''))
      if (bed?.crop === event.resource) take(bed)
      break
    }
    case 'crop-moved': {
      const from = fieldOf(mine, event.place)
      const to = fieldOf(mine, event.to)
      if (from) take(from)
      if (to) [to.crop, to.count] = [event.resource, to.count + 1]
    }
  }
}

/** From where to where what flies; places are those of its seat, but for what is passed on. */
export function flight(event: GameEvent): readonly [from: string, to: string, symbol: string] | null {
  switch (event.type) {
    case 'hand-card-played':
      return ['hand', 'played', kindOf(event.card)]
    case 'hand-card-passed':
      return ['played', event.to < 0 ? 'supply' : `seat:${event.to}/hand`, kindOf(event.card)]
    case 'field-promised':
      return [event.source, `round:${event.round}`, 'field']
    case 'piece-promised':
      return [event.source, `round:${event.round}`, event.piece]
    case 'goods-given':
      return [event.resource, `seat:${event.to}/${event.resource}`, event.resource]
    case 'person-called':
      return ['supply', 'people', 'person']
    case 'crop-moved':
      return [placeOf(event.place), placeOf(event.to), event.resource]
    case 'bonus-points-gained':
      return [event.source, 'points', 'bonus']
    default:
      return null
  }
}

/** Fields are called by their space of the farmyard, or by the card that they are on. */
const SPACE = /^[A-E][1-3]$/

function placeOf(field: string): string {
  return SPACE.test(field) ? `farm:${field}` : `card:${field}`
}

function bedOf(mine: FarmerView, name: string): PlayedView | undefined {
  return mine.played.find((card) => card.bed && card.name === name)
}

function fieldOf(mine: FarmerView, field: string): { crop: string; count: number } | undefined {
  return SPACE.test(field) ? mine.farm.find((space) => space.name === field) : bedOf(mine, field)
}

function take(field: { crop: string; count: number }): void {
  field.count -= 1
  if (!field.count) field.crop = ''
}

// Of another hand only the numbers are known.

function layDown(mine: FarmerView, name: string): void {
  mine.hand = mine.hand.filter((card) => card !== name)
  mine[countOf(name)] -= 1
}

function pickUp(mine: FarmerView, name: string, known = mine.hand.length > 0): void {
  if (known) mine.hand.push(name)
  mine[countOf(name)] += 1
}

function countOf(name: string): 'minors' | 'occupations' {
  return kindOf(name) === 'occupation' ? 'occupations' : 'minors'
}
