import {
  addDays,
  addMonths,
  countDaysInMonth,
  getDateParts,
  getMonthStart,
  getWeekday,
  isPlainDate,
  makePlainDate,
  type PlainDate,
} from '../core/plain-date.ts'
import { MONTH, readMonthName } from '../language/month-names.ts'
import { COUNT, readCount } from '../language/number-words.ts'
import { ORDINAL_WORD, readDayOfMonth } from '../language/ordinal-words.ts'
import { readWeekdayName, WEEKDAY } from '../language/weekday-names.ts'
import { compilePattern, compileWords, findMarks, markAll, matchMark, type Sheet } from './sentence-sheet.ts'
import { markDurations } from './spans-in-text.ts'

/** A day or a part of the calendar, as far as the text says: a date, months, days of every month (31 is the last). */
export type DateValue = {
  readonly year: number | null
  readonly months: readonly number[]
  readonly days: readonly number[]
  /** A month or holiday of every year. */
  readonly isYearly?: boolean
}

/** "on the 5th" */
export function isDayOfMonth(date: DateValue | null): boolean {
  return date !== null && date.days.length > 0 && date.months.length === 0
}

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er|o)?|${ORDINAL_WORD})`
const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORD})`
const LAST =
  '(?:the )?(?:last day|end|last|letzten|monatsende|fin|ultimo(?: dia)?)(?: (?:of|des|du|de|del) (?:the |each |every |le )?(?:month|monats|mois|mes))?'
const DAY_ITEM = `(?:(?:the |on |am |le |el |du ){0,2}(?:${ORDINAL}|${LAST}))`
const OF_MONTH =
  '(?: (?:day )?(?:of|des|du|de|del)? ?(?:the |each |every |jeden |chaque |cada |le )?(?:calendar )?(?:month|monats|monat|mois|mes))'
const UNTIL_WORD =
  "until|till|til|through|thru|starting|start|starts|starting in|from|beginning|begin|since|as of|bis|ab|seit|jusqu'?(?:en|au|a)?|depuis|a partir de|hasta|desde|end of|ende|fin de|ends?(?: in)?|ending"
const UNIT = '(days?|weeks?|months?|years?)'

/** Days and months in the calendar. */
const CALENDAR = {
  isoDay: '(?<!\\d)(20\\d\\d)-(\\d{2})-(\\d{2})(?!\\d)',
  isoMonth: '(?<![\\d-])(20\\d\\d)-(\\d{2})(?![\\d-])',
  slashed: '(?<![\\d/.])(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])',
  dotted: '(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|\\d{2})?(?![\\d])',
  // "May 3rd, 2027"
  monthFirst: `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${MONTH}) (?:the )?(\\d{1,2}(?:st|nd|rd|th)?|${ORDINAL_WORD})(?:,? ?(20\\d\\d))?(?![\\d.,]*\\d|\\s?(?:€|\\$|£|k\\b|bucks|dollars|euros?|quid|a month|per))`,
  // "3 May", "3. Mai", "el 3 de mayo"
  dayFirst: `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${DAY}) (?:of |de )?(${MONTH})(?: (?:of|de|del))?(?:,? ?(20\\d\\d))?`,
  // "the 15th and the last day of the month"
  daysOfMonth: `(?:(?:on|by|around|about|due|every|each|the|of|comes out) ){0,3}${DAY_ITEM}(?:(?:\\s?,\\s?(?:and )?|\\s?(?:and|&|und|et|y|/) )${DAY_ITEM}){0,5}${OF_MONTH}?`,
  germanDay: `(?:am|zum|jeden|bis zum) (\\d{1,2}\\.|${ORDINAL_WORD})(?: (?:des|jeden|im) monats?)?`,
  romanceDay:
    '(?:le|el(?: dia)?|les|los dias) (\\d{1,2}(?:er)?)(?: (?:et|y) (?:le|el) (?:dia )?(\\d{1,2}))?(?: (?:du|de|de chaque|de cada|del) (?:mois|mes))?',
  inMonths: `(?:(?:in|this|next|every|each|by|for|during|im|en|jeden|chaque|cada|late|early|mid|around|come) ){1,3}((?:${MONTH})(?:(?:\\s?,\\s?| (?:and|und|et|y|&|or) )(?:in )?(?:${MONTH})){0,11})(?: (?:of )?(next year|this year)| ,? ?(20\\d\\d))?`,
  monthOfYear: `((?:${MONTH})) (20\\d\\d)`,
  untilMonth: `(?<=(?<![\\p{L}])(?:${UNTIL_WORD}) (?:the )?(?:in |end of |ende |fin )?)((?:${MONTH}))(?![\\p{L}])(?: (20\\d\\d))?`,
  inYear: '(?:(?:in|by|for) )(20\\d\\d)',
  untilYear: `(?<=(?:${UNTIL_WORD}) (?:the )?(?:end of )?)(20\\d\\d)`,
}

