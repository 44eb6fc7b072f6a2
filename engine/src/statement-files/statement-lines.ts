import type { PlainDate } from '../core/plain-date.ts'
import { type ColumnRole, roleOfHeading } from './column-names.ts'
import type { Direction } from './direction-words.ts'
import { foldText } from './fold-text.ts'
import { type AmountToken, type DayToken, findAmounts, findDays } from './line-tokens.ts'
import { monthOfName } from './month-names.ts'
import { cleanName, dayText, type FoundRow } from './pasted-records.ts'
import { isOpeningText, meaningOfText, saysPending } from './row-words.ts'

type HeadingMark = { role: ColumnRole; center: number; end: number }
type Line = { number: number; text: string; days: DayToken[]; amounts: AmountToken[]; trailing: AmountToken[] }

/** How many lines hold a day at their start and an amount at their end: the text of a statement or a list. */
export function countStatementLines(lines: readonly string[]): number {
  return withSlashedDays(lines).filter((text) => {
    const line = analyse(text, 0, null)
    return startDay(line) !== null && (line.trailing.length > 0 || leadingAmounts(line).length > 0)
  }).length
}

/** "10 03" at the start of several lines that hold an amount is a day and a month. */
function withSlashedDays(lines: readonly string[]): readonly string[] {
  const opens = /^(\s*)(\d{2}) (\d{2})(?=\s+\D.*\d[.,]\d{2}|\s+[\d.,]*\d[.,]\d{2})/
  const isDay = (line: string) => {
    const match = opens.exec(line)
    const [a, b] = [Number(match?.[2]), Number(match?.[3])]
    return match !== null && a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
  }
  if (lines.filter(isDay).length < 3) return lines
  return lines.map((line) => (isDay(line) ? line.replace(opens, '$1$2/$3') : line))
}

/** The amounts that stand between the day and the text: "10/03 $ 100.00- 6308 Card purchase"; a balance may follow. */
function leadingAmounts(line: Line): AmountToken[] {
  const day = startDay(line)
  if (!day || line.trailing.length > 0 || line.days.length > 1) return []
  const leading: AmountToken[] = []
  let end = day.end
  for (const token of line.amounts) {
    const isNext = token.strong && token.start >= end && /^\s*(?:[A-Z]{3}\s*)?$/.test(line.text.slice(end, token.start))
    if (!isNext || leading.length === 2) break
    leading.push(token)
    end = token.end
  }
  return /\p{L}{2}/u.test(line.text.slice(end)) ? leading : []
}

function analyse(raw: string, number: number, today: PlainDate | null): Line {
  const text = raw.replace(/\t/g, '    ').replace(/[|¦]/g, ' ')
  // Words such as "yesterday" count only where a line opens with them: elsewhere they are part of a text.
  const days = findDays(text, today).filter((day) => day.iso === null || text.slice(0, day.start).trim() === '')
  const amounts = findAmounts(text, days)
  return { number, text, days, amounts, trailing: trailingAmounts(text, amounts, days) }
}

/** The amounts behind which nothing but amounts and marks follows. A lone whole number counts only at the very end. */
function trailingAmounts(text: string, amounts: AmountToken[], days: DayToken[]): AmountToken[] {
  const trailing: AmountToken[] = []
  let end = text.length
  for (let i = amounts.length - 1; i >= 0; i--) {
    const token = amounts[i] as AmountToken
    // A value day may stand between the amount and the balance, or behind the amount of a row with a name.
    const hasValueDay = trailing.length > 0 || /\p{L}{2}/u.test(text.slice(days[0]?.end ?? 0, amounts[0]?.start))
    const between = (hasValueDay ? withoutDays(text, token.end, end, days) : text.slice(token.end, end)).replace(
      /\((?:[^()]*)\)/g,
      '',
    )
    if (/[\p{L}\d]/u.test(between.replace(/\b(?:CR|DR|EUR|USD|GBP|CHF|RUR|RUB|INR|CAD|AUD)\b/g, ''))) break
    if (!token.strong && trailing.some((other) => other.strong)) break
    trailing.unshift(token)
    end = token.start
  }
  if (trailing.some((token) => token.strong)) return trailing.filter((token) => token.strong)
  // Bare numbers: only the last one, and only where a day stands before it.
  const last = trailing.at(-1)
  const isCount = last !== undefined && (/^0\d/.test(last.parts.body) || isYearOfMonth(text, last))
  return last && !isCount && days.length === 1 && last.start > (days[0]?.end ?? 0) ? [last] : []
}

