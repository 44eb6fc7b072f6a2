import { roleOfHeading } from './column-names.ts'
import type { CellRecord } from './csv-tokens.ts'

const NEEDED = 3
const EMPTY = /^(?:blank|empty|none|n\/a|nil|[-–—.])?$/i

/**
 * Reads records whose every value stands under its heading on a line of its own ("Date", "02 Oct", "Money out", "23.40"),
 * as the text of statements made for screen readers does. A table of those values, or null where the text is none.
 */
export function readStackedLabels(lines: readonly string[]): CellRecord[] | null {
  const filled = lines.flatMap((line, index) => {
    const text = line.trim().replace(/^\.\s+|\s+\.$/g, '')
    return text === '' || text === '.' ? [] : [{ line: index + 1, text }]
  })
  const counts = new Map<string, number>()
  for (const { text } of filled)
    if (text.length < 30 && !/\d|\p{L}+ \p{L}+ \p{L}+ \p{L}/u.test(text) && roleOfHeading(text))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  // Headings come once for each record, and perhaps once more above them all.
  const labels = [...counts].filter(([, count]) => count > 2 && count >= most - 1).map(([label]) => label)
  const roles = labels.map((label) => roleOfHeading(label)?.role)
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