/** Parts of a month, by their day. */
const PARTS_OF_MONTH: readonly [day: number, source: string][] = [
  [1, '(?:at )?(?:the )?(?:beginning|start) of (?:the|each|every) month|anfang des monats|debut de mois'],
  [
    31,
    '(?:at )?(?:the )?end of (?:the|each|every) month|am monatsende|zum monatsende|fin de mois|a fin de mes|month[ -]end',
  ],
  [15, '(?:in )?(?:the )?mid(?:dle)?(?: of (?:the|each|every))?[ -]month'],
]

/** Holidays, by their month. */
const HOLIDAYS: readonly [month: number, source: string][] = [
  [
    12,
    '(?:(?:at|for|over|around|every|each|this|zu|an|a|pour|para|en) )?(?:christmas(?: ?time| day)?|xmas|the holidays|weihnachten|noel|navidad)(?! (?:bonus|gift|present|tree|shopping|fund|card|party|club|savings|dinner|money))',
  ],
  [11, '(?:(?:at|for|over|every|zu|an) )?(?:thanksgiving|black friday)(?! (?:dinner|turkey))'],
  [4, '(?:(?:at|for|over|every|zu|an) )?(?:easter|ostern)'],
  [2, "(?:(?:at|for|on|every) )?(?:valentine'?s(?: day)?)"],
  [5, "(?:(?:at|for|on|every) )?mother'?s day"],
  [6, "(?:(?:at|for|on|every) )?father'?s day"],
  [10, '(?:(?:at|for|on|every) )?halloween'],
]
const SEASON_MONTHS: Record<string, number> = { summer: 7, winter: 12, spring: 4, fall: 10, autumn: 10 }

/** Days relative to today. */
const RELATIVE: readonly [source: string, read: (today: PlainDate, match: RegExpExecArray) => PlainDate | null][] = [
  ["today|tonight|this morning|right now|heute|aujourd'hui|hoy", (today) => today],
  ['tomorrow|demain', (today) => addDays(today, 1)],
  ['yesterday|last night|gestern|hier|ayer', (today) => addDays(today, -1)],
  ['(?:the )?day after tomorrow|ubermorgen|apres-demain|pasado manana', (today) => addDays(today, 2)],
  [`(?:on )?(?:last|past|letzten|this past) (${WEEKDAY})`, (today, [, day]) => findNearWeekday(today, day, -1)],
  [
    `(?:on )?(?:next|this|this coming|coming|nachsten|kommenden) (${WEEKDAY})`,
    (today, [, day]) => findNearWeekday(today, day, 1),
  ],
  [`(${WEEKDAY}) (?:dernier|pasado)`, (today, [, day]) => findNearWeekday(today, day, -1)],
  [`(?:on|am) (${WEEKDAY})`, (today, [, day]) => findNearWeekday(today, day, 1)],
  ['last (?:month|monat)|letzten monat|le mois dernier|el mes pasado', (today) => addMonths(today, -1)],
  ['last week|letzte woche|la semaine derniere|la semana pasada', (today) => addDays(today, -7)],
  ['last year|letztes jahr', (today) => addMonths(today, -12)],
  [
    'next month|nachsten monat|le mois prochain|el mes que viene|el proximo mes',
    (today) => getMonthStart(addMonths(today, 1)),
  ],
  ['next week|nachste woche|la semaine prochaine|la semana que viene', (today) => addDays(today, 7)],
  [
    "next year|nachstes jahr|l'annee prochaine|el ano que viene",
    (today) => makePlainDate(getDateParts(today)[0] + 1, 1, 1),
  ],
  [
    '(?:later )?this (?:month|week|year|weekend)|diesen monat|dieses jahr|ce mois-ci|este mes|este ano',
    (today) => today,
  ],
  [`in (${COUNT}) ${UNIT}(?: time)?`, (today, [, count, unit]) => moveDay(today, readCount(count), unit)],
  [
    `(${COUNT}|a) ${UNIT} ago`,
    (today, [, count, unit]) => moveDay(today, -(count === 'a' ? 1 : (readCount(count) ?? 0)), unit),
  ],
]

