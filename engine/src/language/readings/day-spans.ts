import { addDays, isPlainDate, type PlainDate, plainDateOf } from '../../core/plain-date.ts'
import { monthOfName } from '../month-names.ts'
import { dayOfMonth } from '../ordinal-words.ts'
import { weekdayOfName } from '../weekday-names.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { Token } from './tokens.ts'

/** A language's words around dates. */
export type DayClass =
  | 'before'
  | 'after'
  | 'since'
  | 'until'
  | 'day-lead'
  | 'day-join'
  | 'day-to'
  | 'of-month'
  | 'weekend'
  | 'weekdays'
  | 'between'
  | 'onwards'
  /** "end of the month": the first and last day */
  | `month-days ${number} ${number}`
  /** "summer" */
  | `months ${string}`

/** Dates of rows: weekdays 1 = Monday, days of the month, months, and dates. */
export type DayCondition = {
  readonly weekdays?: readonly number[]
  readonly monthDays?: readonly [number, number]
  readonly months?: readonly number[]
  readonly before?: PlainDate
  readonly from?: PlainDate
}
export type DaySpan = { readonly end: number; readonly days: DayCondition; readonly cost: number }

/** Finds date conditions in tokens. */
export class DayReader {
  private readonly tokens: readonly Token[]
  private readonly index: PhraseIndex<string>

  constructor(tokens: readonly Token[], index: PhraseIndex<string>) {
    this.tokens = tokens
    this.index = index
  }

  /** Every date condition that may start here. */
  at(start: number, limit: number): DaySpan[] {
    const found: DaySpan[] = []
    const leads = [
      { end: start, isLed: false },
      ...this.endsOf('day-lead', start, limit).map((end) => ({ end, isLed: true })),
    ]
    for (const { end, isLed } of leads) {
      found.push(...this.partsOfCalendar(end, limit), ...this.namedDays(end, limit, isLed))
    }
    for (const { class: name, end } of this.index.at(this.tokens, start, limit)) {
      if (name === 'before' || name === 'after' || name === 'since' || name === 'until')
        found.push(...this.datesAfter(name, end, limit))
      if (name === 'between') found.push(...this.rangesAt(end, limit))
    }
    return found
  }

  private endsOf(name: DayClass, start: number, limit: number): number[] {
    return this.index.at(this.tokens, start, limit).flatMap((match) => (match.class === name ? [match.end] : []))
  }

  private namedDays(start: number, limit: number, isLed: boolean): DaySpan[] {
    const found: DaySpan[] = []
    const token = this.tokens[start]
    if (!token || start >= limit || token.kind === 'quote' || token.kind === 'mark') return found
    const weekdays = this.listOf(start, limit, weekday)
    if (weekdays) found.push({ end: weekdays.end, days: { weekdays: weekdays.values }, cost: isLed ? 0 : 0.15 })
    found.push(...this.monthsAt(start, limit, isLed), ...this.dayOfMonthAt(token, start, limit, isLed))
    const year = isLed ? this.yearAt(start, limit) : null
    if (year)
      found.push({
        end: start + 1,
        days: { from: plainDateOf(year, 1, 1), before: plainDateOf(year + 1, 1, 1) },
        cost: 0,
      })
    return found
  }

  private monthsAt(start: number, limit: number, isLed: boolean): DaySpan[] {
    const months = this.listOf(start, limit, month)
    if (!months) return []
    const { values, end } = months
    const year = this.yearAt(end, limit)
    const [first] = values
    if (!year || !first || values.length > 1) return [{ end, days: { months: values }, cost: isLed ? 0 : 0.3 }]
    const before = first === 12 ? plainDateOf(year + 1, 1, 1) : plainDateOf(year, first + 1, 1)
    return [{ end: end + 1, days: { from: plainDateOf(year, first, 1), before }, cost: 0 }]
  }

  /** "the 27th", "the 27th or the 28th". */
  private dayOfMonthAt(token: Token, start: number, limit: number, isLed: boolean): DaySpan[] {
    const day = ordinal(token)
    if (!day) return []
    const next = this.endsOf('day-join', start + 1, limit).find((at) => this.valueAt(at, limit, ordinal) === day + 1)
    const past = next === undefined ? start + 1 : next + 1
    const days = { monthDays: [day, next === undefined ? day : day + 1] } as const
    const ends = this.endsOf('of-month', past, limit)
    if (!isLed) return ends.map((end) => ({ end, days, cost: 0 }))
    if (ends.length > 0) return [{ end: Math.max(...ends), days, cost: 0 }]
    return /^\d+$/.test(token.word) ? [] : [{ end: past, days, cost: 0.05 }]
  }

