import { minorDigits } from '../../core/currency.ts'
import { addDays } from '../../core/plain-date.ts'
import { foldText, foldWords } from '../../language/fold-text.ts'
import { shapeOf } from '../reading/layout-shape.ts'
import type {
  FormatReading,
  IssueCode,
  ReadingContext,
  ReadingIssue,
  StatementRow,
} from '../reading/statement-reading.ts'
import { type DecimalMark, decimalsOf, readAmount, readCurrency } from '../values/amounts.ts'
import { type DayOrder, type DayParts, decideDayOrder, type YearContext, yearsUntil } from '../values/days.ts'
import { isPendingStatus } from '../values/row-words.ts'
import { decideSign, type SignDecision, type SignRule, type Surroundings } from './amount-signs.ts'
import { speaksOfCard } from './card-words.ts'
import { cleanCell, readDayCell, sampleRecords } from './column-profile.ts'
import { type ColumnRoles, decideRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'
import { accountIn, balanceIn, currencyIn, periodEnd } from './preamble.ts'
import { RunningSums } from './running-sums.ts'
import { joinSplitDays, writeOutSerialDays } from './split-days.ts'
import { findSections, readHeader, type TableHeader, type TableSection } from './table-header.ts'
import { continuationOf, type Outcome, readRecord, type SectionReader } from './table-rows.ts'
import { signByBalance } from './unsigned-amounts.ts'

/** Reads a table of cells (CSV, HTML, fixed width, …) whose columns nobody described. */
export function readTable(input: readonly CellRecord[], format: string, context: ReadingContext): FormatReading {
  const records = joinSplitDays(writeOutSerialDays(input))
  const { preamble, sections, emptyHeader } = findSections(records)
  const header = sections[0]?.header ?? emptyHeader
  const shape = shapeOf(
    format,
    ...(header ? header.headings.map(foldWords) : [`${sections[0]?.records[0]?.cells.length ?? 0} columns`]),
  )
  const reading: FormatReading = { format, rows: [], source: accountIn(preamble), currency: null, issues: [], shape }
  for (const record of preamble) {
    if (emptyHeader && isPendingUnder(emptyHeader, record)) {
      addIssue(reading.issues, record, 'pending', PENDING)
      Object.assign(reading, { isSomethingElse: true, detail: ONLY_PENDING })
    } else addIssue(reading.issues, record, 'preamble', 'Stands before the transactions and is not one.')
  }
  const fileCurrency = currencyIn(preamble)
  const surroundings = [context.fileName, ...preamble.slice(0, 40).map((record) => record.cells.join(' '))].join('\n')
  let mark: DecimalMark = '.'
  const unsigned: StatementRow[][] = []
  // One section with a minus says that the others, too, would write one.
  const isSigned = sections.length > 1 && sections.some((section) => writesMinus(section, context))
  for (const section of sections) {
    const read = readSection(section, reading, context, fileCurrency, surroundings, isSigned)
    if (read) mark = read.mark
    if (read?.isUnsigned) unsigned.push(reading.rows.slice(read.from))
    if (read?.isGuess) reading.signsGuessed = true
  }
  for (const record of preamble) {
    const stated = balanceIn(record, mark, fileCurrency ?? context.currency)
    if (stated?.opening) reading.openingBalance ??= stated.balance
    else if (stated && /schluss|end|clos|final|neu|nouveau/i.test(record.cells.join(' ')))
      reading.closingBalance ??= stated.balance
  }
  const isCard = speaksOfCard(`${surroundings}\n${header?.headings.join(' ') ?? ''}`)
  for (const rows of unsigned) signByBalance(rows, reading.openingBalance?.minor ?? null, isCard)
  const sources = new Set(reading.rows.map((row) => row.source))
  if (sources.size === 1) reading.source = reading.rows[0]?.source ?? reading.source
  const currencies = new Set(reading.rows.map((row) => row.currency))
  reading.currency = currencies.size === 1 ? (reading.rows[0]?.currency ?? null) : fileCurrency
  if (reading.rows.length === 0) {
    const detail = reading.isSomethingElse === true ? (reading.detail ?? NO_MOVEMENTS) : null
    Object.assign(reading, whyEmpty(header?.headings ?? [], sections))
    if (emptyHeader && hasAmountsUnder(emptyHeader, preamble)) reading.detail = NO_DAYS
    if (detail && !reading.isSomethingElse) Object.assign(reading, { isSomethingElse: true, detail })
  }
  return reading
}

const NO_MOVEMENTS =
  'This is a table of figures by day, but none of its columns says how much money moved. Export the transactions of your account instead.'

const NO_DAYS =
  'The rows under the headings have amounts but no day that can be read, so there are no transactions to import. Add a column with the day of each, or export the transactions of your account.'

function hasAmountsUnder(header: TableHeader, records: readonly CellRecord[]): boolean {
  return records.some(
    (record) => record.line > header.record.line && record.cells.some((cell) => readAmount(cleanCell(cell)) !== null),
  )
}

const PENDING = 'Not booked yet, so it has no day; it will come with a later file.'
const ONLY_PENDING =
  'The only rows of this file are not booked yet. They will come with a later file, once your bank has booked them.'

/** A row under headings of a day and an amount that says "reserved" where the day should be. */
function isPendingUnder(header: TableHeader, record: CellRecord): boolean {
  if (record.line <= header.record.line || !header.roles.some((role) => role === 'day' || role === 'valueDay'))
    return false
  return record.cells.some((cell) => isPendingStatus(cleanCell(cell)))
}

function whyEmpty(headings: string[], sections: TableSection[]): { detail: string | null; isSomethingElse: boolean } {
  const roles = headings.length > 0 ? readHeader({ line: 0, cells: headings })?.roles : undefined
  const words = headings.map(foldWords).join(' | ')
  if (
    roles &&
    /quantity|shares|anzahl|stuck|units|symbol|ticker|isin/.test(words) &&
    !roles.includes('amount') &&
    !roles.includes('debit')
  ) {
    const detail =
      'This looks like a list of holdings (securities and quantities), not of transactions. Export the account activity or transaction history instead; holdings belong under Wealth Accounts.'
    return { detail, isSomethingElse: true }
  }
  if (
    roles?.includes('balance') &&
    !roles.includes('amount') &&
    !roles.includes('debit') &&
    !roles.includes('credit') &&
    sections.length > 0
  ) {
    return {
      detail:
        'This looks like a history of balances, with no single transactions in it. Export the transactions of the account instead.',
      isSomethingElse: true,
    }
  }
  const detail =
    roles && sections.length === 0
      ? 'The file has a heading line but no transactions under it. Choose a longer period in your bank and export again.'
      : null
  return { detail, isSomethingElse: false }
}

function addIssue(issues: ReadingIssue[], record: CellRecord, code: IssueCode, reason: string): void {
  issues.push({
    line: record.line,
    code,
    text: record.cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, 200),
    reason,
  })
}

