import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { hasUnreadRows } from './pdf-unread-rows.ts'

const LINES = [
  'Date     Description        Withdrawn      Balance',
  '01 Oct   CORNER BAKERY           9.42     2,712.30',
  '02 Oct   LOBLAWS 1007          146.20     2,566.10',
  'page 2',
  '         BALANCE FORWARD                  2,566.10',
  '15 Oct   MORTGAGE            1,488.37     1,077.73',
  '         TOTALS              1,643.99',
  '31 Oct   End balance                      1,077.73',
]
const makeRowsAt = (...lines: number[]) =>
  lines.map((line): StatementRow => ({ line, day: plainDate('2026-10-01'), minor: -942, currency: 'CAD', name: 'X' }))

test('a line that looks like a row but wasn’t read is noticed', () => {
  expect(hasUnreadRows(makeRowsAt(2, 3), LINES.join('\n'))).toBe(true)
})

test('balances carried forward and totals aren’t unread rows', () => {
  expect(hasUnreadRows(makeRowsAt(2, 3, 6), LINES.join('\n'))).toBe(false)
})

test('the table of a second account is noticed, even if its columns are in other positions', () => {
  const second = ['Savings', '01 Oct   Opening balance                   50.00', '07 Oct   INTEREST     1.37     51.37']
  expect(hasUnreadRows(makeRowsAt(2, 3, 6), [...LINES, ...second].join('\n'))).toBe(true)
  expect(hasUnreadRows(makeRowsAt(2, 3, 6), [...LINES, ...second.slice(0, 2)].join('\n'))).toBe(false)
})
