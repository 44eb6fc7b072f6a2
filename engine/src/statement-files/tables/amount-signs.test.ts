import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../../core/money.ts'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const folder = join(import.meta.dirname, '../../../../fixtures/statement-files/signs')
const today = plainDate('2025-06-30')
type Expected = { currency: string; amounts: string[]; asks?: boolean }

describe('tells money in from money out, or asks the user', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  test.each(names)('%s', (fileName) => {
    const bytes = new Uint8Array(readFileSync(join(folder, fileName)))
    const expected = JSON.parse(readFileSync(join(folder, `${fileName}.expected.json`), 'utf8')) as Expected
    const { rows, areSignsGuessed } = readStatementFile({
      bytes,
      fileName,
      currency: expected.currency,
      today,
    })
    expect(rows.map((row) => formatMinor(row.minor, row.currency))).toEqual(expected.amounts)
    expect(areSignsGuessed === true).toBe(expected.asks === true)
  })
})

const read = (text: string, note?: string) =>
  readStatementFile({ text, currency: 'USD', today, ...(note ? { note } : {}) })

test('the user isn’t asked if the balances add up or the note mentions the signs', () => {
  const rows = ['2025-03-03,Jordan Alvarez,100.00', '2025-03-09,Mei Tanaka,250.00']
  const plain = `Date,Name,Amount\n${rows.join('\n')}\n`
  expect(read(plain).areSignsGuessed).toBe(true)
  expect(read(plain, 'positive amounts are spending').areSignsGuessed).toBeUndefined()
  const balances = `Date,Name,Amount,Balance\n${rows[0]},600.00\n${rows[1]},850.00\n`
  expect(read(balances)).toMatchObject({ balanceCheck: { ok: true }, rows: [{ minor: 10_000 }, { minor: 25_000 }] })
  expect(read(balances).areSignsGuessed).toBeUndefined()
})

test('a single kind of evidence isn’t enough to flip the signs', () => {
  const text =
    'Date,Description,Amount\n2025-03-03,Rent flat 2,910.00\n2025-03-04,Online payment British Gas,-120.00\n2025-03-05,Rent flat 1,880.00\n'
  expect(read(text).rows.map((row) => row.minor)).toEqual([91_000, -12_000, 88_000])
})

test('in a pasted list without signs, purchases are money out and wages are money in', () => {
  const list = 'Mar 3 Netflix 15.99 USD\nMar 4 Payroll 3,000.00'
  expect(read(list).rows.map((row) => row.minor)).toEqual([-1599, 300_000])
  const longer = 'Mar 3 Salary 2,100.00\nMar 5 Walmart 84.10\nMar 6 Refund Zara 20.00\nMar 9 Starbucks 6.35'
  expect(read(longer).rows.map((row) => row.minor)).toEqual([210_000, -8410, 2000, -635])
})
