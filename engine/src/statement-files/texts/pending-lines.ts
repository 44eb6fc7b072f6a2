import type { PlainDate } from '../../core/plain-date.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { saysPending, saysPosted } from '../values/unposted-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'

export const PENDING_REASON = 'Still pending. It will be in a later file once it’s posted.'

// A payment takes no more lines than this above its amount: its name, date and account.
const MAX_ABOVE = 3

/** The text of a pending line; if it's only an amount, together with the lines of its payment above it. */
export function describePending(lines: readonly string[], line: number): string {
  const own = lines[line - 1] ?? ''
  if (/\p{L}{2}/u.test(own)) return own
  const above = lines.slice(Math.max(0, line - 1 - MAX_ABOVE), line - 1)
  const isEnd = (text: string) =>
    text.trim() === '' || saysPending(text) || findAmounts(text, findDays(text, null)).some(({ isStrong }) => isStrong)
  return [...above.slice(above.findLastIndex(isEnd) + 1), own].map((text) => text.trim()).join(' · ')
}

/**
 * The lines (from 1) of a pasted text that show a pending payment: they have an amount that isn't a balance or total,
 * and they or a heading above say so. A heading for posted transactions or a line that became a row (`isRow`) ends the
 * pending section.
 */
export function findPendingLines(
  lines: readonly string[],
  isRow: (line: number) => boolean,
  today: PlainDate,
): ReadonlySet<number> {
  const found = new Set<number>()
  let isInPending = false
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (isRow(line) || saysPosted(text)) isInPending = false
    if (isRow(line)) continue
    const hasAmount = findAmounts(text, findDays(text, today)).some((amount) => amount.isStrong)
    if (!hasAmount && saysPending(text) && text.trim().length < 40) isInPending = true
    if (hasAmount && (isInPending || saysPending(text)) && getLineMeaning(text) === null) found.add(line)
  }
  return found
}
