/**
 * A sentence under reading: as written, and folded character for character with what was understood blanked out.
 * Quotes and category names stay as one sign each so that patterns can see them.
 */
export type Line = { readonly original: string; open: string; readonly signs: Map<number, string> }

export const BLANK = '\uE000'
export const QUOTE = '\uE001'
export const CATEGORY = '\uE002'

/** Takes every match out of the line; `read` says null for a match that is to stay. */
export function takeAll(line: Line, expression: RegExp, read: (match: RegExpExecArray) => true | null): void {
  for (const match of [...line.open.matchAll(expression)]) {
    if (match[0] !== '' && read(match as RegExpExecArray) !== null) blank(line, match.index, match[0].length)
  }
}

function blank(line: Line, at: number, length: number): void {
  line.open = line.open.slice(0, at) + BLANK.repeat(length) + line.open.slice(at + length)
}

/** Puts one sign in place of a stretch, with what it stands for. */
export function putSign(line: Line, sign: string, at: number, length: number, value: string): void {
  line.open = line.open.slice(0, at) + sign + BLANK.repeat(length - 1) + line.open.slice(at + length)
  line.signs.set(at, value)
}

/** A pattern of whole words; a space means any white space or something already taken out. */
export function phrase(source: string): RegExp {
  const cached = phrases.get(source)
  if (cached) return cached
  const spaced = source.replaceAll(' ?', `[\\s${BLANK}]*`).replaceAll(' ', `[\\s${BLANK}]+`)
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`, 'gu')
  phrases.set(source, made)
  return made
}
const phrases = new Map<string, RegExp>()

export function tests(source: string, text: string): boolean {
  const expression = phrase(source)
  expression.lastIndex = 0
  return expression.test(text)
}
