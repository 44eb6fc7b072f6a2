import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { writeOutDays } from './bare-days.ts'

const TODAY = plainDate('2026-10-11')

test.each([
  [
    'a sheet',
    'Our sheet: September 2026\nDay\tWhat\tOut\tIn\n1\tRent\t900.00\t\n11\tFrom Mum\t\t200.00\n25\tGas\t40.00\t',
  ],
  [
    'a statement',
    [
      'From 2026-09-01 to 2026-09-30',
      'DAY  DESCRIPTION                  DEBIT      CREDIT',
      '01   RENT                        900.00',
      '11   FROM MUM                                200.00',
      '     GAS                          40.00',
    ].join('\n'),
  ],
])('%s with only the day of the month in a column gets complete dates', (_, text) => {
  const { rows } = readStatementFile({ text, currency: 'USD', today: TODAY })
  const last = text.includes('\t') ? '2026-09-25' : '2026-09-11'
  expect(rows.map(({ day, minor }) => [day, minor])).toEqual([
    ['2026-09-01', -90_000],
    ['2026-09-11', 20_000],
    [last, -4000],
  ])
})

test.each([
  [
    'the rows have dates',
    'Trip, October 2026\nDay\tDate\tWhat\tOut\n1\t28 Sep 2026\tHotel\t90.00\n4\t1 Oct 2026\tGas\t40.00',
  ],
  ['the only date above may be a print date', 'Printed 2026-10-02\nDay\tWhat\tOut\n1\tRent\t900.00\n4\tGas\t40.00'],
  ['the last day would be in the future', 'Printed 2 October 2026\nDay\tWhat\tOut\n3\tRent\t900.00\n25\tGas\t40.00'],
  [
    'the numbers just count days of a trip',
    'Trip, September 2026\nDay\tWhat\tOut\n1\tHotel\t90.00\n2\tFood\t9.00\n3\tGas\t40.00',
  ],
  ['two months are named', 'August 2026 to September 2026\nDay\tWhat\tOut\n1\tRent\t900.00\n4\tGas\t40.00'],
  ['no month is named', 'Our sheet\nDay\tWhat\tOut\n1\tRent\t900.00\n4\tGas\t40.00'],
  ['the numbers don’t rise', 'September 2026\nDay\tWhat\tOut\n4\tRent\t900.00\n1\tGas\t40.00'],
])('days stay as they are if %s', (_, text) => {
  expect(writeOutDays(text, TODAY)).toBe(text)
})
