import { countDaysInMonth, getDateParts, getWeekday, type PlainDate } from '../core/plain-date.ts'
import { addRepeats, type RepeatUnit } from '../core/recurrence.ts'
import { MONTH, readMonthName } from '../language/month-names.ts'
import { COUNT, readCount } from '../language/number-words.ts'
import { ORDINAL_WORD, readDayOfMonth } from '../language/ordinal-words.ts'
import { readWeekdayName, WEEKDAY } from '../language/weekday-names.ts'
import { readUnit, UNIT } from './frequency.ts'
import type { DateValue } from './mark-values.ts'
import { compilePattern, compileWords, findMarks, markAll, matchMark, type Sheet } from './sentence-sheet.ts'

/** Whether a date is one or more days without a month: "on the 5th". */
export function isDayOfMonth(date: DateValue | null): boolean {
  return date !== null && date.days.length > 0 && date.months.length === 0
}

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er|o)?|${ORDINAL_WORD})`
const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORD})`
const LAST =
  '(?:the )?(?:last day|end|last|month[ -]end|letzten|monatsende|fin|ultimo(?: dia)?)(?: (?:of|des|du|de|del) (?:the |each |every |le )?(?:month|monats|mois|mes))?'
const DAY_ITEM = `(?:(?:the |on |am |le |el |du ){0,2}(?:${ORDINAL}|${LAST}))`
const OF_MONTH =
  '(?: (?:day )?(?:of|des|du|de|del)? ?(?:the |each |every |jeden |chaque |cada |le )?(?:calendar )?(?:month|monats|monat|mois|mes))'
const UNTIL_WORD =
  "until|till|til|through|thru|starting|start|starts|starting in|from|beginning|begin|since|as of|bis|ab|seit|jusqu'?(?:en|au|a)?|depuis|a partir de|hasta|desde|end of|ende|fin de|ends?(?: in)?|ending"

/** Days and months in the calendar. */
const CALENDAR = {
  iso: '(?<![\\d-])(20\\d\\d)-(\\d{2})(?:-(\\d{2}))?(?![\\d-])',
  // "4.10." may be a price at the end of a sentence.
  numeric:
    '(?<![\\d/.])(\\d{1,2})([/.])(\\d{1,2})(?:\\2(\\d{4}|\\d{2})|(?<=(?:am|zum|vom|ab|bis|seit|und|den|dem) \\d+\\.\\d+)\\.|(?<=/\\d+))(?![\\d/])',
  // "May 3rd, 2027"
  monthFirst: `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${MONTH}) (?:the )?(\\d{1,2}(?:st|nd|rd|th)?|${ORDINAL_WORD})(?:,? ?(20\\d\\d))?(?![\\d.,]*\\d|\\s?(?:€|\\$|£|k\\b|bucks|dollars|euros?|quid|a month|per))`,
  // "3 May", "3. Mai", "el 3 de mayo"
  dayFirst: `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${DAY}) (?:of |de )?(${MONTH})(?: (?:of|de|del))?(?:,? ?(20\\d\\d))?`,
  // "the 15th and the last day of the month"
  daysOfMonth: `(?:(?:on|by|around|about|due|every|each|the|of|comes out) ){0,3}${DAY_ITEM}(?:(?:\\s?,\\s?(?:and )?|\\s?(?:and|&|und|et|y|/) )${DAY_ITEM}){0,5}${OF_MONTH}?`,
  germanDay: `(?:am|zum|jeden|bis zum) (\\d{1,2}\\.|${ORDINAL_WORD})(?: (?:des|jeden|im) monats?)?`,
  romanceDay:
    '(?:le|el(?: dia)?|les|los dias) (\\d{1,2}(?:er)?)(?: (?:et|y) (?:le|el) (?:dia )?(\\d{1,2}))?(?: (?:du|de|de chaque|de cada|del) (?:mois|mes))?',
  inMonths: `(?:(?<=(?<![\\p{L}])(?:${UNTIL_WORD}) (?:the )?(?:in |end of |ende |fin )?)|(?<![\\p{L}])((?:(?:in|this|next|every|each|by|for|during|im|en|jeden|chaque|cada|late|early|mid|around|come) ){0,3}))((?:${MONTH})(?:(?:\\s?,\\s?| (?:and|und|et|y|&|or) )(?:in )?(?:${MONTH})){0,11})(?![\\p{L}])(?: (?:of )?(next year|this year)| ?,? ?(20\\d\\d))?`,
  year: `(?:(?:in|by|for) |(?<=(?:${UNTIL_WORD}) (?:the )?(?:end of )?))(20\\d\\d)`,
}

