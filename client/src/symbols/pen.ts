/** What the drawings share; each is the inside of an SVG of 24 by 24, its colours are classes of `symbols.css`, `farm.css` and `signs.css`. */

/** A line in the colour of the text. */
export const line = (d: string, width = 2.2): string => `<path class="sign" stroke-width="${width}" d="${d}"/>`

/** Another drawing, smaller and elsewhere. */
export const at = (x: number, y: number, scale: number, inner = '', turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 12 12)` : ''}">${inner}</g>`

/** A round badge in the lower right corner, with a sign in it. */
export const badge = (sign: string, x = 11.5, y = 11.5): string =>
  at(x, y, 0.54, `<circle class="badge" cx="12" cy="12" r="12"/>${sign}`)

export const wheel = (x: number, y: number, r: number): string =>
  `<circle class="wheel edge" cx="${x}" cy="${y}" r="${r}"/><circle class="hub" cx="${x}" cy="${y}" r="${r * 0.62}"/>` +
  `<path class="wheel line" stroke-width="${r > 5 ? 1.5 : 1}" d="M${x - r * 0.7} ${y}h${r * 1.4}M${x} ${y - r * 0.7}v${r * 1.4}M${x - r * 0.5} ${y - r * 0.5}l${r} ${r}M${x + r * 0.5} ${y - r * 0.5}l${-r} ${r}"/>` +
  `<circle class="wheel" cx="${x}" cy="${y}" r="${r * 0.26}"/>`

/** A square of land. */
export const tile = (base: string): string =>
  `<rect class="${base} edge" x="1.6" y="1.6" width="20.8" height="20.8" rx="2"/>`
