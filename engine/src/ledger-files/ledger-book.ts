import type { PlainDate } from '../core/plain-date.ts'

/** One source in one currency: an account in other programs. */
export type BookAccount = { source: string | null; currency: string }

export type BookEntry = BookAccount & {
  id: string
  day: PlainDate
  minor: number
  /** The bank's description. */
  name: string
  /** The name we show. */
  simpleName: string
  category: string | null
  note: string | null
  tags: readonly string[]
  /** One side of a transfer between the user's own accounts. */
  isTransfer: boolean
  /** The id of the transaction this is a part of, if that was split. */
  splitOf: string | null
}

export type BookCategory = { name: string; kind: 'expense' | 'income' | 'transfer' }

/** What a file needs before its first row. */
export type Book = {
  accounts: readonly BookAccount[]
  categories: readonly BookCategory[]
  /** The first day of any row. */
  firstDay: PlainDate
  /** The date of the export without dashes, such as 20261115. */
  madeOn: string
}

/** A file in parts: the header, then each account followed by its rows, then the footer. */
export type LedgerWriter = {
  begin(): string
  startAccount(account: BookAccount): string
  writeEntry(entry: BookEntry): string
  endAccount(): string
  end(): string
}

/** The account's name in formats without currencies: just the source if that is unique. */
export function getAccountTitle({ source, currency }: BookAccount, accounts: readonly BookAccount[]): string {
  const name = source ?? 'No account'
  return accounts.filter((other) => other.source === source).length > 1 ? `${name} (${currency})` : name
}

/** One line of text without control characters. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
