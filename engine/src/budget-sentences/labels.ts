import { splitClauses } from './clauses.ts'
import { joinCue, matches } from './cues.ts'
import { findPhrases } from './item-name.ts'
import type { Item, Place } from './reading-state.ts'
import { compilePattern, findMarks, putMark, type Sheet, type Span } from './sentence-sheet.ts'

/** "for", "at the", "de l’". */
const BEFORE =
  "(?<![\\p{L}])(?:for|at|in|of|fur|im|von|pour|dans|de|du|para|en|del) (?:(?:the|my|our|his|her|their|die|der|das|meine|unsere|le|la|mon|ma|notre|el|mi) )?(?:l')?"
const NUMBER_SIGN = '(?: (?:no|nr|num|number|numero|nummer|n[°o])\\.?)?'
const LABELED = compilePattern(`(?<before>${BEFORE})?(?<![\\p{L}])(?<word>${joinCue('label')})${NUMBER_SIGN} ?$`)
const DANGLING = compilePattern(`${BEFORE}$`)

/** Limits so that unusual texts don't take long: no label is longer, and nobody writes more amounts without a comma. */
const MAX_LENGTH = 80
const MAX_AMOUNTS = 30

/**
 * The word before a number that names a thing, as in "for our apartment no. 12". `from`: where its "for" starts, if it
 * has one.
 */
function findLabelWord(sheet: Sheet, start: number, numberAt: number) {
  LABELED.lastIndex = 0
  const from = Math.max(start, numberAt - MAX_LENGTH)
  const match = LABELED.exec(sheet.open.slice(from, numberAt))
  if (!match) return null
  const { before, word = '' } = match.groups!
  const wordAt = from + match.index + (before?.length ?? 0)
  return { from: before === undefined ? null : from + match.index, wordAt, end: wordAt + word.length }
}

/**
 * Marks plain numbers that name a thing, if another amount in the clause can be the price: "rent 1,450 for apartment
 * 12", "room 4 is 250". In "room 600 food 300" each name has its own amount. Whole numbers that start with a zero are
 * always marked.
 */
export function markLabels(sheet: Sheet): void {
  // "Invoice 0231": nobody writes an amount like this.
  for (const { value, start, end } of findMarks(sheet, 'money', 0, sheet.open.length))
    if (value.isBare && /^0\d+$/.test(sheet.folded.slice(start, end))) putMark(sheet, 'label', start, end, true)
  for (const { start, end } of splitClauses(sheet)) {
    const numbers = findMarks(sheet, 'money', start, end)
    if (numbers.length > MAX_AMOUNTS) continue
    for (const { value, ...number } of numbers) {
      const amounts = findMarks(sheet, 'money', start, end)
      const word = value.isBare && amounts.length > 1 ? findLabelWord(sheet, start, number.start) : null
      const next = amounts.find((other) => other.start > number.start)
      if (!word || findPhrases(sheet, number.end, next?.start ?? end).length > 0) continue
      const phrases = findPhrases(sheet, start, end)
      const hasOtherName = phrases.some((phrase) => phrase.start > word.wordAt || phrase.end <= word.wordAt)
      if (phrases.length < amounts.length) putMark(sheet, 'label', word.end, number.end, true)
      else if (word.from !== null && hasOtherName) putMark(sheet, 'label', word.from, number.end, true)
    }
  }
}

/**
 * Whether an item's amount may be part of a name instead: it's a plain number after "apartment", after "for Birchwood"
 * or after the name of the item before it ("60 for locker 12"), and that item's amount can be its price.
 */
export function mayBeLabel({ sheet, piece, last, isSameSentence }: Place, { code }: Item): boolean {
  if (!last || !isSameSentence || !piece.money?.isBare || piece.marks.length > 1) return false
  const isSameClause = last.pieces[0]?.clause === piece.clause
  if (findLabelWord(sheet, piece.clause.start, piece.moneyAt)) return isSameClause || last.code === code
  if (!isSameClause) return false
  const isRightBefore = ({ start, end }: Span) =>
    start < piece.moneyAt && sheet.open.slice(end, piece.moneyAt).trim() === ''
  if (piece.phrases.length === 0) return findPhrases(sheet, last.start, piece.moneyAt).some(isRightBefore)
  return matches(DANGLING, sheet.open.slice(piece.clause.start, piece.start))
}
