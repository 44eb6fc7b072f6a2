import { readWeekdayName } from '../../language/weekday-names.ts'

const LEADING = /^([\s\-–•*]*)(\p{L}{2,6})\.?(?=\s+\p{L})/u

/**
 * Adds a colon after weekdays of up to six letters in a diary ("wed petrol 68", "fri pub 42.50"), so that they're read
 * as dates. "sun" and "so" have other meanings, so at least half of the lines with a number must start with a weekday,
 * and there must be at least two different weekdays.
 */
export function markLeadingWeekdays(lines: readonly string[]): readonly string[] {
  const weekdays = lines.map((line) => readWeekdayName(LEADING.exec(line)?.[2] ?? ''))
  const priced = lines.flatMap((line, at) => (/\d/.test(line) ? [at] : []))
  const withWeekday = priced.filter((at) => weekdays[at] != null)
  if (new Set(withWeekday.map((at) => weekdays[at])).size < 2 || withWeekday.length * 2 < priced.length) return lines
  return lines.map((line, at) => (weekdays[at] == null ? line : line.replace(LEADING, '$1$2:')))
}
