import { addDays, getMonth, getMonthEnd, type PlainDate } from '../core/plain-date.ts'
import type { StatedBalance, StatementReading, StatementRow } from './reading/statement-reading.ts'

/** An account's balance at the end of a day, according to its bank file. */
export type DayBalance = {
  /** The account, if the file covers several. */
  readonly source: string | null
  readonly currency: string
  readonly day: PlainDate
  readonly minor: number
}

type Reading = Pick<StatementReading, 'rows' | 'openingBalance' | 'closingBalance' | 'accountBalances' | 'balanceCheck'>

/**
 * The balances at month ends and on the latest day of a file. Returns only what the file proves: a running balance that
 * matches its rows, an opening balance plus the rows (which must lead to the closing balance, if any), or a stated
 * closing balance. From a file that states balances for several accounts, returns the last one of each account and month.
 * Returns nothing if the balances don't match the rows. If the rows show that the balances are an amount owed on a card,
 * they're negative here.
 */
export function getDayBalances(reading: Reading): DayBalance[] {
  const { rows, openingBalance, closingBalance, accountBalances = [], balanceCheck } = reading
  if (balanceCheck?.ok === false) return []
  if (accountBalances.length > 0) {
    // Keep each month's last balance on its own day: the file doesn't show what happened later in the month.
    const lastByMonth = new Map<string, DayBalance>()
    for (const balance of accountBalances.flatMap((one) => toDayBalance(one, one.source))) {
      const key = `${balance.source} ${balance.currency} ${getMonth(balance.day)}`
      if ((lastByMonth.get(key)?.day ?? '') <= balance.day) lastByMonth.set(key, balance)
    }
    return [...lastByMonth.values()]
  }
  if (!areFromOneAccount(rows)) return []
  return (
    readRunningBalances(rows, balanceCheck?.ok === true) ??
    addUpFromOpening(rows, openingBalance, closingBalance) ??
    (closingBalance ? toDayBalance(closingBalance, null, rows) : [])
  )
}

function areFromOneAccount(rows: readonly StatementRow[]): boolean {
  return new Set(rows.map((row) => `${row.source ?? ''} ${row.currency}`)).size <= 1
}

/** A closing balance belongs to its own date, or to the latest row's date if it has none. */
function toDayBalance(balance: StatedBalance, source: string | null, rows: readonly StatementRow[] = []): DayBalance[] {
  const last = rows.reduce<PlainDate | null>(
    (latest, { day }) => (latest === null || day > latest ? day : latest),
    null,
  )
  const day = balance.day ?? last
  return day === null ? [] : [{ source, currency: balance.currency, day, minor: balance.minor }]
}

/** Month-end and latest balances, if the running balance matches the rows. */
function readRunningBalances(rows: readonly StatementRow[], isMatching: boolean): DayBalance[] | null {
  if (!isMatching || rows.filter((row) => row.balanceAfterMinor !== undefined).length < 2) return null
  const inFileOrder = countMatchingSteps(rows)
  const inReverse = countMatchingSteps(rows.toReversed())
  const ordered = inReverse > inFileOrder ? rows.toReversed() : [...rows]
  const [first, last] = [ordered[0]!, ordered.at(-1)!]
  if (first.day > last.day) return null
  const ends = new Map<PlainDate, number>()
  let balance: number | null = null
  let latest = first.day
  for (const row of ordered) {
    if (row.day < latest) return null // The rows aren't in date order.
    latest = row.day
    balance = row.balanceAfterMinor ?? (balance === null ? null : balance + row.minor)
    if (balance !== null) ends.set(row.day, balance)
  }
  return getMonthEndBalances(ends, first.currency)
}

/** How many steps of the running balance match when the rows are read in this order. */
function countMatchingSteps(rows: readonly StatementRow[]): number {
  return rows.filter((row, i) => {
    const before = rows[i - 1]?.balanceAfterMinor
    return before !== undefined && row.balanceAfterMinor === before + row.minor
  }).length
}

/** Month-end and latest balances, from an opening balance and the rows. If there's a closing balance, it must match. */
function addUpFromOpening(
  rows: readonly StatementRow[],
  opening: StatedBalance | undefined,
  closing: StatedBalance | undefined,
): DayBalance[] | null {
  const first = rows[0]
  if (!opening || !first || opening.currency !== first.currency) return null
  const moved = rows.reduce((sum, row) => sum + row.minor, 0)
  // The amount owed on a card grows with spending.
  const isOwed = closing !== undefined && moved !== 0 && opening.minor - moved === closing.minor
  if (closing && !isOwed && opening.minor + moved !== closing.minor) return null
  const ordered = rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  if (opening.day !== undefined && opening.day > ordered[0]!.day) return null
  const ends = new Map<PlainDate, number>()
  let balance = isOwed ? -opening.minor : opening.minor
  for (const row of ordered) {
    balance += row.minor
    ends.set(row.day, balance)
  }
  if (closing?.day !== undefined && closing.day > ordered.at(-1)!.day) ends.set(closing.day, balance)
  return getMonthEndBalances(ends, first.currency)
}

/**
 * From balances in date order: the one at the end of each month that ended within the file, also of a month without
 * rows, and the latest one.
 */
function getMonthEndBalances(ends: ReadonlyMap<PlainDate, number>, currency: string): DayBalance[] {
  const days = [...ends.keys()]
  return days.flatMap((day, i) => {
    const next = days[i + 1]
    const minor = ends.get(day)!
    if (next === undefined) return [{ source: null, currency, day, minor }]
    if (getMonth(next) === getMonth(day)) return []
    return getMonthEnds(day, next).map((end) => ({ source: null, currency, day: end, minor }))
  })
}

/** The month ends from the first day's month up to the month before the second day's. */
function getMonthEnds(day: PlainDate, next: PlainDate): PlainDate[] {
  const ends: PlainDate[] = []
  for (let end = getMonthEnd(day); end < next && ends.length < 600; end = getMonthEnd(addDays(end, 1))) ends.push(end)
  return ends
}