/** "April 2025" at the end of a text is no sum. */
function isYearOfMonth(text: string, token: AmountToken): boolean {
  const word = /(\p{L}{3,12})\.?\s*$/u.exec(text.slice(0, token.start))?.[1]
  return /^(?:19|20)\d{2}$/.test(token.parts.body) && word !== undefined && monthOfName(word) !== null
}

function withoutDays(text: string, from: number, to: number, days: readonly DayToken[]): string {
  const inside = days.find((day) => day.iso === null && day.start >= from && day.end <= to)
  return inside ? text.slice(from, inside.start) + text.slice(inside.end, to) : text.slice(from, to)
}

function hasYear(day: DayToken): boolean {
  return day.parts !== null && day.parts.kind !== 'no-year' && day.parts.kind !== 'open-no-year'
}

/** The day that opens the line, at its very start or behind a first column set apart by spaces. */
function startDay(line: Line): DayToken | null {
  const first = line.days[0]
  if (!first) return null
  const lead = line.text.slice(0, first.start)
  if (/^[\s\-–—•*·>()[\]]*$/.test(lead)) return first
  // A number or a mark in front of the day, in a column of its own.
  if (/^\s*(?:\d{1,3}[.)]?|[A-Z*#])\s+$/.test(lead) && hasYear(first) && line.trailing.length > 0) return first
  // The name first, then a full day, then nothing but the amounts.
  const isBeforeAmounts = line.trailing.length > 0 && line.text.slice(first.end, line.trailing[0]?.start).trim() === ''
  if (isBeforeAmounts && hasYear(first) && line.days.length === 1 && /\p{L}{2}/u.test(lead)) return first
  // A first column (the card's name) before the day, wide gaps around it.
  if (!/\S\s{2,}$/.test(lead) || line.trailing.length === 0) return null
  const isAlone = lead.trim().length <= 24 && /^\s*$/.test(line.text.slice(first.end, line.trailing[0]?.start))
  return first.start < line.text.length * 0.5 || isAlone ? first : null
}

/**
 * Reads text in lines: statements copied from a PDF, fixed-width files, lists. A line starts with its day and ends with
 * its amounts; columns of headings tell debit from credit by position; what follows the closing balance is not read twice.
 */
export function readStatementLines(
  lines: readonly string[],
  today: PlainDate,
): { rows: FoundRow[]; used: Set<number> } {
  const rows: FoundRow[] = []
  const used = new Set<number>()
  const parsed = marksToTheirAmounts(withSlashedDays(lines)).map((text, index) => analyse(text, index + 1, today))
  let headings: HeadingMark[] = []
  let pending: { line: Line; day: DayToken } | null = null
  let lastDay: DayToken | null = null
  let lastRowLine = -10
  let lastInlineRow = -10
  let closed = false
  let inPending = false
  let rowsSinceOpening = 0
  const widths = equalPairs(parsed)
  const hasValueLines = opensWithValueDays(parsed)
  let sectionDirection: Direction | null = null
  const directions = new Map<FoundRow, Direction>()
  for (const line of parsed) {
    if (line.text.trim() === '') continue
    sectionDirection = directionOfSection(line) ?? sectionDirection
    const marks = headingMarks(line)
    if (marks) {
      if (!closed || marks.length >= headings.length) headings = marks
      pending = null
      continue
    }
    const words = line.trailing.length > 0 ? line.text.slice(0, line.trailing[0]?.start) : line.text
    const meaning = meaningOfText(cleanName(words.slice(startDay(line)?.end ?? 0))) ?? meaningOfText(cleanName(words))
    if (meaning) {
      if (meaning === 'balance' && line.amounts.length > 0) {
        if (isOpeningText(words)) {
          closed = false
          rowsSinceOpening = 0
        } else if (rowsSinceOpening > 0) closed = true
      }
      pending = null
      continue
    }
    if (closed) continue
    const day = startDay(line)
    if (!day && line.trailing.length === 0 && saysPending(line.text) && line.text.trim().length < 40) inPending = true
    if (day && inPending && line.trailing.length > 0 && /posted|booked|gebucht/i.test(line.text)) inPending = false
    if (saysPending(line.text) && line.trailing.length > 0 && /\(/.test(line.text)) continue
    if (day && line.trailing.length > 0) {
      if (inPending) continue
      push(line, day, nameBetween(line, day))
      pending = null
    } else if (day && leadingAmounts(line).length > 0) {
      const trailing = leadingAmounts(line)
      if (!inPending) push({ ...line, trailing }, day, cleanName(line.text.slice(trailing.at(-1)?.end)))
      pending = null
    } else if (day && ((hasValueLines && line.number === lastInlineRow + 1) || isPeriod(line))) {
      // The line under a row that is whole opens with its value day; "01.06.2024 bis 30.06.2024" is a period.
      pending = null
    } else if (day) {
      pending = { line, day }
    } else if (line.trailing.length > 0 && pending) {
      push(line, pending.day, cleanName(nameOfPending(pending) || words))
      pending = null
    } else if (line.trailing.length > 0 && lastDay && line.number - lastRowLine <= 2 && isRowLike(line, words)) {
      push(line, lastDay, cleanName(words))
    }
  }
  signBySections(rows, directions)
  return { rows, used }

  function push(line: Line, day: DayToken, name: string): void {
    const row: FoundRow = { line: line.number, day: dayText(day), name }
    placeAmounts(row, line.trailing, headings, widths)
    if (row.amount === undefined && row.debit === undefined && row.credit === undefined) return
    rows.push(row)
    if (sectionDirection) directions.set(row, sectionDirection)
    used.add(line.number)
    lastDay = day
    lastRowLine = line.number
    if (startDay(line)) lastInlineRow = line.number
    rowsSinceOpening++
  }
}

/** "CR" on a line of its own belongs to the amount that ends the line above. */
function marksToTheirAmounts(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^\s*(?:CR|DR)\s*$/i.test(line))) return lines
  const joined = [...lines]
  for (let i = 1; i < joined.length; i++) {
    const mark = /^\s*(CR|DR)\s*$/i.exec(joined[i] ?? '')?.[1]
    if (!mark || !/\d\s*$/.test(joined[i - 1] ?? '')) continue
    joined[i - 1] = `${joined[i - 1]} ${mark}`
    joined[i] = ''
  }
  return joined
}

const SECTION_IN =
  /^(?:(?:total )?(?:deposits?|credits?|additions|money in|paid in|payments? received|incoming|income|gutschriften|eingange|einnahmen|credits? et depots|depots|credits|abonos|ingresos|depositos|entradas|entrate|accrediti|bijschrijvingen|inkomsten|insattningar|innskudd|indbetalinger|wplywy|uznania)\b)/
const SECTION_OUT =
  /^(?:(?:atm|pos|debit card|card|electronic|other|check|checks|cash)?[ &,a-z]{0,24}(?:withdrawals?|debits?|checks paid|fees?|charges|purchases|expenses?|spending|outgoings|bills|payments made|subtractions|money out|paid out|belastungen|ausgange|ausgaben|lastschriften|debits et retraits|retraits|prelevements|cargos|retiros|gastos|saidas|uscite|addebiti|afschrijvingen|uitgaven|uttag|uttak|udbetalinger|obciazenia|wydatki)\b)/

/** A heading such as "Deposits and additions" or "Withdrawals": what stands under it went that way. */
function directionOfSection(line: Line): Direction | null {
  if (line.days.length > 0 || line.amounts.some((token) => token.strong)) return null
  const text = foldText(line.text).trim()
  if (text.length > 60 || /\S\s{3,}\S/.test(text)) return null
  if (SECTION_IN.test(text)) return 'in'
  return SECTION_OUT.test(text) ? 'out' : null
}

/** Headings decide only where there are some for both directions and no amount has a sign of its own. */
function signBySections(rows: FoundRow[], directions: ReadonlyMap<FoundRow, Direction>): void {
  const kinds = new Set(directions.values())
  if (kinds.size < 2 || directions.size < rows.length) return
  if (rows.some((row) => row.amount === undefined || /[-+\u2212\u2013(]|[CD]R\b/i.test(row.amount))) return
  for (const row of rows) row.amount = `${directions.get(row) === 'in' ? '+' : '-'}${row.amount}`
}

/** Whether most rows that are whole are followed by a line that opens with a day (the value day) and has no amount. */
function opensWithValueDays(lines: readonly Line[]): boolean {
  const isWhole = (line: Line | undefined) => line !== undefined && line.trailing.length > 0 && startDay(line) !== null
  const whole = lines.filter(isWhole)
  const followed = whole.filter((line) => {
    const next = lines[line.number]
    return next !== undefined && next.trailing.length === 0 && startDay(next) !== null
  })
  return followed.length > whole.length * 0.5
}

function isPeriod(line: Line): boolean {
  const [first, second] = line.days
  if (!first || !second) return false
  const rest = line.text.slice(first.end, second.start) + line.text.slice(second.end)
  return rest.replace(/[^\p{L}]/gu, '').length <= 5
}

function nameOfPending(pending: { line: Line; day: DayToken }): string {
  return pending.line.text.slice(pending.day.end)
}

/** A second movement of the same day: indented text of its own with an amount, and not the head of a summary. */
function isRowLike(line: Line, words: string): boolean {
  return (
    cleanName(words) !== '' &&
    line.trailing.some((token) => token.strong) &&
    /^\s/.test(line.text) &&
    !/:\s*$/.test(words)
  )
}

function nameBetween(line: Line, day: DayToken): string {
  const from = day.end
  const to = line.trailing[0]?.start ?? line.text.length
  let text = line.text.slice(from, to)
  // Further days in the line (value day, operation day) are not part of the name when they stand apart.
  for (const other of line.days) {
    if (other === day || other.start < from || other.end > to) continue
    const apart = /\s{2,}$|^\s*$/.test(line.text.slice(from, other.start)) || /^\s{2,}/.test(line.text.slice(other.end))
    if (apart) text = text.replace(line.text.slice(other.start, other.end), '   ')
  }
  const cleaned = cleanName(text)
  return cleaned !== '' ? cleaned : cleanName(line.text.slice(0, day.start))
}

/** Headings of a text table with their positions; null when the line is none. */
function headingMarks(line: Line): HeadingMark[] | null {
  if (line.amounts.some((token) => token.strong) || line.days.length > 0) return null
  const marks: HeadingMark[] = []
  let segments = 0
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g)) {
    segments++
    const named = roleOfHeading(match[0])
    if (named)
      marks.push({ role: named.role, center: match.index + match[0].length / 2, end: match.index + match[0].length })
  }
  const money = marks.filter((mark) => ['debit', 'credit', 'balance', 'amount'].includes(mark.role))
  return segments >= 2 && marks.length >= segments * 0.6 && money.length > 0 && (marks.length >= 2 || segments <= 3)
    ? marks
    : null
}