const AHEAD = '(?<=(?:this|next) )'
/** Holidays and seasons, by their month. */
const HOLIDAYS: readonly [month: number, source: string][] = [
  [2, "valentine'?s(?: day)?"],
  [4, `easter|ostern|${AHEAD}spring`],
  [5, "mother'?s day"],
  [6, "father'?s day"],
  [7, `${AHEAD}summer`],
  [10, `halloween|${AHEAD}(?:fall|autumn)`],
  [11, 'thanksgiving|black friday'],
  [12, `christmas(?: ?time| day)?|xmas|the holidays|weihnachten|noel|navidad|${AHEAD}winter`],
]
const HOLIDAY_LEAD = '(?:(?:at|for|on|over|around|every|each|this|next|zu|an|a|pour|para|en) )?'
const HOLIDAY_COST = '(?! (?:bonus|gift|present|tree|shopping|fund|card|party|club|savings|dinner|turkey|money))'

/** Dates relative to today. "Next month" and "next year" have no day; "this month" and "this year" mean today. */
const RELATIVE: readonly [count: number, unit: RepeatUnit, source: string][] = [
  [0, 'day', "today|tonight|this morning|right now|heute|aujourd'hui|hoy"],
  [0, 'day', '(?:later )?this (?:month|week|year|weekend)|diesen monat|dieses jahr|ce mois-ci|este mes|este ano'],
  [1, 'day', 'tomorrow|demain'],
  [2, 'day', '(?:the )?day after tomorrow|ubermorgen|apres-demain|pasado manana'],
  [-1, 'day', 'yesterday|last night|gestern|hier|ayer'],
  [1, 'week', 'next week|nachste woche|la semaine prochaine|la semana que viene'],
  [-1, 'week', 'last week|letzte woche|la semaine derniere|la semana pasada'],
  [1, 'month', 'next month|nachsten monat|le mois prochain|el mes que viene|el proximo mes'],
  [-1, 'month', 'last (?:month|monat)|letzten monat|le mois dernier|el mes pasado'],
  [1, 'year', "next year|nachstes jahr|l'annee prochaine|el ano que viene"],
  [-1, 'year', 'last year|letztes jahr'],
]

const ENDS = {
  ofYear:
    "(?:until|till|through|bis|hasta|jusqu'?a) (?:the )?(?:end of (?:the|this) year|year[ -]end|(?:zum )?jahresende|la fin de l'annee|fin de ano|end of year)",
  until: `(?<![\\p{L}])(?:until|till|til|'til|through|thru|up to|up until|ending(?: in| on)?|ends(?: in| on)?|expires(?: in| on)?|bis(?: zum| ende)?|jusqu'?(?:en|au|a)?(?: fin)?|hasta(?: el)?(?: fin(?:al)? de)?|runs? out(?: in| on)?|finishes(?: in| on)?|done(?: in| by)|paid off(?: in| by)) ?(?:(?:the|my|our|it|she|he|i|we) (?:(?!(?:and|but|then)(?![\\p{L}]))\\p{L}+ ){1,4}(?:in |on )?)?(?:the )?(?:very )?(?:end of |ende )?(?:in )?${matchMark('date')}`,
  starting: `(?<![\\p{L}])(?:starting|starts|start|from|beginning|begins|as of|effective|since|ab(?: dem)?|seit|a partir (?:de|du)|depuis|desde(?: el)?|kicks in|first one|first payment)(?: in| on| from)? ?${matchMark('date')}(?: on(?:wards?)?)?`,
}

