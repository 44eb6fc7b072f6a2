import { expect, test } from 'vitest'
import { findAccount, findCurrency } from './preamble.ts'

test.each([
  ['IBAN: ES79 2077 0024 0031 0257 5766 Moneda: EUR', 'ES79 2077 0024 0031 0257 5766'],
  ['IBAN: IT60 X054 2811 1010 0000 0104 477 Divisa', 'IT60 X054 2811 1010 0000 0104 477'],
  ['Konto: DE89370400440532013000 EUR', 'DE89370400440532013000'],
  ['IBAN: NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
  ['Account: Joint checking', 'Joint checking'],
])('the account in “%s” is “%s”', (line, account) => {
  expect(findAccount([{ line: 1, cells: [line] }])).toBe(account)
})

test.each([
  [['Currency: Nigerian Naira (NGN)']],
  [['Currency', 'NGN']],
  [['Currency:', 'Naira']],
  [['Account 4471', 'Currency: NGN']],
  [['Currency   NGN']],
  [['CUSTOMER STATEMENT   Currency: Nigerian Naira (NGN)   Period: 01-Nov-2026 to 10-Nov-2026']],
])('the currency in %j is the naira, whatever other codes there are', (cells) => {
  const others = { line: 2, cells: ['EUR', 'Balance'] }
  expect(findCurrency([{ line: 1, cells }, others], 'EUR')).toBe('NGN')
})

test('a filter for all currencies isn’t the Albanian lek', () => {
  expect(findCurrency([{ line: 1, cells: ['Currency: ALL'] }], 'USD')).toBeNull()
})
