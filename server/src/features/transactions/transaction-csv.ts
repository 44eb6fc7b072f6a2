import { Readable } from 'node:stream'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { guardText } from '@evenkeel/engine/core/spreadsheet-guard.ts'
import { OWN_EXPORT_HEADINGS } from '@evenkeel/engine/statement-files/formats/own-export.ts'
import { readTags } from '../../ledger/tags.ts'
import { toCsvLine } from '../../platform/csv.ts'
import type { TransactionRow } from './transaction-body.ts'

/**
 * Streams transactions as CSV. Apostrophes keep spreadsheets from running text as a formula (`guardText`); an import
 * removes them (`readOwnExport`). Amounts stay numbers.
 */
export function streamCsv(pages: AsyncIterable<TransactionRow[]>): Readable {
  async function* writeLines() {
    yield `\uFEFF${OWN_EXPORT_HEADINGS.join(',')}\r\n`
    for await (const rows of pages) yield rows.map(toLine).join('')
  }
  return Readable.from(writeLines())
}

function toLine(row: TransactionRow): string {
  const texts = [row.source ?? '', row.name, row.simple_name, row.category ?? '']
  const cells = [
    row.day,
    ...texts.map(guardText),
    row.currency,
    formatMinor(Number(row.minor), row.currency),
    guardText(row.note ?? ''),
    row.last_updated,
    row.id,
    guardText(readTags(row.tags).join(', ')),
  ]
  return toCsvLine(cells)
}
