import { expect, test } from 'vitest'
import { READING_REASONS } from './reading-reasons.ts'

test('balances are shown as money', () => {
  const off = { stated: '4643.60', expected: '5450.60', missing: '-807.00', currency: 'USD' }
  expect(READING_REASONS['balance.closing-off'](off)).toBe(
    'The rows add up to a closing balance of $5,450.60, but the file says $4,643.60. The difference is −$807.00.',
  )
  const breaks = { line: 1300, stated: '199794', expected: '-199794', currency: 'CLP' }
  expect(READING_REASONS['balance.breaks'](breaks)).toBe(
    'The balance on line 1,300 is CLP\u00a0199,794, but the rows up to it add up to −CLP\u00a0199,794. A row may be missing just above it.',
  )
})

test('a balance stored without its currency is shown without one', () => {
  expect(READING_REASONS['balance.breaks']({ line: 4, stated: '1250.00', expected: '60.00' })).toContain('is 1,250.00,')
})
