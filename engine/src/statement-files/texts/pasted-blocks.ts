import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { getDirectionFromWords } from '../values/direction-words.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { saysPending, saysPosted } from '../values/unposted-words.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { isPageText } from './page-furniture.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'
import { isStatus, SIDE } from './record-lines.ts'
import { isTransactionType } from './transaction-types.ts'

// Between two dates, these form a period: what follows is about the whole period.
const JOINED = /^\s*(?:[-–—]|to|through|thru|until|bis|au|jusqu.?au|al|a|até|hasta|tot|t\/m|til|do)\s*$/i

/**
 * Reads copied web pages: a date as a heading or first line, then lines of text, then a line that ends with the amount
 * and perhaps the balance. Entries without a date, such as pending ones, aren't rows.
 */
export function readPastedBlocks(page: readonly string[], today: PlainDate): FoundRow[] {
  const isNotes = isNoteList(page)
  const reader = new BlockReader()
  moveDaysToFront(page, today).forEach((raw, index) => {
    const text = raw.replace(/\t/g, '  ').trim()
    if (text !== '') reader.read(getLine(text, index, today, isNotes))
  })
  return signBareAmounts(reader.rows)
}

type Line = {
  index: number
  text: string
  days: readonly DayToken[]
  /** The date at the start of the line, if there is one. */
  heading: DayToken | null
  amount: AmountToken | null
  /** The balance after the amount: "-$5.75 $994.25". */
  balance: AmountToken | null
}

function getLine(text: string, index: number, today: PlainDate, isNotes: boolean): Line {
  const days = findHeadingDays(text, today)
  const amounts = findAmounts(text, days)
  const closing = findClosingAmount(text, amounts) ?? (isNotes ? findWholeAmount(text, amounts) : null)
  const before = closing ? amounts.at(-2) : undefined
  const isPaired = before?.isStrong && closing && text.slice(before.end, closing.start).trim() === ''
  const [first] = days
  return {
    index,
    text,
    days,
    heading: first && isHeading(text, first) ? first : null,
    amount: isPaired ? before : closing,
    balance: isPaired ? closing : null,
  }
}

const PAGE_FIGURE =
  /balance|kontostand|guthaben|solde|saldo|available|残高|余额|you'?ve spent|spent this|this week|this month|limit/

/** Reads the lines of a page one by one and keeps the context that the next lines may need. */
class BlockReader {
  readonly rows: FoundRow[] = []
  private day: DayToken | null = null
  private texts: string[] = []
  /** The lines above a date, for pages that put the date below the name. */
  private above: string[] = []
  private last: { row: FoundRow; line: number } | null = null
  private isPending = false
  private hasUndatedPending = false

  read(line: Line): void {
    const { text, days, heading, amount } = line
    if (!amount && (this.readStatus(line) || this.readSide(line))) return
    const [first, second] = days
    if (first && second && JOINED.test(text.slice(first.end, second.start))) {
      this.day = null
      this.forget()
      return
    }
    if (heading) this.openDay(line, heading)
    if (amount) this.readAmount(line, amount)
    else if (!heading) this.addText(text)
  }

  private forget(): void {
    this.texts = []
    this.last = null
  }

  /** "Pending" and "Posted" start sections; "Pending" below a name is its status. */
  private readStatus({ text, days }: Line): boolean {
    if (saysPosted(text)) {
      this.isPending = false
      this.texts = []
      return true
    }
    if (days.length > 0 || !saysPending(text) || text.length >= 40) return false
    if (this.texts.length === 0 || this.day === null) {
      this.isPending = true
      this.hasUndatedPending = false
      this.texts = []
    }
    return true
  }

  /** "Debit" or "Credit" right below an amount. */
  private readSide({ index, text }: Line): boolean {
    const { last } = this
    if (!SIDE.test(text) || !last || index !== last.line + 1 || this.texts.length > 0) return false
    const { row } = last
    if (/^[\p{Sc}\p{L}\d]/u.test(row.amount ?? '')) row.amount = `${/^d/i.test(text) ? '-' : '+'}${row.amount}`
    return true
  }

