import { divide, type Exact, exact, formatExact, multiply } from '../core/exact-amount.ts'
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
import type { QuestionArgs, QuestionTopic, Repeat } from './budget-draft.ts'
import { type DateValue, isDayOfMonth } from './dates-in-text.ts'
import type { Frequency, HoursValue, RepeatUnit } from './frequency.ts'
import { getValue, getValues, type Piece, says } from './read-piece.ts'
import type { DurationValue, InstallmentsValue } from './spans-in-text.ts'

/** One series of payments: how much, from when, how often, until when. */
export type Series = {
  amount: Exact
  first: PlainDate
  repeat: Repeat | null
  until: PlainDate | null
  /** The text says which day it falls on. */
  hasDay: boolean
}
type Ask = { topic: QuestionTopic; args: QuestionArgs }
export type Schedule = { series: Series[]; notes: string[]; asks: Ask[]; isAssumed: boolean }

type ScheduleOptions = {
  readonly today: PlainDate
  /** What to assume if neither a period nor a date is given. */
  readonly fallback: 'monthly' | 'once'
  /** A month alone ("in March") means every year. */
  readonly isYearlyBill: boolean
  readonly isIncome: boolean
  /** How often the user is paid. */
  readonly paydays: Frequency | null
  readonly name: string
}

const FULL_TIME_HOURS = 40

/**
 * Lays an amount out in time. Rates become the amount of one occurrence: hours are multiplied, times per week are
 * summed per week, and an amount in installments is divided. A month without a day starts with its first day.
 */
export function makeSchedule(piece: Piece, amount: Exact, options: ScheduleOptions): Schedule {
  const notes: string[] = []
  const asks: Ask[] = []
  const paced = getPace(piece, amount, options, notes, asks)
  const installments = getValue(piece, 'installments')
  const parts = installments
    ? getInstallments(installments, paced, notes)
    : splitOverDuration(getValue(piece, 'duration'), paced, notes)
  const { each, frequency, count } = parts
  const { placed, isAssumed } = place(piece, frequency, options)
  const hasDay = namesDay(piece)
  const series = placed.map(({ first, repeat }): Series => {
    const until = repeat && findLastDay(piece, count, first, repeat)
    return { amount: each, first, repeat, until: until !== null && until < first ? first : until, hasDay }
  })
  return { series, notes, asks, isAssumed }
}

function findLastDay(piece: Piece, count: number | null, first: PlainDate, repeat: Repeat) {
  const until = getValue(piece, 'until')
  const duration = getValue(piece, 'duration')
  if (until) return getLastDay(until, first)
  if (count !== null) return step(first, repeat, count - 1)
  return duration && addDays(step(first, { every: duration.count, unit: duration.unit }, 1), -1)
}

/** How much is paid how often, and how many times if that's limited. */
type Parts = Pace & { count: number | null }

/** An amount in installments, or one that is repeated as many times. */
function getInstallments(
  { count, unit, every, isEach }: InstallmentsValue,
  { each, frequency }: Pace,
  notes: string[],
): Parts {
  if (isEach) return { each, frequency: unit ? { every, unit } : (frequency ?? MONTHLY), count }
  // "1,680 a year over ten payments": averaged over the year, like a season.
  if (frequency?.unit === 'year') {
    notes.push(`${formatExact(each)} a year in ${count} parts`)
    const parts = 12 % count === 0 ? count : 12
    return { each: divide(each, exact(parts)), frequency: { every: 12 / parts, unit: 'month' }, count: null }
  }
  if (frequency && !unit) return { each, frequency, count } // "40 a month, 12 payments"
  notes.push(`${formatExact(each)} in ${count} payments`)
  return { each: divide(each, exact(count)), frequency: { every, unit: unit ?? 'month' }, count }
}

/** "900 over six months" */
function splitOverDuration(duration: DurationValue | null, { each, frequency }: Pace, notes: string[]): Parts {
  if (!duration || frequency) return { each, frequency, count: null }
  if (!duration.isOver) return { each, frequency: MONTHLY, count: null }
  const count = duration.unit === 'year' ? duration.count * 12 : duration.count
  notes.push(`${formatExact(each)} over ${duration.count} ${duration.unit}s`)
  const unit = duration.unit === 'week' ? 'week' : 'month'
  return { each: divide(each, exact(count)), frequency: { every: 1, unit }, count }
}

const MONTHLY: Frequency = { every: 1, unit: 'month' }

type Pace = { each: Exact; frequency: Frequency | null }

