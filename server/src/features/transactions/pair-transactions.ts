import { MAX_TRANSFER_PAIRS } from '@evenkeel/contract/transfers.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { addDays } from '@evenkeel/engine/core/plain-date.ts'
import { pairTransfers } from '@evenkeel/engine/reports/transfer-pairs.ts'
import { getCurrentRates } from '../../ledger/exchange-rates/current-rates.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { findRefused, refuseTransfers } from '../../ledger/refused-transfers.ts'
import {
  findPairs,
  findTransferCategory,
  findTransferRows,
  MAX_DAYS_APART,
  type TransferRow,
} from '../../ledger/transfers.ts'
import { getInstant, getLocalDay } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { DECIDED } from './edit-transactions.ts'
import type { TransactionRow } from './transaction-body.ts'
import { COLUMNS, requireTransaction, selectTransactions } from './transaction-queries.ts'

const DEFAULT_DAYS = 400
const MAX_CANDIDATES = 20

type Pair = { outId: string; inId: string }

/** Marks two transactions as the sides of a transfer at the user's request. */
export async function pairRows(deps: Deps, userId: string, id: string, otherId: string) {
  const historyId = await pairMany(deps, userId, [{ outId: id, inId: otherId }])
  return { rows: await Promise.all([id, otherId].map((side) => requireTransaction(deps.db, userId, side))), historyId }
}

/** Marks all of these pairs as transfers, or none, as one action. */
export async function pairMany({ db, clock }: Deps, userId: string, pairs: readonly Pair[]): Promise<string | null> {
  const reason = { code: 'transaction.pair', args: { count: pairs.length } } as const
  const action = { userId, reason, at: getInstant(clock) }
  const { historyId } = await recordAction(db, action, async (write, tx) => {
    const categoryId = await findTransferCategory(tx, userId)
    for (const pair of pairs) await pairSides(write, tx, userId, pair, categoryId)
  })
  return historyId
}

async function pairSides(write: Write, tx: Tx, userId: string, { outId, inId }: Pair, categoryId: string | null) {
  if (outId === inId) throw new AppError('invalid-input', 'A transfer needs two different transactions.')
  const [outRow, inRow] = [await requireTransaction(tx, userId, outId), await requireTransaction(tx, userId, inId)]
  if (Math.sign(Number(outRow.minor)) * Math.sign(Number(inRow.minor)) !== -1) {
    throw new AppError('invalid-input', 'One side of a transfer must be money out and the other money in.')
  }
  for (const row of [outRow, inRow]) {
    if (row.transfer_id !== null) throw new AppError('conflict', `${row.simple_name} is already part of a transfer.`)
  }
  const transferId = createId()
  await write.updateMany('txn', [outId, inId], (row) => {
    const isTransfer = [outRow, inRow].find((side) => side.id === row.id)?.category_kind === 'transfer'
    if (isTransfer || categoryId === null) return { transfer_id: transferId, needs_review: 0 }
    return { transfer_id: transferId, category_id: categoryId, ...DECIDED }
  })
}

/** Records that these pairs aren't transfers, so they aren't suggested again. */
export async function dismissPairs({ db, clock }: Deps, userId: string, pairs: readonly Pair[]) {
  const reason = { code: 'transfer.dismiss', args: { count: pairs.length } } as const
  const action = { userId, reason, at: getInstant(clock) }
  const { result, historyId } = await recordAction(db, action, async (write, tx) => {
    for (const id of pairs.flatMap((pair) => [pair.outId, pair.inId])) await requireTransaction(tx, userId, id)
    return refuseTransfers(write, tx, userId, pairs)
  })
  return { dismissed: result, history_id: historyId }
}

/** The other side of a transaction's transfer; null if it's in none, or the other side was deleted. */
export async function findOtherSide({ db }: Deps, userId: string, id: string): Promise<TransactionRow | null> {
  const { transfer_id: transferId } = await requireTransaction(db, userId, id)
  if (transferId === null) return null
  const other = await findSides(db, userId, transferId, id)
  return other[0] ? requireTransaction(db, userId, other[0]) : null
}

/**
 * Unlinks a transfer. Only the user knows what the two transactions are instead, so they need review; the pair isn't
 * suggested again. Changes nothing if the transaction isn't in a transfer.
 */
