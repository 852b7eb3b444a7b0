// What a person can read on a page as it stands: sizes of texts and symbols, and what is cut or broken.
// Sizes are CSS pixels as they are seen, after all transformations.
() => {
  const SLACK = 1.5
  const root = document.querySelector('#app')

  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.()
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1
    }
    return element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1
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
  const where = (element) => {
    const at = element.closest('[data-at], [data-target], [data-part]')
    return at ? (at.dataset.at ?? at.dataset.target ?? at.dataset.part) : ''
  }

  const texts = [], cut = [], broken = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.data.trim(), element = node.parentElement
    if (!text || !shown(element) || spokenOnly(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!inView(box) || scrolledAway(element, box)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    texts.push({ element, text, box, size })

    const clip = clipOf(element)
    if (clip) {
      const frame = clip.getBoundingClientRect()
      if (box.right > frame.right + SLACK || box.bottom > frame.bottom + SLACK || box.x < frame.x - SLACK || box.y < frame.y - SLACK) cut.push({ element, text })
    }
    for (const found of node.data.matchAll(/[\p{L}\p{M}\u00ad]{3,}/gu)) {
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const lines = new Set([...range.getClientRects()].filter((each) => each.width > 0).map((each) => Math.round(each.y)))
      if (lines.size > 1 && !found[0].includes('\u00ad')) broken.push({ element, text: found[0] })
    }
  }

  const symbols = [...root.querySelectorAll('svg')]
    .filter((each) => shown(each) && !each.parentElement.closest('svg') && !spokenOnly(each))
    .map((element) => ({ element, text: element.getAttribute('aria-label') ?? element.getAttribute('class') ?? '', box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => inView(box) && !scrolledAway(element, box))
    .map((each) => ({ ...each, size: Math.min(each.box.width, each.box.height) }))

  const told = (found) => found.map(({ element, text, size }) => ({ text: text.slice(0, 40), at: where(element), size: Math.round((size ?? 0) * 10) / 10 }))
  return { texts: told(texts), symbols: told(symbols), cut: told(cut), broken: told(broken) }
}
