import type { BudgetDraft, Repeat } from '@evenkeel/contract/budget.ts'
import { formatDay } from '../../lib/format-date.ts'
import { dropSign, formatMoney } from '../../lib/format-money.ts'

const NAMED: Record<string, string> = {
  '1 day': 'Daily',
  '7 day': 'Weekly',
  '14 day': 'Every 2 weeks',
  '1 week': 'Weekly',
  '1 month': 'Monthly',
  '3 month': 'Quarterly',
  '12 month': 'Yearly',
  '1 year': 'Yearly',
}

/** How often something repeats: "Monthly", "Every 2 weeks", or "Once". */
export function describeRepeat(repeat: Repeat | null): string {
  if (repeat === null) return 'Once'
  return NAMED[`${repeat.every} ${repeat.unit}`] ?? `Every ${repeat.every} ${repeat.unit}s`
}

/** An item's current amount and how often it repeats: "$220.00, weekly". */
export function describeCurrent({ amount, currency, repeat }: NonNullable<BudgetDraft['replaces']>): string {
  return `${formatMoney(dropSign(amount), currency)}, ${describeRepeat(repeat).toLowerCase()}`
}

type Scheduled = { repeat: Repeat | null; until: string | null; spread: boolean }

/** A schedule with its end: "Monthly until Mar 1, 2027", "Monthly, spread over the month". */
export function describeSchedule({ repeat, until, spread }: Scheduled): string {
  const frequency = describeRepeat(repeat)
  if (repeat === null) return frequency
  return `${frequency}${until === null ? '' : ` until ${formatDay(until)}`}${spread ? `, spread over ${describePeriod(repeat)}` : ''}`
}

/** The same within a sentence: "monthly until Mar 1, 2027". */
export function describeScheduleInSentence(item: Scheduled): string {
  const schedule = describeSchedule(item)
  return `${schedule.charAt(0).toLowerCase()}${schedule.slice(1)}`
}

/** The period an item is spread over: its days or weeks, or the month of its date if it repeats by month or year. */
export function describePeriod({ every, unit }: Repeat): string {
  if (unit === 'day') return `${every} days`
  if (unit === 'week') return every === 1 ? 'the week' : `${every} weeks`
  return 'the month'
}
