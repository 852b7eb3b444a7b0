/** What events do that only hand cards cause: to a view, and across the screen. */
import { harvest, type Grown } from '../apply'
import type { Journey } from '../flights'
import type { FarmerView, GameEvent, PlayedView, View } from '../protocol'
import { kindOf } from './facts'

/** Carries such an event over to a view. */
export function apply(after: View, event: GameEvent): void {
  const mine = after.players[event.seat]
  if (!mine) return
  switch (event.type) {
    case 'hand-card-played':
      layDown(mine, event.card)
      mine.played.push({ name: event.card, left: -1, bed: 0, crop: '', count: 0, below: 0, stored: {}, animals: {}, room: 0, lodges: 0, lodgers: 0 })
      break
    case 'hand-card-kept':
      mine.packet = mine.packet.filter((card) => !event.cards.includes(card))
      for (const card of event.cards) pickUp(mine, card, true)
      break
    case 'hand-card-passed':
      mine.played = mine.played.filter((card) => card.name !== event.card)
      pickUp(after.players[event.to], event.card)
      break
    case 'hand-card-discarded':
      layDown(mine, event.card)
      break
    // Whose cards they are is told to those alone who may know it.
    case 'occupation-given':
      mine.hand = mine.hand.filter((card) => !event.cards.includes(card))
      mine.occupations -= 1
      if (event.cards[0]) pickUp(after.players[event.to], event.cards[0])
      else if (after.players[event.to]) after.players[event.to]!.occupations += 1
      break
    case 'field-promised':
      mine.promised.push({ round: event.round, resource: 'field', count: 1 })
      break
    case 'piece-promised':
      mine.promised.push({ round: event.round, resource: event.what, count: 1 })
      if (event.what === 'stable') mine.stables_left -= 1
      break
    // What has waited on the space of this round is no longer of the supply.
    case 'stable-built': {
      const waiting = mine.promised.findIndex((each) => each.round === after.round && each.resource === 'stable')
      if (waiting >= 0) {
        mine.promised.splice(waiting, 1)
        mine.stables_left += 1
      }
      break
    }
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
    case 'person-left':
      mine.people = event.people
      break
    case 'begging-marker-taken':
      mine.begging += 1
      break
    case 'pieces-removed':
      if (event.what === 'stable') mine.stables_left -= event.count
      else mine.fences_left -= event.count
      break
    // They are among what was just fenced, but took no fences.
    case 'palisades-placed':
      mine.fences_left += event.count
      break
    case 'cards-redrawn': {
      const one = event.kind === 'minors' ? 'minor' : 'occupation'
      mine[`${one}s`] = event.count
      mine.hand = mine.hand.filter((card) => kindOf(card) !== one)
      break
    }
    case 'laid-on-card': {
      const card = mine.played.find((each) => each.name === event.card)
      if (!card) break
      card.left = Math.max(0, card.left) + event.count
      card.stored[event.resource] = (card.stored[event.resource] ?? 0) + event.count
      break
    }
    case 'laid-on-farmyard':
      for (const space of mine.farm) if (!space.tile && !space.stable && space.pasture < 0) space.lies = event.resource
      break
    case 'paid': {
      const space = after.actions.find((action) => event.to === `space:${action.name}`)
      if (space?.resource === event.resource) space.count += event.count
      break
    }
    case 'field-sown':
      Object.assign(bedOf(mine, event.place) ?? {}, { crop: event.resource, count: event.count, below: 0 })
      break
    case 'crop-added': {
      const field = fieldOf(mine, event.place)
      if (!field) break
      if (event.resource === 'vegetable' && field.crop === 'grain') field.below = event.count
      else [field.crop, field.count, field.below] = [event.resource, event.count, field.crop === 'vegetable' && event.resource === 'grain' ? field.count : field.below]
      break
    }
    case 'crop-discarded':
      harvest(fieldOf(mine, event.place), event.resource)
      break
    case 'gained': {
      const card = mine.played.find((each) => event.source === `card:${each.name}`)
      if (card?.bed && (card.crop === event.resource || (card.below && event.resource === 'vegetable'))) harvest(card, event.resource)
      const stored = card?.stored[event.resource] ?? 0
      if (card && stored) {
        const left = Math.max(0, stored - event.count)
        card.stored = left ? { ...card.stored, [event.resource]: left } : without(card.stored, event.resource)
        card.left -= stored - left
      }
      break
    }
    case 'crop-moved': {
      const to = fieldOf(mine, event.to)
      harvest(fieldOf(mine, event.place), event.resource)
      if (to) [to.crop, to.count] = [event.resource, to.count + 1]
    }
  }
}

/** From where to where what flies; places are those of its seat, but for what is passed on. */
export function flight(event: GameEvent): readonly Journey[] {
  switch (event.type) {
    case 'hand-card-played':
      return [['hand', 'played', kindOf(event.card)]]
    case 'hand-card-discarded':
      return [['hand', 'supply', kindOf(event.card)]]
    case 'occupation-given':
      return [['hand', event.to < 0 ? 'supply' : `seat:${event.to}/hand`, 'occupation']]
    case 'hand-card-passed':
      return [['played', event.to < 0 ? 'supply' : `seat:${event.to}/hand`, kindOf(event.card)]]
    case 'field-promised':
      return [[event.source, `round:${event.round}`, 'field']]
    case 'piece-promised':
      return [[event.source, `round:${event.round}`, event.what]]
    case 'promise-ended':
      return event.rounds.map((round) => [`round:${round}`, event.to, event.resource])
    case 'goods-given':
      return [[event.resource, `seat:${event.to}/${event.resource}`, event.resource, event.count]]
    case 'person-called':
      return [['supply', 'people', 'person']]
    case 'person-left':
      return [['people', 'supply', 'person']]
    case 'begging-marker-taken':
      return [['supply', 'people', 'begging']]
    case 'pieces-removed':
      return [[`${event.what}s`, 'supply', event.what, event.count]]
    case 'laid-on-card':
      return [['supply', `card:${event.card}`, event.resource, event.count]]
    case 'laid-on-farmyard':
      return [['supply', 'farmyard', event.resource, event.count]]
    case 'palisades-placed':
      return [['wood', 'farmyard', 'wood', event.count]]
    case 'crop-added':
      return [['supply', placeOf(event.place), event.resource]]
    case 'crop-discarded':
      return [[placeOf(event.place), 'supply', event.resource]]
    case 'crop-moved':
      return [[placeOf(event.place), placeOf(event.to), event.resource]]
    case 'bonus-points-gained':
      return [[event.source, 'points', 'bonus', event.points]]
    default:
      return []
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

function fieldOf(mine: FarmerView, field: string): Grown | undefined {
  return SPACE.test(field) ? mine.farm.find((space) => space.name === field) : bedOf(mine, field)
}

function without(goods: Record<string, number>, name: string): Record<string, number> {
  return Object.fromEntries(Object.entries(goods).filter(([each]) => each !== name))
}

// Of another hand only the numbers are known.

function layDown(mine: FarmerView, name: string): void {
  mine.hand = mine.hand.filter((card) => card !== name)
  mine[countOf(name)] -= 1
}

function pickUp(mine: FarmerView | undefined, name: string, known = mine !== undefined && mine.hand.length > 0): void {
  if (!mine) return
  if (known) mine.hand.push(name)
  mine[countOf(name)] += 1
}

function countOf(name: string): 'minors' | 'occupations' {
  return kindOf(name) === 'occupation' ? 'occupations' : 'minors'
}