  private openDay({ text, amount }: Line, heading: DayToken): void {
    if (this.hasUndatedPending) this.isPending = false
    this.day = heading
    const rest = cleanName(text.slice(0, heading.start) + text.slice(heading.end, amount?.start ?? text.length))
    // Some pages put the date below the name, so keep the text above it until the amount appears. If a dot follows the
    // date, a category comes next and the name is above.
    const isTagged = /^\s*[·•|]\s/.test(text.slice(heading.end)) && this.texts.length > 0
    this.above = (rest === '' || isTagged) && this.last === null ? this.texts : []
    this.texts = rest === '' || isWeekdayOnly(rest) || (isTagged && this.above.length > 0) ? [] : [rest]
    this.last = null
  }

  private addText(text: string): void {
    if (getLineMeaning(text) === null && !isMonthHeading(text)) this.texts.push(text)
    else this.texts = []
    this.last = null
  }

  private readAmount({ index, text, heading, balance }: Line, amount: AmountToken): void {
    const after = text.slice((balance ?? amount).end)
    const own = heading ? '' : cleanName(text.slice(0, amount.start).replace(DIRECTION_BEFORE, '') + after)
    if (this.isFigure(own, amount)) {
      this.forget()
      return
    }
    if (own === '' && this.texts.length === 0 && this.last && index - this.last.line <= 2) {
      this.last.row.balance ??= amount.text
      return
    }
    const { texts, day } = this
    this.texts = []
    if (this.isPending || saysPending(text)) {
      this.hasUndatedPending = this.hasUndatedPending || day === null || heading === null
      return
    }
    if (!day) return
    const candidates = own === '' ? texts : [...texts, own]
    const name = getName(candidates.length > 0 ? candidates : this.above)
    this.above = []
    if (name === '') {
      this.texts = texts
      return
    }
    const row: FoundRow = {
      line: index + 1,
      day: getDayText(day),
      name,
      amount: addDirection(amount, text.slice(0, amount.start), after),
      ...(balance ? { balance: balance.text } : {}),
    }
    this.rows.push(row)
    this.last = { row, line: index }
  }

  /** Whether an amount is a balance, total or limit shown on the page, not a row. */
  private isFigure(own: string, amount: AmountToken): boolean {
    // "Claro", "Saldo em conta", "- R$ 30,00": the words in between name the account it was paid from.
    const isPaidFrom = amount.parts.isSigned && this.texts.length > 1
    const label = own === '' && !isPaidFrom ? (this.texts.at(-1) ?? '') : ''
    return (
      getLineMeaning(own) !== null ||
      (label !== '' && getLineMeaning(label) !== null) ||
      PAGE_FIGURE.test(foldText(own))
    )
  }
}

/** If some amounts have a plus and others a minus, those without a sign are money out, unless their words disagree. */
function signBareAmounts(rows: FoundRow[]): FoundRow[] {
  const isMarked = (sign: RegExp) => rows.some((row) => sign.test(row.amount ?? ''))
  if (!isMarked(/^\+/) || !isMarked(/^[-\u2212\u2013]/)) return rows
  return rows.map((row) =>
    /^[\p{Sc}\d]/u.test(row.amount ?? '') &&
    !/[-+)\p{L}]$/u.test(row.amount ?? '') &&
    getDirectionFromWords(row.name) !== 'in'
      ? { ...row, amount: `-${row.amount}` }
      : row,
  )
}

/** "£6.40 out" becomes "-£6.40". */
function addDirection({ text, parts }: AmountToken, before: string, after: string): string {
  const mark =
    /^\s*(?:paid )?(out|in|debit|credit|sent|spent|received)\s*$/i.exec(after)?.[1] ??
    DIRECTION_BEFORE.exec(before)?.[1]
  if (!mark || parts.isSigned) return text
  return `${/^(?:out|debit|sent|spent)$/i.test(mark) ? '-' : '+'}${text}`
}

// "Out £26.80", "Bank of Mum  IN  £50.00"
const DIRECTION_BEFORE = /(?:^|\s{2})(?:paid |money )?(out|in)\s*:?\s*$/i

