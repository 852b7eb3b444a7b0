/** Where what opens at an object stands: beside it, and beside what is asked, which is to be read meanwhile. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels between the object and what stands at it, and at the edges of the room. */
const GAP = 8
const EDGE = 6

/** The room on the screen for what stands at an object: that on its side of what is asked, if that is another one. */
export function roomFor(box: Box, asked: Box | undefined, wide: number, high: number): Box {
  const room = { left: EDGE, top: EDGE, right: wide - EDGE, bottom: high - EDGE }
  if (!asked) return room
  if (box.right <= asked.left) room.right = Math.min(room.right, asked.left - EDGE)
  else if (box.bottom <= asked.top) room.bottom = Math.min(room.bottom, asked.top - EDGE)
  else if (box.top >= asked.bottom) room.top = Math.max(room.top, asked.bottom + EDGE)
  return room
}

/** The left and the top of something so large: above the object, below it or beside it, wherever there is room first. */
export function beside(box: Box, wide: number, high: number, room: Box, below = false): [left: number, top: number] {
  const within = (at: number, size: number, least: number, most: number): number =>
    Math.max(least, Math.min(at, most - size))
  const x = within((box.left + box.right - wide) / 2, wide, room.left, room.right)
  const y = within((box.top + box.bottom - high) / 2, high, room.top, room.bottom)
  const upright: [number, number][] = [
    [x, box.top - high - GAP],
    [x, box.bottom + GAP],
  ]
  const places: [number, number][] = [
    ...(below ? upright.reverse() : upright),
    [box.right + GAP, y],
    [box.left - wide - GAP, y],
  ]
  const fits = ([left, top]: [number, number]): boolean =>
    left >= room.left && top >= room.top && left + wide <= room.right && top + high <= room.bottom
  // Where there is room nowhere, it lies over the object rather than over what is asked.
  return places.find(fits) ?? [x, within(box.bottom + GAP, high, room.top, room.bottom)]
}

/** What is asked, as it stands on the screen. */
function asked(): Box | undefined {
  const box = document.querySelector('.place-prompt')?.getBoundingClientRect()
  return box?.width ? box : undefined
}

/** Where something so large stands at an object, as a style: above it, or `below` it, if there is room. */
export function placeBeside(box: Box, wide: number, high: number, below = false): string {
  const [left, top] = beside(box, wide, high, roomFor(box, asked(), innerWidth, innerHeight), below)
  return `left:${left}px;top:${top}px`
}

/** The right edge of the room for what stands at an object. */
export function rightOf(box: Box): number {
  return roomFor(box, asked(), innerWidth, innerHeight).right
}
