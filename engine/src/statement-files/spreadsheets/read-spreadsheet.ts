import { getOnly } from '../../core/get-only.ts'
import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { checkBalances } from '../balance-check.ts'
import { startReading } from '../reading/build-reading.ts'
import { getShape } from '../reading/layout-shape.ts'
import type {
  BalanceCheck,
  FormatReading,
  ReadingContext,
  ReadingIssue,
  StatementRow,
} from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { readTable } from '../tables/table-reader.ts'
import { readPastedText } from '../texts/pasted-text.ts'
import type { Sheet } from './sheet.ts'

type ReadSheet = { sheet: Sheet; reading: FormatReading; check: BalanceCheck | null }

/**
 * Reads every visible sheet, or all sheets if none is visible. If sheets are named after accounts, each is read as that
 * account. A sheet whose rows are all in another one (a month from the year's sheet) is skipped, with an issue.
 */
export function readSpreadsheet(sheets: readonly Sheet[], format: string, context: ReadingContext): FormatReading {
  const read = numberLines(chooseSheets(sheets)).map((sheet) => readSheet(sheet, format, context))
  const filled = read.filter(({ reading }) => reading.rows.length > 0)
  const [first] = filled
  if (!first) return { ...(read[0]?.reading ?? startReading(format)), detail: read[0]?.reading.detail ?? NO_ROWS }
  if (filled.length === 1) return { ...first.reading, issues: read.flatMap(({ reading }) => reading.issues) }
  const kept = dropRepeats(filled)
  const sources = getSources(kept)
  const rows = kept.flatMap(({ reading }, index) =>
    reading.rows.map(
      (row): StatementRow => (row.source || !sources[index] ? row : { ...row, source: sources[index] as string }),
    ),
  )
  const repeated = filled.filter((one) => !kept.includes(one))
  const checks = kept.flatMap(({ check }) => check ?? [])
  return {
    format,
    rows,
    source: getOnly(rows.map((row) => row.source)),
    currency: getOnly(rows.map((row) => row.currency)),
    issues: [...read.flatMap(({ reading }) => reading.issues), ...repeated.map(makeRepeatedIssue)],
    balanceCheck: checks.find((check) => !check.ok) ?? checks[0] ?? null,
    shape: getShape(format, ...kept.map(({ reading }) => reading.shape)),
    ...(kept.some(({ reading }) => reading.areSignsGuessed) ? { areSignsGuessed: true } : {}),
  }
}

const NO_ROWS =
  'We found no table with dates and amounts in this workbook. Open the sheet with the transactions, check its headings and save it again.'

/** The text of the sheets that are read, each row on the line that `readSpreadsheet` gives it. */
export function writeSheets(sheets: readonly Sheet[]): string {
  return writeLines(
    numberLines(chooseSheets(sheets)).flatMap(({ records }) => records),
    '\t',
  )
}

function chooseSheets(sheets: readonly Sheet[]): readonly Sheet[] {
  const shown = sheets.filter((sheet) => !sheet.isHidden)
  return shown.length > 0 ? shown : sheets
}

/** Many sheets that each claim a last row far below would need more memory than there is. */
const MAX_LINES = 2_000_000

/** One line per row, at the row's line number; lines without a row are empty. */
function writeLines(records: readonly CellRecord[], delimiter: string): string {
  const lines: string[] = []
  for (const { line, cells } of records) if (line <= MAX_LINES) lines[line - 1] = cells.join(delimiter)
  return Array.from(lines, (line) => line ?? '').join('\n')
}

/** Line numbers continue from sheet to sheet, so each one is unique. */
function numberLines(sheets: readonly Sheet[]): Sheet[] {
  let before = 0
  return sheets.map((sheet) => {
    const records = sheet.records.map((record) => ({ ...record, line: record.line + before }))
    before = Math.max(before, records.at(-1)?.line ?? 0)
    return { ...sheet, records }
  })
}

function readSheet(sheet: Sheet, format: string, context: ReadingContext): ReadSheet {
  const table = readTable(sheet.records, format, context)
  const reading = table.rows.length > 0 || table.isSomethingElse ? table : (readAsText(sheet, format, context) ?? table)
  const check =
    reading.rows.length > 0 ? checkBalances(reading.rows, reading.openingBalance, reading.closingBalance) : null
  return { sheet, reading, check }
}

const MAX_TEXT_ROWS = 2000

/** A sheet with a pasted statement, one line per row. */
function readAsText({ records }: Sheet, format: string, context: ReadingContext): FormatReading | null {
  if (records.length > MAX_TEXT_ROWS || !records.some(({ cells }) => cells.some((cell) => /\d/.test(cell)))) return null
  const filled = records.map(({ line, cells }) => ({ line, cells: cells.filter((cell) => cell.trim() !== '') }))
  const reading = readPastedText(writeLines(filled, '    '), context)
  return reading.rows.length > 0 ? { ...reading, format } : null
}

/** Drops sheets whose rows are all in another sheet. */
function dropRepeats(sheets: readonly ReadSheet[]): ReadSheet[] {
  const getKeys = ({ reading }: ReadSheet) => reading.rows.map((row) => `${row.day} ${row.minor} ${row.name}`)
  return sheets.filter((sheet, index) => {
    const keys = getKeys(sheet)
    return !sheets.some((other, at) => {
      if (at === index || other.reading.rows.length < keys.length) return false
      const otherKeys = new Set(getKeys(other))
      // Of two identical sheets, the first stays.
      return keys.every((key) => otherKeys.has(key)) && (other.reading.rows.length > keys.length || at < index)
    })
  })
}

function makeRepeatedIssue({ sheet, reading }: ReadSheet): ReadingIssue {
  return {
    line: reading.rows[0]?.line ?? 1,
    code: 'note',
    text: sheet.name,
    reason: `Every row of the sheet “${sheet.name}” is also in another sheet, so we skipped this sheet.`,
  }
}

/** The account of each sheet: the one it names, or else its own name if the sheets are named after accounts. */
function getSources(sheets: readonly ReadSheet[]): (string | null)[] {
  const areAccounts = sheets.length > 1 && sheets.every(({ sheet }) => !isGenericName(sheet.name))
  return sheets.map(({ sheet, reading }) => reading.source ?? (areAccounts ? sheet.name : null))
}

/** Whether a sheet's name isn't an account's: "Sheet1", "Tabelle 2", "2026", "Jan 26", "Q3". */
function isGenericName(name: string): boolean {
  const words = foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  return words.every((word) => PLAIN.test(word) || readMonthName(word) !== null)
}

const PLAIN =
  /^(?:sheet|tabelle|feuille?|feuil|hoja|planilha|foglio|blad|ark|taul|list|q|transactions?|umsatze|page|data|export|year|month)$/
