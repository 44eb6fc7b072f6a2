import { shiftMonth } from '../core/period.ts'
import { getMonth, type PlainDate } from '../core/plain-date.ts'

/**
 * The whole months before this one, newest first, back to the first one recorded from its start; at most `max`. A
 * month whose first entry is in its first week counts as recorded from its start.
 */
export function getWholeMonthsBefore(
  today: PlainDate,
  entries: Iterable<{ readonly day: PlainDate }>,
  max: number,
): string[] {
  let firstDay = today
  for (const { day } of entries) if (day < firstDay) firstDay = day
  const firstMonth = firstDay.slice(8) <= '07' ? getMonth(firstDay) : shiftMonth(getMonth(firstDay), 1)
  const months: string[] = []
  for (let name = shiftMonth(getMonth(today), -1); name >= firstMonth && months.length < max; ) {
    months.push(name)
    name = shiftMonth(name, -1)
  }
  return months
}
