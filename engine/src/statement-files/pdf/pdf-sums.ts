import { readMonthName } from '../../language/month-names.ts'
import { checkBalances } from '../balance-check.ts'
import { skipRows } from '../reading/build-reading.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { getLineMeaning } from '../values/row-words.ts'

/** Total is also a chain of gas stations. */
const TOTAL_SHOP = /^total (?:station|access|energies|erg|gas|\d)/i
const MIN_CHAINED = 3

/**
 * Skips rows that aren't payments, by their words ("April 189.90" is due in another month, "Total de saídas 1.200,00"
 * is a total, "New balance 563.05" a balance), by arithmetic, or because balances show that no money moved.
 */
export function dropSums(reading: FormatReading, lines: readonly string[]): FormatReading {
  const { rows } = reading
  const sums = new Set([
    ...rows.filter(isSumByWords),
    ...findSumsOfNeighbors(rows, lines),
    ...findRepeatsBelow(rows, lines),
  ])
  if (sums.size === 0) return reading
  return skipRows(
    reading,
    sums,
    'total-line',
    'This looks like a total, a balance or an amount listed twice, not a payment.',
  )
}

function isSumByWords({ name }: StatementRow): boolean {
  const text = name.trim()
  return readMonthName(text) !== null || (getLineMeaning(text) !== null && !TOTAL_SHOP.test(text))
}

/**
 * Rows without a date, among rows that have one, that are exactly the sum of the rows above or below them. None if
 * more than a quarter of the rows have no date: then each date is only printed once, and a sum may be a coincidence.
 */
function findSumsOfNeighbors(rows: readonly StatementRow[], lines: readonly string[]): StatementRow[] {
  const isUndated = ({ line, balanceAfterMinor }: StatementRow) =>
    balanceAfterMinor === undefined && findDays(lines[line - 1] ?? '', null).length === 0
  const undated = new Set(rows.filter(isUndated))
  if (undated.size === 0 || undated.size * 4 > rows.length) return []
  const inOrder = rows.toSorted((a, b) => a.line - b.line)
  return [...undated].filter((row) => {
    const at = inOrder.indexOf(row)
    const [above, below] = [inOrder.slice(0, at).reverse(), inOrder.slice(at + 1)]
    return addsUpTo(row.minor, above, undated) || addsUpTo(row.minor, below, undated)
  })
}

/** Whether the first two or more of these rows, all with a date, add up to this amount. */
function addsUpTo(minor: number, rows: readonly StatementRow[], undated: ReadonlySet<StatementRow>): boolean {
  let sum = 0
  for (const [index, row] of rows.entries()) {
    if (undated.has(row)) return false
    sum += row.minor
    if (index > 0 && Math.abs(sum) === Math.abs(minor)) return true
  }
  return false
}

/**
 * If rows state the balance after them and the balances add up, an amount below the last such row didn't move any money
 * if it repeats one of those rows ("Checks paid"), has no date, or is below the closing balance.
 */
function findRepeatsBelow(rows: readonly StatementRow[], lines: readonly string[]): StatementRow[] {
  const chained = rows.filter(({ balanceAfterMinor }) => balanceAfterMinor !== undefined)
  const others = rows.filter(({ balanceAfterMinor }) => balanceAfterMinor === undefined)
  const last = Math.max(...chained.map(({ line }) => line))
  if (chained.length < MIN_CHAINED || others.some(({ line }) => line < last)) return []
  const accounts = [...Map.groupBy(chained, ({ source }) => source ?? '').values()]
  if (!accounts.every((some) => some.length === 1 || checkBalances(some)?.ok)) return []
  const closing = lines.findIndex((line, index) => index >= last && repeatsBalance(line, chained))
  const keys = new Set(chained.map(({ day, minor }) => `${day} ${Math.abs(minor)}`))
  return others.filter(
    ({ line, day, minor }) =>
      keys.has(`${day} ${Math.abs(minor)}`) ||
      findDays(lines[line - 1] ?? '', null).length === 0 ||
      (closing >= 0 && line > closing),
  )
}

/** Whether a line states the balance after the first or last row: "Balance carried forward 1,180.61". */
function repeatsBalance(line: string, chained: readonly StatementRow[]): boolean {
  const days = findDays(line, null)
  const amount = findAmounts(line, days).at(-1)
  const label = line.slice(days[0]?.start === line.search(/\S/) ? days[0].end : 0, amount?.start)
  const balances = [chained[0], chained.at(-1)].map((row) => Math.abs(row?.balanceAfterMinor ?? 0))
  return (
    amount !== undefined &&
    getLineMeaning(label.trim()) === 'balance' &&
    balances.includes(Number(amount.parts.body.replace(/\D/g, '')))
  )
}
