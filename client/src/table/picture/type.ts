/** The page's own type, to be laid into a picture, so that it is written alike wherever it is opened. */

/** The style of all faces that are needed, with the type itself; "" if it can't be fetched. */
let faces: Promise<string> | undefined

export function typeOf(): Promise<string> {
  faces ??= Promise.all(rules().map(embedded)).then(
    (found) => found.join(''),
    () => ((faces = undefined), ''),
  )
  return faces
}

interface Face {
  rule: CSSFontFaceRule
  base: string
}

/** The faces of the page; those of single signs are the same type in another size. */
function rules(): Face[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule && !signsOnly(rule) ? [{ rule, base: sheet.href ?? location.href }] : [],
    ),
  )
}

function signsOnly(rule: CSSFontFaceRule): boolean {
  const range = rule.style.getPropertyValue('unicode-range')
  return range !== '' && !/^U\+0-10FFFF$/i.test(range)
}

async function embedded({ rule, base }: Face): Promise<string> {
  const [, path = ''] = /url\("?(.+?)"?\)/.exec(rule.style.getPropertyValue('src')) ?? []
  const reply = await fetch(new URL(path, base))
  if (!reply.ok) throw new Error(`no type at ${path}`)
  const data = await inText(await reply.blob())
  return rule.cssText.replace(/src:[^;]+;/, `src: url(${data});`)
}

/** A file as an address that holds all of it. */
export function inText(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
