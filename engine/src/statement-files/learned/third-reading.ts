import { formatMinor } from '../../core/money.ts'
import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { countFunctionWords } from '../../language/function-words.ts'
import { writeMoney } from '../../reasons/plain-words.ts'
import { getChance, type Program } from '../../second-reader/program.ts'
import type {
  FormatReading,
  IssueCode,
  ReadingContext,
  ReadingIssue,
  StatementRow,
} from '../reading/statement-reading.ts'
import type { ChatMessage } from '../texts/chat-lines.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { readFoundRows } from '../texts/pasted-text.ts'
import { isUnpaid } from '../texts/receipts.ts'
import { dropUnposted } from '../texts/unposted-lines.ts'
import { toMinor } from '../values/amounts.ts'
import { findNonPaymentLines, settleChat } from './chat-rows.ts'
import { takeConfirmedVariants } from './confirmed-variants.ts'
import { findPayments, findProgramRows, type PasteRow } from './paste-program.ts'
import { dropSigns, getKey, isProven, restoreWholeNames } from './second-reading.ts'
import { isMostlyOtherScript } from './settle-rows.ts'

/** Below this, the network isn't sure that a text has no payments. */
const SURE_OF_NONE = 0.9
/** At this level or above, the network was right in 95 of 97 texts that the rules read differently. */
const CERTAIN = 0.99
/** Below this, the network isn't sure which way the money went, and the rules decide. */
const SURE_OF_DIRECTION = 0.95
/** Below these, it isn't clear which way the money went, or whether it moved, even if the rules agree. */
const GUESSED = { direction: 0.6, amount: 0.65 }
/** Fewer rows could add up to another row by chance. */
const MIN_SUMMED = 3
/** With fewer balances, one could follow from another by chance, like two totals on a bill. */
const MIN_BALANCES = 3
const NOT_MOVED: ReadonlySet<IssueCode> = new Set(['pending', 'not-carried-out', 'no-money-moved'])

/**
 * Compares the rules' reading of a pasted text with the payments that a network trained on such texts found. If both
 * have the same rows, they confirm each other. If they differ, the rules' rows stay if balances or a total support
 * them, or if the network may have missed payments. Otherwise, the network's rows are used, and rows that only the
 * rules found are listed as skipped. Rows that differ go to review unless a total decides, or the network is certain
 * and balances don't contradict it.
 */
export function compareWithPayments(
  byRules: FormatReading,
  text: string,
  context: ReadingContext,
  chat: readonly ChatMessage[] = [],
): FormatReading {
  const { payments, today } = context
  if (!payments || (byRules.isSomethingElse && getChance(payments.chances) < CERTAIN)) return byRules
  const program = takeConfirmedVariants(payments, byRules, { text, chat }, context)
  const found = findProgramRows(program, text, context)
  const read: FormatReading = { ...readFoundRows(found, text.split('\n'), context), format: 'page-text' }
  const written = findPayments(program, text)
  const isComplete = hasEveryPayment(read, written, { byRules, program, text })
  const nonPaymentLines = findNonPaymentLines(chat)
  const isDoubtful = (row: StatementRow) =>
    findUnsure(program, text, ({ amount }) => amount < GUESSED.amount).some((one) => isAt(one, row))
  const moved = dropUnmoved(dropUnposted(read, text, today), byRules, { today, nonPaymentLines, isDoubtful })
  const chance = getChance(program.chances)
  const signed = chat.length > 0 ? moved : takeDirections(moved, byRules, program, text)
  const byNetwork = settleChat(signed, byRules, chat, chance)
  if (isComplete && getKey(byRules) === getKey(byNetwork)) {
    const agreed = joinAgreed(byRules, byNetwork, written)
    return signed === moved ? agreed : markDoubtful(agreed)
  }
  const isBill = byRules.rows.length === 0 && byNetwork.rows.length === 1 && isUnpaid(foldText(text))
  const mayHaveMissedAll = (byNetwork.rows.length === 0 || isBill) && chance < SURE_OF_NONE
  const isBetter = isComplete ? !mayHaveMissedAll : byRules.rows.length === 0
  const isCertain = isComplete && chat.length === 0 && chance >= CERTAIN && !isOtherLanguage(text)
  const whole = addRest(byNetwork, byRules, nonPaymentLines, isCertain)
  const hasSameSizes = getKey(dropSigns(byRules), false) === getKey(dropSigns(byNetwork), false)
  const isWeakProof = getStated(byRules).length < MIN_BALANCES && !hasSameSizes
  const isProof = isProven(byRules) && !areBothProven(whole, byRules)
  const isOverruled = isProof && !(isCertain && isWeakProof)
  const hasSameAmounts = getKey(byRules, false) === getKey(byNetwork, false)
  if ((byRules.addsUp && !(isCertain && hasSameAmounts)) || hasTotal(byNetwork, byRules))
    return listOtherPayments(byRules, byNetwork)
  if (!isBetter || isOverruled) return markDoubtful(byRules)
  return isCertain && !isProof ? whole : markDoubtful(whole)
}

