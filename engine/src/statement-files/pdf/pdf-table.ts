import { foldText } from '../../language/fold-text.ts'
import { getHeadingRole } from '../tables/column-names.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { DAY_ROLES, MONEY_ROLES } from '../tables/heading-role.ts'
import { saysPaymentDay, saysPostingDay, saysSecondDay } from '../values/two-dates.ts'
import { isVoidStatus, saysPending } from '../values/unposted-words.ts'
import { readCells } from './pdf-cells.ts'
import { isDay, isFigure } from './pdf-figures.ts'
import { type FoundHeadings, findHeadingsAt, haveSameTexts, type PdfHeading } from './pdf-headings.ts'
import type { PdfLine } from './pdf-page.ts'
import { orderSideBySide } from './pdf-side-by-side.ts'
import { completeDays, hasYearsFirst, moveReferenceWords } from './pdf-table-cells.ts'
import { joinTableLines, type TableLine } from './pdf-table-rows.ts'

/**
 * `title` is the text above the headings, nearest first; `kinds` is what the columns hold; `amount` is the amount
 * column, if there is only one. The first record contains the headings.
 */
export type PdfTable = { title: string[]; records: CellRecord[]; kinds: string; day: number; amount: number | null }
export type PdfTables = { preamble: CellRecord[]; tables: PdfTable[] }

/** A table can continue below the same headings on the next page, where its columns may be in different positions. */
type OpenTable = { title: string[]; parts: TablePart[]; isLeftOut: boolean }
type TablePart = { headings: PdfHeading[]; at: number; lines: PdfLine[] }

/**
 * Reads the rows below table headings, cell by cell. The lines of one row are joined, and tables side by side are read
 * one after the other. Tables of payments that haven't been made are left out. Null if no line looks like the headings
 * of transactions.
 */
export function readPdfTables(all: readonly PdfLine[], letter: number): PdfTables | null {
  const lines = orderSideBySide(all)
  const preamble: CellRecord[] = []
  const open: OpenTable[] = []
  let elsewhere: number | null = null // The page of a table without transactions, below which rows may continue.
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const table = open.at(-1)
    const found = findNearestHeadings(lines, index)
    if (found?.kind === 'transactions') {
      const title = findTitleAbove(lines, index)
      const part = { headings: found.headings, at: line.at, lines: [] }
      const isSame = table && elsewhere === null && haveSameTexts(found.headings, table.parts[0]!.headings)
      if (isSame && !isNewSubject(title, table)) table.parts.push(part)
      else open.push({ title, parts: [part], isLeftOut: isNotPosted(title[0] ?? '') })
      elsewhere = null
    } else if (found && table) {
      elsewhere = line.page
    } else if (table) {
      const part = table.parts.at(-1)!
      if (elsewhere !== null && (line.page === elsewhere || !isRowOf(part.headings, line, letter))) continue
      elsewhere = null
      part.lines.push(line)
    } else preamble.push(toRecord(line))
    if (found) index += found.lines - 1
  }
  if (open.length === 0) return null
  const firstLine = open[0]!.parts[0]!.at
  preamble.push(...lines.filter((line) => line.at > firstLine && isBill(line)).map(toRecord))
  const isYearFirst = hasYearsFirst(lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)))
  const tables = open
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ title, parts }) => ({
      title,
      ...makeTable(parts[0]!.headings, readTableLines(parts, letter), isYearFirst),
    }))
  return { preamble, tables: dropRepeats(tables) }
}

/**
 * The headings that start at this line. If they have the same meaning without this line, it's just text right above
 * them.
 */
function findNearestHeadings(lines: readonly PdfLine[], index: number): FoundHeadings | null {
  const found = findHeadingsAt(lines, index)
  if (found?.kind !== 'transactions' || found.lines < 2 || !lines[index + 1]) return found
  const next = findHeadingsAt(lines, index + 1)
  const isSame =
    next?.kind === 'transactions' &&
    next.headings.length === found.headings.length &&
    next.headings.every(({ role }, column) => role === found.headings[column]!.role) &&
    lines[index]!.pieces.every(({ text }) => getHeadingRole(text) === null)
  return isSame ? null : found
}

