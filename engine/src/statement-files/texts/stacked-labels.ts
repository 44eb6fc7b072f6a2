import { getHeadingRole } from '../tables/column-names.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { findAmounts, findDays } from './line-tokens.ts'

const NEEDED = 3
const EMPTY = /^(?:blank|empty|none|n\/a|nil|[-–—.])?$/i

/**
 * Reads records with each value below its heading on a separate line ("Date", "02 Oct", "Money out", "23.40"), as in
 * statements made for screen readers. Returns a table of those values, or null if the text isn't like that.
 */
export function readStackedLabels(lines: readonly string[]): CellRecord[] | null {
  const filled = lines.flatMap((line, index) => {
    const text = line.trim().replace(/^\.\s+|\s+\.$/g, '')
    return text === '' || text === '.' ? [] : [{ line: index + 1, text }]
  })
  const counts = new Map<string, number>()
  for (const { text } of filled)
    if (text.length < 30 && !/\d|\p{L}+ \p{L}+ \p{L}+ \p{L}/u.test(text) && getHeadingRole(text))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  // Headings appear once per record, and perhaps once more above them all.
  const labels = [...counts].filter(([, count]) => count > 2 && count >= most - 1).map(([label]) => label)
  const roles = labels.map((label) => getHeadingRole(label)?.role)
  if (labels.length < NEEDED || !roles.includes('day')) return null
  if (!roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit')) return null
  const first = labels[0] as string
  const records: CellRecord[] = []
  let current: CellRecord | null = null
  let column = -1
  for (const { line, text } of filled) {
    const label = labels.indexOf(text)
    if (text === first) {
      current = { line, cells: labels.map(() => '') }
      records.push(current)
    }
    if (label >= 0) column = label
    else if (current && column >= 0 && !EMPTY.test(text)) {
      // One value each; what follows it belongs to the page.
      if (current.cells[column] === '') current.cells[column] = text
      if (roles[column] !== 'description') column = -1
    }
  }
  const whole = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return whole.length < 2 ? null : [{ line: 0, cells: labels }, ...whole]
}

/**
 * Reads a table whose columns follow one another in the text, each below its heading: as many dates as texts and
 * amounts. Null if the text has no three such columns of the same length.
 */
export function readColumnRuns(lines: readonly string[]): CellRecord[] | null {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line.trim() }]))
  const marks = filled.flatMap(({ text }, at) => {
    const role = text.length < 30 && !/\d/.test(text) ? getHeadingRole(text)?.role : undefined
    return role ? [{ at, text, role }] : []
  })
  for (let from = 0; from + NEEDED <= marks.length; from++) {
    if (marks[from]?.role !== 'day') continue
    const length = (marks[from + 1]?.at ?? 0) - (marks[from]?.at ?? 0)
    if (length < NEEDED) continue
    let to = from + 1
    const isNext = (at: number) => (marks[at]?.at ?? 0) - (marks[at - 1]?.at ?? 0) === length
    while (to < marks.length && isNext(to) && (marks[to]?.at ?? 0) + length <= filled.length) to++
    const columns = marks.slice(from, to)
    const last = columns.at(-1)
    const roles = columns.map(({ role }) => role)
    const isWhole = last !== undefined && last.at + length <= filled.length
    if (!isWhole || columns.length < NEEDED || new Set(roles).size < roles.length) continue
    if (!roles.some((role) => role === 'amount' || role === 'debit')) continue
    const records = Array.from({ length: length - 1 }, (_, row) => ({
      line: filled[(last?.at ?? 0) + 1 + row]?.line ?? 0,
      cells: columns.map(({ at }) => filled[at + 1 + row]?.text ?? ''),
    }))
    return [{ line: 0, cells: columns.map(({ text }) => text) }, ...records]
  }
  return null
}

/**
 * Reads a table whose columns follow one another without headings: a run of dates, then as many texts, then as many
 * amounts, and perhaps as many balances. Null if there is no such run.
 */
export function readBareRuns(lines: readonly string[]): CellRecord[] | null {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line.trim() }]))
  const isDay = (text: string) => findDays(text, null).some(({ start, end }) => end - start >= text.length - 1 - start)
  const isAmount = (text: string) =>
    findAmounts(text, []).some(({ isStrong, start, end }) => isStrong && end - start >= text.length - 1)
  const kinds = filled.map(({ text }) => (isDay(text) ? 'd' : isAmount(text) ? 's' : 't')).join('')
  for (const match of kinds.matchAll(/d{3,}(?=t)/g)) {
    const length = match[0].length
    const rest = kinds.slice(match.index + length)
    if (!new RegExp(`^t{${length}}(?:s{${length}}){1,2}(?!s)`).test(rest)) continue
    const hasBalances = rest.startsWith('s'.repeat(length), length * 2)
    const getCell = (column: number, row: number) => filled[match.index + column * length + row]?.text ?? ''
    const columns = ['Date', 'Description', 'Amount', ...(hasBalances ? ['Balance'] : [])]
    const records = Array.from({ length }, (_, row) => ({
      line: filled[match.index + 2 * length + row]?.line ?? 0,
      cells: columns.map((_, column) => getCell(column, row)),
    }))
    return [{ line: 0, cells: columns }, ...records]
  }
  return null
}
