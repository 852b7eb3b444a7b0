/** Loading vehicles: by two clicks on what is loaded and where, by dragging, and as much of something as fits. */
import { untrack } from 'svelte'
import { draggable } from '../lib/dragging'
import { pause } from '../lib/pause'
import type { Decision, MoveView } from '../lib/protocol'
import { say } from '../lib/speak.svelte'
import { ui } from '../lib/ui.svelte'
import type { PlayerView, Reference, VehicleView } from './protocol'
import type { Table } from './table'

/** A move that loads something: what, and in which parking space. */
export interface Load {
  move: MoveView
  piece: string
  parking: number
}

/** What was chosen for loading, and what is being dragged. */
class Loading {
  /** A good or destination that was chosen, or "". */
  piece = $state('')
  /** A vehicle that was chosen, by its parking space, or 0. */
  parking = $state(0)
  /** What is being dragged, or "", and the parking space under it, or 0. */
  dragged = $state('')
  over = $state(0)
  /** Whose turn a choice was made in: it does not outlive it. */
  private when = $state('')
  /** What was asked when something was loaded last. */
  private asked = ''

  /** Chooses a good or destination, or gives it up. */
  choosePiece(table: Table, piece: string): void {
    this.piece = this.piece === piece && this.when === turnOf(table) ? '' : piece
    this.parking = 0
    this.when = turnOf(table)
    this.touch(table)
  }

  /** Chooses a vehicle, or gives it up. */
  chooseVehicle(table: Table, parking: number): void {
    this.parking = this.parking === parking && this.when === turnOf(table) ? 0 : parking
    this.piece = ''
    this.when = turnOf(table)
    this.touch(table)
  }

  /** Notes that loading has begun. */
  touch(table: Table): void {
    this.asked = table.decision ? questionOf(table.decision) : ''
  }

  /** Whether a phone is to stay at the barn: the same is asked again after something was loaded there. */
  goesOn(decision: Decision): boolean {
    return untrack(() => ui.tab === 'barn' && this.asked === questionOf(decision))
  }

  /** Whether anything was chosen in this turn. */
  forget(table: Table): boolean {
    const chosen = (this.piece !== '' || this.parking !== 0) && this.when === turnOf(table)
    this.piece = ''
    this.parking = 0
    return chosen
  }

  /** The chosen piece, if it can be loaded now. */
  pieceOf(table: Table): string {
    return this.piece && this.when === turnOf(table) && loadsOf(table).some((load) => load.piece === this.piece)
      ? this.piece
      : ''
  }

  /** The chosen vehicle, if something can be done with it now. */
  vehicleOf(table: Table): number {
    return this.parking && this.when === turnOf(table) && loadsOf(table).length ? this.parking : 0
  }
}

export const loading = new Loading()

function turnOf(table: Table): string {
  return `${table.id} ${table.seat} ${table.view?.half_year} ${table.view?.month}`
}

function questionOf({ seat, prompt }: Decision): string {
  return JSON.stringify([seat, prompt])
}

const offered = new WeakMap<readonly MoveView[], Load[]>()

/** All moves that load something now. */
export function loadsOf(table: Table): Load[] {
  const moves = table.decision?.moves
  if (!moves) return []
  let loads = offered.get(moves)
  if (!loads) {
    loads = moves
      .filter((move) => move.verb === 'load')
      .map((move) => {
        const [piece, parking] = move.nouns as [string, number]
        return { move, piece, parking }
      })
    offered.set(moves, loads)
  }
  return loads
}

/** The first vehicle that is just like this one: moves mean that one. */
export function twinOf(player: PlayerView, vehicle: VehicleView): number {
  const same = (other: VehicleView): boolean =>
    other.kind === vehicle.kind && other.cargo.join() === vehicle.cargo.join()
  return player.vehicles.find(same)?.parking ?? vehicle.parking
}

/** The move that loads a piece onto a vehicle, if there is one. */
export function loadOf(table: Table, piece: string, parking: number): MoveView | undefined {
  return loadsOf(table).find((load) => load.piece === piece && load.parking === parking)?.move
}

