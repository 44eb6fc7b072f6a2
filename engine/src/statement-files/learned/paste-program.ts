import { addDays, getWeekday, type PlainDate } from '../../core/plain-date.ts'
import { readMonthName } from '../../language/month-names.ts'
import { normalizeMarks } from '../../language/readings/tokens.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import { getChance, type Program, type Step, type StepGrammar } from '../../second-reader/program.ts'
import { splitPasteUnits, type TextUnit } from '../../second-reader/text-units.ts'
import type { ReadingContext } from '../reading/statement-reading.ts'
import { isBesideAmount } from '../texts/beside-amounts.ts'
import { findWrittenDays } from '../texts/chat-lines.ts'
import { blankForeign } from '../texts/foreign-amounts.ts'
import { findNamedMonth, readLaterDay } from '../texts/later-days.ts'
import { type AmountToken, findAmounts, findDays } from '../texts/line-tokens.ts'
import { writeLocalFigures } from '../texts/local-figures.ts'
import { cleanName, type FoundRow, getDayText } from '../texts/pasted-records.ts'
import { findLastDayWith } from '../texts/relative-days.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { DIRECTION } from './rows-of-labels.ts'
import { settleRows } from './settle-rows.ts'

/** The longest date and name, in units. A name is on one line. */
const MAX_DATE_UNITS = 12
const MAX_NAME_UNITS = 24

/** A row of a program: the indexes of the units with its amount, date and name. */
export type PasteRow = {
  readonly amount: number
  readonly direction: 'in' | 'out'
  /** How sure the network is of the amount, of the direction, of where the date starts, and of the name. */
  readonly chances: { readonly amount: number; readonly direction: number; readonly day: number; readonly name: number }
  readonly day: readonly [number, number] | null
  readonly name: readonly [number, number] | null
}

type Place = 'start' | 'direction' | 'day' | 'day-end' | 'name' | 'name-end'

/** What the next step says. A row has six steps, but "today" and "unnamed" each replace two. */
function getNextPlace(steps: readonly Step[]): Place {
  let place: Place = 'start'
  for (const step of steps)
    if (place === 'start') place = 'direction'
    else if (place === 'direction') place = 'day'
    else if (place === 'day') place = step === 'today' ? 'name' : 'day-end'
    else if (place === 'day-end') place = 'name'
    else if (place === 'name') place = step === 'unnamed' ? 'start' : 'name-end'
    else place = 'start'
  return place
}

function getAllowedSteps(steps: readonly Step[], units: readonly TextUnit[]): (step: Step) => boolean {
  const place = getNextPlace(steps)
  const last = Number(steps.at(-1))
  const isWord = (step: Step) => typeof step === 'number' && units[step]!.word !== '\n'
  const isWithinReach = (step: Step, max: number) => typeof step === 'number' && step >= last && step < last + max
  if (place === 'start') return (step) => step === 'end' || (typeof step === 'number' && units[step]!.value !== null)
  if (place === 'direction') return (step) => step === 'in' || step === 'out'
  if (place === 'day') return (step) => step === 'today' || isWord(step)
  if (place === 'day-end') return (step) => isWithinReach(step, MAX_DATE_UNITS) && isWord(step)
  if (place === 'name') return (step) => step === 'unnamed' || isWord(step)
  const isOnLine = (step: Step) => units.slice(last, Number(step)).every(({ word }) => word !== '\n')
  return (step) => isWithinReach(step, MAX_NAME_UNITS) && isWord(step) && isOnLine(step)
}

/** The payments in a pasted text: amount, direction, date and name, row by row. */
export const PAYMENTS: StepGrammar = {
  start: '<paste>',
  findAllowedSteps: getAllowedSteps,
  splitUnits: (text) => splitPasteUnits(normalizeMarks(text)),
  sectionPieces: null,
  isComplete: (steps) => getNextPlace(steps) === 'start',
}

