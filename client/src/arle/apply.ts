/** Carries an event over to a view, so that counters change when a piece lands and a preview can be drawn. */
import { WORKERS } from './layout'
import type { GameEvent, LandView, PlayerView, View } from './protocol'

/** By the number of dikes moved: how many lie in each gap from the sea on. */
const DIKES: readonly string[] = ['0,0,2,3', '0,0,3,2', '0,1,3,1', '0,2,3,0', '0,3,2,0', '1,3,1,0', '2,3,0,0', '3,2,0,0']
const TIDAL_ROWS = [[6, 7, 8], [3, 4, 5], [0, 1, 2]] as const
const PEAT_ON_MOOR = 4
/** What goods become on a vehicle. */
const UPGRADED: Readonly<Record<string, string>> = { wood: 'timber', clay: 'brick', linen: 'summer-wear', woolen: 'winter-wear', leather: 'leather-wear' }
const CELLS: Readonly<Record<string, number[]>> = { handcart: [1], wagon: [1, 1], cart: [1, 1, 1], 'horse-cart': [1, 1, 1, 1], carriage: [1, 2], droshky: [1, 2, 1] }

/** The view after the event. What an event leaves open (who stands where, scores) the server's next view brings. */
export function apply(view: View, event: GameEvent): View {
  const after = structuredClone(view)
  const mine = event.seat >= 0 ? after.players[event.seat] : undefined
  switch (event.type) {
    case 'half-year-began':
      after.half_year = event.half_year
      after.season = event.season
      after.special = -1
      for (const space of after.spaces) space.seats = []
      for (const player of after.players) player.workers = WORKERS
      break
    case 'half-year-phase-began':
      after.phase = event.phase
      break
    case 'worker-placed':
      after.spaces.find((each) => each.name === event.space)?.seats.push(event.seat)
      if (event.special) after.special = event.seat
      if (mine) mine.workers -= 1
      break
    case 'starting-player-passed':
      after.first = event.seat
      break
    case 'game-ended':
      after.over = true
      after.winners = event.winners
      break
    default:
      if (mine) applyTo(mine, event)
  }
  return after
}

function applyTo(mine: PlayerView, event: GameEvent): void {
  switch (event.type) {
    case 'worker-idle':
      mine.workers -= 1
      break
    case 'gained':
      add(mine, event.resource, event.count)
      break
    case 'paid':
      add(mine, event.resource, -event.count)
      break
    case 'animals-returned':
      add(mine, event.animal, -event.count)
      break
    case 'animal-born':
      add(mine, event.animal, 1)
      break
    case 'tool-improved': {
      const tool = mine.tools.find((each) => each.name === event.tool)
      if (tool) tool.position = Math.max(0, tool.values.indexOf(event.value))
      break
    }
    case 'vehicles-emptied':
      for (const vehicle of mine.vehicles) vehicle.cargo = []
      for (const destination of mine.destinations) if (destination.state === 'loaded') destination.state = 'visited'
      mine.travelled = event.travelled
      break
    case 'short':
      mine.shortages += event.food + event.fuel
      break
    default:
      applyToLand(mine, event)
      applyToBarn(mine, event)
  }
}

function applyToLand(mine: PlayerView, event: GameEvent): void {
  const moor = (number: number): LandView[] => mine.land.filter((each) => each.moor === number)
  switch (event.type) {
    case 'tile-placed':
      lay(mine, event.space, event.tile)
      break
    case 'tile-removed':
      lay(mine, event.space, 'empty')
      break
    case 'tile-flipped':
      lay(mine, event.space, event.to)
      break
    case 'built':
      lay(mine, event.space, 'building', event.building)
      mine.buildings.push(event.building)
      break
    case 'dikes-moved': {
      const moved = DIKES.indexOf(mine.dikes.join()) + event.count
      mine.dikes = (DIKES[moved] ?? DIKES.at(-1)!).split(',').map(Number)
      const rows = TIDAL_ROWS.filter(([first]) => mine.land[first]?.tile === 'tidal-flat').slice(0, event.land / 3)
      for (const space of rows.flat()) lay(mine, space, 'empty')
      break
    }
    case 'moor-dehydrated':
      for (const space of moor(event.moor)) space.peat = PEAT_ON_MOOR
      break
    case 'peat-cut':
      for (const space of moor(event.moor)) space.peat -= event.count
      break
    case 'moor-removed':
      mine.land = mine.land.map((each) => (each.moor === event.moor ? bare('empty') : each))
      break
  }
}

function applyToBarn(mine: PlayerView, event: GameEvent): void {
  switch (event.type) {
    case 'equipment-gained':
      piece(mine, event.piece, 1)
      break
    case 'equipment-returned':
      piece(mine, event.piece, -1)
      break
    case 'equipment-flipped': {
      const vehicle = mine.vehicles.find((each) => each.kind === event.piece)
      if (vehicle && CELLS[event.to]) Object.assign(vehicle, { kind: event.to, cells: CELLS[event.to] })
      else {
        piece(mine, event.piece, -1)
        piece(mine, event.to, 1)
      }
      break
    }
    case 'loaded': {
      mine.vehicles[event.parking - 1]?.cargo.push(UPGRADED[event.piece] ?? event.piece)
      const destination = mine.destinations.find((each) => each.name === event.piece)
      if (destination) destination.state = 'loaded'
      break
    }
  }
}

function bare(tile: string, building = ''): LandView {
  return { tile, building, moor: -1, peat: 0, animals: {}, pens: [] }
}

function lay(mine: PlayerView, space: number, tile: string, building = ''): void {
  mine.land[space] = bare(tile, building)
}

function piece(mine: PlayerView, name: string, count: number): void {
  if (name === 'peat-boat') mine.peat_boats += count
  else if (name === 'plow') mine.plows += count
  else if (count > 0) mine.vehicles.push({ kind: name, parking: mine.vehicles.length + 1, cells: CELLS[name] ?? [1], cargo: [] })
  else {
    const at = mine.vehicles.findIndex((each) => each.kind === name && !each.cargo.length)
    mine.vehicles = mine.vehicles.filter((_, i) => i !== at).map((each, i) => ({ ...each, parking: i + 1 }))
  }
}

function add(mine: PlayerView, resource: string, count: number): void {
  mine.goods[resource] = (mine.goods[resource] ?? 0) + count
}
