import type { PlainDate } from '../core/plain-date.ts'

/** The rows of one source in one currency: what other programs call an account. */
export type BookAccount = { source: string | null; currency: string }

export type BookEntry = BookAccount & {
  id: string
  day: PlainDate
  minor: number
  /** The bank's text, and the name we show. */
  name: string
  simpleName: string
  category: string | null
  note: string | null
  tags: readonly string[]
  /** One side of a transfer between own accounts. */
  isTransfer: boolean
  splitOf: string | null
}

export type BookCategory = { name: string; kind: 'expense' | 'income' | 'transfer' }

/** What a file says before its first row. */
export type Book = {
  accounts: readonly BookAccount[]
  categories: readonly BookCategory[]
  /** Of all rows. */
  firstDay: PlainDate
  /** Compact, such as 20261115. */
  madeOn: string
}

/** A file, piece by piece: the beginning, then each account followed by its rows, then the end. */
export type LedgerWriter = {
  begin(): string
  account(account: BookAccount): string
  entry(entry: BookEntry): string
  endAccount(): string
  end(): string
}

/** The name of an account in files that know no currencies: the source alone where that says enough. */
export function accountTitle({ source, currency }: BookAccount, accounts: readonly BookAccount[]): string {
  const name = source ?? 'No account'
  return accounts.filter((other) => other.source === source).length > 1 ? `${name} (${currency})` : name
}

/** Text on one line, without what does not print. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
