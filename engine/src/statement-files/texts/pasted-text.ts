import { addDays } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { FormatReading, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { readTable } from '../tables/table-reader.ts'
import { getLineMeaning, isOpeningText } from '../values/row-words.ts'
import { readBankAlerts } from './bank-alerts.ts'
import { chooseCheapest } from './competing-readings.ts'
import { addNamedMonth, writeOutLaterDays } from './later-days.ts'
import { markLeadingWeekdays } from './leading-weekdays.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { addMonthsFromHeadings, addMonthsFromLinesAbove } from './month-headings.ts'
import { readPastedBlocks } from './pasted-blocks.ts'
import { readLabeledText } from './pasted-labels.ts'
import { cleanName, type FoundRow, getDayText, toRecords } from './pasted-records.ts'
import { INCOMING, readSentences } from './pasted-sentences.ts'
import { describePending, findPendingLines, PENDING_REASON } from './pending-lines.ts'
import { addTips } from './plain-prices.ts'
import { readPriceNotes } from './price-notes.ts'
import type { Candidate } from './reading-cost.ts'
import { readReceipt } from './receipts.ts'
import { flipIfSpendingIsPositive, settleByStatedNets } from './settle-signs.ts'
import { readBareRuns, readColumnRuns, readStackedLabels } from './stacked-labels.ts'
import { findPeriodStart } from './statement-frame.ts'
import { countStatementLines } from './statement-layout.ts'
import { readStatementLines } from './statement-lines.ts'
import { UPCOMING_REASON } from './unposted-lines.ts'

// Far more than anyone pastes. What's longer is read up to here, and the rest is reported.
const MAX_LINES = 15_000
const MAX_LINE_LENGTH = 1000

/**
 * Reads text that isn't a table of cells: the text of a PDF statement, a copied web page, a notification email, or a
 * person's own notes. Each kind has its own reader, and the reading that explains the text best wins.
 */
export function readPastedText(text: string, context: ReadingContext): FormatReading {
  const lines = markLeadingWeekdays(
    addMonthsFromLinesAbove(
      addMonthsFromHeadings(
        writeOutLaterDays(addNamedMonth(text, context.today), context.today)
          .split('\n', MAX_LINES)
          .map((line) => addTips(line.slice(0, MAX_LINE_LENGTH).trimEnd())),
      ),
    ),
  )
  const stacked = readStackedLabels(lines) ?? readColumnRuns(lines) ?? readBareRuns(lines)
  const table = stacked ? readTable(stacked, 'text', context) : null
  if (table && table.rows.length > 0) return reportUnread(table, text)
  const { candidate, reading, isDoubtful } = chooseCheapest(
    chooseReading(lines, context),
    lines,
    context.today,
    (found) => readFound(found, lines, context, text),
  )
  const finished = reportUnread(finish(candidate, reading, lines, context), text)
  return isDoubtful && reading.rows.length > 0 ? { ...finished, isReadingGuessed: true } : finished
}

/** Reads rows that were found by other means, together with what the rest of the text says. */
export function readFoundRows(rows: FoundRow[], lines: readonly string[], context: ReadingContext): FormatReading {
  const candidate = { kind: 'statement-text', rows }
  const text = lines.join('\n')
  return finish(candidate, readFound(candidate, lines, context, text), lines, context)
}

/** Drops rows from long before the statement's period and explains the lines that aren't rows. */
function finish(
  { kind, rows, addsUp }: Candidate,
  reading: FormatReading,
  lines: readonly string[],
  context: ReadingContext,
): FormatReading {
  const surroundings = findOtherLines(rows, lines)
  const kept = new Set(rows.map((row) => row.line))
  const issues: ReadingIssue[] = reading.issues.filter((issue) => issue.code !== 'preamble' && issue.line > 0)
  if (kind === 'statement-text') issues.push(...dropOldRows(reading, rows, lines, context))
  if (kind === 'note') issues.push(...reportUnusedPrices(lines, rows))
  const listed = new Set(issues.map((issue) => issue.line))
  const pending = findPendingLines(lines, (line) => kept.has(line), context.today)
  for (const record of surroundings) {
    if (listed.has(record.line)) continue
    const isPending = pending.has(record.line)
    const text = (isPending ? describePending(lines, record.line) : (record.cells[0] ?? '')).trim().slice(0, 200)
    issues.push({ line: record.line, text, ...explainNoRow(lines[record.line - 1] ?? '', isPending) })
  }
  issues.sort((a, b) => a.line - b.line)
  return {
    ...reading,
    format: kind,
    ...(addsUp ? { addsUp } : {}),
    issues: rows.length > 0 ? issues : issues.slice(0, 1000),
  }
}

/** Reports the lines after the last one we read, and lines that have amounts beyond the characters we read. */
function reportUnread(reading: FormatReading, text: string): FormatReading {
  const given = text.split('\n', MAX_LINES + 1)
  const cut = given.slice(0, MAX_LINES).flatMap((line, index): ReadingIssue[] => {
    const rest = line.slice(MAX_LINE_LENGTH, MAX_LINE_LENGTH * 10)
    if (!findAmounts(rest, findDays(rest, null)).some(({ isStrong }) => isStrong)) return []
    const reason = `We only read the first ${writeNumber(MAX_LINE_LENGTH)} characters of this line. Import the rest separately.`
    return [{ line: index + 1, code: 'unreadable', text: line.slice(0, 200), reason }]
  })
  const cutLines = new Set(cut.map(({ line }) => line))
  const issues = [...reading.issues.filter(({ line, code }) => code !== 'note' || !cutLines.has(line)), ...cut]
  if (given.length > MAX_LINES) {
    const reason = `We only read the first ${writeNumber(MAX_LINES)} lines. Import the rest separately.`
    issues.push({ line: MAX_LINES + 1, code: 'unreadable', text: '', reason })
  }
  return { ...reading, issues: issues.sort((a, b) => a.line - b.line) }
}

function writeNumber(value: number): string {
  return value.toLocaleString('en-US')
}

/** Why a line isn't a row. A line that mentions a payment, a date and an amount should probably have been one. */
function explainNoRow(line: string, isPending: boolean): Pick<ReadingIssue, 'code' | 'reason'> {
  if (isPending) return { code: 'pending', reason: PENDING_REASON }
  const days = PAID.test(line) ? findDays(line, null) : []
  if (days.length > 0 && findAmounts(line, days).some(({ isStrong }) => isStrong))
    return { code: 'unreadable', reason: 'We didn’t find a transaction in this line. Add it manually if it was paid.' }
  return { code: 'note', reason: 'Not a transaction.' }
}
const PAID = /\b(?:paid|spent|bought|charged|sent)\b/i

/** The lines that aren't rows. Those that state a balance are split into its words, its date and its amount. */
function findOtherLines(rows: readonly FoundRow[], lines: readonly string[]): CellRecord[] {
  const kept = new Set(rows.map((row) => row.line))
  return lines.flatMap((line, index) =>
    kept.has(index + 1) || line.trim() === '' ? [] : [{ line: index + 1, cells: splitBalance(line) }],
  )
}

/** "USD", "USD 23.60" or "15.40 EUR @ 1.1684": what a purchase abroad cost in its own currency. */
const ABROAD = /^\s*(?:[A-Z]{3}(?:\s*$|\s{0,2}\d)|\d[\d.,]*\s?[A-Z]{3}(?!\p{L}))/u

/** Reads found rows. Their dates, currency and signs are decided from the whole text. */
function readFound(
  { kind, rows }: Candidate,
  lines: readonly string[],
  context: ReadingContext,
  text: string,
): FormatReading {
  const surroundings = findOtherLines(rows, lines)
  const firstRow = rows[0]?.line ?? 0
  const days = new Set(rows.map((row) => row.day))
  // A currency code below a row belongs to a purchase abroad, not to the account.
  const relevant = surroundings.filter(({ line, cells }) => {
    const isBefore = line < firstRow || rows.length === 0
    // A row's date says nothing about the period of the text.
    if (isBefore || !ABROAD.test(cells[0] ?? ''))
      return (
        cells.length > 1 ||
        !findDays(cells[0] ?? '', null).some((day) => days.has(getDayText(day)) || (kind === 'page-text' && !isBefore))
      )
    return false
  })
  const reading = readTable([...relevant.slice(0, 60), ...toRecords(rows)], 'text', context)
  reading.detail = null
  const areAllUpcoming = reading.rows.every((row) => row.day > context.today && row.balanceAfterMinor === undefined)
  if (kind !== 'mail' && kind !== 'receipt' && areAllUpcoming) listAsUpcoming(reading, lines)
  if (kind === 'statement-text') {
    flipIfSpendingIsPositive(reading, rows, surroundings)
    settleByStatedNets(reading, rows, surroundings, text)
  }
  // Notes, receipts and messages are about what was spent, unless their words say otherwise.
  else if (kind !== 'page-text') delete reading.areSignsGuessed
  return reading
}

/** If all rows are in the future, the text is a plan. */
function listAsUpcoming(reading: FormatReading, lines: readonly string[]): void {
  if (reading.rows.length === 0) return
  for (const { line } of reading.rows) {
    const text = (lines[line - 1] ?? '').trim().slice(0, 200)
    reading.issues.push({ line, code: 'unreadable', text, reason: UPCOMING_REASON })
  }
  reading.rows = []
  reading.detail = 'We found only dates in the future, so there’s nothing to import yet.'
}

/** Reports, for each line of a note with a row, the first clear amount that no row uses. */
function reportUnusedPrices(lines: readonly string[], rows: readonly FoundRow[]): ReadingIssue[] {
  const usedByLine = new Map<number, string[]>()
  const getDigits = (text: string) => text.replace(/\D/g, '')
  for (const { line, name, amount } of rows)
    usedByLine.set(line, [
      ...(usedByLine.get(line) ?? []),
      getDigits(amount ?? ''),
      ...findAmounts(name, []).map((token) => getDigits(token.text)),
    ])
  return [...usedByLine].flatMap(([line, used]): ReadingIssue[] => {
    const text = lines[line - 1] ?? ''
    const unused = findAmounts(text, findDays(text, null)).find(
      (token) => token.isStrong && !used.includes(getDigits(token.text)),
    )
    const reason = `We didn’t import ${unused?.text} from this line. Add it manually if it was paid.`
    return unused ? [{ line, code: 'unreadable', text: text.slice(0, 200), reason }] : []
  })
}

// A purchase takes fewer days than this to appear on a statement.
const OLD_DAYS = 90

/**
 * Drops purchases from long before a statement's period: those being paid off in installments are listed again, but
 * aren't transactions of this period.
 */
function dropOldRows(
  reading: FormatReading,
  found: readonly FoundRow[],
  lines: readonly string[],
  context: ReadingContext,
): ReadingIssue[] {
  const start = findPeriodStart(lines.slice(0, 200), context.today)
  if (start === null || reading.rows.filter((row) => row.day >= start).length * 2 < reading.rows.length) return []
  const limit = addDays(start, -OLD_DAYS)
  const dated = new Set(found.filter((row) => /\d{4}|\d\D\d+\D\d{2}/.test(row.day)).map((row) => row.line))
  const old = reading.rows.filter((row) => row.day < limit && dated.has(row.line))
  reading.rows = reading.rows.filter((row) => !old.includes(row))
  return old.map((row) => ({
    line: row.line,
    code: 'note' as const,
    text: row.name.slice(0, 200),
    reason: 'The date is long before this statement’s period, so this isn’t one of its payments.',
  }))
}

/**
 * Splits a line that states a balance into its words, its date and its amount, so that the rows can be checked against
 * it. Other lines stay whole.
 */
function splitBalance(line: string): string[] {
  const amount = findAmounts(line, findDays(line, null)).at(-1)
  if (!amount?.isStrong) return [line]
  const day = findDays(line, null)[0]
  const isDatedOpening = day !== undefined && line.slice(0, day.start).trim() === '' && isOpeningText(line)
  // What follows the date of the balance (the time, the statement number) isn't part of its words.
  const labelEnd =
    day !== undefined && !isDatedOpening && day.start > 0 && day.end < amount.start ? day.start : amount.start
  const label = cleanName(line.slice(isDatedOpening ? day.end : 0, labelEnd)).replace(/[^\p{L}]+$/u, '')
  const isBalance = getLineMeaning(label) === 'balance' && findAmounts(label, []).every((token) => !token.isStrong)
  return isBalance ? [label, findDays(line, null).at(-1)?.text ?? '', amount.text] : [line]
}

/** The reading that the kind of text suggests. Others are compared with it. */
function chooseReading(lines: readonly string[], context: ReadingContext): Candidate {
  const prices = readPriceNotes(lines, context.today)
  if (prices.length > 0) return { kind: 'note', rows: prices }
  const inline = countStatementLines(lines)
  const receipt = inline < 2 ? readReceipt(lines, context.today) : null
  const labeled = readLabeledText(lines, context.today)
  if (receipt && (receipt.isSure || labeled.length === 0) && labeled.length < 2)
    return { kind: 'receipt', rows: [receipt.row], isReceipt: true, addsUp: receipt.addsUp }
  if (labeled.length > 0) return { kind: 'mail', rows: labeled }
  const filled = lines.filter((line) => line.trim() !== '')
  const dayLines = filled.filter((line) => isDayHeading(line, context)).length
  const amountLines = filled.filter((line) => isAmountLine(line)).length
  if (inline > 0 && inline >= Math.min(dayLines, amountLines)) {
    const rows = readStatementLines(lines, context.today)
    const notes = readAsNotes(rows, lines, context)
    if (notes) return { kind: 'note', rows: notes }
    if (rows.length > 0) return { kind: 'statement-text', rows }
  }
  // Amounts on separate lines belong to a web page, not a message.
  const alerts = amountLines < 2 ? readBankAlerts(lines, context.today) : []
  const page = dayLines > 0 && filled.length >= 2 ? readPastedBlocks(lines, context.today) : []
  // A single message isn't about several transactions on several days.
  if (alerts.length > 0 && (alerts.length > 1 || dayLines < 2 || page.length < 2))
    return { kind: 'alert', rows: alerts }
  if (page.length > 0) return { kind: 'page-text', rows: page }
  const single = readSingle(lines)
  if (single) return { kind: 'alert', rows: [single] }
  const rows = readSentences(lines, context.today)
  if (rows.length > 0) return { kind: 'note', rows }
  return { kind: 'text', rows: [] }
}

/**
 * Reads a text as notes if it was first read as a statement but is a diary or a list with notes. Notes must find more
 * rows, among them all that the statement reader found. Otherwise null.
 */
function readAsNotes(rows: FoundRow[], lines: readonly string[], { today }: ReadingContext): FoundRow[] | null {
  const notes = rows.some(isStatementRow) ? [] : readSentences(lines, today)
  const isWithin = (row: FoundRow) => containsAmount(row.name) || notes.some((note) => hasSameDayAndSize(row, note))
  if (notes.length <= rows.length || !rows.every(isWithin)) return null
  const more = notes.filter((note) => !rows.some((row) => hasSameDayAndSize(row, note)))
  const isDiary = more.length > 0 && more.every(({ line }) => hasWordsAfterAmount(lines[line - 1] ?? ''))
  return isDiary || lines.some(isNoteLine) ? notes : null
}

function isStatementRow({ balance, debit, credit }: FoundRow): boolean {
  return balance !== undefined || debit !== undefined || credit !== undefined
}

/** "2 Nov fees 2,000 paid": a date first, and words or a sentence after an amount. */
function hasWordsAfterAmount(line: string): boolean {
  const days = findDays(line, null)
  const startsWithDay = days[0] !== undefined && line.slice(0, days[0].start).length < 6
  return (
    startsWithDay &&
    findAmounts(line, days).some(({ end }) => /^(?:[\s,]+\p{Ll}{2}|\.\s+\p{Lu})/u.test(line.slice(end)))
  )
}

/**
 * A line with several items, or one about money in such as "12 Nov Ruth gave me the £30 back": a date first, then words
 * around the only amount.
 */
function isNoteLine(line: string): boolean {
  const days = findDays(line, null)
  const amounts = findAmounts(line, days)
  const strong = amounts.filter((token) => token.isStrong)
  const [amount, another] = strong.length > 0 ? strong : amounts
  const isWithin = amount !== undefined && another === undefined && /^\s\p{Ll}{2}/u.test(line.slice(amount.end))
  return hasSeveralItems(line) || (isWithin && days[0]?.start === 0 && INCOMING.test(foldText(line)))
}

/** "11/10 train 3.20, café 6.50": two items on a line, each with its price. */
function hasSeveralItems(line: string): boolean {
  const amounts = findAmounts(line, findDays(line, null)).filter((token) => token.isStrong)
  return amounts.some((token, index) => {
    const next = amounts[index + 1]
    return (
      next !== undefined && /^\s*(?:[,;、，]|&|\+|and|und|et|y|e|en)\s*\p{L}/u.test(line.slice(token.end, next.start))
    )
  })
}

/** Whether a name has an amount in a currency, as in "Bakery $4.50; Oct 5 Taxi": two payments read as one. */
function containsAmount(name: string): boolean {
  return findAmounts(name, findDays(name, null)).some((token) => token.isStrong && token.parts.currency !== null)
}

function hasSameDayAndSize(one: FoundRow, another: FoundRow): boolean {
  const getSize = (row: FoundRow) => (row.amount ?? '').replace(/\D/g, '')
  return one.day.replace(/\.$/, '') === another.day.replace(/\.$/, '') && getSize(one) === getSize(another)
}

/**
 * A notice about one purchase: the shop, the amount and the date on three lines in a row. Null if there are several.
 */
function readSingle(lines: readonly string[]): FoundRow | null {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line.trim() }]))
  const found = filled.flatMap(({ line, text }, index): FoundRow[] => {
    const name = cleanName(filled[index - 1]?.text ?? '')
    const below = filled[index + 1]?.text ?? ''
    const day = isAmountLine(text) ? findDays(below, null)[0] : undefined
    if (!day || !/\p{L}{2}/u.test(name) || name.length > 60) return []
    if (below.replace(below.slice(day.start, day.end), '').replace(/[^\p{L}\p{N}]/gu, '').length > 4) return []
    const amount = findAmounts(text, [])[0]?.text ?? ''
    return [{ line, day: getDayText(day), name, amount: /^[-+]/.test(amount) ? amount : `-${amount}` }]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * A line without a clear amount and with a date at its start, perhaps after a few characters, or a line that's only a
 * day in words. A period isn't a heading.
 */
function isDayHeading(line: string, context: ReadingContext): boolean {
  const text = line.trim()
  const [written, second] = findDays(text, null)
  if (
    written &&
    second &&
    /^\W*(?:through|until|to|bis|au|al|a|até|hasta|t\/m|-|–)\W*$/i.test(text.slice(written.end, second.start))
  )
    return false
  if (written && written.start < 12) return findAmounts(text, [written]).filter((token) => token.isStrong).length === 0
  const relative = findDays(text, context.today)[0]
  return relative !== undefined && relative.end - relative.start >= text.length - 2
}

/** A line that is only an amount. */
function isAmountLine(line: string): boolean {
  const text = line.trim()
  return findAmounts(text, []).some((amount) => amount.isStrong && amount.end - amount.start >= text.length - 2)
}
