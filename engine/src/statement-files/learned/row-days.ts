import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { findDays } from '../texts/line-tokens.ts'
import { getDayText } from '../texts/pasted-records.ts'
import { saysPaymentDay, saysPostingDay, saysSecondDay } from '../values/two-dates.ts'
import type { LabeledWord } from './label-words.ts'

/**
 * In letter widths and lines: how far apart the words of a date can be. Its parts can be in separate columns or
 * stacked.
 */
const BESIDE = 1.6
const PARTS_APART = 7
const STACK_LETTERS = 4
const STACK_LINES = 1.6
const MONTH_ONLY = /^[^\d]*(?:(?:19|20)\d{2})?[^\d]*$/
const DAY_ONLY = /^\d{1,2}\.?$/

/** Creates a function that finds the date of an amount, as text; '' if it has none. */
export function createDayFinder(words: readonly LabeledWord[], today: PlainDate): (anchor: number) => string {
  const lines = Map.groupBy(
    words.map((_, at) => at),
    (at) => words[at]!.line,
  )
  const dates = words.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []))
  const paymentDays = findPaymentDays(words, dates, lines)
  const months = dates.filter((at) => MONTH_ONLY.test(readGroupAt(words, at)))
  const cache = new Map<string, string>()
  const read = (anchor: number, at: number): string => {
    const own = readGroupAt(words, at)
    const [whole] = findDays(own, today)
    if (whole) return getDayText(whole)
    const wide = readGroupAt(words, at, PARTS_APART)
    const texts = [readStackAt(words, dates, at), wide, wide.replace(/ /g, '/')]
    // "December 2026" is a heading, and "15." is on the line of the amount. The label may point to either.
    const beside = lines.get(words[anchor]!.line)?.find((index) => words[index]!.kind === 'date')
    if (beside !== undefined && MONTH_ONLY.test(own)) texts.push(`${readGroupAt(words, beside)} ${own}`)
    const month = DAY_ONLY.test(own) ? months.findLast((index) => index < at) : undefined
    if (month !== undefined) texts.push(`${own} ${readGroupAt(words, month)}`)
    for (const text of texts) {
      const [found] = findDays(text, today)
      if (found) return getDayText(found)
    }
    return own
  }
  return (anchor) => {
    const { day, line } = words[anchor]!
    if (day < 0) return ''
    const at = paymentDays?.get(day) ?? day
    const key = `${at} ${MONTH_ONLY.test(words[at]!.text) ? line : ''}`
    if (!cache.has(key)) cache.set(key, read(anchor, at))
    return cache.get(key)!
  }
}

/** The stacked parts of a date, such as "17" above "Dec". */
function readStackAt(words: readonly LabeledWord[], dates: readonly number[], at: number): string {
  const { x, y } = words[at]!
  return dates
    .filter((index) => Math.abs(words[index]!.x - x) < STACK_LETTERS && Math.abs(words[index]!.y - y) < STACK_LINES)
    .map((index) => words[index]!.text)
    .join(' ')
}

function readGroupAt(words: readonly LabeledWord[], at: number, maxGap = BESIDE): string {
  const { kind, line } = words[at]!
  let text = words[at]!.text
  for (let next = at + 1; words[next]?.kind === kind && words[next]!.line === line; next++) {
    if (words[next]!.x - words[next - 1]!.end >= maxGap || text.length > 30) break
    text += ` ${words[next]!.text}`
  }
  return text
}

const HEADING_LINES = 6
const HEADING_LETTERS = 8
/** A line with more words isn't a table row. */
const MAX_ON_LINE = 40

/**
 * The payment date beside or below each labeled date, if two rows or more have one and the headings say that the labeled
 * date is the posting date. Null otherwise.
 */
function findPaymentDays(
  words: readonly LabeledWord[],
  dates: readonly number[],
  lines: ReadonlyMap<number, readonly number[]>,
): Map<number, number> | null {
  const [beside, below] = [new Map<number, number>(), new Map<number, number>()]
  for (const at of dates) {
    const { line, x } = words[at]!
    if (words[at - 1]?.kind === 'date' && words[at - 1]?.line === line) continue
    const [same, next] = [line, line + 1].map((one) => lines.get(one) ?? [])
    if (same!.length > MAX_ON_LINE) continue
    const other = same!.find(
      (index) => words[index]!.kind === 'other' && Math.abs(words[index]!.x - x) > 3 && isDayLike(words, index),
    )
    if (other !== undefined) beside.set(at, other)
    const under = next!.find((index) => Math.abs(words[index]!.x - x) < 1 && isDayLike(words, index))
    if (under !== undefined) below.set(at, under)
  }
  const findHeadingAbove = (at: number) => {
    const { x, y } = words[at]!
    return foldText(
      words
        .filter((word) => word.y < y && y - word.y < HEADING_LINES && Math.abs(word.x - x) < HEADING_LETTERS)
        .filter(({ text }) => !/\d/.test(text))
        .map(({ text }) => text)
        .join(' '),
    )
  }
  const [first] = beside
  if (
    first &&
    beside.size > 1 &&
    saysPostingDay(findHeadingAbove(first[0])) &&
    saysPaymentDay(findHeadingAbove(first[1]))
  )
    return beside
  const [stacked] = below
  return stacked && below.size > 1 && saysSecondDay(findHeadingAbove(stacked[0])) ? below : null
}

/** Whether "13/10", "13 OCT", "OCT 13" or "13. 10. 2026" starts here. */
function isDayLike(words: readonly LabeledWord[], at: number): boolean {
  const beside = words.slice(at, at + 3).filter(({ line }) => line === words[at]!.line)
  const texts = beside.map((_, last) =>
    beside
      .slice(0, last + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  return texts.some((day) => findDays(day, null)[0]?.start === 0)
}
