import { daysInMonth, isPlainDate, type PlainDate, partsOf, plainDateOf } from '../core/plain-date.ts'
import { MONTH, monthOfName } from '../language/month-names.ts'
import { dayOfMonth, ORDINAL_WORD } from '../language/ordinal-words.ts'
import type { DateValue } from './date-value.ts'
import { markRelativeDays } from './relative-days.ts'
import { type Mark, markAll, marked, marksIn, pattern, type Sheet, words } from './sentence-sheet.ts'
import { markDurations } from './spans-in-text.ts'

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er|o)?|${ORDINAL_WORD})`
const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORD})`
const YEAR = '(?:,? ?(20\\d\\d))'
const LAST =
  '(?:the )?(?:last day|end|last|letzten|monatsende|fin|ultimo(?: dia)?)(?: (?:of|des|du|de|del) (?:the |each |every |le )?(?:month|monats|mois|mes))?'

/** Marks days, months, ends and beginnings, and durations. */
export function markDates(sheet: Sheet, today: PlainDate, isMonthFirst: boolean): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => DateValue | null) =>
    markAll(sheet, 'date', expression, read)
  const [thisYear] = partsOf(today)

  mark(pattern('(?<!\\d)(20\\d\\d)-(\\d{2})-(\\d{2})(?!\\d)'), ([whole]) =>
    isPlainDate(whole) ? { on: 'day', date: whole } : null,
  )
  mark(pattern('(?<![\\d-])(20\\d\\d)-(\\d{2})(?![\\d-])'), ([, year, month]) => oneMonth(Number(month), Number(year)))
  mark(pattern('(?<![\\d/.])(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])'), ([, a = '', b = '', year]) => {
    const [first, second] = [Number(a), Number(b)]
    if (year === undefined && first < 13 && second < 13 && first === 1 && second < 10) return null // 1/2 is a fraction.
    if (first === 50 || first === 24) return null
    const isMonthLead = second > 12 || (isMonthFirst && first <= 12)
    return dayIn(
      isMonthLead ? first : second,
      isMonthLead ? second : first,
      year === undefined ? null : fullYear(year),
      today,
    )
  })
  mark(pattern('(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|\\d{2})?(?![\\d])'), ([, day, month, year]) =>
    dayIn(Number(month), Number(day), year === undefined ? null : fullYear(year), today),
  )

  // "May 3rd, 2027", "3 May", "3. Mai", "el 3 de mayo".
  mark(
    words(
      `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${MONTH}) (?:the )?(\\d{1,2}(?:st|nd|rd|th)?|${ORDINAL_WORD})${YEAR}?(?![\\d.,]*\\d|\\s?(?:€|\\$|£|k\\b|bucks|dollars|euros?|quid|a month|per))`,
    ),
    (match) => {
      const [, month = '', day = '', year] = match
      if (/(?:^|\s)(?:in|im|en)\s+$/.test(sheet.open.slice(Math.max(0, match.index - 4), match.index))) return null
      return dayIn(monthOfName(month) ?? 0, dayOfMonth(day), year ? Number(year) : null, today)
    },
  )
  mark(
    words(
      `(?:(?:on|by|around|due|le|el|am|vom|zum) )?(?:the )?(${DAY}) (?:of |de )?(${MONTH})(?: (?:of|de|del))?${YEAR}?`,
    ),
    ([, day = '', month = '', year]) =>
      dayIn(monthOfName(month) ?? 0, dayOfMonth(day), year ? Number(year) : null, today),
  )

  // The 15th and the last day of the month; the 1st; am 3.; le 5 du mois.
  const dayItem = `(?:(?:the |on |am |le |el |du ){0,2}(?:${ORDINAL}|${LAST}))`
  const ofMonth =
    '(?: (?:day )?(?:of|des|du|de|del)? ?(?:the |each |every |jeden |chaque |cada |le )?(?:calendar )?(?:month|monats|monat|mois|mes))'
  mark(
    words(
      `(?:(?:on|by|around|about|due|every|each|the|of|comes out) ){0,3}${dayItem}(?:(?:\\s?,\\s?(?:and )?|\\s?(?:and|&|und|et|y|/) )${dayItem}){0,5}${ofMonth}?`,
    ),
    (match) => monthDays(match[0]),
  )
  mark(words(`(?:am|zum|jeden|bis zum) (\\d{1,2}\\.|${ORDINAL_WORD})(?: (?:des|jeden|im) monats?)?`), ([, day = '']) =>
    monthDays(`${dayOfMonth(day)}th`),
  )
  mark(
    words(
      `(?:le|el(?: dia)?|les|los dias) (\\d{1,2}(?:er)?)(?: (?:et|y) (?:le|el) (?:dia )?(\\d{1,2}))?(?: (?:du|de|de chaque|de cada|del) (?:mois|mes))?`,
    ),
    ([, a = '', b]) => monthDays(b ? `${dayOfMonth(a)}th ${dayOfMonth(b)}th` : `${dayOfMonth(a)}th`),
  )
  mark(
    words('(?:at )?(?:the )?(?:beginning|start) of (?:the|each|every) month|anfang des monats|debut de mois'),
    () => ({ on: 'month-days', days: [1] }),
  )
  mark(
    words(
      '(?:at )?(?:the )?end of (?:the|each|every) month|am monatsende|zum monatsende|fin de mois|a fin de mes|month[ -]end',
    ),
    () => ({ on: 'month-days', days: [31] }),
  )
  mark(words('(?:in )?(?:the )?mid(?:dle)?(?: of (?:the|each|every))?[ -]month'), () => ({
    on: 'month-days',
    days: [15],
  }))

  // Holidays come every year.
  mark(
    words(
      '(?:(?:at|for|over|around|every|each|this|zu|an|a|pour|para|en) )?(?:christmas(?: ?time| day)?|xmas|the holidays|weihnachten|noel|navidad)(?! (?:bonus|gift|present|tree|shopping|fund|card|party|club|savings|dinner|money))',
    ),
    (match) => feast(12, match),
  )
  mark(words('(?:(?:at|for|over|every|zu|an) )?(?:thanksgiving|black friday)(?! (?:dinner|turkey))'), (match) =>
    feast(11, match),
  )
  mark(words('(?:(?:at|for|over|every|zu|an) )?(?:easter|ostern)'), (match) => feast(4, match))
  mark(words("(?:(?:at|for|on|every) )?(?:valentine'?s(?: day)?)"), (match) => feast(2, match))

  mark(words("(?:(?:at|for|on|every) )?mother'?s day"), (match) => feast(5, match))
  mark(words("(?:(?:at|for|on|every) )?father'?s day"), (match) => feast(6, match))
  mark(words('(?:(?:at|for|on|every) )?halloween'), (match) => feast(10, match))

  // Months alone, one or several, with or without a year.
  const monthWord = `(?:${MONTH})`
  mark(
    words(
      `(?:(?:in|this|next|every|each|by|for|during|im|en|jeden|chaque|cada|late|early|mid|around|come) ){1,3}(${monthWord}(?:(?:\\s?,\\s?| (?:and|und|et|y|&|or) )(?:in )?${monthWord}){0,11})(?: (?:of )?(next year|this year)| ${YEAR.slice(3, -1)})?`,
    ),
    (match) => {
      const [whole, list = '', relative, year] = match
      const months = list
        .split(/[\s,&]+/)
        .map((name) => monthOfName(name) ?? 0)
        .filter((month) => month > 0)
      if (months.length === 0) return null
      const said = year ? Number(year) : relative === 'next year' ? thisYear + 1 : null
      return { on: 'months', months, year: said, day: null, yearly: /(?:every|each|jeden|chaque|cada)\s/.test(whole) }
    },
  )
  mark(words(`(${monthWord}) (20\\d\\d)`), ([, month = '', year]) => oneMonth(monthOfName(month) ?? 0, Number(year)))
  const untilWord =
    "until|till|til|through|thru|starting|start|starts|starting in|from|beginning|begin|since|as of|bis|ab|seit|jusqu'?(?:en|au|a)?|depuis|a partir de|hasta|desde|end of|ende|fin de|ends?(?: in)?|ending"
  mark(
    pattern(
      `(?<=(?<![\\p{L}])(?:${untilWord}) (?:the )?(?:in |end of |ende |fin )?)(${monthWord})(?![\\p{L}])(?: (20\\d\\d))?`,
    ),
    ([, month = '', year]) => oneMonth(monthOfName(month) ?? 0, year ? Number(year) : null),
  )
  mark(words(`(?:(?:in|by|for) )(20\\d\\d)`), ([, year]) => ({ on: 'year', year: Number(year) }))
  mark(words(`(?<=(?:${untilWord}) (?:the )?(?:end of )?)(20\\d\\d)`), ([, year]) => ({
    on: 'year',
    year: Number(year),
  }))
  mark(words('(?:in|this|next) (?:the )?(?:summer|fall|autumn|winter|spring)'), ([whole]) => {
    const month = whole.endsWith('summer') ? 7 : whole.endsWith('winter') ? 12 : whole.endsWith('spring') ? 4 : 10
    return { on: 'months', months: [month], year: null, day: null, yearly: false }
  })

  markRelativeDays(sheet, today)
  markEnds(sheet)
  markDurations(sheet)
}

