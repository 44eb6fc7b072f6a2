import { expect, test } from 'vitest'
import { currencyAbove } from './pdf-currency.ts'

test.each([
  ['Waluta rachunku: PLN', 'PLN'],
  ['Privatkonto CHF IBAN CH41 0900 0000 3044 1208 8', 'CHF'],
  ['TRANSACTION TYPE   PAID IN (KSh)   PAID OUT (KSh)', 'KES'],
  ['Limit RON 3,000.00', 'RON'],
  ['COMPTE DE PARTICULIER - en euros', 'EUR'],
  ['Alle Beträge in Euro', 'EUR'],
  ['Movimenti (importi in euro)', 'EUR'],
])('“%s” names %s', (line, currency) => {
  expect(currencyAbove(['Statement', line])).toBe(currency)
})

test.each([
  ['BOB SMITH'],
  ['TRY OUR NEW APP'],
  ['Balance $120.00'],
  ['EUR 1.00 = USD 1.08'],
  ['Purchases in euros cost 1% more'],
])('“%s” doesn’t name the account’s currency', (line) => {
  expect(currencyAbove([line])).toBe(null)
})

test('a name counts only where no code and no sign says otherwise', () => {
  expect(currencyAbove(['Balance $120.00', 'Fees for payments in euros'])).toBe(null)
  expect(currencyAbove(['Account in GBP', 'Fees for payments in euros'])).toBe('GBP')
})
