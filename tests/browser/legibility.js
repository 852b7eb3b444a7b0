// What a person can read on a page as it stands: sizes of texts and symbols, and what is cut, spilled over the edge of its own box, broken, or lies over something else.
// What is pressed is measured, too, and what stands too near to it.
// Sizes are CSS pixels as they are seen, after all transformations. A picture of the page without its texts, as base64,
// shows how much each stands out from what lies under it: by the ratio of the Web Content Accessibility Guidelines.
async (picture) => {
  const SLACK = 1.5
  const LEAST_CONTRAST = 4.5
  const LEAST_TARGET = 24
  const root = document.querySelector('#app')

  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.()
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1
    }
    // Small boxes are told in whole pixels only.
    let box = element
    while (box.offsetWidth < 100 && box.parentElement instanceof HTMLElement) box = box.parentElement
    const ratio = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1
    return Math.abs(ratio - 1) < 0.01 ? 1 : ratio
  }
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const inView = (box) => box.width > 1 && box.height > 1
    && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight
  // Words for readers only lie in a box of a pixel, or are clipped away.
  const spokenOnly = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.clipPath.startsWith('inset(50%') || (style.position === 'absolute' && each.offsetWidth <= 1)) return true
    }
    return false
  }
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const clipOf = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (scrolls(style)) return null
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) return each
    }
    return null
  }
  // What is scrolled out of sight is not cut.
  const scrolledAway = (element, box) => {
    for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
      if (!scrolls(getComputedStyle(each))) continue
      const frame = each.getBoundingClientRect()
      if (box.bottom > frame.bottom + 1 || box.y < frame.y - 1 || box.right > frame.right + 1 || box.x < frame.x - 1) return true
    }
    return false
  }
  const trimmed = (box, x, y) => ({ left: box.left + x * box.width, right: box.right - x * box.width, top: box.top + y * box.height, bottom: box.bottom - y * box.height })
  // By what clips it, or by the edge of the screen.
  const isCut = (element, ink) => {
    const frame = clipOf(element)?.getBoundingClientRect()
    return ink.right > innerWidth + SLACK || ink.left < -SLACK || frame && (ink.right > frame.right + SLACK || ink.bottom > frame.bottom + SLACK || ink.left < frame.x - SLACK || ink.top < frame.y - SLACK)
  }
  // What has a ground or a frame of its own, as a chip or a panel: what belongs to it lies on it, unless it is placed elsewhere.
  const paints = (style) => painted(style.backgroundColor)[3] > 0 || style.backgroundImage !== 'none'
    || ['Top', 'Right', 'Bottom', 'Left'].some((side) => parseFloat(style[`border${side}Width`]) > 0 && painted(style[`border${side}Color`])[3] > 0)
  // Over the edge of what it lies on, or with that over the edge of what that lies on in turn.
  const isSpilled = (element, ink) => {
    let framed = false
    for (let each = element instanceof SVGElement ? element.parentElement : element; each && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.display !== 'contents' && style.display !== 'inline' && !scrolls(style) && paints(style)) {
        const frame = each.getBoundingClientRect()
        if (ink.right > frame.right + SLACK || ink.left < frame.left - SLACK || ink.bottom > frame.bottom + SLACK || ink.top < frame.top - SLACK) return true
        framed = true
      }
      if (style.position === 'fixed' || style.position === 'absolute' || scrolls(style) || style.transform !== 'none') return false
      // What is clipped there is cut, not spilled.
      if (framed && /hidden|clip/.test(style.overflowX + style.overflowY)) return false
    }
    return false
  }
  const where = (element) => {
    const at = element.closest('[data-at], [data-target], [data-part]')
    return at ? (at.dataset.at ?? at.dataset.target ?? at.dataset.part) : ''
  }

  // What lies on top, and what it covers for the while.
  const aside = (element) => element.closest('.bubble, .chooser, .atplace, dialog, .big, #flights, [inert], .ghost, .score dl')

  // How much a text stands out.
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  drawing.drawImage(image, 0, 0)
  const scale = image.width / innerWidth

  // Colours are read as they are painted: however they are written, a pixel has three parts and says how dense it is.
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const paint = (colour) => {
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    return [...pixel.getImageData(0, 0, 1, 1).data]
  }
  const colours = new Map()
  const painted = (colour) => {
    if (!colours.has(colour)) colours.set(colour, paint(colour))
    return colours.get(colour)
  }
  const ground = (box) => {
    const { data } = drawing.getImageData(box.x * scale, box.y * scale, Math.max(1, box.width * scale), Math.max(1, box.height * scale))
    return [0, 1, 2].map((part) => {
      const all = data.filter((_, i) => i % 4 === part).sort()
      return all[all.length >> 1]
    })
  }
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const density = (element) => {
    let found = 1
    for (let each = element; each; each = each.parentElement) found *= parseFloat(getComputedStyle(each).opacity)
    return found
  }
  const covered = (element, box) => {
    // What can't be touched lies on something that can.
    let touched = element
    while (touched.parentElement && getComputedStyle(touched).pointerEvents === 'none') touched = touched.parentElement
    // Wherever something lies over a part of it, it is not seen as it is.
    return [[0.5, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]].some(([x, y]) => {
      const top = document.elementFromPoint(box.x + x * (box.width - 1), box.y + y * (box.height - 1))
      return top !== null && !touched.contains(top) && !top.contains(touched)
    })
  }
  const contrast = (element, box) => {
    const style = getComputedStyle(element)
    const [red, green, blue, dense] = painted(element instanceof SVGElement ? style.fill : style.color)
    const under = ground(box), part = (dense / 255) * density(element)
    const over = [red, green, blue].map((each, i) => each * part + under[i] * (1 - part))
    const [darker, lighter] = [light(over), light(under)].sort((one, other) => one - other)
    return (lighter + 0.05) / (darker + 0.05)
  }

  // What says by itself that it goes on is as wide as its box.
  const inked = (element, line) => {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return line
    const { left, right } = element.getBoundingClientRect()
    const [from, to] = [Math.max(line.left, left), Math.min(line.right, right)]
    return new DOMRect(from, line.y, Math.max(0, to - from), line.height)
  }
  const texts = [], cut = [], spilled = [], broken = [], boxes = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.data.trim(), element = node.parentElement
    if (!text || !shown(element) || spokenOnly(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = inked(element, range.getBoundingClientRect())
    const lines = [...range.getClientRects()].map((line) => inked(element, line)).filter((line) => line.width > 2)
    if (!inView(box) || scrolledAway(element, box)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    texts.push({ element, text, box, size })
    // A letter's ink leaves some of its line free.
    if (!aside(element)) for (const line of lines) boxes.push({ element, text, kind: 'text', ...trimmed(line, 0, 0.2) })

    if (isCut(element, trimmed(box, 0, 0.14))) cut.push({ element, text })
    if (!aside(element) && lines.some((line) => isSpilled(element, trimmed(line, 0, 0.2)))) spilled.push({ element, text })
    for (const found of node.data.matchAll(/[\p{L}\p{M}\u00ad]{3,}/gu)) {
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const rows = new Set([...range.getClientRects()].filter((each) => each.width > 0).map((each) => Math.round(each.y)))
      if (rows.size > 1 && !found[0].includes('\u00ad')) broken.push({ element, text: found[0] })
    }
  }

  const symbols = [...root.querySelectorAll('svg')]
    .filter((each) => shown(each) && !each.parentElement.closest('svg') && !spokenOnly(each))
    .map((element) => ({ element, text: element.getAttribute('aria-label') ?? element.getAttribute('class') ?? '', box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => inView(box) && !scrolledAway(element, box))
    .map((each) => ({ ...each, size: Math.min(each.box.width, each.box.height) }))
  for (const { element, text, box } of symbols) if (element.matches('.symbol') && !aside(element) && isSpilled(element, trimmed(box, 0.15, 0.15))) spilled.push({ element, text })

  // What is asked has to be seen, however much else there is.
  for (const element of root.querySelectorAll('.asked .question')) {
    const box = element.getBoundingClientRect()
    if (scrolledAway(element, box) || box.right > innerWidth || box.bottom > innerHeight) cut.push({ element, text: element.textContent })
  }
  for (const { element, text, box } of symbols) if (element.matches('.symbol') && isCut(element.parentElement, trimmed(box, 0.1, 0.1))) cut.push({ element, text })

  // Overlaps of texts, symbols and buttons. What stands on a sign or a drawing of its own is meant to.
  for (const each of symbols) if (each.element.matches('.symbol') && !aside(each.element)) boxes.push({ ...each, kind: 'symbol', ...trimmed(each.box, 0.15, 0.15) })
  for (const element of root.querySelectorAll('button, a, input, summary')) {
    const box = element.getBoundingClientRect()
    if (shown(element) && inView(box) && !spokenOnly(element) && !aside(element) && !scrolledAway(element, box)) boxes.push({ element, text: element.getAttribute('aria-label') ?? element.textContent.trim(), kind: 'button', ...trimmed(box, 0, 0) })
  }
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const composed = (one, other, most) => {
    let common = one
    while (!common.contains(other)) common = common.parentElement
    const box = common.getBoundingClientRect()
    return box.width <= most * unit && box.height <= most * unit || common.closest('[data-drawing]') !== null
  }
  const overlaps = []
  boxes.sort((one, other) => one.left - other.left)
  for (let i = 0; i < boxes.length; i++) {
    const one = boxes[i]
    for (let j = i + 1; j < boxes.length && boxes[j].left < one.right - SLACK; j++) {
      const other = boxes[j]
      if (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= SLACK || Math.min(one.right, other.right) - other.left <= SLACK) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (one.kind === 'symbol' && other.kind === 'symbol' && one.element.parentElement === other.element.parentElement) continue
      if (composed(one.element, other.element, one.kind === other.kind ? 8 : 6)) continue
      overlaps.push({ element: one.element, text: `${one.text.slice(0, 18)} × ${other.text.slice(0, 18)}` })
    }
  }

  const faint = texts
    .filter(({ element, box }) => !element.closest(':disabled') && box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)
    .map(({ element, text, box }) => ({ element, text, box, size: contrast(element, box) }))
    .filter(({ size }) => size < LEAST_CONTRAST)
    // To ask what lies at a point takes long, so it is asked only about what may be wrong.
    .filter(({ element, box }) => !covered(element, box))
    .map(({ element, text, size }) => ({ text: text.slice(0, 40), at: where(element), size: Math.round(100 * size) / 100 }))

  // What is pressed is so large, or so far from everything else that is: a circle of that size around its middle meets
  // nothing else (WCAG 2.5.8). What a finger's first touch brings, as beside a line of the log, is there without a mouse as well.
  const pressed = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .map((each) => each.matches('label input') ? each.closest('label') : each)
    .filter((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .filter((each) => !each.closest('[inert], .veil') && getComputedStyle(each).pointerEvents !== 'none' && !spokenOnly(each))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => inView(box) && !scrolledAway(element, box))
    .map((each) => ({ ...each, small: Math.min(each.box.width, each.box.height) < LEAST_TARGET - 0.05 }))
  // A link within a sentence is as high as its line.
  const inSentence = ({ element }) => element.matches('a') && getComputedStyle(element).display === 'inline'
    && element.parentElement.textContent.trim() !== element.textContent.trim()
  const middle = ({ box }) => [box.x + box.width / 2, box.y + box.height / 2]
  const meets = (one, other) => {
    const [x, y] = middle(one)
    const dx = Math.max(other.box.left - x, 0, x - other.box.right), dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
    const [atX, atY] = middle(other)
    return Math.hypot(dx, dy) < LEAST_TARGET / 2 - 0.05 || other.small && Math.hypot(atX - x, atY - y) < LEAST_TARGET - 0.05
  }
  const crowded = pressed
    .filter((one) => one.small && !inSentence(one) && pressed.some((other) => other !== one && !other.element.contains(one.element) && meets(one, other)))
    .map(({ element, box }) => ({ element, text: element.getAttribute('aria-label') ?? element.textContent.trim() ?? '', size: Math.min(box.width, box.height) }))

  const told = (found) => found.map(({ element, text, size }) => ({ text: text.slice(0, 40), at: where(element), size: Math.round((size ?? 0) * 10) / 10 }))
  return { texts: told(texts), symbols: told(symbols), cut: told(cut), spilled: told(spilled), broken: told(broken), overlaps: told(overlaps), faint, crowded: told(crowded) }
}
