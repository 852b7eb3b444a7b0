/** What Agricola's events are to the eye and in the log. */
import type { Change } from '../lib/face'
import type { Message } from '../lib/protocol'
import { tally } from '../lib/tally'
import { HARVEST_PHASES, kindOfImprovement, ROUND_PHASES } from './layout'
import type { GameEvent } from './protocol'

/** Rounds and harvests have headings. */
export function isHeading(event: GameEvent): boolean {
  return event.type === 'round-began' || (event.type === 'round-phase-began' && event.phase === HARVEST_PHASES[0])
}

/** What else merely structures the course of play is, in short, nothing. */
export function isRoutine(event: GameEvent): boolean {
  return event.type === 'round-phase-began' && !isHeading(event)
}

/** All that is born to a player at a time is told in one sentence. */
export function told(events: readonly GameEvent[]): { message: Message }[] {
  const births = events.filter(({ type }) => type === 'animal-born')
  if (births.length < 2) return [...events]
  const [first] = births
  const animals = births.map(({ message }) => ({ id: 'newborn', args: { ...message.args } }))
  const message = { id: 'newborns', args: { ...first!.message.args, animals } }
  return events
    .filter((event) => event === first || !births.includes(event))
    .map((event) => (event === first ? { message } : event))
}

const COUNTED = /^(gained|paid|exchanged)$/

/** What symbols tell as well; what is born or given away needs its verb, and what a card gives needs its name. */
export function isCounted(event: GameEvent): boolean {
  return COUNTED.test(event.type) && !(event.type === 'gained' && event.source.startsWith('card:'))
}

/** What slides by itself on a board, by a transition of its style; and what the eye has to be given time for. */
export function isSlide(event: GameEvent): boolean {
  return (
    /^(space-revealed|fed|pasture-fenced)$/.test(event.type) ||
    (event.type === 'round-phase-began' && !ROUND_PHASES.includes(event.phase))
  )
}

/** What events bring a seat, in symbols. */
export function changes(events: readonly GameEvent[], seat: number): Change[] {
  const { add, show, all } = tally()
  for (const event of events) {
    if (event.seat !== seat) {
      if ('to' in event && event.to === seat) {
        if (event.type === 'goods-given') add(event.resource, event.count)
        else if (event.type === 'occupation-given') show('occupation', '+1')
      }
      continue
    }
    switch (event.type) {
      case 'gained':
        add(event.resource, event.count)
        break
      case 'fields-harvested':
        add('grain', event.grain)
        add('vegetable', event.vegetables)
        break
      case 'paid':
        add(event.resource, -event.count)
        break
      case 'exchanged':
        add(event.resource, -event.count)
        add('food', event.food)
        break
      case 'animal-born':
        add(event.animal, 1)
        break
      case 'animals-released':
        add(event.animal, -event.count)
        break
      case 'field-plowed':
        add('field', 1)
        break
      case 'field-sown':
        show(event.resource, `×${event.count}`)
        break
      case 'room-built':
        add('room', 1)
        break
      case 'stable-built':
        add('stable', 1)
        break
      case 'pasture-fenced':
        show('fence', `${event.fences}`)
        break
      case 'renovated':
        show(`room-${event.house}`, `×${event.rooms}`)
        break
      case 'family-grew':
        add('person', 1)
        break
      case 'improvement-built':
        show(kindOfImprovement(event.improvement), '+1')
        break
      case 'improvement-returned':
        show(kindOfImprovement(event.improvement), '−1', true)
        break
      case 'starting-player-taken':
        show('starting-player')
        break
      case 'promised':
        show(event.resource, `+${event.count}×${event.rounds.length}`)
        break
      case 'field-promised':
        show('field', '+1')
        break
      case 'piece-promised':
        show(event.what, '+1')
        break
      case 'promise-ended':
        show(event.resource, `−${event.rounds.length}`, true)
        break
      case 'goods-given':
        add(event.resource, -event.count)
        break
      case 'crop-moved':
        show(event.resource, '→')
        break
      case 'crop-added':
        show(event.resource, '→')
        break
      case 'crop-discarded':
        show(event.resource, '−1', true)
        break
      case 'laid-on-card':
        show(event.resource, `→${event.count}`)
        break
      case 'fences-razed':
        show('fence', `+${event.count}`)
        break
      case 'fence-taken':
        show('fence', '+1')
        break
      case 'stable-laid':
        show('stable', '→')
        break
      case 'laid-on-space':
        show(event.resource, `→${event.count}`)
        break
      case 'laid-on-farmyard':
        show(event.resource, `→${event.count}`)
        break
      case 'pieces-removed':
        show(event.what, `−${event.count}`, true)
        break
      case 'palisades-placed':
        show('wood', `→${event.count}`)
        break
      case 'person-called':
        show('person', '+1')
        break
      case 'person-left':
        show('person', '−1', true)
        break
      case 'begging-marker-taken':
        show('begging', '+1', true)
        break
      case 'hand-card-discarded':
        show('discard')
        break
      case 'occupation-given':
        show('occupation', '−1', true)
        break
      case 'occupation-stays':
        show('occupation', '✓')
        break
      case 'minors-drawn':
        show('minor', `+${event.count}`)
        break
      case 'cards-redrawn':
        show(event.kind === 'minors' ? 'minor' : 'occupation', `${event.count}`)
        break
      case 'bonus-points-gained':
        show('bonus', `+${event.points}`)
        break
      case 'fed':
        add('food', -event.food)
        if (event.begging) show('begging', `+${event.begging}`, true)
        break
    }
  }
  return all()
}
