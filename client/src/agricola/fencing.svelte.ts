/** Building fences: spaces are marked, and the move that makes a pasture of them is played. */
import { api } from '../lib/api'
import type { Decision, Message, MoveView } from '../lib/protocol'
import { border, isConnected, nameOf, pasturesOf, setOf, spaceOf, SPACES, spacesIn, type Spaces } from './farmyard'
import type { FarmerView } from './protocol'
import type { Table } from './table'

/** What is marked. It belongs to one decision, and does not outlive it. */
class Fencing {
  private marked = $state(0)
  private begun = $state('')
  private when = $state('')
  /** The space that the arrow keys have come to. */
  cursor = $state(-1)
  /** Whether somebody walks with the arrow keys. */
  keys = $state(false)
  /** The space that was marked last, or -1: what it costs is said there. */
  last = $state(-1)
  /** The space that somebody wanted to mark and can't, or -1. */
  refused = $state(-1)
  private answer = $state.raw<{ to: string; reason: Message | null } | null>(null)

  /** The spaces that are marked. */
  marks(table: Table): Spaces {
    return this.when === momentOf(table) ? this.marked : 0
  }

  /** Marks these spaces and no others. */
  mark(table: Table, spaces: Spaces, last = -1): void {
    this.when = momentOf(table)
    this.marked = spaces
    this.last = spaces ? last : -1
    this.refused = -1
  }

  /** Says why a space can't be marked. */
  refuse(table: Table, space: number): void {
    if (this.when !== momentOf(table)) this.mark(table, 0)
    this.refused = space
  }

  /** The space that can't be marked, or -1. */
  refusedBy(table: Table): number {
    return this.when === momentOf(table) ? this.refused : -1
  }

  /** Why these spaces can't become a pasture, as far as the server has said so. */
  answerTo(table: Table, spaces: Spaces): Message | null {
    return this.answer?.to === `${momentOf(table)} ${spaces}` ? this.answer.reason : null
  }

  /** Asks why what is marked can't become a pasture. */
  async inquire(table: Table, spaces: Spaces): Promise<void> {
    // The rules know of the table as it stands, not of what is planned or tried.
    if (table.ahead) return
    const to = `${momentOf(table)} ${spaces}`
    const move = `fence ${spacesIn(spaces).map(nameOf).join(' ').toLowerCase()}`
    const said = await api.whyNot(table.id, table.key, table.version, table.decision!.seat, move).catch(() => null)
    // Something else may be marked by now, and may have been answered.
    if (this.marks(table) === spaces) this.answer = { to, reason: said?.reason ?? null }
  }

  /** Whether somebody said in the list that fences are to be built. */
  isCalled(table: Table): boolean {
    return this.begun === momentOf(table)
  }

  call(table: Table): void {
    this.begun = momentOf(table)
  }

  /** Gives up what is marked, or building fences; false if there was nothing to give up. */
  clear(table: Table): boolean {
    const had = this.marks(table) !== 0 || this.refusedBy(table) >= 0
    if (!had) {
      const called = this.isCalled(table) && chooses(table.decision)
      this.begun = ''
      return called
    }
    this.mark(table, 0)
    return true
  }
}

export const fencing = new Fencing()

const moments = new WeakMap<Decision, string>()
let count = 0

/** Which decision it is: the same one wherever it is asked again unchanged. */
function momentOf({ decision }: Table): string {
  if (!decision) return ''
  const moment = moments.get(decision) ?? `${++count}`
  moments.set(decision, moment)
  return moment
}

const offered = new WeakMap<readonly MoveView[], ReadonlyMap<Spaces, MoveView>>()
const NOTHING: ReadonlyMap<Spaces, MoveView> = new Map()

/** The moves that make a pasture, by its spaces. */
export function pasturesOn(decision: Decision | null): ReadonlyMap<Spaces, MoveView> {
  if (!decision) return NOTHING
  let found = offered.get(decision.moves)
  if (!found) {
    const moves = decision.moves.filter((move) => move.verb === 'fence')
    found = new Map(moves.map((move) => [setOf(priceOf(move).places.map(spaceOf)), move]))
    offered.set(decision.moves, found)
  }
  return found
}

/** Whether a click on a space can mean something else than a pasture. */
function chooses(decision: Decision | null): boolean {
  return decision?.moves.some((move) => move.target.startsWith('farm:')) ?? false
}

