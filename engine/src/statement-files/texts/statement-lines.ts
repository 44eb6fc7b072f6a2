import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { Direction } from '../values/direction-words.ts'
import { isOpeningText, meaningOfText, saysPending, saysPosted } from '../values/row-words.ts'
import { BalanceChain, MAX_STEPS } from './balance-chain.ts'
import { closingNumbers, proveByBalances, type StatedStep } from './balance-driven.ts'
import type { AmountToken, DayToken } from './line-tokens.ts'
import { isKindOfMovement } from './movement-kinds.ts'
import { cleanName, dayText, type FoundRow } from './pasted-records.ts'
import { type HeadingMark, hasSumsFirst, headingMarks, placeAmounts } from './statement-headings.ts'
import { isNumbersOnly, type Layout, layoutOf, openingOf } from './statement-layout.ts'
import {
  analyse,
  chequesOn,
  isPeriod,
  joinsDays,
  type Line,
  leadingAmounts,
  nameOfLine,
  withoutWeekday,
  withSumsFirst,
} from './statement-line.ts'
import { repairLines } from './statement-repairs.ts'
import { directionOfSection, isBalanceHeading, signBySections } from './statement-sections.ts'

// How far below its day a row's amount may stand.
const MAX_LINES_BELOW = 4
// How far apart a day and a further row of it may stand where a page ends between them.
const MAX_LINES_OF_BREAK = 15
// At the foot of one page and the head of the next, or at the end of a day: no end of the rows.
const BETWEEN_ROWS =
  /^(?:valutarischer saldo|tagessaldo|zwischensaldo|saldo do dia|saldo del dia|saldo diario|saldo total disponivel|saldo giornaliero|solde du jour|(?:end of day|daily|running|interim) balance|ubertrag|uebertrag|a reporter|report\b|suma y sigue|suma anterior|transporte|a transportar|riporto|a riportare|transport\b|z przeniesienia|do przeniesienia|过次页|承前页|次頁|前頁)/

