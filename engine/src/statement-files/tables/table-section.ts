import { countDecimals } from '../../core/currency.ts'
import { addDays } from '../../core/plain-date.ts'
import type {
  FormatReading,
  IssueCode,
  ReadingContext,
  ReadingIssue,
  StatementRow,
} from '../reading/statement-reading.ts'
import { type DecimalMark, getDecimals, readAmount } from '../values/amounts.ts'
import { findCurrencyInHeading } from '../values/currencies.ts'
import { createYearsUntil, type YearContext } from '../values/days.ts'
import { decideSign } from './amount-signs.ts'
import { cleanCell, sampleRecords } from './column-profile.ts'
import { type ColumnRoles, decideRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'
import { AMOUNT_ROLES, type ColumnRole } from './heading-role.ts'
import { findBalance, findPeriodEnd } from './preamble.ts'
import { RunningSums } from './running-sums.ts'
import { decideOrder } from './section-day-order.ts'
import type { SignDecision, SignRule, Surroundings } from './sign-rule.ts'
import type { TableSection } from './table-header.ts'
import { getContinuation, type Outcome, readRecord, type SectionState } from './table-rows.ts'
import { hasNoTransactions } from './without-transactions.ts'

/** Adds an issue with the record's text and the reason it isn't a row. */
export function addIssue(issues: ReadingIssue[], record: CellRecord, code: IssueCode, reason: string): void {
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

/** The more likely decimal mark, judging by dates with dots, numbers such as "12.990", and the currency. */
function guessMark(records: readonly CellRecord[], context: ReadingContext): DecimalMark {
  const sample = sampleRecords(records, 40)
  const dotted = sample.some((record) =>
    record.cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})\s*$/.test(cell)),
  )
  if (dotted) return ','
  // "12.990" alone means thousands, unless the currency has three decimals.
  if (countDecimals(context.currency) !== 3) {
    const cells = sample.flatMap((record) => record.cells.map((cell) => readAmount(cleanCell(cell))))
    const ambiguous = cells.find((parts) => parts?.isAmbiguous)
    if (ambiguous && !cells.some((parts) => parts?.provenMark)) return ambiguous.body.includes('.') ? ',' : '.'
  }
  return /^(?:EUR|PLN|CZK|HUF|RON|SEK|NOK|DKK|BRL|RUB|UAH|TRY|IDR|VND|ARS|CLP|COP)$/.test(context.currency) &&
    sample.some((record) => record.cells.some((cell) => /\d,\d{2}\b/.test(cell)))
    ? ','
    : '.'
}

const OTHER_FIGURES: ReadonlySet<ColumnRole | null> = new Set(['quantity', 'balance'])

/** Whether the headings name a quantity or a balance, but no amount. */
function listsOtherFigures({ header }: TableSection): boolean {
  const roles = header?.roles ?? []
  return roles.some((role) => OTHER_FIGURES.has(role)) && !roles.some((role) => AMOUNT_ROLES.has(role))
}

/**
 * Reads a section into `reading`: its rows, the balances it states, and an issue for each other line. `from` is the
 * index of its first row. Null if the section has no transactions; then every line is an issue.
 */
