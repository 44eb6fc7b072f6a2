import type { CellRecord } from '../tables/csv-tokens.ts'
import { AMOUNT_ROLES, DAY_ROLES, MONEY_ROLES } from '../tables/heading-role.ts'
import { findDays } from '../texts/line-tokens.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { dropDays, isDay } from './pdf-figures.ts'
import type { PdfHeading } from './pdf-headings.ts'

/** `top` is the baseline of the first line, `y` the baseline of the last. */
type Line = { kind: 'line'; line: number; page: number; top: number; y: number; height: number; cells: string[] }
export type TableLine = Line | { kind: 'headings'; line: number; cells: string[] } | { kind: 'break'; line: number }

type JoinedTable = { records: CellRecord[]; kinds: string; day: number; amount: number | null }

/** Two lines more than this many letter heights apart don't belong together. */
const NEXT_BLOCK = 2.2
const MAX_LINES = 6
const CONVERSION =
  /\b[A-Z]{3} ?\d[\d.,]*[.,]\d{2}\b|\d[.,]\d{2} ?(?:[A-Z]{3}\b|\p{Lu}\p{L}+ \p{Lu}\p{L}+)|(?:\bkurs|\brate|\btaux|@):? ?\d+[.,]\d/iu

const NOT_NAMES =
  /\b(?:foreign|currency|amount|original|exchange|rate|visa|mastercard|card \w+|commission|auslandseinsatz|fremdwahrung|betrag|kurs|cours|taux|montant|importe|cambio|tipo|valor|conversion)\b/gi

/**
 * Joins the lines of a table into rows. A row can take up several lines. In most statements, the amount is on the first
 * line; in some, on the last. A row without a date gets the date above it. Lines that only convert currencies or give a
 * date are left out of names.
 */
export function joinTableLines(
  foundHeadings: readonly PdfHeading[],
  lines: readonly TableLine[],
  isSecondDay = false,
): JoinedTable {
  const { headings, table } = addDayColumn(foundHeadings, lines)
  const columns = { ...getColumns(headings, table), isSecondDay }
  const hasOneAmount = headings.every(({ role }) => role !== 'debit' && role !== 'credit')
  const records = getRows(headings, joinBlocks(table, columns), columns)
  const kinds = headings.map(({ role }) => (role === 'payee' || role === 'memo' ? 'description' : role)).join()
  return { records, kinds, day: columns.day, amount: hasOneAmount ? (columns.amounts[0] ?? null) : null }
}

function getRows(headings: readonly PdfHeading[], table: readonly TableLine[], columns: Columns): CellRecord[] {
  const lines = table.flatMap((line) => (line.kind === 'line' ? [line] : []))
  const amountComesLast = isAmountLast(lines, columns)
  const records: CellRecord[] = []
  let group: Line[] = []
  let lastDay = ''
  const flush = () => {
    const record = group.length === 0 ? null : joinGroup(group, columns, lastDay)
    group = []
    if (!record) return
    const day = record.cells[columns.day] ?? ''
    // In a list without descriptions, each row has a full date.
    if (columns.text === columns.day) return void records.push(record)
    if (findDays(day, null).length > 0) lastDay = day
    // The date of the rows above no longer applies below a title.
    else if (/\p{L}{4}/u.test(day)) lastDay = ''
    records.push(record)
  }
  for (const line of table) {
    if (line.kind !== 'line') {
      flush()
      if (line.kind === 'headings') records.push({ line: line.line, cells: headings.map(({ text }) => text) })
      continue
    }
    const last = group.at(-1)
    const isNear = last !== undefined && last.page === line.page && line.top - last.y <= NEXT_BLOCK * line.height
    const hasOwnAmount = hasAmount(line, columns)
    if (statesBalanceOrTotal(line, columns, isNear)) {
      flush()
      records.push({ line: line.line, cells: line.cells })
    } else if (amountComesLast) {
      if (!isNear && !hasOwnAmount && group.length >= MAX_LINES) flush()
      group.push(line)
      if (hasOwnAmount) flush()
    } else if (hasOwnAmount || !isNear || group.length >= MAX_LINES) {
      flush()
      group.push(line)
    } else group.push(line)
  }
  flush()
  return records
}

/** Adds a date column if the table has none: the date at the start of each line's text. */
function addDayColumn(headings: readonly PdfHeading[], table: readonly TableLine[]) {
  const text = headings.findIndex(({ role }) => role === 'description' || role === 'payee' || role === 'memo')
  if (headings.some(({ role }) => DAY_ROLES.has(role)) || text < 0) return { headings, table }
  const day: PdfHeading = { text: 'Date', role: 'day', x: headings[0]!.x, end: headings[0]!.x }
  const lines = table.map((line): TableLine => {
    if (line.kind !== 'line') return line
    const filled = line.cells.filter((cell) => cell !== '')
    if (filled.length === 1 && isDay(filled[0]!)) return { ...line, cells: [filled[0]!, ...line.cells.map(() => '')] }
    const words = line.cells[text]!
    const [first] = findDays(words, null)
    if (!first || /\p{L}/u.test(words.slice(0, first.start))) return { ...line, cells: ['', ...line.cells] }
    const cells = line.cells.with(text, words.slice(first.end).trim())
    return { ...line, cells: [words.slice(first.start, first.end), ...cells] }
  })
  return { headings: [day, ...headings], table: lines }
}

