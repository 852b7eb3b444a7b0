/** A few quiet sounds, made here rather than fetched: wood on wood for others' moves, a bell for one's turn, a chord at the end. */
import { untrack } from 'svelte'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

type Sound = 'move' | 'turn' | 'end'

/** A note: its frequency, when it begins and how long it takes to fade, in seconds. */
type Note = readonly [hertz: number, begins: number, fades: number]

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  move: [
    [196, 0, 0.09],
    [147, 0.03, 0.12],
  ],
  turn: [
    [659, 0, 0.5],
    [988, 0.12, 0.7],
  ],
  end: [
    [392, 0, 1],
    [494, 0.15, 1],
    [587, 0.3, 1.4],
  ],
}
const LOUDNESS = 0.12

let context: AudioContext | null = null

function play(sound: Sound): void {
  try {
    if (!context || context.state === 'closed') context = new AudioContext()
    // Before somebody has pressed anything a browser keeps silent.
    if (context.state === 'suspended') void context.resume()
    for (const [hertz, begins, fades] of NOTES[sound]) strike(context, hertz, context.currentTime + begins, fades)
  } catch {
    // Where there is nothing to hear with, there is nothing to hear.
  }
}

function strike(context: AudioContext, hertz: number, at: number, fades: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + fades)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + fades)
}

/** Rings the bell, for who wants sounds: something waits elsewhere on this page. */
export function ring(): void {
  if (settings.sounds) play('turn')
}

/** Lets a table be heard, for who wants that; what was there when one came makes no sound. */
export function hear(table: Table): void {
  let known = { version: -1, asked: false, over: false }
  $effect(() => {
    if (!table.view) return
    const before = known
    known = { version: table.version, asked: table.deciding.length > 0, over: table.view.over }
    if (before.version < 0 || !settings.sounds) return
    const others = untrack(() =>
      table.history.some((past) => past.version > before.version && past.seat >= 0 && !table.mine.includes(past.seat)),
    )
    if (known.over && !before.over) play('end')
    else if (known.asked && (!before.asked || others)) play('turn')
    else if (others) play('move')
  })
}
