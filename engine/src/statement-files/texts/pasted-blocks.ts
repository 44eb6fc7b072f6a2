import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { monthOfName } from '../../language/month-names.ts'
import { directionOfWords } from '../values/direction-words.ts'
import { meaningOfText, saysPending, saysPosted } from '../values/row-words.ts'
import { type AmountToken, type DayToken, findAmounts, findDays } from './line-tokens.ts'
import { isKindOfMovement } from './movement-kinds.ts'
import { isFurniture } from './page-furniture.ts'
import { cleanName, dayText, type FoundRow } from './pasted-records.ts'
import { isStatus } from './record-lines.ts'

// Two days that are a period: what follows is about all of it.
const JOINED = /^\s*(?:[-–—]|to|through|thru|until|bis|au|jusqu.?au|al|a|até|hasta|tot|t\/m|til|do)\s*$/i

/**
 * Reads copied web pages: a day as a heading or first line, then lines of text, then the amount on a line that ends
 * with it, and perhaps the balance after it. Rows without a day (pending ones) are not rows.
 */
export function readPastedBlocks(page: readonly string[], today: PlainDate): FoundRow[] {
  const lines = daysToTheFront(page, today)
  const isNotes = areNotes(page)
  const rows: FoundRow[] = []
  let day: DayToken | null = null
  let texts: string[] = []
  let above: string[] = []
  let last: { row: FoundRow; line: number } | null = null
  let pendingSection = false
  let undatedPending = false
  lines.forEach((raw, index) => {
    const text = raw.replace(/\t/g, '  ').trim()
    if (text === '') return
    const days = headingDays(text, today)
    const amounts = findAmounts(text, days)
    const closing = closingAmount(text, amounts) ?? (isNotes ? wholeAmount(text, amounts) : null)
    // "-$5.75 $994.25": the amount and the balance after it.
    const before = closing ? amounts.at(-2) : undefined
    const paired = before?.strong && closing && text.slice(before.end, closing.start).trim() === '' ? before : null
    const amount = paired ?? closing
    if (!amount && saysPosted(text)) {
      pendingSection = false
      texts = []
      return
    }
    if (!amount && days.length === 0 && saysPending(text) && text.length < 40) {
      // "Pending" under a name is its status; on a line of its own before any name it opens a section.
      if (texts.length === 0 || day === null) {
        pendingSection = true
        undatedPending = false
        texts = []
      }
      return
    }
    const heading = days[0]
    if (heading && days[1] && JOINED.test(text.slice(heading.end, days[1].start))) {
      day = null
      texts = []
      last = null
      return
    }
    if (heading && isHeading(text, heading)) {
      if (pendingSection && undatedPending) pendingSection = false
      day = heading
      const rest = cleanName(text.slice(0, heading.start) + text.slice(heading.end, amount?.start ?? text.length))
      // Some pages put the day under the name: what stood above it is kept until the amount comes.
      // Behind a dot the day is followed by a category, and the name stands above.
      const isTagged = /^\s*[·•|]\s/.test(text.slice(heading.end)) && texts.length > 0
      above = (rest === '' || isTagged) && last === null ? texts : []
      texts = rest === '' || weekdayOnly(rest) || (isTagged && above.length > 0) ? [] : [rest]
      last = null
      if (!amount) return
    }
    if (!amount) {
      if (meaningOfText(text) === null && !isMonthHeading(text)) texts.push(text)
      else texts = []
      last = null
      return
    }
    const own =
      heading && isHeading(text, heading)
        ? ''
        : cleanName(text.slice(0, amount.start).replace(WAY_BEFORE, '') + text.slice((closing ?? amount).end))
    // "Claro", "Saldo em conta", "- R$ 30,00": what it was paid from.
    const isPaidFrom = amount.parts.signed && texts.length > 1
    const label = own === '' && !isPaidFrom ? (texts.at(-1) ?? '') : ''
    const meaning = meaningOfText(own) ?? (label === '' ? null : meaningOfText(label))
    if (
      meaning ||
      /balance|kontostand|guthaben|solde|saldo|available|残高|余额|you'?ve spent|spent this|this week|this month|limit/.test(
        foldText(own),
      )
    ) {
      texts = []
      last = null
      return
    }
    if (own === '' && texts.length === 0 && last && index - last.line <= 2) {
      last.row.balance ??= amount.text
      return
    }
    if (pendingSection || saysPending(text)) {
      undatedPending = undatedPending || day === null || !(heading && isHeading(text, heading))
      texts = []
      return
    }
    if (!day) {
      texts = []
      return
    }
    const name = nameOf(own === '' ? (texts.length > 0 ? texts : above) : [...texts, own])
    above = []
    if (name === '') return
    const row: FoundRow = {
      line: index + 1,
      day: dayText(day),
      name,
      amount: withDirection(amount, text.slice(0, amount.start), text.slice((closing ?? amount).end)),
      ...(paired && closing ? { balance: closing.text } : {}),
    }
    rows.push(row)
    last = { row, line: index }
    texts = []
  })
  return signBare(rows)
}

