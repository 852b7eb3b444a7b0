/** Where a replay stops on its way through a game, and where its rounds begin. */
import type { GameEvent, Past } from './protocol'
import type { Table } from './table.svelte'

/** The beginning of a round, or of what the log has a heading for besides. */
export interface Round {
  version: number
  heading: GameEvent
}

/** The versions at which a replay stops: all at which something happened, or what concerns the player who is followed. */
export function stopsOf(table: Table): number[] {
  // Where nothing happened there is nothing to see.
  const seen = table.history.filter(({ events }) => events.length)
  const { followed } = table
  const last = seen.at(-1)
  const stops = (past: Past): boolean =>
    followed === null ||
    past.seat < 0 ||
    past.seat === followed ||
    past === last ||
    headingOf(table, past) !== undefined
  return seen.filter(stops).map(({ version }) => version)
}

/** All rounds that have begun. */
export function roundsOf(table: Table): Round[] {
  return table.history.flatMap((past) => {
    const heading = headingOf(table, past)
    return heading ? [{ version: past.version, heading }] : []
  })
}

function headingOf({ face }: Table, { events }: Past): GameEvent | undefined {
  return events.findLast((event) => face?.isHeading(event))
}
