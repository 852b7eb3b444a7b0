/** What a table knows about cards, and the moments to play them while others decide. */
import { Passing } from '../../lib/passing.svelte'
import type { Decision } from '../../lib/protocol'
import type { CardReference } from '../protocol'
import { giveNicknames } from '../../lib/speak.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Table } from '../table'
import { numberOf } from './faces'

/** The cards of a table, and when their players are asked to play them while others decide. */
export class CardTable {
  readonly facts: ReadonlyMap<string, CardReference>
  private passing = new Passing()

  constructor(
    readonly parts: typeof import('.'),
    facts: readonly CardReference[],
  ) {
    this.facts = new Map(facts.map((fact) => [fact.number, fact]))
    giveNicknames(new Map(facts.map(({ number, nickname }) => [number, nickname])))
  }

  /** The seat that wants to be asked at the next moment, or is asked because it took back having let one pass. */
  get wanted(): number {
    return this.passing.wanted
  }

  set wanted(seat: number) {
    this.passing.wanted = seat
  }

  /** Whether the player wants to be asked at this moment. */
  wants(table: Table, decision: Decision): boolean {
    if (settings.ask === 'always' || this.wanted === decision.seat) return true
    const turn = table.view?.turn ?? -1
    if (settings.ask === 'never' && turn >= 0 && turn !== decision.seat) return false
    return decision.moves.some((move) => this.facts.get(numberOf(move))?.passing)
  }

  /** Lets the moments pass of which nobody wants to hear. */
  answer(table: Table): void {
    this.passing.answer(table, (decision) => decision.prompt.id === 'prompt-moment')
  }
}
