import { monthOfName } from '../../language/month-names.ts'
import { DAYS, type PdfHeading } from './pdf-headings.ts'
import type { TableLine } from './pdf-table-rows.ts'

const SIX_DIGITS = /^\d{6}$/
const SHORT_DAY = /^(\d{1,2})\.(\d{1,2})\.$/
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.?$/
const MONTH = /^(\p{L}{3,12})\.? (20\d{2})$/u

/**
 * Completes dates that need their column or a line above: "250829", "10-09" next to "10-14", and "15." below "December
 * 2025".
 */
export function withWrittenDays(headings: readonly PdfHeading[], table: readonly TableLine[]): readonly TableLine[] {
  const days = headings.flatMap(({ role }, column) => (DAYS.has(role) ? [column] : []))
  const cells = table.flatMap((line) => (line.kind === 'line' ? days.map((column) => line.cells[column] ?? '') : []))
  const compact = cells.filter((cell) => SIX_DIGITS.test(cell))
  const isYearFirst = compact.length > 2 && new Set(compact.map((cell) => cell.slice(0, 2))).size <= 2
  const short = cells.flatMap((cell) => [SHORT_DAY.exec(cell) ?? []].filter((found) => found.length > 0))
  const isMonthFirst =
    short.some(([, , second]) => Number(second) > 12) && short.every(([, first]) => Number(first) <= 12)
  let month: string | null = null
  return table.map((line) => {
    if (line.kind !== 'line') return line
    const filled = line.cells.filter((cell) => cell !== '')
    const named = filled.length === 1 ? MONTH.exec(filled[0]!) : null
    if (named && monthOfName(named[1]!) !== null) month = named[0]
    const written = line.cells.map((cell, column) => {
      if (!days.includes(column)) return cell
      if (isYearFirst && SIX_DIGITS.test(cell)) return `20${cell.slice(0, 2)}-${cell.slice(2, 4)}-${cell.slice(4)}`
      if (isMonthFirst) return cell.replace(SHORT_DAY, '$1/$2')
      return month && DAY_OF_MONTH.test(cell) ? `${cell.replace('.', '')} ${month}` : cell
    })
    return { ...line, cells: written }
  })
}

/** Some banks spread a name over "Particulars", "Code" and "Reference". Moves cells with words into the description. */
export function withWordsOfReferences(
  headings: readonly PdfHeading[],
  table: readonly TableLine[],
): readonly TableLine[] {
  const text = headings.findIndex(({ role }) => role === 'description' || role === 'payee')
  const others = headings.flatMap(({ role }, column) => (role === 'reference' && column > text ? [column] : []))
  if (text < 0 || others.length === 0) return table
  return table.map((line) => {
    if (line.kind !== 'line' || line.cells[text] === '') return line
    const words = others.filter((column) => /\p{L}{3}/u.test(line.cells[column] ?? ''))
    const cells = line.cells.map((cell, column) => (words.includes(column) ? '' : cell))
    cells[text] = [cells[text], ...words.map((column) => line.cells[column])].join(' ')
    return { ...line, cells }
  })
}
