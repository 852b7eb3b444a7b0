/** Carries an event over to a view, so that counters change when a piece lands and a preview can be drawn. */
import { spaceOf, withPasture, withStable } from './farmyard'
import { ACCUMULATING, IMPROVEMENTS, PHASE, TILE } from './layout'
import type { FarmerView, FarmSpaceView, GameEvent, View } from './protocol'

/** What grows on a field, of the farmyard or on a card. */
export type Grown = Pick<FarmSpaceView, 'crop' | 'count' | 'below'>

const TILE_SPACES: readonly string[] = TILE

/** Carries over what only hand cards cause; a table with cards brings it along. */
let byCards: (after: View, event: GameEvent) => void = () => {}

export function learnCards(apply: typeof byCards): void {
  byCards = apply
}

/** The view after the event. What an event leaves open (where animals stand, scores) the server's next view brings. */
export function apply(view: View, event: GameEvent): View {
  const after = structuredClone(view)
  const mine = event.seat >= 0 ? after.players[event.seat] : undefined
  switch (event.type) {
    case 'round-began':
      after.round = event.round
      after.phase = PHASE.preparation
      for (const player of after.players) {
        player.newborns = 0
        player.home = player.people
      }
      break
    case 'space-revealed': {
      const resource = ACCUMULATING[event.action] ?? ''
      after.actions.push({ name: event.action, round: event.round, resource, count: 0, each: resource ? 1 : 0, seats: [], closed: false, owner: -1 })
      const space = after.rounds[event.round - 1]
      if (space) [space.space, after.stage] = [event.action, space.stage]
      break
    }
    case 'round-phase-began':
      after.phase = event.phase
      if (event.phase === PHASE.work) for (const action of after.actions) action.count += action.each
      if (event.phase === PHASE.returningHome) for (const action of after.actions) [action.seats, action.closed] = [[], false]
      if (event.phase === PHASE.breeding) after.next_harvest = after.rounds.find((each) => each.harvest && each.round > event.round)?.round ?? 0
      break
    case 'person-placed':
      for (const action of after.actions) {
        if (action.name === event.action) action.seats.push(event.seat)
        if (action.name === event.action || (TILE_SPACES.includes(action.name) && TILE_SPACES.includes(event.action))) action.closed = true
      }
      if (mine) mine.home -= 1
      break
    case 'starting-player-taken':
      after.first = event.seat
      break
    case 'improvement-built':
      after.improvements = after.improvements.filter((name) => name !== event.improvement)
      mine?.improvements.push(event.improvement)
      break
    case 'improvement-returned':
      after.improvements = IMPROVEMENTS.filter((name) => name === event.improvement || after.improvements.includes(name))
      if (mine) mine.improvements = mine.improvements.filter((name) => name !== event.improvement)
      break
    case 'game-ended':
      after.over = true
      after.winners = event.winners
      break
    default:
      if (event.type === 'gained') take(after, event.source, event.resource, event.count)
      if (mine) after.players[event.seat] = applyTo(mine, event)
      byCards(after, event)
  }
  return after
}

// Cards leave some of the goods of an accumulation space there.
function take(view: View, source: string, resource: string, count: number): void {
  const space = view.actions.find((action) => source === `space:${action.name}`)
  if (space?.resource === resource) space.count = Math.max(0, space.count - count)
}

/** A player after an event. */
function applyTo(mine: FarmerView, event: GameEvent): FarmerView {
  const at = (place: string): FarmSpaceView | undefined => mine.farm[spaceOf(place)]
  switch (event.type) {
    case 'person-idle':
      mine.home = 0
      break
    case 'gained':
      add(mine, event.resource, event.count)
      if (event.source.startsWith('farm:')) harvest(at(event.source.slice(5)), event.resource)
      if (event.source.startsWith('round:')) mine.promised = mine.promised.filter((each) => `round:${each.round}` !== event.source || each.resource !== event.resource)
      break
    case 'paid':
      add(mine, event.resource, -event.count)
      break
    case 'exchanged':
      add(mine, event.resource, -event.count)
      add(mine, 'food', event.food)
      break
    case 'promised':
      for (const round of event.rounds) mine.promised.push({ round, resource: event.resource, count: event.count })
      break
    case 'animal-born':
      add(mine, event.animal, 1)
      break
    case 'animals-released':
      add(mine, event.animal, -event.count)
      break
    case 'fed':
      add(mine, 'food', -event.food)
      mine.begging += event.begging
      mine.food_due = 0
      break
    case 'family-grew':
      mine.people = event.people
      mine.newborns += 1
      break
    case 'renovated':
      mine.house = event.house
      break
    case 'field-plowed':
      Object.assign(at(event.place) ?? {}, { tile: 'field' })
      break
    case 'field-sown':
      Object.assign(at(event.place) ?? {}, { crop: event.resource, count: event.count, below: 0 })
      break
    case 'room-built':
      Object.assign(at(event.place) ?? {}, { tile: 'room', lodges: 1 })
      mine.lodgings += 1
      break
    case 'stable-built':
      return withStable(mine, event.place)
    case 'pasture-fenced':
      return withPasture(mine, event.places)
  }
  return mine
}

/** Takes one of a crop off a field; below grain there can be vegetables. */
export function harvest(field: Grown | undefined, crop: string): void {
  if (!field) return
  if (field.crop === crop) field.count = Math.max(0, field.count - 1)
  else if (field.below) field.below -= 1
  if (!field.count) [field.crop, field.count, field.below] = [field.below ? 'vegetable' : '', field.below, 0]
}

function add(mine: FarmerView, resource: string, count: number): void {
  mine.goods[resource] = (mine.goods[resource] ?? 0) + count
}
