import fc from 'fast-check'
import { plainDate } from '../../../core/plain-date.ts'
import { foldWords } from '../../../language/fold-text.ts'
import type { StatementRow } from '../../reading/statement-reading.ts'
import { type ExistingRow, judgeRows } from '../row-identity.ts'

/** The account that all test files belong to. */
export const source = 'Everyday'

export function makeRow(day: string, minor: number, name: string, bankId?: string): StatementRow {
  return { line: 1, day: plainDate(day), minor, currency: 'EUR', name, ...(bankId ? { bankId } : {}) }
}

/** Imports a file into a ledger the way the server does: only new rows are added. */
export function importFile(ledger: ExistingRow[], file: StatementRow[]): ExistingRow[] {
  const verdicts = judgeRows(file, ledger, source)
  const fresh = verdicts.flatMap((verdict, i) => {
    const from = file[i]
    if (verdict.verdict !== 'added' || !from) return []
    return [
      {
        id: `${ledger.length + i}`,
        bankId: from.bankId?.trim() || null,
        day: from.day,
        minor: from.minor,
        currency: from.currency,
        source,
        name: from.name,
      },
    ]
  })
  return [...ledger, ...fresh]
}

export function importAll(files: StatementRow[][]): ExistingRow[] {
  return files.reduce(importFile, [] as ExistingRow[])
}

/** Counts the rows in the ledger by content: date, amount, currency and name. */
export function countContents(
  ledger: readonly Pick<StatementRow, 'day' | 'minor' | 'currency' | 'name'>[],
): Record<string, number> {
  const result: Record<string, number> = {}
  for (const { day, minor, currency, name } of ledger) {
    const content = [day, minor, currency, foldWords(name)].join('\u001f')
    result[content] = (result[content] ?? 0) + 1
  }
  return result
}

// Few days, amounts and names, so identical rows are common.
export const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
export const anyRow = fc.record({
  day: fc.constantFrom(...days),
  minor: fc.constantFrom(-450, -1200, 9900),
  name: fc.constantFrom('Coffee', 'Interest', 'Plane ticket'),
})
