import { addDays, type PlainDate } from '../../core/plain-date.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import {
  isPendingStatus,
  isPostedHeading,
  isUpcomingHeading,
  isVoidStatus,
  saysPosted,
} from '../values/unposted-words.ts'
import type { DayToken } from './day-token.ts'
import { findAmounts, findDayOrders, findDays } from './line-tokens.ts'
import { PENDING_REASON } from './pending-lines.ts'

export const UPCOMING_REASON = 'This date is in the future. Add the payment manually if it was already made.'

/** The lines that may be payments, with blanks for the others, and why those are left out. */
export type Kept = { lines: readonly string[]; issues: ReadingIssue[] }

/**
 * Blanks the lists of upcoming payments in a pasted text and reports their payments as pending. A list goes from its
 * heading to a heading for posted transactions, or else to the last amount before a past date or the end of the text.
 */
export function blankUpcoming(given: readonly string[], today: PlainDate): Kept {
  const lines = [...given]
  const issues: ReadingIssue[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!isHeading(lines[at] ?? '', today) || !isUpcomingHeading(lines[at] ?? '')) continue
    const end = findUpcomingEnd(lines, at + 1, today)
    for (let i = at; i < end; i++) {
      const line = lines[i] ?? ''
      if (i > at && hasAmount(line, today))
        issues.push({ line: i + 1, code: 'pending', text: line.trim().slice(0, 200), reason: PENDING_REASON })
      lines[i] = ''
    }
    at = Math.max(at, end - 1)
  }
  return { lines: issues.length > 0 ? lines : given, issues }
}

function findUpcomingEnd(lines: readonly string[], from: number, today: PlainDate): number {
  const first = lines.findIndex((line, i) => i >= from && line.trim() !== '')
  const orders = findDayOrders(lines, today)
  let end = from
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (isHeading(line, today) && (saysPosted(line) || isPostedHeading(line))) return i
    // Right below the heading, today's date belongs to the list too.
    if (isPast(line, orders, i === first ? addDays(today, -1) : today, today)) return end
    if (hasAmount(line, today)) end = i + 1
  }
  return end
}

/** Words without a date or an amount. "(2)" is only the number of entries below. */
function isHeading(line: string, today: PlainDate): boolean {
  const words = line.replace(/\(\d{1,3}\)/, '')
  return words.trim() !== '' && findDays(words, null).length === 0 && !hasAmount(words, today)
}

function hasAmount(line: string, today: PlainDate): boolean {
  return findAmounts(line, findDays(line, today)).some(({ isStrong }) => isStrong)
}

/**
 * Whether a line has a written date, and none that is certainly after `until`, or starts with a word for yesterday or
 * `until`. Other words don't count, because a weekday may be past or future.
 */
function isPast(line: string, orders: readonly ('mdy' | 'dmy')[], until: PlainDate, today: PlainDate): boolean {
  const written = findDays(line, null)
  if (written.length > 0) return !written.some((day) => orders.every((order) => isAfter(day, order, until)))
  return findDays(line, today).some(({ start, iso }) => start === 0 && (iso === addDays(today, -1) || iso === until))
}

const MAX_DAYS_AHEAD = 90

function isAfter({ parts }: DayToken, order: 'mdy' | 'dmy', until: PlainDate): boolean {
  const last = addDays(until, MAX_DAYS_AHEAD)
  const day = parts && resolveDay(parts, order, createYearsUntil(last))
  return day !== null && day > until && day <= last
}

/**
 * Lists rows of a text as skipped if a status says that they're pending or that no money moved: on their own line, on a
 * line next to the amount, or elsewhere between the blank lines around a single amount.
 */