export function readSection(
  section: TableSection,
  reading: FormatReading,
  context: ReadingContext,
  fileCurrency: string | null,
  preambleText: string,
  isSigned: boolean,
): { mark: DecimalMark; from: number; isUnsigned: boolean; isGuess: boolean } | null {
  const columns = decideRoles(section, guessMark(section.records, context))
  if (!columns || hasNoTransactions(section, columns)) {
    const hasOnlyQuantities = section.header?.roles.includes('quantity') && !section.header.roles.includes('amount')
    if (columns || hasOnlyQuantities) reading.isSomethingElse = true
    const reason =
      columns || listsOtherFigures(section)
        ? 'This table doesn’t list transactions, so we skipped this line.'
        : 'We couldn’t tell which columns have the dates and amounts.'
    for (const record of section.records) addIssue(reading.issues, record, 'note', reason)
    return null
  }
  const transactions = sampleRecords(section.transactions, 2000)
  const surroundings = {
    above: `${preambleText}\n${getCardCells(section)}`,
    headings: section.header?.headings ?? [],
    isTyped: context.fileName === '' && (reading.format === 'text' || section.header === null),
  }
  const currency =
    findHeadingCurrency(columns, section) ?? fileCurrency ?? chooseCurrency(transactions, columns, context)
  const { order, isGuess } = decideOrder(section, columns, context, currency, preambleText)
  const signs = decideSignRule(transactions, columns, surroundings, isSigned)
  const state: SectionState = {
    columns,
    rule: signs.rule,
    order,
    years: createYearsUntil(findPeriodEnd(preambleText, context.today, order)),
    debitSign: getDominantSign(columns, columns.money.debit),
    creditSign: getDominantSign(columns, columns.money.credit),
    currency,
    ownCurrency: context.currency,
    horizon: addDays(context.today, 400),
    sums: new RunningSums(),
    footerLine: section.records.at(-3)?.line ?? 0,
  }
  const from = reading.rows.length
  if (isGuess) reading.daysGuessed = order
  readRecords(section.records, state, reading, context)
  return { mark: columns.mark, from, isUnsigned: isUnsigned(columns, state.rule), isGuess: signs.isGuess === true }
}

function readRecords(
  records: readonly CellRecord[],
  state: SectionState,
  reading: FormatReading,
  context: ReadingContext,
): void {
  const { columns, currency } = state
  let previous: StatementRow | null = null
  let dated: CellRecord | null = null
  for (const record of records) {
    const own = readRecord(record, state)
    const outcome: Outcome =
      'row' in own || !previous || !dated ? own : (readSameDayRow(record, dated, previous, state) ?? own)
    if ('row' in outcome) {
      reading.rows.push(outcome.row)
      state.sums.add(outcome.row.minor)
      previous = outcome.row
      if (outcome === own) dated = record
      continue
    }
    if (outcome.code === 'no-day') {
      const more = previous && getContinuation(record, columns)
      if (previous && more) {
        previous.name = `${previous.name} ${more}`.trim()
        addIssue(reading.issues, record, 'continuation', 'Continues the description above, so we added it there.')
        continue
      }
      state.years = findYears(record, context) ?? state.years
    } else previous = null
    if (outcome.code === 'total-line') state.sums.startOver()
    const stated = outcome.code === 'balance-line' ? findBalance(record, columns.mark, currency) : null
    if (stated?.isOpening) reading.openingBalance ??= stated.balance
    else if (stated) reading.closingBalance = stated.balance
    const { code, reason } = outcome.code === 'no-day' ? explainNoDay(record, outcome) : outcome
    addIssue(reading.issues, record, code, reason)
  }
}

/** A line without an amount, such as "Showing 1 to 4 of 4", isn't a transaction whose date is missing. */
function explainNoDay(record: CellRecord, outcome: Extract<Outcome, { code: IssueCode }>): typeof outcome {
  const hasAmount = record.cells.some((cell) => readAmount(cleanCell(cell)) !== null)
  return hasAmount ? outcome : { code: 'note', reason: 'Not a transaction.' }
}

/** A row without a date gets the date above it if the running balance proves that the row comes next. */
function readSameDayRow(
  record: CellRecord,
  dated: CellRecord,
  previous: StatementRow,
  state: SectionState,
): { row: StatementRow } | null {
  const { days, money } = state.columns
  if (money.balance === null || days.some((column) => cleanCell(record.cells[column]) !== '')) return null
  const cells = [...record.cells]
  for (const column of days) cells[column] = dated.cells[column] ?? ''
  const outcome = readRecord({ ...record, cells }, state)
  if (!('row' in outcome) || outcome.row.name === '') return null
  const [before, after] = [previous.balanceAfterMinor, outcome.row.balanceAfterMinor]
  if (before === undefined || after === undefined) return null
  return after - before === outcome.row.minor || before - after === previous.minor ? outcome : null
}

