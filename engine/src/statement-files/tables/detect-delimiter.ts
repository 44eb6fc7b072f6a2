import { readAmount } from '../values/amounts.ts'
import { readDay } from '../values/days.ts'
import { cleanCell } from './column-profile.ts'
import { type CellRecord, splitRecords } from './csv-tokens.ts'

const CANDIDATES = [',', ';', '\t', '|', '^', '~']
const SAMPLE_RECORDS = 120

type DelimiterFinding = { delimiter: string; score: number; records: CellRecord[] }

/**
 * The delimiter that makes the text look most like a table of dates and amounts; null if none splits the text into
 * columns. A record counts if one whole cell is a date and another an amount. Equal widths and more columns break ties.
 */
export function detectDelimiter(text: string): DelimiterFinding | null {
  const sample = text.length > 400_000 ? text.slice(0, text.lastIndexOf('\n', 400_000) + 1 || 400_000) : text
  let best: DelimiterFinding | null = null
  for (const delimiter of CANDIDATES) {
    if (!sample.includes(delimiter)) continue
    const records = splitRecords(sample, delimiter, SAMPLE_RECORDS)
    const score = getScore(records)
    if (score > (best?.score ?? 0)) best = { delimiter, score, records }
  }
  return best
}

function getScore(records: CellRecord[]): number {
  let strong = 0
  let multi = 0
  const widths = new Map<number, number>()
  for (const { cells } of records) {
    if (cells.length < 2) continue
    multi++
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
    let days = 0
    let amounts = 0
    for (const raw of cells) {
      const cell = cleanCell(raw)
      if (cell === '') continue
      if (readDay(cell)) days++
      else if (readAmount(cell)) amounts++
    }
    if (days > 0 && amounts > 0 && cells.length >= 3) strong++
    else if (days > 0 && amounts > 0) strong += 0.5
  }
  if (multi === 0) return 0
  const common = Math.max(...widths.values())
  const width = [...widths].find(([, n]) => n === common)?.[0] ?? 0
  const share = multi / Math.max(1, records.length)
  return strong * 10 + (common / records.length) * share * 3 + Math.min(width, 12) * 0.1 * share
}