/** What a click on a good or destination does that can be loaded: it goes onto the chosen vehicle, or else it is chosen. */
export function choiceOf(table: Table, piece: string): (() => void) | undefined {
  if (!loadsOf(table).some((load) => load.piece === piece)) return undefined
  const vehicle = loading.vehicleOf(table)
  const move = vehicle ? loadOf(table, piece, vehicle) : undefined
  return move ? () => void table.play(move) : () => loading.choosePiece(table, piece)
}

/** Drops what was dragged on the vehicle under it. */
function drop(table: Table): void {
  const player = table.shown?.players[table.seat]
  const vehicle = player?.vehicles.find((each) => each.parking === loading.over)
  const move = player && vehicle && loadOf(table, loading.dragged, twinOf(player, vehicle))
  loading.dragged = ''
  loading.over = 0
  if (!move) return
  loading.touch(table)
  void table.play(move)
}

/** Loads as much of a good as fits, onto one vehicle or onto all of them, move by move: each can be taken back. */
export async function loadAll(table: Table, piece: string, parking = 0): Promise<void> {
  const seat = table.seat
  for (;;) {
    const load =
      table.seat === seat &&
      loadsOf(table).find((each) => each.piece === piece && (!parking || each.parking === parking))
    if (!load) return
    const before = table.version
    await table.play(load.move)
    if (!(await news(table, before))) return
  }
}

/** How long the news of a move may take, in milliseconds, and how often one looks for it. */
const PATIENCE = 4000
const GLANCE = 20

/** Waits for the news of what was sent after `version`, with the next decision; false if there is none to come. */
async function news(table: Table, version: number): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
    if (table.note) return false
    if (table.version > version && !table.sending && table.decision) return true
    await pause(GLANCE)
  }
  return false
}

// Where things lie on a vehicle

/** A piece on a vehicle: where it begins and how wide it is, in units. */
export interface Packed {
  name: string
  at: number
  size: number
}

/** Where the cargo lies: pieces cover whole cells that lie side by side; a Wagon's are apart. */
export function packed(vehicle: VehicleView, sizeOf: (name: string) => number): Packed[] {
  const starts: number[] = []
  let width = 0
  for (const cell of vehicle.cells) {
    starts.push(width)
    width += cell
  }
  const edges = new Set([...starts, width])
  const pieces = vehicle.cargo.map((name) => ({ name, size: sizeOf(name) })).sort((a, b) => b.size - a.size)
  const taken = new Set<number>()

  // Pieces are tried where they fit, largest first; where one finds no room, the one before it moves on.
  function place(index: number): Packed[] | null {
    const piece = pieces[index]
    if (!piece) return []
    for (const at of starts) {
      const units = Array.from({ length: piece.size }, (_, i) => at + i)
      if (!edges.has(at + piece.size) || units.some((unit) => taken.has(unit))) continue
      for (const unit of units) taken.add(unit)
      const others = place(index + 1)
      if (others) return [{ ...piece, at }, ...others]
      for (const unit of units) taken.delete(unit)
    }
    return null
  }
  return (place(0) ?? []).sort((a, b) => a.at - b.at)
}

/** The size of a good or destination on a vehicle. */
export function sizes(player: PlayerView, reference: Reference): (name: string) => number {
  const destinations = new Map(player.destinations.map((each) => [each.name, each.size]))
  return (name) => destinations.get(name) ?? reference.sizes[name] ?? 1
}

/** A vehicle and what lies on it, in words. */
export function told(player: PlayerView, vehicle: VehicleView): string {
  const places = new Set(player.destinations.map((each) => each.name))
  const cargo = vehicle.cargo.map((name) => ({
    id: `${places.has(name) ? 'destination' : 'resource'}-${name}`,
    args: { count: 1 },
  }))
  return say('screen-parked', {
    vehicle: { id: `piece-${vehicle.kind}` },
    parking: vehicle.parking,
    cargo: cargo.length ? cargo : 'none',
  })
}

// Dragging

/** Lets an element be dragged onto vehicles. */
export function loadable(table: Table, piece: string) {
  return draggable({
    may: () => loadsOf(table).some((load) => load.piece === piece),
    begin: () => (loading.dragged = piece),
    over: (below) => (loading.over = Number(below?.closest<HTMLElement>('[data-parking]')?.dataset['parking'] ?? 0)),
    drop: () => drop(table),
    end: () => {
      loading.dragged = ''
      loading.over = 0
    },
  })
}