/** Where a comma is more likely the decimal mark: semicolons between cells, days with dots. */
function markFallback(records: readonly CellRecord[], context: ReadingContext): DecimalMark {
  const sample = sampleRecords(records, 40)
  const dotted = sample.some((record) =>
    record.cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})\s*$/.test(cell)),
  )
  if (dotted) return ','
  // "12.990" alone is thousands, unless the currency has three decimals.
  if (minorDigits(context.currency) !== 3) {
    const cells = sample.flatMap((record) => record.cells.map((cell) => readAmount(cleanCell(cell))))
    const ambiguous = cells.find((parts) => parts?.ambiguous)
    if (ambiguous && !cells.some((parts) => parts?.proves)) return ambiguous.body.includes('.') ? ',' : '.'
  }
  return /^(?:EUR|PLN|CZK|HUF|RON|SEK|NOK|DKK|BRL|RUB|UAH|TRY|IDR|VND|ARS|CLP|COP)$/.test(context.currency) &&
    sample.some((record) => record.cells.some((cell) => /\d,\d{2}\b/.test(cell)))
    ? ','
    : '.'
}

const EASTERN = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/
const ENGLISH = /\b(?:date|amount|description|balance|transaction|debit|credit|details|payee|type|memo)\b/

function orderFallback(section: TableSection, currency: string): DayOrder {
  const headings = section.header?.headings.join(' ') ?? ''
  if (EASTERN.test(headings)) return 'ymd'
  if (headings !== '' && !ENGLISH.test(foldText(headings))) return 'dmy'
  return /^(?:USD|CAD|PHP)$/.test(currency) ? 'mdy' : 'dmy'
}