/** Marks dates, and those that say when something starts or ends. */
export function markDates(sheet: Sheet, today: PlainDate, isMonthFirst: boolean): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => DateValue | null) =>
    markAll(sheet, 'date', expression, read)
  const thisYear = getDateParts(today)[0]

  mark(compilePattern(CALENDAR.iso), ([, year, month, day]) => makeDate(Number(year), Number(month), day))
  mark(compilePattern(CALENDAR.numeric), ([, a, sign, b, end]) => {
    const [first, second] = [Number(a), Number(b)]
    const year = end === undefined ? null : Number(end) + (end.length === 2 ? 2000 : 0)
    if (year === null && sign === '/' && first === 1 && second < 10) return null // 1/2 is a fraction.
    const isMonthLead = sign === '/' && (second > 12 || (isMonthFirst && first <= 12))
    return isMonthLead ? makeDate(year, first, b) : makeDate(year, second, a)
  })
  mark(compileWords(CALENDAR.monthFirst), ({ index, 1: month = '', 2: day, 3: year }) =>
    /(?:^|\s)(?:in|im|en)\s+$/.test(sheet.open.slice(Math.max(0, index - 4), index))
      ? null // "in May 3 payments"
      : makeDate(readYear(year), readMonthName(month), day),
  )
  mark(compileWords(CALENDAR.dayFirst), ([, day, month = '', year]) =>
    makeDate(readYear(year), readMonthName(month), day),
  )
  mark(compileWords(CALENDAR.daysOfMonth), ([whole]) => readMonthDays(whole))
  mark(compileWords(CALENDAR.germanDay), ([, day = '']) => makeDays([readDayOfMonth(day)]))
  mark(compileWords(CALENDAR.romanceDay), ([, a = '', b = '']) => makeDays([readDayOfMonth(a), readDayOfMonth(b)]))
  // A holiday comes every year. As the name of a cost ("Christmas 500"), it still gives its date.
  for (const [month, source] of HOLIDAYS)
    mark(compileWords(`${HOLIDAY_LEAD}(?:${source})${HOLIDAY_COST}`), ([whole]) =>
      makeMonths([month], null, !/^(?:this|next)\s/.test(whole)),
    )
  mark(compilePattern(CALENDAR.inMonths), ([, lead, list = '', relative, year]) => {
    const months = list.split(/[\s,&]+/).flatMap((name) => readMonthName(name) ?? [])
    // Alone, "may" and "march" can be ordinary words.
    if (months.length === 0 || (lead === '' && year === undefined)) return null
    const nextYear = relative === 'next year' ? thisYear + 1 : null
    return makeMonths(months, readYear(year) ?? nextYear, /(?:every|each|jeden|chaque|cada)\s/.test(lead ?? ''))
  })
  mark(compileWords(CALENDAR.year), ([, year]) => makeMonths([], readYear(year)))
  for (const [count, unit, source] of RELATIVE) mark(compileWords(source), () => moveDate(today, count, unit))
  mark(compileWords(`(?:in )?(${COUNT}|a) (${UNIT})( ago| time)?`), ([whole, count, name, tail]) => {
    const isAgo = tail?.trim() === 'ago'
    const unit = readUnit(name)
    const n = count === 'a' ? 1 : readCount(count)
    return unit && n && (isAgo || whole.startsWith('in '))
      ? moveDate(today, (isAgo ? -n : n) * unit.every, unit.unit)
      : null
  })
  mark(
    compileWords(
      `(?:(?:on )?(last|past|this past|letzten|next|this|this coming|coming|nachsten|kommenden)|on|am) (${WEEKDAY})`,
    ),
    ([, which = '', name = '']) => {
      const ahead = ((readWeekdayName(name) ?? 0) - getWeekday(today) + 7) % 7 || 7
      return moveDate(today, /last|past|letzten/.test(which) ? ahead - 7 || -7 : ahead, 'day')
    },
  )

  // "until the end of March", "starting in May"
  const findDate = ({ index, 0: whole }: RegExpExecArray) =>
    findMarks(sheet, 'date', index, index + whole.length)[0]?.value ?? null
  markAll(sheet, 'until', compileWords(ENDS.ofYear), () => makeDate(thisYear, 12, '31'))
  markAll(sheet, 'until', compilePattern(ENDS.until), findDate)
  markAll(sheet, 'starting', compilePattern(ENDS.starting), findDate)
}

function makeMonths(months: readonly number[], year: number | null, isYearly = false): DateValue {
  return { year, months, days: [], isYearly }
}

function makeDays(days: readonly number[]): DateValue | null {
  const valid = [...new Set(days)].filter((day) => day > 0)
  return valid.length > 0 ? { year: null, months: [], days: valid } : null
}

/** A month, or a day of it; null if there is no such month or day. */
function makeDate(year: number | null, month: number | null, day?: string): DateValue | null {
  if (month === null || month < 1 || month > 12) return null
  if (day === undefined) return makeMonths([month], year)
  const number = readDayOfMonth(day)
  if (number < 1 || number > countDaysInMonth(year ?? LEAP_YEAR, month)) return null
  return { year, months: [month], days: [number] }
}
const LEAP_YEAR = 2024

function moveDate(today: PlainDate, count: number, unit: RepeatUnit): DateValue {
  const isDays = unit === 'day' || unit === 'week'
  const [year, month, day] = getDateParts(addRepeats(today, { every: 1, unit }, count))
  return { year, months: unit === 'year' ? [] : [month], days: isDays ? [day] : [] }
}

function readMonthDays(text: string): DateValue | null {
  if (/last\s+(?:month|monat|mes|mois)/.test(text)) return null // "last month" is the previous month, not a day.
  const days: number[] = []
  for (const [item] of text.matchAll(compilePattern(`(?<![\\p{L}\\p{N}])(?:${ORDINAL}|${LAST})(?![\\p{L}\\p{N}])`))) {
    const day =
      readDayOfMonth(item) || (/^(?:the\s+)?(?:last|end|month|letzten|monatsende|fin|ultimo)/.test(item) ? 31 : 0)
    days.push(day)
  }
  // "first" and "last" alone are ordinary words; with "on the" or "of the month" they're days.
  const isSure = days.length > 1 || /\d|month|monat|mois|mes|(?:on|am|by|due)\s/.test(text)
  return isSure ? makeDays(days) : null
}

function readYear(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
