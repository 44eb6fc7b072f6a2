import { addDays, countDaysInMonth, makePlainDate, type PlainDate, toPlainDate } from '../../core/plain-date.ts'
import { readMonthName, readThaiMonth, THAI_MONTH } from '../../language/month-names.ts'
import { normalizeText } from '../../language/normalize-text.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import { toAsciiDigits } from './amounts.ts'

/** The order of the three numbers in a date, if the format itself doesn't say. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

/** The usual order in the countries of a currency. */
export function getUsualOrder(currency: string): DayOrder {
  if (/^(?:JPY|KRW|CNY|TWD|HUF)$/.test(currency)) return 'ymd'
  return /^(?:USD|CAD|PHP)$/.test(currency) ? 'mdy' : 'dmy'
}

/**
 * A date as written. `open`: three (or, without a year, two) numbers whose order isn't decided yet. A negative `third`
 * is a two-digit number minus 1000.
 */
export type DayParts =
  | { kind: 'known'; year: number; month: number; day: number }
  | { kind: 'no-year'; month: number; day: number }
  | { kind: 'open'; first: number; second: number; third: number; hasDots: boolean }
  | { kind: 'open-no-year'; first: number; second: number }

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = String.raw`(?:[T\s,.-]+(?:at |um |à |kl\.? )?\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,:]\d+)?)?\s*(?:[AaPp]\.?[Mm]\.?)?(?:\s*(?:Z|UTC|GMT|[A-Z]{2,4}|[+-]\d{2}:?\d{2}))*(?:\[[^\]]*\])?(?:Z|[+-]\d{2}:?\d{2})?|[+-]\d{2}:\d{2}|Z)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/. ]\s?(\d{1,2})[-/. ]\s?(\d{1,2})\.?${TIME}$`)
const COMPACT =
  /^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?(?:\.\d+)?)?(?:\s*\[[^\]]*\])?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/