function readSection(
  section: TableSection,
  reading: FormatReading,
  context: ReadingContext,
  fileCurrency: string | null,
  preambleText: string,
  isSigned: boolean,
): { mark: DecimalMark; from: number; isUnsigned: boolean; isGuess: boolean } | null {
  const columns = decideRoles(section, markFallback(section.records, context))
  if (!columns || isNotMovements(section, columns)) {
    const isCounted = section.header?.roles.includes('quantity') && !section.header.roles.includes('amount')
    if (columns || isCounted) reading.isSomethingElse = true
    for (const record of section.records)
      addIssue(reading.issues, record, 'note', 'Has no day and amount in columns of their own.')
    return null
  }
  const movements = sampleRecords(section.movements, 2000)
  const surroundings = {
    above: `${preambleText}\n${headerlessCardCells(section)}`,
    headings: section.header?.headings ?? [],
    isTyped: context.fileName === '' && (reading.format === 'text' || section.header === null),
  }
  const currency = headingCurrency(columns, section) ?? fileCurrency ?? currencyThatFits(movements, columns, context)
  const { order, isGuess } = decideOrder(section, columns, context, currency, preambleText)
  const signs = signRule(movements, columns, surroundings, isSigned)
  const reader: SectionReader = {
    columns,
    rule: signs.rule,
    order,
    years: yearsUntil(periodEnd(preambleText, context.today, order)),
    debitSign: dominantSign(columns, columns.money.debit),
    creditSign: dominantSign(columns, columns.money.credit),
    currency,
    horizon: addDays(context.today, 400),
    sums: new RunningSums(),
    footerLine: section.records.at(-3)?.line ?? 0,
  }
  const from = reading.rows.length
  if (isGuess) reading.daysGuessed = order
  let previous: StatementRow | null = null
  let dated: CellRecord | null = null
  for (const record of section.records) {
    const own = readRecord(record, reader, context)
    const outcome: Outcome =
      'row' in own || !previous || !dated ? own : (sameDayRow(record, dated, previous, reader, context) ?? own)
    if ('row' in outcome) {
      reading.rows.push(outcome.row)
      reader.sums.add(outcome.row.minor)
      previous = outcome.row
      if (outcome === own) dated = record
      continue
    }
    if (outcome.code === 'no-day') reader.years = yearsUnder(record, context) ?? reader.years
    const more = previous ? continuationOf(record, columns) : null
    if (more && previous && outcome.code === 'no-day') {
      previous.name = `${previous.name} ${more}`.trim()
      addIssue(reading.issues, record, 'continuation', 'Continues the text of the row above; added to its name.')
      continue
    }
    const stated = outcome.code === 'balance-line' ? balanceIn(record, columns.mark, currency) : null
    if (stated?.opening) reading.openingBalance ??= stated.balance
    else if (stated) reading.closingBalance = stated.balance
    addIssue(reading.issues, record, outcome.code, outcome.reason)
    if (outcome.code === 'total-line') reader.sums.startAnew()
    if (outcome.code !== 'no-day') previous = null
  }
  return { mark: columns.mark, from, isUnsigned: isUnsigned(columns, reader.rule), isGuess: signs.isGuess === true }
}