/** The amount of one occurrence and how often it comes, from rates, hours and times. */
function getPace(piece: Piece, amount: Exact, options: ScheduleOptions, notes: string[], asks: Ask[]): Pace {
  const frequencies = getValues(piece, 'frequency')
  const plain = frequencies.filter(({ unit }) => unit !== 'hour')
  const weekly = plain.find(
    ({ unit, times: count = 1, weekdays = [] }) =>
      (unit === 'week' || (unit === 'month' && !options.isIncome)) && (count > 1 || weekdays.length > 1),
  )
  const hours = getValue(piece, 'hours')
  // "25 hours a week at 17.50"
  const isHoursAt = hours && /(?:^|\s)(?:at|@|zu|fur)\s+\S{0,3}\d/.test(piece.folded)
  if (plain.length < frequencies.length || (hours && (says(piece, 'each') || isHoursAt)))
    return getPaceFromHours(amount, hours, weekly ?? plain[0], options, notes, asks)
  const daily = plain.find(({ unit, every }) => unit === 'day' && every === 1)
  if (weekly && (daily || plain.length === 1))
    return multiplyPace(multiply(amount, exact(daily?.times ?? 1)), weekly, notes, options)
  const [rate, paid] = plain
  if (!rate) return { each: amount, frequency: null }
  return multiplyPace(amount, chooseFrequency(rate, paid, piece, options, asks), notes, options)
}

/** Which of two frequencies the amount comes in. */
function chooseFrequency(
  rate: Frequency,
  paid: Frequency | undefined,
  piece: Piece,
  { paydays, name }: ScheduleOptions,
  asks: Ask[],
): Frequency {
  if (rate.payday) {
    if (!paid && !paydays) asks.push({ topic: 'paydays', args: { name } })
    return paid ?? paydays ?? rate
  }
  if (!paid) return rate
  const isRepeated = (paid.times ?? 1) > 1
  const isOther = !paid.payday && (paid.unit !== rate.unit || paid.every !== rate.every)
  const isUsed = isRepeated || [rate.times, rate.weekdays, paid.weekdays].some((one) => one !== undefined)
  const assumed = `every ${rate.every > 1 ? `${rate.every} ${rate.unit}s` : rate.unit}`
  if (isOther && !isUsed) asks.push({ topic: 'cadence', args: { name, assumed } })
  return isRepeated && says(piece, 'each') ? paid : rate
}

/** Something paid by the hour, such as wages or lessons. */
function getPaceFromHours(
  amount: Exact,
  hours: HoursValue | null,
  frequency: Frequency | undefined,
  options: ScheduleOptions,
  notes: string[],
  asks: Ask[],
): Pace {
  // "45 an hour once a week": one hour each time.
  if (!hours && !options.isIncome && frequency) return multiplyPace(amount, frequency, notes, options)
  if (!hours) asks.push({ topic: 'hours', args: { name: options.name, assumed: String(FULL_TIME_HOURS) } })
  const count = hours?.hours ?? FULL_TIME_HOURS
  const worked = multiply(amount, exact(Math.round(count * 100), 100))
  notes.push(`${count} hours at ${formatExact(amount)}`)
  if (!hours) return { each: worked, frequency: { every: 1, unit: 'week' } }
  if (hours.per) return { each: worked, frequency: { every: hours.every, unit: hours.per } }
  return multiplyPace(worked, frequency ?? { every: 1, unit: 'week' }, notes, options)
}

function multiplyPace(amount: Exact, frequency: Frequency, notes: string[], { isIncome }: ScheduleOptions): Pace {
  const count = frequency.times ?? Math.max(1, frequency.weekdays?.length ?? 1)
  const isTwiceAMonth = isIncome && frequency.unit === 'month' && frequency.every === 1 && frequency.times === 2
  if (count <= 1 || isTwiceAMonth) return { each: amount, frequency }
  notes.push(`${count} × ${formatExact(amount)} a ${frequency.unit}`)
  return { each: multiply(amount, exact(count)), frequency: { every: frequency.every, unit: frequency.unit } }
}

/** Whether the words give a day: of the month, of the week or a date. A month or a year alone doesn't count. */
function namesDay(piece: Piece): boolean {
  const isDay = ({ days }: DateValue) => days.length > 0
  const hasWeekday = getValues(piece, 'frequency').some(({ weekdays = [] }) => weekdays.length > 0)
  return hasWeekday || getValues(piece, 'date').some(isDay) || getValues(piece, 'starting').slice(0, 1).some(isDay)
}

type Placed = { first: PlainDate; repeat: Repeat | null }

/** The first dates: named days first, or else from the beginning of this month, so that this month counts in full. */
function place(
  piece: Piece,
  frequency: Frequency | null,
  options: ScheduleOptions,
): { placed: Placed[]; isAssumed: boolean } {
  const repeat = frequency ? { every: frequency.every, unit: frequency.unit as RepeatUnit } : null
  const starting = getValue(piece, 'starting')
  const from = starting && getFirstDay(starting, options.today)
  const dated = placeOnDates(piece, frequency, repeat, from, options)
  if (dated) return { placed: dated, isAssumed: false }
  const month = getMonthStart(options.today)
  if (repeat === null) {
    const isSaid = says(piece, 'until', 'starting')
    if (!isSaid && options.fallback === 'once') return { placed: [{ first: options.today, repeat }], isAssumed: true }
    return { placed: [{ first: from ?? month, repeat: MONTHLY_REPEAT }], isAssumed: !isSaid }
  }
  const isOften = repeat.unit !== 'week' || repeat.every === 1
  const [weekday, ...others] = frequency?.weekdays ?? []
  const near = repeat.every > 1 ? options.today : month
  const first = weekday && others.length === 0 ? moveToWeekday(near, weekday) : isOften ? month : options.today
  return { placed: [{ first: from ?? first, repeat }], isAssumed: false }
}

