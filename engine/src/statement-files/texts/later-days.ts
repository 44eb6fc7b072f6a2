import { addDays, getDateParts, getMonthStart, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import type { DayToken } from './day-token.ts'
import { findDays } from './line-tokens.ts'

const COUNTS = 'a|one|two|three|four|five|six|seven|\\d{1,2}'
const NEXT_DAY =
  'the (?:very )?(?:next|following) (?:day|morning|evening)|the day after(?! tomorrow)|(?:am|den) n[äa]chsten tag|tags darauf|le lendemain|al d[ií]a siguiente|no dia seguinte|il giorno dopo|de volgende dag|de dag erna|dagen efter|n[äa]sta dag|neste dag|nast[ęe]pnego dnia|druh[ýy] den'
const SAME_DAY = '(?:the|that) (?:very )?same (?:day|morning|afternoon|evening|night)'
/** Words for a day that is counted from the date before them. */
const LATER = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:on )?(?:(?<next>${NEXT_DAY})|${SAME_DAY})|(?<count>${COUNTS}) (?<unit>day|week)s? (?:later|after that))(?![\\p{L}\\d])|(?<asian>翌日|第二天)`,
  'giu',
)
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
/** How many characters back the date can be. */
const MAX_BEFORE = 300

/** Writes "the next day", "that same evening" and "two days later" as dates, in texts that give a date before them. */
export function writeOutLaterDays(text: string, today: PlainDate): string {
  let written = ''
  let at = 0
  for (const match of text.matchAll(LATER)) {
    written += text.slice(at, match.index)
    const day = getDay(match, written, today)
    written += day === null ? match[0] : `${/^\p{Lu}/u.test(match[0]) ? 'On' : 'on'} ${day}`
    at = match.index + match[0].length
  }
  return written + text.slice(at)
}

const OF_MONTH = /(?<!\p{L})(?:for|in|during|of) (\p{Lu}\p{L}{2,8})(?=:|[ \t]*$)/gmu
const DAY_OF_IT = /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?!,? (?:of )?\p{Lu}\p{L}{2})/gu

/**
 * "To enter for October: 38.70 on the 6th": writes "6 October" if the text names no other month, and last month was
 * October.
 */
export function addNamedMonth(text: string, today: PlainDate): string {
  const named = findNamedMonth(text, today)
  if (!named) return text
  return text.slice(0, named.end) + text.slice(named.end).replace(DAY_OF_IT, `$1 ${named.month}`)
}

/** The only month that a text names, if it's last month and in a heading, and where that ends. Otherwise null. */
export function findNamedMonth(text: string, today: PlainDate): { month: string; end: number } | null {
  const months = new Set([...text.matchAll(/\p{L}{3,9}/gu)].flatMap(([word]) => readMonthName(word) ?? []))
  const [, last] = getDateParts(addDays(getMonthStart(today), -1))
  const isOnly = months.size === 1 && months.has(last)
  const named = isOnly && [...text.matchAll(OF_MONTH)].find(([, word = '']) => readMonthName(word) !== null)
  return named ? { month: named[1]!, end: named.index + named[0].length } : null
}

/** Reads "the next day" and the like as a date, counted from the last date in the text before; null for other words. */
export function readLaterDay(words: string, before: string, today: PlainDate): PlainDate | null {
  const [match] = words.matchAll(LATER)
  return match && match[0].length === words.length ? getDay(match, before, today) : null
}

function getDay({ groups }: RegExpExecArray, before: string, today: PlainDate): PlainDate | null {
  const lines = before.slice(-MAX_BEFORE).split('\n')
  const last = lines.flatMap((line) => findDays(line, today)).at(-1)
  const day = last && resolve(last, today)
  if (!day) return null
  const { next, asian, count, unit } = groups ?? {}
  if (!count) return addDays(day, next || asian ? 1 : 0)
  const size = foldText(count) === 'a' ? 1 : Math.max(NUMBERS.indexOf(foldText(count)), Number(count) || 0)
  return addDays(day, size * (/week/i.test(unit ?? '') ? 7 : 1))
}

/** The day that a date means; null if it depends on whether day or month comes first. */
function resolve({ iso, parts }: DayToken, today: PlainDate): PlainDate | null {
  if (iso) return iso
  if (!parts) return null
  const [one, other] = (['mdy', 'dmy'] as const).map((order) => resolveDay(parts, order, createYearsUntil(today)))
  return one && (one === other || !other) ? one : one ? null : (other ?? null)
}
