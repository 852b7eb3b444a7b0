/** Which moves stand on the boards as well, so that the list need not repeat them. */
import { tick } from 'svelte'
import { direct } from './moves'
import type { Option } from './face'
import type { Table } from './table.svelte'
import { narrow } from './ui.svelte'

export class OnBoard {
  /** The targets that are lit on boards that can be seen, or that a tab leads to. */
  private lit = $state.raw<ReadonlySet<string>>(new Set())

  constructor(private readonly table: Table) {
    $effect(() => {
      void [table.decision, table.inFull, table.motion.shown, table.past, narrow.current]
      void this.look()
    })
  }

  private async look(): Promise<void> {
    await tick()
    const found = [...document.querySelectorAll<HTMLElement>('.boards button.lit[data-target]')].filter(
      (each) => narrow.current || each.checkVisibility(),
    )
    this.lit = new Set(found.map((each) => each.dataset['target']!))
  }

  /** Whether a move is played by pressing what is lit: it is not beside another one, nor left to the list for another reason. */
  has({ move, beside, many }: Option): boolean {
    if (many || beside.length || !this.lit.has(move.target)) return false
    return direct(this.table.decision?.moves.filter(({ target }) => target === move.target) ?? [], this.table).includes(
      move,
    )
  }
}
