// The texts on a page that hardly stand out from what lies under them, by a picture of the page without its texts.
// How much they do is the ratio that the Web Content Accessibility Guidelines ask for, 4.5 at least.
async (picture) => {
  const LEAST = 4.5
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  const scale = image.width / innerWidth

  // Colours are read as they are painted: however they are written, a pixel has three parts and says how dense it is.
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const painted = (colour) => {
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    return [...pixel.getImageData(0, 0, 1, 1).data]
  }
  drawing.drawImage(image, 0, 0)
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
  const covered = (element, x, y) => {
    const top = document.elementFromPoint(x, y)
    // What can't be touched lies on something that can.
    let touched = element
    while (touched.parentElement && getComputedStyle(touched).pointerEvents === 'none') touched = touched.parentElement
    if (top === null || touched.contains(top)) return false
    // Where something behind it is on top, it may have been scrolled away.
    for (let each = touched; each !== top; each = each.parentElement) {
      if (!each) return true
      const frame = each.getBoundingClientRect()
      if (getComputedStyle(each).overflowY !== 'visible' && (y < frame.y || y > frame.bottom || x < frame.x || x > frame.right)) return true
    }
    return false
  }

  const found = []
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, text = node.data.trim()
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.sr, :disabled')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight || covered(element, box.x + box.width / 2, box.y + box.height / 2)) continue
    const style = getComputedStyle(element)
    const [red, green, blue, dense] = painted(element instanceof SVGElement ? style.fill : style.color)
    const under = ground(box), part = (dense / 255) * density(element)
    const over = [red, green, blue].map((each, i) => each * part + under[i] * (1 - part))
    const [darker, lighter] = [light(over), light(under)].sort((one, other) => one - other)
    const ratio = (lighter + 0.05) / (darker + 0.05)
    const at = element.closest('[data-at], [data-target], [data-part]')?.dataset
    if (ratio < LEAST) found.push({ text: text.slice(0, 40), at: at?.at ?? at?.target ?? at?.part ?? '', size: Math.round(ratio * 100) / 100 })
  }
  return found
}
