import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { decideCurrency, findCurrencyAbove } from './pdf-currency.ts'

test.each([
  ['Waluta rachunku: PLN', 'PLN'],
  ['Privatkonto CHF IBAN CH41 0900 0000 3044 1208 8', 'CHF'],
  ['TRANSACTION TYPE   PAID IN (KSh)   PAID OUT (KSh)', 'KES'],
  ['Limit RON 3,000.00', 'RON'],
  ['Opening balance Rs. 5,000.00', 'INR'],
  ['COMPTE DE PARTICULIER - en euros', 'EUR'],
  ['Alle Beträge in Euro', 'EUR'],
  ['Movimenti (importi in euro)', 'EUR'],
])('“%s” names %s', (line, currency) => {
  expect(findCurrencyAbove(['Statement', line], 'EUR')).toBe(currency)
})

test.each([
  ['BOB SMITH'],
  ['TRY OUR NEW APP'],
  ['MODA CAD. NO:88 D:5'],
  ['Balance $120.00'],
  ['EUR 1.00 = USD 1.08'],
  ['Purchases in euros cost 1% more'],
])('“%s” doesn’t name the account’s currency', (line) => {
  expect(findCurrencyAbove([line], 'EUR')).toBe(null)
})

test('a currency’s name counts only if no code or sign says otherwise', () => {
  expect(findCurrencyAbove(['Balance $120.00', 'Fees for payments in euros'], 'EUR')).toBe(null)
  expect(findCurrencyAbove(['Account in GBP', 'Fees for payments in euros'], 'EUR')).toBe('GBP')
})

test.each([
  ['Toronto ON M5H 1A1', 'Balance ($)', 'USD', 'CAD', true],
  ['Cedar Falls IA 50613', 'Balance $', 'AUD', 'USD', true],
  ['Eastwood NSW 2122', 'Balance $', 'EUR', 'AUD', true],
  ['IBAN PL61 1090 1014 0000 0712 1981 2874', 'Kwota', 'USD', 'PLN', false],
  ['Sort code 04-00-75', 'Paid out', 'EUR', 'GBP', false],
  ['Statement', 'Balance $', 'NZD', null, true],
  ['Statement', 'Balance', 'NZD', null, false],
])('with “%s”, “%s” and %s as the user’s currency, the currency code is %s', (address, heading, own, code, isSure) => {
  const row = { line: 3, day: plainDate('2026-03-02'), minor: -100, currency: own, name: 'Shop' } as StatementRow
  expect(decideCurrency([row], [address, heading, '2 March Shop 1.00'], own)).toEqual({ code, isSure })
})

test('what a purchase abroad cost doesn’t say where the bank is', () => {
  const makeRow = (line: number) =>
    ({ line, day: plainDate('2026-03-02'), minor: -100, currency: 'USD', name: 'Shop' }) as StatementRow
  const lines = ['Amount $', '2 March Shop 1.00', '1.40 CAD Toronto ON M5H 1A1', '3 March Shop 1.00']
  expect(decideCurrency([makeRow(2), makeRow(4)], lines, 'USD').code).not.toBe('CAD')
})
