import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDecimals } from './currency.ts'
import { allocate, divideHalfEven, formatMinor, money, parseMinor } from './money.ts'

const cents = fc.integer({ min: -1e15, max: 1e15 })
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')

test('a formatted amount parses back to itself, in any currency', () => {
  fc.assert(
    fc.property(cents, currency, (minor, code) => {
      const text = formatMinor(minor, code)
      expect(parseMinor(text, code)).toBe(minor)
      expect((text.split('.')[1] ?? '').length).toBe(countDecimals(code))
    }),
  )
})

test('yen have no decimals and small amounts keep their zeros', () => {
  expect(formatMinor(-1200, 'JPY')).toBe('-1200')
  expect(formatMinor(-5, 'USD')).toBe('-0.05')
  expect(formatMinor(-0, 'USD')).toBe('0.00')
  expect(parseMinor('12.5', 'USD')).toBe(1250)
  expect(parseMinor('-0', 'JPY')).toBe(0)
  expect(parseMinor('1000000000000000', 'JPY')).toBe(1e15)
})

test('text that isn’t a plain decimal in the currency is rejected', () => {
  for (const text of ['', '1,00', '1.', '.5', '1e3', ' 1', '0x10', '1.234', '--1', '9999999999999999']) {
    expect(parseMinor(text, 'USD'), text).toBe(null)
  }
  expect(parseMinor('1.0', 'JPY')).toBe(null)
})

test('money must be whole minor units', () => {
  expect(() => money(0.5, 'USD')).toThrow(RangeError)
  expect(() => money(2 ** 53, 'USD')).toThrow(RangeError)
  expect(Object.is(money(-0, 'USD').minor, 0)).toBe(true)
})

test('a split never loses or invents a cent, and gives nothing to a zero weight', () => {
  const weights = fc.array(fc.nat(100), { minLength: 1 }).filter((ws) => ws.some((w) => w > 0))
  fc.assert(
    fc.property(cents, weights, (minor, ws) => {
      const parts = allocate(money(minor, 'EUR'), ws)
      expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(minor)
      parts.forEach((part, i) => {
        if (ws[i] === 0) expect(part.minor).toBe(0)
      })
    }),
  )
  expect(allocate(money(100, 'EUR'), [1, 1, 1]).map((part) => part.minor)).toEqual([34, 33, 33])
  expect(() => allocate(money(100, 'EUR'), [0, 0])).toThrow(RangeError)
})

test('division rounds to the nearest, and halves to the even neighbor', () => {
  expect([1n, 3n, 5n, 7n, -1n, -3n].map((n) => divideHalfEven(n, 2n))).toEqual([0n, 2n, 2n, 4n, 0n, -2n])
  const whole = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
  const positive = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(whole, positive, (n, d) => {
      const rounded = divideHalfEven(n, d)
      const twiceError = 2n * (rounded * d - n)
      expect(twiceError <= d && twiceError >= -d).toBe(true)
      if (twiceError === d || twiceError === -d) expect(rounded % 2n).toBe(0n)
      expect(divideHalfEven(-n, d)).toBe(-rounded)
      expect(divideHalfEven(n, -d)).toBe(-rounded)
    }),
  )
})
