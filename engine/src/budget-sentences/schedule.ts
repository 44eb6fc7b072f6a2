import { type Exact, exact, over, roughly, times, written } from '../core/exact-amount.ts'
import {
  addDays,
  addMonths,
  daysInMonth,
  firstOfMonth,
  type PlainDate,
  partsOf,
  plainDateOf,
  weekdayOf,
} from '../core/plain-date.ts'
import type { QuestionArgs, QuestionTopic, Repeat } from './budget-draft.ts'
import { type DateValue, endDay, nextMonthDay } from './date-value.ts'
import type { Frequency, HoursValue, RepeatUnit } from './frequency.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'

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
  readonly isBill: boolean
  /** A price for a term, such as an insurance premium. */
  readonly paydays: Frequency | null
  readonly name: string
}

/** A piece with the amount that its payments pay off. */
type PricedPiece = Piece & { readonly total: MoneyValue | null }

const FULL_TIME_HOURS = 40

/**
 * Lays an amount out in time. Rates become the amount of one occurrence: hours are multiplied, times per week are
 * summed per week, and an amount in installments is divided. A month without a day starts with its first day.
 */
export function scheduleOf(piece: PricedPiece, amount: Exact, options: ScheduleOptions): Schedule {
  const notes: string[] = []
  const asks: Ask[] = []
  let each = amount
  if (piece.count !== null && piece.count > 1) {
    notes.push(`${piece.count} × ${written(each)}`)
    each = times(each, exact(piece.count))
  }
  const pace = paceOf(piece, each, options, notes, asks)
  let { frequency } = pace
  each = pace.each

  let count: number | null = null
  const { instalments, duration } = piece
  if (instalments) {
    const isYearRate = frequency?.unit === 'year' && frequency.every === 1
    // "property tax 2,600 in two payments"
    const isYearlyBill = !frequency && !instalments.unit && options.isYearlyBill
    if (instalments.isEach && isYearRate && !instalments.unit) {
      // "ten instalments of 138 every year"
      notes.push(`${instalments.count} × ${written(each)}`)
      each = times(each, exact(instalments.count))
    } else if (instalments.isEach) {
      count = instalments.count
      frequency = instalments.unit ? { every: instalments.every, unit: instalments.unit } : (frequency ?? MONTHLY)
    } else if ((isYearRate || isYearlyBill) && 12 % instalments.count === 0) {
      notes.push(`${written(each)} a year in ${instalments.count} parts`)
      each = over(each, exact(instalments.count))
      frequency = { every: 12 / instalments.count, unit: 'month' }
    } else if (isYearRate && instalments.count < 12) {
      // "1,680 a year over ten payments": averaged over the year, like a season.
      notes.push(`${written(each)} a year in ${instalments.count} parts`)
      each = over(each, exact(12))
      frequency = MONTHLY
    } else if (frequency && !instalments.unit)
      count = instalments.count // "40 a month, 12 payments"
    else {
      notes.push(`${written(each)} in ${instalments.count} payments`)
      each = over(each, exact(instalments.count))
      count = instalments.count
      frequency = { every: instalments.every, unit: instalments.unit ?? 'month' }
    }
  } else if (duration?.isOver && !frequency) {
    const parts = duration.unit === 'year' ? duration.count * 12 : duration.count
    notes.push(`${written(each)} over ${duration.count} ${duration.unit}s`)
    each = over(each, exact(parts))
    count = parts
    frequency = { every: 1, unit: duration.unit === 'week' ? 'week' : 'month' }
  } else if (duration && !frequency) frequency = MONTHLY
  if (piece.total && count === null && frequency && roughly(each) > 0)
    count = Math.max(1, Math.ceil(roughly(piece.total.amount) / roughly(each) - 1e-9))

  const season = inSeason(piece, each, frequency, options, notes, asks)
  const { placed, isAssumed } = place(season.piece, season.frequency, options)
  each = season.each
  const hasDay = namesDay(piece)
  const series = placed.map(({ first, repeat }): Series => {
    let until: PlainDate | null = null
    if (repeat && count !== null) until = step(first, repeat, count - 1)
    else if (repeat && duration) until = addDays(step(first, { every: duration.count, unit: duration.unit }, 1), -1)
    if (repeat && piece.until) until = endDay(piece.until, options.today, first)
    return { amount: each, first, repeat, until: until !== null && until < first ? first : until, hasDay }
  })
  return { series, notes, asks, isAssumed }
}

