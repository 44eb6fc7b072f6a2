import { readFile } from 'node:fs/promises'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'

type ExpectedPasteRow = {
  transaction_date: string
  amount: string
  transaction_name_contains?: string
  currency?: string
}
type PasteCase = { id: string; text: string; today: string; currency_default: string; expected: ExpectedPasteRow[] }

export type PasteFailure = { id: string; detail: string }
export type PastesResult = {
  texts: number
  exact: number
  rows: number
  rowsRight: number
  rowsExtra: number
  failures: PasteFailure[]
}

/** Reads every pasted text of the file and compares rows by day and amount, then by name; extra rows are errors. */
export async function evaluatePastes(file: string): Promise<PastesResult> {
  const cases = JSON.parse(await readFile(file, 'utf8')) as PasteCase[]
  const result: PastesResult = { texts: 0, exact: 0, rows: 0, rowsRight: 0, rowsExtra: 0, failures: [] }
  for (const { id, text, today, currency_default, expected } of cases) {
    const left = [...readStatementFile({ text, currency: currency_default, today: plainDate(today) }).rows]
    const problems: string[] = []
    for (const row of expected) {
      const fits = (index: number) => {
        const found = left[index]
        return (
          found !== undefined &&
          found.day === row.transaction_date &&
          found.minor === parseMinor(row.amount, found.currency) &&
          (row.currency === undefined || row.currency === found.currency)
        )
      }
      const indexes = left.map((_, index) => index).filter(fits)
      const at =
        indexes.find((index) => fold(left[index]?.name ?? '').includes(fold(row.transaction_name_contains ?? ''))) ?? -1
      if (at >= 0) {
        left.splice(at, 1)
        result.rowsRight++
      } else
        problems.push(
          `${indexes.length > 0 ? `name "${left[indexes[0] ?? 0]?.name}" for` : 'missing'} ${row.transaction_date} ${row.amount} ${row.transaction_name_contains ?? ''}`,
        )
    }
    for (const extra of left) problems.push(`extra ${extra.day} ${extra.minor} ${extra.name.slice(0, 40)}`)
    result.texts++
    result.rows += expected.length
    result.rowsExtra += left.length
    if (problems.length === 0) result.exact++
    else result.failures.push({ id, detail: problems.join('; ') })
  }
  return result
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

if (import.meta.main) {
  const result = await evaluatePastes(process.argv[2] ?? 'pastes.json')
  for (const failure of result.failures) console.log(failure.id, failure.detail)
  console.log(
    `texts ${result.texts} exact ${result.exact} rows ${result.rowsRight}/${result.rows} extra ${result.rowsExtra}`,
  )
}