function readTableLines(parts: readonly TablePart[], letter: number): TableLine[] {
  return parts.flatMap(({ headings, at, lines }, index): TableLine[] => [
    index === 0 ? { kind: 'headings', line: at, cells: headings.map(({ text }) => text) } : { kind: 'break', line: at },
    ...readCells(headings, lines, letter),
  ])
}

/** Drops tables that only repeat rows of the tables above, such as a list of the statement's checks. */
function dropRepeats(tables: readonly PdfTable[]): PdfTable[] {
  const seen = new Set<string>()
  return tables.filter(({ records, day }) => {
    const rows = records.flatMap(({ cells }) =>
      isDay(cells[day] ?? '')
        ? cells
            .filter((cell, at) => at !== day && isFigure(cell))
            .map((cell) => `${cells[day]} ${cell.replace(/\D/g, '')}`)
        : [],
    )
    const isRepeat = rows.length > 0 && rows.every((row) => seen.has(row))
    for (const row of rows) seen.add(row)
    return !isRepeat
  })
}

const toRecord = (line: PdfLine): CellRecord => ({ line: line.at, cells: [getText(line)] })
const BILL =
  /minimum payment|payment due|credit (?:limit|line)|kreditlimit|kreditrahmen|verfugungsrahmen|pago minimo|limite de credit|fatura|plafond|mindestbetrag|lagsta belopp|kredittgrense/

/** Whether a line has words of credit card bills. */
const isBill = (line: PdfLine) => BILL.test(foldText(getText(line)))

const getText = ({ pieces }: PdfLine) => pieces.map(({ text }) => text).join('  ')

/** Whether a title starts another account below the same headings, or switches between posted and pending rows. */
function isNewSubject(title: readonly string[], { isLeftOut }: OpenTable): boolean {
  return namesAccount(title) || isNotPosted(title[0] ?? '') !== isLeftOut
}

const FUTURE =
  /\b(?:upcoming|scheduled|future|next (?:statement|bill)|proximas? faturas?|proximos? (?:pagos|meses)|a venir|kunftig|komende)\b/

/** Whether nothing below the title was paid: "Pending transactions", "Reverted from 1 October". */
function isNotPosted(title: string): boolean {
  const folded = foldText(title)
  const first = /^\p{L}+/u.exec(folded)?.[0] ?? ''
  return title.length < 80 && (saysPending(title) || isVoidStatus(first) || FUTURE.test(folded))
}

const MAX_TITLES = 3

/** The lines of words right above the headings. */
function findTitleAbove(lines: readonly PdfLine[], index: number): string[] {
  const title: string[] = []
  for (let at = index - 1; at >= 0 && title.length < MAX_TITLES; at--) {
    const line = lines[at]!
    if (line.page !== lines[index]!.page || line.pieces.length > 3) break
    if (line.pieces.some(({ text }) => isFigure(text) || isDay(text))) break
    title.push(getText(line))
  }
  return title
}

export const ACCOUNT_TITLE =
  /\b(?:checking|savings?|chequing|current account|share|money market|konto|girokonto|sparkonto|compte|livret|cuenta|conta|conto|rekening|account)\b/i

/** Whether a title names an account by its type and number. */
function namesAccount(title: readonly string[]): boolean {
  return title.some((text) => ACCOUNT_TITLE.test(text) && /\d{2}/.test(text))
}

/**
 * Whether the line has a date below the date heading and an amount below an amount heading, like the rows of this
 * table.
 */
function isRowOf(headings: readonly PdfHeading[], { pieces }: PdfLine, letter: number): boolean {
  const isAt = (a: number, b: number) => Math.abs(a - b) < letter
  return (
    pieces.some(({ text, x }) => isDay(text) && headings.some((one) => DAY_ROLES.has(one.role) && isAt(one.x, x))) &&
    pieces.some(
      ({ text, end }) =>
        isFigure(text) &&
        headings.some((one) => MONEY_ROLES.has(one.role) && one.role !== 'balance' && isAt(one.end, end)),
    )
  )
}

/** Headings for what a card bill charges now for a purchase paid in installments, next to its full price. */
const DUE_NOW = /今回.*(?:支払|請求)|当月.*(?:支払|請求)|결제원금|결제금액|청구금액/

