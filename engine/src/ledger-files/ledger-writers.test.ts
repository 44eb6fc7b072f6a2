import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type PlainDate } from '../core/plain-date.ts'
import { readStatementFile } from '../statement-files/read-statement-file.ts'
import type { Book, BookEntry } from './ledger-book.ts'
import { LEDGER_WRITERS } from './ledger-writers.ts'

const word = fc.constantFrom(
  'REWE MARKT',
  'Café & Söhne <3>',
  'A very long text of a bank that goes on and on, No. 42',
  "O'Brien",
  '火鍋',
)
const entry = fc.record({
  source: fc.constantFrom('Checking', 'Visa 4242'),
  day: fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2018-01-01' as PlainDate, n)),
  minor: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((n) => n !== 0),
  name: word,
  note: fc.option(fc.constantFrom('two\nlines', 'for "her"; thanks')),
  tags: fc.subarray(['holiday', 'été']),
  category: fc.option(fc.constantFrom('Groceries', 'Pay')),
})

function getFile(format: 'qif' | 'ofx', entries: readonly BookEntry[]): string {
  const accounts = [...new Set(entries.map(({ source }) => source))].map((source) => ({ source, currency: 'EUR' }))
  const book: Book = { accounts, categories: [], firstDay: '2018-01-01' as PlainDate, madeOn: '20261115' }
  const writer = LEDGER_WRITERS[format](book)
  const body = accounts.map((account) => {
    const own = entries.filter(({ source }) => source === account.source)
    return writer.startAccount(account) + own.map((each) => writer.writeEntry(each)).join('') + writer.endAccount()
  })
  return writer.begin() + body.join('') + writer.end()
}

test('in OFX, accounts whose names begin alike have different ids', () => {
  const accounts = ['Chase Sapphire Reserve Card', 'Chase Sapphire Reserve Checking', 'Chase Sapphire Reserve'].map(
    (source) => ({ source, currency: 'USD' }),
  )
  const writer = LEDGER_WRITERS.ofx({
    accounts,
    categories: [],
    firstDay: '2018-01-01' as PlainDate,
    madeOn: '20261115',
  })
  const ids = accounts.map((account) => /<ACCTID>(.*?)<\/ACCTID>/.exec(writer.startAccount(account))![1]!)
  expect(ids).toEqual(['Chase Sapphire Reserve', 'Chase Sapphire Reser-2', 'Chase Sapphire Reser-3'])
})

const describeRow = (row: { day: string; minor: number; name: string; source?: string | null }) =>
  `${row.day} ${row.minor} ${row.name} ${row.source ?? ''}`

test.each(['qif', 'ofx'] as const)('our own reader reads %s files back as the rows we wrote', (format) => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 30 }), (given) => {
      const entries = given.map(
        (each, i): BookEntry => ({
          ...each,
          id: `id-${i}`,
          currency: 'EUR',
          simpleName: each.name,
          isTransfer: false,
          splitOf: null,
        }),
      )
      const reading = readStatementFile({
        text: getFile(format, entries),
        currency: 'EUR',
        today: '2026-11-15' as PlainDate,
      })
      expect({ qif: ['qif', 'product-quicken'], ofx: ['ofx'] }[format]).toContain(reading.format)
      const read = reading.rows.map((row) => describeRow({ ...row, source: row.source ?? reading.source ?? null }))
      expect(read.toSorted()).toEqual(entries.map(describeRow).toSorted())
    }),
    { numRuns: 200 },
  )
})
