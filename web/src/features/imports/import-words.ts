import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { formatCount } from '../../lib/format-money.ts'
import type { RowChoice } from './import-queries.ts'

export function nameOf(run: ImportBody): string {
  return run.file_name ?? 'Pasted text'
}

// The server's sentence begins with the counts again; what follows is more to say.
const COUNTS_AGAIN = /^[\d,]+ added\b[^.]*(?:\. )?/
// Said when it was read. Where the account was put right since, it is no longer so.
const FILED_UNDER = /Filed under (.+?), as the last file [^.]*\.\s*/

/** Where nobody named the account: the sentence that says whose it was taken for. */
export function guessOf({ detail, source }: ImportBody): string | null {
  const [sentence, account] = FILED_UNDER.exec(detail ?? '') ?? []
  return account !== undefined && account === source ? sentence!.trim() : null
}

/** What the server says besides the counts. */
export function moreToSay({ detail }: ImportBody): string {
  return detail?.replace(COUNTS_AGAIN, '').replace(FILED_UNDER, '').trim() ?? ''
}

/** The counts of an import in the order and words of the page. */
export const COUNTS: readonly { choice: RowChoice; words: string; isAlways?: true }[] = [
  { choice: 'added', words: 'added', isAlways: true },
  { choice: 'duplicate', words: 'already there', isAlways: true },
  { choice: 'needs_review', words: 'to review' },
  { choice: 'unreadable', words: 'unreadable' },
  { choice: 'skipped', words: 'left out' },
]

/** How an import ended, in one sentence to be heard. */
export function describeEnd(run: ImportBody): string {
  if (run.status === 'undone') return `The import of ${nameOf(run)} is undone`
  if (run.status === 'failed') return `The import of ${nameOf(run)} brought nothing: ${run.detail ?? ''}`
  const counts = COUNTS.filter(({ choice, isAlways }) => isAlways || run.counts[choice] > 0)
  const said = counts.map(({ choice, words }) => `${formatCount(run.counts[choice])} ${words}`).join(', ')
  return `Done with ${nameOf(run)}: ${[said, [guessOf(run), moreToSay(run)].filter(Boolean).join(' ')].filter(Boolean).join('. ')}`
}
