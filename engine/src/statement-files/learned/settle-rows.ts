import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { DayToken } from '../texts/day-token.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { type FoundRow, getDayText } from '../texts/pasted-records.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { getDirectionFromScript, SCRIPTS_IN, SCRIPTS_OUT } from '../values/direction-scripts.ts'
import type { Direction } from '../values/direction-words.ts'

/** Uses the whole text to correct rows that the network found one by one. */
export function settleRows(rows: readonly FoundRow[], lines: readonly string[], today: PlainDate): FoundRow[] {
  return correctDirectionsByScript(takeDaysFromOneColumn(dropSubject(rows, lines), lines, today), lines)
}

const SUBJECT = /^\s*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp)\s*:/i

/** Drops a row in the subject of an email if a row below has the same amount and direction. */
function dropSubject(rows: readonly FoundRow[], lines: readonly string[]): FoundRow[] {
  const isRepeated = (row: FoundRow) =>
    rows.some((other) => other.line > row.line && other.debit === row.debit && other.credit === row.credit)
  return rows.filter((row) => !SUBJECT.test(lines[row.line - 1]!) || !isRepeated(row))
}

/**
 * Rows with two dates on their line all take the date from the same column. If the dates are side by side and one
 * column always has the earlier date, it's that one, because a purchase comes before its posting. Otherwise, it's the
 * column that the network chose more often. If it chose both equally often, nothing changes.
 */
function takeDaysFromOneColumn(rows: readonly FoundRow[], lines: readonly string[], today: PlainDate): FoundRow[] {
  const found = rows.map(({ line }) => findDays(lines[line - 1]!, null))
  const days = found.map((tokens) => tokens.map(getDayText))
  const columns = rows.map(({ day }, at) => {
    const [first, second, ...more] = days[at]!
    return second === undefined || more.length > 0 || first === second ? -1 : [first, second].indexOf(day)
  })
  const isBeside = (line: string, [first, second]: readonly DayToken[]) =>
    /^[\s|;,]+$/.test(line.slice(first!.end, second!.start))
  const pairs = found.filter((tokens, at) => columns[at] !== -1 && isBeside(lines[rows[at]!.line - 1]!, tokens))
  const counts = [0, 1].map((column) => columns.filter((one) => one === column).length)
  const [first, second] = counts as [number, number]
  const earlier = findEarlierColumn(pairs, today)
  if (earlier === null && first === second) return [...rows]
  const best = earlier ?? (first > second ? 0 : 1)
  return rows.map((row, at) => (columns[at] === 1 - best ? { ...row, day: days[at]![best]! } : row))
}

function findEarlierColumn(pairs: readonly (readonly DayToken[])[], today: PlainDate): 0 | 1 | null {
  const getDay = ({ parts }: DayToken) => parts && resolveDay(parts, 'dmy', createYearsUntil(today))
  const days = pairs.map((pair) => pair.map(getDay))
  const isBefore = (a: 0 | 1, b: 0 | 1) =>
    days.length > 1 && days.every((pair) => pair[a] && pair[b] && pair[a] < pair[b])
  return isBefore(0, 1) ? 0 : isBefore(1, 0) ? 1 : null
}

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/gu
const LATIN_LETTERS = /\p{Script=Latin}/gu

/**
 * Corrects directions in a text that is mostly in a script other than Latin. The network only knows Latin letters, so
 * signs decide, or else the words on the line, in its record or in the headings.
 */
function correctDirectionsByScript(rows: readonly FoundRow[], lines: readonly string[]): FoundRow[] {
  if (!isMostlyOtherScript(lines.join('\n'))) return [...rows]
  const first = lines.findIndex(
    (line, at) => findDays(line, null).length > 0 || rows.some((row) => row.line === at + 1),
  )
  const headings = foldText(lines.slice(0, Math.max(0, first)).join('\n'))
  const isInHeadings = (words: string) => new RegExp(words).test(headings)
  const byHeadings =
    isInHeadings(SCRIPTS_IN) === isInHeadings(SCRIPTS_OUT) ? null : isInHeadings(SCRIPTS_IN) ? 'in' : 'out'
  // On a card statement, purchases have no sign, and a minus is money back.
  const unsigned = rows.filter(({ line }) => getSign(lines[line - 1]!) === null)
  const isSpending = byHeadings === 'out' && unsigned.length * 2 > rows.length
  return rows.map((row) => {
    const line = lines[row.line - 1]!
    if (isSpending && getSign(line) === 'out') return dropSign(setDirection(row, 'in'))
    if (isSpending && TOP_UP.test(line)) return setDirection(row, 'out')
    const direction =
      getSign(line) ?? getDirectionFromScript(line) ?? getDirectionFromScript(getRecord(row, rows, lines)) ?? byHeadings
    return direction === null ? row : setDirection(row, direction)
  })
}

export function isMostlyOtherScript(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(OTHER_LETTERS) > count(LATIN_LETTERS)
}

function setDirection({ debit, credit, ...row }: FoundRow, direction: Direction): FoundRow {
  const amount = debit ?? credit ?? ''
  return direction === 'in' ? { ...row, credit: amount } : { ...row, debit: amount }
}

/** A top-up: money into a prepaid card, but out of the card that pays for it. */
const TOP_UP = /チャージ/

function dropSign({ credit = '', ...row }: FoundRow): FoundRow {
  return { ...row, credit: credit.replace(/^\s*[-−–]\s*/, '') }
}

function getSign(line: string): Direction | null {
  const [only, ...more] = findAmounts(line, findDays(line, null)).filter(({ isStrong }) => isStrong)
  return only?.parts.isSigned && more.length === 0 ? (only.parts.isNegative ? 'out' : 'in') : null
}

/**
 * The lines between the blank lines around a row. If other rows are there too, only the lines after the row above, up
 * to this row.
 */
function getRecord(row: FoundRow, rows: readonly FoundRow[], lines: readonly string[]): string {
  let [from, to] = [row.line, row.line]
  while ((lines[from - 2] ?? '').trim() !== '') from--
  while ((lines[to] ?? '').trim() !== '') to++
  const others = rows.filter(({ line }) => line !== row.line && line >= from && line <= to).map(({ line }) => line)
  if (others.length === 0) return lines.slice(from - 1, to).join('\n')
  return lines.slice(Math.max(from - 1, ...others.filter((line) => line < row.line)), row.line).join('\n')
}
