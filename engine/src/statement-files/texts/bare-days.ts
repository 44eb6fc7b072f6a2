import { getDateParts, type PlainDate } from '../../core/plain-date.ts'
import { readMonthName } from '../../language/month-names.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { findDays } from './line-tokens.ts'

const HEADING = /^\s*(?:day|jour|d[ií]a|giorno)(?=\t|\s{2,})/i
const BARE_DAY = /^\s{0,3}(0?[1-9]|[12]\d|3[01])\.?(?=\t|\s{2,})/
const MONTH = /(?<!\p{L})(\p{L}{3,12})\.?,? ((?:19|20)\d{2})(?!\d)/gu

/**
 * Writes out the dates of a list with a column of days ("03", "17") if the text above names one month: "September
 * 2026", "From 2026-09-01 to 2026-09-30". Other lines are moved to the right as well, so columns stay aligned. Changes
 * nothing if the numbers may not be days: they fall, count 1, 2, 3, …, lead to the future or are next to dates.
 */
export function writeOutDays(text: string, today: PlainDate): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => HEADING.test(line))
  if (at <= 0) return text
  const days = lines.slice(at + 1).flatMap((line) => BARE_DAY.exec(line)?.[1] ?? [])
  const isRising = days.every((day, i) => i === 0 || Number(day) >= Number(days[i - 1]))
  const isNumbering = days.length > 2 && days.every((day, i) => Number(day) === i + 1)
  const hasOthers = lines.slice(at).some((line) => /\bdate\b/i.test(line) || findDays(line, null).length > 0)
  if (days.length < 2 || !isRising || isNumbering || hasOthers) return text
  const month = findMonth(lines.slice(0, at), today)
  if (month === null || `${month}${days.at(-1)!.padStart(2, '0')}` > today) return text
  const padding = ' '.repeat(month.length)
  const written = lines.slice(at).map((line) => {
    const day = BARE_DAY.exec(line)
    const rest = line.slice(day?.[0].length ?? 0)
    if (day) return `${month}${day[1]!.padStart(2, '0')}${' '.repeat(Math.max(0, day[0].length - 2))}${rest}`
    return line.trim() === '' || line.includes('\t') ? line : padding + line
  })
  return [...lines.slice(0, at), ...written].join('\n')
}

/** The only month in these lines, as "2026-09-"; null if they name none or several. */
function findMonth(lines: readonly string[], today: PlainDate): string | null {
  const months = new Set<string>()
  const add = (year: number, month: number) => months.add(`${year}-${String(month).padStart(2, '0')}-`)
  for (const line of lines) {
    for (const [, name = '', year] of line.matchAll(MONTH)) {
      const month = readMonthName(name)
      if (month !== null) add(Number(year), month)
    }
    // One date alone may be the day it was printed.
    const days = findDays(line, null)
    for (const { parts } of days.length > 1 ? days : []) {
      const day = parts && resolveDay(parts, 'dmy', createYearsUntil(today))
      const [year, month] = day ? getDateParts(day) : []
      if (year && month) add(year, month)
    }
  }
  const [only, ...more] = months
  return only && more.length === 0 ? only : null
}
