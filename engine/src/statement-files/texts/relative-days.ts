import { addDays, getWeekday, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import type { DayToken } from './day-token.ts'

const AGO: [RegExp, number][] = [
  [
    /\b(?:day before yesterday|vorgestern|avant-hier|anteayer|antier|antes de ayer|anteontem|l'altro ieri|altro ieri|eergisteren|przedwczoraj)\b|一昨日|おととい|前天/g,
    2,
  ],
  [
    /\b(?:yesterday|last night|gestern|hier|ayer|anoche|ontem|ieri|gisteren|gisteravond|igar|i gar|eilen|wczoraj|vcera|tegnap|dun)\b|昨日|昨夜|昨晩|昨天|昨晚|어제|вчера/g,
    1,
  ],
  [
    /\b(?:(?:\d|1[0-2]|an?|one|two|three) (?:hours?|hrs?) ago|(?:\d{1,2}|an?) (?:minutes?|mins?) ago|just now|vor (?:\d|einer) stunden?|il y a (?:\d|une) heures?|hace (?:\d|una) horas?|today|tonight|this (?:morning|afternoon|evening)|earlier today|heute|aujourd['’]hui|ce (?:matin|midi|soir)|hoy|esta (?:manana|tarde|noche|manha|noite)|hoje|oggi|stamattina|stasera|stamani|vandaag|vanmorgen|vanochtend|vanmiddag|vanavond|idag|i dag|i morse|ikvall|i kvall|i kveld|tanaan|dzis|dzisiaj|dnes|bugun)\b|今日|今天|오늘|сегодня/g,
    0,
  ],
]

// "Tue: lunch", "coffee 4.50 on fri". Short forms are words in some languages ("mon", "sun", "do"), so they need a
// colon or dash after them, or "on", "last" or "this" before them.
const SHORT_WEEKDAYS =
  /^[\s\-–•*]*(\p{L}{2,5}(?=\.?\s?:\s)|\p{L}{3,5}(?=\s[-–]\s))|(?<!\p{L})(?:on|last|this) (mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b(?![.']?\p{L})/gu

// "on the 9th", "am 5.", "le 4", "el día 12": the last day with that number.
const DAY_OF_MONTH =
  /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b|\b(?:am|den) (\d{1,2})\.(?!\s?\d)|(?<!\p{L})(?:le|el(?: dia)?|il|dia|no dia|op de|d\.) (\d{1,2})(?:er|e|o)?(?![\p{L}\p{N}]|[.,:/]\d|\s?(?:[€$£%x]|euros?\b|eur\b|h\b|km\b|pers))/gu

const EASTERN_WEEKDAYS = /([月火水木金土日])曜日?|(?:周|星期|礼拜)([一二三四五六日])|([월화수목금토일])요일/gu

// "sun 8th", "Mo 9.": the last day with that number that falls on this weekday.
const WEEKDAY_AND_DAY = /(?<!\p{L})(\p{L}{2,10})\.?,?\s(\d{1,2})(?:st|nd|rd|th|\.)?(?![\p{L}\p{N}]|[.,:/]\d)/gu

// "Sunday", "last Tuesday", "am Montag"
const WEEKDAYS =
  /\b(?:on |last |this |past |el |am |letzten |le |il |op |pasado |na |no |op )?(?:el |the )?([\p{L}]{4,13})(?:-feira)?\b/gu

const DAYS_AGO =
  /\b(\d{1,2}|a|one|two|three|four|five|six) days? ago\b|\bvor (\d{1,2}) tagen\b|\bil y a (\d{1,2}) jours?\b|\bhace (\d{1,2}) dias?\b/g
const SMALL_NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

type Read = (match: RegExpExecArray, today: PlainDate) => PlainDate | null

/** What each form means; the first that matches at a position counts. */
const FORMS: readonly [RegExp, Read][] = [
  ...AGO.map(([pattern, days]): [RegExp, Read] => [pattern, (_, today) => addDays(today, -days)]),
  [
    DAYS_AGO,
    (match, today) => {
      const word = match.slice(1).find((group) => group !== undefined) ?? '1'
      return addDays(today, -(SMALL_NUMBERS[word] ?? Number(word)))
    },
  ],
  [
    WEEKDAYS,
    (match, today) => {
      const around = match.input.slice(Math.max(0, match.index - 2), match.index + match[0].length + 10)
      const weekday = readWeekdayName(match[1] ?? '')
      const isLast = weekday === getWeekday(today) && /\blast |letzten |pasado |dernier/.test(around)
      return findLastWeekday(weekday, isLast ? addDays(today, -1) : today)
    },
  ],
  [
    WEEKDAY_AND_DAY,
    (match, today) => {
      const weekday = readWeekdayName(match[1] ?? '')
      return weekday === null ? null : findLastDayWith(today, Number(match[2]), (day) => getWeekday(day) === weekday)
    },
  ],
  [
    EASTERN_WEEKDAYS,
    (match, today) => {
      const [one, two, three] = [match[1] ?? '-', match[2] ?? '-', match[3] ?? '-']
      const at = Math.max('月火水木金土日'.indexOf(one), '一二三四五六日'.indexOf(two), '월화수목금토일'.indexOf(three))
      return findLastWeekday(at < 0 ? null : at + 1, today)
    },
  ],
  [SHORT_WEEKDAYS, (match, today) => findLastWeekday(readWeekdayName(match[1] ?? match[2] ?? ''), today)],
  [DAY_OF_MONTH, (match, today) => findLastDayWith(today, Number(match[1] ?? match[2] ?? match[3]))],
]

function findLastWeekday(weekday: number | null, until: PlainDate): PlainDate | null {
  return weekday === null ? null : addDays(until, -((getWeekday(until) - weekday + 7) % 7))
}

/** The last day of a month with this number that passes the test, up to two months back; null if there is none. */
export function findLastDayWith(today: PlainDate, dayOfMonth: number, fits = (_: PlainDate) => true): PlainDate | null {
  for (let back = 0; back < 62; back++) {
    const day = addDays(today, -back)
    if (Number(day.slice(8)) === dayOfMonth && fits(day)) return day
  }
  return null
}

/** No real line has more dates than this. Each date is compared with all before it, so a limit keeps that fast. */
const MAX_TOKENS = 500

/** The dates that a line gives in words: "yesterday", "last Friday", "on the 9th". */
export function findRelativeDays(line: string, today: PlainDate): DayToken[] {
  const tokens: DayToken[] = []
  if (!/\p{L}{2}/u.test(line)) return tokens
  for (const [pattern, read] of FORMS)
    for (const match of foldKeepingLength(line).matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (tokens.length >= MAX_TOKENS || tokens.some((token) => start < token.end && end > token.start)) continue
      const iso = read(match, today)
      if (iso) tokens.push({ start, end, text: line.slice(start, end), parts: null, iso })
    }
  return tokens
}

/** Folded, but with every character in place: positions in it are positions in the line. */
function foldKeepingLength(line: string): string {
  if (/^[\x20-\x7e]*$/.test(line)) return line.toLowerCase()
  if (line === lastFolded.line) return lastFolded.folded // Several readers ask about the same line in turn.
  let folded = ''
  for (const char of line) {
    const plain = foldText(char)
    folded +=
      plain.length === char.length ? plain : char.toLowerCase().length === char.length ? char.toLowerCase() : char
  }
  lastFolded = { line, folded }
  return folded
}

let lastFolded = { line: '', folded: '' }
