import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { signByBalances } from './sign-by-balances.ts'

const makeRows = (...rows: [minor: number, balance: number][]) =>
  rows.map(([minor, balanceAfterMinor], at) => ({
    line: at + 1,
    day: plainDate('2026-11-02'),
    minor,
    currency: 'GBP',
    name: 'Row',
    balanceAfterMinor,
  }))
const listAmounts = (...rows: [number, number][]) => signByBalances(makeRows(...rows)).map(({ minor }) => minor)

test('running balances correct the direction of an amount', () => {
  expect(listAmounts([-500, 9500], [200, 9300], [-100, 9200])).toEqual([-500, -200, -100])
})

test('amounts that already add up stay the same, even with the newest first', () => {
  expect(listAmounts([500, 1000], [500, 500])).toEqual([500, 500])
})

test('balances that don’t explain the amounts flip nothing', () => {
  expect(listAmounts([-500, 9500], [200, 9100])).toEqual([-500, 200])
})
