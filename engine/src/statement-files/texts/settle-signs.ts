import { foldText } from '../../language/fold-text.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { mentionsCard } from '../tables/card-words.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { getDirectionFromWords } from '../values/direction-words.ts'
import type { FoundRow } from './pasted-records.ts'
import { INCOMING } from './pasted-sentences.ts'
import { settleByTotals } from './settle-by-totals.ts'
import { countsSpendingAsPositive, findStatedNets, type OtherLine } from './statement-frame.ts'

/** Flips the signs of rows read as written, if the text counts spending as positive. */
export function flipIfSpendingIsPositive(
  reading: FormatReading,
  found: readonly FoundRow[],
  around: readonly CellRecord[],
): void {
  const written = new Map(found.map((row) => [row.line, row.amount]))
  const isAsWritten = reading.rows.every((row) => {
    const amount = written.get(row.line)
    return amount !== undefined && /^[(\s]*[-\u2212]|-$|^\(.*\)$/.test(amount) === row.minor < 0
  })
  const hasBoth = reading.rows.some((row) => row.minor < 0) && reading.rows.some((row) => row.minor > 0)
  if (!isAsWritten || !hasBoth) return
  const others = toOtherLines(around)
  if (isListOfCosts(reading, found, others) || hasOnlyRefunds(reading, found) || countsSpendingAsPositive(others))
    for (const row of reading.rows) row.minor = -row.minor
}

function toOtherLines(around: readonly CellRecord[]): OtherLine[] {
  return around.map(({ line, cells }) => ({ line, text: cells.join('  ') }))
}

/**
 * A list below a word such as "costs", in which fewer than half of the amounts have a minus and none has a plus: a
 * minus is money back.
 */
function isListOfCosts(reading: FormatReading, found: readonly FoundRow[], around: readonly OtherLine[]): boolean {
  const first = found[0]?.line ?? 0
  const hasCostHeading = around.some(({ line, text }) => line < first && text.length < 60 && COSTS.test(foldText(text)))
  const negatives = reading.rows.filter((row) => row.minor < 0).length
  return hasCostHeading && negatives * 2 < reading.rows.length && found.every((row) => !/\+/.test(row.amount ?? '+'))
}

/** Fewer than half of the amounts have a minus, exactly those have words for money in, and no amount has a plus. */
function hasOnlyRefunds({ rows }: FormatReading, found: readonly FoundRow[]): boolean {
  const negatives = rows.filter((row) => row.minor < 0)
  if (negatives.length * 2 >= rows.length || found.some((row) => /\+/.test(row.amount ?? '+'))) return false
  return rows.every((row) => INCOMING.test(foldText(row.name)) === row.minor < 0)
}

const COSTS =
  /\b(?:costs?|expenses?|spending|spent|outgoings|receipts|purchases|ausgaben|kosten|auslagen|depenses|frais|achats|gastos|compras|despesas|custos|spese|costi|uitgaven|wydatki|koszty|utgifter|kostnader|udgifter|menot|kulut|vydaje|naklady|kiadasok|harcamalar)\b|支出|出費|расходы/

/**
 * If no row has a sign, a mark or a balance, corrects the directions by the totals or balances that the text states:
 * all of them, or the few that were guessed wrong.
 */
export function settleByStatedNets(
  reading: FormatReading,
  found: readonly FoundRow[],
  around: readonly CellRecord[],
  text: string,
): void {
  const isGuessed = (row: FoundRow) =>
    row.amount !== undefined && row.balance === undefined && !/[-+\u2212\u2013(]|[CDSH]R?$/i.test(row.amount)
  const currency = reading.rows[0]?.currency
  if (!currency || !found.every(isGuessed) || reading.rows.length !== found.length) return
  const moved = reading.rows.reduce((total, row) => total + Math.abs(row.minor), 0)
  const lines = { first: found[0]?.line ?? 0, last: found.at(-1)?.line ?? 0, moved }
  const factor = mentionsCard(text.slice(0, 20_000)) ? -1 : 1
  const nets = findStatedNets(toOtherLines(around), lines, '.', currency).map((net) => net * factor)
  const sum = reading.rows.reduce((total, row) => total + row.minor, 0)
  const doWordsAgree = reading.rows.some((row) => getDirectionFromWords(row.name) === (row.minor > 0 ? 'in' : 'out'))
  if (nets.includes(-sum) && !doWordsAgree) for (const row of reading.rows) row.minor = -row.minor
  else if (!nets.includes(-sum)) settleByTotals(reading.rows, nets)
}