/** Lines whose two amounts are always equal show one amount twice (own and foreign currency), not a balance. */
function equalPairs(lines: readonly Line[]): boolean {
  const pairs = lines.filter((line) => line.trailing.length === 2 && startDay(line))
  const equal = pairs.filter((line) => line.trailing[0]?.parts.body === line.trailing[1]?.parts.body)
  return pairs.length > 0 && equal.length > pairs.length / 2
}

function placeAmounts(row: FoundRow, tokens: AmountToken[], headings: HeadingMark[], sameTwice: boolean): void {
  const money = headings.filter((mark) => ['debit', 'credit', 'balance', 'amount'].includes(mark.role))
  const hasPair = money.some((mark) => mark.role === 'debit') && money.some((mark) => mark.role === 'credit')
  if (hasPair) {
    for (const token of tokens) {
      const center = (token.start + token.end) / 2
      const near = money.reduce((best, mark) =>
        distance(mark, token, center) < distance(best, token, center) ? mark : best,
      )
      if (near.role === 'balance') row.balance = token.text
      else if (near.role === 'debit') row.debit ??= token.text
      else if (near.role === 'credit') row.credit ??= token.text
    }
    return
  }
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return
  if (tokens.length === 1) row.amount = first.text
  else if (sameTwice) row.amount = last.text
  else {
    row.amount = (tokens[tokens.length - 2] as AmountToken).text
    row.balance = last.text
  }
}

function distance(mark: HeadingMark, token: AmountToken, center: number): number {
  return Math.min(Math.abs(mark.center - center), Math.abs(mark.end - token.end))
}
