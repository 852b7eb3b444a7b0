/** Everything that only a table with hand cards needs; fetched when it is one. */
import * as applying from '../hallertau/apply'
import * as flying from '../hallertau/flights'
import { symbols } from '../symbols'
import './cards.css'
import * as events from './events'
import { signs } from './signs'

Object.assign(symbols, signs)
applying.learnCards(events.apply)
flying.learnCards(events.flight)

export { default as AskNext } from './AskNext.svelte'
export { CardTable } from './cards.svelte'
export { default as Chip } from './Chip.svelte'
export { default as Cover } from './Cover.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Spread } from './Spread.svelte'