/** Where money in is marked by a plus, what is bare went out, unless its words say that it came. */
function signBare(rows: FoundRow[]): FoundRow[] {
  const isMarked = (sign: RegExp) => rows.some((row) => sign.test(row.amount ?? ''))
  if (!isMarked(/^\+/) || !isMarked(/^[-\u2212\u2013]/)) return rows
  return rows.map((row) =>
    /^[\p{Sc}\d]/u.test(row.amount ?? '') &&
    !/[-+)\p{L}]$/u.test(row.amount ?? '') &&
    directionOfWords(row.name) !== 'in'
      ? { ...row, amount: `-${row.amount}` }
      : row,
  )
}

/** "£6.40 out" as "-£6.40". */
function withDirection({ text, parts }: AmountToken, before: string, after: string): string {
  const mark =
    /^\s*(?:paid )?(out|in|debit|credit|sent|spent|received)\s*$/i.exec(after)?.[1] ?? WAY_BEFORE.exec(before)?.[1]
  if (!mark || parts.signed) return text
  return `${/^(?:out|debit|sent|spent)$/i.test(mark) ? '-' : '+'}${text}`
}

// "Out £26.80", "Bank of Mum  IN  £50.00"
const WAY_BEFORE = /(?:^|\s{2})(?:paid |money )?(out|in)\s*:?\s*$/i

/** A person's own list under days: each line says what it was and ends with its price. */
function areNotes(lines: readonly string[]): boolean {
  const priced = lines.filter((line) => closingAmount(line.trim(), findAmounts(line.trim(), findDays(line, null))))
  return priced.length > 1 && priced.every((line) => /^\s*\p{L}[\p{L}' ]{1,30} [-+]?[\d.,]+\D?\s*$/u.test(line))
}

/** "parking 12": a price without decimals, in a list of prices. */
function wholeAmount(text: string, amounts: AmountToken[]): AmountToken | null {
  return /^\p{L}[\p{L}' ]{1,30} \d{1,4}$/u.test(text) ? (amounts.at(-1) ?? null) : null
}

/** Pages that close each entry with its day: the day is moved to the front of its entry. */
function daysToTheFront(lines: readonly string[], today: PlainDate): readonly string[] {
  const marks: { at: number; kind: 'day' | 'amount' }[] = []
  lines.forEach((raw, at) => {
    const text = raw.replace(/\t/g, '  ').trim()
    const day = text === '' ? undefined : headingDays(text, today)[0]
    if (day && isHeading(text, day) && day.end - day.start >= text.length - 2) marks.push({ at, kind: 'day' })
    else if (text !== '' && closingAmount(text, findAmounts(text, day ? [day] : []))) marks.push({ at, kind: 'amount' })
  })
  const alternate = marks.every((mark, i) => mark.kind === (i % 2 === 0 ? 'amount' : 'day'))
  if (marks.length < 4 || !alternate || marks.at(-1)?.kind !== 'day') return lines
  const moved: string[] = []
  let from = 0
  for (const mark of marks) {
    if (mark.kind !== 'day') continue
    moved.push(lines[mark.at] ?? '', ...lines.slice(from, mark.at))
    from = mark.at + 1
  }
  return [...moved, ...lines.slice(from)]
}

function headingDays(text: string, today: PlainDate): DayToken[] {
  const written = findDays(text, null)
  return written.length > 0
    ? written
    : findDays(text, today).filter((token) => token.end - token.start >= text.length - 2)
}

/** The amount the line ends with (or is). */
function closingAmount(text: string, amounts: AmountToken[]): AmountToken | null {
  const last = amounts.at(-1)
  if (!last?.strong) return null
  // "fees: 0.00" belongs to a text.
  if (!/[1-9]/.test(last.parts.body) && /:\s*$/.test(text.slice(0, last.start))) return null
  const after = text
    .slice(last.end)
    .replace(/\([^()]*\)/g, '')
    .trim()
  return /^[\p{P}\s]*$/u.test(after) ||
    /^(?:CR|DR|pending|out|in|paid out|paid in|debit|credit|sent|spent|received)$/i.test(after)
    ? last
    : null
}

/** A day that opens its line; inside a text ("CARTE 27/03 MONOPRIX") it is part of the text. */
function isHeading(text: string, day: DayToken): boolean {
  return (
    /^[\s•*·-]*(?:\p{L}{2,12}\.?,?\s*)?$/u.test(text.slice(0, day.start)) &&
    (day.start < 3 || day.end >= text.length - 1 || weekdayOnly(text.slice(0, day.start)))
  )
}

function weekdayOnly(text: string): boolean {
  return findDays(text, '2026-01-01' as PlainDate).some((token) => token.end - token.start >= text.trim().length - 2)
}

function isMonthHeading(text: string): boolean {
  const named = /^(\p{L}{3,12})\.? \d{4}$/u.exec(text)
  return (named?.[1] !== undefined && monthOfName(named[1]) !== null) || /^\d{4}年\d{1,2}月$/.test(text)
}

function nameOf(texts: string[]): string {
  const cleaned = texts
    .map((text) => cleanName(text).replace(/^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2})\s+(?=\p{L})/u, ''))
    .filter(
      (text) =>
        text !== '' &&
        !isStatus(text) &&
        !isFurniture(text) &&
        !/^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/i.test(text),
    )
  const others = cleaned.filter((text) => !isKindOfMovement(text))
  // "Payment", "From Checking": together they say what it was.
  const telling = others.every((text) => /^(?:from|to) /i.test(text)) ? cleaned : others
  return (telling.length > 0 ? telling : cleaned).slice(-3).join(' ')
}
