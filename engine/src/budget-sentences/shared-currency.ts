import type { MoneyValue } from './money-words.ts'
import { marksIn, type Sheet } from './sentence-sheet.ts'

/** The only currency that a text names: it is meant for the bare amounts too. Null if it names none or several. */
export function sharedCurrency(sheet: Sheet): string | null {
  const named = new Set(
    marksIn(sheet, 'money', 0, sheet.open.length).flatMap(({ value }) => (value as MoneyValue).currency ?? []),
  )
  return named.size === 1 ? [...named][0]! : null
}
