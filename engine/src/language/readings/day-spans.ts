import { addDays, countDaysInMonth, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { GIVEN_NAMES } from '../given-names.ts'
import { readMonthName } from '../month-names.ts'
import { readDayOfMonth } from '../ordinal-words.ts'
import { readWeekdayName } from '../weekday-names.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { Token } from './tokens.ts'

/** A language's words around dates. */
export type DayClass =
  | 'before'
  | 'after'
  | 'since'
  | 'until'
  | 'day-lead'
  | 'and'
  | 'range-to'
  | 'of-month'
  | 'between'
  | 'onwards'
  /** "weekend" */
  | `weekdays ${string}`
  /** "end of the month": the first and last day */
  | `month-days ${number} ${number}`
  /** "summer" */
  | `months ${string}`

/**
 * Which days match: weekdays (1 = Monday), the first and last matching day of the month, months, and dates (on or after
 * `from`, and earlier than `before`).
 */
export type DayCondition = {
  readonly weekdays?: readonly number[]
  readonly monthDays?: readonly [number, number]
  readonly months?: readonly number[]
  readonly before?: PlainDate
  readonly from?: PlainDate
}
export type DaySpan = { readonly end: number; readonly days: DayCondition; readonly cost: number }

/** A day, month or year as it was written. What is missing may be at the other end of a range. */
type Moment = { readonly year?: number; readonly month?: number; readonly day?: number; readonly end: number }

/** Finds date conditions in tokens. */
export class DayReader {
  private readonly tokens: readonly Token[]
  private readonly index: PhraseIndex<string>

  constructor(tokens: readonly Token[], index: PhraseIndex<string>) {
    this.tokens = tokens
    this.index = index
  }

  /** Every date condition that may start here. */
  findAt(start: number, limit: number): DaySpan[] {
    const found: DaySpan[] = []
    const leads = [
      { end: start, hasLead: false },
      ...this.findEnds('day-lead', start, limit).map((end) => ({ end, hasLead: true })),
    ]
    for (const { end, hasLead } of leads) {
      if (!hasLead && this.isPerson(start, limit)) continue
      found.push(...this.findCalendarParts(end, limit), ...this.findNamedDays(end, limit, hasLead))
    }
    for (const { class: name, end } of this.index.findAt(this.tokens, start, limit)) {
      if (this.isPerson(end, limit)) continue
      if (name === 'before' || name === 'after' || name === 'since' || name === 'until')
        found.push(...this.findOpenEnded(name, end, limit))
      if (name === 'between') found.push(...this.findRanges(end, limit), ...this.listRangesAt(end, limit))
    }
    return found
  }

  private findEnds(name: DayClass, start: number, limit: number): number[] {
    return this.index.findAt(this.tokens, start, limit).flatMap((match) => (match.class === name ? [match.end] : []))
  }

  /** Where the next day may start after a comma, "and", "or on the" or "or a". */
  private findJoined(start: number, limit: number): number[] {
    const joined = this.getWord(start, limit) === ',' ? [start + 1] : this.findEnds('and', start, limit)
    const isArticle = (at: number) => /^(?:a|an|the)$/.test(this.getWord(at, limit) ?? '')
    return joined.flatMap((at) => [at, ...this.findEnds('day-lead', at, limit), ...(isArticle(at) ? [at + 1] : [])])
  }

  private findNamedDays(start: number, limit: number, hasLead: boolean): DaySpan[] {
    const token = this.tokens[start]
    if (!token || start >= limit || token.kind === 'quote' || token.kind === 'mark') return []
    const weekdays = this.readList(start, limit, readWeekday)
    return [
      ...(weekdays ? [{ end: weekdays.end, days: { weekdays: weekdays.values }, cost: hasLead ? 0 : 0.15 }] : []),
      ...this.findDates(start, limit, hasLead),
      ...this.findMonths(start, limit, hasLead),
      ...this.findDayOfMonth(token, start, limit, hasLead),
    ]
  }

  /**
   * "22 April 2026", "October 3", "3 to 9 October 2026"; a year alone only after a word that introduces it ("in 2025").
   */
  private findDates(start: number, limit: number, hasLead: boolean): DaySpan[] {
    if (this.isAfterSide(start)) return [] // "since 5 October" isn't only that day.
    const cost = hasLead ? 0 : 0.05
    const ranges = this.findRanges(start, limit).filter(({ days }) => days.from ?? days.months)
    const moment = this.readMoment(start, limit)
    const isDate = moment?.day !== undefined || (moment?.year !== undefined && hasLead)
    const days = moment && isDate ? toCondition(moment) : null
    return [...(moment && days ? [{ end: moment.end, days, cost }] : []), ...ranges].map((span) => ({ ...span, cost }))
  }

  /** Whether "before", "since" or the like ends here. */
  private isAfterSide(at: number): boolean {
    const starts = Array.from({ length: Math.min(at, MAX_SIDE_WORDS) }, (_, i) => at - 1 - i)
    return starts.some((start) =>
      this.index.findAt(this.tokens, start, at).some(({ class: name, end }) => end === at && SIDES.has(name)),
    )
  }

  /** "July", "July and August", "June 2026", "July and August 2026". */
  private findMonths(start: number, limit: number, hasLead: boolean): DaySpan[] {
    const months = this.readList(start, limit, readMonth)
    if (!months) return []
    const { values, end } = months
    const [first = 0, last = first] = [values[0], values.at(-1)]
    const dated = this.readYearAfter(end, limit)
    const isRun = values.length === last - first + 1
    if (!dated || !isRun) return [{ end, days: { months: values }, cost: hasLead ? 0 : 0.3 }]
    const [from, to] = [getDays({ year: dated.year, month: first }), getDays({ year: dated.year, month: last })]
    return from && to ? [{ end: dated.end, days: makeBetween(from.first, to.last), cost: 0 }] : []
  }

  /** "the 27th", "the 27th or the 28th". */
  private findDayOfMonth(token: Token, start: number, limit: number, hasLead: boolean): DaySpan[] {
    const day = readDayToken(token)
    if (!day) return []
    const next = this.findJoined(start + 1, limit).find((at) => this.readValue(at, limit, readDayToken) === day + 1)
    const end = next === undefined ? start + 1 : next + 1
    const days = { monthDays: [day, next === undefined ? day : day + 1] } as const
    const ends = this.findEnds('of-month', end, limit)
    if (!hasLead) return ends.map((last) => ({ end: last, days, cost: 0 }))
    if (ends.length > 0) return [{ end: Math.max(...ends), days, cost: 0 }]
    return /^\d+$/.test(token.word) || this.readMoment(start, limit)?.month ? [] : [{ end, days, cost: 0.05 }]
  }

  /** "Saturdays and Sundays", "July, August", "Monday to Thursday". */
  private readList(start: number, limit: number, read: (token: Token) => number | null) {
    const first = this.readValue(start, limit, read)
    if (!first) return null
    const values = [first]
    let end = start + 1
    for (;;) {
      // "and" joins weekdays and months here. In "between June and August", `listRangesAt` makes it a range.
      const joined = this.findJoined(end, limit)
      const to = this.findEnds('range-to', end, limit).find((next) => !joined.includes(next))
      const last = to === undefined ? null : this.readValue(to, limit, read)
      if (last) {
        const size = read === readMonth ? 12 : 7
        while (values.at(-1) !== last) values.push((values.at(-1)! % size) + 1)
        end = to! + 1
        continue
      }
      const next = joined.find((at) => this.readValue(at, limit, read))
      if (next === undefined) break
      values.push(read(this.tokens[next]!)!)
      end = next + 1
    }
    return { values: [...new Set(values)].sort((a, b) => a - b), end }
  }

  /** "weekends", "end of the month", "summer". */
  private findCalendarParts(start: number, limit: number): DaySpan[] {
    return this.index.findAt(this.tokens, start, limit).flatMap(({ class: name, end }): DaySpan[] => {
      const [kind, ...words] = name.split(' ')
      const numbers = words.map(Number)
      const [first = 0, last = 0] = numbers
      if (kind === 'month-days') return [{ end, days: { monthDays: [first, last] }, cost: 0 }]
      return kind === 'months' || kind === 'weekdays' ? [{ end, days: { [kind]: numbers }, cost: 0 }] : []
    })
  }

  /** "before 1 March 2026", "since June", "after the 15th". */
  private findOpenEnded(name: Side, start: number, limit: number): DaySpan[] {
    const moment = this.readMoment(start, limit)
    if (!moment) return []
    const range = getDays(moment)
    const suffix = (moment.month ?? moment.year) ? 'onwards' : 'of-month'
    const end = Math.max(moment.end, ...this.findEnds(suffix, moment.end, limit))
    if (range) {
      const { first, last } = range
      const days = { before: { before: first }, until: { before: addDays(last, 1) }, since: { from: first } }
      return [{ end, days: name === 'after' ? { from: addDays(last, 1) } : days[name], cost: 0 }]
    }
    // Without a year, the words mean those months or days in any year.
    const { month: named, day } = moment
    if (named === undefined) {
      // "Checks 311 and 312 went to second cousins" has no article and no "of the month".
      if (end === start + 1 && /^\p{L}/u.test(this.getWord(start, limit))) return []
      const [from, to] = getSide(name, day ?? 0, 31)
      return day !== undefined && from <= to ? [{ end, days: { monthDays: [from, to] }, cost: 0 }] : []
    }
    const [first, last] = getSide(name, named, 12)
    const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
    return months.length > 0 && isAtEdge(name, named, day)
      ? [{ end, days: { months }, cost: day === undefined ? 0.3 : 0.1 }]
      : []
  }

  private readValue(at: number, limit: number, read: (token: Token) => number | null): number | null {
    const token = this.tokens[at]
    return token && at < limit ? read(token) : null
  }

  /** "1 January to 28 February 2026", "October 3 through 9, 2026", "the 1st and the 5th", "June to August". */
  private findRanges(start: number, limit: number): DaySpan[] {
    const first = this.readMoment(start, limit)
    if (!first) return []
    return this.findEnds('range-to', first.end, limit).flatMap((next): DaySpan[] => {
      const last = this.readMoment(next, limit)
      if (!last) return []
      const own = last.day && !last.month && !last.year ? this.readYearAfter(last.end, limit) : null
      const until = own && first.month ? { ...last, ...own } : last
      const days = toRange(first, until)
      if (!days) return []
      const end =
        days.monthDays && !days.months ? Math.max(until.end, ...this.findEnds('of-month', until.end, limit)) : 0
      return [{ end: Math.max(until.end, end), days, cost: 0 }]
    })
  }

  /** "between June and August", "from Monday to Friday". */
  private listRangesAt(start: number, limit: number): DaySpan[] {
    return [readMonth, readWeekday].flatMap((reader): DaySpan[] => {
      const list = this.readList(start, limit, reader)
      const [from, until] = list?.values ?? []
      if (!list || from === undefined || until === undefined) return []
      const values = list.values.length > 2 ? list.values : Array.from({ length: until - from + 1 }, (_, i) => from + i)
      return [{ end: list.end, days: reader === readMonth ? { months: values } : { weekdays: values }, cost: 0 }]
    })
  }

  /** The year in "2026", ", 2026" and "of 2026". */
  private readYearAfter(start: number, limit: number): { year: number; end: number } | null {
    const at = [',', 'of', 'de', 'del'].includes(this.getWord(start, limit)) ? start + 1 : start
    const word = this.getWord(at, limit)
    return /^20\d\d$/.test(word) ? { year: Number(word), end: at + 1 } : null
  }

  /** Whether a month's name after "to" is a person's: "Payments to June Carter", not "to June 2026" or "up to June". */
  private isPerson(at: number, limit: number): boolean {
    const isName = /^(?:april|may|june|august)$/.test(this.getWord(at, limit))
    const isRecipient = this.getWord(at - 1, limit) === 'to' && this.getWord(at - 2, limit) !== 'up'
    return isName && isRecipient && !/^\d/.test(this.getWord(at + 1, limit))
  }

  private getWord(at: number, limit: number): string {
    return at < limit ? (this.tokens[at]?.word ?? '') : ''
  }

  /** The longest date that starts here: "2026-04-22", "22 April", "the 22nd of April 2026", "April", "the 22nd". */
  private readMoment(start: number, limit: number): Moment | null {
    const written = readFigures(this.getWord(start, limit))
    if (written) return { ...written, end: start + 1 }
    const whole = this.readYearAfter(start, limit)
    if (whole?.end === start + 1) return whole
    const from = this.getWord(start, limit) === 'the' ? start + 1 : start
    const edge = EDGES[this.getWord(from, limit)]
    if (edge && this.getWord(from + 1, limit) === 'of') {
      const of = this.readMoment(from + 2, limit)
      return of?.month && of.day === undefined ? { ...of, day: edge(of) } : null
    }
    const day = this.readValue(from, limit, readDayToken) || undefined
    const after = day === undefined ? from : from + 1
    const next = day !== undefined && ['of', 'de', '.'].includes(this.getWord(after, limit)) ? after + 1 : after
    const named = this.readValue(next, limit, day === undefined ? readMonth : readMonthBesideDay) ?? undefined
    if (named === undefined) return day === undefined ? null : { day, end: after }
    const afterArticle = this.getWord(next + 1, limit) === 'the' ? next + 2 : next + 1
    const later = day === undefined ? this.readValue(afterArticle, limit, readDayToken) || undefined : undefined
    const dateEnd = later === undefined ? next + 1 : afterArticle + 1
    const date = { month: named, ...(day || later ? { day: (day ?? later)! } : {}) }
    return { ...date, ...(this.readYearAfter(dateEnd, limit) ?? { end: dateEnd }) }
  }
}

/** "the end of August" */
const EDGES: Record<string, (moment: Moment) => number> = {
  start: () => 1,
  beginning: () => 1,
  end: ({ year = 2023, month = 1 }) => countDaysInMonth(year, month),
}

/** "2026-04-22", "2026-04", "04/22/2026" or, if there is no such month, "22/04/2026"; "22.04.2026". */
function readFigures(word: string): Omit<Moment, 'end'> | null {
  const iso = /^(20\d\d)-(\d\d)(?:-(\d\d))?$/.exec(word)
  const [, a, b, c] = iso ?? /^(\d{1,2})[/.](\d{1,2})[/.](20\d\d)$/.exec(word) ?? []
  if (a === undefined || b === undefined) return null
  const [x, y, z] = [Number(a), Number(b), c === undefined ? undefined : Number(c)]
  const isDayFirst = word.includes('.') || x > 12
  const found = iso
    ? { year: x, month: y, ...(z === undefined ? {} : { day: z }) }
    : { year: z!, month: isDayFirst ? y : x, day: isDayFirst ? x : y }
  return getDays(found) ? found : null
}

/** The first and last day, if the year is known and the day exists. */
function getDays({ year, month, day }: Omit<Moment, 'end'>): { first: PlainDate; last: PlainDate } | null {
  if (year === undefined) return null
  if (month === undefined) return { first: makePlainDate(year, 1, 1), last: makePlainDate(year, 12, 31) }
  if (month > 12 || month < 1 || (day ?? 1) > countDaysInMonth(year, month) || day === 0) return null
  const last = makePlainDate(year, month, day ?? countDaysInMonth(year, month))
  return { first: makePlainDate(year, month, day ?? 1), last }
}

function makeBetween(first: PlainDate, last: PlainDate): DayCondition {
  return { from: first, before: addDays(last, 1) }
}

function toCondition(moment: Moment): DayCondition | null {
  const range = getDays(moment)
  if (range) return makeBetween(range.first, range.last)
  if (moment.year !== undefined || moment.month === undefined || moment.day === undefined) return null
  return { months: [moment.month], monthDays: [moment.day, moment.day] }
}

/**
 * Both ends share the month or year that only one of them has. Null if that still doesn't say which days, or if the end
 * is before the start.
 */
function toRange(start: Moment, end: Moment): DayCondition | null {
  const [firstMonth, lastMonth] = [start.month ?? end.month, end.month ?? start.month]
  const first = { ...start, ...(firstMonth ? { month: firstMonth } : {}) }
  const last = { ...end, ...(lastMonth && end.day !== undefined ? { month: lastMonth } : {}) }
  const year = last.year ?? first.year
  if (year === undefined) return makeYearlyRange(first, last)
  const until = getDays({ ...last, year })
  const years = first.year === undefined ? [year, year - 1] : [first.year]
  const from = years
    .flatMap((one) => getDays({ ...first, year: one }) ?? [])
    .find((days) => until && days.first <= until.last)
  return from && until ? makeBetween(from.first, until.last) : null
}

function makeYearlyRange(first: Omit<Moment, 'end'>, last: Omit<Moment, 'end'>): DayCondition | null {
  if (first.day === undefined || last.day === undefined || first.month !== last.month || last.day < first.day)
    return null
  const monthDays = [first.day, last.day] as const
  return first.month === undefined ? { monthDays } : { months: [first.month], monthDays }
}

type Side = 'before' | 'after' | 'since' | 'until'
const SIDES: ReadonlySet<string> = new Set<Side>(['before', 'after', 'since', 'until'])
/** No phrase for "before", "after", "since" or "until" has more words than this. */
const MAX_SIDE_WORDS = 5

/** Whether the days are whole months: "before March", "before 1 March", "until 30 June". */
function isAtEdge(name: Side, month: number, day: number | undefined): boolean {
  if (day === undefined) return true
  return name === 'before' || name === 'since' ? day === 1 : day >= countDaysInMonth(2023, month)
}

/** The first and last number on one side of a value, from 1 to `max`. */
function getSide(name: Side, value: number, max: number): readonly [number, number] {
  if (name === 'before' || name === 'until') return [1, name === 'before' ? value - 1 : value]
  return [name === 'after' ? value + 1 : value, max]
}

function readWeekday(token: Token): number | null {
  const isShort = token.word.replace(/s$/, '').length < 4
  const isClear = !isShort || /^(?:tue|wed|thu|fri|mon|sat|sun)s?$/.test(token.word)
  return token.kind === 'word' && isClear ? readWeekdayName(token.word) : null
}

function readMonth(token: Token): number | null {
  if (
    token.kind !== 'word' ||
    (token.word === 'may' && !/^M/.test(token.text)) ||
    // People have names that begin like months: Marta, Marcus, Juliet.
    (GIVEN_NAMES.has(token.word) && token.word.length > 3) ||
    /^(?:mar[ts]?|marcus|juliet|julius|augusta)$/.test(token.word)
  )
    return null
  // Short forms that banks print ("out", "set") are words in sentences.
  const isClear =
    token.word.length > 4 ||
    /^(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|juni|juli|mai|june|july|aout|mars|juin|mayo|may|mei)$/.test(
      token.word,
    )
  return isClear ? readMonthName(token.word) : null
}

/** "31 Mar", "1 may": the number in front makes clear that it's a month. */
function readMonthBesideDay(token: Token): number | null {
  return /^ma[ry]$/.test(token.word) ? readMonthName(token.word) : readMonth(token)
}

function readDayToken(token: Token): number {
  if (token.kind === 'number' && !/^\d{1,2}$/.test(token.word)) return 0
  return token.kind === 'quote' ? 0 : readDayOfMonth(token.word)
}
