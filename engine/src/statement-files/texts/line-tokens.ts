import { getWeekday, type PlainDate } from '../../core/plain-date.ts'
import { readMonthName, THAI_MONTH } from '../../language/month-names.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import { type AmountParts, readAmount } from '../values/amounts.ts'
import { CURRENCY_CODES } from '../values/currencies.ts'
import { createYearsUntil, readDay, resolveDay } from '../values/days.ts'
import type { DayToken } from './day-token.ts'
import { findRelativeDays } from './relative-days.ts'

export type AmountToken = { start: number; end: number; text: string; parts: AmountParts; isStrong: boolean }

const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,3})?|\d{1,3}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d+(?:[.,]\d{1,3})?|[.,]\d{2})`
const SIGN = String.raw`[-+\u2212\u2013]`
const CODE = `(?:${[...CURRENCY_CODES].join('|')})`
const BEFORE = String.raw`(?:${CODE}\s?|(?:(?:US|CA|AU|NZ|HK|MX)\s?|S|A|C|R)?\$\s?|[€£¥₹₽₴₺₩฿₫₱₪₦₵₡₸]\s?|(?:CHF|Fr\.|Rs\.?|RM|Rp|R(?=\s?\d[\d ,]*[.,]\d{2}(?!\d))|kr\.?|[KTU][Ss]h\.?)\s?)`
// "3391 $2,715.75": a currency sign before a number belongs to that number.
const AFTER = String.raw`(?:\s?(?:(?:[€£¥₹₽₴$])(?!\s?\d)|円|元|원|zł|Kč|kr\b\.?|Ft\b|lei\b|руб\.?|р(?:\.|(?!\p{L}))|${CODE}\b|[Ee]uros?\b|dollars?\b|bucks\b))`
const MONEY = new RegExp(
  // A letter right before it makes it part of a word, except in scripts without spaces.
  String.raw`(?<![\d.,/:#*]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\(?(?:${SIGN}\s?)?${BEFORE}?(?:${SIGN}\s?)?${NUMBER}(?![\d])(?:k(?![\p{L}\d&'’]))?${AFTER}?(?:\s?\))?(?:\s?(?:CR|DR|DB|Cr|Dr|Db|cr|dr)\b|\s[SHCD](?=\s*$|\s{2,})|(?<=[.,]\d{2})[SHCD](?=\s|$)|[-+](?=\s|$)|\s[-+](?=\s*$))?`,
  'gu',
)

/**
 * All amounts in a line of free text. Strong ones have two decimals, a separator for thousands, a sign, a currency or a
 * mark such as "CR". Others, such as whole numbers, are weak.
 */
export function findAmounts(line: string, days: readonly DayToken[]): AmountToken[] {
  const tokens: AmountToken[] = []
  if (!/\p{Nd}/u.test(line)) return tokens
  for (const match of line.matchAll(MONEY)) {
    const start = match.index
    if (days.some((day) => start < day.end && start + match[0].length > day.start)) continue
    const text = writeOutThousands(dropUnmatchedBracket(match[0].trim()))
    const end = start + match[0].trimEnd().length
    if (isPartOfLongerText(line, start, end, text)) continue
    const parts = readWithMark(text)
    if (parts && !isIdentifier(parts)) tokens.push({ start, end, text, parts, isStrong: isStrong(text, parts) })
  }
  return tokens
}

/** "10k" is 10000, "1.2k" is 1200, and "1.250k" is 1250000. */
function writeOutThousands(text: string): string {
  return text.replace(/(\d(?:[\d.,'’\u00a0\u202f ]*\d)?)k(?!\p{L})/u, (_, number: string) => {
    const [, whole = number, decimals = ''] = /^(.*\d)[.,](\d{1,2})$/.exec(number) ?? []
    return String(Number(whole.replace(/\D/g, '') + decimals.padEnd(3, '0')))
  })
}

function dropUnmatchedBracket(text: string): string {
  if (text.endsWith(')') && !text.startsWith('(')) return text.slice(0, -1).trim()
  return text.startsWith('(') && !text.includes(')') ? text.slice(1).trim() : text
}

/** Whether a number is part of something longer: a date, a time, a percentage, millions, "4412-88". */
function isPartOfLongerText(line: string, start: number, end: number, text: string): boolean {
  const after = line.slice(end, end + 9)
  return (
    // "Invoice 2026-118" isn't an amount, and "$1.2M" is a much larger one.
    /\d[-–]$/.test(line.slice(Math.max(0, start - 2), start)) ||
    /^(?:[MBK](?![\p{L}&'’])|\s?(?:[mb]n|mio|mrd|million|billion)(?!\p{L}))/u.test(after) ||
    /^\s?[%°]/.test(after) ||
    (/^\d{1,2}$/.test(text) && /^(?:st|nd|rd|th)(?!\p{L})/iu.test(after)) || // "the 4th"
    (/^\s?[ap]\.?m\b/i.test(after) && /^\W*\d{1,2}(?:[.:]\d{2})?$/.test(text)) || // "7pm"
    /^[:/]\d|^-\d{2,}|^[.,]\d/.test(after) // "7:42", "1/2", "4412-88"
  )
}

/** Reads an amount, with the direction given by a mark after it ("12.00 DR"). */
function readWithMark(text: string): AmountParts | null {
  const parts =
    readAmount(text.replace(/\b(?:dollars?|bucks)\b/i, '$')) ??
    readAmount(text.replace(/^[A-Z]{3}\s?/, '')) ??
    readAmount(text.replace(/\s?[A-Z]{3}$/, ''))
  const mark = parts?.direction === null ? /\s(CR|DR|DB|[SHCD])$/i.exec(text)?.[1] : undefined
  if (parts && mark) parts.direction = /^[SD]/i.test(mark) ? 'out' : 'in'
  return parts
}

/** Whether a number looks like that of a phone, an account or a slip. */
function isIdentifier({ body }: AmountParts): boolean {
  const { length } = body.replace(/\D/g, '')
  if (length > 12) return true
  const isLong = length > 8 && !/[ '’\u00a0\u202f]/.test(body)
  return !/[.,]\d/.test(body) && (isLong || /^0\d/.test(body))
}

function isStrong(text: string, { body, currency, direction, isSigned }: AmountParts): boolean {
  if (currency !== null || direction !== null || /[.,]\d{2}$/.test(body)) return true
  if (isSigned && (/[.,]\d/.test(body) || !/^[-\u2013]\s\d{4}$/.test(text))) return true
  return /^\d{1,3}(?:[.,']\d{3})+$/.test(body)
}

const NAMED_MONTH = String.raw`\p{L}{3,12}\.?`
const CLOCK = String.raw`(?:,?\s(?:at |um |à |·\s|[-–]\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[apAP]\.?[mM]\b\.?)?)?`
const CLOCK_AT_END = new RegExp(`${CLOCK}$`, 'i')
const DAY_PATTERNS = [
  /(?<![\d.,])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d])(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?/gu,
  new RegExp(
    String.raw`(?:\d{4}[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]|(?<!\d)\d{1,2}\s?${THAI_MONTH}(?:\s?(?:\d{4}|\d{2})(?![\d:.,]))?`,
    'gu',
  ),
  /(?<![\d.,/])\d{1,2}(?:[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\. \d{1,2}\. 20\d{2})(?![\d])(?:,? \d{1,2}:\d{2}(?::\d{2})?)?/gu,
  new RegExp(
    String.raw`(?:\p{L}{2,10}\.?,?\s+)?(?:the |el |le |am |il |den |op )?(?<!\d|\d[/.])\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:[-\s./]{1,3}(?:of |de |d')?)?${NAMED_MONTH}(?:,?[-\s.]{0,2}(?:de |del )?\d{4}|[-\s.]{0,2}\d{2}(?![\d:]|[.,]\d))?(?![\p{L}\d])${CLOCK}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:\p{L}{3,10}\.?,?\s+)?${NAMED_MONTH}[-\s.]{0,3}\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?(?![\p{L}\d]|[.,]\d)${CLOCK}`,
    'gu',
  ),
  /(?<![\d.,/€$£-])\d{1,2}[/.]\d{1,2}\.?(?![\d/.,])/gu,
]

/** No real line has more dates than this. Each date is compared with all before it, so a limit keeps that fast. */
const MAX_DAYS_IN_LINE = 500

/** All dates in a line, from left to right, including words such as "yesterday" if `today` is given. */
export function findDays(line: string, today: PlainDate | null): DayToken[] {
  const tokens: DayToken[] = []
  const add = (token: DayToken) => {
    if (tokens.length >= MAX_DAYS_IN_LINE) return
    if (!tokens.some((other) => token.start < other.end && token.end > other.start)) tokens.push(token)
  }
  // Without digits, only words such as "yesterday" can be dates. Skipping the patterns keeps prose fast.
  const patterns = /\d/.test(line) ? DAY_PATTERNS : []
  patterns.forEach((pattern, index) => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      const text = index === 3 ? dropNextDay(match[0], line.slice(match.index + match[0].length)) : match[0]
      if (text.length < match[0].length) pattern.lastIndex = match.index + text.length
      const found = readDayToken(text, match.index, index === 5, line)
      if (found) add(found)
    }
  })
  const withoutPrices = dropPrices(line, tokens)
  if (withoutPrices.length < tokens.length) tokens.splice(0, tokens.length, ...withoutPrices)
  if (today) {
    const relative = findRelativeDays(line, today)
    if (relative.length > 0 && tokens.length > 0) {
      const kept = tokens.filter((token) => !isPriceBeside(token, relative, line, today))
      tokens.splice(0, tokens.length, ...kept)
    }
    for (const token of relative) add(token)
  }
  return tokens.sort((a, b) => a.start - b.start)
}

/** "yesterday 12.10 for lunch": 12.10 is a price, unless it's a date that falls on the weekday that the words mean. */
function isPriceBeside(token: DayToken, relative: readonly DayToken[], line: string, today: PlainDate): boolean {
  if (!/^\d{2}\.\d{2}$/.test(line.slice(token.start, token.end)) || !token.parts) return false
  const day = resolveDay(token.parts, 'dmy', createYearsUntil(today))
  return day === null || !relative.some(({ iso }) => iso !== null && getWeekday(iso) === getWeekday(day))
}

/** Next to a date in another format, "14.12" is a price, unless the amounts on the line use a decimal comma. */
function dropPrices(line: string, days: DayToken[]): DayToken[] {
  if (days.length < 2) return days
  const mayBePrice = (day: DayToken) => /^\d{2}\.\d{2}$/.test(line.slice(day.start, day.end))
  const hasOtherFormat = days.some((day) => !/^\d{2}\.\d{2}/.test(line.slice(day.start, day.end)))
  return hasOtherFormat && !/\d,\d{2}(?!\d)/.test(line) ? days.filter((day) => !mayBePrice(day)) : days
}

/** "03 SEP 04 SEP": what looks like the year of the first date starts the second one. */
function dropNextDay(text: string, after: string): string {
  const year = /\p{L}\.?([-\s]{1,2}\d{2})$/u.exec(text)?.[1]
  const next = year ? /^[-\s./]{1,2}(\p{L}{3,12})/u.exec(after)?.[1] : undefined
  return year && next && readMonthName(next) !== null ? text.slice(0, -year.length) : text
}

function readDayToken(text: string, at: number, isShort: boolean, line: string): DayToken | null {
  let shown = text
  let start = at
  // The first word may be a weekday ("Fri 13 Nov") or just the word before the date.
  const lead = /^(\p{L}{2,10})\.?,?\s+/u.exec(shown)
  if (lead?.[1] && readWeekdayName(lead[1]) === null && readMonthName(lead[1]) === null) {
    shown = shown.slice(lead[0].length)
    start += lead[0].length
  } else if (lead?.[1] && readWeekdayName(lead[1]) !== null) {
    // "Mar 10 nov" is a Tuesday ("martes", "mardi"), and "Mar 10" is a day in March.
    const isMonth = readMonthName(lead[1]) !== null && !/\d\W*\p{L}{3}/u.test(shown.slice(lead[0].length))
    if (!isMonth) shown = shown.slice(lead[0].length)
  }
  // "OCT02" in a separate column.
  const separated = /(?:^|\s{2})$/.test(line.slice(0, start)) ? shown.replace(/^(\p{Lu}{3})(\d{2})$/u, '$1 $2') : shown
  const cleaned = separated.replace(/^(?:the|el|le|am|il|den|op)\s+/i, '').replace(CLOCK_AT_END, '')
  // "28.03" can also be a date, depending on its position: the checks below look at the text around it.
  const parts = readDay(isShort && /^\d{2}\.\d{2}$/.test(cleaned) ? `${cleaned}.` : cleaned)
  if (!parts) return null
  if (isShort) {
    // "4.50" and "1.10" are prices. A date needs two digits each ("01.10") or a final period ("1.10.").
    if (/\d\.\d/.test(cleaned) && !/^\d{2}\.\d{2}\.?$|^\d{1,2}\.\d{1,2}\.$/.test(cleaned)) return null
    if (/\d\.\d/.test(cleaned) && /^\s*(?:€|£|\$|EUR|USD|CHF)|^\d/.test(line.slice(at + text.length))) return null
    if (/[€£$¥]\s?$/.test(line.slice(0, at))) return null
  }
  const shownDay = isShort && /^\d{2}\.\d{2}$/.test(cleaned) ? `${cleaned}.` : cleaned
  return { start, end: at + text.trimEnd().length, text: shownDay, parts, iso: null }
}

/**
 * The orders of day and month in which every date of the text is valid, or both if none fits. In dates with dots, the
 * day comes first.
 */
export function findDayOrders(lines: readonly string[], today: PlainDate): ('mdy' | 'dmy')[] {
  const days = lines.slice(0, 400).flatMap((line) => findDays(line, null))
  if (days.some(({ text }) => /^\d{1,2}\.\d{1,2}\./.test(text))) return ['dmy']
  const orders = (['dmy', 'mdy'] as const).filter((order) =>
    days.every(({ parts }) => parts === null || resolveDay(parts, order, createYearsUntil(today)) !== null),
  )
  return orders.length > 0 ? orders : ['dmy', 'mdy']
}