/**
 * Compares the reading of a table with the network's payments. The table's columns are better evidence, so its rows
 * stay. But if the network has other rows and no balances prove the table's, a sheet the user made goes to review.
 */
export function checkTable(table: FormatReading, text: string, context: ReadingContext): FormatReading {
  const { payments: program, today } = context
  if (!program || table.rows.length === 0 || !isOwnSheet(text, table)) return table
  const found = readFoundRows(findProgramRows(program, text, context), text.split('\n'), context)
  const byNetwork = dropUnmoved(dropUnposted(found, text, today), table, {
    today,
    nonPaymentLines: [],
    isDoubtful: () => false,
  })
  return getKey(byNetwork) === getKey(table) || isProven(table) ? table : markDoubtful(table)
}

/** Whether this may be a sheet the user made: it has tabs, or amounts outside its rows, unlike a bank's CSV file. */
export function isOwnSheet(text: string, { issues }: FormatReading): boolean {
  return (
    text.includes('\t') ||
    issues.some(({ code, text: line }) => (code === 'preamble' || code === 'note') && hasAnyAmount(line))
  )
}

/** Whether every payment became a row, apart from those on lines that the rules only list as failed payments. */
function hasEveryPayment(
  read: FormatReading,
  payments: readonly PasteRow[],
  { byRules, program, text }: { byRules: FormatReading; program: Program; text: string },
): boolean {
  const mayBePaid = (line: number) =>
    byRules.rows.some((row) => row.line === line) ||
    byRules.issues.every((issue) => issue.line !== line || issue.code !== 'not-carried-out')
  const expected = payments.filter(({ amount }) => mayBePaid(getLine(text, program.units[amount]!.start)))
  return read.rows.filter(({ line }) => mayBePaid(line)).length === expected.length
}

function getLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/**
 * Lists the network's payments whose day and amount both differ from every row of the rules: "Added on 14 Nov: 1 bag,
 * 660.00" below a receipt.
 */
function listOtherPayments(byRules: FormatReading, byNetwork: FormatReading): FormatReading {
  const isOther = (row: StatementRow) =>
    byRules.rows.every(({ day, minor }) => day !== row.day && Math.abs(minor) !== Math.abs(row.minor))
  const issues = byNetwork.rows.filter(isOther).map((row) => listLost(row, 'unreadable'))
  return { ...byRules, issues: [...byRules.issues, ...issues].sort((a, b) => a.line - b.line) }
}

function listLost({ line, name, minor, currency }: StatementRow, code: IssueCode): ReadingIssue {
  const amount = writeMoney(formatMinor(Math.abs(minor), currency), currency)
  const reason = `We didn’t import ${amount} from this line. Add it manually if it was paid.`
  return { line, code, text: name.slice(0, 200), reason }
}

