import { readMonthName } from '../../language/month-names.ts'
import { DAY_ROLES } from '../tables/heading-role.ts'
import { findDays } from '../texts/line-tokens.ts'
import type { PdfHeading } from './pdf-headings.ts'
import type { TableLine } from './pdf-table-rows.ts'

const YEAR_FIRST = /^(\d{2})([./-]?)(\d{2})\2(\d{2})$/
const SHORT_DAY = /^(\d{1,2})\.(\d{1,2})\.$/
const YEAR = /^20\d{2}$/
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.?$/
const MONTH = /^(\p{L}{3,12})\.? (20\d{2})$/u

/**
 * Whether dates such as "250829" or "25.08.29" start with the year: the first number hardly changes, and the last one
 * does.
 */
export function hasYearsFirst(texts: readonly string[]): boolean {
  const dates = texts.filter((text) => YEAR_FIRST.test(text))
  const countDifferent = (parts: readonly string[]) => new Set(parts).size
  return (
    countDifferent(dates.map((text) => text.slice(0, 2))) <= 2 &&
    countDifferent(dates.map((text) => text.slice(-2))) > 2
  )
}

/**
 * Completes dates that only make sense with their column or a line above: "25.08.29", "10.09." next to "10.14.", "2
 * Jan" below "2026", and "15." below "December 2025".
 */
export function completeDays(
  headings: readonly PdfHeading[],
  table: readonly TableLine[],
  isYearFirst: boolean,
): readonly TableLine[] {
  const days = headings.flatMap(({ role }, column) => (DAY_ROLES.has(role) ? [column] : []))
  const cells = table.flatMap((line) => (line.kind === 'line' ? days.map((column) => line.cells[column] ?? '') : []))
  const short = cells.flatMap((cell) => [SHORT_DAY.exec(cell) ?? []].filter((found) => found.length > 0))
  const isMonthFirst =
    short.some(([, , second]) => Number(second) > 12) && short.every(([, first]) => Number(first) <= 12)
  let month: string | null = null
  let year = ''
  return table.map((line) => {
    if (line.kind !== 'line') return line
    const filled = line.cells.filter((cell) => cell !== '')
    const named = filled.length === 1 ? MONTH.exec(filled[0]!) : null
    if (named && readMonthName(named[1]!) !== null) month = named[0]
    if (filled.length === 1 && YEAR.test(filled[0]!)) year = filled[0]!
    const written = line.cells.map((cell, column) => {
      if (!days.includes(column)) return cell
      if (isYearFirst && YEAR_FIRST.test(cell)) return cell.replace(YEAR_FIRST, '20$1-$3-$4')
      if (year !== '' && isWithoutYear(cell)) return `${cell} ${year}`
      if (isMonthFirst) return cell.replace(SHORT_DAY, '$1/$2')
      return month && DAY_OF_MONTH.test(cell) ? `${cell.replace('.', '')} ${month}` : cell
    })
    return { ...line, cells: written }
  })
}

const PARTS_OF_NAMES: ReadonlySet<string> = new Set(['reference', 'description', 'memo'])

function isWithoutYear(cell: string): boolean {
  const [found] = findDays(cell, null)
  return found?.parts?.kind === 'no-year' && found.end === cell.length
}

/**
 * Some banks spread a name over "Particulars", "Code" and "Reference", or "Concepto" and "Observaciones". Moves cells
 * with words into the description.
 */
export function moveReferenceWords(headings: readonly PdfHeading[], table: readonly TableLine[]): readonly TableLine[] {
  const text = headings.findIndex(({ role }) => role === 'description' || role === 'payee')
  const others = headings.flatMap(({ role }, column) =>
    role && PARTS_OF_NAMES.has(role) && column > text ? [column] : [],
  )
  if (text < 0 || others.length === 0) return table
  return table.map((line) => {
    if (line.kind !== 'line' || line.cells[text] === '') return line
    const words = others.filter((column) => /\p{L}{3}/u.test(line.cells[column] ?? ''))
    const cells = line.cells.map((cell, column) => (words.includes(column) ? '' : cell))
    cells[text] = [cells[text], ...words.map((column) => line.cells[column])].join(' ')
    return { ...line, cells }
  })
}
