import { addDays, type PlainDate } from '../../core/plain-date.ts'
import type { FormatReading, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { toMinor } from '../values/amounts.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { mayBeItem, saysArrival, saysOtherMeans, saysRefunded } from '../values/receipt-words.ts'
import { type DayToken, findAmounts, findDays } from './line-tokens.ts'
import { findSent } from './mail-headers.ts'

/** Corrects a reading of one purchase, whoever read it: what was paid of the total, on which day, and what came back. */
export function settleReceipt(reading: FormatReading, lines: readonly string[], today: PlainDate): FormatReading {
  if (reading.rows.length === 0 || reading.rows.length > 2 || lines.length > MAX_LINES) return reading
  return addRefunds(settleDay(takeOwnPart(reading, lines), lines, today), lines, today)
}

const MAX_LINES = 120

type Money = { line: number; text: string; minor: number }

/** The last clear amount of each line, in minor units without its sign. */
function listMoney(lines: readonly string[], { minor, currency }: StatementRow): Money[] {
  const read = (mark: '.' | ',') =>
    lines.flatMap((text, at): Money[] => {
      // "Change 12.10" isn't a date.
      const days = findDays(text, null).filter((day) => !/^\d{1,2}\.\d{1,2}\.?$/.test(day.text))
      const token = findAmounts(text, days).findLast(({ isStrong }) => isStrong)
      const size = token && toMinor(token.parts, token.parts.proves ?? mark, currency)
      return size ? [{ line: at + 1, text, minor: Math.abs(size) }] : []
    })
  const points = read('.')
  return points.some((one) => one.minor === Math.abs(minor)) ? points : read(',')
}

function add(money: readonly Money[]): number {
  return money.reduce((sum, { minor }) => sum + minor, 0)
}

/**
 * "SUMME 85,47, davon Geschenkkarte 50,00, Girocard 35,47": the card's part counts. If the text doesn't state what was
 * left to pay, the row goes to review.
 */
function takeOwnPart(reading: FormatReading, lines: readonly string[]): FormatReading {
  const [first] = reading.rows
  if (!first || reading.rows.some(({ minor }) => minor > 0)) return reading
  const money = listMoney(lines, first)
  const others = money.filter(({ text }) => saysOtherMeans(text))
  const splits = others.length === 0 ? [] : money.flatMap((total) => findSplit(total, money, others) ?? [])
  for (const { total, given, paid } of splits) {
    const isGiven = ({ line }: StatementRow) => given.some((one) => one.line === line)
    const kept = reading.rows.filter((row) => !isGiven(row))
    const rows = kept.map((row) =>
      -row.minor === total.minor ? { ...row, line: paid.line, minor: add(given) - total.minor } : row,
    )
    if (!rows.some(({ minor }) => add(given) - total.minor === minor)) continue
    const taken = new Set([...rows, ...given, total].map(({ line }) => line))
    const issues = given.map(
      ({ line, text }): ReadingIssue => ({
        line,
        code: 'no-money-moved',
        text: text.trim().slice(0, 200),
        reason: OTHER_MEANS,
      }),
    )
    const left = reading.issues.filter(({ line }) => !taken.has(line))
    return { ...reading, rows, issues: [...left, ...issues].sort((a, b) => a.line - b.line) }
  }
  const size = Math.abs(first.minor)
  const below = others.filter(({ line, text }) => line > first.line && !mayBeItem(text))
  const isNet = money.some(({ minor }) => minor === size + add(below))
  const isUnclear = reading.rows.length === 1 && below.length > 0 && add(below) <= size && !isNet
  return isUnclear ? { ...reading, isReadingGuessed: true } : reading
}

const OTHER_MEANS = 'This part wasn’t paid with your own money.'

/** The parts of a total: what was paid by other means, and the line with the rest, or with the cash for it. */
function findSplit(total: Money, money: readonly Money[], others: readonly Money[]) {
  const below = money.filter(({ line }) => line > total.line)
  const given = others.filter(({ line }) => line > total.line)
  const rest = total.minor - add(given)
  const own = below.filter((one) => !given.includes(one))
  const paid = own.find(({ minor }, at) => minor === rest || (own[at + 1] && minor - own[at + 1]!.minor === rest))
  return given.length > 0 && rest > 0 && !others.includes(total) && paid ? { total, given, paid } : null
}

/** A date without a year that is older than this wasn't meant if the email has one. */
const OLD_DAYS = 300

/**
 * The day on which something will arrive isn't the day of its payment. The date of the email is used instead; without
 * one, the row goes to review.
 */
function settleDay(reading: FormatReading, lines: readonly string[], today: PlainDate): FormatReading {
  const [row, ...more] = reading.rows
  if (!row || more.length > 0) return reading
  const days = lines.flatMap((text, at) => listDays(text, lines[at - 1] ?? '', today))
  const own = days.filter(({ meanings }) => meanings.includes(row.day))
  const isArrival = own.every((day) => day.isArrival) && days.some((day) => day.isArrival)
  const isOld = own.length > 0 && own.every((day) => !day.hasYear) && row.day < addDays(today, -OLD_DAYS)
  if (!isArrival && !isOld) return reading
  const sent = listDays(findSent(lines) ?? '', '', today).find(({ hasYear }) => hasYear)
  const [day, another] = new Set(sent?.meanings.filter((one) => one <= today))
  if (day && !another) return { ...reading, rows: [{ ...row, day }] }
  return isArrival ? { ...reading, isReadingGuessed: true } : reading
}

type Dated = { meanings: PlainDate[]; isArrival: boolean; hasYear: boolean }

/** The dates of a line, with what they may mean, and whether the words before them say that something arrives then. */
function listDays(text: string, above: string, today: PlainDate): Dated[] {
  const tokens = findDays(text, today)
  return tokens.map((token, at) => {
    const between = text.slice(tokens[at - 1]?.end ?? 0, token.start)
    const before = /\p{L}{3}/u.test(between) ? between : text.slice(0, token.start)
    const isLabeled = !/\p{L}{3}/u.test(before) && above.length < 60 && findDays(above, today).length === 0
    const kind = token.parts?.kind
    return {
      meanings: resolveBoth(token, today),
      isArrival: saysArrival(isLabeled ? above : before),
      hasYear: kind === 'known' || kind === 'open',
    }
  })
}

function resolveBoth({ iso, parts }: DayToken, today: PlainDate): PlainDate[] {
  if (iso) return [iso]
  const days = (['dmy', 'mdy'] as const).map((order) => parts && resolveDay(parts, order, createYearsUntil(today)))
  return [...new Set(days)].filter((day) => day !== null)
}

/** Adds money that came back for the same purchase: a row if its day is stated, or else a line to check. */
function addRefunds(reading: FormatReading, lines: readonly string[], today: PlainDate): FormatReading {
  const [row, ...more] = reading.rows
  if (!row || more.length > 0 || row.minor > 0) return reading
  const refunds = listMoney(lines, row).filter(
    ({ line, text, minor }) => line !== row.line && minor <= -row.minor && saysRefunded(text),
  )
  if (refunds.length !== 1) return reading
  const [{ line, text, minor }] = refunds as [Money]
  const { balanceAfterMinor: _, ...purchase } = row
  const days = listDays(text, '', today).flatMap(({ meanings }) => meanings)
  const [day, another] = new Set(days.filter((one) => one <= today))
  const others = reading.issues.filter((issue) => issue.line !== line)
  if (day && !another) return { ...reading, rows: [row, { ...purchase, line, day, minor }], issues: others }
  const issue: ReadingIssue = { line, code: 'unreadable', text: text.trim().slice(0, 200), reason: REFUND }
  return { ...reading, issues: [...others, issue].sort((a, b) => a.line - b.line) }
}

const REFUND = 'This seems to be a refund, but we don’t know its date. Add it manually if you received it.'
