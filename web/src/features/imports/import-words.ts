import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { findReason } from '@evenkeel/contract/reasons/reason-data.ts'
import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { formatCount } from '../../lib/format-money.ts'
import type { RowChoice } from './import-queries.ts'

export function getImportName(run: ImportBody): string {
  return run.file_name ?? 'Pasted text'
}

/** The import's name as part of a sentence. */
export function getNameInSentence(run: ImportBody): string {
  return run.file_name ?? 'pasted text'
}

const ACCOUNT_REMEMBERED = 'import.account-remembered'

/** A sentence about the account we assumed. Null if the file or the user named it, or the user corrected it. */
export function describeGuess({ detail_reasons, source }: ImportBody): string | null {
  const guess = findReason(detail_reasons, ACCOUNT_REMEMBERED)
  return guess && guess.args.account === source ? renderReasons([guess]) : null
}

/** All messages except the one about the assumed account. */
export function describeExtras({ detail_reasons }: ImportBody): string {
  return renderReasons(detail_reasons.filter(({ code }) => code !== ACCOUNT_REMEMBERED))
}

/** Whether money in and out may be reversed: the file doesn't say which is which, or its balances don't match. */
export function mayBeReversed({ detail_reasons, balance_check }: ImportBody): boolean {
  return findReason(detail_reasons, 'import.signs-unclear') !== undefined || balance_check?.ok === false
}

const OTHER_RESULTS = ['import.balances-added', 'import.budget-added']

/** Whether the import added balances or a budget, and the file had no transactions. */
export function hasOtherResults({ detail_reasons, counts }: ImportBody): boolean {
  const hasNoRows = counts.added + counts.duplicate + counts.skipped === 0
  return hasNoRows && detail_reasons.some(({ code }) => OTHER_RESULTS.includes(code))
}

/** The counts of an import, in display order. */
export const COUNTS: readonly { choice: RowChoice; isAlwaysShown?: true }[] = [
  { choice: 'added', isAlwaysShown: true },
  { choice: 'duplicate', isAlwaysShown: true },
  { choice: 'needs_review' },
  { choice: 'unreadable' },
  { choice: 'skipped' },
]
const COUNT_WORDS = { added: 'added', needs_review: 'to review', unreadable: 'unreadable', skipped: 'skipped' }

/** "31 duplicates". */
export function describeCount(run: ImportBody, choice: RowChoice): string {
  const count = run.counts[choice]
  const words = choice === 'duplicate' ? (count === 1 ? 'duplicate' : 'duplicates') : COUNT_WORDS[choice]
  return `${formatCount(count)} ${words}`
}

/** "212 added, 31 duplicates", or what happened if there are no counts to show. */
export function describeCounts(run: ImportBody): string {
  if (run.status === 'failed') return 'nothing imported'
  if (run.status === 'undone') return 'undone'
  if (hasOtherResults(run)) return describeExtras(run)
  const counts = COUNTS.filter(({ choice, isAlwaysShown }) => isAlwaysShown || run.counts[choice] > 0)
  return counts.map(({ choice }) => describeCount(run, choice)).join(', ')
}

/** How an import ended, in words for screen readers. */
export function describeEnd(run: ImportBody): string {
  if (run.status === 'undone') return `The import of ${getNameInSentence(run)} was undone`
  if (run.status === 'failed') return `${getImportName(run)}: ${run.detail ?? describeCounts(run)}`
  // Without rows, `describeCounts` already has the notes.
  const notes = hasOtherResults(run) ? [] : [describeGuess(run), describeExtras(run)]
  return `Imported ${getNameInSentence(run)}: ${[describeCounts(run), notes.filter(Boolean).join(' ')].filter(Boolean).join('. ')}`
}
