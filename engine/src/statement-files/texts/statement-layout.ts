import { foldText } from '../../language/fold-text.ts'
import type { ColumnRole } from '../tables/heading-role.ts'
import { getLineMeaning } from '../values/row-words.ts'
import type { DayToken } from './day-token.ts'
import { cleanName } from './pasted-records.ts'
import {
  endsWithAmountHeading,
  endWithTotals,
  findColumnEdges,
  findHeadingMarks,
  haveZeros,
} from './statement-headings.ts'
import {
  analyze,
  dropWeekday,
  findDayAfterName,
  findLeadingAmounts,
  findStartDay,
  getLineName,
  isDayAlone,
  joinsDays,
  type Line,
} from './statement-line.ts'
import { repairLines } from './statement-repairs.ts'
import { getSectionDirection, isBalanceHeading } from './statement-sections.ts'

/**
 * How many lines are rows of a statement or a list: a date and an amount on one line, with the date or, if most rows
 * are like that, the name first, or the date on one line and the amount on the next.
 */
export function countStatementLines(lines: readonly string[]): number {
  const parsed = repairLines(lines).map((text) => analyze(text, 0, null))
  const whole = parsed.filter(
    (line) =>
      findStartDay(line) !== null &&
      !joinsDays(line) &&
      (line.trailing.length > 0 || findLeadingAmounts(line).length > 0),
  ).length
  return Math.max(whole, opensWithNames(parsed) ? parsed.filter(findDayAfterName).length : 0, countBrokenRows(parsed))
}

/**
 * Counts rows that start with their date and have their amounts in columns on the next line. One may be a coincidence.
 */
function countBrokenRows(lines: readonly Line[]): number {
  const rows = lines.filter((line, index) => {
    const next = lines[index + 1]
    const day = findStartDay(line)
    const startsRow = day !== null && !isDayAlone(line, day) && !joinsDays(line) && line.trailing.length === 0
    return startsRow && next !== undefined && isInColumns(next)
  })
  return rows.length > 1 ? rows.length : 0
}

function isInColumns(line: Line): boolean {
  const first = line.trailing[0]
  const isApart = first?.isStrong && /\p{L}\S*[ *]*\s{3,}$/u.test(line.text.slice(0, first.start))
  return Boolean(isApart) && line.days.length === 0
}

/** What the lines have in common. It's used to read each line. */
export type Layout = {
  findDay: (line: Line) => DayToken | null
  /**
   * The last amount of a row is the transaction's: both amounts are equal, the last is the total with a fee, or a
   * heading says so.
   */
  isAmountLast: boolean
  /** Of the amounts for money out and money in, one is always zero. */
  hasZeros: boolean
  /** The meaning of amounts by where they end, if they're in columns. */
  edges: ReadonlyMap<number, ColumnRole> | null
  /** Wide gaps separate the columns of most rows, so the position in a line has a meaning. */
  isSpaced: boolean
  /** At least half of the rows end with two amounts or more. */
  hasPairs: boolean
  /** The line below a row starts with its value date. */
  hasValueLines: boolean
  /** Names start with a weekday. */
  hasWeekdays: boolean
  /** Bare whole numbers aren't amounts here, because most rows have amounts with decimals, a sign or a currency. */
  ignoresWeak: boolean
  /** A line with only this date doesn't start a row here. */
  ignoresLoneDay: (line: Line, day: DayToken) => boolean
  /** The name of a row of numbers, if the layout has such names on the line above. */
  findNameAbove: (line: Line, day: DayToken | null) => string | null
  /** Rows end with their dates and amounts, and start a few lines above with their names. */
  isNameAbove: boolean
  /** The first two words of each row's name, if it has two. */
  openings: Set<string>
}

export function getLayout(lines: readonly Line[]): Layout {
  const namesFirst = opensWithNames(lines)
  const opening = lines.filter((line) => line.trailing.length > 0 && findStartDay(line) !== null)
  // The value date is in parentheses below the posting date.
  const hasPlainDays = opening.filter((line) => !isBracketed(line)).length * 2 > opening.length
  const getDay = (line: Line) =>
    hasPlainDays && isBracketed(line) ? null : (findStartDay(line) ?? (namesFirst ? findDayAfterName(line) : null))
  const whole = lines.filter((line) => line.trailing.length > 0 && getDay(line) !== null)
  const strong = whole.filter((line) => line.trailing.some((token) => token.isStrong))
  const loneDays = lines.filter((line) => {
    const day = getDay(line)
    return day !== null && line.trailing.length === 0 && isDayAlone(line, day)
  })
  const weekdays = whole.filter((line) => {
    const name = getLineName(line, getDay(line) as DayToken, false)
    return dropWeekday(name) !== name
  })
  const nameless = whole.filter((line) => isNumbersOnly(line, getDay(line)))
  const below = nameless.filter((line) => getTextAbove(lines, line, getDay) !== null)
  const hasNamesAbove = below.length > 1 && below.length >= nameless.length * 0.6
  const openings = new Set<string>()
  for (const line of whole) openings.add(getOpening(getLineName(line, getDay(line) as DayToken, false)))
  openings.delete('')
  const [first, last] = [whole[0], whole.at(-1)]
  const after = last ? lines.slice(last.number).find((line) => line.text.trim() !== '') : undefined
  return {
    findDay: getDay,
    isNameAbove:
      namesFirst &&
      first !== undefined &&
      getTextAbove(lines, first, getDay) !== null &&
      (after === undefined || after.amounts.length > 0 || after.days.length > 0),
    findNameAbove: (line, day) =>
      hasNamesAbove && (isNumbersOnly(line, day) || opensWithNumbers(line, day))
        ? getTextAbove(lines, line, getDay)
        : null,
    openings,
    isAmountLast: haveEqualAmounts(whole) || endsWithAmountHeading(lines) || endWithTotals(whole),
    hasZeros: haveZeros(whole),
    edges: findColumnEdges(lines, whole),
    isSpaced:
      whole.filter((line) => /\s{2}\W*$/.test(line.text.slice(0, line.trailing[0]?.start))).length * 2 >= whole.length,
    hasPairs: strong.filter((line) => line.trailing.length > 1).length >= strong.length / 2,
    hasValueLines: opensWithValueDays(lines, strong.length > 0 ? strong : whole, getDay),
    hasWeekdays: weekdays.length > 2 && weekdays.length >= whole.length * 0.8,
    ignoresWeak: strong.length > 2 && strong.length >= (whole.length - strong.length) * 4 && !isTyped(lines, whole),
    ignoresLoneDay: (line, day) =>
      isDayAlone(line, day) &&
      ((strong.length > 2 && loneDays.length * 4 <= strong.length) ||
        (strong.length > 1 &&
          strong.every((other) => hasMonthName(other, getDay(other) as DayToken) !== hasMonthName(line, day)))),
  }
}

