import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { isCurrencyCode, isKnownCurrency } from '@evenkeel/engine/core/currency.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ApiError } from '../../lib/api-errors.ts'
import type { TransactionEdit } from './use-transaction-actions.ts'

export type Direction = 'in' | 'out'

/** The fields of the editor and the add form as typed; empty text means none. */
export type Draft = {
  category: string | null
  simple_name: string
  source: string
  transaction_date: string
  transaction_name: string
  direction: Direction
  /** How much, without a sign. */
  amount: string
  currency: string
  note: string
  tags: string[]
}
export type DraftErrors = { [K in keyof Draft]?: string }

/** The server's messages, by field; empty if the error isn't about a field of the form. */
export function getFieldErrors(error: unknown): DraftErrors {
  if (!(error instanceof ApiError)) return {}
  const fieldErrors = error.errors.filter(({ path }) => FIELDS.has(path))
  return Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message]))
}

const FIELDS: ReadonlySet<string> = new Set([
  'category',
  'simple_name',
  'source',
  'transaction_date',
  'transaction_name',
  'amount',
  'currency',
  'note',
  'tags',
] satisfies (keyof Draft)[])

export function toDraft(row: Transaction): Draft {
  return {
    category: row.category,
    simple_name: row.simple_name,
    source: row.source ?? '',
    transaction_date: row.transaction_date,
    transaction_name: row.transaction_name,
    direction: row.amount.startsWith('-') ? 'out' : 'in',
    amount: row.amount.replace('-', ''),
    currency: row.currency,
    note: row.note ?? '',
    tags: row.tags,
  }
}

/** What differs from the transaction. A date or amount that can't be read is left out. */
export function toEdit(row: Transaction, draft: Draft): TransactionEdit {
  const edit: TransactionEdit = {}
  const toText = (value: string) => (value.trim() === '' ? null : value.trim())
  if (draft.category !== row.category) edit.category = draft.category
  if (draft.simple_name.trim() !== row.simple_name) edit.simple_name = draft.simple_name.trim()
  if (toText(draft.source) !== row.source) edit.source = toText(draft.source)
  const day = draft.transaction_date
  if (day !== row.transaction_date && isPlainDate(day)) edit.transaction_date = day
  if (draft.transaction_name.trim() !== row.transaction_name.trim())
    edit.transaction_name = draft.transaction_name.trim()
  if (draft.currency !== row.currency) edit.currency = draft.currency
  const amount = toAmount(draft)
  if (amount !== null && amount !== row.amount) edit.amount = amount
  if (toText(draft.note) !== row.note) edit.note = toText(draft.note)
  if (draft.tags.join() !== row.tags.join()) edit.tags = draft.tags
  return edit
}

/** The amount to send, negative for money out. Null if it can't be read. */
export function toAmount({ amount, currency, direction }: Draft): string | null {
  const minor = parseAmount(amount, currency)
  return minor === null ? null : formatMinor(direction === 'in' ? Math.abs(minor) : -Math.abs(minor), currency)
}

/** The draft's problems, by field. `savedCurrency` is the currency that an existing transaction has. */
export function checkDraft(draft: Draft, savedCurrency?: string): DraftErrors {
  const errors: DraftErrors = {}
  if (draft.simple_name.trim() === '') errors.simple_name = 'Enter a name.'
  if (draft.transaction_name.trim() === '') errors.transaction_name = 'Enter a transaction name.'
  if (!isPlainDate(draft.transaction_date)) errors.transaction_date = 'Choose a date.'
  // A transaction with an unknown currency code can still be edited. A new choice must be a known code.
  const isUnchanged = draft.currency === savedCurrency && isCurrencyCode(draft.currency)
  if (!isUnchanged && !isKnownCurrency(draft.currency)) errors.currency = 'Enter a currency code, such as USD.'
  else if (parseAmount(draft.amount, draft.currency) === null)
    errors.amount = `Enter an amount in ${draft.currency}, such as ${formatMinor(1250, draft.currency)}.`
  else if (contradicts(draft.amount, draft.direction))
    errors.amount = 'Remove the sign and choose Money in or Money out.'
  return errors
}

/**
 * The minor units of a typed amount; null if invalid. It may have a sign, a comma or point for decimals, and thousands
 * separators.
 */
export function parseAmount(text: string, currency: string): number | null {
  const plain = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/\s/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const hasBoth = plain.includes('.') && plain.includes(',')
  const isGrouped = /^[-+]?\d{1,3}(,\d{3})+$/.test(plain)
  const decimal = isGrouped
    ? plain.replaceAll(',', '')
    : hasBoth
      ? `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`
      : plain.replace(',', '.')
  return parseMinor(decimal, currency)
}

function contradicts(amount: string, direction: Direction): boolean {
  return direction === 'in' ? /^\s*[-\u2212\u2013]/.test(amount) : /^\s*\+/.test(amount)
}
