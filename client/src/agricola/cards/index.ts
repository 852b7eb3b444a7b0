/** Everything that only a table with hand cards needs; fetched when it is one. */
import { add } from '../../symbols'
import { hand } from '../../symbols/hand'
import { learnCards } from '../flights'
import './cards.css'
import { drawings } from './drawings'
import { flight } from './events'
import Spread from './Spread.svelte'

add({ ...hand, ...drawings })
learnCards(flight)

export { default as Cover } from '../../table/Cover.svelte'
export { default as Chip } from './Chip.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Minis } from './Minis.svelte'
export { default as Packet } from './Packet.svelte'
export const dialogs = { cards: Spread }