export function dropUnposted(reading: FormatReading, text: string, today: PlainDate): FormatReading {
  const lines = text.split('\n')
  const unposted = findUnpostedLines(lines, today)
  // If the payment itself is also listed, money back marked "Canceled" did move.
  const isMoneyBack = (minor: number) => minor > 0 && reading.rows.some((row) => row.minor === -minor)
  const dropped = reading.rows.filter(({ line, minor }) => unposted.has(line) && !isMoneyBack(minor))
  if (dropped.length === 0) return reading
  const issues = dropped.map(({ line, name }): ReadingIssue => {
    const status = unposted.get(line) ?? ''
    const shown = name.slice(0, 200)
    return isPendingStatus(status)
      ? { line, code: 'pending', text: shown, reason: PENDING_REASON }
      : { line, code: 'not-carried-out', text: shown, reason: `Marked “${status}”, so no money moved.` }
  })
  return {
    ...reading,
    rows: reading.rows.filter((row) => !dropped.includes(row)),
    issues: [...reading.issues.filter(({ line }) => !unposted.has(line)), ...issues].sort((a, b) => a.line - b.line),
  }
}

/** The lines (from 1) of payments that have a status, and the status. */
function findUnpostedLines(lines: readonly string[], today: PlainDate): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const findDayAbove = createDayFinder(lines, today)
  lines.forEach((line, at) => {
    const status = findStatus(line)
    if (status === null) return
    const isAlone = status === line.trim()
    if (hasAmount(line, today)) found.set(at + 1, status)
    else if (isOnlyAmount(lines[at + 1])) found.set(at + 2, status)
    // "Pending" alone below an amount may also head the next payments, unless those are older.
    else if (
      isOnlyAmount(lines[at - 1]) &&
      !(isAlone && isPendingStatus(status) && !isAboveOlder(lines, at, today, findDayAbove(at)))
    )
      found.set(at, status)
    else for (const line of getPaymentLines(lines, at)) found.set(line, status)
  })
  return found
}

/**
 * Whether the next line has a date that's earlier than the date above, but by less than 90 days: an upcoming date
 * without a year would be read as last year's.
 */
function isAboveOlder(lines: readonly string[], at: number, today: PlainDate, above: PlainDate | null): boolean {
  const next = findDayOn(lines[at + 1], today)
  return next !== null && above !== null && next < above && next > addDays(above, -MAX_DAYS_AHEAD)
}

/** The last date above a line. Callers ask about lines in order, so each is read once. */
function createDayFinder(lines: readonly string[], today: PlainDate): (at: number) => PlainDate | null {
  let last: PlainDate | null = null
  let seen = 0
  return (at) => {
    for (; seen < at; seen++) last = findDayOn(lines[seen], today) ?? last
    return last
  }
}

function findDayOn(line: string | undefined, today: PlainDate): PlainDate | null {
  const [day] = findDays(line ?? '', today)
  return day?.iso ?? (day?.parts ? resolveDay(day.parts, 'dmy', createYearsUntil(today)) : null)
}

/** The lines (from 1) between the blank lines around a status, if only one of them has an amount. Otherwise empty. */
function getPaymentLines(lines: readonly string[], at: number): number[] {
  const isBlank = (line: string | undefined) => (line ?? '').trim() === ''
  let [from, to] = [at, at]
  while (!isBlank(lines[from - 1]) && to - from < MAX_BLOCK) from--
  while (!isBlank(lines[to + 1]) && to - from < MAX_BLOCK) to++
  const block = lines.slice(from, to + 1)
  if (block.length > MAX_BLOCK) return []
  const priced = block.filter((line) => findAmounts(line, findDays(line, null)).some(({ isStrong }) => isStrong))
  return priced.length === 1 ? block.map((_, i) => from + i + 1) : []
}

// One payment never takes more lines than this.
const MAX_BLOCK = 8

/** The first part of a line that is only a status: "Yesterday, 20:12 · Reverted", "Declined, not enough money". */
function findStatus(line: string): string | null {
  if (line.length > 120) return null
  // "Returned: winter coat" names what was sent back.
  const parts = line
    .replace(/^\s*returned\s?:.*/i, '')
    .split(/\s{2,}|\t|[·•|,;()[\]]|\s?:\s|\s[-–—]\s/)
    .map((part) => part.trim())
  return parts.find((part) => part !== '' && (isVoidStatus(part) || isPendingStatus(part))) ?? null
}

function isOnlyAmount(line: string | undefined): boolean {
  const text = (line ?? '').trim()
  return findAmounts(text, []).some(({ isStrong, start, end }) => isStrong && end - start >= text.length - 2)
}