/** A row that leaves its day to the row above, where the running balance proves that it follows it. */
function sameDayRow(
  record: CellRecord,
  dated: CellRecord,
  previous: StatementRow,
  reader: SectionReader,
  context: ReadingContext,
): { row: StatementRow } | null {
  const { days, money } = reader.columns
  if (money.balance === null || days.some((column) => cleanCell(record.cells[column]) !== '')) return null
  const cells = [...record.cells]
  for (const column of days) cells[column] = dated.cells[column] ?? ''
  const outcome = readRecord({ ...record, cells }, reader, context)
  if (!('row' in outcome) || outcome.row.name === '') return null
  const [before, after] = [previous.balanceAfterMinor, outcome.row.balanceAfterMinor]
  if (before === undefined || after === undefined) return null
  return after - before === outcome.row.minor || before - after === previous.minor ? outcome : null
}

/** "February 2024" on a line of its own says the year of the days below it. */
function yearsUnder(record: CellRecord, context: ReadingContext): YearContext | null {
  const [title, more] = record.cells.map(cleanCell).filter((cell) => cell !== '')
  if (!title || more !== undefined || title.length > 40 || !/(?:19|20)\d{2}$/.test(title)) return null
  return yearsUntil(periodEnd(title, context.today, 'dmy'))
}

/** Amounts without a sign or a flag beside a running balance, which then tells the directions apart. */
function isUnsigned(columns: ColumnRoles, rule: SignRule): boolean {
  const amount = columns.profiles[columns.money.amounts[0]?.column ?? -1]
  if (!amount || columns.money.amounts.length > 1 || columns.money.balance === null) return false
  if (rule.kind === 'by-flag' || rule.kind === 'unmarked-out') return false
  return amount.negatives === 0 && amount.plus === 0
}

function writesMinus(section: TableSection, context: ReadingContext): boolean {
  const columns = decideRoles(section, markFallback(section.records, context))
  const amount = columns?.money.amounts[0]?.column
  return amount !== undefined && (columns?.profiles[amount]?.negatives ?? 0) > 0
}

function signRule(
  movements: CellRecord[],
  columns: ColumnRoles,
  surroundings: Surroundings,
  isSigned: boolean,
): SignDecision {
  const decision = decideSign(movements, columns, surroundings)
  const { rule } = decision
  // The balance will tell the directions row by row; words are for the row that has none before it.
  if (columns.money.provenSign !== null && isUnsigned(columns, rule))
    return { rule: { kind: 'by-words', otherwise: columns.money.provenSign === 1 ? 'in' : 'out' } }
  return isSigned && rule.kind === 'by-words' ? { rule: { kind: 'as-written' } } : decision
}

/** Holdings and balance histories have days and figures too, but no movement of money. */
function isNotMovements(section: TableSection, columns: ColumnRoles): boolean {
  const roles = columns.roles
  // Rates and prices: a day, several figures on every row, and no text at all.
  const figures = columns.profiles.filter((p) => p.amounts === p.filled && p.filled === section.movements.length)
  if (columns.names.length === 0 && figures.length > 2 && columns.money.debit === null) return true
  if (isSumOfPeriod(section, columns)) return true
  if (!section.header || columns.money.provenSign !== null) return false
  const hasAmount =
    roles.includes('amount') || roles.includes('debit') || roles.includes('credit') || roles.includes('originalAmount')
  if (hasAmount) return false
  const amount = columns.money.amounts[0]?.column
  if (amount !== undefined && QUOTED.test(foldWords(section.header.headings[amount] ?? ''))) return true
  if (amount !== undefined && (roles[amount] === 'quantity' || roles[amount] === 'balance')) return true
  const hasText =
    roles.includes('description') ||
    roles.includes('payee') ||
    columns.names.some((column) => columns.roles[column] === null)
  return (roles.includes('balance') || roles.includes('quantity')) && (!hasText || roles.includes('quantity'))
}

/** What a security was worth at the end of a day. */
const QUOTED =
  /^(?:(?:adj |adjusted )?clos(?:e|ing)(?: price)?|nav|quote|kurs|schlusskurs|cours(?: de cloture)?|cierre|chiusura|slotkoers|slutkurs|收盘价?|終値)$/

const TOTALLED = /\btotals?\b|\btotal[ei]\b|gesamt|totaal|итого|всего|合计|合計/