/**
 * In tables with space between rows, the lines within a cell are closer together than the lines of two rows. If that
 * holds for the whole table, lines close together are joined. A date or amount can be level with the middle of its row.
 */
function joinBlocks(table: readonly TableLine[], columns: Columns): readonly TableLine[] {
  const closest = findSmallestGap(table, columns)
  const blocks: TableLine[][] = []
  table.forEach((line, index) => {
    if (getGap(table[index - 1], line) <= closest + 1) blocks.at(-1)!.push(line)
    else blocks.push([line])
  })
  const isRow = (block: readonly TableLine[]) => {
    const own = block.flatMap((line) => (line.kind === 'line' ? [line] : []))
    const count = (has: (line: Line, columns: Columns) => boolean) => own.filter((line) => has(line, columns)).length
    return count(hasAmount) < 2 && count(hasBalance) < 2 && count(hasDay) < 3
  }
  if (blocks.length === table.length || !blocks.every(isRow)) return table
  return blocks.map((block) => (block[0]!.kind === 'line' ? joinLines(block as Line[], columns) : block[0]!))
}

/** The smallest distance from a line of text to the next; negative if no line has another below it on the page. */
function findSmallestGap(table: readonly TableLine[], columns: Columns): number {
  const texts = table.filter((line) => line.kind !== 'line' || getWords(line, columns) !== '')
  const gaps = texts.map((line, index) => getGap(texts[index - 1], line)).filter(Number.isFinite)
  return gaps.length === 0 ? -2 : Math.min(...gaps)
}

function getGap(above: TableLine | undefined, line: TableLine): number {
  const isNext = above?.kind === 'line' && line.kind === 'line' && above.page === line.page && line.top >= above.y
  return isNext ? line.top - above.y : Number.POSITIVE_INFINITY
}

function joinLines(block: readonly Line[], columns: Columns): Line {
  const [first] = block
  const last = block.at(-1)!
  const main = block.find((line) => hasAmount(line, columns)) ?? first!
  const words = getGroupWords(block, main, columns)
  const cells = first!.cells.map((_, column) => {
    const own = block.map((line) => line.cells[column] ?? '')
    if (column === columns.day || column === columns.valueDay)
      return joinDay(dropFirstDay(own, columns), true) ?? own.join(' ').trim()
    if (column === columns.text) return words
    return own.filter((cell) => cell !== '').join(' ')
  })
  return { ...first!, line: main.line, y: last.y, cells }
}

/** `isSecondDay`: if two dates are stacked, the second counts. */
type Columns = ReturnType<typeof getColumns> & { isSecondDay: boolean }

function getColumns(headings: readonly PdfHeading[], table: readonly TableLine[]) {
  const findColumn = (...roles: (string | null)[]) => headings.findIndex(({ role }) => roles.includes(role))
  const day = findColumn('day') >= 0 ? findColumn('day') : findColumn('valueDay')
  const named = findColumn('description', 'payee', 'memo')
  const letters = headings.map(({ role }, column) => {
    if (column === day || MONEY_ROLES.has(role) || DAY_ROLES.has(role)) return -1
    const cells = table.map((line) => (line.kind === 'line' ? (line.cells[column] ?? '') : ''))
    return cells.join('').replace(/\P{L}/gu, '').length
  })
  const words = letters.indexOf(Math.max(...letters))
  return {
    day,
    valueDay: findColumn('day') >= 0 ? findColumn('valueDay') : -1,
    text: named >= 0 ? named : letters[words]! > 0 ? words : day,
    amounts: headings.flatMap(({ role }, column) => (AMOUNT_ROLES.has(role) ? [column] : [])),
    balance: findColumn('balance'),
  }
}

const hasAmount = (line: Line, { amounts }: Columns) => amounts.some((column) => /\d/.test(line.cells[column] ?? ''))

/** Whether a line states a balance or a total, which is never part of another row. */
function statesBalanceOrTotal(line: Line, columns: Columns, isNear: boolean): boolean {
  if (isTotal(line, columns)) return true
  // "Fee for the quarter ending 31 March" sounds like a balance, but has an amount and the balance after it.
  if (hasAmount(line, columns) && hasBalance(line, columns)) return false
  const texts = [getWords(line, columns), line.cells.join(' ').trim()]
  const isNamed = texts.some((text) => getLineMeaning(text.replace(/^20\d{2} /, '')) !== null)
  return isNamed && (hasAmount(line, columns) || hasBalance(line, columns) || !isNear)
}

