import { addDays, type PlainDate, weekdayOf } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { monthOfName } from '../../language/month-names.ts'
import { weekdayOfName } from '../../language/weekday-names.ts'
import { type AmountParts, CURRENCY_CODES, readAmount } from '../values/amounts.ts'
import { type DayParts, readDay, resolveDay, yearsUntil } from '../values/days.ts'

export type AmountToken = { start: number; end: number; text: string; parts: AmountParts; strong: boolean }
/** `iso` is set for words like "yesterday"; otherwise `parts` are read from the text. */
export type DayToken = { start: number; end: number; text: string; parts: DayParts | null; iso: PlainDate | null }

const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,3})?|\d{1,3}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d+(?:[.,]\d{1,3})?|[.,]\d{2})`
const SIGN = String.raw`[-+\u2212\u2013]`
const CODE = `(?:${[...CURRENCY_CODES].join('|')})`
const BEFORE = String.raw`(?:${CODE}\s?|(?:US|CA|AU|NZ|HK|S|A|C|R|MX)?\$\s?|[€£¥₹₽₴₺₩฿₫₱₪₦₵₡₸]\s?|(?:CHF|Fr\.|Rs\.?|RM|Rp|R(?=\s?\d[\d ,]*\.\d{2}(?!\d))|kr\.?|[KTU][Ss]h\.?)\s?)`
// "3391 $2,715.75": a sign in front of a figure is that figure's.
const AFTER = String.raw`(?:\s?(?:(?:[€£¥₹₽₴$])(?!\s?\d)|円|元|원|zł|Kč|kr\b\.?|Ft\b|lei\b|руб\.?|р(?:\.|(?!\p{L}))|${CODE}\b|[Ee]uros?\b|dollars?\b|bucks\b))`
const MONEY = new RegExp(
  // A letter right before makes it part of a word, except in scripts that write no blanks.
  String.raw`(?<![\d.,/:#*]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\(?(?:${SIGN}\s?)?${BEFORE}?(?:${SIGN}\s?)?${NUMBER}(?![\d])${AFTER}?(?:\s?\))?(?:\s?(?:CR|DR|DB|Cr|Dr|Db|cr|dr)\b|\s[SHCD](?=\s*$|\s{2,})|(?<=[.,]\d{2})[SHCD](?=\s|$)|[-+](?=\s|$)|\s[-+](?=\s*$))?`,
  'gu',
)

/** All amounts in a line of free text. Strong ones have decimals, a sign or a currency; bare whole numbers are weak. */
export function findAmounts(line: string, days: readonly DayToken[]): AmountToken[] {
  const tokens: AmountToken[] = []
  if (!/\p{Nd}/u.test(line)) return tokens
  for (const match of line.matchAll(MONEY)) {
    let text = match[0]
    const start = match.index
    let end = start + text.length
    if (days.some((day) => start < day.end && end > day.start)) continue
    const trimmed = text.trim()
    if (trimmed.endsWith(')') && !trimmed.startsWith('(')) text = text.replace(/\)\s*$/, '')
    if (trimmed.startsWith('(') && !trimmed.includes(')')) text = text.slice(1)
    text = text.trim()
    end = start + match[0].trimEnd().length
    // "Invoice 2026-118" and "$1.2M" are no sums of this size.
    if (/\d[-–]$/.test(line.slice(Math.max(0, start - 2), start))) continue
    if (/^(?:[MBK](?![\p{L}&'’])|\s?(?:[mb]n|mio|mrd|million|billion)(?!\p{L}))/u.test(line.slice(end, end + 9)))
      continue
    if (/^\s?[%°]/.test(line.slice(end))) continue
    if (/^\s?[ap]\.?m\b/i.test(line.slice(end)) && /^\W*\d{1,2}(?:[.:]\d{2})?$/.test(text)) continue // "7pm"
    // "7:42", "1/2", "4412-88": part of something longer.
    if (/^[:/]\d|^-\d{2,}|^[.,]\d/.test(line.slice(end, end + 4))) continue
    const parts =
      readAmount(text.replace(/\b(?:dollars?|bucks)\b/i, '$')) ??
      readAmount(text.replace(/^[A-Z]{3}\s?/, '')) ??
      readAmount(text.replace(/\s?[A-Z]{3}$/, ''))
    if (!parts || parts.body.replace(/\D/g, '').length > 12) continue
    const mark = parts.direction === null ? /\s(CR|DR|DB|[SHCD])$/i.exec(text)?.[1] : undefined
    if (mark) parts.direction = /^[SD]/i.test(mark) ? 'out' : 'in'
    const digits = parts.body.replace(/\D/g, '')
    const isWhole = !/[.,]\d/.test(parts.body)
    if (isWhole && digits.length > 8 && !/[ '’\u00a0\u202f]/.test(parts.body)) continue // a telephone or an account number
    if (isWhole && /^0\d/.test(parts.body)) continue
    const strong =
      parts.currency !== null ||
      (parts.signed && !(isWhole && /^[-\u2013]\s\d{4}$/.test(text))) ||
      parts.direction !== null ||
      /[.,]\d{2}$/.test(parts.body) ||
      (/^\d{1,3}(?:[.,']\d{3})+$/.test(parts.body) && digits.length >= 4)
    tokens.push({ start, end, text, parts, strong })
  }
  return tokens
}

const NAMED_MONTH = String.raw`\p{L}{3,12}\.?`
const CLOCK = String.raw`(?:,?\s(?:at |um |à |·\s|[-–]\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[apAP]\.?[mM]\b\.?)?)?`
const CLOCK_AT_END = new RegExp(`${CLOCK}$`, 'i')
const DAY_PATTERNS = [
  /(?<![\d.,])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d])(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?/gu,
  /(?:\d{4}[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]/gu,
  /(?<![\d.,/])\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?![\d])(?:,? \d{1,2}:\d{2}(?::\d{2})?)?/gu,
  new RegExp(
    String.raw`(?:\p{L}{2,10}\.?,?\s+)?(?:the |el |le |am |il |den |op )?(?<!\d|\d[/.])\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:[-\s./]{1,3}(?:of |de |d')?)?${NAMED_MONTH}(?:,?[-\s.]{0,2}(?:de |del )?(?:\d{4}|\d{2}(?![\d:]|[.,]\d)))?(?![\p{L}\d])${CLOCK}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:\p{L}{3,10}\.?,?\s+)?${NAMED_MONTH}[-\s.]{0,3}\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?(?![\p{L}\d]|[.,]\d)${CLOCK}`,
    'gu',
  ),
  /(?<![\d.,/€$£-])\d{1,2}[/.]\d{1,2}\.?(?![\d/.,])/gu,
]

/** All days in a line: written out, or by words such as "yesterday" when `today` is given. */
export function findDays(line: string, today: PlainDate | null): DayToken[] {
  const tokens: DayToken[] = []
  const add = (token: DayToken) => {
    if (!tokens.some((other) => token.start < other.end && token.end > other.start)) tokens.push(token)
  }
  // Without a digit there is no written day; prose must cost next to nothing.
  const patterns = /\d/.test(line) ? DAY_PATTERNS : []
  patterns.forEach((pattern, index) => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      const text = index === 3 ? withoutNextDay(match[0], line.slice(match.index + match[0].length)) : match[0]
      if (text.length < match[0].length) pattern.lastIndex = match.index + text.length
      const found = readWithin(text, match.index, index === 5, line)
      if (found) add(found)
    }
  })
  const written = withoutPrices(line, tokens)
  if (written.length < tokens.length) tokens.splice(0, tokens.length, ...written)
  if (today) {
    const spoken = relativeDays(line, today)
    if (spoken.length > 0 && tokens.length > 0) {
      const kept = tokens.filter((token) => !isPriceBeside(token, spoken, line, today))
      tokens.splice(0, tokens.length, ...kept)
    }
    for (const token of spoken) add(token)
  }
  return tokens.sort((a, b) => a.start - b.start)
}

/** "yesterday 12.10 for lunch": a price, unless it is the very day that the words tell. */
function isPriceBeside(token: DayToken, spoken: readonly DayToken[], line: string, today: PlainDate): boolean {
  if (!/^\d{2}\.\d{2}$/.test(line.slice(token.start, token.end)) || !token.parts) return false
  const day = resolveDay(token.parts, 'dmy', yearsUntil(today))
  return day === null || !spoken.some(({ iso }) => iso !== null && weekdayOf(iso) === weekdayOf(day))
}

/** Beside a day of another form, "14.12" is a price, unless the sums of the line are written with a comma. */
function withoutPrices(line: string, days: DayToken[]): DayToken[] {
  if (days.length < 2) return days
  const mayBePrice = (day: DayToken) => /^\d{2}\.\d{2}$/.test(line.slice(day.start, day.end))
  const isSure = days.some((day) => !/^\d{2}\.\d{2}/.test(line.slice(day.start, day.end)))
  return isSure && !/\d,\d{2}(?!\d)/.test(line) ? days.filter((day) => !mayBePrice(day)) : days
}

/** "03 SEP 04 SEP": what looks like the year of the first day opens the second one. */
function withoutNextDay(text: string, after: string): string {
  const year = /\p{L}\.?([-\s]{1,2}\d{2})$/u.exec(text)?.[1]
  const next = year ? /^[-\s./]{1,2}(\p{L}{3,12})/u.exec(after)?.[1] : undefined
  return year && next && monthOfName(next) !== null ? text.slice(0, -year.length) : text
}

function readWithin(text: string, at: number, isShort: boolean, line: string): DayToken | null {
  let shown = text
  let start = at
  // A leading word may be a weekday ("Fri 13 Nov") or just the word before.
  const lead = /^(\p{L}{2,10})\.?,?\s+/u.exec(shown)
  if (lead?.[1] && weekdayOfName(lead[1]) === null && monthOfName(lead[1]) === null) {
    shown = shown.slice(lead[0].length)
    start += lead[0].length
  } else if (lead?.[1] && weekdayOfName(lead[1]) !== null) {
    // "Mar 10 nov" is a Tuesday, and "Mar 10" a day in March.
    const isMonth = monthOfName(lead[1]) !== null && !/\d\W*\p{L}{3}/u.test(shown.slice(lead[0].length))
    if (!isMonth) shown = shown.slice(lead[0].length)
  }
  // "OCT02" in a column of its own.
  const apart = /(?:^|\s{2})$/.test(line.slice(0, start)) ? shown.replace(/^(\p{Lu}{3})(\d{2})$/u, '$1 $2') : shown
  const cleaned = apart.replace(/^(?:the|el|le|am|il|den|op)\s+/i, '').replace(CLOCK_AT_END, '')
  // At its place in a line "28.03" is a day as well; `isShort` checks what stands around it.
  const parts = readDay(isShort && /^\d{2}\.\d{2}$/.test(cleaned) ? `${cleaned}.` : cleaned)
  if (!parts) return null
  if (isShort) {
    // "4.50" is a price before it is the fourth of a month that does not exist; "1.10" needs more than two numbers.
    if (/\d\.\d/.test(cleaned) && !/^\d{2}\.\d{2}\.?$|^\d{1,2}\.\d{1,2}\.$/.test(cleaned)) return null
    if (/\d\.\d/.test(cleaned) && /^\s*(?:€|£|\$|EUR|USD|CHF)|^\d/.test(line.slice(at + text.length))) return null
    if (/[€£$¥]\s?$/.test(line.slice(0, at))) return null
  }
  const shownDay = isShort && /^\d{2}\.\d{2}$/.test(cleaned) ? `${cleaned}.` : cleaned
  return { start, end: at + text.trimEnd().length, text: shownDay, parts, iso: null }
}

const AGO: [RegExp, number][] = [
  [
    /\b(?:day before yesterday|vorgestern|avant-hier|anteayer|antes de ayer|anteontem|l'altro ieri|altro ieri|eergisteren|onsdag forrige|przedwczoraj)\b|一昨日|おととい|前天/g,
    2,
  ],
  [
    /\b(?:yesterday|last night|gestern|hier|ayer|anoche|ontem|ieri|gisteren|gisteravond|igar|i gar|eilen|wczoraj|vcera|tegnap|dun)\b|昨日|昨夜|昨晩|昨天|昨晚|어제|вчера/g,
    1,
  ],
  [
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|earlier today|heute|aujourd['’]hui|ce (?:matin|midi|soir)|hoy|esta (?:manana|tarde|noche|manha|noite)|hoje|oggi|stamattina|stasera|stamani|vandaag|vanmorgen|vanochtend|vanmiddag|vanavond|idag|i dag|i morse|ikvall|i kvall|i kveld|tanaan|dzis|dzisiaj|dnes|bugun)\b|今日|今天|오늘|сегодня/g,
    0,
  ],
]

// "Tue: lunch", "coffee 4.50 on fri". Short forms are words of some language or other ("mon", "sun", "do"), so they need
// a colon behind them or a word before them.
const SHORT_WEEKDAYS =
  /^[\s\-–•*]*(\p{L}{2,5}(?=\.?\s?:\s)|\p{L}{3,5}(?=\s[-–]\s))|(?<!\p{L})(?:on|last|this) (mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b(?![.']?\p{L})/gu

// "on the 9th", "am 5.", "le 4", "el día 12": the last day of that number.
const DAY_OF_MONTH =
  /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b|\b(?:am|den) (\d{1,2})\.(?!\s?\d)|(?<!\p{L})(?:le|el(?: dia)?|il|dia|no dia|op de|d\.) (\d{1,2})(?:er|e|o)?(?![\p{L}\p{N}]|[.,:/]\d|\s?(?:[€$£%x]|euros?\b|eur\b|h\b|km\b|pers))/gu

const EASTERN_WEEKDAYS = /([月火水木金土日])曜日?|(?:周|星期|礼拜)([一二三四五六日])|([월화수목금토일])요일/gu

// "sun 8th", "Mo 9.": the last such day, where the weekday is right.
const WEEKDAY_AND_DAY = /(?<!\p{L})(\p{L}{2,10})\.?,?\s(\d{1,2})(?:st|nd|rd|th|\.)?(?![\p{L}\p{N}]|[.,:/]\d)/gu

function relativeDays(line: string, today: PlainDate): DayToken[] {
  const tokens: DayToken[] = []
  if (!/\p{L}{2}/u.test(line)) return tokens
  const folded = foldKeepingLength(line)
  const push = (match: RegExpMatchArray, iso: PlainDate) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!tokens.some((token) => start < token.end && end > token.start))
      tokens.push({ start, end, text: line.slice(start, end), parts: null, iso })
  }
  for (const [pattern, days] of AGO) for (const match of folded.matchAll(pattern)) push(match, addDays(today, -days))
  for (const match of folded.matchAll(
    /\b(\d{1,2}|a|one|two|three|four|five|six) days? ago\b|\bvor (\d{1,2}) tagen\b|\bil y a (\d{1,2}) jours?\b|\bhace (\d{1,2}) dias?\b/g,
  )) {
    const word = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '1'
    const days = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }[word] ?? Number(word)
    push(match, addDays(today, -days))
  }
  for (const match of folded.matchAll(
    /\b(?:on |last |this |past |el |am |letzten |le |il |op |pasado |na |no |op )?(?:el |the )?([\p{L}]{4,13})(?:-feira)?\b/gu,
  )) {
    const weekday = match[1] ? weekdayOfName(match[1]) : null
    if (weekday === null) continue
    const back = (weekdayOf(today) - weekday + 7) % 7
    const last = /\blast |letzten |pasado |dernier/.test(
      folded.slice(Math.max(0, match.index - 2), match.index + match[0].length + 10),
    )
    push(match, addDays(today, -(back === 0 && last ? 7 : back)))
  }
  for (const match of folded.matchAll(WEEKDAY_AND_DAY)) {
    const weekday = weekdayOfName(match[1] ?? '')
    for (let back = 0; weekday !== null && back < 62; back++) {
      const candidate = addDays(today, -back)
      if (Number(candidate.slice(8)) !== Number(match[2]) || weekdayOf(candidate) !== weekday) continue
      push(match, candidate)
      break
    }
  }
  for (const match of folded.matchAll(EASTERN_WEEKDAYS)) {
    const [one, two, three] = [match[1] ?? '-', match[2] ?? '-', match[3] ?? '-']
    const weekday =
      1 + Math.max('月火水木金土日'.indexOf(one), '一二三四五六日'.indexOf(two), '월화수목금토일'.indexOf(three))
    if (weekday > 0) push(match, addDays(today, -((weekdayOf(today) - weekday + 7) % 7)))
  }
  for (const match of folded.matchAll(SHORT_WEEKDAYS)) {
    const weekday = weekdayOfName(match[1] ?? match[2] ?? '')
    if (weekday !== null) push(match, addDays(today, -((weekdayOf(today) - weekday + 7) % 7)))
  }
  for (const match of folded.matchAll(DAY_OF_MONTH)) {
    const day = Number(match[1] ?? match[2] ?? match[3])
    for (let back = 0; back < 62; back++) {
      const candidate = addDays(today, -back)
      if (Number(candidate.slice(8)) !== day) continue
      push(match, candidate)
      break
    }
  }
  return tokens
}

/** Folded, but with every character at its place: positions in it are positions in the line. */
function foldKeepingLength(line: string): string {
  if (/^[\x20-\x7e]*$/.test(line)) return line.toLowerCase()
  if (line === lastFolded.line) return lastFolded.folded // several readers ask about the same line in turn
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
