import type { IncomeStatement, RowsFilter } from '@evenkeel/contract/reports.ts'
import { type DateRange, getMonthRange, getYearRange } from '@evenkeel/engine/core/period.ts'
import { formatMonthShort } from '../../lib/format-date.ts'

/** The days of one year's column: the whole year, or its first months. */
export function getColumnRange(year: number, months: number | null): DateRange {
  if (months === null) return getYearRange(year)
  return { from: getYearRange(year).from, to: getColumnMonthRange(year, String(months).padStart(2, '0')).to }
}

/** The days of one month in one year's column. */
export function getColumnMonthRange(year: number, month: string): DateRange {
  return getMonthRange(`${String(year).padStart(4, '0')}-${month}`)
}

/** The transactions behind one cell: the row's filter on the column's days. */
export function getCellFilter(filter: RowsFilter, days: DateRange): RowsFilter {
  return { ...filter, ...days }
}

/** How many years to show. Years before the first record are left out because their columns would be empty. */
export function countShownYears({
  years,
  available_years,
}: Pick<IncomeStatement, 'years' | 'available_years'>): number {
  const first = Math.min(...available_years, years[0] ?? 0)
  return Math.max(1, years.filter((year) => year >= first).length)
}

/** "Jan–Oct". */
export function formatMonths(months: number): string {
  const formatName = (month: number) => formatMonthShort(`2000-${String(month).padStart(2, '0')}`)
  return months === 1 ? formatName(1) : `${formatName(1)}–${formatName(months)}`
}