  /** "Saturdays and Sundays", "July, August", "Monday to Thursday". */
  private listOf(start: number, limit: number, read: (token: Token) => number | null) {
    const first = this.valueAt(start, limit, read)
    if (!first) return null
    const values = [first]
    let end = start + 1
    for (;;) {
      // "and" joins; only between two dates does it mean a range.
      const joined = this.endsOf('day-join', end, limit)
      const to = this.endsOf('day-to', end, limit).find((next) => !joined.includes(next))
      const last = to === undefined ? null : this.valueAt(to, limit, read)
      if (last) {
        const size = read === month ? 12 : 7
        while (values.at(-1) !== last) values.push((values.at(-1)! % size) + 1)
        end = to! + 1
        continue
      }
      const next = joined.find((at) => this.valueAt(at, limit, read))
      if (next === undefined) break
      values.push(read(this.tokens[next]!)!)
      end = next + 1
    }
    return { values: [...new Set(values)].sort((a, b) => a - b), end }
  }

  /** "weekends", "end of the month", "summer". */
  private partsOfCalendar(start: number, limit: number): DaySpan[] {
    return this.index.at(this.tokens, start, limit).flatMap(({ class: name, end }): DaySpan[] => {
      const [kind, ...numbers] = name.split(' ')
      const [first = 0, last = 0] = numbers.map(Number)
      if (name === 'weekend') return [{ end, days: { weekdays: [6, 7] }, cost: 0 }]
      if (name === 'weekdays') return [{ end, days: { weekdays: [1, 2, 3, 4, 5] }, cost: 0 }]
      if (kind === 'month-days') return [{ end, days: { monthDays: [first, last] }, cost: 0 }]
      return kind === 'months' ? [{ end, days: { months: numbers.map(Number) }, cost: 0 }] : []
    })
  }

  private datesAfter(name: Side, start: number, limit: number): DaySpan[] {
    const date = this.dateAt(start, limit)
    if (date) {
      const { first, last } = date
      const end = Math.max(date.end, ...this.endsOf('onwards', date.end, limit))
      if (name === 'before') return [{ end, days: { before: first }, cost: 0 }]
      if (name === 'until') return [{ end, days: { before: addDays(last, 1) }, cost: 0 }]
      if (name === 'after') return [{ end, days: { from: addDays(last, 1) }, cost: 0 }]
      return [{ end, days: { from: first }, cost: 0 }]
    }
    const named = this.valueAt(start, limit, month)
    if (named) {
      // Without a year, it means those months in any year.
      const [first, last] = side(name, named, 12)
      const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
      const end = Math.max(start + 1, ...this.endsOf('onwards', start + 1, limit))
      return months.length > 0 ? [{ end, days: { months }, cost: 0.3 }] : []
    }
    const day = this.valueAt(start, limit, ordinal)
    if (!day) return []
    const end = Math.max(start + 1, ...this.endsOf('of-month', start + 1, limit))
    const [from, to] = side(name, day, 31)
    return from <= to ? [{ end, days: { monthDays: [from, to] }, cost: 0 }] : []
  }

  private valueAt(at: number, limit: number, read: (token: Token) => number | null): number | null {
    const token = this.tokens[at]
    return token && at < limit ? read(token) : null
  }

  /** "between the 1st and the 5th", "from June to August", "between 2026-01-01 and 2026-02-28". */
  private rangesAt(start: number, limit: number): DaySpan[] {
    const date = this.dateAt(start, limit)
    if (date)
      return this.endsOf('day-to', date.end, limit).flatMap((next) => {
        const last = this.dateAt(next, limit)
        return last ? [{ end: last.end, days: { from: date.first, before: addDays(last.last, 1) }, cost: 0 }] : []
      })
    const open = this.openRangesAt(start, limit)
    if (open.length > 0) return open
    const first = this.valueAt(start, limit, ordinal)
    const found: DaySpan[] = []
    for (const next of this.endsOf('day-to', start + 1, limit)) {
      const last = this.valueAt(next, limit, ordinal)
      if (!first || !last || last < first) continue
      const end = Math.max(next + 1, ...this.endsOf('of-month', next + 1, limit))
      found.push({ end, days: { monthDays: [first, last] }, cost: 0 })
    }
    for (const reader of [month, weekday]) {
      const list = this.listOf(start, limit, reader)
      const [from, until] = list?.values ?? []
      if (!list || from === undefined || until === undefined) continue
      const values = list.values.length > 2 ? list.values : Array.from({ length: until - from + 1 }, (_, i) => from + i)
      found.push({ end: list.end, days: reader === month ? { months: values } : { weekdays: values }, cost: 0 })
    }
    return found
  }

