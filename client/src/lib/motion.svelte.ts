/** Plays scenes in order: pieces travel from where they were, and what is drawn changes as they land. */
import type { Face, Game } from './face'
import { pause } from './pause'
import type { Flight } from './pieces'
import type { GameEvent } from './protocol'
import type { Shown } from './scenes'
import { settings } from './settings.svelte'

/** Milliseconds of one journey at the speeds 1 to 3, and the most that all of one message may take. */
const JOURNEY = [0, 900, 480, 260] as const
const LONGEST = [0, 9000, 4500, 2200] as const

/** What is one thing to the eye, and what is seen after it if anything changes then; `after` it comes at last. */
interface Beat<V> {
  events: GameEvent[]
  view: V | null
  after: V
}

export class Motion<G extends Game = Game> {
  shown = $state.raw<G['view'] | null>(null)
  busy = $state(false)
  /** How many times faster than the settings say pieces travel. */
  haste = 1
  private queue: Beat<G['view']>[] = []
  private final: G['view'] | null = null
  private run = 0

  constructor(
    private readonly face: () => Face<G> | null,
    private readonly reference: () => G['reference'] | null,
  ) {}

  /** Shows a view at once. */
  jump(view: G['view']): void {
    this.run++
    this.queue = []
    this.busy = false
    this.final = view
    this.shown = view
  }

  /** Ends all journeys: what they lead to is shown. */
  skip(): void {
    if (this.busy && this.final) this.jump(this.final)
  }

  /** Plays what happened since `before`; what is still under way is hurried. */
  follow(before: G['view'], scenes: readonly Shown<G['view']>[], final: G['view']): void {
    if (!this.face() || !settings.moves || document.hidden) return this.jump(final)
    this.final = final
    if (!this.busy) this.shown = before
    this.queue.push(...this.beats(scenes))
    if (!this.busy) void this.playAll(++this.run)
  }

  /** Plays scenes again that followed a view of the past, then shows `final`. */
  replay(before: G['view'], scenes: readonly Shown<G['view']>[], final: G['view']): void {
    this.jump(before)
    this.final = final
    this.queue = this.beats(scenes)
    if (settings.moves) void this.playAll(++this.run)
    else this.jump(final)
  }

  private async playAll(run: number): Promise<void> {
    const face = this.face()!
    this.busy = true
    while (this.queue.length && run === this.run) {
      const { events, view, after } = this.queue.shift()!
      const longest = (LONGEST[settings.speed as 0] ?? 4500) / (this.queue.length + 1)
      const wait = Math.min(JOURNEY[settings.speed as 0] ?? 480, longest) / this.haste
      const journeys = events.flatMap((event) =>
        this.shown ? face.flights(event, this.shown, this.reference()!, after) : [],
      )
      const visible = journeys.map((flight) => fly(flight, wait)).filter((flown) => flown !== null)
      if (visible.length) await Promise.race([Promise.all(visible), pause(wait + 100)])
      if (run !== this.run) return
      if (view) this.shown = view
      if (events.some((event) => face.slides(event))) await pause(wait * 0.7)
    }
    if (run === this.run && this.final) this.jump(this.final)
  }

  /** Scenes in parts that are one thing to the eye: all that a seat pays, everybody's harvest, be it of several scenes. */
  private beats(scenes: readonly Shown<G['view']>[]): Beat<G['view']>[] {
    const found: Beat<G['view']>[] = []
    for (const { events, view } of scenes) {
      for (const event of events) {
        const first = found.at(-1)?.events[0]
        if (
          first &&
          ((first.type === event.type && first.seat === event.seat && event.seat >= 0) ||
            this.face()?.joins(event, first))
        )
          found.at(-1)!.events.push(event)
        else found.push({ events: [event], view: null, after: view })
      }
      // What happens in silence is seen at last, with everything else.
      if (events.length) Object.assign(found.at(-1)!, { view, after: view })
    }
    return found
  }
}

function visible(place: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)) {
    const box = element.getBoundingClientRect()
    // What a picture in the rules shows is not at this table.
    if (box.width && box.height && !element.closest('.picture')) return box
  }
  return null
}

/** Sends a piece on its way; null if one of its ends is not on the screen. */
function fly(flight: Flight, milliseconds: number): Promise<void> | null {
  const from = visible(flight.from)
  const to = visible(flight.to)
  const layer = document.getElementById('flights')
  if (!from || !to || !layer) return null
  const piece = document.createElement('div')
  piece.className = 'flight'
  piece.innerHTML = flight.picture
  layer.append(piece)
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%) scale(${scale})`
  const animation = piece.animate(
    [
      { transform: at(from, 0.7), opacity: 0.4 },
      { transform: at(from, 1.25), opacity: 1, offset: 0.18 },
      { transform: at(to, 1), opacity: 1 },
    ],
    { duration: milliseconds, easing: 'cubic-bezier(.45,.05,.3,1)' },
  )
  return animation.finished.then(
    () => piece.remove(),
    () => piece.remove(),
  )
}
