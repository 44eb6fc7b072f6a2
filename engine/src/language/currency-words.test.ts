import { expect, test } from 'vitest'
import { parseBudgetText } from '../budget-sentences/parse-budget-sentence.ts'
import { plainDate } from '../core/plain-date.ts'
import { readCurrencyWord } from './currency-words.ts'

test.each([
  ['649 rs', 'INR'],
  ['649 rupees', 'INR'],
  ['3,000 Pakistani rupees', 'PKR'],
  ['14,500 Mexican pesos', 'MXN'],
  ['14,500 Colombian pesos', 'COP'],
  ['900 Philippine pesos', 'PHP'],
  ['400 Danish kroner', 'DKK'],
  ['400 Swedish kronor', 'SEK'],
  ['400 Czech crowns', 'CZK'],
  ['900 Egyptian pounds', 'EGP'],
  ['30 Kuwaiti dinars', 'KWD'],
  ['900 Moroccan dirhams', 'MAD'],
  ['90 kiwi dollars', 'NZD'],
  ['2,000 Ugandan shillings', 'UGX'],
  ['30,000 CFA', 'XOF'],
  ['NT$900', 'TWD'],
  ['J$900', 'JMD'],
  ['TT$120', 'TTD'],
  ['RD$1,895', 'DOP'],
  ['KD 30', 'KWD'],
  ['500 TL', 'TRY'],
  ['900 rubles', 'RUB'],
])('“%s” is in %s for someone who uses euros', (amount, currency) => {
  const { items } = parseBudgetText(`Netflix ${amount} per month`, {
    today: plainDate('2026-11-15'),
    currency: 'EUR',
    categorise: () => ({ category: 'Subscriptions', confidence: 0.9 }),
    second: null,
  })
  expect(items.map((item) => item.currency)).toEqual([currency])
})

test.each([
  ['The gym costs $650 MXN monthly', ['MXN']],
  ['Canadian dollars, please. Ten dollars for the choir every Sunday, and $40 a month for bus fares', ['CAD', 'CAD']],
  ['Rent $900, and 50 Canadian dollars a month for hosting', ['USD', 'CAD']],
])('a code or country says which dollar it is: “%s”', (text, currencies) => {
  const { items } = parseBudgetText(text, {
    today: plainDate('2026-11-15'),
    currency: 'USD',
    categorise: () => ({ category: 'Subscriptions', confidence: 0.9 }),
    second: null,
  })
  expect(items.map((item) => item.currency)).toEqual(currencies)
})

test.each(['JMD', 'COP', 'CLP', 'TTD'])('“$” is %s for someone whose own currency it is', (currency) => {
  const { items } = parseBudgetText('Netflix $900 per month', {
    today: plainDate('2026-11-15'),
    currency,
    categorise: () => ({ category: 'Subscriptions', confidence: 0.9 }),
    second: null,
  })
  expect(items.map((item) => item.currency)).toEqual([currency])
})

test.each([
  ['pesos', 'CLP'],
  ['pesos', 'PHP'],
  ['rupees', 'PKR'],
  ['pounds', 'EGP'],
  ['kr', 'NOK'],
  ['dinars', 'JOD'],
  ['dollars', 'CAD'],
])('“%s” means %s for someone whose own currency it is', (name, own) => {
  expect(readCurrencyWord(name, own)).toBe(own)
})

test.each([
  ['pesos', 'EUR', 'MXN'],
  ['chilean pesos', 'MXN', 'CLP'],
  ['swiss francs', 'XOF', 'CHF'],
  ['kr', 'EUR', 'SEK'],
  ['quid', 'EGP', 'GBP'],
  ['dollars', 'MXN', 'USD'],
  ['dolares', 'CLP', 'USD'],
])('“%s” from someone who uses %s means %s', (name, own, code) => {
  expect(readCurrencyWord(name, own)).toBe(code)
})
