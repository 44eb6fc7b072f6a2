import { type PlainDate, toDayNumber, toPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { RateRow, RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { getShippedRates } from '@evenkeel/engine/exchange-rates/shipped-rates.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db } from '../../platform/database/schema.ts'

/** The rates in use. With the same `shipped` and `stamp`, every conversion gives the same result. */
export type CurrentRates = { readonly table: RateTable; readonly shipped: string; readonly stamp: number }

const cache = new WeakMap<Db, CurrentRates>()

/** The built-in rates, and those fetched later added to them. Cached while nothing changes. */
export async function getCurrentRates(db: Db): Promise<CurrentRates> {
  const stamp = await findStamp(db)
  const cached = cache.get(db)
  if (cached?.stamp === stamp) return cached
  const table = stamp === 0 ? getShippedRates() : getShippedRates().addRows(await findRates(db))
  const rates = { table, shipped: getShippedFingerprint(), stamp }
  cache.set(db, rates)
  return rates
}

/**
 * Stores published rates that are new or differ from ours, and records from which day conversions may change. Returns
 * how many it stored.
 */
export async function storeRates(db: Db, rows: readonly RateRow[], at: string): Promise<number> {
  return runInTransaction(db, async (tx) => {
    const stamp = (await findStamp(tx)) + 1
    const existing = await findRates(tx)
    const before = getShippedRates().addRows(existing)
    const fresh = rows.filter((row) => isNewRate(row, before))
    if (fresh.length === 0) return 0
    const after = getShippedRates().addRows([...existing, ...fresh])
    const stored = fresh.map(({ currency, day, rate, source }) => ({ currency, day, rate, source }))
    await insertRows(tx as never, 'exchange_rate', stored, ['currency', 'day'])
    const from_day = findFirstDifference(before, after)
    // Two processes storing at the same time collide on this key; the second fails and can simply try again later.
    if (from_day !== null) await tx.insertInto('exchange_rate_change').values({ stamp, at, from_day }).execute()
    return fresh.length
  })
}

/** The first day whose conversions may differ between two tables; null if they're equal. */
function findFirstDifference(before: RateTable, after: RateTable): PlainDate | null {
  let first = Number.POSITIVE_INFINITY
  for (const currency of new Set([...before.currencies, ...after.currencies])) {
    if (currency === 'EUR') continue
    const [a, b] = [before.getSeries(currency), after.getSeries(currency)]
    if (a === b) continue
    const [aDays, bDays] = [a?.days ?? new Int32Array(), b?.days ?? new Int32Array()]
    const length = Math.max(aDays.length, bDays.length)
    for (let i = 0; i < length; i++) {
      const isSame = aDays[i] === bDays[i] && a!.scaled[i]! * 10 ** b!.decimals === b!.scaled[i]! * 10 ** a!.decimals
      if (isSame) continue
      // The first rate of a series also applies to every day before it.
      const day = i === 0 ? toDayNumber(EARLIEST) : Math.min(aDays[i] ?? bDays[i]!, bDays[i] ?? aDays[i]!)
      first = Math.min(first, day)
      break
    }
  }
  return Number.isFinite(first) ? toPlainDate(first) : null
}

const EARLIEST = '0001-01-01' as PlainDate

function isNewRate({ currency, day, rate }: RateRow, table: RateTable): boolean {
  if (currency === 'EUR') return false
  const found = table.find(currency, day)
  if (found?.basis !== 'same-day' || found.source !== 'ecb') return true
  return Number(rate) !== found.scaled / 10 ** found.decimals
}

async function findStamp(db: Db): Promise<number> {
  const row = await db
    .selectFrom('exchange_rate_change')
    .select((eb) => eb.fn.max('stamp').as('stamp'))
    .executeTakeFirst()
  return Number(row?.stamp ?? 0)
}

async function findRates(db: Db): Promise<RateRow[]> {
  const rows = await db.selectFrom('exchange_rate').selectAll().orderBy('currency').orderBy('day').execute()
  return rows as unknown as RateRow[] // Checked before we stored them.
}

let fingerprint: string | null = null

/** Identifies the built-in rates, so totals from an older version are recalculated. */
function getShippedFingerprint(): string {
  if (fingerprint !== null) return fingerprint
  let hash = 0
  const table = getShippedRates()
  for (const currency of table.currencies) {
    const series = table.getSeries(currency)
    if (!series) continue
    hash = mix(hash, series.decimals)
    for (const day of series.days) hash = mix(hash, day)
    for (const scaled of series.scaled) hash = mix(hash, scaled)
  }
  fingerprint = `${table.lastDay}-${(hash >>> 0).toString(16)}`
  return fingerprint
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ (value % 4_294_967_296), 0x01000193) + 1
}
