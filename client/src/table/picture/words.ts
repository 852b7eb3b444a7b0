/** Words in a picture, where nothing is broken or made smaller by itself. */

export type Face = 'sans' | 'serif'
const FAMILIES: Readonly<Record<Face, string>> = {
  sans: "'Allmende Sans', sans-serif",
  serif: "'Allmende Serif', 'Allmende Sans', serif",
}

/** Words are made so much smaller at most, before they are cut. */
const LEAST = 0.72

let pen: CanvasRenderingContext2D | null = null

/** How wide words are, in units. */
export function widthOf(words: string, size: number, face: Face, weight: number): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return words.length * size * 0.55
  pen.font = `${weight} ${size}px ${FAMILIES[face]}`
  return pen.measureText(words).width
}

/** The words, and their size, so that they are no wider than that. */
export function fitted(
  words: string,
  size: number,
  face: Face,
  weight: number,
  width: number,
): { words: string; size: number } {
  const scale = width / widthOf(words, size, face, weight)
  if (scale >= 1) return { words, size }
  const small = size * Math.max(scale, LEAST)
  let cut = words
  while (cut.length > 1 && widthOf(`${cut}…`, small, face, weight) > width) cut = cut.slice(0, -1).trimEnd()
  return { words: scale >= LEAST ? words : `${cut}…`, size: small }
}

/** Words in lines that are no wider than that, broken at blanks, hyphens and where soft hyphens allow it. */
export function inLines(words: string, size: number, face: Face, weight: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of words.split(/(?<=[ \u00ad-])/)) {
    const longer = line.replace('\u00ad', '') + piece
    if (line && widthOf(longer.replace('\u00ad', '').trimEnd(), size, face, weight) > width) {
      lines.push(line.trimEnd().replace('\u00ad', '-'))
      line = piece
    } else line = longer
  }
  return [...lines, line.trimEnd().replace('\u00ad', '')]
}

/** Loads the type, so that it can be measured. */
export async function ready(): Promise<void> {
  await Promise.all(Object.values(FAMILIES).map((family) => document.fonts.load(`650 16px ${family}`)))
}