/** The rows that both readings have. They go to review only for something that the network isn't sure of. */
function joinAgreed(byRules: FormatReading, byNetwork: FormatReading, payments: readonly PasteRow[]): FormatReading {
  const { isReadingGuessed: _, ...agreed } = settleLeftOut(byRules)
  const named = restoreWholeNames(agreed, byNetwork, true)
  const isGuessed = payments.some(
    ({ chances }) => chances.direction < GUESSED.direction || chances.amount < GUESSED.amount,
  )
  if (isGuessed) return markDoubtful(named)
  return payments.every(({ chances }) => chances.name >= CERTAIN) ? { ...agreed, rows: named.rows } : named
}

/** The network was trained on English texts. In other languages, it has left payments out despite being certain. */
function isOtherLanguage(text: string): boolean {
  const counts = countFunctionWords(text)
  const english = counts.get('english') ?? 0
  return [...counts].some(([language, count]) => language !== 'english' && count > english)
}

/** Whether a reading has more rows than the other, and one of them is the total of all the other's (at least three). */
function hasTotal({ rows }: FormatReading, other: FormatReading): boolean {
  const total = Math.abs(other.rows.reduce((sum, { minor }) => sum + minor, 0))
  const hasMore = other.rows.length >= MIN_SUMMED && rows.length > other.rows.length
  return hasMore && rows.some(({ minor }) => Math.abs(minor) === total)
}

/**
 * Replaces the network's directions with the rules' where they differ, if the network is unsure of all of these, or if
 * it's unsure of any row and the readings differ in nothing else. Directions in other scripts don't change, because the
 * words of the text have already decided.
 */
function takeDirections(reading: FormatReading, byRules: FormatReading, program: Program, text: string): FormatReading {
  if (isMostlyOtherScript(text)) return reading
  const unsure = findUnsure(program, text, ({ direction }) => direction < SURE_OF_DIRECTION)
  const isUnsure = (row: StatementRow) => unsure.some((one) => isAt(one, row))
  const isReversed = (row: StatementRow) =>
    byRules.rows.some(({ line, minor }) => line === row.line && minor === -row.minor)
  const reversed = reading.rows.filter(isReversed)
  const differsMore = getKey(dropSigns(byRules)) !== getKey(dropSigns(reading))
  const followsRules = reading.rows.some(isUnsure) && (!differsMore || reversed.every(isUnsure))
  if (!followsRules || reversed.length === 0) return reading
  return { ...reading, rows: reading.rows.map((row) => (isReversed(row) ? { ...row, minor: -row.minor } : row)) }
}

type Place = { readonly line: number; readonly text: string }

/** The places of payments that the network isn't sure of, by the caller's test. */
function findUnsure(program: Program, text: string, isUnsure: (chances: PasteRow['chances']) => boolean): Place[] {
  return findPayments(program, text).flatMap(({ amount, chances }) => {
    const { start, end } = program.units[amount]!
    return isUnsure(chances) ? [{ line: getLine(text, start), text: text.slice(start, end) }] : []
  })
}

function isAt({ line, text }: Place, row: StatementRow): boolean {
  return line === row.line && hasAmount(text, row)
}

function getStated({ rows }: FormatReading): StatementRow[] {
  return rows.filter(({ balanceAfterMinor }) => balanceAfterMinor !== undefined)
}

/** Whether balances prove this reading too, with as many balances as the other reading has. */
function areBothProven(reading: FormatReading, other: FormatReading): boolean {
  return getStated(reading).length === getStated(other).length && isProven(reading)
}

/**
 * Drops rows on lines that say the payment failed (which the network doesn't understand in every language), rows on
 * lines of a chat that aren't the user's payments, and rows in the future or in doubt for which the rules say that no
 * money moved. If the rules found a failed payment again on a later line, it went through then.
 */