/** Whether a line has both a total in and a total out; a transaction has only one amount. */
const isTotal = (line: Line, columns: Columns) => {
  const filled = columns.amounts.filter((column) => /[1-9]/.test(line.cells[column] ?? ''))
  return filled.length > 1 && !hasDay(line, columns)
}
const hasBalance = (line: Line, { balance }: Columns) => balance >= 0 && (line.cells[balance] ?? '') !== ''
const MAX_DAY_LENGTH = 24
const hasDay = (line: Line, { day }: Columns) => {
  const cell = line.cells[day] ?? ''
  return cell.length <= MAX_DAY_LENGTH && findDays(cell, null).length > 0
}
const getWords = (line: Line, { text }: Columns) => (line.cells[text] ?? '').trim()

/** Whether most lines with a date get their amount from a later line without one. */
function isAmountLast(lines: readonly Line[], columns: Columns): boolean {
  const dated = lines.flatMap((line, index) =>
    hasDay(line, columns) && getLineMeaning(getWords(line, columns)) === null ? [index] : [],
  )
  const withLaterAmount = dated.filter((index) => {
    const next = lines.findIndex(
      (line, at) => at >= index && (hasAmount(line, columns) || (at > index && hasDay(line, columns))),
    )
    return next > index && hasAmount(lines[next]!, columns) && !hasDay(lines[next]!, columns)
  })
  return withLaterAmount.length * 2 > dated.length
}

function joinGroup(group: readonly Line[], columns: Columns, lastDay: string): CellRecord {
  const main = group.find((line) => hasAmount(line, columns)) ?? group[0]!
  const cells = [...main.cells]
  const days = dropFirstDay(
    group.map((line) => line.cells[columns.day] ?? ''),
    columns,
  )
  cells[columns.day] = hasAmount(main, columns)
    ? (joinDay(days) ?? (/^\d{5,}$|^$/.test(days.join('')) ? lastDay : days[0]!))
    : days[0]!
  if (columns.valueDay >= 0) cells[columns.day] = addYear(cells[columns.day]!, cells[columns.valueDay]!)
  if (columns.text !== columns.day) cells[columns.text] = getGroupWords(group, main, columns)
  return { line: main.line, cells }
}

function getGroupWords(group: readonly Line[], main: Line, columns: Columns): string {
  return group
    .filter((line) => line === main || !(isConversion(line, columns) || isOnlyDay(line, columns)))
    .map((line) => getWords(line, columns))
    .filter((text) => text !== '')
    .reduce(joinTexts, '')
}

/** Chinese has no spaces, and lines break anywhere. */
function joinTexts(above: string, below: string): string {
  const areHan = /\p{Script=Han}$/u.test(above) && /^\p{Script=Han}/u.test(below)
  return above === '' || areHan ? above + below : `${above} ${below}`
}

function dropFirstDay(days: readonly string[], { isSecondDay }: Columns): readonly string[] {
  return isSecondDay && days.filter(isDay).length > 1 ? days.slice(days.findIndex(isDay) + 1) : days
}

/** The first date, which can continue on the lines below: "17" above "Dec", "02-10-" above "2026". */
function joinDay(days: readonly string[], mayEndInYear = false): string | null {
  let text = ''
  for (const [at, day] of days.entries()) {
    text = `${text}${/[-/.]$/.test(text) ? '' : ' '}${day}`.trim()
    const [found] = findDays(text, null)
    if (!found) continue
    const next = days[at + 1] ?? ''
    const hasNoYear = found.parts?.kind === 'no-year' || found.parts?.kind === 'open-no-year'
    return mayEndInYear && hasNoYear && /^(?:20)?\d{2}$/.test(next)
      ? `${text}${/[-/.]$/.test(text) ? '' : ' '}${next}`
      : text
  }
  return null
}

/** "142.00 USD rate 1.4288" without a name before it is the amount before conversion. */
function isConversion(line: Line, columns: Columns): boolean {
  const words = getWords(line, columns)
  const found = CONVERSION.exec(words)
  return found !== null && words.slice(0, found.index).replace(NOT_NAMES, '').replace(/\P{L}/gu, '').length < 4
}

/** "On 1 October" says when, not who. */
function isOnlyDay(line: Line, columns: Columns): boolean {
  const words = getWords(line, columns)
  const rest = dropDays(words)
  return rest !== words && !/\p{L}{3}/u.test(rest)
}

/**
 * "10.02" next to "11.02.26" is in the same year, or in the year before if it's a December date next to a January one.
 */
function addYear(day: string, other: string): string {
  const short = /^(\d{1,2})([./-])(\d{1,2})\2?$/.exec(day.trim())
  const full = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(other.trim())
  if (!short || !full || short[2] !== full[2]) return day
  // The day comes first unless that would make a month above 12.
  const month = [short, full].every((date) => Number(date[3]) <= 12) ? 3 : 1
  const crossesNewYear = Number(short[month]) === 12 && Number(full[month]) === 1
  const year = String(Number(full[4]) - (crossesNewYear ? 1 : 0)).padStart(full[4]!.length, '0')
  return [short[1], short[3], year].join(short[2])
}
