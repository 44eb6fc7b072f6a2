import { addDays, countDaysBetween, countDaysInMonth, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { MONTH, readMonthName } from '../../language/month-names.ts'
import type { DayOrder } from '../values/days.ts'

/**
 * A day, month or year in a note. Without a year, `on` means any year, and `from` and `until` the year that comes
 * closest to the file. In a range, `from` means the last such day before `until`.
 */
type NamedDays = { readonly year?: number; readonly month?: number; readonly day?: number }

/** The dates a note refers to: exactly these, or everything from or until them, inclusive. */
export type MentionedDays = { readonly on: NamedDays } | { readonly from?: NamedDays; readonly until?: NamedDays }

const ON = `(?:(20\\d\\d)-(\\d{2})(?:-(\\d{2}))?|(?:(\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?:of |de )?)?(${MONTH})(?: (\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,? (?:of |de )?(20\\d\\d))?|(20\\d\\d))`
const SINCE =
  'since|from|starting(?: (?:from|in|on|with))?|beginning(?: (?:in|on|with))?|as of|on or after|ab(?: dem)?|seit(?: dem)?|vom|von|depuis(?: le)?|a partir d[eu]|desde(?: el)?|a partire da(?:l)?|dal|da|vanaf|sinds'
const AFTER = 'after|later than|newer than|nach(?: dem)?|apres(?: le)?|despues de(?:l)?|dopo(?: il)?|na'
const UNTIL =
  "until|till|up to|through|to|bis(?: zum)?|jusqu'(?:au?|en)|au|hasta(?: el)?|al?|fino a(?:l)?|ate|tot(?: en met)?|-|–"
const BEFORE = 'before|prior to|earlier than|older than|vor(?: dem)?|avant(?: le)?|antes de(?:l)?|prima de(?:l|i)?|voor'
const BETWEEN = 'between|zwischen(?: dem)?|entre(?: le| el)?|tra|tussen'
const AND = 'and|und(?: dem)?|et(?: le)?|y(?: el)?|e|en'
const IN = 'in|on|of|for|from|during|im|am|vom|von|aus|en|du|le|del?|el|nel|di|op|van'
const THE = "(?:(?:the|den|dem|le|el|l'|il) )?"
const ONWARDS = '(?: (?:on|onwards?|and later|forward))?'

const compileWhole = (pattern: string) => new RegExp(`^${pattern}$`)
const BOTH = compileWhole(`(?:(?:${SINCE}|${BETWEEN}) )?${THE}${ON} ?(?:${UNTIL}|${AND}) ?${THE}${ON}`)
const FROM = compileWhole(`(?:${SINCE}) ${THE}${ON}${ONWARDS}`)
const LATER = compileWhole(`(?:${AFTER}) ${THE}${ON}`)
const LAST = compileWhole(`(?:${UNTIL}) ${THE}${ON}`)
const EARLIER = compileWhole(`(?:${BEFORE}) ${THE}${ON}`)
const EXACTLY = compileWhole(`(?:(?:${IN}) )?${THE}${ON}`)
const GROUPS = 8

/**
 * The dates in the words of a note (folded): "october 6th", "since march", "before 2025-04-01", "from 3 may to 9 june".
 * Null for other words. A bare year, which may be a name or a number, counts only after a word such as "since", and not
 * in a range.
 */
export function readDayReference(words: string): MentionedDays | null {
  const text = words.replace(/\s+/g, ' ').trim()
  const both = BOTH.exec(text)
  if (both) {
    const from = readNamedDays(both, 1)
    const until = readNamedDays(both, 1 + GROUPS)
    return from && until && (from.month || until.month) ? { from, until } : null
  }
  const since = readNamedDays(FROM.exec(text), 1)
  if (since) return { from: since }
  const after = readNamedDays(LATER.exec(text), 1)
  if (after) return { from: getFollowing(after) }
  const until = readNamedDays(LAST.exec(text), 1)
  if (until) return { until }
  const before = readNamedDays(EARLIER.exec(text), 1)
  if (before) return { until: getPreceding(before) }
  const on = readNamedDays(EXACTLY.exec(text), 1)
  return on?.month ? { on } : null
}

/** Whether the words start like a time span and so need no introduction: "since March". */
export function startsLikeDays(words: string): boolean {
  return new RegExp(`^(?:${SINCE}|${AFTER}|${UNTIL}|${BEFORE}|${BETWEEN}) `).test(words)
}

function readNamedDays(match: RegExpExecArray | null, at: number): NamedDays | null {
  if (!match) return null
  const [year, month, day, dayBefore, name, dayAfter, yearAfter, loneYear] = match.slice(at, at + GROUPS)
  if (loneYear) return { year: Number(loneYear) }
  if (year) return checkDays(Number(year), Number(month), day === undefined ? undefined : Number(day))
  const number = dayBefore ?? dayAfter
  return checkDays(
    yearAfter ? Number(yearAfter) : undefined,
    readMonthName(name ?? '') ?? 0,
    number ? Number(number) : undefined,
  )
}

function checkDays(year: number | undefined, month: number, day: number | undefined): NamedDays | null {
  // Without a year, assume a leap year, so that February 29 is valid.
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > countDaysInMonth(year ?? 2024, month))))
    return null
  return { year, month, day }
}

