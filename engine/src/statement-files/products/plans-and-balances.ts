import { makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import type { FormatReading, PlannedAmount, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import { decideDecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import { getCurrencyFromSign } from '../values/currencies.ts'
import { createYearsUntil, readDay, resolveDay } from '../values/days.ts'
import type { ProductTable } from './product-layouts.ts'
import { toReading } from './product-reading.ts'

/** Reads Monarch's balances: what each account held, day by day. Null for any other table or if it has none. */
export function readBalances({ headings, body }: ProductTable, context: ReadingContext): FormatReading | null {
  if (headings.join() !== 'date,balance,account') return null
  const accountBalances: NonNullable<FormatReading['accountBalances']> = []
  const issues: ReadingIssue[] = []
  for (const { line, cells } of body) {
    const [date = '', balance = '', account = ''] = cells.map((cell) => cell.trim())
    const parts = readDay(date)
    const day = parts && resolveDay(parts, 'mdy', createYearsUntil(context.today))
    const amount = readMoney(balance, context)
    if (day && amount && account !== '') accountBalances.push({ ...amount, day, source: account.slice(0, 120), line })
    else
      issues.push({
        line,
        code: 'unreadable',
        text: cells.join(', '),
        reason: 'We couldn’t read the date, balance or account.',
      })
  }
  if (accountBalances.length === 0) return null
  return { ...toReading('monarch', [], issues, null), accountBalances }
}

// YNAB's internal groups, which hold money that isn't planned for spending.
const NOT_PLANNED = /^(?:inflow|credit card payments|hidden categories|internal master category|uncategorized)$/

/**
 * Reads a YNAB budget: the plan for each category in the newest month that has begun and plans any spending. Null for
 * any other table, or if there is no such month.
 */
export function readBudget({ headings, body }: ProductTable, context: ReadingContext): FormatReading | null {
  const findColumn = (...names: string[]) => names.map((name) => headings.indexOf(name)).find((at) => at >= 0) ?? -1
  const at = {
    month: findColumn('month'),
    group: findColumn('category group', 'master category'),
    name: findColumn('category', 'sub category'),
    assigned: findColumn('assigned', 'budgeted'),
    available: findColumn('available', 'category balance'),
  }
  if (Object.values(at).some((one) => one < 0)) return null
  const planned: PlannedAmount[] = []
  for (const { cells } of body) {
    const month = readMonth(cells[at.month] ?? '')
    const [group, name] = [cells[at.group]?.trim() ?? '', cells[at.name]?.trim() ?? '']
    const amount = readMoney(cells[at.assigned] ?? '', context)
    if (!month || !amount || amount.minor <= 0 || name === '') continue
    if (NOT_PLANNED.test(foldText(group))) continue
    planned.push({ month, category: group === '' ? name : `${group}: ${name}`, ...amount })
  }
  const newest = filterNewestMonth(planned, context.today)
  return newest.length === 0 ? null : { ...toReading('ynab', [], [], null), planned: newest }
}

/** The amounts planned for the newest month that has begun. */
export function filterNewestMonth(planned: readonly PlannedAmount[], today: PlainDate): PlannedAmount[] {
  const begun = planned.filter(({ month }) => month <= today)
  const newest = begun.reduce<string>((latest, { month }) => (month > latest ? month : latest), '')
  return begun.filter(({ month }) => month === newest)
}

function readMoney(cell: string, { currency }: ReadingContext): { minor: number; currency: string } | null {
  const parts = readAmount(cell)
  if (!parts) return null
  const own = parts.currency ? getCurrencyFromSign(parts.currency, currency, currency) : currency
  const minor = toSignedMinor(parts, decideDecimalMark([parts], '.'), own)
  return minor === null ? null : { minor, currency: own }
}

/** The first day of "Jan 2026" or "2026-01"; null for any other text. */
function readMonth(text: string): PlainDate | null {
  const named = /^(\p{L}+)\.? (\d{4})$/u.exec(text.trim())
  const month = named ? readMonthName(named[1]!) : null
  if (named && month) return makePlainDate(Number(named[2]), month, 1)
  const [, year, number] = /^(\d{4})[-/](\d{1,2})$/.exec(text.trim()) ?? []
  return year && Number(number) >= 1 && Number(number) <= 12 ? makePlainDate(Number(year), Number(number), 1) : null
}