function isBetweenRows(words: string, day: DayToken | null): boolean {
  return BETWEEN_ROWS.test(foldText(behindDay(words, day))) || BETWEEN_ROWS.test(foldText(cleanName(words)))
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
  const parsed = withoutNumbersLeftOfSums(repairLines(lines).map((text, index) => analyse(text, index + 1, today)))
  const layout = layoutOf(parsed)
  let headings: HeadingMark[] = []
  let pending: { line: Line; day: DayToken; left: number } | null = null
  let lastDay: DayToken | null = null
  let lastRowLine = -10
  let lastInlineRow = -10
  let closed = false
  let inPending = false
  let inBalances = false
  let rowsSinceOpening = 0
  let sectionDirection: Direction | null = null
  const directions = new Map<FoundRow, Direction>()
  const chain = new BalanceChain()
  const steps: StatedStep[] = []
  let held: Line[] = []
  let openingDay: string | null = null
  for (const given of parsed) {
    if (given.text.trim() === '') continue
    const isWeak = layout.ignoresWeak && !given.trailing.some((token) => token.strong)
    const whole = isWeak ? { ...given, trailing: [] } : given
    const line = hasSumsFirst(headings) ? withSumsFirst(whole) : whole
    if (pending && pending.left-- === 0) pending = null
    const direction = directionOfSection(line)
    sectionDirection = direction ?? sectionDirection
    inBalances = direction === null && (inBalances || isBalanceHeading(line))
    const marks = headingMarks(line)
    if (marks) {
      if (!closed || marks.length >= headings.length) headings = marks
      pending = null
      continue
    }
    const day = layout.dayOf(line)
    const words = line.trailing.length > 0 ? line.text.slice(0, line.trailing[0]?.start) : line.text
    const meaning = meaningOf(words, day, layout.hasWeekdays)
    if (meaning) {
      if (meaning === 'balance' && line.amounts.length > 0) {
        const balanceDay = line.days.at(-1)?.text ?? null
        if (isOpeningText(words) || (closed && balanceDay !== null && balanceDay === openingDay)) {
          closed = false
          rowsSinceOpening = 0
        } else if (rowsSinceOpening > 0 && !isBetweenRows(words, day)) closed = true
        if (rowsSinceOpening === 0) openingDay = balanceDay
        chain.restart(line.trailing.at(-1))
        const stated = line.trailing.at(-1)
        if (stated?.strong) steps.push({ balance: stated })
        held = []
      }
      pending = null
      continue
    }
    if (closed) continue
    if (!day && line.trailing.length === 0 && saysPending(line.text) && line.text.trim().length < 40) inPending = true
    if (!day && line.trailing.length === 0 && saysPosted(line.text)) inPending = false
    if (day && inPending && line.trailing.length > 0 && /posted|booked|gebucht/i.test(line.text)) inPending = false
    if (saysPending(line.text) && line.trailing.length > 0 && /\(/.test(line.text)) continue
    if (day && joinsDays(line)) {
      pending = null
      continue
    }
    const cheques = chequesOn(line)
    if (cheques.length > 0 && !inPending && !inBalances) {
      for (const { day, amount, number } of cheques) push({ ...line, trailing: [amount] }, day, number)
      pending = null
    } else if (
      layout.hasValueLines &&
      line.number === lastInlineRow + 1 &&
      !line.trailing.some((token) => token.strong)
    ) {
      pending = null
    } else if (day && line.trailing.length > 0) {
      if (inPending) continue
      if (inBalances && isNumbersOnly(line, day)) continue
      const above = layout.nameAbove(line, day) ?? (layout.beginsAbove ? nameSince(parsed, lastRowLine, line) : null)
      const own = nameOfLine(line, day, layout.hasWeekdays)
      push(line, day, above ?? nameInTwo(own, isKindOfMovement(own) ? textBelow(parsed, line) : ''))
      pending = null
    } else if (day && leadingAmounts(line).length > 0) {
      const trailing = leadingAmounts(line)
      if (!inPending) push({ ...line, trailing }, day, cleanName(line.text.slice(trailing.at(-1)?.end)))
      pending = null
    } else if (day && ((layout.hasValueLines && line.number === lastInlineRow + 1) || isPeriod(line))) {
      // The line under a row that is whole opens with its value day; "01.06.2024 bis 30.06.2024" is a period.
      pending = null
    } else if (day && !layout.ignoresLoneDay(line, day)) {
      pending = { line, day, left: MAX_LINES_BELOW }
    } else if (line.trailing.length > 0 && pending) {
      push(line, pending.day, nameInTwo(nameOfLine(pending.line, pending.day, layout.hasWeekdays), cleanName(words)))
      pending = null
    } else if (line.trailing.length > 0 && lastDay) {
      const above = layout.nameAbove(line, null)
      const isNear = line.number - lastRowLine <= 2 && isRowLike(line, words)
      const isAlike =
        line.number - lastRowLine <= MAX_LINES_OF_BREAK && layout.openings.has(openingOf(cleanName(words)))
      if (above !== null || isNear || isAlike) push(line, lastDay, above ?? cleanName(words))
      else if (chain.proves(line.trailing, held.map(sumOf))) {
        const day = lastDay
        for (const other of [...held, line]) push(other, day, nameSince(parsed, lastRowLine, other))
      } else if (held.length < MAX_STEPS && line.trailing.length === 1 && line.trailing[0]?.strong) held.push(line)
    }
  }
  if (isNoList(rows, parsed, layout)) return { rows: [], used: new Set() }
  signBySections(rows, directions)
  return { rows: withoutListedTwice(proveByBalances(rows, steps)), used }

  function push(line: Line, day: DayToken, name: string): void {
    const row: FoundRow = { line: line.number, day: dayText(day), name }
    placeAmounts(row, line.trailing, layout.isSpaced ? headings : [], layout)
    if (row.amount === undefined && row.debit === undefined && row.credit === undefined) return
    // What went out and what came in, side by side under no day: the sums of the columns.
    if (row.debit !== undefined && row.credit !== undefined && layout.dayOf(line) === null) return
    rows.push(row)
    const last = line.trailing.at(-1) as AmountToken
    const tokens = layout.hasPairs ? line.trailing : closingNumbers(line.text, line.amounts, last)
    steps.push({ row, tokens })
    chain.add(line.trailing)
    held = []
    if (sectionDirection) directions.set(row, sectionDirection)
    used.add(line.number)
    lastDay = day
    lastRowLine = line.number
    if (layout.dayOf(line)) lastInlineRow = line.number
    rowsSinceOpening++
  }
}

/** Without the bare numbers that end a text left of all columns of sums: they are of a shop or a street. */
function withoutNumbersLeftOfSums(lines: readonly Line[]): readonly Line[] {
  const headings = lines.flatMap((line) => headingMarks(line) ?? [])
  const sums = headings.filter(({ role }) => role === 'debit' || role === 'credit' || role === 'amount')
  const edge = Math.min(...sums.map((mark) => mark.start))
  const isUnder = (line: Line) => line.trailing.some((token) => token.strong && token.end > edge)
  if (sums.length === 0 || lines.filter(isUnder).length < 2) return lines
  const isLeft = ({ trailing }: Line) => trailing.every((token) => !token.strong && token.end < edge)
  return lines.map((line) => (line.trailing.length > 0 && isLeft(line) ? { ...line, trailing: [] } : line))
}

/** Days with figures beside them that are no movements: appointments with a number of a room, or the prices of days. */
function isNoList(rows: readonly FoundRow[], lines: readonly Line[], layout: Layout): boolean {
  const byNumber = new Map(lines.map((line) => [line.number, line]))
  const isWeak = rows.every((row) => byNumber.get(row.line)?.amounts.every((token) => !token.strong) ?? false)
  const dated = lines.filter((line) => layout.dayOf(line) !== null).length
  const isBare = (row: FoundRow) =>
    row.name === '' && /^[\d.,' ]+$/.test(row.amount ?? '-') && row.balance === undefined
  return (isWeak && rows.length < dated * 0.6) || (rows.length > 2 && rows.every(isBare))
}

/** The words under a row, where they are indented below its own. */
function textBelow(lines: readonly Line[], line: Line): string {
  const next = lines[line.number]
  if (!next || next.amounts.some((token) => token.strong) || next.days[0]?.start === 0 || headingMarks(next)) return ''
  const words = cleanName(next.text)
  return /^\s{2}/.test(next.text) && meaningOfText(words) === null ? words : ''
}

/** The name of a row that is broken in two: a kind of movement above says too little without what stands below it. */
function nameInTwo(above: string, below: string): string {
  if (above === '' || !/\p{L}{2}/u.test(below)) return above || below
  return isKindOfMovement(above) ? `${above} ${below}` : above
}

function sumOf(line: Line): AmountToken {
  return line.trailing[0] as AmountToken
}

/** The name of a row without a day: the first words behind the row before it. */
function nameSince(lines: readonly Line[], lastRowLine: number, line: Line): string {
  const between = lines.slice(Math.max(lastRowLine, line.number - 4), line.number - 1)
  const first = between.find(
    (other) =>
      other.trailing.length === 0 && other.days.length === 0 && /\p{L}{2}/u.test(other.text) && !headingMarks(other),
  )
  return cleanName(first?.text ?? line.text.slice(0, line.trailing[0]?.start))
}

/** The words behind a row's day and the numbers that follow it. */
function behindDay(words: string, day: DayToken | null): string {
  return cleanName(words.slice(day?.end ?? 0)).replace(/^(?:(?:\d{3,}|[\d.,'’]+[.,]\d{2})\s+)+(?=\p{L})/u, '')
}

/** Whether the words of a line say that it states a balance or a sum, behind its day or as a whole. */
function meaningOf(words: string, day: DayToken | null, hasWeekdays: boolean) {
  const behind = behindDay(words, day)
  return meaningOfText(hasWeekdays ? withoutWeekday(behind) : behind) ?? meaningOfText(cleanName(words))
}

/** Cheques stand in a list of their own by number, and among the rows once more. */
function withoutListedTwice(rows: FoundRow[]): FoundRow[] {
  const keyOf = (row: FoundRow, number: string) =>
    `${row.day} ${(row.amount ?? row.debit ?? row.credit ?? '').replace(/[^\d.,]/g, '')} ${number}`
  const numbered = new Set<string>()
  for (const row of rows) {
    const number = /# (\d{3,})/.exec(row.name)?.[1]
    if (number !== undefined) numbered.add(keyOf(row, number))
  }
  return rows.filter((row) => {
    const number = /^(\d{3,})[^\p{L}\d]*$/u.exec(row.name)?.[1]
    return number === undefined || !numbered.has(keyOf(row, number))
  })
}

/** A second movement of the same day: text of its own with an amount, indented or with its value day, and no summary. */
function isRowLike(line: Line, words: string): boolean {
  const hasValueDay = line.days.some((day) => day.start > (line.trailing[0]?.start ?? Number.POSITIVE_INFINITY))
  return (
    cleanName(words) !== '' &&
    line.trailing.some((token) => token.strong) &&
    (/^\s/.test(line.text) || hasValueDay) &&
    !/:\s*$/.test(words)
  )
}
