import { addDays, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { type DecimalMark, toMinor } from '../values/amounts.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { getDirectionFromWords } from '../values/direction-words.ts'
import { getLineMeaning, isOpeningText } from '../values/row-words.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { cleanName } from './pasted-records.ts'

/** A line of a text that isn't a row. */
export type OtherLine = { line: number; text: string }

const FINAL = /\b(?:new|closing|ending|final|neuer|nouveau|nuevo|novo|nuovo|nieuw)\b/

/**
 * The net amounts that the lines around the rows may state: the balance after the rows minus the one before them, and
 * the difference of two totals that together account for everything that moved. In minor units, money in minus money
 * out.
 */
export function findStatedNets(
  others: readonly OtherLine[],
  rows: { first: number; last: number; moved: number },
  mark: DecimalMark,
  currency: string,
): number[] {
  const getMinor = ({ parts }: AmountToken) => {
    const size = toMinor(parts, mark, currency)
    return size === null ? null : parts.isNegative || parts.direction === 'out' ? -size : size
  }
  let before: number | null = null
  let after: number | null = null
  const totals: Total[] = []
  for (const { line, text } of others) {
    const amounts = findAmounts(text, findDays(text, null)).filter((token) => token.isStrong)
    const last = amounts.at(-1)
    if (!last) continue
    const label = getLabel(text, amounts[0]?.start ?? 0, last.end)
    const meaning = getLineMeaning(label)
    if (meaning === 'balance' && amounts.length === 1) {
      if (line < rows.first && !FINAL.test(foldText(label))) before = getMinor(last)
      else if (line > rows.last && after === null && !isOpeningText(label)) after = getMinor(last)
    } else if (meaning === 'total') {
      const direction = amounts.length === 1 ? getDirectionFromWords(label) : null
      const isIn = direction === null ? null : direction === 'in'
      totals.push(...amounts.map((token) => ({ size: Math.abs(getMinor(token) ?? 0), line, isIn })))
    }
  }
  return [...(before !== null && after !== null ? [after - before] : []), ...getNetsFromTotals(totals, rows.moved)]
}

type Total = { size: number; line: number; isIn: boolean | null }

/**
 * The net amounts from two totals that together account for everything that moved. Both signs count if the totals are
 * on one line, which doesn't say which of them is money in.
 */
function getNetsFromTotals(totals: readonly Total[], moved: number): number[] {
  const nets: number[] = []
  const seen = totals.slice(0, 24).filter(({ size }) => size !== 0)
  for (const [index, one] of seen.entries())
    for (const another of seen.slice(index + 1)) {
      if (one.size + another.size !== moved) continue
      const net = one.size - another.size
      if (one.line === another.line) nets.push(net, -net)
      else if (one.isIn !== null && another.isIn === !one.isIn) nets.push(one.isIn ? net : -net)
    }
  return nets
}

function getLabel(text: string, start: number, end: number): string {
  const before = cleanName(text.slice(0, start).replace(/^[\s\d./-]+/, ''))
  return before === '' ? cleanName(text.slice(end)) : before
}

/**
 * The first day of the period that a statement says it covers; null if it names none that ends at most 40 days later.
 */
export function findPeriodStart(lines: readonly string[], today: PlainDate): PlainDate | null {
  for (const text of lines) {
    if (!/\d{4}|\d{2}[/.-]\d{2}/.test(text)) continue
    const days = findDays(text, null)
    for (let i = 1; i < days.length; i++) {
      const [from, to] = [days[i - 1], days[i]]
      if (!from?.parts || !to?.parts) continue
      const between = foldText(text.slice(from.end, to.start))
      if (!/^\s*(?:[-–—]|to|through|thru|until|bis|au|al|a|ate|hasta|tot|t\/m|til|till|do|по)\s*$/.test(between))
        continue
      const end =
        resolveDay(to.parts, 'mdy', createYearsUntil(today)) ?? resolveDay(to.parts, 'dmy', createYearsUntil(today))
      const start =
        end &&
        (resolveDay(from.parts, 'mdy', createYearsUntil(end)) ?? resolveDay(from.parts, 'dmy', createYearsUntil(end)))
      if (start && end && start < end && end <= addDays(start, 40)) return start
    }
  }
  return null
}

/**
 * Whether a text counts spending as positive and payments as negative, as its totals show ("Purchases +318.44",
 * "Payments and credits -642.18"). Both must be present, and no total may have the opposite sign.
 */
export function countsSpendingAsPositive(others: readonly OtherLine[]): boolean {
  let reversed = { out: 0, in: 0 }
  let plain = 0
  for (const { text } of others) {
    const token = findAmounts(text, findDays(text, null)).find((amount) => amount.isStrong)
    if (!token?.parts.isSigned || !/[1-9]/.test(token.parts.body)) continue
    const label = foldText(cleanName(text.slice(0, token.start)))
    const isIn = PAID_IN.test(label)
    if (isIn === SPENT.test(label)) continue
    if (token.parts.isNegative === isIn) reversed = isIn ? { ...reversed, in: 1 } : { ...reversed, out: 1 }
    else plain++
  }
  return reversed.in > 0 && reversed.out > 0 && plain === 0
}

const SPENT =
  /\b(?:purchases|charges|debits|cargos|compras|consumos|gastos|kaufe|umsatze|belastungen|achats|depenses|debitos|despesas|acquisti|addebiti|aankopen|uitgaven|kop|zakupy|nakupy)\b/
const PAID_IN =
  /\b(?:payments?|credits?|abonos|pagos|zahlungen|gutschriften|paiements|versements|creditos|pagamentos|pagamenti|accrediti|betalingen|inbetalningar|wplaty|splaty|platby)\b/
