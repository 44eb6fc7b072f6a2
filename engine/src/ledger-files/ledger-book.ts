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

/** What a file needs before its first transaction. */
export type Book = {
  accounts: readonly BookAccount[]
  categories: readonly BookCategory[]
  /** The day of the earliest transaction. */
  firstDay: PlainDate
  /** The date of the export without dashes, such as 20261115. */
  madeOn: string
}

/** A file in parts: the header, then each account with its transactions, then the footer. */
export type LedgerWriter = {
  begin(): string
  startAccount(account: BookAccount): string
  writeEntry(entry: BookEntry): string
  endAccount(): string
  end(): string
}

/** A name for the account: its source, with the currency if the source has several. */
export function getAccountTitle({ source, currency }: BookAccount, accounts: readonly BookAccount[]): string {
  const name = source ?? 'No account'
  return accounts.filter((other) => other.source === source).length > 1 ? `${name} (${currency})` : name
}

/** The text in one line, without control characters. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
