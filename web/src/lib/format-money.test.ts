import { expect, test } from 'vitest'
import { formatMoney, formatMoneyCompact, formatPercent, isNegativeAmount } from './format-money.ts'

const locale = 'en-US'

test.each([
  ['-12.34', 'USD', '\u2212$12.34'],
  ['1859.7', 'USD', '$1,859.70'],
  ['-1200', 'JPY', '\u2212\u00a51,200'],
  ['0.00', 'EUR', '\u20ac0.00'],
  ['-0.00', 'USD', '$0.00'],
  ['5', 'CAD', 'CA$5.00'],
])('%s %s is written %s', (amount, currency, expected) => {
  expect(formatMoney(amount, currency, { locale })).toBe(expected)
})

test('an amount with too many digits for a float keeps them all', () => {
  expect(formatMoney('9007199254740993.01', 'USD', { locale })).toBe('$9,007,199,254,740,993.01')
})

test('on request, an amount has a plus sign (except zero) or no sign at all', () => {
  expect(formatMoney('10.00', 'USD', { locale, sign: 'always' })).toBe('+$10.00')
  expect(formatMoney('0.00', 'USD', { locale, sign: 'always' })).toBe('$0.00')
  expect(formatMoney('-10.00', 'USD', { locale, sign: 'never' })).toBe('$10.00')
})

test('a rounded amount has no decimals', () => {
  expect(formatMoney('224.61', 'USD', { locale, isRounded: true })).toBe('$225')
})

test.each([
  ['12400000', '$12.4M'],
  ['4300', '$4.3K'],
  ['980', '$980'],
  ['-2500.00', '\u2212$2.5K'],
  ['12.5', '$12.50'],
])('the short form of %s is %s', (amount, expected) => {
  expect(formatMoneyCompact(amount, 'USD', locale)).toBe(expected)
})

test('a percentage has one decimal; an unknown one is a dash', () => {
  expect(formatPercent(null)).toBe('\u2014')
  expect(formatPercent(0.0712, { locale })).toBe('7.1%')
  expect(formatPercent(-0.02, { locale, showsPlus: true })).toBe('\u22122.0%')
})

test('minus zero isn’t negative', () => {
  expect(isNegativeAmount('-0.00')).toBe(false)
  expect(isNegativeAmount('-0.01')).toBe(true)
})
