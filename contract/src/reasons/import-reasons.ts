import { countWords, writeAccount, writeMonth } from '@evenkeel/engine/reasons/plain-words.ts'
import type { ReasonIn } from '@evenkeel/engine/reasons/reason.ts'

/** Messages about an import as a whole. */
export const IMPORT_REASONS = {
  'import.counts': ({ isDryRun, added, duplicate, needs_review, unreadable, skipped }: Counts) =>
    `${[
      `${added.toLocaleString('en')} ${isDryRun ? 'would be added' : 'added'}`,
      countWords(duplicate, 'duplicate'),
      ...(needs_review > 0 ? [`${needs_review.toLocaleString('en')} to review`] : []),
      ...(unreadable > 0 ? [`${unreadable.toLocaleString('en')} unreadable`] : []),
      ...(skipped > 0 ? [`${skipped.toLocaleString('en')} skipped`] : []),
    ].join(', ')}.`,
  'import.account-remembered': ({ account }: { account: string }) =>
    `Filed under ${writeAccount(account)}, like the last file with this layout.`,
  'import.currency-remembered': ({ currency }: { currency: string }) =>
    `We read amounts without a currency as ${currency}, as in the last file with this layout.`,
  'import.currency-corrected': ({ rows, currency }: { rows: number; currency: string }) =>
    `Changed ${countWords(rows, 'earlier transaction')} to ${currency}.`,
  'import.transfers-found': ({ transfers }: { transfers: number }) =>
    `Found ${countWords(transfers, 'transfer')} between your accounts.`,
  'import.balances-added': ({ accounts }: { accounts: number }) =>
    `Added the balances of ${countWords(accounts, 'account')} to your wealth accounts.`,
  'import.budget-added': ({ items, known, month }: { items: number; known: number; month: string }) =>
    items === 0
      ? `You already had ${countWords(known, 'item')} of this budget, so we added none.`
      : `Added ${countWords(items, 'monthly budget item')}, starting in ${writeMonth(month)}.${known === 0 ? '' : ` You already had ${known.toLocaleString('en')}.`}`,
  'import.days-ambiguous': ({ order }: { order: 'dmy' | 'mdy' }) => {
    const [used, other] = order === 'dmy' ? ['day', 'month'] : ['month', 'day']
    return `The dates could be read two ways. We read them ${used} first. If they’re ${other} first, undo this import and write “${other} first” in the note.`
  },
  'import.reading-unclear': () =>
    'This text could also be read another way, so we marked the new rows for review. Check their dates, amounts and names.',
  'import.currency-unclear': ({ currency }: { currency: string }) =>
    `The file doesn’t name its currency. We read it as ${currency}. If that’s wrong, select the transactions and change their currency.`,
  'import.signs-unclear': () =>
    'The file doesn’t say which amounts are money in and which are money out. Check them, and swap them if they’re the wrong way around.',

  'import.note-not-understood': () => 'We didn’t understand the note, so it changed nothing.',
  'import.note-meant-all': () => 'Every new row matches the note, so nothing was skipped.',
  'import.note-meant-duplicates': () => 'The rows the note describes are duplicates, so nothing was skipped.',
  'import.note-meant-none': () => 'No rows match the note, so nothing was skipped.',

  'import.ai-done': ({ host, asked, changed }: { host: string; asked: number; changed: number }) =>
    asked === 0
      ? 'There was nothing to ask the AI.'
      : `We asked ${host} about ${countWords(asked, 'description')}${changed === 0 ? ', but no transaction changed' : `, and it categorized ${countWords(changed, 'transaction')}`}.`,
  'import.ai-waiting': ({ why, left }: { why: string; left: number }) =>
    joinSentences(why, describeRemaining(left), 'We’ll try again later.'),
  'import.ai-stopped': ({ why, left }: { why: string; left: number }) => joinSentences(why, describeRemaining(left)),

  'import.too-many-rows': ({ rows, limit }: { rows: number; limit: number }) =>
    `This file has ${countWords(rows, 'row')}; the limit is ${limit.toLocaleString('en')}. Download a shorter period from your bank.`,
  'import.nothing-found': () => 'We didn’t find any transactions.',
  'import.stopped': () => 'You stopped this import. Nothing was added.',
  'import.failed': () => 'Something went wrong on our side. Nothing was added. Please try again.',
  'import.disk-full-for-now': () =>
    'The server is out of disk space, so this import is waiting. Nothing has been added yet, and your existing data is safe. We’ll try again soon.',
  'import.disk-full': () =>
    'The server is out of disk space. Nothing was added, and your existing data is safe. Ask whoever runs the server to free some space, then import the file again.',
  'import.too-slow': () =>
    'This took too long to read, so we stopped. Nothing was added. Try a shorter period, or another format such as CSV or OFX.',
  'import.over-limit': ({ most, noun }: { most: number; noun: string }) =>
    `You can have up to ${most.toLocaleString('en')} ${noun}, and this file would exceed that. Nothing was added. Delete some you no longer need, then import it again.`,
  'import.rows-full': ({ most }: { most: number }) =>
    `Your imports can have up to ${most.toLocaleString('en')} rows in total, and this file would exceed that. Nothing was added. Add its transactions by hand, or import it into a second Evenkeel account.`,
  'import.too-big': () =>
    'This file needs more memory than we allow for one file, so nothing was added. Try shorter periods, one by one, or another format such as CSV or OFX.',
}

type Counts = {
  isDryRun: boolean
  added: number
  duplicate: number
  needs_review: number
  unreadable: number
  skipped: number
}

function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function describeRemaining(left: number): string {
  if (left === 0) return ''
  return left === 1
    ? 'One transaction keeps its current category and still needs review.'
    : `${left.toLocaleString('en')} transactions keep their current categories and still need review.`
}

export type ImportReason = ReasonIn<typeof IMPORT_REASONS>