// "until the end of March", "starting in May".
function markEnds(sheet: Sheet): void {
  const date = marked('date')
  const inside = (match: RegExpExecArray): Mark | undefined =>
    marksIn(sheet, 'date', match.index, match.index + match[0].length)[0]
  const until =
    "until|till|til|'til|through|thru|up to|up until|ending(?: in| on)?|ends(?: in| on)?|expires(?: in| on)?|bis(?: zum| ende)?|jusqu'?(?:en|au|a)?(?: fin)?|hasta(?: el)?(?: fin(?:al)? de)?|runs? out(?: in| on)?|finishes(?: in| on)?|done(?: in| by)|paid off(?: in| by)"
  markAll(
    sheet,
    'until',
    words(
      "(?:until|till|through|bis|hasta|jusqu'?a) (?:the )?(?:end of (?:the|this) year|year[ -]end|(?:zum )?jahresende|la fin de l'annee|fin de ano|end of year)",
    ),
    () => ({ on: 'year', year: 0 }),
  )
  markAll(
    sheet,
    'until',
    pattern(
      `(?<![\\p{L}])(?:${until}) ?(?:(?:the|my|our|it|she|he|i|we) (?:(?!(?:and|but|then)(?![\\p{L}]))\\p{L}+ ){1,4}(?:in |on )?)?(?:the )?(?:very )?(?:end of |ende )?(?:in )?${date}`,
    ),
    (match) => inside(match)?.value ?? null,
  )
  markAll(
    sheet,
    'starting',
    pattern(
      `(?<![\\p{L}])(?:starting|starts|start|from|beginning|begins|as of|effective|since|ab(?: dem)?|seit|a partir (?:de|du)|depuis|desde(?: el)?|kicks in|first one|first payment)(?: in| on| from)? ?${date}(?: on(?:wards?)?)?`,
    ),
    (match) => inside(match)?.value ?? null,
  )
}

