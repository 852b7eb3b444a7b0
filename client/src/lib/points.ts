/** Numbers as a table shows them: some games count in halves, and a minus is a minus. */

/** A number that is whole or ends in a half: 3, 3½, ½, −3½. */
export function halves(number: number): string {
  const size = Math.abs(number)
  const whole = Math.floor(size)
  const half = size !== whole
  return `${number < 0 ? '−' : ''}${half && !whole ? '' : whole}${half ? '½' : ''}`
}

/** A change, with its sign: +3, −½. */
export function signed(change: number): string {
  return change > 0 ? `+${halves(change)}` : halves(change)
}
