import type { FormatReading, ReadingContext } from '../reading/statement-reading.ts'
import { readFoundRows } from '../texts/pasted-text.ts'
import { foundRows } from './paste-program.ts'
import { isProven, keyOf, withWholeNames } from './second-reading.ts'

/**
 * Compares a reading of a pasted text with the payments that a network trained on such texts found. If both have the
 * same rows, they confirm each other. If they differ, balances decide; without balances, the network's rows go to review.
 */
export function withPayments(byRules: FormatReading, text: string, context: ReadingContext): FormatReading {
  const { payments: program } = context
  if (!program || byRules.isSomethingElse) return byRules
  const found = foundRows(program, text, context)
  const byNetwork: FormatReading = { ...readFoundRows(found, text.split('\n'), context), format: 'page-text' }
  const doubtful = (reading: FormatReading) =>
    reading.rows.length > 0 ? { ...reading, readingGuessed: true } : reading
  if (keyOf(byRules) === keyOf(byNetwork)) {
    const { readingGuessed: _, ...agreed } = byRules
    return withWholeNames(agreed, byNetwork, true)
  }
  return doubtful(isProven(byRules) ? byRules : byNetwork)
}
