/** The lines of a study as its table shows them, and what is done with them. */
import { get, post, reasonOf } from './api'
import { halves } from './points'
import type { Comparison, LineChange, NodeValue, StudyLines, StudyNode, StudyValues } from './protocol'
import { say } from './speak.svelte'
import type { Table } from './table.svelte'

type AtTable = Pick<Table, 'id' | 'key'>

function linesOf({ id, key }: AtTable): Promise<StudyLines> {
  return get(`/api/tables/${id}/lines`, key)
}

/** Two lines side by side, up to the positions of these versions. */
export function compared({ id, key }: AtTable, one: number, other: number): Promise<Comparison> {
  return get(`/api/tables/${id}/comparison?one=${one}&other=${other}`, key)
}

/** Which of the positions in its text a study shows; 0 is the beginning. */
export async function placeIn(table: AtTable): Promise<number> {
  const { at, nodes } = await linesOf(table)
  return nodes.findIndex(({ version }) => version === at) + 1
}

export class Studying {
  lines = $state.raw<StudyLines | null>(null)
  /** What positions are worth, by the versions of their moves, as far as it was asked. */
  values = $state.raw<ReadonlyMap<number, NodeValue>>(new Map())
  /** The version of the move that led to the position that is shown; 0 is the beginning. */
  readonly at = $derived.by(() => this.table.history.at(-1)?.version ?? 0)
  private readonly known = $derived(new Map(this.lines?.nodes.map((node) => [node.version, node])))
  /** The versions of the moves on the way to it. */
  readonly path = $derived.by(() => new Set(this.table.history.map(({ version }) => version)))
  readonly node = $derived.by<StudyNode | null>(() => this.known.get(this.at) ?? null)
  /** What the position is called, and what was written about it. */
  readonly name = $derived(this.node ? this.node.name : (this.lines?.name ?? ''))
  readonly comment = $derived(this.node ? this.node.comment : (this.lines?.comment ?? ''))
  /** Whether a variation leads to it, rather than the main line. */
  readonly isAside = $derived((this.node?.depth ?? 0) > 0)
  /** The number of positions that would go with it. */
  readonly following = $derived.by(() => {
    const going = new Set([this.at])
    for (const { version, parent } of this.lines?.nodes ?? []) if (going.has(parent)) going.add(version)
    return going.size
  })

  /** The lines: the last positions of each, and its name, or that of the move by which it departs; the main line first. */
  readonly ends = $derived.by(() => {
    const nodes = this.lines?.nodes ?? []
    const next = new Map(nodes.filter(({ begins }) => !begins).map((node) => [node.parent, node]))
    return [nodes[0], ...nodes.filter(({ begins }) => begins)].map((first) => {
      let [last, name] = [first, first?.name ?? '']
      for (let node = last; node; node = next.get(node.version)) [last, name] = [node, name || node.name]
      return { end: last?.version ?? 0, name: name || (first?.begins ? say(first.label) : '') }
    })
  })

  constructor(private readonly table: Table) {}

  /** Fetches the lines, unless they are known up to the table's version. */
  async refresh(): Promise<void> {
    const { table } = this
    try {
      const lines = await linesOf(table)
      if (lines.version >= (this.lines?.version ?? 0)) this.lines = lines
    } catch (error) {
      table.note = reasonOf(error)
    }
  }

  /** Fetches the values that were found, that of the position `node` included, which takes some seconds. */
  async estimate(node?: number): Promise<void> {
    const { id, key } = this.table
    const asked = node === undefined ? '' : `?node=${node}`
    const { values } = await get<StudyValues>(`/api/tables/${id}/values${asked}`, key)
    this.values = new Map(values.map((value) => [value.version, value]))
  }

  async change(change: LineChange['change'], node = this.at, texts: Partial<LineChange> = {}): Promise<void> {
    const { table } = this
    table.hidePreview()
    table.motion.skip()
    table.looked = table.note = null
    try {
      if (table.past) await table.lookBack(null)
      await post(`/api/tables/${table.id}/lines`, { node, change, ...texts }, table.key)
    } catch (error) {
      table.note = reasonOf(error)
    }
  }
}

/** The points that can be expected in whole numbers, never surer than they are: 34 ± 3; at the end the score alone. */
export function inWhole({ games, seats }: NodeValue, seat: number): string {
  const { points, margin } = seats[seat]!
  return games ? `${halves(Math.round(points))} ± ${Math.max(1, Math.ceil(margin))}` : halves(points)
}
