import { getMonthEnd, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { cleanCell, readDayCell } from '../../statement-files/tables/column-profile.ts'
import { splitRecords } from '../../statement-files/tables/csv-tokens.ts'
import { readHtmlTables } from '../../statement-files/tables/html-table.ts'
import { type AmountParts, readAmount } from '../../statement-files/values/amounts.ts'
import type { DayParts } from '../../statement-files/values/days.ts'

/** A cell and what it can be read as. A month or quarter means its last day. */
export type Cell =
  | { readonly kind: 'empty'; readonly text: '' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'day'; readonly text: string; readonly parts: DayParts }
  | { readonly kind: 'month'; readonly text: string; readonly day: PlainDate }
  | { readonly kind: 'amount'; readonly text: string; readonly parts: AmountParts }

export type Line = { readonly line: number; readonly cells: readonly Cell[] }

/**
 * The lines of a pasted table, split into cells at tabs, semicolons, vertical bars, commas or wide gaps, around dates
 * and amounts, or by its HTML. Empty lines are left out.
 */
export function readLines(text: string): Line[] {
  const records = /<t[dh]\b/i.test(text) ? readHtmlTables(text) : cut(text.replace(/\r\n?/g, '\n'))
  return records
    .map(({ line, cells }) => ({ line, cells: cells.map(readCell) }))
    .filter(({ cells }) => cells.some(({ kind }) => kind !== 'empty'))
}

function cut(pasted: string): { line: number; cells: string[] }[] {
  // In Markdown, each line starts and ends with a vertical bar.
  const text = pasted.replace(/^[ \t]*\||\|[ \t]*$/gm, '')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const delimiter of ['\t', ';', '|']) {
    if (lines.filter((line) => line.includes(delimiter)).length * 2 >= lines.length) {
      return splitRecords(text, delimiter).filter(({ cells }) => !cells.every((cell) => /^\s*:?-*:?\s*$/.test(cell)))
    }
  }
  const byComma = splitRecords(text, ',')
  const widths = Map.groupBy(byComma, ({ cells }) => cells.length)
  const most = [...widths].sort((a, b) => b[1].length - a[1].length)[0]
  if (most && most[0] > 1 && most[1].length * 2 > byComma.length) return byComma
  return text.split('\n').map((line, i) => ({ line: i + 1, cells: cutBySpaces(line) }))
}

/**
 * Cuts at wide gaps. If there are none, cuts around dates and amounts and keeps the words between them together: "Roth
 * IRA 2026-01-31 1,000.00".
 */
function cutBySpaces(line: string): string[] {
  const wide = line.trim().split(/ {2,}/)
  if (wide.length > 1) return wide
  const cells: string[] = []
  let words: string[] = []
  const close = () => {
    if (words.length > 0) cells.push(words.join(' '))
    words = []
  }
  const tokens = collapseSpaces(line).split(' ')
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const pair = `${token} ${tokens[i + 1] ?? ''}`
    if (readMonthEnd(pair) !== null) {
      close()
      cells.push(pair)
      i++
    } else if (readCell(token).kind === 'text') words.push(token)
    else {
      close()
      cells.push(token)
    }
  }
  close()
  return cells
}

function readCell(raw: string): Cell {
  const text = cleanCell(raw).replace(/^(\*\*?)(.*)\1$/, '$2') // Bold or italics in Markdown.
  if (text === '' || /^(?:[-–—]+|n\/?a)$/i.test(text)) return { kind: 'empty', text: '' }
  const month = readMonthEnd(text)
  if (month !== null) return { kind: 'month', text, day: month }
  const day = readDayCell(text)
  if (day) return { kind: 'day', text, parts: day }
  const amount = /%$/.test(text) ? null : readAmount(text)
  return amount ? { kind: 'amount', text, parts: amount } : { kind: 'text', text }
}

/** "March 2025", "Mar-25", "2025-03", "3/2025" and "Q1 2025", as the last day of that period; otherwise null. */
function readMonthEnd(text: string): PlainDate | null {
  const named = /^(\p{L}{3,12})\.?[\s./'-]+(\d{4}|\d{2})$/u.exec(text)
  if (named) return getEnd(readYear(named[2]!), readMonthName(named[1]!))
  const yearFirst = /^((?:19|20)\d{2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) return getEnd(Number(yearFirst[1]), Number(yearFirst[2]))
  const yearLast = /^(\d{1,2})[-/.]((?:19|20)\d{2})$/.exec(text)
  if (yearLast) return getEnd(Number(yearLast[2]), Number(yearLast[1]))
  const quarter = /^Q([1-4])[\s/-]*((?:19|20)\d{2})$|^((?:19|20)\d{2})[\s/-]*Q([1-4])$/i.exec(text)
  return quarter ? getEnd(Number(quarter[2] ?? quarter[3]), Number(quarter[1] ?? quarter[4]) * 3) : null
}

function getEnd(year: number, month: number | null): PlainDate | null {
  return month === null || month < 1 || month > 12 ? null : getMonthEnd(makePlainDate(year, month, 1))
}

function readYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text)
}
