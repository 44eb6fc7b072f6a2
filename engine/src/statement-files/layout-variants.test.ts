import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { readStatementFile } from './read-statement-file.ts'
import { readText } from './read-text.ts'
import type { StatementRow } from './reading/statement-reading.ts'
import { normalizeLineEndings, splitRecords, unwrapQuotes } from './tables/csv-tokens.ts'
import { detectDelimiter } from './tables/detect-delimiter.ts'

const folder = join(import.meta.dirname, '../../../fixtures/statement-files/ok')
const today = plainDate('2025-06-30')

type Table = { records: string[][]; delimiter: string }

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const needsQuotes = (cell: string, delimiter: string) => /["\n]/.test(cell) || cell.includes(delimiter)
const write = ({ records, delimiter }: Table, lineEnding = '\n') =>
  records
    .map((cells) => cells.map((cell) => (needsQuotes(cell, delimiter) ? quote(cell) : cell)).join(delimiter))
    .join(lineEnding)

/** Other ways to write exactly the same table. */
const variants: Record<string, (table: Table) => string | Uint8Array> = {
  'with semicolons': (table) => write({ ...table, delimiter: ';' }),
  'with tabs': (table) => write({ ...table, delimiter: '\t' }),
  'with bars': (table) => write({ ...table, delimiter: '|' }),
  'all in quotes': ({ records, delimiter }) => records.map((cells) => cells.map(quote).join(delimiter)).join('\n'),
  'as UTF-16': (table) => new Uint8Array(Buffer.from(`\ufeff${write(table)}`, 'utf16le')),
  'with Windows line endings': (table) => `${write(table, '\r\n')}\r\n`,
  'with a delimiter at the end': ({ records, delimiter }) =>
    write({ records: records.map((cells) => [...cells, '']), delimiter }),
  'below a title': (table) => `Printed for Robin Meyer${table.delimiter}\n\n${write(table)}`,
}

describe('a table gives the same rows however it’s written', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  test.each(names)('%s', (fileName) => {
    const { currency } = JSON.parse(readFileSync(join(folder, `${fileName}.expected.json`), 'utf8')) as {
      currency: string
    }
    const bytes = new Uint8Array(readFileSync(join(folder, fileName)))
    const text = unwrapQuotes(normalizeLineEndings(readText(bytes).text.replace(/^\ufeff/, '')))
    const delimiter = detectDelimiter(text)?.delimiter
    if (delimiter === undefined) return // A table with fixed-width columns.
    const records = splitRecords(text, delimiter).map((record) => record.cells)
    const getRows = (variant: string | Uint8Array) =>
      describeRows(
        readStatementFile({
          bytes: typeof variant === 'string' ? new TextEncoder().encode(variant) : variant,
          fileName,
          currency,
          today,
        }).rows,
      )
    const rows = getRows(bytes)
    // If an unquoted comma splits a name, adding a cell would change the table itself.
    const isCut = fileName.startsWith('unquoted-comma')
    for (const [name, writeVariant] of Object.entries(variants)) {
      if (isCut && name === 'with a delimiter at the end') continue
      expect(getRows(writeVariant({ records, delimiter })), name).toEqual(rows)
    }
  })
})

function describeRows(rows: readonly StatementRow[]): string[] {
  return rows.map(({ day, minor, currency, name }) => `${day} ${minor} ${currency} ${name.replace(/\s+/g, ' ').trim()}`)
}