const ENDS = {
  ofYear:
    "(?:until|till|through|bis|hasta|jusqu'?a) (?:the )?(?:end of (?:the|this) year|year[ -]end|(?:zum )?jahresende|la fin de l'annee|fin de ano|end of year)",
  until: `(?<![\\p{L}])(?:until|till|til|'til|through|thru|up to|up until|ending(?: in| on)?|ends(?: in| on)?|expires(?: in| on)?|bis(?: zum| ende)?|jusqu'?(?:en|au|a)?(?: fin)?|hasta(?: el)?(?: fin(?:al)? de)?|runs? out(?: in| on)?|finishes(?: in| on)?|done(?: in| by)|paid off(?: in| by)) ?(?:(?:the|my|our|it|she|he|i|we) (?:(?!(?:and|but|then)(?![\\p{L}]))\\p{L}+ ){1,4}(?:in |on )?)?(?:the )?(?:very )?(?:end of |ende )?(?:in )?${matchMark('date')}`,
  starting: `(?<![\\p{L}])(?:starting|starts|start|from|beginning|begins|as of|effective|since|ab(?: dem)?|seit|a partir (?:de|du)|depuis|desde(?: el)?|kicks in|first one|first payment)(?: in| on| from)? ?${matchMark('date')}(?: on(?:wards?)?)?`,
}

/** Marks days, months, ends and beginnings, and durations. */
export function markDates(sheet: Sheet, today: PlainDate, isMonthFirst: boolean): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => DateValue | null) =>
    markAll(sheet, 'date', expression, read)
  const toNumber = (year: string | undefined) => (year === undefined ? null : Number(year))

  mark(compilePattern(CALENDAR.isoDay), ([whole]) => (isPlainDate(whole) ? makeDate(whole) : null))
  mark(compilePattern(CALENDAR.isoMonth), ([, year, month]) => makeMonth(Number(month), Number(year)))
  mark(compilePattern(CALENDAR.slashed), ([, a, b, year]) => {
    const [first, second] = [Number(a), Number(b)]
    if (year === undefined && first === 1 && second < 10) return null // 1/2 is a fraction.
    if (first === 50 || first === 24) return null
    const isMonthLead = second > 12 || (isMonthFirst && first <= 12)
    return isMonthLead ? makeDay(first, second, readYear(year)) : makeDay(second, first, readYear(year))
  })
  mark(compilePattern(CALENDAR.dotted), ([, day, month, year]) => makeDay(Number(month), Number(day), readYear(year)))
  mark(compileWords(CALENDAR.monthFirst), ({ index, 1: month = '', 2: day = '', 3: year }) => {
    if (/(?:^|\s)(?:in|im|en)\s+$/.test(sheet.open.slice(Math.max(0, index - 4), index))) return null
    return makeDay(readMonthName(month) ?? 0, readDayOfMonth(day), toNumber(year))
  })
  mark(compileWords(CALENDAR.dayFirst), ([, day = '', month = '', year]) =>
    makeDay(readMonthName(month) ?? 0, readDayOfMonth(day), toNumber(year)),
  )
  mark(compileWords(CALENDAR.daysOfMonth), ([whole]) => readMonthDays(whole))
  mark(compileWords(CALENDAR.germanDay), ([, day = '']) => readMonthDays(`${readDayOfMonth(day)}th`))
  mark(compileWords(CALENDAR.romanceDay), ([, a = '', b]) =>
    readMonthDays(b ? `${readDayOfMonth(a)}th ${readDayOfMonth(b)}th` : `${readDayOfMonth(a)}th`),
  )
  for (const [day, source] of PARTS_OF_MONTH)
    mark(compileWords(source), () => ({ year: null, months: [], days: [day] }))
  // A holiday comes every year. As the name of a cost ("Christmas 500"), it still gives its date.
  for (const [month, source] of HOLIDAYS)
    mark(compileWords(source), ([whole]) => makeMonths([month], null, !/^this\s/.test(whole)))
  mark(compileWords(CALENDAR.inMonths), ([whole, list = '', relative, year]) => {
    const months = list.split(/[\s,&]+/).flatMap((name) => readMonthName(name) ?? [])
    const nextYear = relative === 'next year' ? getDateParts(today)[0] + 1 : null
    const isYearly = /(?:every|each|jeden|chaque|cada)\s/.test(whole)
    return months.length === 0 ? null : makeMonths(months, toNumber(year) ?? nextYear, isYearly)
  })
  mark(compileWords(CALENDAR.monthOfYear), ([, month = '', year]) => makeMonth(readMonthName(month) ?? 0, Number(year)))
  mark(compilePattern(CALENDAR.untilMonth), ([, month = '', year]) =>
    makeMonth(readMonthName(month) ?? 0, toNumber(year)),
  )
  mark(compileWords(CALENDAR.inYear), ([, year]) => makeMonths([], Number(year)))
  mark(compileWords(CALENDAR.untilYear), ([, year]) => makeMonths([], Number(year)))
  mark(compileWords('(?:in|this|next) (?:the )?(summer|fall|autumn|winter|spring)'), ([, season = '']) =>
    makeMonth(SEASON_MONTHS[season] ?? 0, null),
  )
  for (const [source, read] of RELATIVE)
    mark(compileWords(source), (match) => {
      const date = read(today, match)
      return date && makeDate(date)
    })

  // "until the end of March", "starting in May"
  const dateIn = ({ index, 0: whole }: RegExpExecArray) =>
    findMarks(sheet, 'date', index, index + whole.length)[0]?.value
  markAll(sheet, 'until', compileWords(ENDS.ofYear), () => makeDay(12, 31, getDateParts(today)[0]))
  markAll(sheet, 'until', compilePattern(ENDS.until), (match) => dateIn(match) ?? null)
  markAll(sheet, 'starting', compilePattern(ENDS.starting), (match) => dateIn(match) ?? null)
  markDurations(sheet)
}

