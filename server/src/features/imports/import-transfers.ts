import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { Selectable } from 'kysely'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { RowPatch } from '../../ledger/history/tracked-tables.ts'
import { readReasons, toStoredReasons } from '../../ledger/stored-reasons.ts'
import {
  findPairs,
  findTransferCategory,
  findTransferRows,
  type TransferRow,
  toTransferPatch,
} from '../../ledger/transfers.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Schema, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createId } from '../../platform/ids.ts'
import type { FileFindings } from './import-messages.ts'
import { type Run, setRun } from './import-run.ts'

type OwnTransfer = readonly [TransferRow, TransferRow]

/** Transfers between the user's own accounts that we're sure of, with at least one side among the staged rows. */
export async function findOwnTransfers(
  { db, reports }: Deps,
  run: { user_id: string; id: string },
  { firstDay, lastDay }: FileFindings,
): Promise<OwnTransfer[]> {
  if (firstDay === null || lastDay === null) return []
  const rows = await findTransferRows(reports, run.user_id, { from: firstDay, to: lastDay }, run.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (await findPairs(db, rows)).flatMap(({ outId, inId, certainty }) => {
    const sides = [byId.get(outId)!, byId.get(inId)!] as const
    return certainty === 'sure' && sides.some((row) => row.seq !== null) ? [sides] : []
  })
}

const PAIRS_AT_ONCE = 50
const ROWS_AT_ONCE = 500

type Side = { row: TransferRow; patch: RowPatch<'txn'> }
/** A stored side, with the import's row as it was before linking. */
type StoredSide = Side & { seq: number; before: Line }
type LinkedPair = { stored: StoredSide[]; existing: Side | null }

/** Links the sides that the import has just stored, while they're hidden; a few pairs at a time. */
export async function linkStoredSides(db: Db, run: Run, pairs: readonly OwnTransfer[]): Promise<LinkedPair[]> {
  if (pairs.length === 0) return []
  const categoryId = await findTransferCategory(db, run.user_id)
  const linked: LinkedPair[] = []
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    await runInTransaction(db, async (tx) => {
      await setRun(tx, run, { status: 'running' })
      const some: LinkedPair[] = []
      for (const pair of pairs.slice(at, at + PAIRS_AT_ONCE)) {
        const transferId = createId()
        const sides = ([pair, [pair[1], pair[0]]] as const).map(([row, other]) => ({
          row,
          other,
          patch: toTransferPatch(transferId, row, other, categoryId),
        }))
        const linkedPair: LinkedPair = { stored: [], existing: null }
        for (const { row, other, patch } of sides) {
          if (row.seq === null) linkedPair.existing = { row, patch }
          else
            linkedPair.stored.push({ row, patch, seq: row.seq, before: await linkStored(tx, run, row, other, patch) })
        }
        some.push(linkedPair)
      }
      return some
    }).then((some) => linked.push(...some))
  }
  return linked
}

/**
 * Plans to link the other sides, which were already in the ledger, as an edit within the import's own action, so that
 * undo can restore them. A transaction that changed since it was read, or that belongs to an import this action also
 * changes (`changingImports`), is left alone. Returns the ids of the sides to link.
 */
export async function planExistingSides(
  edits: StagedEdits,
  db: Db,
  run: Run,
  pairs: readonly LinkedPair[],
  changingImports: readonly string[],
): Promise<Set<string>> {
  const existing = pairs.flatMap((pair) => (pair.existing ? [pair.existing] : []))
  const unchanged = await findUnchanged(db, run.user_id, existing, changingImports)
  const patches = new Map(existing.map(({ row, patch }) => [row.id, patch]))
  await edits.updateMany([...unchanged], (row) => patches.get(row.id)!)
  return unchanged
}

/**
 * Unlinks new transactions whose other side was left alone. Returns how many pairs remain, and how many of the new
 * transactions no longer need review.
 */
export async function finishPairs(tx: Tx, run: Run, pairs: readonly LinkedPair[], unchanged: ReadonlySet<string>) {
  const done = { linked: 0, reviewed: 0 }
  for (const pair of pairs) {
    const isLinked = pair.existing === null || unchanged.has(pair.existing.row.id)
    if (isLinked) done.linked += 1
    for (const side of pair.stored) {
      if (!isLinked) await unlinkStored(tx, run, side)
      else if (side.patch.category_id !== undefined) done.reviewed += side.before.needs_review
    }
  }
  return done
}

