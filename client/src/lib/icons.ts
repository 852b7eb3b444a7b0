/** Rows of symbols: what the tokens of all games' `icons` have in common. */

/** A token taken apart: `[before-] name [@where] [*number]`. */
export interface Token {
  before: string
  name: string
  where: string
  number: string
}

export function taken(token: string): Token {
  const [, before = '', name = '', where = '', number = ''] =
    /^(?:(times|per|minus)-)?([^@*]+)(?:@([^*]+))?(?:\*(.+))?$/.exec(token) ?? []
  return { before, name, where, number }
}

/** Part of a symbol or beside one, as markup; nothing where it has no content. */
export function part(kind: string, content: string): string {
  return content && `<i class="${kind}">${content}</i>`
}

/** Symbols in lines, as markup. Of the tokens that begin a line `breaks` tells whether they are drawn there. */
export function lined(
  tokens: readonly string[],
  piece: (token: string) => string,
  breaks: Readonly<Record<string, boolean>>,
): string {
  const pieces = tokens.map(
    (token) =>
      (token in breaks ? `</span><span class="line by-${token}">` : '') + (breaks[token] === false ? '' : piece(token)),
  )
  return `<span class="line">${pieces.join('')}</span>`
}
