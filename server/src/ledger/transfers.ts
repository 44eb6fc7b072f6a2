import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import { addDays, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { pairTransfers, type TransferCandidate, type TransferPair } from '@evenkeel/engine/reports/transfer-pairs.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { getCurrentRates } from './exchange-rates/current-rates.ts'
import type { RowPatch } from './history/tracked-tables.ts'
import type { Write } from './history/tracked-writes.ts'
import { toStoredReasons } from './stored-reasons.ts'

/** How many days apart the two sides of a transfer may be posted. */
export const MAX_DAYS_APART = 5
const IDS_AT_ONCE = 500

/**
 * A transaction that may be one side of a transfer between the user's own sources. `seq`: where its import has staged
 * it; null if it's in the ledger.
 */
export type TransferRow = TransferCandidate & { seq: number | null; reasonLevel: string | null }

/**
 * Transactions of about these days that have a source, aren't paired or parts of another, and may match one another:
 * with an opposite amount in another source, with a category of transfers or income, or without a category (amounts in
 * different currencies only roughly agree). For an import that isn't visible yet, also its staged rows.
 */
export async function findTransferRows(
  db: Db,
  userId: string,
  days: DateRange,
  importId: string | null = null,
): Promise<TransferRow[]> {
  const from = addDays(days.from, -MAX_DAYS_APART)
  const to = addDays(days.to, MAX_DAYS_APART)
  const staged = sql`
    union all
    select transaction_id, day, minor, currency, coalesce(told_source, source), name, category_id, reason_level, seq
    from import_row
    where user_id = ${userId} and import_id = ${importId} and verdict = 'added' and coalesce(told_source, source) is not null
      and parts is null and transfer_key is null`
  const { rows } = await sql<{
    id: string
    day: string
    minor: number
    currency: string
    source: string
    name: string
    kind: string | null
    reason_level: string | null
    seq: number | null
  }>`
    with candidate as (
      select id, day, minor, currency, source, name, category_id, reason_level, cast(null as integer) as seq
      from txn
      where user_id = ${userId} and day >= ${from} and day <= ${to}
        and transfer_id is null and split_of is null and source is not null and minor <> 0
      ${importId === null ? sql`` : staged}
    )
    select candidate.*, category.kind
    from candidate left join category on category.user_id = ${userId} and category.id = candidate.category_id
    left join (
      select currency, abs(minor) as size from candidate
      group by currency, abs(minor)
      having min(minor) < 0 and max(minor) > 0 and count(distinct source) > 1
    ) as both_ways on both_ways.currency = candidate.currency and both_ways.size = abs(candidate.minor)
    where category.kind in ('transfer', 'income') or category.id is null or both_ways.size is not null`.execute(db)
  return rows.map((row) => {
    const minor = Number(row.minor)
    return {
      id: row.id,
      day: row.day as PlainDate,
      minor,
      currency: row.currency,
      source: row.source,
      text: row.name,
      kind: row.kind as CategoryKind | null, // We only store values from this list.
      seq: row.seq,
      reasonLevel: row.reason_level,
    }
  })
}

export async function findPairs(
  db: Db,
  rows: readonly TransferRow[],
  isDismissed?: (outId: string, inId: string) => boolean,
): Promise<TransferPair[]> {
  return rows.length < 2 ? [] : pairTransfers(rows, (await getCurrentRates(db)).table, isDismissed)
}

/**
 * The id of the default category for transfers, whatever its name now, or else of the user's first category of that
 * kind; null if there is none.
 */
export async function findTransferCategory(db: Db, userId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'code'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'transfer')
    .orderBy('name')
    .execute()
  return (rows.find((row) => row.code === 'TRF') ?? rows[0])?.id ?? null
}

const DECIDED_LEVELS = new Set(['user', 'kept', 'memory', 'instruction'])

/** Whether a user or their instructions decided the category: then a transfer doesn't change it. */
function isDecided(row: { reasonLevel: string | null }): boolean {
  return DECIDED_LEVELS.has(row.reasonLevel ?? '')
}

/** What changes in a transaction once it's recognized as one side of a transfer; `other` is the other side. */
export function toTransferPatch(
  transferId: string,
  row: { kind: CategoryKind | null; reasonLevel: string | null },
  other: { source: string | null; day: string },
  categoryId: string | null,
): RowPatch<'txn'> {
  if (row.kind === 'transfer' || isDecided(row) || categoryId === null) return { transfer_id: transferId }
  return {
    transfer_id: transferId,
    category_id: categoryId,
    confidence: 0.97,
    needs_review: 0,
    reason_level: 'transfer',
    reason_text: toStoredReasons([{ code: 'row.transfer', args: { source: other.source, day: other.day } }]),
  }
}

/** The other sides of these transactions' transfers, except those among the transactions themselves. */
export async function findPartners(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const ownIds = new Set(ids)
  const partners = new Set<string>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const found = await db
      .selectFrom('txn')
      .innerJoin('txn as other', (join) =>
        join.onRef('other.user_id', '=', 'txn.user_id').onRef('other.transfer_id', '=', 'txn.transfer_id'),
      )
      .select('other.id')
      .where('txn.user_id', '=', userId)
      .where('txn.id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('txn.transfer_id', 'is not', null)
      .execute()
    for (const { id } of found) if (!ownIds.has(id)) partners.add(id)
  }
  return [...partners]
}

/** Unpairs the other sides of transfers. Call it before the first sides are removed. */
export async function unlink(write: Write, partners: readonly string[]): Promise<void> {
  await write.updateMany('txn', partners, { transfer_id: null })
}