const MONTHLY: Frequency = { every: 1, unit: 'month' }

type InSeason = { each: Exact; frequency: Frequency | null; piece: Piece }

/** Anything that happens in part of the year is averaged over the whole year; once a season is once a year. */
function inSeason(
  piece: Piece,
  each: Exact,
  frequency: Frequency | null,
  options: ScheduleOptions,
  notes: string[],
  asks: Ask[],
): InSeason {
  const { season } = piece
  if (!season) return { each, frequency, piece }
  if (season.skips) return { each, frequency: { ...(frequency ?? MONTHLY), every: (frequency?.every ?? 1) * 2 }, piece }
  const isOften =
    frequency !== null && !(frequency.unit === 'year' || (frequency.unit === 'month' && frequency.every > 3))
  if (!isOften && frequency !== null) return { each, frequency, piece }
  const label = season.part.d === 52n ? `${season.part.n} weeks` : `${season.part.n} months`
  if (season.isVague) asks.push({ topic: 'season', args: { name: options.name, assumed: label } })
  notes.push(`${written(each)} in ${label} a year`)
  return { each: times(each, season.part), frequency: frequency ?? MONTHLY, piece: { ...piece, dates: [] } }
}

type Pace = { each: Exact; frequency: Frequency | null }

/** The amount of one occurrence and how often it comes, from rates, hours and times. */
function paceOf(piece: Piece, amount: Exact, options: ScheduleOptions, notes: string[], asks: Ask[]): Pace {
  const list = piece.frequencies
  const plain = list.filter((frequency) => frequency.unit !== 'hour')
  const weekly = plain.find(
    (frequency) =>
      (frequency.unit === 'week' || (frequency.unit === 'month' && !options.isIncome)) &&
      ((frequency.times ?? 1) > 1 || (frequency.weekdays?.length ?? 0) > 1),
  )
  const hours = piece.hours[0]
  // "25 hours a week at 17.50"
  const isHoursAt =
    hours && (plain.length === 0 || hours.per === null) && /(?:^|\s)(?:at|@|zu|für|fur)\s+\S{0,3}\d/.test(piece.folded)
  if (list.some((frequency) => frequency.unit === 'hour') || (hours && (piece.isEach || isHoursAt))) {
    return workedPace(amount, hours, weekly ?? plain[0], options, notes, asks)
  }
  const daily = plain.find((frequency) => frequency.unit === 'day' && frequency.every === 1)
  if (weekly && (daily || plain.length === 1)) {
    const aDay = daily?.times ?? 1
    return multiplied(times(amount, exact(aDay)), weekly, notes, options)
  }
  const [rate, paid] = plain
  if (!rate) return { each: amount, frequency: null }
  if (rate.payday) {
    if (paid) return multiplied(amount, paid, notes, options)
    if (!options.paydays)
      asks.push({
        topic: 'paydays',
        args: { name: options.name },
      })
    return multiplied(amount, options.paydays ?? rate, notes, options)
  }
  // "38 a month, 10 payments a year"
  if (paid && paid.unit === 'year' && (paid.times ?? 1) > 1 && rate.unit !== 'year')
    return multiplied(amount, paid, notes, options)
  const isOther = paid && !paid.payday && (paid.unit !== rate.unit || paid.every !== rate.every)
  const isUsed =
    rate.times !== undefined || (paid?.times ?? 1) > 1 || paid?.weekdays !== undefined || rate.weekdays !== undefined
  if (isOther && !isUsed)
    asks.push({
      topic: 'cadence',
      args: { name: options.name, assumed: `every ${rate.every > 1 ? `${rate.every} ${rate.unit}s` : rate.unit}` },
    })
  return multiplied(amount, paid && (paid.times ?? 1) > 1 && piece.isEach ? paid : rate, notes, options)
}