/** Whether spaces of this farmyard can be marked now. */
export function isFencing(table: Table, seat: number): boolean {
  const { decision } = table
  return decision?.seat === seat && pasturesOn(decision).size > 0 && (!chooses(decision) || fencing.isCalled(table))
}

/** The rest of the pasture that spaces are a part of, if they are. */
function restOf(player: FarmerView, spaces: Spaces): Spaces {
  const whole = pasturesOf(player).find((pasture) => (spaces & ~pasture) === 0) ?? 0
  return whole & ~spaces
}

/** The move that makes a pasture of these spaces. Of the two halves of a pasture that is divided one stands for both. */
export function moveFor(table: Table, player: FarmerView, spaces: Spaces): MoveView | undefined {
  const moves = pasturesOn(table.decision)
  return spaces ? (moves.get(spaces) ?? moves.get(restOf(player, spaces))) : undefined
}

/** All spaces that a pasture could have now. */
export function within(table: Table, player: FarmerView): Spaces {
  let all = 0
  for (const spaces of pasturesOn(table.decision).keys()) all |= spaces | restOf(player, spaces)
  return all
}

/** The fences that would have to be built around these spaces. */
export function missing(player: FarmerView, spaces: Spaces): number[] {
  return border(spaces).filter((fence) => !player.fences.includes(fence))
}

/** The spaces of a pasture, and what is paid for its fences: cards give some free, or let one pay with clay as well. */
export function priceOf({ nouns = [] }: MoveView): { places: string[]; count: number; clay: boolean } {
  const at = nouns.findIndex((noun) => typeof noun === 'number')
  return { places: nouns.slice(0, at).map(String), count: Number(nouns[at]), clay: nouns[at + 1] === 'clay' }
}

function paid(move: MoveView): Message {
  const { count, clay } = priceOf(move)
  return { id: 'screen-fence-price', args: { count, clay: clay ? 'yes' : 'no' } }
}

/** What stands in the list for all pastures: what the cheapest one costs. */
export function offerOf(table: Table): Message {
  const cheapest = [...pasturesOn(table.decision).values()].sort((a, b) => priceOf(a).count - priceOf(b).count)[0]
  return {
    id: 'screen-fence',
    args: { count: cheapest ? priceOf(cheapest).count : 0, price: cheapest ? paid(cheapest) : '' },
  }
}

/** Why there can be no such pasture now: the rules know, but for what is none anywhere. */
function reasonFor(table: Table, spaces: Spaces): Message {
  if (!isConnected(spaces)) return { id: 'screen-fence-apart' }
  return fencing.answerTo(table, spaces) ?? { id: 'screen-fence-no' }
}

/** What is marked, and what it means, in words. */
export function told(table: Table, player: FarmerView): { text: Message; move: MoveView | undefined } {
  const marks = fencing.marks(table)
  const move = moveFor(table, player, marks)
  const refused = fencing.refusedBy(table)
  if (refused >= 0) return { text: { id: 'screen-fence-taken', args: { place: nameOf(refused) } }, move }
  if (!marks) return { text: { id: fencing.keys ? 'screen-fence-mark-keys' : 'screen-fence-mark' }, move }
  const places = spacesIn(marks).map(nameOf).join(', ')
  if (move)
    return {
      text: { id: 'screen-fence-marked', args: { places, count: missing(player, marks).length, price: paid(move) } },
      move,
    }
  return { text: { id: 'screen-fence-not', args: { places, reason: reasonFor(table, marks) } }, move }
}

/** Plays what is marked, if that is a move. */
export function build(table: Table, player: FarmerView): boolean {
  const move = moveFor(table, player, fencing.marks(table))
  if (move) void table.play(move)
  return move !== undefined
}

/** Where the arrow keys begin: at the cheapest pasture of a single space if there is one, unless they have been somewhere. */
export function startOf(table: Table, player: FarmerView): number {
  if (fencing.cursor >= 0) return fencing.cursor
  let [best, least] = [0, Infinity]
  for (const spaces of pasturesOn(table.decision).keys()) {
    const several = (spaces & (spaces - 1)) !== 0
    const count = missing(player, spaces).length + (several ? SPACES : 0)
    if (count < least) [best, least] = [spaces, count]
  }
  return spacesIn(best)[0] ?? 0
}
