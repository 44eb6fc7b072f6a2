import { divide, type Exact, exact, multiply, writeExact } from '../core/exact-amount.ts'
import {
  addDays,
  addMonths,
  countDaysInMonth,
  getDateParts,
  getMonthEnd,
  getMonthStart,
  getWeekday,
  makePlainDate,
  type PlainDate,
} from '../core/plain-date.ts'
import { addRepeats, type Repeat } from '../core/recurrence.ts'
import type { QuestionArgs, QuestionTopic } from './budget-draft.ts'
import { isDayOfMonth } from './dates-in-text.ts'
import type { DateValue, Frequency, HoursValue } from './mark-values.ts'
import { getValue, getValues, type Piece, says } from './read-piece.ts'

/** One series of payments: how much, from when, how often, until when. */
export type Series = Placed & {
  amount: Exact
  until: PlainDate | null
  /** The text says which day it falls on. */
  hasDay: boolean
}

type Context = {
  readonly today: PlainDate
  readonly name: string
  /** If neither a period nor a date is given, it happens once rather than every month. */
  readonly isOnce: boolean
  /** A month alone ("in March") means every year. */
  readonly isYearlyBill: boolean
  readonly isIncome: boolean
  /** How often the user is paid, if we know it. */
  readonly paydays: Frequency | null
  /** How the amount was calculated. */
  readonly notes: string[]
  readonly ask: (topic: QuestionTopic, args: QuestionArgs) => void
}

const MONTHLY: Repeat = { every: 1, unit: 'month' }
const YEARLY: Repeat = { every: 1, unit: 'year' }
const FULL_TIME: HoursValue = { hours: 40, repeat: { every: 1, unit: 'week' } }

/**
 * Turns an amount into scheduled payments. Rates become the amount of one occurrence: hours are multiplied, several
 * times a week add up to a weekly amount, and an amount in installments is divided. A month without a day starts on its
 * first day. `isAssumed`: the text says neither how often nor when.
 */
export function makeSchedule(piece: Piece, amount: Exact, context: Context): { series: Series[]; isAssumed: boolean } {
  const { each, frequency, count } = splitUp(piece, getPace(piece, amount, context), context.notes)
  const { placed, isAssumed } = place(piece, frequency, context)
  const hasDay = namesDay(piece)
  const series = placed.map(({ first, repeat }): Series => {
    const until = repeat && findLastDay(piece, count, first, repeat)
    return { amount: each, first, repeat, until: until !== null && until < first ? first : until, hasDay }
  })
  return { series, isAssumed }
}

function findLastDay(piece: Piece, count: number | null, first: PlainDate, repeat: Repeat): PlainDate | null {
  const until = getValue(piece, 'until')
  const duration = getValue(piece, 'duration')
  if (until) return getLastDay(until, first)
  if (count !== null) return addRepeats(first, repeat, count - 1)
  return duration && addDays(addRepeats(first, duration, 1), -1)
}

/** How much is paid, and how often. */
type Pace = { each: Exact; frequency: Frequency | null }

/** Splits an amount into the installments that the text names, if any, or repeats it that many times. */
function splitUp(piece: Piece, { each, frequency }: Pace, notes: string[]): Pace & { count: number | null } {
  const parts = getValue(piece, 'installments')
  if (!parts) return { each, frequency: frequency ?? (says(piece, 'duration') ? MONTHLY : null), count: null }
  const { count, repeat, isEach } = parts
  if (isEach) return { each, frequency: repeat ?? frequency ?? MONTHLY, count }
  if (frequency && frequency.unit !== 'year') return { each, frequency, count } // "40 a month, 12 payments"
  notes.push(`${writeExact(each)} in ${count} payments`)
  // "1,680 a year over ten payments": averaged over the year.
  if (frequency) return { each: divide(each, exact(12)), frequency: MONTHLY, count: null }
  return { each: divide(each, exact(count)), frequency: repeat ?? MONTHLY, count }
}