/** On the days, months or years named in the text; null if there are none. */
function placeOnDates(
  piece: Piece,
  frequency: Frequency | null,
  repeat: Repeat | null,
  from: PlainDate | null,
  options: ScheduleOptions,
): Placed[] | null {
  const date = getValue(piece, 'date')
  const days = date && isDayOfMonth(date) ? date.days : []
  const onDay = (day: number): Placed => ({
    first: setDayOfMonth(from ?? options.today, day),
    repeat: repeat ?? MONTHLY_REPEAT,
  })
  if (frequency?.unit === 'month' && frequency.times === 2 && options.isIncome)
    return (days.length > 1 ? days.slice(0, 2) : [15, 31]).map((day) => ({ ...onDay(day), repeat: MONTHLY_REPEAT }))
  if (days.length > 0 && (repeat === null || repeat.unit === 'month' || repeat.unit === 'year')) {
    const isPlainMonth = repeat === null || (repeat.unit === 'month' && repeat.every === 1)
    return (isPlainMonth ? days : days.slice(0, 1)).map(onDay)
  }
  if (!date || isDayOfMonth(date)) return null
  return date.months.length > 0
    ? placeInMonths(piece, date, repeat, from, options)
    : [{ first: from ?? getFirstDay(date, options.today), repeat }]
}

/** In named months: each of them every year, or the first of them if something else says how often. */
function placeInMonths(
  piece: Piece,
  { year, months: first, days: [day], isYearly = false }: DateValue,
  repeat: Repeat | null,
  from: PlainDate | null,
  options: ScheduleOptions,
): Placed[] {
  const others = getValues(piece, 'date').filter((one) => one.year === null)
  const months = year === null ? [...new Set(others.flatMap((one) => one.months))] : first
  const starts = months.map((month) => nextMonthDay(month, day ?? 1, year, options.today))
  const earliest = [...starts].sort()[0]!
  if (repeat && repeat.unit !== 'year') return [{ first: isYearly ? earliest : (from ?? earliest), repeat }]
  const isHalfYearly = months.length === 2 && Math.abs(months[0]! - months[1]!) === 6
  if (isHalfYearly) return [{ first: earliest, repeat: { every: 6, unit: 'month' } }]
  const isRepeated = isYearly || months.length > 1 || (options.isYearlyBill && day === undefined)
  return starts.map((first) => ({ first, repeat: repeat ?? (isRepeated ? YEARLY_REPEAT : null) }))
}

const MONTHLY_REPEAT: Repeat = { every: 1, unit: 'month' }
const YEARLY_REPEAT: Repeat = { every: 1, unit: 'year' }

function setDayOfMonth(date: PlainDate, day: number): PlainDate {
  const [year, month] = getDateParts(date)
  // A month that ends before the 31st must not turn the last day into the 30th permanently: start in a month that has
  // it.
  for (let ahead = 0; ahead > -3; ahead--) {
    const [y, m] = getDateParts(addMonths(makePlainDate(year, month, 1), ahead))
    if (day <= countDaysInMonth(y, m)) return makePlainDate(y, m, day)
  }
  return makePlainDate(year, month, Math.min(day, countDaysInMonth(year, month)))
}

/** The first day of a named beginning. */
function getFirstDay({ year, months: [month], days: [day = 1] }: DateValue, today: PlainDate): PlainDate {
  if (year === null && month === undefined) return setDayOfMonth(today, day)
  return nextMonthDay(month ?? 1, day, year, today)
}

function moveToWeekday(date: PlainDate, weekday: number): PlainDate {
  return addDays(date, (weekday - getWeekday(date) + 7) % 7)
}

function step(first: PlainDate, { every, unit }: Repeat, count: number): PlainDate {
  const n = Math.min(every * count, 12_000)
  if (unit === 'day') return addDays(first, n)
  if (unit === 'week') return addDays(first, n * 7)
  return addMonths(first, unit === 'year' ? n * 12 : n)
}

/** The first day from this month on that matches a named month (and day); a given year is used as is. */
function nextMonthDay(month: number, day: number, year: number | null, today: PlainDate): PlainDate {
  const [thisYear, thisMonth] = getDateParts(today)
  const toYear = year ?? (month >= thisMonth ? thisYear : thisYear + 1)
  return makePlainDate(toYear, month, Math.min(day, countDaysInMonth(toYear, month)))
}

/** The last day of a named end, counted from the first payment: a month ends with its last day. */
function getLastDay({ year, months: [month], days: [day] }: DateValue, first: PlainDate): PlainDate {
  if (month === undefined && year !== null) return makePlainDate(year - 1, 12, 31)
  const date = nextMonthDay(month ?? getDateParts(first)[1], day ?? 1, year, first)
  return day === undefined ? getMonthEnd(date) : date
}
