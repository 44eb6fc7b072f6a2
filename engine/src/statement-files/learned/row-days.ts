import type { PlainDate } from '../../core/plain-date.ts'
import { findDays } from '../texts/line-tokens.ts'
import { getDayText } from '../texts/pasted-records.ts'
import type { LabeledWord } from './label-words.ts'

/**
 * In letters and lines: the words of a date are at most this far apart. Its parts may be in separate columns or
 * stacked.
 */
const BESIDE = 1.6
const PARTS_APART = 7
const MONTH_ONLY = /^[^\d]*(?:(?:19|20)\d{2})?[^\d]*$/
const DAY_ONLY = /^\d{1,2}\.?$/

/** Finds the date of an amount as text; '' if it has none. */
export function createDayFinder(words: readonly LabeledWord[], today: PlainDate): (anchor: number) => string {
  const lines = Map.groupBy(
    words.map((_, at) => at),
    (at) => words[at]!.line,
  )
  const dates = words.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []))
  const months = dates.filter((at) => MONTH_ONLY.test(readGroupAt(words, at)))
  const known = new Map<string, string>()
  const read = (anchor: number, at: number): string => {
    const own = readGroupAt(words, at)
    const [whole] = findDays(own, today)
    if (whole) return getDayText(whole)
    const wide = readGroupAt(words, at, PARTS_APART)
    const texts = [wide, wide.replace(/ /g, '/')]
    // "December 2026" is a heading above "15." on the line of the amount, or the other way around.
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
    const key = `${day} ${MONTH_ONLY.test(words[day]!.text) ? line : ''}`
    if (!known.has(key)) known.set(key, read(anchor, day))
    return known.get(key)!
  }
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
