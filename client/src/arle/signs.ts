/** Symbols that only Arle draws; those of things that other games know too are theirs. */
import { add } from '../symbols'
import { farm } from '../symbols/farm'
import './signs.css'
import { equipment } from './drawings/equipment'
import { goods } from './drawings/goods'
import { houses } from './drawings/houses'
import { land } from './drawings/land'
import { signs as others } from './drawings/signs'
import { tools } from './drawings/tools'

const DESTINATIONS = ['hage', 'beemoor', 'dornum', 'norden', 'aurich', 'esens', 'emden', 'leer', 'bremen']

export const signs: Record<string, string> = {
  ...farm,
  ...goods,
  ...tools,
  ...land,
  ...houses,
  ...equipment,
  ...others,
  ...Object.fromEntries(DESTINATIONS.map((name) => [name, others['destination']!])),
}

add(signs)
