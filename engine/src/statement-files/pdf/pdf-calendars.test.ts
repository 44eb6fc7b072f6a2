import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { convertCalendar } from './pdf-calendars.ts'

const makeReading = (day: string) => ({ rows: [{ day: plainDate(day) }] }) as FormatReading
const today = plainDate('2026-04-02')

test.each([
  ['วันที่ รายการ', '1969-02-28', '2026-02-28'],
  ['普通預金', '2008-03-10', '2026-03-10'],
  ['Date', '2008-03-10', '2008-03-10'],
  ['普通預金', '2026-03-10', '2026-03-10'],
])('in a statement with “%s”, %s means %s', (text, day, converted) => {
  expect(convertCalendar(makeReading(day), text, today).rows[0]?.day).toBe(converted)
})
