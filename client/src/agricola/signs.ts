/** Symbols that only Agricola draws; those of things that other games know too are theirs. */
import { add } from '../symbols'
import { farm } from '../symbols/farm'
import './signs.css'
import { homestead } from './drawings/farm'
import { goods } from './drawings/goods'
import { improvements } from './drawings/improvements'
import { doings } from './drawings/signs'

export const signs: Record<string, string> = {
  ...farm,
  ...goods,
  ...homestead,
  ...improvements,
  ...doings,
}

add(signs)
