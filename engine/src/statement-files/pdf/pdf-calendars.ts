import { countDaysInMonth, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import type { FormatReading } from '../reading/statement-reading.ts'

/**
 * Countries whose banks write years of their own calendar with one or two digits, and how many years to add to such a
 * year as we read it: 69 as 1969, 8 as 2008.
 */
const CALENDARS: readonly { letters: RegExp; years: number }[] = [
  { letters: /[\u0e01-\u0e59]{3}/, years: 57 }, // Thailand: 69 is 2569, our 2026.
  { letters: /[\u3041-\u30ff]{2}|普通|預金/, years: 18 }, // Japan: 8 is Reiwa 8, our 2026.
]

/** Corrects years of another calendar if that moves all rows to this year or last year. */
export function convertCalendar(reading: FormatReading, text: string, today: PlainDate): FormatReading {
  const now = Number(today.slice(0, 4))
  const isNear = (day: PlainDate, years: number) => [0, 1].includes(now - Number(day.slice(0, 4)) - years)
  const calendar = CALENDARS.find(
    ({ letters, years }) =>
      letters.test(text) && reading.rows.length > 0 && reading.rows.every(({ day }) => isNear(day, years)),
  )
  if (!calendar) return reading
  const rows = reading.rows.map((row) => {
    const [year = 0, month = 0, day = 0] = row.day.split('-').map(Number)
    const own = year + calendar.years
    return { ...row, day: makePlainDate(own, month, Math.min(day, countDaysInMonth(own, month))) }
  })
  return { ...reading, rows }
}
