/** Where long names may be broken: browsers know that in some languages only, and not all of them. */

/** A name that may be broken before these parts of compounds, if enough letters stand before them. */
export function breakable(name: string, parts: string): string {
  return name.replace(new RegExp(`(?<=\\p{L}{4})(${parts})\\b`, 'gu'), '\u00ad$1')
}