/** Whether the text is a person's own list below dates: each line with a price says what it was and ends with it. */
function isNoteList(lines: readonly string[]): boolean {
  const priced = lines.filter((line) => findClosingAmount(line.trim(), findAmounts(line.trim(), findDays(line, null))))
  return priced.length > 1 && priced.every((line) => /^\s*\p{L}[\p{L}' ]{1,30} [-+]?[\d.,]+\D?\s*$/u.test(line))
}

/** "parking 12": a price without decimals, in a list of prices. */
function findWholeAmount(text: string, amounts: AmountToken[]): AmountToken | null {
  return /^\p{L}[\p{L}' ]{1,30} \d{1,4}$/u.test(text) ? (amounts.at(-1) ?? null) : null
}

/** For pages that end each entry with its date: moves the date to the start of its entry. */
function moveDaysToFront(lines: readonly string[], today: PlainDate): readonly string[] {
  const marks: { at: number; kind: 'day' | 'amount' }[] = []
  lines.forEach((raw, at) => {
    const text = raw.replace(/\t/g, '  ').trim()
    const day = text === '' ? undefined : findHeadingDays(text, today)[0]
    if (day && isHeading(text, day) && day.end - day.start >= text.length - 2) marks.push({ at, kind: 'day' })
    else if (text !== '' && findClosingAmount(text, findAmounts(text, day ? [day] : [])))
      marks.push({ at, kind: 'amount' })
  })
  const isAlternating = marks.every((mark, i) => mark.kind === (i % 2 === 0 ? 'amount' : 'day'))
  if (marks.length < 4 || !isAlternating || marks.at(-1)?.kind !== 'day') return lines
  const moved: string[] = []
  let from = 0
  for (const mark of marks) {
    if (mark.kind !== 'day') continue
    moved.push(lines[mark.at] ?? '', ...lines.slice(from, mark.at))
    from = mark.at + 1
  }
  return [...moved, ...lines.slice(from)]
}

function findHeadingDays(text: string, today: PlainDate): DayToken[] {
  const written = findDays(text, null)
  return written.length > 0
    ? written
    : findDays(text, today).filter((token) => token.end - token.start >= text.length - 2)
}

/** The clear amount at the end of the line, which may be the whole line; null if there is none. */
function findClosingAmount(text: string, amounts: AmountToken[]): AmountToken | null {
  const last = amounts.at(-1)
  if (!last?.isStrong) return null
  // "fees: 0.00" is part of a text.
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

/** Whether a date starts its line. Inside a text ("CARTE 27/03 MONOPRIX"), it's part of that. */
function isHeading(text: string, day: DayToken): boolean {
  return (
    /^[\s•*·-]*(?:\p{L}{2,12}\.?,?\s*)?$/u.test(text.slice(0, day.start)) &&
    (day.start < 3 || day.end >= text.length - 1 || isWeekdayOnly(text.slice(0, day.start)))
  )
}

function isWeekdayOnly(text: string): boolean {
  return findDays(text, '2026-01-01' as PlainDate).some((token) => token.end - token.start >= text.trim().length - 2)
}

function isMonthHeading(text: string): boolean {
  const named = /^(\p{L}{3,12})\.? \d{4}$/u.exec(text)
  return (named?.[1] !== undefined && readMonthName(named[1]) !== null) || /^\d{4}年\d{1,2}月$/.test(text)
}

function getName(texts: string[]): string {
  const cleaned = texts
    .map((text) => cleanName(text).replace(/^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2})\s+(?=\p{L})/u, ''))
    .filter(
      (text) =>
        text !== '' &&
        !isStatus(text) &&
        !isPageText(text) &&
        // A cash-back percentage.
        !/^\d+(?:[.,]\d+)? ?%$/.test(text) &&
        !/^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/i.test(text),
    )
  const others = cleaned.filter((text) => !isTransactionType(text))
  // "Payment", "From Checking": both lines are needed to say what it was.
  const useful = others.every((text) => /^(?:from|to) /i.test(text)) ? cleaned : others
  return (useful.length > 0 ? useful : cleaned).slice(-3).join(' ')
}