/** "February 2024" alone on a line gives the year of the dates below it. */
function findYears(record: CellRecord, context: ReadingContext): YearContext | null {
  const [title, more] = record.cells.map(cleanCell).filter((cell) => cell !== '')
  if (!title || more !== undefined || title.length > 40 || !/(?:19|20)\d{2}$/.test(title)) return null
  return createYearsUntil(findPeriodEnd(title, context.today, 'dmy'))
}

/** Whether nothing marks the direction of the amounts, so that the running balance has to give it. */
function isUnsigned(columns: ColumnRoles, rule: SignRule): boolean {
  const amount = columns.profiles[columns.money.amounts[0]?.column ?? -1]
  if (!amount || columns.money.amounts.length > 1 || columns.money.balance === null) return false
  if (rule.kind === 'by-flag' || rule.kind === 'unmarked-out') return false
  return amount.negatives === 0 && amount.plus === 0
}

/** Whether the section's amount column has negative amounts. */
export function hasNegatives(section: TableSection, context: ReadingContext): boolean {
  const columns = decideRoles(section, guessMark(section.records, context))
  const amount = columns?.money.amounts[0]?.column
  return amount !== undefined && (columns?.profiles[amount]?.negatives ?? 0) > 0
}

function decideSignRule(
  transactions: CellRecord[],
  columns: ColumnRoles,
  surroundings: Surroundings,
  isSigned: boolean,
): SignDecision {
  const decision = decideSign(transactions, columns, surroundings)
  const { rule } = decision
  // The balance will give the directions row by row; words decide only for the row that has no balance before it.
  if (columns.money.provenSign !== null && isUnsigned(columns, rule))
    return { rule: { kind: 'by-words', otherwise: columns.money.provenSign === 1 ? 'in' : 'out' } }
  return isSigned && rule.kind === 'by-words' ? { rule: { kind: 'as-written' } } : decision
}

/** The cells that name a card in the first row of a file without headings, where every row names it. */
function getCardCells(section: TableSection): string {
  if (section.header) return ''
  const first = section.records[0]
  return first
    ? first.cells.filter((cell) => /^\s*"?(?:visa|mastercard|amex|american express)\b/i.test(cell)).join(' ')
    : ''
}

function findHeadingCurrency(columns: ColumnRoles, section: TableSection): string | null {
  const own = columns.money.amounts[0]?.currency
  if (own) return own
  for (const column of [columns.money.debit, columns.money.credit, columns.money.balance]) {
    const found = column === null ? null : findCurrencyInHeading(section.header?.headings[column] ?? '')
    if (found) return found
  }
  const headings = section.header?.headings.join(' ') ?? ''
  return /円/.test(headings) ? 'JPY' : /\(R\$\)/.test(headings) ? 'BRL' : /[(（]元[)）]/.test(headings) ? 'CNY' : null
}

/**
 * The currency of a table that doesn't state it: the user's own, unless that has no cents and the table does. Then it's
 * the euro or the dollar, depending on the decimal mark.
 */
function chooseCurrency(records: CellRecord[], columns: ColumnRoles, context: ReadingContext): string {
  if (countDecimals(context.currency) > 0) return context.currency
  const column = columns.money.amounts[0]?.column ?? columns.money.debit ?? columns.money.credit
  if (column === null || column === undefined) return context.currency
  const hasCents = records.some((record) => {
    const parts = readAmount(cleanCell(record.cells[column]))
    return parts !== null && getDecimals(parts, columns.mark) > 0 && !/[.,]0+$/.test(parts.body) && !parts.isAmbiguous
  })
  return hasCents ? (columns.mark === ',' ? 'EUR' : 'USD') : context.currency
}

function getDominantSign(columns: ColumnRoles, column: number | null): 1 | -1 {
  const profile = column === null ? undefined : columns.profiles[column]
  return profile && profile.negatives > profile.positives ? -1 : 1
}
