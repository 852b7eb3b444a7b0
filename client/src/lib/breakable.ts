/** Names at their places: what they can do without there, and where they may be broken. */

/** The name of a space that is there twice, without the season or the place in brackets that its own place tells. */
export function plain(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

/**
 * A name that may be broken before these parts of compounds, if enough letters stand before them: browsers know where in some
 * languages only, and not all of them.
 */
export function breakable(name: string, parts: string): string {
  return name.replace(new RegExp(`(?<=\\p{L}{4})(${parts})\\b`, 'gu'), '\u00ad$1')
}