/** The rows of a program. The last one is dropped if it isn't complete. */
export function readProgramRows({ steps, chances }: Program): PasteRow[] {
  const rows: PasteRow[] = []
  let from = 0
  for (let at = 0; at < steps.length; at++) {
    const place = getNextPlace(steps.slice(from, at + 1))
    if (place !== 'start' || steps[at] === 'end') continue
    const [amount, direction, ...rest] = steps.slice(from, at + 1)
    const spans = rest.filter((step) => typeof step === 'number')
    const [dayAt, nameAt] = [
      rest[0] === 'today' ? null : spans.slice(0, 2),
      rest.at(-1) === 'unnamed' ? null : spans.slice(-2),
    ]
    rows.push({
      amount: Number(amount),
      direction: direction === 'in' ? 'in' : 'out',
      chances: {
        amount: chances[from]!,
        direction: chances[from + 1]!,
        day: chances[from + 2]!,
        name: getChance(chances.slice(at + (rest.at(-1) === 'unnamed' ? 0 : -1), at + 1)),
      },
      day: dayAt && [dayAt[0]!, dayAt[1]!],
      name: nameAt && [nameAt[0]!, nameAt[1]!],
    })
    from = at + 1
  }
  return rows
}

/** Whether a number that looks like a date, such as "18.11", can be an amount. The year of a date never is. */
function isPrice({ day, amount }: PasteRow, text: string): boolean {
  return day?.[0] !== amount && /\d[.,]\d{2}$/.test(text)
}

/** Whether a number is part of a time of day: "3.15 PM", "9:20". "9 am Samstag" is German for an amount and a day. */
function isTime(text: string, start: number, end: number): boolean {
  const number = text.slice(start, end)
  const [, half, next = ''] = /^\s?([ap])\.?m\b\.?\s*(\p{L}+|\d)?/iu.exec(text.slice(end, end + 30)) ?? []
  const isOnDay = /[Aa]/.test(half ?? '') && (/\d/.test(next) || readWeekdayName(next) !== null)
  if (half && !isOnDay && /^(?:0?\d|1[0-2])(?:\.[0-5]\d)?$/.test(number)) return true
  return /^[0-5]\d$/.test(number) && /\d:$/.test(text.slice(0, start))
}

