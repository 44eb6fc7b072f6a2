import { getOnly } from '../../core/get-only.ts'
import { foldWords } from '../../language/fold-text.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import type { DecimalMark } from '../values/amounts.ts'
import { isPendingStatus } from '../values/unposted-words.ts'
import { mentionsCard } from './card-words.ts'
import { cleanCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { findAccount, findBalance, findCurrency } from './preamble.ts'
import { joinSplitDays, writeOutSerialDays } from './split-days.ts'
import { findSections, type TableHeader } from './table-header.ts'
import { addIssue, hasNegatives, readSection } from './table-section.ts'
import { signByBalance } from './unsigned-amounts.ts'
import { explainNoRows } from './without-transactions.ts'

/** Reads a table of cells (CSV, HTML, fixed width, …) with unknown columns. */
export function readTable(input: readonly CellRecord[], format: string, context: ReadingContext): FormatReading {
  const records = joinSplitDays(writeOutSerialDays(input))
  const { preamble, sections, emptyHeader } = findSections(records)
  const header = sections[0]?.header ?? emptyHeader
  const shape = getShape(
    format,
    ...(header ? header.headings.map(foldWords) : [`${sections[0]?.records[0]?.cells.length ?? 0} columns`]),
  )
  const reading: FormatReading = { format, rows: [], source: findAccount(preamble), currency: null, issues: [], shape }
  notePreamble(preamble, emptyHeader, reading)
  const fileCurrency = findCurrency(preamble, context.currency)
  const surroundings = [context.fileName, ...preamble.slice(0, 40).map((record) => record.cells.join(' '))].join('\n')
  let mark: DecimalMark = '.'
  const unsigned: StatementRow[][] = []
  // If one section writes a minus for money out, the others would too.
  const isSigned = sections.length > 1 && sections.some((section) => hasNegatives(section, context))
  for (const section of sections) {
    const read = readSection(section, reading, context, fileCurrency, surroundings, isSigned)
    if (read) mark = read.mark
    if (read?.isUnsigned) unsigned.push(reading.rows.slice(read.from))
    if (read?.isGuess) reading.areSignsGuessed = true
  }
  readBalancesAbove(preamble, mark, fileCurrency ?? context.currency, reading)
  const isCard = mentionsCard(`${surroundings}\n${header?.headings.join(' ') ?? ''}`)
  for (const rows of unsigned) signByBalance(rows, reading.openingBalance?.minor ?? null, isCard)
  reading.source = getOnly(reading.rows.map((row) => row.source)) ?? reading.source
  reading.currency = getOnly(reading.rows.map((row) => row.currency)) ?? fileCurrency
  if (reading.rows.length === 0) explainNoRows(reading, sections, header, emptyHeader, preamble)
  return reading
}

function notePreamble(preamble: readonly CellRecord[], emptyHeader: TableHeader | null, reading: FormatReading): void {
  for (const record of preamble) {
    if (emptyHeader && isPendingUnder(emptyHeader, record)) {
      addIssue(reading.issues, record, 'pending', PENDING)
      Object.assign(reading, { isSomethingElse: true, detail: ONLY_PENDING })
    } else addIssue(reading.issues, record, 'preamble', 'Not a transaction.')
  }
}

function readBalancesAbove(
  preamble: readonly CellRecord[],
  mark: DecimalMark,
  currency: string,
  reading: FormatReading,
): void {
  for (const record of preamble) {
    const stated = findBalance(record, mark, currency)
    if (stated?.isOpening) reading.openingBalance ??= stated.balance
    else if (stated && /schluss|end|clos|final|neu|nouveau/i.test(record.cells.join(' ')))
      reading.closingBalance ??= stated.balance
  }
}

const PENDING = 'Still pending, so it has no date. It will be in a later file.'
const ONLY_PENDING =
  'We found only rows that are still pending. They’ll be in a later file, once your bank has posted them.'

/** Whether a row under a date heading has a status such as "reserved", usually instead of the date. */
function isPendingUnder(header: TableHeader, record: CellRecord): boolean {
  if (record.line <= header.record.line || !header.roles.some((role) => role === 'day' || role === 'valueDay'))
    return false
  return record.cells.some((cell) => isPendingStatus(cleanCell(cell)))
}