/** The amount of one occurrence and how often it's paid, from rates, hours and times. */
function getPace(piece: Piece, amount: Exact, context: Context): Pace {
  const all = getValues(piece, 'frequency')
  const plain = all.filter(({ unit }) => unit !== 'hour')
  const isCounted = ({ unit }: Frequency) => unit === 'week' || (unit === 'month' && !context.isIncome)
  const counted = plain.find((one) => isCounted(one) && countTimes(one) > 1)
  const hours = getValue(piece, 'hours')
  // "25 hours a week at 17.50"
  if (plain.length < all.length || (hours?.repeat && plain.length === 0))
    return getHourlyPace(amount, hours, counted ?? plain[0], context)
  const daily = plain.find(({ unit, every }) => unit === 'day' && every === 1)
  if (counted && (daily || plain.length === 1))
    return multiplyPace(multiply(amount, exact(daily?.times ?? 1)), counted, context)
  const [rate, paid] = plain
  if (!rate) return { each: amount, frequency: null }
  if (rate.payday) {
    if (!paid && !context.paydays) context.ask('paydays', { name: context.name })
    return multiplyPace(amount, paid ?? context.paydays ?? rate, context)
  }
  return multiplyPace(amount, rate, context)
}

/** Something paid by the hour, such as wages or lessons. */
function getHourlyPace(amount: Exact, given: HoursValue | null, rate: Frequency | undefined, context: Context): Pace {
  // "45 an hour once a week": one hour each time.
  if (!given && !context.isIncome && rate) return multiplyPace(amount, rate, context)
  if (!given) context.ask('hours', { name: context.name, assumed: String(FULL_TIME.hours) })
  const { hours, repeat } = given ?? FULL_TIME
  context.notes.push(`${hours} hours at ${writeExact(amount)}`)
  const worked = multiply(amount, exact(Math.round(hours * 100), 100))
  return repeat ? { each: worked, frequency: repeat } : multiplyPace(worked, rate ?? FULL_TIME.repeat!, context)
}

function multiplyPace(amount: Exact, frequency: Frequency, { isIncome, notes }: Context): Pace {
  const count = countTimes(frequency)
  if (count <= 1 || (isIncome && isTwiceAMonth(frequency))) return { each: amount, frequency }
  notes.push(`${count} × ${writeExact(amount)} a ${frequency.unit}`)
  return { each: multiply(amount, exact(count)), frequency: { every: frequency.every, unit: frequency.unit } }
}

function countTimes({ times, weekdays = [] }: Frequency): number {
  return times ?? Math.max(1, weekdays.length)
}

function isTwiceAMonth({ unit, every, times }: Frequency): boolean {
  return unit === 'month' && every === 1 && times === 2
}

/** Whether the words give a day: of the month, of the week or a date. A month or a year alone doesn't count. */
function namesDay(piece: Piece): boolean {
  const isDay = ({ days }: DateValue) => days.length > 0
  const hasWeekday = getValues(piece, 'frequency').some(({ weekdays = [] }) => weekdays.length > 0)
  return hasWeekday || getValues(piece, 'date').some(isDay) || getValues(piece, 'starting').slice(0, 1).some(isDay)
}

type Placed = { first: PlainDate; repeat: Repeat | null }

/**
 * The first dates: on named days or a named start, or else from the beginning of this month, so that this month counts
 * in full. Without either, what happens once or every few weeks starts today.
 */
function place(piece: Piece, frequency: Frequency | null, context: Context): { placed: Placed[]; isAssumed: boolean } {
  const { today, isOnce } = context
  const repeat = frequency && { every: frequency.every, unit: frequency.unit as Repeat['unit'] }
  const starting = getValue(piece, 'starting')
  const from = starting && getFirstDay(starting, today)
  const dated = placeOnDates(piece, frequency, repeat, from, context)
  if (dated) return { placed: dated, isAssumed: false }
  const month = getMonthStart(today)
  if (repeat === null) {
    const isAssumed = !says(piece, 'until', 'starting')
    const once = { first: today, repeat: null }
    return { placed: [isAssumed && isOnce ? once : { first: from ?? month, repeat: MONTHLY }], isAssumed }
  }
  const near = repeat.unit === 'week' && repeat.every > 1 ? today : month
  const [weekday, ...others] = frequency?.weekdays ?? []
  const isOneDay = weekday !== undefined && others.length === 0
  const first = isOneDay ? addDays(near, (weekday - getWeekday(near) + 7) % 7) : near
  return { placed: [{ first: from ?? first, repeat }], isAssumed: false }
}

