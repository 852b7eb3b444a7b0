/** How fast a game is played: what can be chosen, and how it is said. */
import type { Pace } from './protocol'
import { settings } from './settings.svelte'
import { DAY, HOUR, MINUTE } from './spans'
import { say } from './speak.svelte'

/** Whoever has so many seconds for a turn need not sit there all the time. */
const LONG = 12 * HOUR

/** What is proposed; whoever wants something else says it. */
export const PACES: Readonly<Record<string, Pace>> = {
  live: { reserve: 30 * MINUTE, increment: 20 },
  day: { move: DAY, reserve: 3 * DAY, hours: true },
  days: { move: 3 * DAY, reserve: 6 * DAY, hours: true },
}

export const ENDS = ['bot', 'concede', 'vote'] as const

/** Whether a game goes over days. */
export function isLong(pace: Pace): boolean {
  return (pace.move ?? 0) >= LONG
}

/** A span of time in its largest unit that leaves out no more than half: 36 hours, 2 days. */
export function span(seconds: number): string {
  const [unit, size] =
    seconds >= 2 * DAY || seconds === DAY
      ? (['day', DAY] as const)
      : seconds >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : seconds >= MINUTE
          ? (['minute', MINUTE] as const)
          : (['second', 1] as const)
  return new Intl.NumberFormat(settings.language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
  }).format(Math.floor(seconds / size))
}

/** What a clock shows: 1:05:09, or 5:09. */
export function dial(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor((whole % HOUR) / MINUTE), whole % MINUTE]
  if (whole >= HOUR) parts.unshift(Math.floor(whole / HOUR))
  return parts.map((part, i) => (i ? `${part}`.padStart(2, '0') : `${part}`)).join(':')
}

/** A pace in words. */
export function told({ move, reserve, increment, hours }: Pace): string {
  const parts = [
    ...(move ? [say('pace-move', { time: span(move) })] : []),
    ...(reserve ? [say(move ? 'pace-reserve' : 'pace-each', { time: span(reserve) })] : []),
    ...(increment ? [say('pace-increment', { time: span(increment) })] : []),
    ...(hours ? [say('pace-nights')] : []),
  ]
  return parts.join(', ')
}
