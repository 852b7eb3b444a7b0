/** Who sits beside the table: whether a coach is wanted and allowed there, and what it says to a move. */
import { gamesBefore } from './experience'
import type { MoveView, Preview } from './protocol'
import { settings, type Coach } from './settings.svelte'
import type { Table } from './table.svelte'
import { narrow } from './ui.svelte'

/** With so many games of a title behind them somebody is no beginner any more. */
const FIRST = 2

/** How much the coach says in the games of a title, unless a table keeps it away. */
export function coachIn(title: string, table = ''): Coach {
  if (settings.coach) return settings.coach
  return gamesBefore(title, table) < FIRST ? 'gentle' : 'off'
}

/** How much it says at a table: nothing where it may not, nor where somebody else leads. */
export function coachAt({ coached, guidance, title, id }: Pick<Table, 'coached' | 'guidance' | 'title' | 'id'>): Coach {
  const led = guidance?.state === 'leads' || guidance?.state === 'waits'
  return coached && !led ? coachIn(title, id) : 'off'
}

/** What there is to say to a move with this preview; null if nothing, or if it is known or wanted no more. */
export function cautionIn(found: Preview, move: MoveView, { preview }: Pick<Table, 'preview'>): Preview['caution'] {
  const { caution } = found
  if (!caution || settings.hushed.includes(caution.kind)) return null
  const seen = preview?.move.text === move.text && !narrow.current
  return caution.previewed && seen ? null : caution
}