const NUMBERS = new RegExp(
  String.raw`^(\d{1,2})([-/.']|\. | / |\s)(\d{1,2})(?:[-/.']|\. | / |\s)(\d{4}|\d{2})\.?${TIME}$`,
)
const TWO_NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\.?$/
/** Dates with the name of their month, with a year or without. */
const NAMED = [
  new RegExp(
    String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[-\s./]*(?:de |d')?(?<name>[\p{L}]{3,12})\.?(?:[-\s./,']+(?:de |del )?|(?=\d))(?<year>\d{4}|\d{2})(?:\s*(?:r|г|g|p)\.?)?${TIME}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?<name>[\p{L}]{3,12})\.?[-\s./]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s./,]+(?<year>\d{4})${TIME}$`,
    'u',
  ),
  new RegExp(String.raw`^(?<year>\d{4})[-\s./](?<name>[\p{L}]{3,12})\.?[-\s./](?<day>\d{1,2})${TIME}$`, 'u'),
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?[-\s./]*(?:de |of )?(?<name>[\p{L}]{3,12})\.?$/u,
  /^(?<name>[\p{L}]{3,12})\.?[-\s./]+(?<day>\d{1,2})(?:st|nd|rd|th)?$/u,
]
const HAN =
  /^(?:(\d{4})\s*[年년])?\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?(?:\s*\(?[月火水木金土日]\)?)?(?:\s*\d{1,2}[:：]\d{2}(?:[:：]\d{2})?)?$/
const ERA = /^(令和|平成|昭和|大正|[RHST])\s*(\d{1,2}|元)\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?$/i
const THAI = new RegExp(`^(\\d{1,2})\\s?(${THAI_MONTH})\\s?(\\d{4}|\\d{2})?$`)
const MINGUO = /^(?:民國)?(\d{3})[/.\-年](\d{1,2})[/.\-月](\d{1,2})日?$/
const ERA_START: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
  大正: 1911,
  t: 1911,
}

/** Reads a whole cell as a date, with or without a time after it. The written date counts, in any time zone. */
export function readDay(cell: string): DayParts | null {
  if (cell.length < 3 || cell.length > 60) return null
  const iso = ISO.exec(cell)
  if (iso) return makeKnownDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  let text = cell.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is exactly for text outside ASCII
  if (/[^\x00-\x7f]/.test(text))
    text = toAsciiDigits(
      normalizeText(text, 'NFKC').replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ''),
    ).trim()
  if (!/\d/.test(text)) return null
  const asOf = /^(.{6,12}) as of .{6,12}$/.exec(text)
  if (asOf?.[1]) text = asOf[1]
  const weekday = /^\(?([\p{L}]{2,13})\.?,?\)?\s+(.+)$/u.exec(text)
  if (
    weekday?.[1] &&
    weekday[2] &&
    readWeekdayName(weekday[1]) !== null &&
    /\d/.test(weekday[2]) &&
    !(readMonthName(weekday[1]) && /^\d{1,2}(?:\D|$)/.test(weekday[2]) && /^mar\.?$/i.test(weekday[1]))
  ) {
    text = weekday[2]
  }
  text = text.replace(/\s*\(\p{L}{1,9}\.?\)$/u, '')
  const trailing = /^(.{6,10}?)\.?,?\s+(\p{L}{2,13})\.?$/u.exec(text)
  if (trailing?.[1] && trailing[2] && readWeekdayName(trailing[2]) !== null && readMonthName(trailing[2]) === null)
    text = trailing[1]
  return readNumericDay(text) ?? readNamedDay(text) ?? readEasternDay(text)
}

function readNumericDay(text: string): DayParts | null {
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (yearFirst) {
    const day = makeKnownDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
    if (day || !/^\d{8}$/.test(text)) return day
  }
  // 31012024: eight digits that aren't a valid date with the year first.
  if (/^\d{8}$/.test(text)) {
    const [first, second, year] = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))]
    if (year < 1970 || year > 2100) return null
    return makeOpenDay(first, second, year, false)
  }
  const numbers = NUMBERS.exec(text)
  if (numbers?.[4]) {
    const separator = numbers[2] ?? '/'
    const third = numbers[4].length === 4 ? Number(numbers[4]) : Number(numbers[4]) - 1000
    return makeOpenDay(Number(numbers[1]), Number(numbers[3]), third, separator.startsWith('.'))
  }
  const two = TWO_NUMBERS.exec(text)
  if (two) {
    const [first, second] = [Number(two[1]), Number(two[3])]
    if (first > 31 || second > 31 || first < 1 || second < 1 || (first > 12 && second > 12)) return null
    // "10.11" is an amount; only a second dot makes it a date.
    if (two[2] === '.') return second <= 12 && /\.$/.test(text) ? { kind: 'no-year', month: second, day: first } : null
    return { kind: 'open-no-year', first, second }
  }
  return null
}

function readNamedDay(text: string): DayParts | null {
  for (const pattern of NAMED) {
    const { day, name, year } = pattern.exec(text)?.groups ?? {}
    if (!day || !name) continue
    const month = readMonthName(name)
    if (year === undefined) return makeDayWithoutYear(month, Number(day))
    return month ? makeKnownDay(readYear(year), month, Number(day)) : null
  }
  return null
}

function readEasternDay(text: string): DayParts | null {
  const han = HAN.exec(text)
  if (han)
    return han[1]
      ? makeKnownDay(Number(han[1]), Number(han[2]), Number(han[3]))
      : makeDayWithoutYear(Number(han[2]), Number(han[3]))
  const era = ERA.exec(text)
  if (era?.[1] && era[2]) {
    const start = ERA_START[era[1].toLowerCase()] ?? 0
    return makeKnownDay(start + (era[2] === '元' ? 1 : Number(era[2])), Number(era[3]), Number(era[4]))
  }
  const thai = THAI.exec(text)
  if (thai?.[2]) {
    const month = readThaiMonth(thai[2])
    return thai[3]
      ? makeKnownDay(Number(thai[3]) + (thai[3].length < 3 ? 2500 : 0), month, Number(thai[1]))
      : makeDayWithoutYear(month, Number(thai[1]))
  }
  const minguo = MINGUO.exec(text)
  if (minguo) return makeKnownDay(Number(minguo[1]) + 1911, Number(minguo[2]), Number(minguo[3]))
  return null
}

function makeKnownDay(year: number, month: number, day: number): DayParts | null {
  // Years from 2400 on are Buddhist, as Thai banks write them.
  const common = year >= 2400 && year < 2700 ? year - 543 : year
  if (common < 1900 || common > 2200 || month < 1 || month > 12 || day < 1 || day > countDaysInMonth(common, month))
    return null
  return { kind: 'known', year: common, month, day }
}

function makeDayWithoutYear(month: number | null, day: number): DayParts | null {
  return month && month <= 12 && day >= 1 && day <= countDaysInMonth(2024, month)
    ? { kind: 'no-year', month, day }
    : null
}

function makeOpenDay(first: number, second: number, third: number, hasDots: boolean): DayParts | null {
  if (third >= 0 && (third < 1900 || third > 2700)) return null
  if (first > 12 && second > 12 && third >= 0) return null
  return { kind: 'open', first, second, third, hasDots }
}

function readYear(text: string): number {
  return text.length === 4 ? Number(text) : expandYear(Number(text))
}

/** 80 to 99 are in the last century, 60 to 79 are Buddhist years ("69" is 2569, our 2026), the rest in this century. */
function expandYear(twoDigits: number): number {
  if (twoDigits >= 80) return 1900 + twoDigits
  return twoDigits >= 60 ? 2500 + twoDigits : 2000 + twoDigits
}

/** The date in this order, or null if it doesn't exist. `around` gives the year if none is written. */
export function resolveDay(parts: DayParts, order: DayOrder, around: YearContext): PlainDate | null {
  if (parts.kind === 'known') return makePlainDate(parts.year, parts.month, parts.day)
  if (parts.kind === 'no-year') return around.getDay(parts.month, parts.day)
  if (parts.kind === 'open-no-year') {
    const [month, day] = order === 'dmy' ? [parts.second, parts.first] : [parts.first, parts.second]
    return month > 12 || day > 31 ? null : around.getDay(month, day)
  }
  const isTwoDigitYear = parts.third < 0
  const last = isTwoDigitYear ? parts.third + 1000 : parts.third
  let [year, month, day] = [last, parts.second, parts.first]
  if (order === 'mdy') [month, day] = [parts.first, parts.second]
  if (order === 'ymd') {
    if (!isTwoDigitYear) return null
    ;[year, day] = [parts.first, last]
  }
  if (isTwoDigitYear) year = expandYear(year)
  const real = makeKnownDay(year, month, day)
  return real?.kind === 'known' ? makePlainDate(real.year, real.month, real.day) : null
}

/** Finds the year of a date written without one. */
export type YearContext = { getDay(month: number, day: number): PlainDate | null }

/** Finds the latest year that doesn't put the date after the end of the period, so December comes before January. */
export function createYearsUntil(end: PlainDate): YearContext {
  return {
    getDay(month, day) {
      const endYear = Number(end.slice(0, 4))
      for (let year = endYear; year > endYear - 5; year--) {
        if (day > countDaysInMonth(year, month) || day < 1) continue
        const found = makePlainDate(year, month, day)
        if (found <= end) return found
      }
      return null
    },
  }
}

/** A spreadsheet's date number (days since 1899-12-30), for the years 1990 to 2060. */
export function readSerialDay(text: string): PlainDate | null {
  const match = /^(\d{5})(?:[.,]\d+)?$/.exec(text)
  const serial = match ? Number(match[1]) : 0
  return serial >= 32874 && serial <= 58807 ? toPlainDate(serial - 25569) : null
}

/** The date (in UTC) of a timestamp in seconds or milliseconds since 1970, for the years 1990 to 2060. */
export function readTimestampDay(text: string): PlainDate | null {
  const match = /^(\d{9,10})(?:\d{3})?(?:\.\d+)?$/.exec(text)
  const seconds = match ? Number(match[1]) : 0
  return seconds >= 631152000 && seconds < 2871763200 ? toPlainDate(Math.floor(seconds / 86400)) : null
}

type OrderFigures = ReturnType<typeof getFigures>

/**
 * Decides the date order over all cells of a file. Only the orders with the fewest impossible dates, and of those the
 * ones with the fewest dates far in the future, stay. Next, `stated` decides: the order given by the user or by another
 * date in the file. Dates with dots start with the day. Then the orders stay in which the dates jump back and forth
 * least, and of those the ones that put the dates close together. The one with the fewest dates after today counts, or
 * else `fallback`. That's a guess if day and month could each come first, unless all dates would be the same.
 */
export function decideDayOrder(
  columns: (DayParts | null)[][],
  today: PlainDate,
  fallback: DayOrder,
  stated: DayOrder | null = null,
): { order: DayOrder; isGuess: boolean } {
  const makeSure = (order: DayOrder) => ({ order, isGuess: false })
  const cells = columns
    .flat()
    .filter((parts) => parts !== null && (parts.kind === 'open' || parts.kind === 'open-no-year'))
  if (cells.length === 0) return makeSure(fallback)
  const dotted = cells.filter((parts) => parts?.kind === 'open' && parts.hasDots).length > cells.length / 2
  const horizon = addDays(today, 40)
  const figures = (['dmy', 'mdy', 'ymd'] as const).map((order) => getFigures(order, columns, today, horizon))
  let left: readonly OrderFigures[] = keepLowest(keepLowest(figures, 'impossible'), 'future')
  if (left.length === 1 && left[0]) return makeSure(left[0].order)
  if (stated && left.some((f) => f.order === stated)) return makeSure(stated)
  if (dotted && left.some((f) => f.order === 'dmy')) return makeSure('dmy')
  // A year at the start that puts a recent date years back isn't one, even if the dates then only go up.
  left = keepClose(left, ['ymd'])
  left = keepClose(keepFewestJumps(left))
  const isEither = ['dmy', 'mdy'].every((one) => left.some((f) => f.order === one))
  left = keepLowest(left, 'ahead')
  const byFallback = left.find((f) => f.order === fallback)
  const order = (byFallback ?? left.find((f) => f.order !== 'ymd') ?? left[0])?.order ?? fallback
  return {
    order,
    isGuess: isEither && cells.some((parts) => parts && 'first' in parts && parts.first !== parts.second),
  }
}

/** Without the orders that spread the dates far more than another one does. */
function keepClose(figures: readonly OrderFigures[], orders: readonly DayOrder[] = ['dmy', 'mdy', 'ymd']) {
  const leastSpan = Math.min(...figures.map(({ span }) => span))
  return figures.filter(({ order, span }) => !orders.includes(order) || span <= leastSpan * 4 + 12)
}

/**
 * The orders with the fewest jumps. A date after today counts as much as a jump, because a few messages may be in no
 * particular order.
 */
function keepFewestJumps(figures: readonly OrderFigures[]): OrderFigures[] {
  const limit = Math.min(...figures.map(({ breaks, ahead }) => breaks + ahead))
  return figures.filter(({ breaks }) => breaks <= limit)
}

function keepLowest(figures: readonly OrderFigures[], key: 'impossible' | 'future' | 'ahead'): OrderFigures[] {
  const least = Math.min(...figures.map((each) => each[key]))
  return figures.filter((each) => each[key] === least)
}

/**
 * How many dates have each problem in this order. `ahead` dates are after today; `future` dates are further ahead than
 * banks date rows; `breaks` are jumps against the usual direction of a column. `span`: about how many days lie between
 * the first date and the last.
 */
function getFigures(order: DayOrder, columns: (DayParts | null)[][], today: PlainDate, horizon: PlainDate) {
  const around = createYearsUntil(horizon)
  const figures = { order, impossible: 0, future: 0, ahead: 0, breaks: 0, span: 0 }
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const column of columns) {
    let ups = 0
    let downs = 0
    let previous: PlainDate | null = null
    for (const parts of column) {
      const day = parts && resolveDay(parts, order, around)
      if (parts && !day) figures.impossible++
      if (!day) continue
      if (day > horizon) figures.future++
      if (day > today) figures.ahead++
      const stamp = Number(day.slice(0, 4)) * 372 + Number(day.slice(5, 7)) * 31 + Number(day.slice(8))
      low = Math.min(low, stamp)
      high = Math.max(high, stamp)
      if (previous !== null && day > previous) ups++
      if (previous !== null && day < previous) downs++
      previous = day
    }
    figures.breaks += Math.min(ups, downs)
  }
  figures.span = high - low
  return figures
}
