import { COUNT } from '../language/number-words.ts'
import { getCuePattern } from './cues.ts'
import type { Item, Span } from './reading-state.ts'
import { compileWords, type Mark, type Sheet } from './sentence-sheet.ts'

/** Numbers and words that change an amount or who pays it. The grammar doesn't know what else they say. */
const SIGNALS = compileWords(
  "not|never|no|nothing|without|except|instead of|unless|each|both|half|halves|thirds?|quarters?|fifths?|double|triple|twice|turns|alternat\\p{L}*|empty|skip\\p{L}*|pause\\p{L}*|minus|less|(?:more|less) than|\\p{L}+n't|kein\\p{L}*|nicht|ohne|davon|statt|sans|sauf|au lieu de|en vez de|en lugar de|sin|menos|nunca",
)
const NUMBERS = compileWords(`(?!one|un|une|una|uno|ein|eine|einen)${COUNT}|\\d[\\d.,]*\\d`)
/** A price for one of several people or things, as opposed to "9 a go". */
const FOR_ONE =
  /^(?:each|apiece|(?:per|a|pro) (?:head|person|kid|child|kind|adult|pupil|line|ticket)|chacune?|cada un[oa]|jeweils)$/

/** The numbers, negations and words about who pays that no item reflects. */
export function findUnused(sheet: Sheet, items: readonly Item[], unread: readonly Span[]): Span[] {
  const loose = [SIGNALS, NUMBERS, getCuePattern('complicated')].flatMap((expression) => {
    expression.lastIndex = 0
    return [...sheet.open.matchAll(expression)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }))
  })
  const marks = sheet.marks.filter((mark) => isUnused(mark, sheet, items))
  return [...unread, ...marks, ...loose].sort((a, b) => a.start - b.start)
}

function isUnused(mark: Mark, sheet: Sheet, items: readonly Item[]): boolean {
  const { kind, start, end } = mark
  if (kind === 'percent' || (mark.kind === 'money' && mark.value.doubt === 'cents')) return true
  if (kind === 'share' || kind === 'ways')
    return !items.some(({ pieces }) => pieces.some((piece) => piece.start <= start && piece.end >= end))
  if (kind !== 'each' || !FOR_ONE.test(sheet.folded.slice(start, end))) return false
  // "Netflix and Hulu are 12 each" is two items.
  return items.filter((item) => item.start <= start && item.end >= end).length < 2
}
