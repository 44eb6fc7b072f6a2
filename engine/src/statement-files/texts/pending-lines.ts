import type { PlainDate } from '../../core/plain-date.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { saysPending, saysPosted } from '../values/unposted-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'

export const PENDING_REASON = 'Still pending. It will be in a later file once it’s posted.'

/**
 * The lines (from 1) of a pasted text that show a pending payment: they have an amount, and they or a heading above say
 * so. `isRow` tells which lines became rows; a row ends the pending section.
 */
export function findPendingLines(
  lines: readonly string[],
  isRow: (line: number) => boolean,
  today: PlainDate,
): ReadonlySet<number> {
  const found = new Set<number>()
  let isSection = false
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (isRow(line) || saysPosted(text)) isSection = false
    if (isRow(line)) continue
    const hasAmount = findAmounts(text, findDays(text, today)).some((amount) => amount.isStrong)
    if (!hasAmount && saysPending(text) && text.trim().length < 40) isSection = true
    if (hasAmount && (isSection || saysPending(text)) && getLineMeaning(text) === null) found.add(line)
  }
  return found
}