/** Pay or costs by the hour. `rhythm` is how often, if the text says so. */
function workedPace(
  amount: Exact,
  hours: HoursValue | undefined,
  rhythm: Frequency | undefined,
  options: ScheduleOptions,
  notes: string[],
  asks: Ask[],
): Pace {
  // "45 an hour once a week": one hour each time.
  if (!hours && !options.isIncome && rhythm) return multiplied(amount, rhythm, notes, options)
  if (!hours) asks.push({ topic: 'hours', args: { name: options.name, assumed: String(FULL_TIME_HOURS) } })
  const count = hours?.hours ?? FULL_TIME_HOURS
  const worked = times(amount, exactHours(count))
  notes.push(`${count} hours at ${written(amount)}`)
  if (!hours) return { each: worked, frequency: { every: 1, unit: 'week' } }
  if (hours.per === 'day') {
    const days = rhythm?.times ?? rhythm?.weekdays?.length ?? 5
    notes.push(`${days} days a week`)
    return { each: times(worked, exact(days)), frequency: { every: 1, unit: 'week' } }
  }
  if (hours.per) return { each: worked, frequency: { every: hours.every, unit: hours.per } }
  return multiplied(worked, rhythm ?? { every: 1, unit: 'week' }, notes, options)
}

function exactHours(hours: number): Exact {
  return exact(Math.round(hours * 100), 100)
}

function multiplied(amount: Exact, frequency: Frequency, notes: string[], { isIncome }: ScheduleOptions): Pace {
  const count = frequency.times ?? Math.max(1, frequency.weekdays?.length ?? 1)
  const isTwiceAMonth = isIncome && frequency.unit === 'month' && frequency.every === 1 && frequency.times === 2
  if (count <= 1 || isTwiceAMonth) return { each: amount, frequency }
  notes.push(`${count} × ${written(amount)} a ${frequency.unit}`)
  return { each: times(amount, exact(count)), frequency: { every: frequency.every, unit: frequency.unit } }
}

/** Whether the words give a day: of the month, of the week or a date. A month or a year alone doesn't count. */
function namesDay({ dates, starting, frequencies }: Piece): boolean {
  const isDay = (date: DateValue) =>
    date.on === 'day' || date.on === 'month-days' || (date.on === 'months' && date.day !== null)
  const hasWeekday = frequencies.some((frequency) => (frequency.weekdays?.length ?? 0) > 0)
  return hasWeekday || dates.some(isDay) || (starting !== null && isDay(starting))
}

type Placed = { first: PlainDate; repeat: Repeat | null }

