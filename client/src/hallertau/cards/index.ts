/** Everything that only a table with hand cards needs; fetched when it is one. */
import { learnCards } from '../flights'
import { add } from '../../symbols'
import './cards.css'
import { flight } from './events'
import { signs } from './signs'
import Spread from './Spread.svelte'

add(signs)
learnCards(flight)

export { CardTable } from './cards.svelte'
export { default as Chip } from './Chip.svelte'
export { default as Cover } from '../../table/Cover.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Waiting } from './AskNext.svelte'
export const dialogs = { cards: Spread }
