/** What Arle's events are to the eye and in the log. */
import type { Change } from '../lib/face'
import { signed } from '../lib/points'
import { tally } from '../lib/tally'
import { colourOf } from './layout'
import type { GameEvent, Reference } from './protocol'

const ROUTINE: ReadonlySet<string> = new Set(['starting-player-passed', 'milked', 'shorn'])
/** The phase in which everybody takes stock, eats and heats. */
const INVENTORYING = 3

/** What merely structures the course of play is left out of the short log; what an inventory brings is no action's. */
export function isRoutine(event: GameEvent): boolean {
  return event.type === 'half-year-phase-began' ? event.phase !== INVENTORYING : ROUTINE.has(event.type)
}

/** What symbols tell as well. */
export const COUNTED = /^(gained|paid|animal-born|animals-returned)$/

/** What slides by itself on a board, by a transition of its style. */
export function isSlide(event: GameEvent): boolean {
  return /^(tool-improved|dikes-moved|half-year-began|vehicles-emptied)/.test(event.type)
}

const INVENTORY = /^(gained|milked|shorn|animal-born)$/

/** Events that are one thing to the eye although they concern several: everybody's harvest. */
export function together(event: GameEvent, before: GameEvent): boolean {
  return INVENTORY.test(event.type) && INVENTORY.test(before.type)
}

/** What events bring a seat, in symbols. */
export function changes(events: readonly GameEvent[], seat: number, reference: Reference): Change[] {
  const { add, show, all } = tally()
  for (const event of events) {
    if (event.seat !== seat) continue
    switch (event.type) {
      case 'gained':
        add(event.resource, event.count)
        break
      case 'paid':
        add(event.resource, -event.count)
        break
      case 'animal-born':
        add(event.animal, 1)
        break
      case 'animals-returned':
        add(event.animal, -event.count)
        break
      case 'tile-placed':
        add(event.tile, 1)
        break
      case 'tile-removed':
        add(event.tile, -1)
        break
      case 'equipment-gained':
        add(event.piece, 1)
        break
      case 'equipment-returned':
        add(event.piece, -1)
        break
      case 'tool-improved':
        show(event.tool, `→${event.value}`)
        break
      case 'tile-flipped':
        show(event.tile, '→')
        show(event.to)
        break
      case 'equipment-flipped':
        show(event.piece, '→')
        show(event.to)
        break
      case 'built':
        show(`building-${colourOf(event.building, reference)}`, '+1')
        break
      case 'dikes-moved':
        show('dike', `×${event.count}`)
        if (event.land) add('empty', event.land)
        break
      case 'moor-dehydrated':
        show('moor', '→')
        show('dehydrated-moor')
        break
      case 'moor-removed':
        add('empty', event.land)
        break
      case 'vehicles-emptied':
        if (event.destinations.length) show('travel-track', `${event.travelled}`)
        break
      case 'short':
        show('shortage', signed(-(event.food + event.fuel)), true)
        break
    }
  }
  return all()
}
