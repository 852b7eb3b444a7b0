/**
 * Where tiles and animals of a Home Board are drawn, once somebody has moved them by hand.
 *
 * Where a tile lies makes no difference, nor where animals stand as long as all find room: it is for the eye alone, and
 * kept by this browser. Places are the land spaces and, after them, the dikes.
 */
import { store, stored } from '../lib/storage'
import { ANIMALS } from './layout'
import type { LandView, PlayerView } from './protocol'
import type { Table } from './table'

/** How many of each animal stand in a place. */
export type Herd = Readonly<Record<string, number>>

/** What was moved on a farm: the space that is drawn in each place, and who stands in each space and on each dike. */
interface Farm {
  spaces: readonly number[]
  herds: readonly Herd[] | null
}

const KEY = 'allmende.arle.farms'
const MOST = 30

let farms = $state.raw<Record<string, Farm>>(stored(KEY, {}))

function farmOf(table: Table, player: PlayerView): Farm | undefined {
  return farms[`${table.id}/${player.seat}`]
}
function keep(table: Table, player: PlayerView, farm: Farm): void {
  const { [`${table.id}/${player.seat}`]: _, ...others } = farms
  farms = Object.fromEntries([...Object.entries(others), [`${table.id}/${player.seat}`, farm]].slice(-MOST))
  store(KEY, farms)
}

/** Whether tiles can be moved from and to a space: neither the sea nor the moor. */
export function isOpen(land: LandView | undefined): boolean {
  return land !== undefined && land.moor < 0 && land.tile !== 'tidal-flat'
}

// Tiles

/** The land space that is drawn in each place. */
export function spacesOf(table: Table, player: PlayerView): readonly number[] {
  const spaces = farmOf(table, player)?.spaces ?? []
  const fits =
    spaces.length === player.land.length &&
    spaces.every((space, place) => (isOpen(player.land[place]) ? isOpen(player.land[space]) : space === place))
  return fits ? spaces : player.land.map((_, space) => space)
}

/** Has two places change what is drawn there. */
export function swap(table: Table, player: PlayerView, place: number, other: number): void {
  if (!isOpen(player.land[place]) || !isOpen(player.land[other])) return
  const spaces = [...spacesOf(table, player)]
  ;[spaces[place], spaces[other]] = [spaces[other]!, spaces[place]!]
  keep(table, player, { spaces, herds: farmOf(table, player)?.herds ?? null })
}

// Animals

function pensOf(player: PlayerView): number[][] {
  return [...player.land.map((land) => land.pens), ...player.dike_animals.map(() => [1])]
}
function fits(pens: readonly number[], herd: Herd): boolean {
  return (
    Object.values(herd).reduce((sum, count) => sum + Math.ceil(count / (pens[0] ?? 0)), 0) <= pens.length ||
    !total(herd)
  )
}
function total(herd: Herd): number {
  return Object.values(herd).reduce((sum, count) => sum + count, 0)
}
function more(herd: Herd, animal: string, count: number): Herd {
  const { [animal]: before = 0, ...others } = herd
  return before + count > 0 ? { ...others, [animal]: before + count } : others
}

/** Who stands in each land space and on each dike: as they were moved, as far as all that there are still find room so. */
export function herdsOf(table: Table, player: PlayerView): readonly Herd[] {
  const shown: Herd[] = [
    ...player.land.map((land) => land.animals),
    ...player.dike_animals.map((animal) => (animal ? { [animal]: 1 } : {})),
  ]
  const moved = farmOf(table, player)?.herds
  if (moved?.length !== shown.length) return shown
  const pens = pensOf(player)
  const herds = moved.map((herd, place) => (fits(pens[place]!, herd) ? herd : {}))
  for (const animal of ANIMALS) {
    const count = (of: readonly Herd[]): number => of.reduce((sum, herd) => sum + (herd[animal] ?? 0), 0)
    let missing = count(shown) - count(herds)
    for (let place = herds.length - 1; place >= 0 && missing < 0; place--) {
      const gone = Math.min(-missing, herds[place]![animal] ?? 0)
      herds[place] = more(herds[place]!, animal, -gone)
      missing += gone
    }
    for (let place = 0; place < herds.length; place++) {
      while (missing > 0 && fits(pens[place]!, more(herds[place]!, animal, 1))) {
        herds[place] = more(herds[place]!, animal, 1)
        missing -= 1
      }
    }
    if (missing) return shown
  }
  return herds
}

/** Moves as many of an animal as find room there; if none does, the two places change their animals. */
export function drive(table: Table, player: PlayerView, animal: string, from: number, to: number): void {
  const pens = pensOf(player)
  const herds = [...herdsOf(table, player)]
  const [here, there] = [herds[from] ?? {}, herds[to] ?? {}]
  if (from === to || !pens[to]) return
  let count = here[animal] ?? 0
  while (count && !fits(pens[to], more(there, animal, count))) count -= 1
  if (count) {
    herds[from] = more(here, animal, -count)
    herds[to] = more(there, animal, count)
  } else if (fits(pens[to], here) && fits(pens[from]!, there)) {
    herds[from] = there
    herds[to] = here
  }
  keep(table, player, { spaces: spacesOf(table, player), herds })
}