function makeMonths(months: readonly number[], year: number | null, isYearly = false): DateValue {
  return { year, months, days: [], isYearly }
}

function makeMonth(month: number, year: number | null): DateValue | null {
  return month >= 1 && month <= 12 ? makeMonths([month], year) : null
}

function makeDate(date: PlainDate): DateValue {
  const [year, month, day] = getDateParts(date)
  return { year, months: [month], days: [day] }
}

function readMonthDays(text: string): DateValue | null {
  if (/last\s+(?:month|monat|mes|mois)/.test(text)) return null // The month before this one.
  const days: number[] = []
  for (const [item] of text.matchAll(compilePattern(`(?<![\\p{L}\\p{N}])(?:${ORDINAL}|${LAST})(?![\\p{L}\\p{N}])`))) {
    const day = readDayOfMonth(item) || (/^(?:the\s+)?(?:last|end|letzten|monatsende|fin|ultimo)/.test(item) ? 31 : 0)
    if (day > 0) days.push(day)
  }
  // "first" and "last" alone are ordinary words; with "on the" or "of the month" they're days.
  const isSure =
    /\d/.test(text) ||
    /month|monat|mois|mes/.test(text) ||
    /(?:on|am|by|due)\s+(?:the\s+)?/.test(text) ||
    days.length > 1
  return days.length > 0 && isSure ? { year: null, months: [], days: [...new Set(days)] } : null
}

function makeDay(month: number, day: number, year: number | null): DateValue | null {
  if (month < 1 || month > 12 || day < 1 || day > countDaysInMonth(year ?? LEAP_YEAR, month)) return null
  return { year, months: [month], days: [day] }
}
const LEAP_YEAR = 2024

function readYear(text: string | undefined): number | null {
  if (text === undefined) return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function findNearWeekday(today: PlainDate, name: string | undefined, direction: 1 | -1): PlainDate | null {
  const weekday = readWeekdayName(name ?? '')
  if (weekday === null) return null
  const ahead = (weekday - getWeekday(today) + 7) % 7 || 7
  return addDays(today, direction === 1 ? ahead : ahead - 7 || -7)
}

function moveDay(today: PlainDate, count: number | null, unit = ''): PlainDate | null {
  if (count === null || count === 0) return null
  if (unit.startsWith('day')) return addDays(today, count)
  if (unit.startsWith('week')) return addDays(today, count * 7)
  return addMonths(today, unit.startsWith('year') ? count * 12 : count)
}
