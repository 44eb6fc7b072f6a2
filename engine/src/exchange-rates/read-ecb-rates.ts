import { isPlainDate } from '../core/plain-date.ts'
import { parseRate } from './decimal-rate.ts'
import type { RateRow, RateSource } from './rate-table.ts'

/**
 * Reads the European Central Bank's rate files: `eurofxref-hist.csv`, with one column per currency, and
 * `eurofxref-daily.xml`, `eurofxref-hist-90d.xml` and `eurofxref-hist.xml`. Cells without a figure (`N/A`) and lines
 * without a date are skipped; any other text gives no rows.
 */
export function readEcbRates(text: string): RateRow[] {
  return text.trimStart().startsWith('<') ? readXml(text) : readRateColumns(text, 'ecb')
}

/** Reads comma-separated rates per euro, with dates in the first column and one currency in each of the others. */
export function readRateColumns(text: string, source: RateSource): RateRow[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const currencies = header.split(',').map((name) => name.trim())
  return lines.flatMap((line) => {
    const [day = '', ...cells] = line.split(',').map((cell) => cell.trim())
    if (!isPlainDate(day)) return []
    return cells.flatMap((rate, i) => {
      const currency = currencies[i + 1] ?? ''
      return /^[A-Z]{3}$/.test(currency) && parseRate(rate) ? [{ day, currency, rate, source }] : []
    })
  })
}

function readXml(text: string): RateRow[] {
  const rows: RateRow[] = []
  let day = ''
  for (const [, attributes = ''] of text.matchAll(/<Cube\s+([^>]*?)\/?>/g)) {
    day = getAttribute(attributes, 'time') ?? day
    const currency = getAttribute(attributes, 'currency')
    const rate = getAttribute(attributes, 'rate')
    if (!currency || !rate || !isPlainDate(day) || !/^[A-Z]{3}$/.test(currency) || !parseRate(rate)) continue
    rows.push({ day, currency, rate, source: 'ecb' })
  }
  return rows
}

function getAttribute(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1]
}
