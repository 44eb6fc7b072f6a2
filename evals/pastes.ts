import { readFile } from 'node:fs/promises'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { normalizePaste, readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import type { StatementReading } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { labelWords } from '@evenkeel/server/features/imports/layout-reader.ts'
import { loadSecondReader } from '@evenkeel/server/platform/second-reader/second-reader.ts'

type ExpectedPasteRow = {
  transaction_date: string
  amount: string
  transaction_name_contains?: string
  /** Other names that a reasonable person would accept, such as the service it was ordered through. */
  also_right?: string[]
  currency?: string
}
type PasteCase = { id: string; text: string; today: string; currency_default: string; expected: ExpectedPasteRow[] }

type PasteFailure = { id: string; detail: string }
type PastesResult = {
  texts: number
  exact: number
  rows: number
  rowsRight: number
  rowsExtra: number
  /** Wrong texts without a question, a review mark or an unreadable line. */
  silent: number
  /** Right texts with payments that still have a question, a review mark or an unreadable line. */
  askedNeedlessly: number
  failures: PasteFailure[]
}

/** Reads every pasted text in the file and compares rows by date and amount, then by name; extra rows are errors. */
export async function evaluatePastes(
  file: string,
  readPayments: (text: string) => Program | null = () => null,
): Promise<PastesResult> {
  const cases = JSON.parse(await readFile(file, 'utf8')) as PasteCase[]
  const result: PastesResult = {
    texts: 0,
    exact: 0,
    rows: 0,
    rowsRight: 0,
    rowsExtra: 0,
    silent: 0,
    askedNeedlessly: 0,
    failures: [],
  }
  for (const { id, text, today, currency_default, expected } of cases) {
    const program = readPayments(normalizePaste(text))
    const reading = readStatementFile({
      labelWords,
      text,
      currency: currency_default,
      today: plainDate(today),
      ...(program ? { payments: program } : {}),
    })
    const unmatched = [...reading.rows]
    const isAsked = isAsking(reading)
    const problems: string[] = []
    for (const row of expected) {
      const isMatch = (index: number) => {
        const found = unmatched[index]
        return (
          found !== undefined &&
          found.day === row.transaction_date &&
          found.minor === getMinor(row.amount, found.currency) &&
          (row.currency === undefined || row.currency === found.currency)
        )
      }
      const indexes = unmatched.map((_, index) => index).filter(isMatch)
      const at = indexes.find((index) => isNamed(unmatched[index]?.name ?? '', row)) ?? -1
      if (at >= 0) {
        unmatched.splice(at, 1)
        result.rowsRight++
      } else
        problems.push(
          `${indexes.length > 0 ? `name "${unmatched[indexes[0] ?? 0]?.name}" for` : 'missing'} ${row.transaction_date} ${row.amount} ${row.transaction_name_contains ?? ''}`,
        )
    }
    for (const extra of unmatched) problems.push(`extra ${extra.day} ${extra.minor} ${extra.name.slice(0, 40)}`)
    result.texts++
    result.rows += expected.length
    result.rowsExtra += unmatched.length
    if (problems.length === 0) result.exact++
    else result.failures.push({ id, detail: `${isAsked ? '' : 'SILENT '}${problems.join('; ')}` })
    if (problems.length === 0 && isAsked && expected.length > 0) result.askedNeedlessly++
    if (problems.length > 0 && !isAsked) result.silent++
  }
  return result
}

/** Issues about what isn't a row, and about lines that an import lists as skipped. Others are shown as unreadable. */
const HARMLESS = new Set([
  'header',
  'preamble',
  'balance-line',
  'total-line',
  'continuation',
  'note',
  'pending',
  'not-carried-out',
  'no-money-moved',
])

/** Whether the user is asked about a reading, or told that part of it wasn't understood. */
function isAsking(reading: StatementReading): boolean {
  const { rows, areSignsGuessed, isReadingGuessed, daysGuessed, balanceCheck, issues } = reading
  return (
    rows.length === 0 ||
    Boolean(areSignsGuessed || isReadingGuessed || daysGuessed) ||
    balanceCheck?.ok === false ||
    issues.some((issue) => !HARMLESS.has(issue.code))
  )
}

/** The expected amount in minor units. "-250000.00" and "-250000" are the same money in a currency without decimals. */
function getMinor(amount: string, currency: string): number | null {
  return parseMinor(amount.replace(/\.0+$/, ''), currency)
}

function isNamed(name: string, { transaction_name_contains: first = '', also_right: others = [] }: ExpectedPasteRow) {
  return [first, ...others].some((one) => fold(name).includes(fold(one)))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

if (import.meta.main) {
  const read = loadSecondReader()
  const result = await evaluatePastes(process.argv[2] ?? 'pastes.json', (text) => read({ kind: 'payments', text }))
  for (const failure of result.failures) console.log(failure.id, failure.detail)
  console.log(
    `texts ${result.texts} exact ${result.exact} rows ${result.rowsRight}/${result.rows} extra ${result.rowsExtra}; wrong and silent ${result.silent}, asked needlessly ${result.askedNeedlessly}`,
  )
}