/** Opening and closing balance with the totals in and out between them: a period summed up in one line. */
function isSumOfPeriod(section: TableSection, columns: ColumnRoles): boolean {
  const { debit, credit } = columns.money
  if (!section.header || section.movements.length > 1 || debit === null || credit === null) return false
  const headings = section.header.headings.map(foldWords)
  const balances = columns.roles.filter((role) => role === 'balance').length
  return balances > 1 && TOTALLED.test(headings[debit] ?? '') && TOTALLED.test(headings[credit] ?? '')
}

/** Headerless card files name the card in every row. */
function headerlessCardCells(section: TableSection): string {
  if (section.header) return ''
  const first = section.records[0]
  return first
    ? first.cells.filter((cell) => /^\s*"?(?:visa|mastercard|amex|american express)\b/i.test(cell)).join(' ')
    : ''
}

function headingCurrency(columns: ColumnRoles, section: TableSection): string | null {
  const own = columns.money.amounts[0]?.currency
  if (own) return own
  for (const column of [columns.money.debit, columns.money.credit, columns.money.balance]) {
    const found = column === null ? null : /\b([A-Z]{3})\b/.exec(section.header?.headings[column] ?? '')?.[1]
    const known = found ? readCurrency(found) : null
    if (known) return known
  }
  const eastern = section.header?.headings.join(' ') ?? ''
  return /円/.test(eastern) ? 'JPY' : /\(R\$\)/.test(eastern) ? 'BRL' : /[(（]元[)）]/.test(eastern) ? 'CNY' : null
}

/** Cents in the file rule out a currency that has none, whatever the person's own currency is. */
function currencyThatFits(records: CellRecord[], columns: ColumnRoles, context: ReadingContext): string {
  if (minorDigits(context.currency) > 0) return context.currency
  const column = columns.money.amounts[0]?.column ?? columns.money.debit ?? columns.money.credit
  if (column === null || column === undefined) return context.currency
  const hasCents = records.some((record) => {
    const parts = readAmount(cleanCell(record.cells[column]))
    return parts !== null && decimalsOf(parts, columns.mark) > 0 && !/[.,]0+$/.test(parts.body) && !parts.ambiguous
  })
  return hasCents ? (columns.mark === ',' ? 'EUR' : 'USD') : context.currency
}

function decideOrder(
  section: TableSection,
  columns: ColumnRoles,
  context: ReadingContext,
  currency: string,
  preambleText: string,
): ReturnType<typeof decideDayOrder> {
  const cells: (DayParts | null)[][] = []
  for (const column of columns.days.slice(0, 3)) {
    const parts: (DayParts | null)[] = []
    let last = ''
    for (const record of section.records) {
      const cell = cleanCell(record.cells[column])
      if (cell === last) continue // runs of one day add nothing
      last = cell
      parts.push(readDayCell(cell))
    }
    cells.push(parts)
  }
  const first = cleanCell(section.movements[0]?.cells[columns.days[0] ?? 0])
  const told = context.dayOrder ?? orderIn(preambleText, /^\d{1,2}([/.-])/.exec(first)?.[1] ?? '')
  return decideDayOrder(cells, context.today, orderFallback(section, currency), told)
}

/** "From 01/01/2026 to 30/06/2026" above the table tells the order of days that are written in the same way. */
function orderIn(text: string, separator: string): DayOrder | null {
  let told: DayOrder | null = null
  if (separator === '') return null
  for (const [day] of text.slice(0, 5000).matchAll(/(?<!\d)\d{1,2}([/.-])\d{1,2}\1\d{4}(?!\d)/g)) {
    const [first = 0, second = 0] = day.split(separator).map(Number)
    const order = first > 12 && second <= 12 ? 'dmy' : second > 12 && first <= 12 ? 'mdy' : null
    if (order && told && order !== told) return null
    told = order ?? told
  }
  return told
}

function dominantSign(columns: ColumnRoles, column: number | null): 1 | -1 {
  const profile = column === null ? undefined : columns.profiles[column]
  return profile && profile.negatives > profile.positives ? -1 : 1
}