/** One table, with its headings corrected by what the columns hold. */
function makeTable(
  headings: readonly PdfHeading[],
  table: readonly TableLine[],
  isYearFirst: boolean,
): Omit<PdfTable, 'title'> {
  const lines = table.flatMap((line) => (line.kind === 'line' ? [line] : []))
  const filled = headings.map((_, column) => lines.filter(({ cells }) => cells[column] !== '').length)
  // A date alone on its line applies to the rows below.
  const dated = lines.filter(({ cells }) => cells.some(isDay) && cells.filter((cell) => cell !== '').length > 1)
  const holdsDays = (column: number) => {
    const own = dated.map(({ cells }) => cells[column]!).filter((cell) => cell !== '')
    const mayBeAmount = MONEY_ROLES.has(headings[column]!.role)
    return own.filter((cell) => isDay(cell) && !(mayBeAmount && isFigure(cell))).length * 2 > own.length
  }
  const holdsWords = (column: number) =>
    lines.filter(({ cells }) => /\p{L}{3}/u.test(cells[column]!)).length * 2 > filled[column]!
  const dueNow = headings.findIndex(({ text }) => DUE_NOW.test(text))
  const amounts = headings.flatMap(({ role }, column) => (role === 'amount' || column === dueNow ? [column] : []))
  const mainAmount = amounts.includes(dueNow) ? dueNow : amounts.toSorted((a, b) => filled[b]! - filled[a]!)[0]
  const hasOriginal = amounts.length > 1 || headings.some(({ role }) => role === 'originalAmount')
  const missing = dueNow < 0 ? findMissingDirection(headings, lines) : null
  const dayColumns = headings.flatMap((_, column) => (holdsDays(column) ? [column] : []))
  const mainDay = dayColumns.toSorted((a, b) => rankDay(headings[b]!) - rankDay(headings[a]!))[0]
  const corrected = headings.map((heading, column): PdfHeading => {
    if (column === missing?.column) return { ...heading, ...missing.heading }
    if (column === mainDay && getHeadingRole(heading.text)?.role === 'day') return heading
    if (column === mainDay) return { ...heading, text: 'Date', role: 'day' }
    if (dayColumns.includes(column)) return { ...heading, text: 'Value date', role: 'valueDay' }
    // "*Indicates posting date" above names.
    if (DAY_ROLES.has(heading.role) && mainDay !== undefined && holdsWords(column))
      return { ...heading, text: 'Description', role: 'description' }
    if (column === dueNow) return { ...heading, text: 'Debit', role: 'debit' }
    // The rest to pay for a purchase isn't the account's balance.
    if (dueNow >= 0 && heading.role === 'balance') return { ...heading, text: '', role: 'ignore' }
    if (heading.role === 'amount' && column !== mainAmount)
      return { ...heading, text: 'Original amount', role: 'originalAmount' }
    // Next to an amount in another currency, the currency column belongs to that amount.
    if (heading.role === 'currency' && hasOriginal)
      return { ...heading, text: 'Original currency', role: 'originalCurrency' }
    return heading
  })
  const isSecondDay = mainDay !== undefined && saysSecondDay(foldText(headings[mainDay]!.text))
  return joinTableLines(
    corrected,
    moveReferenceWords(corrected, completeDays(corrected, table, isYearFirst)),
    isSecondDay,
  )
}

/**
 * Of several date columns, the one with the highest rank counts: a payment date, or else a plain date, a posting date,
 * and last a value date.
 */
function rankDay({ role, text }: PdfHeading): number {
  const folded = foldText(text)
  if (role === 'valueDay') return 0
  if (saysPaymentDay(folded)) return 4
  if (role !== 'day') return 1
  return saysPostingDay(folded) ? 2 : 3
}

/**
 * If an amount column is never filled on the same row as the money-out column, it holds money in, or the other way
 * around.
 */
function findMissingDirection(headings: readonly PdfHeading[], lines: readonly { cells: string[] }[]) {
  const findColumn = (role: string) => headings.findIndex((heading) => heading.role === role)
  const [debit, credit, amount] = [findColumn('debit'), findColumn('credit'), findColumn('amount')]
  if (amount < 0 || debit < 0 === credit < 0) return null
  const areBothFilled = lines.some(({ cells }) => cells[amount] !== '' && cells[Math.max(debit, credit)] !== '')
  if (areBothFilled) return null
  const heading = debit < 0 ? { text: 'Debit', role: 'debit' as const } : { text: 'Credit', role: 'credit' as const }
  return { column: amount, heading }
}
