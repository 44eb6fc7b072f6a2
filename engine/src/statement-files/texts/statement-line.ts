import type { PlainDate } from '../../core/plain-date.ts'
import { readMonthName } from '../../language/month-names.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { cleanName } from './pasted-records.ts'

/** A line of a statement's text: its dates and amounts, and the amounts at its end. */
export type Line = { number: number; text: string; days: DayToken[]; amounts: AmountToken[]; trailing: AmountToken[] }

// At the top of a statement, next to its date: "October 31, 2026   Page 1 of 3".
const PAGE_NUMBER =
  /(?<=\s{2}|^)(?:page|seite|blatt|p[aá]gina|p[aá]g\.?|hoja|folha|foglio|pagina|blad|sida|side|sivu|strona|strana|oldal|sheet)\s{0,2}:?\s?\d{1,3}(?:\s?(?:of|von|sur|de|di|van|av|af|z|\/|\()\s?\d{1,3}\)?)?(?=\s*$)/giu

export function analyze(raw: string, number: number, today: PlainDate | null): Line {
  const text = raw
    .replace(/\t/g, '    ')
    .replace(/[|¦]/g, ' ')
    .replace(PAGE_NUMBER, (page) => ' '.repeat(page.length))
  // Words such as "yesterday" count only at the start of a line: elsewhere they're part of a text.
  const days = findDays(text, today).filter((day) => day.iso === null || text.slice(0, day.start).trim() === '')
  const amounts = findAmounts(text, days)
  const end = text.length - (/\([^()]*\p{L}[^()]*\)\s*$/u.exec(text)?.[0].length ?? 0)
  const before = end < text.length ? amounts.filter((token) => token.end <= end) : amounts
  return { number, text, days, amounts, trailing: findTrailingAmounts(text.slice(0, end), before, days) }
}

/**
 * The amounts at the end of the line. A bare whole number counts only if there's no other amount, and only the last
 * one, after the line's only date.
 */
function findTrailingAmounts(text: string, amounts: AmountToken[], days: DayToken[]): AmountToken[] {
  const trailing: AmountToken[] = []
  let end = text.length
  for (let i = amounts.length - 1; i >= 0; i--) {
    const token = amounts[i] as AmountToken
    // A value date may be between the amount and the balance, or after the amount of a row with a name.
    const from = (days[0]?.start ?? 0) > token.end ? 0 : (days[0]?.end ?? 0)
    const hasValueDay = trailing.length > 0 || /\p{L}{2}/u.test(text.slice(from, amounts[0]?.start))
    const between = (hasValueDay ? dropDays(text, token.end, end, days) : text.slice(token.end, end)).replace(
      /\((?:[^()]*)\)/g,
      '',
    )
    if (/[\p{L}\d]/u.test(between.replace(/\b(?:CR|DR|EUR|USD|GBP|CHF|RUR|RUB|INR|CAD|AUD)\b/g, ''))) break
    if (!token.isStrong && trailing.some((other) => other.isStrong)) break
    trailing.unshift(token)
    end = token.start
  }
  if (trailing.some((token) => token.isStrong)) return trailing.filter((token) => token.isStrong)
  const last = trailing.at(-1)
  const isNotAmount = last !== undefined && (/^0\d/.test(last.parts.body) || isYearOfMonth(text, last))
  return last && !isNotAmount && days.length === 1 && last.start > (days[0]?.end ?? 0) ? [last] : []
}

/** "April 2025" at the end of a text isn't an amount. */
function isYearOfMonth(text: string, token: AmountToken): boolean {
  const word = /(\p{L}{3,12})\.?\s*$/u.exec(text.slice(0, token.start))?.[1]
  return /^(?:19|20)\d{2}$/.test(token.parts.body) && word !== undefined && readMonthName(word) !== null
}

function dropDays(text: string, from: number, to: number, days: readonly DayToken[]): string {
  const inside = days.find((day) => day.iso === null && day.start >= from && day.end <= to)
  return inside ? text.slice(from, inside.start) + text.slice(inside.end, to) : text.slice(from, to)
}

function hasYear(day: DayToken): boolean {
  return day.parts !== null && day.parts.kind !== 'no-year' && day.parts.kind !== 'open-no-year'
}

/** The amounts between the date and the text: "10/03 $ 100.00- 6308 Card purchase". A balance may follow. */
export function findLeadingAmounts(line: Line): AmountToken[] {
  const day = findStartDay(line)
  if (!day || line.trailing.length > 0) return []
  const leading: AmountToken[] = []
  let end = day.end
  // The value date may follow right away.
  for (const other of line.days)
    if (other.start > end && line.text.slice(end, other.start).trim() === '') end = other.end
  if (line.days.some((other) => other.start > end)) return []
  for (const token of line.amounts) {
    const isNext =
      token.isStrong && token.start >= end && /^\s*(?:[A-Z]{3}\s*)?$/.test(line.text.slice(end, token.start))
    if (!isNext || leading.length === 2) break
    leading.push(token)
    end = token.end
  }
  return /\p{L}{2}/u.test(line.text.slice(end)) ? leading : []
}

/** In "10/03 100.00 Card purchase 950.00", counts the amount before the words among those at the end. */
export function moveAmountsToEnd(line: Line): Line {
  const day = findStartDay(line)
  const [first] = line.amounts
  const balance = line.trailing[0]
  if (!day || !first?.isStrong || !balance || line.trailing.length > 1 || first === balance) return line
  const name = line.text.slice(first.end, balance.start)
  if (line.text.slice(day.end, first.start).trim() !== '' || !/\p{L}{2}/u.test(name)) return line
  return { ...line, trailing: [first, balance] }
}

