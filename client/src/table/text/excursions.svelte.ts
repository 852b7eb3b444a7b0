/** What one can do in the text mode besides playing: ask for a hint, try moves out, plan ahead, and look back. */
import { advice, tenths } from '../../lib/advice'
import { reasonOf } from '../../lib/api'
import { unplanned } from '../../lib/ahead'
import { Planning } from '../../lib/planning.svelte'
import { learnPart, say } from '../../lib/speak.svelte'
import type { Table } from '../../lib/table.svelte'
import { Trying, tryOut } from '../../lib/trying.svelte'
import { madeBy, movesOf } from '../../lib/turns'
import type { Answer } from './answering'

const only = (heading: string): Answer => ({ heading, lines: [] })

export class Excursions {
  readonly planning: Planning

  constructor(private readonly table: Table) {
    this.planning = new Planning(table)
  }

  /** The moves that are tried out, if any can be. */
  get trying(): Trying | null {
    return this.table.ahead instanceof Trying ? this.table.ahead : null
  }

  get plans(): boolean {
    return this.table.ahead === this.planning
  }

  /** Where one is while one is not at the table as it stands, or "". */
  get whereabouts(): string {
    const { table, trying } = this
    if (table.past) return this.at
    if (trying) return `${say('screen-try-lead')} ${say('text-try-hint')}`
    return this.plans ? `${say(this.planning.why ?? 'screen-plan-lead')} ${say('text-plan-hint')}` : ''
  }

  private get at(): string {
    const moves = movesOf(this.table)
    return say('screen-looking-back', { move: madeBy(moves, this.table.past?.at ?? 0), all: moves.length })
  }

  /** What a bot would play now, what it expects of that, and why. */
  async hint(): Promise<Answer> {
    const { table } = this
    const { decision } = table
    if (!decision || table.ahead || table.past) return only(say('text-nothing-to-do'))
    if (table.unaided) return only(say('text-no-hint'))
    try {
      const asking = new AbortController()
      const found = await advice.hint(table.id, table.key, table.version, decision.seat, asking.signal)
      const lines = found.suggestions.map(({ label, score, why }) =>
        [`${say(label)}:`, `${say('screen-expected', { points: tenths(score) })}.`, say(why)].join(' '),
      )
      return { heading: say('screen-hint-lead'), lines }
    } catch (error) {
      return only(say(reasonOf(error)))
    }
  }

  /** Begins to try moves out, or says which have been tried. */
  async tryOut(): Promise<Answer | null> {
    const { table, trying } = this
    if (trying) return this.tried(trying)
    if (!table.decision || table.ahead || table.guidance) return only(say('text-nothing-to-do'))
    try {
      await learnPart('trying')
      await tryOut(table)
      return null
    } catch {
      return only(say('screen-offline'))
    }
  }

  private tried({ moves, why }: Trying): Answer {
    const lines = moves.map(({ label }) => say(label))
    return { heading: say('screen-try-moves', { count: moves.length }), lines: why ? [...lines, say(why)] : lines }
  }

  /** Begins to plan, or says what is planned; `none` cancels all. */
  async plan(rest: string, none: string): Promise<Answer | null> {
    const { table, planning } = this
    if (rest && none.split(' ').includes(rest)) {
      await planning.clear()
      return this.planned()
    }
    if (this.plans) return this.planned()
    const why = unplanned(table)
    if (why) return only(say(why))
    if (table.mine.length !== 1 || table.view?.over) return only(say('plan-unforeseeable'))
    await planning.start()
    return planning.plan.turns.length ? this.planned() : null
  }

  private planned(): Answer {
    const { turns } = this.planning.plan
    const ways = turns.map(({ ways }) =>
      ways.map(({ moves }) => moves.map(({ label }) => say(label)).join(', ')).join(` ${say('screen-plan-else')} `),
    )
    const lines = ways.map((words, i) => say('text-planned', { turn: i + 1, moves: words }))
    return { heading: say(lines.length ? 'screen-plan-planned' : 'text-planned-nothing'), lines }
  }

  /** Shows the table as it was after a move: of this number, or one before or after what is shown. */
  async lookBack(rest: string, back: boolean): Promise<Answer | null> {
    const { table } = this
    const moves = movesOf(table)
    const now = table.past ? madeBy(moves, table.past.at) : moves.length
    const to = /^\d+$/.test(rest) ? Number(rest) : now + (back ? -1 : 1)
    const isPresent = !rest && !back && !!table.past && to > moves.length
    if (to < 0 || (to > moves.length && !isPresent)) return only(say('text-no-past'))
    if (table.ahead) table.ahead.stop()
    await table.lookBack(to ? (moves[to - 1] ?? null) : 0)
    return table.past || table.note ? null : only(say('text-present'))
  }

  /** Plays what was tried; whether there was anything. */
  async confirm(): Promise<boolean> {
    const { trying } = this
    if (!trying?.canUndo) return false
    await trying.play()
    return true
  }

  /** Goes back to the table as it stands; whether one was elsewhere. */
  leave(): boolean {
    const { table } = this
    const away = !!table.past || !!table.ahead
    table.ahead?.stop()
    if (table.past) void table.lookBack(null)
    return away
  }
}
