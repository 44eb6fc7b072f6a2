import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { checkBalances } from '../balance-check.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { rulesOutNote } from './pasted-sentences.ts'
import { type Candidate, getCost, isSuspicious } from './reading-cost.ts'
import { isUnpaid } from './receipts.ts'
import { type RecordLine, readRecordLines } from './record-lines.ts'
import { readOrders, readRecords } from './record-readings.ts'

// A longer text is a statement, which the statement reader proves by its balances.
const MAX_LINES = 400
/**
 * How much more the first reading may cost than another before it loses. A reading with one row per line gets the
 * larger head start.
 */
const HEAD_START = 1.5
const HEAD_START_OF_LINES = 6
/** A second reading that costs at most this much more than the best raises doubt. */
const CLOSE = 1.5

export type Chosen = { candidate: Candidate; reading: FormatReading; isDoubtful: boolean }

/**
 * Chooses the reading that leaves the least unexplained, with a head start for the first one. It's proven if its
 * balances add up. If not, it's doubtful if it looks wrong on its own or if a second reading is nearly as good.
 * Receipts and long texts keep the first reading.
 */
export function chooseCheapest(
  first: Candidate,
  lines: readonly string[],
  today: PlainDate,
  read: (candidate: Candidate) => FormatReading,
): Chosen {
  const filled = lines.filter((line) => line.trim() !== '').length
  if (filled > MAX_LINES || first.isReceipt) return { candidate: first, reading: read(first), isDoubtful: false }
  const parts = readRecordLines(lines, today)
  const others: Candidate[] = [
    ...readRecords(parts).map((rows) => ({ kind: 'page-text', rows })),
    { kind: 'page-text', rows: readOrders(parts), isReceipt: true },
  ]
  const headStart = first.kind === 'statement-text' ? HEAD_START_OF_LINES : HEAD_START
  const judged = [first, ...others].map((candidate) => {
    const reading = read(candidate)
    const balances =
      reading.rows.length > 0 ? checkBalances(reading.rows, reading.openingBalance, reading.closingBalance) : null
    const stated = reading.rows.filter((row) => row.balanceAfterMinor !== undefined).length
    const hasEnoughBalances = stated === 0 || stated * 3 >= reading.rows.length * 2
    const isProven = balances && (hasEnoughBalances || !balances.ok) ? balances.ok : null
    return { candidate, reading, cost: getCost(candidate, parts, reading, isProven), isProven, key: getKey(reading) }
  })
  // If balances prove another reading but not the first one, that gets only the smaller head start.
  const isOtherProven = judged.some(({ candidate, isProven }) => candidate !== first && isProven === true)
  const [own] = judged
  if (own) own.cost -= isOtherProven && own.isProven !== true ? HEAD_START : headStart
  const ranked = judged
    .filter(({ candidate, reading, isProven }) => {
      if (candidate === first) return true
      return reading.rows.length > 0 && (isProven === true || mayReplace(candidate, first, lines, parts))
    })
    .sort((a, b) => a.cost - b.cost)
  const best = ranked[0] as (typeof ranked)[number]
  const second = ranked.find(({ key }) => key !== best.key)
  const isClose = second !== undefined && second.cost - best.cost <= CLOSE
  const isDoubtful = best.isProven !== true && (isClose || isSuspicious(best.candidate, parts, best.reading))
  return { candidate: best.candidate, reading: best.reading, isDoubtful }
}

/**
 * Whether another reading may replace the first choice. If that has no rows or is a person's own note, the other one
 * has to be a receipt or say of each row which way the money went, and the text must not be a bill or a list of plans.
 * It may replace a note only if dates are headings.
 */
function mayReplace(
  { rows, isReceipt }: Candidate,
  { kind, rows: own }: Candidate,
  lines: readonly string[],
  parts: readonly RecordLine[],
): boolean {
  if (own.length > 0 && kind !== 'note') return true
  if (kind === 'note' && !parts.some((line) => line.days.length > 0 && line.words === '')) return false
  const areRowsSigned = rows.every((row) => /^[-+]/.test(row.amount ?? ''))
  const isSigned = rows.every(({ line }) => /(?:^|\s)[-+\u2212]\s?\p{Sc}?\s?\d/u.test(lines[line - 1] ?? ''))
  const isPaid = isSigned || !lines.some(rulesOutNote)
  return (areRowsSigned || isReceipt === true) && isPaid && !isUnpaid(foldText(lines.join('\n')))
}

function getKey({ rows }: FormatReading): string {
  return rows
    .map((row) => `${row.day} ${row.minor}`)
    .sort()
    .join('\n')
}
