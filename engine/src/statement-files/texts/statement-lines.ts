import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { Direction } from '../values/direction-words.ts'
import { getLineMeaning, isOpeningText } from '../values/row-words.ts'
import { saysPending, saysPosted } from '../values/unposted-words.ts'
import { BalanceChain, MAX_STEPS } from './balance-chain.ts'
import { findClosingNumbers, proveByBalances, type StatedStep } from './balance-driven.ts'
import type { DayToken } from './day-token.ts'
import type { AmountToken } from './line-tokens.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'
import { findHeadingMarks, type HeadingMark, hasAmountsFirst, placeAmounts } from './statement-headings.ts'
import { getLayout, getOpening, isNumbersOnly, type Layout } from './statement-layout.ts'
import {
  analyze,
  dropWeekday,
  findChecks,
  findLeadingAmounts,
  getLineName,
  isPeriod,
  joinsDays,
  type Line,
  moveAmountsToEnd,
} from './statement-line.ts'
import { repairLines } from './statement-repairs.ts'
import { getSectionDirection, isBalanceHeading, signBySections } from './statement-sections.ts'
import { isTransactionType } from './transaction-types.ts'

// How many lines below its date a row's amount may be.
const MAX_LINES_BELOW = 4
// How many lines may lie between a date and another of its rows across a page break.
const MAX_LINES_OF_BREAK = 15
// Lines at the bottom of one page and the top of the next, or at the end of a day. The rows continue after them.
const BETWEEN_ROWS =
  /^(?:valutarischer saldo|tagessaldo|zwischensaldo|saldo do dia|saldo del dia|saldo diario|saldo total disponivel|saldo giornaliero|solde du jour|(?:end of day|daily|running|interim) balance|ubertrag|uebertrag|a reporter|report\b|suma y sigue|suma anterior|transporte|a transportar|riporto|a riportare|transport\b|z przeniesienia|do przeniesienia|过次页|承前页|次頁|前頁)/

function isBetweenRows(words: string, day: DayToken | null): boolean {
  return BETWEEN_ROWS.test(foldText(getWordsAfterDay(words, day))) || BETWEEN_ROWS.test(foldText(cleanName(words)))
}

/**
 * Reads text in lines: statements copied from a PDF, fixed-width files, lists. A line starts with its date and ends
 * with its amounts, and the position below the headings tells debit from credit. After the closing balance, nothing is
 * read until the next opening balance, because lists there repeat rows.
 */
export function readStatementLines(lines: readonly string[], today: PlainDate): FoundRow[] {
  const parsed = dropNumbersLeftOfAmounts(repairLines(lines).map((text, index) => analyze(text, index + 1, today)))
  const layout = getLayout(parsed)
  const reader = new LineReader(parsed, layout)
  for (const line of parsed) if (line.text.trim() !== '') reader.read(line)
  const { rows, steps, directions } = reader
  if (isOtherList(rows, parsed, layout)) return []
  signBySections(rows, directions)
  return dropRepeatedChecks(proveByBalances(rows, steps))
}

/** Reads the lines of a statement one by one and keeps the context that the next lines may need. */
class LineReader {
  readonly rows: FoundRow[] = []
  readonly steps: StatedStep[] = []
  readonly directions = new Map<FoundRow, Direction>()
  private readonly parsed: readonly Line[]
  private readonly layout: Layout
  private readonly chain = new BalanceChain()
  private headings: HeadingMark[] = []
  /** A date whose amount comes on a later line, and how many more lines that may take. */
  private pending: { line: Line; day: DayToken; left: number } | null = null
  private lastDay: DayToken | null = null
  private lastRowLine = -10
  private lastInlineRow = -10
  private isClosed = false
  private isInPending = false
  private isInBalances = false
  private rowsSinceOpening = 0
  private sectionDirection: Direction | null = null
  /** Lines with an amount and no date, which the next balance may prove to be rows. */
  private held: Line[] = []
  private openingDay: string | null = null