/** The rows whose amount isn't a time or the number of a check ("check #1044"). */
export function findPayments(program: Program, text: string): PasteRow[] {
  return readProgramRows(program).filter(({ amount }) => {
    const { start, end } = program.units[amount]!
    return !isTime(text, start, end) && !/\b(?:check|cheque) ?(?:#|no\.?) ?$/i.test(text.slice(0, start).slice(-20))
  })
}

/**
 * Turns the rows of a program into rows found in the text. A row without a date is from today, or from the day of its
 * chat message. Rows are left out if their date can't be read, or if their amount is part of a date or already in another
 * row.
 */
export function findProgramRows(
  program: Program,
  original: string,
  context: Pick<ReadingContext, 'today' | 'currency' | 'dayOrder'>,
): FoundRow[] {
  const { today, currency } = context
  const { units } = program
  const text = writeLocalFigures(original, context)
  const lines = text.split('\n')
  const home = blankForeign(lines, currency)
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const getLine = (offset: number) => starts.findLastIndex((start) => start <= offset)
  const getText = ([first, last]: readonly [number, number]) => text.slice(units[first]!.start, units[last]!.end)
  const readName = (span: PasteRow['name']) =>
    span ? getName(extendToWholeWords(text, units[span[0]]!.start, units[span[1]]!.end)) : ''
  const findDay = (row: PasteRow, before: PasteRow | undefined, messageDay: PlainDate) => {
    const own = findOwnDay(row, before, { units, text, today: messageDay })
    return (
      own ??
      (row.day ? readDayWords(getText(row.day), text.slice(0, units[row.day[0]]!.start), messageDay) : messageDay)
    )
  }
  const written = findWrittenDays(lines, today)
  const payments = findPayments(program, text)
  const taken = new Set<string>()
  const dayLines = new Map<FoundRow, number>()
  const rows = payments.flatMap((row, index): FoundRow[] => {
    const unit = units[row.amount]!
    const line = getLine(unit.start)
    // "Yesterday" in a chat counts from the day of the message.
    const messageDay = written.get(line) ?? today
    const at = unit.start - starts[line]!
    const isAtUnit = ({ start, end }: AmountToken) => start <= at && end >= at + unit.end - unit.start
    const days = findDays(lines[line]!, null)
    if (days.some(({ start, end }) => at >= start && at < end) && !isPrice(row, getText([row.amount, row.amount])))
      return []
    const tokens = findAmounts(lines[line]!, days)
    // For a purchase abroad, use what left the account: the amount in the account's currency in the same record.
    const isForeign = home.lines[line]!.slice(at, at + unit.end - unit.start).trim() === ''
    const ownLine = isForeign ? home.ownLines.get(line) : undefined
    const [own, ...more] = ownLine === undefined ? [] : findStrongAmounts(home.lines[ownLine]!)
    const token = (more.length === 0 && own) || (tokens.find(isAtUnit) ?? findAmounts(lines[line]!, []).find(isAtUnit))
    // The foreign amount and the converted one are one payment.
    const key = `${token === own ? ownLine : line} ${token?.start ?? at}`
    if (taken.has(key)) return []
    taken.add(key)
    const amount = (token?.text ?? text.slice(unit.start, unit.end)).replace(DIRECTION, '').trim()
    const day = findDay(row, payments[index - 1], messageDay)
    if (day === null) return []
    const found: FoundRow = {
      line: line + 1,
      day,
      name: readName(row.name),
      ...(row.direction === 'in' ? { credit: amount } : { debit: amount }),
    }
    if (row.day) dayLines.set(found, getLine(units[row.day[0]]!.start) + 1)
    return [found]
  })
  return settleRows(addDaysAbove(rows, dayLines, lines), lines, today)
}

/** At this level or above, the network knows best which date belongs to a row. */
const SURE_OF_DAY = 0.999

// The text before a date that starts a clause. The dates in "for the party on monday, candles 6" and "and by friday 12"
// don't.
const STARTS_CLAUSE = /(?:^|[,;])\s*(?:(?:and|then|also|on|und|dann|am|et|puis|y|luego|e|poi|en)\s+)*$/i

/**
 * Finds a better date than the network's, if the network isn't sure of its own. If its date is on an earlier line, a
 * full date before the amount counts if it's the only one there. If the network used a date from before both amounts in
 * "friday haircuts 60 and this morning 60 at church" for both, the only date between the amounts counts.
 */
function findOwnDay(
  { day, amount, chances }: PasteRow,
  before: PasteRow | undefined,
  { units, text, today }: Pick<Program, 'units'> & { text: string; today: PlainDate },
): string | null {
  if (!day || chances.day >= SURE_OF_DAY) return null
  const { start } = units[amount]!
  const line = text.lastIndexOf('\n', start) + 1
  const dates = units[day[0]]!.start < line ? findDays(text.slice(line, start), null) : []
  const [full] = dates.filter(({ parts }) => parts?.kind === 'known' || parts?.kind === 'open')
  if (full && dates.length === 1) return getDayText(full)
  if (!before?.day) return null
  if (Math.max(day[0], before.day[0]) > before.amount) return null
  const between = text.slice(units[before.amount]!.end, start)
  const [own, more] = between.includes('\n') ? [] : findDays(between, today)
  const startsClause = own && STARTS_CLAUSE.test(between.slice(0, own.start))
  return startsClause && !more && !/[.;!?]/.test(between.slice(own.end)) ? getDayText(own) : null
}

/** If more rows have their date above than below, a date below is the next row's. Uses the date above instead. */
function addDaysAbove(
  rows: readonly FoundRow[],
  dayLines: ReadonlyMap<FoundRow, number>,
  lines: readonly string[],
): FoundRow[] {
  const isAbove = (row: FoundRow) => (dayLines.get(row) ?? row.line) < row.line
  const isBelow = (row: FoundRow) => (dayLines.get(row) ?? row.line) > row.line
  if (rows.filter(isAbove).length <= rows.filter(isBelow).length) return [...rows]
  return rows.map((row, at) => {
    const between = isBelow(row) ? lines.slice(rows[at - 1]?.line ?? 0, row.line - 1) : []
    const [day] = between.flatMap((line) => findDays(line, null))
    return day ? { ...row, day: getDayText(day) } : row
  })
}

// Scripts in which a vowel or tone mark isn't a separate letter, so the network may cut a word in two.
const JOINED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u

function extendToWholeWords(text: string, from: number, to: number): string {
  let [start, end] = [from, to]
  while (JOINED.test(text.charAt(start)) && JOINED.test(text.charAt(start - 1))) start--
  while (JOINED.test(text.charAt(end - 1)) && JOINED.test(text.charAt(end))) end++
  return text.slice(start, end)
}

/** A word such as "balance" next to the amount isn't a name, although the row is a payment. */
function getName(words: string): string {
  const name = cleanName(words)
  return getLineMeaning(name) === 'balance' ? '' : name
}

function findStrongAmounts(line: string): AmountToken[] {
  return findAmounts(line, findDays(line, null)).filter((token) => token.isStrong && !isBesideAmount(token, line))
}

/** Reads words as a date: "14 Nov", "Yesterday", "Tue", "3d", "20261114", "05-12", or "14" below a month. */
function readDayWords(words: string, above: string, today: PlainDate): string | null {
  const clean = words.replace(/\s+/g, ' ').trim()
  const later = readLaterDay(clean, above, today)
  if (later) return later
  const ago = /^(\d{1,2}) ?(d|days?|h|hrs?|hours?|m|mins?|minutes?)\.?(?: ago)?$/i.exec(clean)
  if (ago) return addDays(today, ago[2]!.toLowerCase().startsWith('d') ? -Number(ago[1]) : 0)
  // "lundi 9", "Fri 13", but not "Mar 12"
  const named = /^(\p{L}{2,10})\.?,? (\d{1,2})(?:st|nd|rd|th|\.)?$/u.exec(clean)
  const weekday = named && readMonthName(named[1]!) === null && readWeekdayName(named[1]!)
  const onWeekday = weekday && findLastDayWith(today, Number(named[2]), (day) => getWeekday(day) === weekday)
  if (onWeekday) return onWeekday
  const month = /^\D{0,6}\d{1,2}(?:st|nd|rd|th|\.)?$/i.test(clean) ? findMonthAbove(above) : null
  const only = /^the \d{1,2}\p{L}\p{L}$/u.test(clean) ? findNamedMonth(above, today)?.month : null
  const texts = [
    ...(only ? [`${clean.replace(/\D/g, '')} ${only}`] : []),
    clean,
    `${clean}: `,
    ...(month ? [`${clean.replace(/\D/g, '')} ${month}`] : []),
    `the ${clean}`,
    clean.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replace(/^(\d\d)[- .]?(\d\d)\.?$/, '$1/$2'),
  ]
  for (const text of texts) {
    const [found] = findDays(text, today)
    if (found) return getDayText(found)
  }
  return null
}

/** The month on the last line with nothing but a month, with or without a year. */
function findMonthAbove(above: string): string | null {
  const lines = above.split('\n').reverse()
  for (const line of lines) {
    const match = /^\W*(\p{L}{3,12})\.?\s*((?:19|20)\d{2})?\W*$/u.exec(line)
    if (match && readMonthName(match[1]!) !== null) return `${match[1]} ${match[2] ?? ''}`.trim()
  }
  return null
}
