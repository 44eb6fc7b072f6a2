import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, toMinor } from './amounts.ts'

const readMinor = (text: string, mark: '.' | ',' = '.', currency = 'EUR') => {
  const parts = readAmount(text)
  const value = parts ? toMinor(parts, mark, currency) : null
  return parts && value !== null ? (parts.isNegative || parts.direction === 'out' ? -value : value) : null
}

test.each([
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ["1'234.56", 123456],
  ['1 234,56', 123456],
  ['1\u202f234,56', 123456],
  ['1,25,000.00', 12500000],
  ['-,01', -1],
  ['$.23', 23],
  ['(88.40)', -8840],
  ['($1,936.76)', -193676],
  ['250.00-', -25000],
  ['45.20 DR', -4520],
  ['3,100.00CR', 310000],
  ['- $220.00', -22000],
  ['+ £1,100.00', 110000],
  ['−89,80 €', -8980],
  ['-10,80\u00a0€', -1080],
  ['CNY 123.18', 12318],
  ['131.77(refunded 20.00)', 13177],
  ['5 200,00 PLN', 520000],
  ['١٢٫٥٠', 1250],
])('%s is an amount', (text, expected) => {
  expect(readMinor(text)).toBe(expected)
})

test('yen have no cents, with or without a symbol', () => {
  expect(readMinor('¥129', '.', 'JPY')).toBe(129)
  expect(readMinor('129円', '.', 'JPY')).toBe(129)
  expect(readMinor('1,080', '.', 'JPY')).toBe(1080)
})

test('the file’s decimal separator decides what three digits after a separator mean', () => {
  expect(readMinor('1.450', ',')).toBe(145000)
  expect(readMinor('4.750', '.', 'KWD')).toBe(4750)
})

test.each(['12%', '2025-03-28', 'abc', '12:30', '1.2.3', '', '--', '1,2,3', 'A12'])('%s isn’t an amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

test('an amount can be read back however its thousands and decimals are separated', () => {
  const styles: [string, string, '.' | ','][] = [
    [',', '.', '.'],
    ['.', ',', ','],
    [' ', ',', ','],
    ["'", '.', '.'],
    ['\u202f', ',', ','],
  ]
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...styles), (value, [group, decimal, mark]) => {
      const digits = String(Math.abs(value)).padStart(3, '0')
      const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
      expect(readMinor(`${value < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`, mark)).toBe(
        value === 0 ? 0 : value,
      )
    }),
  )
})

test('a dollar sign belongs to the country code before it, with or without a space', () => {
  expect(['US$18.40', 'US $18.40', 'AU $ 18.40', '$18.40'].map((text) => readAmount(text)?.currency)).toEqual([
    'USD',
    'USD',
    'AUD',
    '$',
  ])
})