  constructor(parsed: readonly Line[], layout: Layout) {
    this.parsed = parsed
    this.layout = layout
  }

  read(given: Line): void {
    const isWeak = this.layout.ignoresWeak && !given.trailing.some((token) => token.isStrong)
    const whole = isWeak ? { ...given, trailing: [] } : given
    const line = hasAmountsFirst(this.headings) ? moveAmountsToEnd(whole) : whole
    if (this.pending && this.pending.left-- === 0) this.pending = null
    const direction = getSectionDirection(line)
    this.sectionDirection = direction ?? this.sectionDirection
    this.isInBalances = direction === null && (this.isInBalances || isBalanceHeading(line))
    const marks = findHeadingMarks(line)
    const day = marks ? null : this.layout.findDay(line)
    const words = line.trailing.length > 0 ? line.text.slice(0, line.trailing[0]?.start) : line.text
    const meaning = marks ? null : getMeaning(words, day, this.layout.hasWeekdays)
    if (marks && (!this.isClosed || marks.length >= this.headings.length)) this.headings = marks
    if (meaning === 'balance' && line.amounts.length > 0) this.readBalance(line, words, day)
    if (marks || meaning) this.pending = null
    else if (!this.isClosed) this.readTransaction(line, day, words)
  }

  private readBalance(line: Line, words: string, day: DayToken | null): void {
    const balanceDay = line.days.at(-1)?.text ?? null
    if (isOpeningText(words) || (this.isClosed && balanceDay !== null && balanceDay === this.openingDay)) {
      this.isClosed = false
      this.rowsSinceOpening = 0
    } else if (this.rowsSinceOpening > 0 && !isBetweenRows(words, day)) this.isClosed = true
    if (this.rowsSinceOpening === 0) this.openingDay = balanceDay
    // "02 Nov BALANCE FORWARD": further rows of that day may follow without a date.
    if (day && this.rowsSinceOpening === 0) [this.lastDay, this.lastRowLine] = [day, line.number]
    const stated = line.trailing.at(-1)
    this.chain.restart(stated)
    if (stated?.isStrong) this.steps.push({ balance: stated })
    this.held = []
  }

