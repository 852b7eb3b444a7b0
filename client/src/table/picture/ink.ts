/** Frees a drawing from the page's style sheets: what they say of each shape, the shape says itself, in what every viewer understands. */

/** What says where a shape lies. */
const PLACES: ReadonlySet<string> = new Set([
  'd',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x1',
  'y1',
  'x2',
  'y2',
  'width',
  'height',
  'transform',
  'viewBox',
])
/** What is painted by itself; all else only holds others. */
const PAINTED: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'text'])
/** What else a line or a text can be, and how it is if nothing is said. */
const LINES: Readonly<Record<string, string>> = {
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
}
const LETTERS: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
}

type Said = Record<string, string>

/** The symbols of a drawing, each of which is told once. */
class Symbols {
  private readonly known = new Map<string, { id: string; told: string }>()

  /** The name of what an element shows, which is the same for all that look the same. */
  of(element: Element, name: string): string {
    const looks = `${name} ${getComputedStyle(element).color}`
    let found = this.known.get(looks)
    if (!found) this.known.set(looks, (found = { id: `symbol-${this.known.size}`, told: inside(element, this) }))
    return found.id
  }

  get all(): string {
    return [...this.known.values()].map(({ id, told }) => `<g id="${id}">${told}</g>`).join('')
  }
}

/** A drawing on the page as a file of its own, with a title for whoever can't see it and the `type` it is written in. */
export function inked(drawing: SVGSVGElement, title: string, type: string): string {
  const symbols = new Symbols()
  const shapes = inside(drawing, symbols)
  const size = {
    viewBox: drawing.getAttribute('viewBox') ?? '',
    width: drawing.getAttribute('width') ?? '',
    height: drawing.getAttribute('height') ?? '',
  }
  const head = tag('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    ...size,
  })
  return `${head}<title>${escaped(title)}</title><defs><style>${escaped(type)}</style>${symbols.all}</defs>${shapes}</svg>`
}

function inside(element: Element, symbols: Symbols): string {
  return [...element.children].map((child) => told(child, symbols)).join('')
}

function told(element: Element, symbols: Symbols): string {
  const style = getComputedStyle(element)
  const said: Said = {}
  for (const { name, value } of element.attributes) if (PLACES.has(name)) said[name] = rounded(value)
  if (style.opacity !== '1') said['opacity'] = rounded(style.opacity)
  const symbol = element instanceof SVGElement ? element.dataset['symbol'] : undefined
  if (symbol) return tag('use', { 'xlink:href': `#${symbols.of(element, symbol)}`, ...said }, '/')
  if (!PAINTED.has(element.tagName)) {
    const content = inside(element, symbols)
    return content && tag('g', said) + content + '</g>'
  }
  paint(said, style, element.tagName === 'text' ? LETTERS : {})
  if (said['fill'] === 'none' && !said['stroke']) return ''
  return element.tagName === 'text'
    ? `${tag('text', said)}${escaped(element.textContent)}</text>`
    : tag(element.tagName, said, '/')
}

function paint(said: Said, style: CSSStyleDeclaration, letters: Readonly<Record<string, string>>): void {
  const fill = plain(style.fill)
  if (fill.colour !== '#000000') said['fill'] = fill.colour
  if (fill.opacity < 1) said['fill-opacity'] = `${fill.opacity}`
  const stroke = plain(style.stroke)
  if (stroke.colour !== 'none' && style.strokeWidth !== '0px') {
    said['stroke'] = stroke.colour
    if (stroke.opacity < 1) said['stroke-opacity'] = `${stroke.opacity}`
    say(said, style, LINES)
  }
  say(said, style, letters)
}

function say(said: Said, style: CSSStyleDeclaration, names: Readonly<Record<string, string>>): void {
  for (const [name, usual] of Object.entries(names)) {
    const value =
      name === 'font-family'
        ? style.fontFamily.replaceAll('"', "'")
        : rounded(style.getPropertyValue(name).replace(/px/g, ''))
    if (value !== usual) said[name] = value
  }
}

/** A colour as all viewers know it, and how dense it is. Mixed colours are written in another way, as parts of one. */
function plain(colour: string): { colour: string; opacity: number } {
  const [, space, parts = ''] = /^(rgba?|color)\((?:srgb )?(.*)\)$/.exec(colour) ?? []
  if (!space) return { colour, opacity: 1 }
  const [red = 0, green = 0, blue = 0, opacity = 1] = parts.split(/[\s,/]+/).map(Number)
  const most = space === 'color' ? 255 : 1
  const hex = [red, green, blue]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part * most)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return { colour: opacity ? `#${hex}` : 'none', opacity: Math.round(opacity * 100) / 100 }
}

/** No number needs more than thousandths. */
function rounded(value: string): string {
  return value.replace(/\d*\.\d{4,}/g, (number) => `${Math.round(Number(number) * 1000) / 1000}`)
}

function tag(name: string, said: Readonly<Said>, end = ''): string {
  return `<${name}${Object.entries(said)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}${end}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