/**
 * Places payments on the days, months or years named in the text; null if there are none or they don't fit the period.
 * Pay twice a month comes on the 15th and the last day unless the text names two days.
 */
function placeOnDates(
  piece: Piece,
  frequency: Frequency | null,
  repeat: Repeat | null,
  from: PlainDate | null,
  context: Context,
): Placed[] | null {
  const { today, isIncome } = context
  const date = getValue(piece, 'date')
  const days = date && isDayOfMonth(date) ? date.days : []
  const onDays = (list: readonly number[], every: Repeat) =>
    list.map((day) => ({ first: setDayOfMonth(from ?? today, day), repeat: every }))
  if (isIncome && frequency && isTwiceAMonth(frequency))
    return onDays(days.length > 1 ? days.slice(0, 2) : [15, 31], MONTHLY)
  if (days.length > 0 && (repeat === null || repeat.unit === 'month' || repeat.unit === 'year'))
    return onDays(days, repeat ?? MONTHLY)
  if (!date || isDayOfMonth(date)) return null
  return date.months.length > 0
    ? placeInMonths(piece, date, repeat, from, context)
    : [{ first: from ?? getFirstDay(date, today), repeat }]
}

/**
 * Places payments in named months: every few months if these are at equal distances, or else yearly or once in each. If
 * the text also says how often, the payments start in the earliest of these months.
 */
function placeInMonths(
  piece: Piece,
  { year, months: first, days: [day], isYearly = false }: DateValue,
  repeat: Repeat | null,
  from: PlainDate | null,
  { today, isYearlyBill }: Context,
): Placed[] {
  const others = getValues(piece, 'date').filter((one) => one.year === null)
  const months = year === null ? [...new Set(others.flatMap((one) => one.months))] : first
  const starts = months.map((month) => findNextMonthDay(month, day ?? 1, year, today))
  const earliest = [...starts].sort()[0]!
  if (repeat && repeat.unit !== 'year') return [{ first: isYearly ? earliest : (from ?? earliest), repeat }]
  // "In January and July", "every March, June, September and December"
  const step = 12 / months.length
  const isEven = months.toSorted((a, b) => a - b).every((month, i, [first]) => month === first! + i * step)
  if (months.length > 1 && isEven) return [{ first: earliest, repeat: { every: step, unit: 'month' } }]
  const isRepeated = isYearly || months.length > 1 || (isYearlyBill && day === undefined)
  return starts.map((first) => ({ first, repeat: repeat ?? (isRepeated ? YEARLY : null) }))
}

function setDayOfMonth(date: PlainDate, day: number): PlainDate {
  const [year, month] = getDateParts(date)
  // A short month must not turn the 31st into the 30th for good, so start in an earlier month that has this day.
  for (let offset = 0; offset > -3; offset--) {
    const [y, m] = getDateParts(addMonths(makePlainDate(year, month, 1), offset))
    if (day <= countDaysInMonth(y, m)) return makePlainDate(y, m, day)
  }
  return makePlainDate(year, month, Math.min(day, countDaysInMonth(year, month)))
}

/** The day of a named start; a month without a day starts on its first. */
function getFirstDay({ year, months: [month], days: [day = 1] }: DateValue, today: PlainDate): PlainDate {
  if (year === null && month === undefined) return setDayOfMonth(today, day)
  return findNextMonthDay(month ?? 1, day, year, today)
}

/** The first day from this month on that matches a named month (and day); a given year is used as is. */
function findNextMonthDay(month: number, day: number, year: number | null, today: PlainDate): PlainDate {
  const [thisYear, thisMonth] = getDateParts(today)
  const toYear = year ?? (month >= thisMonth ? thisYear : thisYear + 1)
  return makePlainDate(toYear, month, Math.min(day, countDaysInMonth(toYear, month)))
}

/**
 * The day of a named end, counted from the first payment. A month without a day ends on its last; "until 2028" ends
 * with 2027.
 */
function getLastDay({ year, months: [month], days: [day] }: DateValue, first: PlainDate): PlainDate {
  if (month === undefined && year !== null) return makePlainDate(year - 1, 12, 31)
  const date = findNextMonthDay(month ?? getDateParts(first)[1], day ?? 1, year, first)
  return day === undefined ? getMonthEnd(date) : date
}
