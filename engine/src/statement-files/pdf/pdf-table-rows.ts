import type { CellRecord } from '../tables/csv-tokens.ts'
import { findDays } from '../texts/line-tokens.ts'
import { meaningOfText } from '../values/row-words.ts'
import type { PdfHeading } from './pdf-table.ts'

type Line = { kind: 'line'; line: number; page: number; y: number; height: number; cells: string[] }
export type TableLine = Line | { kind: 'headings'; line: number; cells: string[] } | { kind: 'break'; line: number }

/** More than this many heights of a letter between two lines sets them apart. */
const NEXT_BLOCK = 2.2
const MOST_LINES = 6
const CONVERSION =
  /\b[A-Z]{3} ?\d[\d.,]*[.,]\d{2}\b|\d[.,]\d{2} ?(?:[A-Z]{3}\b|\p{Lu}\p{L}+ \p{Lu}\p{L}+)|(?:\bkurs|\brate|\btaux|@):? ?\d+[.,]\d/iu

/**
 * The lines of a table as rows. A row may take several lines: in most statements the sum stands on the first, in some on
 * the last. A row without a day has the day above it. Lines that only convert currencies are left out of names.
 */
export function joinTableLines(headings: readonly PdfHeading[], table: readonly TableLine[]): CellRecord[] {
  const columns = columnsOf(headings)
  const lines = table.flatMap((line) => (line.kind === 'line' ? [line] : []))
  const sumComesLast = isSumLast(lines, columns)
  const records: CellRecord[] = []
  let group: Line[] = []
  let lastDay = ''
  const flush = () => {
    const record = group.length === 0 ? null : joined(group, columns, lastDay)
    group = []
    if (!record) return
    if (findDays(record.cells[columns.day] ?? '', null).length > 0) lastDay = record.cells[columns.day]!
    records.push(record)
  }
  for (const line of table) {
    if (line.kind !== 'line') {
      flush()
      if (line.kind === 'headings') records.push({ line: line.line, cells: headings.map(({ text }) => text) })
      continue
    }
    const last = group.at(-1)
    const isNear = last !== undefined && last.page === line.page && line.y - last.y <= NEXT_BLOCK * line.height
    const hasOwnSum = hasSum(line, columns)
    const saysBalance =
      meaningOfText(wordsOf(line, columns)) !== null || meaningOfText(line.cells.join(' ').trim()) !== null
    if (saysBalance && (hasOwnSum || hasBalance(line, columns) || !isNear)) {
      flush()
      records.push({ line: line.line, cells: line.cells })
    } else if (sumComesLast) {
      if (!isNear && !hasOwnSum && group.length >= MOST_LINES) flush()
      group.push(line)
      if (hasOwnSum) flush()
    } else if (hasOwnSum || !isNear || group.length >= MOST_LINES) {
      flush()
      group.push(line)
    } else group.push(line)
  }
  flush()
  return records
}

type Columns = { day: number; valueDay: number; text: number; sums: number[]; balance: number }

function columnsOf(headings: readonly PdfHeading[]): Columns {
  const at = (...roles: (string | null)[]) => headings.findIndex(({ role }) => roles.includes(role))
  const day = at('day') >= 0 ? at('day') : at('valueDay')
  const named = at('description', 'payee', 'memo')
  const words = headings.findIndex(({ role }, column) => column !== day && (role === null || role === 'type'))
  return {
    day,
    valueDay: at('day') >= 0 ? at('valueDay') : -1,
    text: named >= 0 ? named : words >= 0 ? words : day,
    sums: headings.flatMap(({ role }, column) =>
      role === 'amount' || role === 'debit' || role === 'credit' ? [column] : [],
    ),
    balance: at('balance'),
  }
}

const hasSum = (line: Line, { sums }: Columns) => sums.some((column) => /\d/.test(line.cells[column] ?? ''))
const hasBalance = (line: Line, { balance }: Columns) => balance >= 0 && (line.cells[balance] ?? '') !== ''
const hasDay = (line: Line, { day }: Columns) => findDays(line.cells[day] ?? '', null).length > 0
const wordsOf = (line: Line, { text }: Columns) => (line.cells[text] ?? '').trim()

/** Most lines with a day have no sum, and a line without a day brings it. */
function isSumLast(lines: readonly Line[], columns: Columns): boolean {
  const dated = lines.flatMap((line, index) => (hasDay(line, columns) ? [index] : []))
  const open = dated.filter((index) => {
    const next = lines.findIndex(
      (line, at) => at >= index && (hasSum(line, columns) || (at > index && hasDay(line, columns))),
    )
    return next > index && hasSum(lines[next]!, columns) && !hasDay(lines[next]!, columns)
  })
  return open.length * 2 > dated.length
}

function joined(group: readonly Line[], columns: Columns, lastDay: string): CellRecord {
  const main = group.find((line) => hasSum(line, columns)) ?? group[0]!
  const cells = [...main.cells]
  const days = group.map((line) => line.cells[columns.day] ?? '')
  cells[columns.day] = hasSum(main, columns)
    ? (wholeDay(days) ?? (days.join('') === '' ? lastDay : days[0]!))
    : days[0]!
  if (columns.valueDay >= 0) cells[columns.day] = withYear(cells[columns.day]!, cells[columns.valueDay]!)
  const words = group
    .filter((line) => line === main || !(isConversion(line, columns) || isOnlyDay(line, columns)))
    .map((line) => wordsOf(line, columns))
  if (columns.text !== columns.day) cells[columns.text] = words.filter((text) => text !== '').join(' ')
  return { line: main.line, cells }
}

/** The first day, which may go on in the line below ("17" above "Dec"). */
function wholeDay(days: readonly string[]): string | null {
  let text = ''
  for (const day of days) {
    text = `${text} ${day}`.trim()
    if (findDays(text, null).length > 0) return text
  }
  return null
}

/** "142.00 USD rate 1.4288" says what a sum was before it was converted. */
function isConversion(line: Line, columns: Columns): boolean {
  return CONVERSION.test(wordsOf(line, columns))
}

/** "On 1 October" says when, not who. */
function isOnlyDay(line: Line, columns: Columns): boolean {
  const words = wordsOf(line, columns)
  const days = findDays(words, null)
  const rest = days.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), words)
  return days.length > 0 && !/\p{L}{3}/u.test(rest)
}

/** "10.02" beside "11.02.26" is of the same year, or of the year before where the month is December. */
function withYear(day: string, other: string): string {
  const short = /^(\d{1,2})([./-])(\d{1,2})\2?$/.exec(day.trim())
  const full = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(other.trim())
  if (!short || !full || short[2] !== full[2]) return day
  const months = [1, 3].map((at) => [Number(short[at]), Number(full[at])] as const)
  const turns = months.some(([own, its]) => own === 12 && its === 1)
  const year = String(Number(full[4]) - (turns ? 1 : 0)).padStart(full[4]!.length, '0')
  return [short[1], short[3], year].join(short[2])
}