function dropUnmoved(
  reading: FormatReading,
  byRules: FormatReading,
  { today, nonPaymentLines, isDoubtful }: Unmoved,
): FormatReading {
  const didNotMove = (row: StatementRow) =>
    byRules.issues.some(
      (issue) =>
        isAt(issue, row) &&
        (issue.code === 'not-carried-out' || (NOT_MOVED.has(issue.code) && (row.day > today || isDoubtful(row)))),
    )
  const rows = reading.rows.flatMap((row) => {
    if (nonPaymentLines.includes(row.line)) return []
    if (!didNotMove(row)) return [row]
    const again = byRules.rows.find(({ line, minor }) => minor === row.minor && line > row.line)
    return again && reading.rows.every(({ line }) => line !== again.line) ? [again] : []
  })
  return { ...reading, rows }
}

type Unmoved = {
  readonly today: PlainDate
  readonly nonPaymentLines: readonly number[]
  readonly isDoubtful: (row: StatementRow) => boolean
}

function hasAmount(text: string, { minor, currency }: StatementRow): boolean {
  return findAmounts(text, findDays(text, null)).some(({ parts }) =>
    (['.', ','] as const).some((mark) => toMinor(parts, mark, currency) === Math.abs(minor)),
  )
}

function hasAnyAmount(text: string): boolean {
  return findAmounts(text, findDays(text, null)).length > 0
}

function markDoubtful(reading: FormatReading): FormatReading {
  return reading.rows.length > 0 ? { ...reading, isReadingGuessed: true } : reading
}

/** A line that both readings leave out isn't a payment if it has no date or repeats the amount of a row. */
function settleLeftOut(reading: FormatReading): FormatReading {
  const { rows } = reading
  const isRepeated = ({ line, text }: ReadingIssue) =>
    rows.every((row) => row.line !== line) && rows.some((row) => hasAmount(text, row))
  const issues = reading.issues.map((issue) =>
    issue.code === 'no-day' || (issue.code === 'unreadable' && isRepeated(issue))
      ? { ...issue, code: 'no-money-moved' as const }
      : issue,
  )
  return { ...reading, issues }
}

/**
 * Adds the other reading's balances. Lists as skipped its rows that are missing here, its lines on which no money
 * moved, and its lines of a chat that aren't the user's payments.
 */
function addRest(
  reading: FormatReading,
  other: FormatReading,
  nonPaymentLines: readonly number[],
  isCertain: boolean,
): FormatReading {
  const rows = reading.rows.map((row) => {
    const balance = other.rows.find(
      ({ line, minor }) => line === row.line && Math.abs(minor) === Math.abs(row.minor),
    )?.balanceAfterMinor
    return balance === undefined ? row : { ...row, balanceAfterMinor: balance }
  })
  const left = rows.map(({ minor }) => Math.abs(minor))
  const missing = other.rows.filter(({ minor }) => {
    const at = left.indexOf(Math.abs(minor))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const lost = missing.map((lostRow) => {
    // In a sentence about several payments, others may have been left out.
    const isInSentence = rows.filter(({ line }) => line === lostRow.line).length > 1
    return listLost(lostRow, isCertain && !isInSentence ? 'no-money-moved' : 'unreadable')
  })
  const covered = new Set([...rows, ...lost].map(({ line }) => line))
  // "Tesco 23.40, Lena owes me 12" is one line with a row and a debt.
  const isCovered = (issue: ReadingIssue) =>
    covered.has(issue.line) && (!hasAnyAmount(issue.text) || rows.some((row) => isAt(issue, row)))
  const unmoved = other.issues.filter(
    (issue) => (NOT_MOVED.has(issue.code) || nonPaymentLines.includes(issue.line)) && !isCovered(issue),
  )
  const listed = new Set([...unmoved, ...lost].map(({ line }) => line))
  const issues = [...reading.issues.filter(({ line }) => !listed.has(line)), ...unmoved, ...lost]
  return { ...reading, rows, issues: issues.sort((a, b) => a.line - b.line) }
}
