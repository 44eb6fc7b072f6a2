import { findMarks, type Sheet } from './sentence-sheet.ts'

/** The only currency named in a text, which also applies to bare amounts. Null if there are none or several. */
export function findSharedCurrency(sheet: Sheet): string | null {
  const named = new Set(findMarks(sheet, 'money', 0, sheet.open.length).flatMap(({ value }) => value.currency ?? []))
  return named.size === 1 ? [...named][0]! : null
}
