import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import { carryDaysDown } from './pdf-carried-days.ts'

const LINES = [
  '14 Oct   Transfer           30.00',
  '         CORNER BAKERY       6.20',
  '16 Oct   RIVER BOOKS        18.95',
  '         CITY CABS          23.84',
  '25 Oct   SALARY            225.00',
  'page 2',
  '         GAME SHOP          31.63',
  '28 Oct   REFUND             31.63',
]
const makeReading = (days: Record<number, number>): FormatReading => {
  const rows = Object.entries(days).map(
    ([line, day]): StatementRow => ({
      line: Number(line),
      day: plainDate(`2026-10-${day}`),
      minor: -100,
      currency: 'CAD',
      name: 'X',
    }),
  )
  return { format: 'pdf', rows, source: null, currency: 'CAD', issues: [], shape: 'x' }
}
const getDays = (days: Record<number, number>) =>
  carryDaysDown(makeReading(days), LINES).rows.map(({ day }) => Number(day.slice(8)))

test('a row at the top of a page gets the date of the row above, like all other rows without a date', () => {
  expect(getDays({ 1: 14, 2: 14, 3: 16, 4: 16, 5: 25, 7: 28, 8: 28 })).toEqual([14, 14, 16, 16, 25, 25, 28])
})

test('nothing changes if other undated rows don’t have the date of the row above', () => {
  expect(getDays({ 1: 14, 2: 16, 3: 16, 4: 25, 5: 25, 7: 28, 8: 28 })).toEqual([14, 16, 16, 25, 25, 28, 28])
})