/**
 * A list that someone typed: a date, words and a price on each line, with single spaces between them and no headings.
 */
function isTyped(lines: readonly Line[], whole: readonly Line[]): boolean {
  const isPlain = ({ text, trailing, days }: Line) =>
    trailing.length === 1 && days.length === 1 && text.length <= 60 && !/\S\s{2,}\S/.test(text.replace(/\.{2,}/g, ' '))
  const isPrice = ({ text, trailing: [price] }: Line) =>
    price?.isStrong || /\p{Ll}{2}[):]? (?:[-–] )?$/u.test(text.slice(0, price?.start)) === true
  return whole.every((line) => isPlain(line) && isPrice(line)) && !lines.some((line) => findHeadingMarks(line))
}

function isBracketed(line: Line): boolean {
  const day = line.days[0]
  return day !== undefined && /^\s*\($/.test(line.text.slice(0, day.start)) && line.text.charAt(day.end) === ')'
}

/** Whether a line that ends with amounts has no words before them, apart from its date. */
export function isNumbersOnly(line: Line, day: DayToken | null): boolean {
  const before = line.text.slice(0, day?.start ?? 0)
  return line.trailing.length > 0 && !/\p{L}/u.test(before + line.text.slice(day?.end ?? 0, line.trailing[0]?.start))
}

function opensWithNumbers(line: Line, day: DayToken | null): boolean {
  return day !== null && /^\s*\d{3,}\s+\d{3,}\s/.test(line.text.slice(day.end))
}

/** The line above without bullets, if it has words but no date or amount, and isn't a heading or a balance. */
function getTextAbove(lines: readonly Line[], line: Line, findDay: Layout['findDay']): string | null {
  const above = lines[line.number - 2]
  if (!above || above.trailing.length > 0 || findDay(above) !== null || findHeadingMarks(above)) return null
  if (getSectionDirection(above) !== null || isBalanceHeading(above) || above.text.startsWith('*')) return null
  const name = cleanName(above.text)
  return /\p{L}{2}/u.test(name) && getLineMeaning(name) === null ? name : null
}

/** The first two words of a name; a single word says too little. */
export function getOpening(name: string): string {
  return /^\p{L}{3,}\.? \p{L}{3,}/u.exec(foldText(name))?.[0] ?? ''
}

/** Whether the month of a date is written as a word. */
function hasMonthName(line: Line, day: DayToken): boolean {
  return /\p{L}/u.test(line.text.slice(day.start, day.end))
}

/** Whether the rows start with their names, followed by the dates. */
function opensWithNames(lines: readonly Line[]): boolean {
  const named = lines.filter((line) => findDayAfterName(line) !== null).length
  return named > 2 && named > lines.filter((line) => line.trailing.length > 0 && findStartDay(line) !== null).length
}

/** Whether most complete rows are followed by a line that starts with a date (the value date) and has no amount. */
function opensWithValueDays(lines: readonly Line[], whole: readonly Line[], findDay: Layout['findDay']): boolean {
  let bare = 0
  const followed = whole.filter((line) => {
    const next = lines[line.number]
    if (next === undefined || next.trailing.some((token) => token.isStrong) || findDay(next) === null) return false
    const below = lines[next.number]
    const isEnd = below === undefined || below.trailing.length === 0 || findDay(below) !== null
    if (isEnd && next.trailing.length === 0) bare++
    return isEnd
  })
  // Lines that end with a whole number may be rows, too.
  if (bare * 2 < followed.length || bare === 0) return false
  return followed.length > whole.length * 0.5
}

/** Whether most lines with two amounts show the same one twice (in local and foreign currency), not a balance. */
function haveEqualAmounts(whole: readonly Line[]): boolean {
  const pairs = whole.filter((line) => line.trailing.length === 2)
  const equal = pairs.filter((line) => line.trailing[0]?.parts.body === line.trailing[1]?.parts.body)
  return pairs.length > 0 && equal.length > pairs.length / 2
}