/** Unlinks the file's own transfers of which only one side was added: the other was skipped or is a duplicate. */
export async function unlinkSingleSides({ db, reports }: Pick<Deps, 'db' | 'reports'>, run: Run): Promise<void> {
  const single = await reports
    .selectFrom('import_row')
    .select('transfer_key')
    .where('user_id', '=', run.user_id)
    .where('import_id', '=', run.id)
    .where('transfer_key', 'is not', null)
    .where('verdict', '=', 'added')
    .groupBy('transfer_key')
    .having((eb) => eb.fn.countAll<number>(), '=', 1)
    .execute()
  for (let at = 0; at < single.length; at += PAIRS_AT_ONCE) {
    const keys = single.slice(at, at + PAIRS_AT_ONCE).map(({ transfer_key }) => transfer_key)
    await runInTransaction(db, async (tx) => {
      await setRun(tx, run, { status: 'running' })
      await tx
        .updateTable('txn_row')
        .set({ transfer_id: null })
        .where('user_id', '=', run.user_id)
        .where('transfer_id', 'in', keys)
        .execute()
    })
  }
}

export function createPairedReason(linked: number): ImportReason | null {
  return linked === 0 ? null : { code: 'import.transfers-found', args: { transfers: linked } }
}

/** The ids of the sides that haven't changed since they were read and don't belong to one of `changingImports`. */
async function findUnchanged(
  db: Db,
  userId: string,
  sides: readonly Side[],
  changingImports: readonly string[],
): Promise<Set<string>> {
  const unchanged = new Set<string>()
  for (let at = 0; at < sides.length; at += ROWS_AT_ONCE) {
    const some = new Map(sides.slice(at, at + ROWS_AT_ONCE).map(({ row }) => [row.id, row]))
    const rows = await db
      .selectFrom('txn')
      .select(['id', 'minor', 'currency', 'source', 'import_id'])
      .where('user_id', '=', userId)
      .where('id', 'in', [...some.keys()])
      .where('transfer_id', 'is', null)
      .execute()
    for (const { id, minor, currency, source, import_id } of rows) {
      const seen = some.get(id)!
      if (import_id !== null && changingImports.includes(import_id)) continue
      if (Number(minor) === seen.minor && currency === seen.currency && source === seen.source) unchanged.add(id)
    }
  }
  return unchanged
}

const LINE = ['category_id', 'confidence', 'needs_review', 'reason_level', 'reason_text', 'reason'] as const
type Line = Pick<Selectable<Schema['import_row']>, (typeof LINE)[number]>

/** Links a stored row and updates the import's row to match. Returns the import's row as it was before. */
async function linkStored(
  tx: Tx,
  run: Run,
  row: TransferRow,
  other: TransferRow,
  patch: RowPatch<'txn'>,
): Promise<Line> {
  const line = { user_id: run.user_id, import_id: run.id, seq: row.seq! }
  const { transfer_id: _, ...columns } = patch
  const before = await tx
    .selectFrom('import_row')
    .select(LINE)
    .where((eb) => eb.and(line))
    .executeTakeFirstOrThrow()
  const transfer: RowReason = { code: 'row.transfer', args: { source: other.source, day: other.day } }
  const reason = toStoredReasons([...readReasons(before.reason), transfer])
  await updateImportRow(tx, line, { ...columns, reason } as Partial<Line>)
  await updateTransaction(tx, run, row.id, patch)
  return before
}

async function unlinkStored(tx: Tx, run: Run, { row, seq, before }: StoredSide): Promise<void> {
  const { reason: _, ...columns } = before
  await updateImportRow(tx, { user_id: run.user_id, import_id: run.id, seq }, before)
  await updateTransaction(tx, run, row.id, { ...columns, transfer_id: null })
}

async function updateImportRow(
  tx: Tx,
  line: { user_id: string; import_id: string; seq: number },
  columns: Partial<Line>,
) {
  await tx
    .updateTable('import_row')
    .set(columns)
    .where((eb) => eb.and(line))
    .execute()
}

async function updateTransaction(tx: Tx, { user_id }: Run, id: string, columns: RowPatch<'txn'>): Promise<void> {
  await tx.updateTable('txn_row').set(columns).where('user_id', '=', user_id).where('id', '=', id).execute()
}
