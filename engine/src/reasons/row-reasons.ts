import { countWords, writeAccount, writeDay } from './plain-words.ts'
import type { ReasonIn } from './reason.ts'

const DELETE_ONE = 'Delete one if they’re the same payment.'

/** Why a row of a file was added, recognized as a duplicate or skipped, and what else we know about it. */
export const ROW_REASONS = {
  'row.new': () => 'New.',
  'row.repeated': ({ ordinal }: { ordinal: number }) =>
    `New: this file has identical rows, and this is number ${ordinal}.`,
  'row.number-reused': ({ number, name, day }: { number: string; name: string; day: string }) =>
    `New. The bank used reference ${number} before for “${name}” on ${writeDay(day)}, with a different date or amount.`,

  'row.like-known': ({ name }: { name: string }) =>
    `New, but possibly a duplicate of “${name}”, which has the same date and amount. ${DELETE_ONE}`,
  'row.like-split-part': ({ name }: { name: string }) =>
    `New, but it has the same date and amount as part of “${name}”, which you split. ${DELETE_ONE}`,
  'row.like-pending': ({ name, day, isSameAmount }: { name: string; day: string; isSameAmount: boolean }) =>
    `New, but possibly a duplicate of “${name}” on ${writeDay(day)} for ${isSameAmount ? 'the same amount' : 'slightly less'}, which isn’t in this file. It may have been pending then. ${DELETE_ONE}`,
  /** An identical row has another bank reference, and the bank keeps references or the file is cut within that day. */
  'row.second-payment': ({ keptNumbers, startsMidDay, isDeleted }: SecondPayment) =>
    `New: an identical row has a different bank reference, and ${explainSecond(keptNumbers, startsMidDay)}.${isDeleted ? '' : ` ${DELETE_ONE}`}`,

  'row.same-number': () => 'Duplicate: same bank reference, date and amount.',
  'row.same-number-other-text': ({ name }: { name: string }) =>
    `Duplicate of “${name}”: same bank reference, date and amount.`,
  'row.same-number-moved': ({ day }: { day: string }) =>
    `Duplicate: same bank reference and amount, previously dated ${writeDay(day)}.`,
  'row.same-content': ({ ordinal }: { ordinal: number }) =>
    ordinal > 1
      ? `Duplicate: same date, amount and description (this is number ${ordinal} of several identical rows).`
      : 'Duplicate: same date, amount and description.',
  'row.other-number': ({ others }: { others: number }) =>
    `Duplicate: same date, amount and description. The bank gave it a new reference${others === 0 ? '' : `, as it did for ${countWords(others, 'other row')}`}. Add it if it’s a second payment.`,
  'row.split-part': () => 'Duplicate: part of a payment you split.',
  'row.was-other-currency': () => 'It was imported in a different currency before.',
  'row.deleted-by-you': () => 'You deleted it, so it stays deleted.',

  'row.pending': () => 'It was pending when the file was made. Delete it if it appears again once it’s posted.',
  'row.sign-unclear': () => 'The file doesn’t say whether this is money in or money out.',
  'row.reading-unclear': () => 'The text could also be read another way. Check the date, amount and name.',
  'row.currency-unclear': ({ currency }: { currency: string }) =>
    `The file doesn’t name its currency. We read it as ${currency}.`,
  'row.skipped-by-instructions': () => 'Skipped by your custom instructions.',
  'row.skipped-by-note': ({ note }: { note: string }) => `Skipped because of your note: “${note}”.`,
  'row.added-by-you': () => 'You added this row.',
  'row.fixed-by-you': () => 'You filled in this line and added it.',
  'row.transfer': ({ source, day }: { source: string | null; day: string }) =>
    `Transfer: the other side is in ${writeAccount(source, 'another account')} on ${writeDay(day)}.`,
}

type SecondPayment = { keptNumbers: number; startsMidDay: boolean; isDeleted: boolean }

function explainSecond(keptNumbers: number, startsMidDay: boolean): string {
  if (keptNumbers > 0)
    return `this bank keeps its references (${countWords(keptNumbers, 'row')} in this file still ${keptNumbers === 1 ? 'has its' : 'have their'} old one)`
  return startsMidDay ? 'this file starts partway through that day' : 'this bank has kept its references so far'
}

export type RowReason = ReasonIn<typeof ROW_REASONS>
