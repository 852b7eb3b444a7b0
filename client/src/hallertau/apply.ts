/** Carries an event over to a view, so that counters change when a piece lands and a preview can be drawn. */
import type { FieldView, GameEvent, PlayerView, View } from './protocol'

const FIRST_BOULDER = 2

/** Carries over what only cards cause; a table with cards brings it along. */
let byCards: (after: View, event: GameEvent) => void = () => {}

export function learnCards(apply: typeof byCards): void {
  byCards = apply
}

/** The view after the event. What an event leaves open (scores, whose turn) the server's next view brings. */
export function apply(view: View, event: GameEvent): View {
  const after = structuredClone(view)
  const mine = event.seat >= 0 ? after.players[event.seat] : undefined
  switch (event.type) {
    case 'round-began':
      after.round = event.round
      break
    case 'phase-began':
      after.phase = event.phase
      break
    case 'workers-removed':
      after.quadrants = event.quadrants
      for (const space of after.spaces) if (event.spaces.includes(space.name)) removeTop(space.workers)
      break
    case 'workers-placed': {
      const space = after.spaces.find((each) => each.name === event.space)
      if (space) space.workers[event.row - 1] = event.count
      if (mine && event.own) mine.workers -= event.count
      break
    }
    case 'first-player-passed':
      after.first = event.seat
      break
    case 'game-ended':
      after.over = true
      after.winners = event.winners
      break
    default:
      if (mine) applyTo(mine, event)
      byCards(after, event)
  }
  return after
}

function removeTop(workers: number[]): void {
  const top = workers.findLastIndex((count) => count > 0)
  if (top >= 0) workers[top] = 0
}

function applyTo(mine: PlayerView, event: GameEvent): void {
  switch (event.type) {
    case 'workers-gained':
      mine.workers += event.count
      break
    case 'workers-exchanged':
      mine.workers -= event.count
      mine.tools += event.count
      break
    case 'gained':
      add(mine, event.resource, event.count, event.to)
      break
    case 'paid':
      add(mine, event.resource, -event.count, event.source)
      break
    case 'field-gained':
      mine.fields[event.column] = empty(event.row)
      break
    case 'field-spent':
      mine.fields[event.column] = null
      break
    case 'field-moved':
      mine.fields[event.column] = { ...(mine.fields[event.column] ?? empty(0)), row: event.to }
      break
    case 'sown':
      mine.fields[event.column] = { row: event.row, good: event.good, count: event.count, doubled: false }
      add(mine, event.good, -event.count)
      break
    case 'harvested':
      mine.fields[event.column] = empty(event.row)
      add(mine, event.good, event.count)
      break
    case 'sheep-moved':
      addSheep(mine, event.source, -1)
      addSheep(mine, event.to, 1)
      break
    default:
      applyToVillage(mine, event)
  }
}

function applyToVillage(mine: PlayerView, event: GameEvent): void {
  switch (event.type) {
    case 'craft-advanced':
    case 'craft-retreated': {
      const craft = mine.crafts.find((each) => each.name === event.craft)
      if (!craft) break
      craft.position = event.position
      if (event.type === 'craft-advanced') craft.boulders = pushed(craft.boulders, event.position)
      break
    }
    case 'center-moved':
      mine.center = event.position
      mine.window_workers = event.workers
      mine.window_points = event.points
      break
    case 'boulders-reset':
      for (const craft of mine.crafts)
        craft.boulders = [craft.position + FIRST_BOULDER, craft.position + 2 * FIRST_BOULDER].filter((column) => column <= 10)
      break
  }
}

/** Boulders make room for a building, one pushing the next. */
function pushed(boulders: readonly number[], position: number): number[] {
  let free = position + 1
  return boulders
    .map((column) => {
      const to = Math.max(column, free)
      free = to + 1
      return to
    })
    .filter((column) => column <= 10)
}

/** A field where nothing grows. */
export function empty(row: number): FieldView {
  return { row, good: '', count: 0, doubled: false }
}

function add(mine: PlayerView, resource: string, count: number, place = ''): void {
  if (resource === 'sheep') addSheep(mine, Number(place.split(':')[1] ?? 0), count)
  else if (resource === 'tools') mine.tools += count
  else if (resource === 'jewelry') mine.jewelry += count
  else mine.goods[resource] = (mine.goods[resource] ?? 0) + count
}

function addSheep(mine: PlayerView, place: number, count: number): void {
  if (place === 7) mine.stables += count
  else if (place > 0) mine.sheep[place - 1] = (mine.sheep[place - 1] ?? 0) + count
}
