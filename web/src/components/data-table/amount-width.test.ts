import { expect, test } from 'vitest'
import { AMOUNT_PX, getAmountWidth } from './amount-width.ts'

test('the amount column grows with its longest amount and is never narrower than usual', () => {
  expect(getAmountWidth([])).toBe(AMOUNT_PX)
  expect(getAmountWidth([{ amount: '-1859.73', currency: 'USD' }])).toBe(AMOUNT_PX)
  // Letters are wider than digits: −CA$600.00 doesn't fit where −$1,859.73 does.
  expect(getAmountWidth([{ amount: '-600.00', currency: 'CAD' }])).toBeGreaterThan(AMOUNT_PX)
  const rows = [
    { amount: '-4.50', currency: 'USD' },
    { amount: '-1234567890.55', currency: 'USD' },
    { amount: '98765432100', currency: 'JPY' },
  ]
  expect(getAmountWidth(rows)).toBeGreaterThan(AMOUNT_PX + '1234567'.length * 7)
})
