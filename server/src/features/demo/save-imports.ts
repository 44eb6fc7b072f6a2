import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { beginEntry, getNextRevision } from '../../ledger/history/history.ts'
import { IMPORTED_COLUMNS } from '../../ledger/imported-columns.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { insertPacked } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import { packRows } from '../../platform/database/packed-rows.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import type { PreparedFile, PreparedRow } from './prepare-household.ts'

type Unused = 'note' | 'tags'
const TXN_COLUMNS = IMPORTED_COLUMNS.filter(
  (column): column is Exclude<typeof column, Unused> => column !== 'note' && column !== 'tags',
)

const ROW_COLUMNS = [
  'user_id',
  'import_id',
  'seq',
  'line',
  'verdict',
  'reason',
  'transaction_id',
  'day',
  'minor',
  'currency',
  'name',
  'simple_name',
  'category_id',
  'confidence',
  'needs_review',
  'reason_level',
  'reason_text',
  'source',
  'merchant_key',
  'search_key',
  'likely',
] as const

type Value = string | number | null
type Ledger = { db: Db; userId: string; now: string; categoryIds: ReadonlyMap<string, string> }
const NEW = toStoredReasons([{ code: 'row.new' } satisfies RowReason])

/** The sides of transfers that came first, by transfer key. */
type FirstSides = Map<string, { transactionId: string; transferId: string }>

/** Few enough that other writers don't wait long. */
const ROWS_AT_ONCE = 100

/**
 * Saves the files as imports made on their dates, each with its rows, counts and history entry. Rows are stored in
 * small steps before and after the action's own transaction. Nobody sees a demo until it's complete.
 */
export async function saveImports(ledger: Ledger, files: readonly PreparedFile[]): Promise<void> {
  const waiting: FirstSides = new Map()
  for (const file of files) await saveImport(ledger, file, waiting)
}

async function saveImport(ledger: Ledger, file: PreparedFile, waiting: FirstSides) {
  const { db, userId, now, categoryIds } = ledger
  const evening = `${file.importedOn}T18:00:00.000Z`
  const at = evening < now ? evening : now
  const id = createId()
  const revision = await getNextRevision(db, userId)
  const txns: Value[] = []
  const lines: Value[] = []
  const matched: FirstSides = new Map()
  file.rows.forEach((row, seq) => {
    const transactionId = createId()
    const line = seq + 2 // After the headings.
    const shared = { ...getSharedColumns(row, categoryIds), user_id: userId, import_id: id }
    const transfer_id = pairUp(row, transactionId, waiting, matched)
    const tracked = { id: transactionId, version: revision, last_updated: at, created_at: at, import_line: line }
    txns.push(...pickValues(TXN_COLUMNS, { ...shared, ...tracked, transfer_id }))
    const result = { seq, line, verdict: 'added', reason: NEW, transaction_id: transactionId }
    lines.push(...pickValues(ROW_COLUMNS, { ...shared, ...result }))
  })
  await insertPacked(db as never, 'txn_row', TXN_COLUMNS, packRows(txns, TXN_COLUMNS.length, ROWS_AT_ONCE))
  await runInTransaction(db, (tx) => recordImport(tx, ledger, file, { id, at, revision, matched }))
  await insertPacked(db as never, 'import_row', ROW_COLUMNS, packRows(lines, ROW_COLUMNS.length, ROWS_AT_ONCE))
}

type Stored = { id: string; at: string; revision: number; matched: FirstSides }

async function recordImport(tx: Tx, { userId }: Ledger, file: PreparedFile, { id, at, revision, matched }: Stored) {
  const { fileName, source, rows } = file
  const reason = { code: 'import', args: { rows: rows.length, file: fileName, isAgain: false } } as const
  const { writer, store } = await beginEntry(tx, { userId, reason, at })
  if (writer.revision !== revision) throw new Error('the demo user was changed while their history was being written')
  const review = rows.filter((row) => row.needsReview).length
  const counts = { added: rows.length, duplicate: 0, needs_review: review, unreadable: 0, skipped: 0 }
  const currency = rows[0]!.currency
  const details = { file_name: fileName, source, note: null, detail: null, shape: null, currency }
  await writer.insert('statement_import', { id, status: 'done', ...details, is_turned: 0, created_at: at })
  await tx
    .insertInto('import_run')
    .values({
      user_id: userId,
      id,
      status: 'done',
      created_at: at,
      ...details,
      is_text: 0,
      today: file.importedOn,
      dry_run: 0,
      job_id: null,
      format: 'csv',
      rows_done: rows.length,
      rows_total: rows.length,
      ...counts,
      balance_ok: null,
      balance_line: null,
      balance_detail: null,
      history_id: writer.historyId,
    })
    .execute()

  const partners = new Map([...matched.values()].map(({ transactionId, transferId }) => [transactionId, transferId]))
  await writer.updateMany('txn', [...partners.keys()], (row) => ({ transfer_id: partners.get(row.id)! }))
  await writer.noteCreated('txn', 'import_id', id, rows.length)
  await store()
}

/**
 * Returns the id of a row's transfer if its other side came before it. That side is added to `matched`, to be updated.
 * Otherwise returns null and, if the row is the first side of a transfer, adds it to `waiting`.
 */
function pairUp(row: PreparedRow, transactionId: string, waiting: FirstSides, matched: FirstSides): string | null {
  if (row.transferKey === null) return null
  const other = waiting.get(row.transferKey)
  if (!other) {
    waiting.set(row.transferKey, { transactionId, transferId: createId() })
    return null
  }
  matched.set(row.transferKey, other)
  return other.transferId
}

/** The columns that a transaction and its import row share. */
function getSharedColumns(row: PreparedRow, categoryIds: ReadonlyMap<string, string>) {
  return {
    day: row.day,
    source: row.source,
    name: row.name,
    simple_name: row.simpleName,
    category_id: row.isUncategorized ? null : (categoryIds.get(row.category) ?? null),
    currency: row.currency,
    minor: row.minor,
    confidence: row.confidence,
    needs_review: row.needsReview ? 1 : 0,
    reason_level: row.reasonLevel,
    reason_text: row.reasonText,
    merchant_key: row.merchantKey,
    search_key: row.searchKey,
    likely: row.likely,
  }
}

function pickValues<Column extends string>(columns: readonly Column[], row: Record<Column, Value>): Value[] {
  return columns.map((column) => row[column])
}

/** Saves the transactions that aren't in any file, as if added by hand. */
export async function saveByHand({ db, userId, now, categoryIds }: Ledger, rows: readonly PreparedRow[]) {
  const noFile = { transfer_id: null, import_id: null, import_line: null }
  const values = rows.flatMap((row) => {
    const tracked = { user_id: userId, id: createId(), version: 1, last_updated: now, created_at: now }
    return pickValues(TXN_COLUMNS, { ...getSharedColumns(row, categoryIds), ...noFile, ...tracked })
  })
  await insertPacked(db as never, 'txn_row', TXN_COLUMNS, packRows(values, TXN_COLUMNS.length, ROWS_AT_ONCE))
}