function getFollowing({ year, month, day }: NamedDays): NamedDays {
  if (month === undefined) return { year: (year ?? 0) + 1 }
  if (day === undefined || day >= countDaysInMonth(year ?? 2024, month)) {
    const next = month === 12 ? 1 : month + 1
    const then = year === undefined ? {} : { year: month === 12 ? year + 1 : year }
    return { ...then, month: next, ...(day === undefined ? {} : { day: 1 }) }
  }
  return { ...(year === undefined ? {} : { year }), month, day: day + 1 }
}

function getPreceding({ year, month, day }: NamedDays): NamedDays {
  if (month === undefined) return { year: (year ?? 0) - 1 }
  if (day !== undefined && day > 1) return { ...(year === undefined ? {} : { year }), month, day: day - 1 }
  const last = month === 1 ? 12 : month - 1
  return { ...(year === undefined ? {} : { year: month === 1 ? year - 1 : year }), month: last }
}

/** The first and last day of a file. */
export type DaySpan = { readonly first: PlainDate; readonly last: PlainDate }

/**
 * Creates a test for the dates that a note means in a file. Without a year, "since March" is the March in the file or
 * closest to it, or the last one before the end of a range.
 */
export function createDayTest(mentioned: MentionedDays, span: DaySpan): (day: PlainDate) => boolean {
  if ('on' in mentioned) {
    const { year, month, day } = mentioned.on
    return (date) =>
      (year === undefined || Number(date.slice(0, 4)) === year) &&
      (month === undefined || Number(date.slice(5, 7)) === month) &&
      (day === undefined || Number(date.slice(8)) === day)
  }
  const until = mentioned.until ? getEnd(mentioned.until, span) : null
  const from = mentioned.from ? getStart(mentioned.from, span, until) : null
  return (date) => (from === null || date >= from) && (until === null || date <= until)
}

function getStart({ year, month = 1, day = 1 }: NamedDays, span: DaySpan, until: PlainDate | null): PlainDate {
  const makeDayIn = (someYear: number) => {
    const start = makeDay(someYear, month, day)
    // Without a February 29, the time from then on starts on March 1.
    return day > countDaysInMonth(someYear, month) ? addDays(start, 1) : start
  }
  if (year !== undefined) return makeDayIn(year)
  if (until === null) return findNearest(makeDayIn, span)
  const last = Number(until.slice(0, 4))
  return makeDayIn(last) <= until ? makeDayIn(last) : makeDayIn(last - 1)
}

function getEnd({ year, month = 12, day }: NamedDays, span: DaySpan): PlainDate {
  const makeDayIn = (someYear: number) => makeDay(someYear, month, day ?? countDaysInMonth(someYear, month))
  return year === undefined ? findNearest(makeDayIn, span) : makeDayIn(year)
}

function findNearest(makeDayIn: (year: number) => PlainDate, { first, last }: DaySpan): PlainDate {
  const lastYear = Number(last.slice(0, 4))
  const years = [lastYear + 1, lastYear, lastYear - 1]
  for (let year = lastYear - 2; year >= Number(first.slice(0, 4)); year--) years.push(year)
  const getDistance = (day: PlainDate) => Math.max(0, countDaysBetween(last, day), countDaysBetween(day, first))
  return years.map(makeDayIn).reduce((best, day) => (getDistance(day) < getDistance(best) ? day : best))
}

function makeDay(year: number, month: number, day: number): PlainDate {
  return makePlainDate(year, month, Math.min(day, countDaysInMonth(year, month)))
}

const DAY_FIRST =
  /\bday(?:s)? (?:is |are |comes? |goes? )?(?:first|before (?:the )?month)|\bd{1,2} ?[/.-] ?m{1,2}\b|\bd\/m\b|\b(?:uk|british|european|australian|irish) (?:style )?(?:dates?|days?|format|date format)|\btag (?:zuerst|vor (?:dem )?monat)|\bt{1,2}\.m{1,2}\b|\bjour (?:d'abord|avant (?:le )?mois|en premier)|\bjj ?[/.-] ?mm|\b(?:el )?dia (?:primero|antes)|\bprimero el dia|\bgiorno (?:prima|per primo)|\bgg ?[/.-] ?mm|\bdag (?:eerst|voor)|\bdia primeiro/
const MONTH_FIRST =
  /\bmonths? (?:is |are |comes? |goes? )?(?:first|before (?:the )?day)|\bm{1,2} ?[/.-] ?d{1,2}\b|\bm\/d\b|\b(?:us|u\.s\.|usa|american) (?:style )?(?:dates?|days?|format|date format)|\bdates? (?:are |is )?(?:in )?(?:us|american)\b|\bamerikanisches (?:datum|datumsformat)|\bmonat (?:zuerst|vor (?:dem )?tag)|\bmois (?:d'abord|avant (?:le )?jour|en premier)|\bmes primero|\bprimero el mes|\bmese (?:prima|per primo)|\bmaand eerst/
const YEAR_FIRST = /\byears? (?:is |are |comes? |goes? )?first|\by{2,4} ?[/.-] ?m{1,2} ?[/.-] ?d{1,2}\b/
const NEGATED = /\b(?:not|isn't|aren't|nicht|pas|no|non|niet)\b[^.;,]{0,14}$/

/** The order of day and month that a note (folded) gives for the file's dates; null if it doesn't. */
export function readDayOrder(folded: string): DayOrder | null {
  for (const [pattern, order] of [
    [YEAR_FIRST, 'ymd'],
    [DAY_FIRST, 'dmy'],
    [MONTH_FIRST, 'mdy'],
  ] as const) {
    const found = pattern.exec(folded)
    if (found && !NEGATED.test(folded.slice(0, found.index))) return order
  }
  return null
}
