import { foldInPlace } from '../language/fold-text.ts'
import { getCached } from '../language/get-cached.ts'
import { normalizeSigns } from '../language/readings/tokens.ts'
import type { Flag, MarkKind, MarkValues } from './mark-values.ts'

/**
 * A text being read. `original` is what the user wrote; `folded` is the same in lowercase without accents, character
 * for character; `open` is `folded` with everything already understood replaced by marks. All three have the same
 * length, so a position in one is valid in the others.
 */
export type Sheet = { readonly original: string; readonly folded: string; open: string; readonly marks: Mark[] }

/** A part of the text. */
export type Span = { readonly start: number; readonly end: number }

/** Something understood: its kind, position and value. */
export type Mark<Kind extends MarkKind = MarkKind> = {
  [Each in Kind]: Span & { readonly kind: Each; readonly value: MarkValues[Each] }
}[Kind]

const PAD = '\uE000'

/** One marked place of this kind, for use inside a pattern. */
export function matchMark(kind: MarkKind): string {
  return `${getSign(kind)}${PAD}*`
}

/** One marked place of any kind. */
export const ANY_MARK = `[\\uE001-\\uE0FF]${PAD}*`

const kinds: MarkKind[] = []
function getSign(kind: MarkKind): string {
  if (!kinds.includes(kind)) kinds.push(kind)
  return String.fromCharCode(0xe001 + kinds.indexOf(kind))
}

/**
 * Makes a sheet from any text; whitespace is normalized, and private-use characters, which the marks consist of,
 * become spaces.
 */
export function makeSheet(text: string): Sheet {
  const original = normalizeSigns(text)
  const folded = foldInPlace(original)
  return { original, folded, open: folded, marks: [] }
}

/** A pattern of whole words: it neither starts nor ends inside a word. */
export function compileWords(source: string): RegExp {
  return compilePattern(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`)
}

/** A pattern in which a space matches any whitespace. Patterns are long and never change, so each is compiled once. */
export function compilePattern(source: string): RegExp {
  const expression = getCached(
    patterns,
    source,
    () => new RegExp(source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'), 'gu'),
  )
  expression.lastIndex = 0
  return expression
}
const patterns = new Map<string, RegExp>()

/** Marks every match for which `read` doesn't return null. */
export function markAll<Kind extends MarkKind>(
  sheet: Sheet,
  kind: Kind,
  expression: RegExp,
  read: (match: RegExpExecArray) => MarkValues[Kind] | null,
): void {
  expression.lastIndex = 0
  const found: (Span & { value: MarkValues[Kind] })[] = []
  // Many patterns find nothing, and `matchAll` would copy each of them.
  for (let match = expression.exec(sheet.open); match !== null; match = expression.exec(sheet.open)) {
    const { lastIndex } = expression
    if (match[0].length === 0) expression.lastIndex++
    else {
      const value = read(match)
      if (value !== null) found.push({ start: match.index, end: match.index + match[0].length, value })
      expression.lastIndex = lastIndex
    }
  }
  for (const { start, end, value } of found) putMark(sheet, kind, start, end, value)
}

/** Marks every match of a pattern with a flag. */
export function markFlag(sheet: Sheet, kind: Flag, expression: RegExp): void {
  markAll<Flag>(sheet, kind, expression, () => true)
}

/** Marks one range and replaces marks inside it, so that a larger reading wins over smaller ones. */
export function putMark<Kind extends MarkKind>(
  sheet: Sheet,
  kind: Kind,
  start: number,
  end: number,
  value: MarkValues[Kind],
): void {
  for (let i = sheet.marks.length - 1; i >= 0; i--) {
    const mark = sheet.marks[i]!
    if (mark.start >= start && mark.end <= end) sheet.marks.splice(i, 1)
  }
  sheet.marks.push({ kind, start, end, value } as Mark)
  sheet.open = sheet.open.slice(0, start) + getSign(kind) + PAD.repeat(end - start - 1) + sheet.open.slice(end)
}

/** The marks of one kind within a range, in order. */
export function findMarks<Kind extends MarkKind>(sheet: Sheet, kind: Kind, start: number, end: number): Mark<Kind>[] {
  const found = sheet.marks.filter((mark) => mark.kind === kind && mark.start >= start && mark.end <= end)
  return found.sort((a, b) => a.start - b.start) as Mark<Kind>[]
}