export async function unpairRow(deps: Deps, userId: string, id: string) {
  const { db, clock } = deps
  const action: Action = { userId, reason: { code: 'transaction.unpair' }, at: getInstant(clock) }
  const { result, historyId } = await recordAction(db, action, async (write, tx) => {
    const { transfer_id: transferId, minor } = await requireTransaction(tx, userId, id)
    if (transferId === null) return [id]
    const others = await findSides(tx, userId, transferId, id)
    await write.updateMany('txn', [id, ...others], { transfer_id: null, needs_review: 1 })
    const pairs = others.map((other) => (minor < 0 ? { outId: id, inId: other } : { outId: other, inId: id }))
    await refuseTransfers(write, tx, userId, pairs)
    return [id, ...others]
  })
  return { rows: await Promise.all(result.map((side) => requireTransaction(db, userId, side))), historyId }
}

async function findSides(db: Db, userId: string, transferId: string, excludedId: string): Promise<string[]> {
  const sides = await db
    .selectFrom('txn')
    .select('id')
    .where('user_id', '=', userId)
    .where('transfer_id', '=', transferId)
    .where('id', '!=', excludedId)
    .execute()
  return sides.map((row) => row.id)
}

/** Up to 20 transactions from other sources that could be the other side, each checked alone, most likely first. */
export async function findCandidates({ db, reports }: Deps, userId: string, id: string) {
  const row = await requireTransaction(db, userId, id)
  if (row.source === null || row.transfer_id !== null) return []
  const day = row.day as PlainDate
  const others = await selectTransactions(reports, userId)
    .selectAll('txn')
    .select(COLUMNS)
    .where('txn.day', '>=', addDays(day, -MAX_DAYS_APART))
    .where('txn.day', '<=', addDays(day, MAX_DAYS_APART))
    .where('txn.minor', row.minor > 0 ? '<' : '>', 0)
    .where('txn.transfer_id', 'is', null)
    .where('txn.source', '!=', row.source)
    .limit(5_000)
    .execute()
  const { table } = await getCurrentRates(db)
  const found = others.flatMap((other) => {
    const [pair] = pairTransfers([toCandidate(row), toCandidate(other)], table, undefined, true)
    return pair ? [{ row: other as TransactionRow, daysApart: pair.daysApart, certainty: pair.certainty }] : []
  })
  const rank = { sure: 0, likely: 1 }
  return found
    .sort(
      (a, b) => rank[a.certainty] - rank[b.certainty] || a.daysApart - b.daysApart || (a.row.id < b.row.id ? -1 : 1),
    )
    .slice(0, MAX_CANDIDATES)
}

/** Possible transfers in a period (by default 400 days) that the user hasn't accepted or dismissed, newest first. */
export async function findSuggestions(deps: Deps, userId: string, period: { from?: PlainDate; to?: PlainDate }) {
  const to = period.to ?? getLocalDay(deps.clock)
  const from = period.from ?? addDays(to, -DEFAULT_DAYS)
  const candidates = await findTransferRows(deps.reports, userId, { from, to })
  const byId = new Map<string, TransferRow>(candidates.map((row) => [row.id, row]))
  const isDismissed = await findRefused(deps.db, userId)
  const pairs = (await findPairs(deps.db, candidates, isDismissed))
    .sort((a, b) => (byId.get(a.outId)!.day < byId.get(b.outId)!.day ? 1 : -1))
    .slice(0, MAX_TRANSFER_PAIRS)
  const ids = pairs.flatMap((pair) => [pair.outId, pair.inId])
  if (ids.length === 0) return []
  const rows = await selectTransactions(deps.reports, userId)
    .selectAll('txn')
    .select(COLUMNS)
    .where('txn.id', 'in', ids)
    .execute()
  const shown = new Map(rows.map((row) => [row.id, row as TransactionRow]))
  return pairs.flatMap(({ outId, inId, daysApart, certainty }) => {
    const [out, into] = [shown.get(outId), shown.get(inId)]
    return out && into ? [{ out, into, daysApart, certainty }] : []
  })
}

function toCandidate(row: {
  id: string
  day: string
  minor: number
  currency: string
  source: string | null
  name: string
  category_kind: string | null
}) {
  const minor = Number(row.minor)
  const kind = row.category_kind ?? (minor > 0 ? 'income' : 'expense')
  const { id, currency, source } = row
  // The day and the kind were checked before we stored them.
  return { id, day: row.day as PlainDate, minor, currency, source, text: row.name, kind: kind as CategoryKind }
}