/** The date of a row: at the start of the line, after a first column, or between a name and the amounts. */
export function findStartDay(line: Line): DayToken | null {
  const first = line.days[0]
  if (!first) return null
  const lead = line.text.slice(0, first.start)
  if (/^[\s\-–—•*·>()[\]]*$/.test(lead)) return first
  // A number or a mark in a separate column before the date.
  if (/^\s*(?:\d{1,6}[.)]?|[A-Z*#])\s+$/.test(lead) && hasYear(first) && line.trailing.length > 0) return first
  // The name first, then a full date, then only the amounts.
  if (hasYear(first) && line.days.length === 1 && findDayAfterName(line)) return first
  // A first column (the card's name), then a wide gap and the date.
  if (!/\S\s{2,}$/.test(lead) || line.trailing.length === 0) return null
  const isAlone = lead.trim().length <= 24 && /^\s*$/.test(line.text.slice(first.end, line.trailing[0]?.start))
  return first.start < line.text.length * 0.5 || isAlone ? first : null
}

/**
 * The date of a line that starts with its name, followed by dates, numbers and the amounts, but no more words. The date
 * may also come right after the amount.
 */
export function findDayAfterName(line: Line): DayToken | null {
  const first = line.days[0]
  const amount = line.trailing[0]
  if (!first || !amount) return null
  // The date may come after the amount, and the balance after the date.
  if (amount.end <= first.start) {
    const isAfter = line.text.slice(amount.end, first.start).trim() === '' && line.days.length === 1
    return isAfter && /\p{L}{2}/u.test(line.text.slice(0, amount.start)) ? first : null
  }
  if (amount.start < first.end) return null
  const between = dropDays(line.text, first.end, amount.start, line.days)
  return /\p{L}{2}/u.test(line.text.slice(0, first.start)) && !/\p{L}/u.test(between) ? first : null
}

const UNTIL =
  /^\W*(?:[-–—]|to|through|thru|until|till|bis(?: zum)?|au|jusqu.?au|al?|até|ate|hasta(?: el)?|fino al|tot(?: en met)?|t\/m|til|do|по)\W*$/i

/** Whether the first two dates of a line form a period, whatever else the line says. */
export function joinsDays(line: Line): boolean {
  const [first, second] = line.days
  return first !== undefined && second !== undefined && UNTIL.test(line.text.slice(first.end, second.start).trim())
}

/** Whether a line has two dates and hardly any words after the first. */
export function isPeriod(line: Line): boolean {
  const [first, second] = line.days
  if (!first || !second) return false
  const rest = line.text.slice(first.end, second.start) + line.text.slice(second.end)
  return rest.replace(/through|until|jusqu.au/i, '').replace(/[^\p{L}]/gu, '').length <= 5
}

/** Whether the line is only a date. */
export function isDayAlone(line: Line, day: DayToken): boolean {
  return (line.text.slice(0, day.start) + line.text.slice(day.end)).replace(/[^\p{L}\p{N}]/gu, '') === ''
}

/**
 * The name of a row: the text between its date and its amounts, or else between its amounts, or else before the date.
 */
export function getLineName(line: Line, day: DayToken, hasWeekdays: boolean): string {
  const from = day.end
  const to = Math.max(from, line.trailing[0]?.start ?? line.text.length)
  let text = line.text.slice(from, to)
  // Other dates in the line (value date, operation date) aren't part of the name if they're set apart.
  for (const other of line.days) {
    if (other === day || other.start < from || other.end > to) continue
    const isApart =
      /\s{2,}$|^\s*$/.test(line.text.slice(from, other.start)) || /^\s{2,}/.test(line.text.slice(other.end))
    if (isApart) text = text.replace(line.text.slice(other.start, other.end), '   ')
  }
  const cleaned = hasWeekdays ? dropWeekday(cleanName(text)) : cleanName(text)
  const [first, second] = line.trailing
  if (cleaned === '' && first && second && line.trailing.length === 2) {
    const between = cleanName(line.text.slice(first.end, second.start))
    const hasDay = line.days.some((other) => other.start >= first.end && other.end <= second.start)
    if (/\p{L}{2}/u.test(between) && !hasDay) return between
  }
  const before = cleanName(line.text.slice(0, Math.min(day.start, line.trailing[0]?.start ?? day.start)))
  return /\p{L}/u.test(cleaned) || before === '' ? cleaned || before : before
}

/** "MO Card payment" without the weekday. */
export function dropWeekday(text: string): string {
  const word = /^(\p{L}{2,3})\.?\s+(?=\S)/u.exec(text)
  return word?.[1] && readWeekdayName(word[1]) !== null ? text.slice(word[0].length) : text
}

/**
 * "1001 02/06 75.00   1002 * 02/09 30.00": paid checks by number, one or more on a line. Empty if the line has anything
 * else.
 */
export function findChecks(line: Line): { day: DayToken; amount: AmountToken; number: string }[] {
  const checks: { day: DayToken; amount: AmountToken; number: string }[] = []
  let from = 0
  for (const day of line.days) {
    const amount = line.amounts.find((token) => token.start >= day.end && token.isStrong)
    const number = /^\s*(\d{3,8})\s?[*^#]?\s+$/.exec(line.text.slice(from, day.start))?.[1]
    if (!amount || !number || line.text.slice(day.end, amount.start).trim() !== '') return []
    checks.push({ day, amount, number })
    from = amount.end
  }
  return line.text.slice(from).trim() === '' ? checks : []
}
