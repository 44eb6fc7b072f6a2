import { expect, test } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'

test.each([
  ['1450', '1450'],
  ['1,450', '1450'],
  ['1,450,000.25', '1450000.25'],
  ['1.450,25', '1450.25'],
  ['1 450.5', '1450.5'],
  ["1'450", '1450'],
  ['12,50', '12.50'],
  ['-3', '-3'],
  ['\u2212$3.20', '-3.20'],
  ['$-3', '-3'],
  ['(12.50)', '-12.50'],
  ['-0.00', '0.00'],
  ['USD 12', '12'],
  ['', ''],
  ['abc', 'abc'],
  ['1.2.3', '1.2.3'],
])('“%s” is read as “%s”', (typed, plain) => expect(readTypedAmount(typed)).toBe(plain))