function oneMonth(month: number, year: number | null): DateValue | null {
  return month >= 1 && month <= 12 ? { on: 'months', months: [month], year, day: null, yearly: false } : null
}

function feast(month: number, match: RegExpExecArray): DateValue | null {
  // A holiday used as the name of a cost ("Christmas 500") still gives its date.
  return match[0].length > 0
    ? { on: 'months', months: [month], year: null, day: null, yearly: !/^this\s/.test(match[0]) }
    : null
}

function monthDays(text: string): DateValue | null {
  if (/last\s+(?:month|monat|mes|mois)/.test(text)) return null // The month before this one.
  const days: number[] = []
  for (const [item] of text.matchAll(pattern(`(?<![\\p{L}\\p{N}])(?:${ORDINAL}|${LAST})(?![\\p{L}\\p{N}])`))) {
    const day = dayOfMonth(item) || (/^(?:the\s+)?(?:last|end|letzten|monatsende|fin|ultimo)/.test(item) ? 31 : 0)
    if (day > 0) days.push(day)
  }
  // "first" and "last" alone are ordinary words; with "on the" or "of the month" they're days.
  const isSure =
    /\d/.test(text) ||
    /month|monat|mois|mes/.test(text) ||
    /(?:on|am|by|due)\s+(?:the\s+)?/.test(text) ||
    days.length > 1
  return days.length > 0 && isSure ? { on: 'month-days', days: [...new Set(days)] } : null
}

function dayIn(month: number, day: number, year: number | null, today: PlainDate): DateValue | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  if (year !== null) return day <= daysInMonth(year, month) ? { on: 'day', date: plainDateOf(year, month, day) } : null
  const [thisYear] = partsOf(today)
  if (day > daysInMonth(2024, month)) return null
  return { on: 'months', months: [month], year: thisYear < 1 ? 1 : null, day, yearly: false }
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}
