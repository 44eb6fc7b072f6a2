import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (...lines: string[]) =>
  readStatementFile({ text: `${lines.join('\n')}\n`, currency: 'USD', today: plainDate('2025-06-30') }).rows.map(
    (row) => row.currency,
  )

test.each([
  ['beside the amount', 'Date,Description,Amount,Source currency'],
  ['named after the amount', 'Date,Description,Source amount,Source currency'],
  ['of the transaction', 'Date,Description,Amount,Transaction currency'],
  ['that is the only one, even though it’s called original', 'Date,Name,Original amount,Original currency'],
  ['under an unrelated heading', 'Date,Description,Amount,Wallet'],
  ['under no heading', 'Date,Description,Amount,'],
])('each row uses the currency in the column %s', (_, heading) => {
  expect(read(heading, '2025-03-01,Bakery,-4.50,EUR', '2025-03-02,Pub,-12.00,GBP')).toEqual(['EUR', 'GBP'])
})

test('of two currency columns, the one named after the amount is used', () => {
  const heading = 'Date,Description,Target amount,Target currency,Source amount,Source currency'
  expect(read(heading, '2025-03-01,Bakery,-4.10,GBP,-4.50,EUR')).toEqual(['EUR'])
})

test('a currency sign in the headings of money in and out applies to all rows', () => {
  expect(read('Date,Description,In (£),Out (£),Balance (£)', '2025-03-01,Bakery,,4.10,95.90')).toEqual(['GBP'])
})

test('a currency column next to money-out and money-in columns applies to both', () => {
  const rows = ['2025-03-01,Bakery,4.50,,EUR', '2025-03-02,Pay,,12.00,GBP']
  expect(read('Date,Description,Debit,Credit,Target currency', ...rows)).toEqual(['EUR', 'GBP'])
})

test.each([
  ['of what was paid abroad', 'Date,Description,Amount,Foreign amount,Foreign currency'],
  ['of a fee', 'Date,Description,Amount,Fee,Fee currency'],
])('the currency %s doesn’t belong to the amount', (_, heading) => {
  expect(read(heading, '2025-03-01,Bakery,-4.50,-4.10,EUR', '2025-03-02,Pub,-12.00,-9.80,GBP')).toEqual(['USD', 'USD'])
})