/** The first dates: named days first, or else from the beginning of this month, so that this month counts in full. */
function place(
  piece: Piece,
  frequency: Frequency | null,
  options: ScheduleOptions,
): { placed: Placed[]; isAssumed: boolean } {
  const { today } = options
  const repeat = frequency ? { every: frequency.every, unit: frequency.unit as RepeatUnit } : null
  const from = piece.starting ? firstDayOf(piece.starting, today) : null
  const date = piece.dates[0] ?? null
  const sure = (placed: Placed[]) => ({ placed, isAssumed: false })

  const days = date?.on === 'month-days' ? date.days : null
  if (frequency?.unit === 'month' && frequency.times === 2 && options.isIncome) {
    const [a, b] = days && days.length > 1 ? days : [15, 31]
    return sure([a!, b!].map((day) => ({ first: dayInMonth(from ?? today, day), repeat: MONTHLY_REPEAT })))
  }
  if (days && (repeat === null || repeat.unit === 'month' || repeat.unit === 'year')) {
    const isPlainMonth = repeat === null || (repeat.unit === 'month' && repeat.every === 1)
    return sure(
      (isPlainMonth ? days : days.slice(0, 1)).map((day) => ({
        first: dayInMonth(from ?? today, day),
        repeat: repeat ?? MONTHLY_REPEAT,
      })),
    )
  }
  if (date?.on === 'months') return sure(inMonths(piece, date, repeat, from, options))
  if (date?.on === 'year') return sure([{ first: from ?? plainDateOf(Math.max(1, date.year), 1, 1), repeat }])
  if (date?.on === 'day') return sure([{ first: date.date, repeat }])
  if (repeat === null) {
    if (piece.until || piece.starting) return sure([{ first: from ?? firstOfMonth(today), repeat: MONTHLY_REPEAT }])
    const isOnce = options.fallback === 'once'
    return {
      placed: [{ first: isOnce ? today : firstOfMonth(today), repeat: isOnce ? null : MONTHLY_REPEAT }],
      isAssumed: true,
    }
  }
  if (from) return sure([{ first: from, repeat }])
  const weekday = frequency?.weekdays?.length === 1 ? frequency.weekdays[0]! : null
  if (weekday !== null)
    return sure([{ first: onWeekday(repeat.every > 1 ? today : firstOfMonth(today), weekday), repeat }])
  return sure([{ first: repeat.unit === 'week' && repeat.every > 1 ? today : firstOfMonth(today), repeat }])
}

/** In named months: each of them every year, or the first of them if something else says how often. */
function inMonths(
  piece: Piece,
  { year, day, yearly }: DateValue & { on: 'months' },
  repeat: Repeat | null,
  from: PlainDate | null,
  options: ScheduleOptions,
): Placed[] {
  const months = [...new Set(piece.dates.flatMap((one) => (one.on === 'months' ? one.months : [])))]
  const starts = months.map((month) => nextMonthDay(month, day ?? 1, year, options.today))
  const earliest = [...starts].sort()[0]!
  if (repeat && repeat.unit !== 'year') return [{ first: yearly ? earliest : (from ?? earliest), repeat }]
  const isHalfYearly = months.length === 2 && Math.abs(months[0]! - months[1]!) === 6
  if (isHalfYearly && (repeat === null || repeat.every === 1))
    return [{ first: earliest, repeat: { every: 6, unit: 'month' } }]
  const isYearly = repeat !== null || yearly || months.length > 1 || (options.isYearlyBill && day === null)
  return starts.map((first) => ({ first, repeat: isYearly ? (repeat ?? YEARLY_REPEAT) : null }))
}

const MONTHLY_REPEAT: Repeat = { every: 1, unit: 'month' }
const YEARLY_REPEAT: Repeat = { every: 1, unit: 'year' }

function dayInMonth(date: PlainDate, day: number): PlainDate {
  const [year, month] = partsOf(date)
  // A month that ends before the 31st mustn't turn the last day into the 30th permanently: start in a month that has
  // it.
  for (let ahead = 0; ahead > -3; ahead--) {
    const [y, m] = partsOf(addMonths(plainDateOf(year, month, 1), ahead))
    if (day <= daysInMonth(y, m)) return plainDateOf(y, m, day)
  }
  return plainDateOf(year, month, Math.min(day, daysInMonth(year, month)))
}

/** The first day of a named beginning. */
export function firstDayOf(value: DateValue, today: PlainDate): PlainDate {
  if (value.on === 'day') return value.date
  if (value.on === 'year') return plainDateOf(Math.max(1, value.year), 1, 1)
  if (value.on === 'month-days') return dayInMonth(today, value.days[0] ?? 1)
  return nextMonthDay(value.months[0] ?? 1, value.day ?? 1, value.year, today)
}

function onWeekday(date: PlainDate, weekday: number): PlainDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

function step(first: PlainDate, { every, unit }: Repeat, count: number): PlainDate {
  const n = Math.min(every * count, 12_000)
  if (unit === 'day') return addDays(first, n)
  if (unit === 'week') return addDays(first, n * 7)
  return addMonths(first, unit === 'year' ? n * 12 : n)
}
