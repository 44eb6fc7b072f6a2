import { insertPacked } from '../../platform/database/insert-rows.ts'
import { packRows } from '../../platform/database/packed-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { beginEntry } from '../../platform/history.ts'
import { newId } from '../../platform/ids.ts'
import { summaryOf } from '../../platform/ledger/import-counts.ts'
import type { PreparedFile, PreparedRow } from './prepare-household.ts'

const TXN_COLUMNS = [
  'user_id',
  'id',
  'version',
  'last_updated',
  'day',
  'source',
  'name',
  'simple_name',
  'category_id',
  'currency',
  'minor',
  'confidence',
  'needs_review',
  'reason_level',
  'reason_text',
  'merchant_key',
  'search_key',
  'transfer_id',
  'import_id',
  'import_line',
  'created_at',
] as const

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
] as const

type Ledger = { tx: Tx; userId: string; now: string; categoryIds: ReadonlyMap<string, string> }
/** The sides of transfers that are in the ledger, each waiting for the other. */
type Waiting = Map<string, { transactionId: string; transferId: string }>

/** Writes the files as imports that were done when they say: each with its rows, its counts, and an entry to undo it by. */
export async function saveImports(ledger: Ledger, files: readonly PreparedFile[]): Promise<void> {
  const waiting: Waiting = new Map()
  for (const file of files) await saveImport(ledger, file, waiting)
}

async function saveImport({ tx, userId, now, categoryIds }: Ledger, file: PreparedFile, waiting: Waiting) {
  const evening = `${file.importedOn}T18:00:00.000Z`
  const at = evening < now ? evening : now
  const { fileName, source, rows } = file
  const id = newId()
  const summary = `Imported ${rows.length.toLocaleString('en')} rows from ${fileName}`
  const { writer, store } = await beginEntry(tx, { userId, action: 'import', summary, at }, null)
  const review = rows.filter((row) => row.needsReview).length
  const counts = { added: rows.length, duplicate: 0, needs_review: review, unreadable: 0, skipped: 0 }
  const currency = rows[0]!.currency
  const about = { file_name: fileName, source, note: null, detail: summaryOf(counts, false), shape: null, currency }
  await writer.insert('statement_import', { id, status: 'done', ...about, is_turned: 0, created_at: at })
  await tx
    .insertInto('import_run')
    .values({
      user_id: userId,
      id,
      status: 'done',
      created_at: at,
      ...about,
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

  const txns: (string | number | null)[] = []
  const lines: (string | number | null)[] = []
  const met: Waiting = new Map()
  rows.forEach((row, seq) => {
    const transactionId = newId()
    const line = seq + 2 // behind the headings
    const values = sharedValues(row, categoryIds)
    txns.push(userId, transactionId, writer.revision, at, row.day, row.source, row.name, ...values)
    txns.push(pairUp(row, transactionId, waiting, met), id, line, at)
    lines.push(userId, id, seq, line, 'added', 'New.', transactionId, row.day, row.minor, row.currency, row.name)
    lines.push(...values.toSpliced(2, 2).toSpliced(-2, 0, row.source))
  })
  await insertPacked(tx as never, 'txn', TXN_COLUMNS, packRows(txns, TXN_COLUMNS.length))
  await insertPacked(tx as never, 'import_row', ROW_COLUMNS, packRows(lines, ROW_COLUMNS.length))
  const partners = new Map([...met.values()].map(({ transactionId, transferId }) => [transactionId, transferId]))
  await writer.updateMany('txn', [...partners.keys()], (row) => ({ transfer_id: partners.get(row.id)! }))
  await writer.createdBy('txn', 'import_id', id, rows.length)
  await store()
}

/** The id of the transfer that a row is one side of, where the other side is there; that one is then to be told. */
function pairUp(row: PreparedRow, transactionId: string, waiting: Waiting, met: Waiting): string | null {
  if (row.transferKey === null) return null
  const other = waiting.get(row.transferKey)
  if (!other) {
    waiting.set(row.transferKey, { transactionId, transferId: newId() })
    return null
  }
  met.set(row.transferKey, other)
  return other.transferId
}

/** `simple_name` to `search_key`, in the order in which `txn` has them. */
function sharedValues(row: PreparedRow, categoryIds: ReadonlyMap<string, string>): (string | number | null)[] {
  return [
    row.simpleName,
    categoryIds.get(row.category) ?? null,
    row.currency,
    row.minor,
    row.confidence,
    row.needsReview ? 1 : 0,
    row.reasonLevel,
    row.reasonText,
    row.merchantKey,
    row.searchKey,
  ]
}

/** Writes the rows that no file had. */
export async function saveByHand({ tx, userId, now, categoryIds }: Ledger, rows: readonly PreparedRow[]) {
  const values = rows.flatMap((row) => [
    ...[userId, newId(), 1, now, row.day, row.source, row.name, ...sharedValues(row, categoryIds)],
    ...[null, null, null, now],
  ])
  await insertPacked(tx as never, 'txn', TXN_COLUMNS, packRows(values, TXN_COLUMNS.length))
}