  /** "October 3 through October 9, 2026" and "3 to 9 October 2026": the year, or the month too, comes last. */
  private openRangesAt(start: number, limit: number): DaySpan[] {
    const day = this.valueAt(start, limit, ordinal)
    const ends = this.dateAt(start, limit, 2000)?.end ?? limit
    if (day && ends === limit)
      return this.endsOf('day-to', start + 1, limit).flatMap((next) => {
        const last = this.dateAt(next, limit)
        const [year = 0, month = 0] = last?.first.split('-').map(Number) ?? []
        const first = last?.first === last?.last ? oneDay(year, month, day, next)?.first : undefined
        if (!last || !first || first > last.last) return []
        return [{ end: last.end, days: { from: first, before: addDays(last.last, 1) }, cost: 0 }]
      })
    return this.endsOf('day-to', ends, limit).flatMap((next) => {
      const last = this.dateAt(next, limit)
      if (!last) return []
      const year = Number(last.first.slice(0, 4))
      const first = [year, year - 1].flatMap((one) => this.dateAt(start, limit, one) ?? [])
      const from = first.find((date) => date.first <= last.last)?.first
      return from ? [{ end: last.end, days: { from, before: addDays(last.last, 1) }, cost: 0 }] : []
    })
  }

  private yearAt(start: number, limit: number): number | null {
    const word = start < limit ? (this.tokens[start]?.word ?? '') : ''
    return /^20\d\d$/.test(word) ? Number(word) : null
  }

  /** The first and last day of a date, month or year with a stated year. */
  private dateAt(
    start: number,
    limit: number,
    year?: number,
  ): { first: PlainDate; last: PlainDate; end: number } | null {
    const word = (at: number) => (at < limit ? (this.tokens[at]?.word ?? '') : '')
    const iso = word(start)
    if (isPlainDate(iso)) return { first: iso, last: iso, end: start + 1 }
    const slashed = /^(\d{1,2})\/(\d{1,2})\/(20\d\d)$/.exec(iso)
    if (slashed) return oneDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]), start + 1)
    const whole = this.yearAt(start, limit)
    if (whole) return { first: plainDateOf(whole, 1, 1), last: plainDateOf(whole, 12, 31), end: start + 1 }
    const dayFirst = /^\d{1,2}(?:st|nd|rd|th)?$/.test(iso) ? Number.parseInt(iso, 10) : 0
    let at = dayFirst ? start + 1 : start
    if (dayFirst && ['of', 'de'].includes(word(at))) at += 1
    const named = monthOfName(word(at))
    if (!named || at >= limit) return null
    at += 1
    const dayLater = /^\d{1,2}(?:st|nd|rd|th)?$/.test(word(at)) && !dayFirst ? Number.parseInt(word(at), 10) : 0
    if (dayLater) at += 1
    const isApart = word(at) === ',' || ['of', 'de', 'del'].includes(word(at))
    const own = this.yearAt(isApart ? at + 1 : at, limit)
    const told = own ?? year
    if (!told || (!own && year && !dayFirst && !dayLater)) return null
    if (own && isApart) at += 1
    if (!own) at -= 1 // The year that follows is counted below.
    const day = dayFirst || dayLater
    if (day) return oneDay(told, named, day, at + 1)
    const next = named === 12 ? plainDateOf(told + 1, 1, 1) : plainDateOf(told, named + 1, 1)
    return { first: plainDateOf(told, named, 1), last: addDays(next, -1), end: at + 1 }
  }
}

type Side = 'before' | 'after' | 'since' | 'until'

/** The numbers on one side of another, from 1 to `most`. */
function side(name: Side, value: number, most: number): readonly [number, number] {
  if (name === 'before' || name === 'until') return [1, name === 'before' ? value - 1 : value]
  return [name === 'after' ? value + 1 : value, most]
}

function oneDay(year: number, month: number, day: number, end: number) {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isPlainDate(text) ? { first: text, last: text, end } : null
}

function weekday(token: Token): number | null {
  const isShort = token.word.replace(/s$/, '').length < 4
  const isClear = !isShort || /^(?:tue|wed|thu|fri|mon|sat|sun)s?$/.test(token.word)
  return token.kind === 'word' && isClear ? weekdayOfName(token.word) : null
}

function month(token: Token): number | null {
  if (
    token.kind !== 'word' ||
    (token.word === 'may' && !/^M/.test(token.text)) ||
    /^(?:mar[ts]?|marco|maja|marta|julia|augusta)$/.test(token.word)
  )
    return null
  // Short forms that banks print ("out", "set") are words in sentences.
  const isClear =
    token.word.length > 4 ||
    /^(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|juni|juli|mai|june|july|aout|mars|juin|mayo|may|mei)$/.test(
      token.word,
    )
  return isClear ? monthOfName(token.word) : null
}

function ordinal(token: Token): number {
  if (token.kind === 'number' && !/^\d{1,2}$/.test(token.word)) return 0
  return token.kind === 'quote' ? 0 : dayOfMonth(token.word)
}
