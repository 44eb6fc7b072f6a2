import type { PlainDate } from '../../core/plain-date.ts'
import type { ReadingIssue } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import type { Kept } from './unposted-lines.ts'

const TICKED = /^\s*(?:[-*•]\s*)?(?:\[[xX✓✔]\]|[☑✅✓✔]\ufe0f?)\s*/u
const OPEN = /^\s*(?:[-*•]\s*)?(?:\[\s?\]|[☐⬜◻□]\ufe0f?)\s*/u

/** "[x] 3/15 Lowe's $274.66": an item of a to-do list that is done. */
export function isTicked(line: string): boolean {
  return TICKED.test(line)
}

export function dropTick(line: string): string {
  return line.replace(TICKED, '')
}

/** A done item whose date isn't known: it's a payment, but only the user knows when. */
export function isUndatedItem({ code, text }: ReadingIssue): boolean {
  return code === 'no-day' && isTicked(text)
}

/**
 * Blanks what isn't done in a to-do list, and done items that would have to take the date of another item. Both are
 * listed. Removes the marks from the rest.
 */
export function blankOpenItems(lines: readonly string[], today: PlainDate): Kept {
  const issues: ReadingIssue[] = []
  const isItem = (line: string) => isTicked(line) || OPEN.test(line)
  if (!lines.some(isItem)) return { lines, issues }
  // Until a date on a line of its own, only other items have one.
  let isBelowItem = lines.some((line) => isItem(line) && findDays(line, today).length > 0)
  const kept = lines.map((line, at) => {
    const days = findDays(line, today)
    if (days.length > 0) isBelowItem = isItem(line)
    if (!isItem(line) || findAmounts(line, days).length === 0) return line
    const listed = { line: at + 1, text: line.trim().slice(0, 200) }
    if (OPEN.test(line)) {
      issues.push({ ...listed, code: 'not-carried-out', reason: 'This item of the list isn’t checked off.' })
      return ''
    }
    if (days.length === 0 && isBelowItem) {
      issues.push({ ...listed, code: 'no-day', reason: 'This line has no date, unlike other items of the list.' })
      return ''
    }
    return dropTick(line)
  })
  return { lines: kept, issues }
}