  private readTransaction(line: Line, day: DayToken | null, words: string): void {
    this.readStatus(line, day)
    const hasAmount = line.trailing.length > 0
    if (hasAmount && saysPending(line.text) && /\(/.test(line.text)) return
    const checks = this.isInPending || this.isInBalances || (day && joinsDays(line)) ? [] : findChecks(line)
    for (const check of checks) this.addRow({ ...line, trailing: [check.amount] }, check.day, check.number)
    // The line below a complete row starts with its value date.
    const isUnderRow = this.layout.hasValueLines && line.number === this.lastInlineRow + 1
    const isValueLine = isUnderRow && !line.trailing.some((token) => token.isStrong)
    if (checks.length > 0 || isValueLine || (day && joinsDays(line))) this.pending = null
    else if (day && hasAmount) this.readWhole(line, day)
    else if (day) this.readDayAlone(line, day)
    else if (hasAmount) this.readUndated(line, words)
  }

  /** "Pending" and "Posted" on separate lines start sections. */
  private readStatus(line: Line, day: DayToken | null): void {
    const hasAmount = line.trailing.length > 0
    if (!day && !hasAmount && saysPending(line.text) && line.text.trim().length < 40) this.isInPending = true
    if (!day && !hasAmount && saysPosted(line.text)) this.isInPending = false
    if (day && hasAmount && /posted|booked|gebucht/i.test(line.text)) this.isInPending = false
  }

  /** A line with its date and its amount. */
  private readWhole(line: Line, day: DayToken): void {
    const { layout, parsed } = this
    if (this.isInPending || (this.isInBalances && isNumbersOnly(line, day))) return
    const above =
      layout.findNameAbove(line, day) ?? (layout.isNameAbove ? findNameSince(parsed, this.lastRowLine, line) : null)
    const own = getLineName(line, day, layout.hasWeekdays)
    this.addRow(line, day, above ?? joinNames(own, isTransactionType(own) ? getTextBelow(parsed, line) : ''))
    this.pending = null
  }

  /** A line with a date that doesn't end with an amount: its amount comes first, or on a later line. */
  private readDayAlone(line: Line, day: DayToken): void {
    const leading = findLeadingAmounts(line)
    if (leading.length > 0) {
      const name = cleanName(line.text.slice(leading.at(-1)?.end))
      if (!this.isInPending) this.addRow({ ...line, trailing: leading }, day, name)
      this.pending = null
    } else if (isPeriod(line)) this.pending = null
    else if (!this.layout.ignoresLoneDay(line, day)) this.pending = { line, day, left: MAX_LINES_BELOW }
  }

  /** A line with an amount and no date: it belongs to a date above, or is another row of the last date. */
  private readUndated(line: Line, words: string): void {
    const { layout, pending, lastDay } = this
    if (pending) {
      const above = getLineName(pending.line, pending.day, layout.hasWeekdays)
      this.addRow(line, pending.day, joinNames(above, cleanName(words)))
      this.pending = null
    } else if (lastDay && this.isFurtherRow(line, words))
      this.addRow(line, lastDay, layout.findNameAbove(line, null) ?? cleanName(words))
    else if (lastDay && this.chain.proves(line.trailing, this.held.map(getAmount))) {
      for (const other of [...this.held, line])
        this.addRow(other, lastDay, findNameSince(this.parsed, this.lastRowLine, other))
    } else if (lastDay && this.held.length < MAX_STEPS && line.trailing.length === 1 && line.trailing[0]?.isStrong)
      this.held.push(line)
  }

  private isFurtherRow(line: Line, words: string): boolean {
    const { layout } = this
    const distance = line.number - this.lastRowLine
    return (
      layout.findNameAbove(line, null) !== null ||
      (distance <= 2 && isRowLike(line, words)) ||
      (distance <= MAX_LINES_OF_BREAK && layout.openings.has(getOpening(cleanName(words))))
    )
  }

  private addRow(line: Line, day: DayToken, name: string): void {
    const { layout } = this
    const row: FoundRow = { line: line.number, day: getDayText(day), name }
    placeAmounts(row, line.trailing, layout.isSpaced ? this.headings : [], layout)
    if (row.amount === undefined && row.debit === undefined && row.credit === undefined) return
    // Money out and money in side by side without a date: the column totals.
    if (row.debit !== undefined && row.credit !== undefined && layout.findDay(line) === null) return
    this.rows.push(row)
    const last = line.trailing.at(-1) as AmountToken
    const tokens = layout.hasPairs ? line.trailing : findClosingNumbers(line.text, line.amounts, last)
    this.steps.push({ row, tokens })
    this.chain.add(line.trailing)
    this.held = []
    if (this.sectionDirection) this.directions.set(row, this.sectionDirection)
    this.lastDay = day
    this.lastRowLine = line.number
    if (layout.findDay(line)) this.lastInlineRow = line.number
    this.rowsSinceOpening++
  }
}

/** Ignores bare numbers that end a text left of all amount columns: they belong to a shop or a street. */
function dropNumbersLeftOfAmounts(lines: readonly Line[]): readonly Line[] {
  const headings = lines.flatMap((line) => findHeadingMarks(line) ?? [])
  const amountHeadings = headings.filter(({ role }) => role === 'debit' || role === 'credit' || role === 'amount')
  const edge = Math.min(...amountHeadings.map((mark) => mark.start))
  const isUnder = (line: Line) => line.trailing.some((token) => token.isStrong && token.end > edge)
  if (amountHeadings.length === 0 || lines.filter(isUnder).length < 2) return lines
  const isLeftOfEdge = ({ trailing }: Line) => trailing.every((token) => !token.isStrong && token.end < edge)
  return lines.map((line) => (line.trailing.length > 0 && isLeftOfEdge(line) ? { ...line, trailing: [] } : line))
}

/** A list of something other than transactions: appointments with a room number, or prices by date. */
function isOtherList(rows: readonly FoundRow[], lines: readonly Line[], layout: Layout): boolean {
  const byNumber = new Map(lines.map((line) => [line.number, line]))
  const isWeak = rows.every((row) => byNumber.get(row.line)?.amounts.every((token) => !token.isStrong) ?? false)
  const dated = lines.filter((line) => layout.findDay(line) !== null).length
  const isBare = (row: FoundRow) =>
    row.name === '' && /^[\d.,' ]+$/.test(row.amount ?? '-') && row.balance === undefined
  return (isWeak && rows.length < dated * 0.6) || (rows.length > 2 && rows.every(isBare))
}

/** The words on the line below a row, if they're indented and it has no amount. Otherwise empty. */
function getTextBelow(lines: readonly Line[], line: Line): string {
  const next = lines[line.number]
  if (!next || next.amounts.some((token) => token.isStrong) || next.days[0]?.start === 0 || findHeadingMarks(next))
    return ''
  const words = cleanName(next.text)
  return /^\s{2}/.test(next.text) && getLineMeaning(words) === null ? words : ''
}

/** The name of a row whose name is on two lines: a transaction type says too little without the text below it. */
function joinNames(above: string, below: string): string {
  if (above === '' || !/\p{L}{2}/u.test(below)) return above || below
  return isTransactionType(above) ? `${above} ${below}` : above
}

function getAmount(line: Line): AmountToken {
  return line.trailing[0] as AmountToken
}

/** The name of a row that starts above its amount: the first words after the previous row, or else the line's own. */
function findNameSince(lines: readonly Line[], lastRowLine: number, line: Line): string {
  const between = lines.slice(Math.max(lastRowLine, line.number - 4), line.number - 1)
  const first = between.find(
    (other) =>
      other.trailing.length === 0 &&
      other.days.length === 0 &&
      /\p{L}{2}/u.test(other.text) &&
      !findHeadingMarks(other),
  )
  return cleanName(first?.text ?? line.text.slice(0, line.trailing[0]?.start))
}

/** The words after a row's date and the numbers that follow it. */
function getWordsAfterDay(words: string, day: DayToken | null): string {
  return cleanName(words.slice(day?.end ?? 0)).replace(/^(?:(?:\d{3,}|[\d.,'’]+[.,]\d{2})\s+)+(?=\p{L})/u, '')
}

/** Whether the words of a line, after its date or as a whole, say that it states a balance or a total. */
function getMeaning(words: string, day: DayToken | null, hasWeekdays: boolean) {
  const rest = getWordsAfterDay(words, day)
  return getLineMeaning(hasWeekdays ? dropWeekday(rest) : rest) ?? getLineMeaning(cleanName(words))
}

/** Drops the checks of a separate list by number that are also among the rows. */
function dropRepeatedChecks(rows: FoundRow[]): FoundRow[] {
  const getKey = (row: FoundRow, number: string) =>
    `${row.day} ${(row.amount ?? row.debit ?? row.credit ?? '').replace(/[^\d.,]/g, '')} ${number}`
  const numbered = new Set<string>()
  for (const row of rows) {
    const number = /# (\d{3,})/.exec(row.name)?.[1]
    if (number !== undefined) numbered.add(getKey(row, number))
  }
  return rows.filter((row) => {
    const number = /^(\d{3,})[^\p{L}\d]*$/u.exec(row.name)?.[1]
    return number === undefined || !numbered.has(getKey(row, number))
  })
}

/**
 * A second transaction on the same date: a separate text with an amount, indented or with its value date, and not a
 * summary.
 */
function isRowLike(line: Line, words: string): boolean {
  const hasValueDay = line.days.some((day) => day.start > (line.trailing[0]?.start ?? Number.POSITIVE_INFINITY))
  return (
    cleanName(words) !== '' &&
    line.trailing.some((token) => token.isStrong) &&
    (/^\s/.test(line.text) || hasValueDay) &&
    !/:\s*$/.test(words)
  )
}
