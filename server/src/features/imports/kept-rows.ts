import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { OWN_EXPORT_FORMAT } from '@evenkeel/engine/statement-files/formats/own-export.ts'
import { reverseSign } from '@evenkeel/engine/statement-files/identity/reversed-signs.ts'
import { getProductOfFormat } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type {
  KeptDecisions,
  RowPart,
  StatementReading,
  StatementRow,
} from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { readReasons } from '../../ledger/stored-reasons.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { KeptFile } from './import-messages.ts'
import { findImportRows, type ImportRowWithCategory, type ImportWithState } from './import-queries.ts'
import { getSource } from './known-rows.ts'
import type { StagedPart } from './staged-rows.ts'

const ROWS_AT_ONCE = 500

/**
 * The rows of an earlier import, serialized in chunks, and what we know about its file. They're as the file had them,
 * but in the account and with the signs that the import has had since.
 */
export async function serializeRows(db: Db, userId: string, earlier: ImportWithState) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const encoder = new TextEncoder()
  for (let last: ImportRowWithCategory | undefined; ; ) {
    const after = last ? { after: last.line, afterSeq: last.seq } : {}
    const rows = await findImportRows(db, userId, earlier.id, { ...after, limit: ROWS_AT_ONCE })
    const read = rows.flatMap((row) => toStatementRow(row, earlier))
    if (read.length > 0) chunks.push(encoder.encode(`${read.map((row) => JSON.stringify(row)).join('\n')}\n`))
    if (rows.length < ROWS_AT_ONCE) break
    last = rows.at(-1)
  }
  const file: KeptFile = {
    format: earlier.format ?? 'unknown',
    shape: earlier.shape ?? 'unknown',
    hasProof: earlier.balance_ok === 1,
  }
  return { chunks, file }
}

/** An earlier import's row, ready to be imported again; nothing for a line that isn't a row. */
function toStatementRow(row: ImportRowWithCategory, earlier: ImportWithState): StatementRow[] {
  const { line, day, minor, currency, name } = row
  if (day === null || minor === null || currency === null || row.verdict === 'unreadable') return []
  const source =
    earlier.visible_id === null
      ? row.source
      : getSource({ source: earlier.visible_source, readSource: earlier.source }, row.source)
  const kept = findDecisions(row, earlier.format)
  const read: StatementRow = {
    line,
    day: day as PlainDate,
    minor: Number(minor),
    currency,
    name,
    ...(row.bank_id === null ? {} : { bankId: row.bank_id }),
    ...(row.note === null ? {} : { note: row.note }),
    ...(source === null ? {} : { source }),
    ...(kept === null ? {} : { kept }),
    ...(row.parts === null ? {} : { parts: (JSON.parse(row.parts) as StagedPart[]).map(toRowPart) }),
    ...(row.transfer_key === null ? {} : { transferKey: row.transfer_key }),
  }
  if (earlier.visible_is_turned === 1) reverseSign(read)
  return [read]
}

/** The decisions that came with a row, if its file was an export from us or another product. */
function findDecisions(row: ImportRowWithCategory, format: string | null): KeptDecisions | null {
  const texts = {
    ...(row.simple_name ? { simpleName: row.simple_name } : {}),
    ...(row.note ? { note: row.note } : {}),
    ...(row.tags ? { tags: readTags(row.tags) } : {}),
  }
  const reasons = new Map(readReasons(row.reason_text).map(({ code, args }) => [code, args]))
  if (getProductOfFormat(format) !== null)
    return {
      ...texts,
      category: row.file_category,
      isForeign: true,
      ...(reasons.has('category.product-transfer') ? { isTransfer: true } : {}),
      // Only a fee is kept because of a word.
      ...(row.reason_level === 'kept' && reasons.has('category.keyword') ? { isFee: true } : {}),
      ...(reasons.has('row.pending') ? { isPending: true } : {}),
    }
  if (format !== OWN_EXPORT_FORMAT) return null
  // If the user didn't have the file's category, the row has our guess instead.
  const unknown = reasons.get('category.not-in-your-list')
  return { ...texts, category: unknown ? String(unknown.category) : row.category }
}

function toRowPart({ minor, fileCategory, note, isTransfer }: StagedPart): RowPart {
  return {
    minor,
    category: fileCategory,
    ...(note === null ? {} : { note }),
    ...(isTransfer ? { isTransfer } : {}),
  }
}

/** Reads what `serializeRows` wrote. */
export function deserializeRows(bytes: Uint8Array, { format, shape, hasProof }: KeptFile): StatementReading {
  const lines = new TextDecoder().decode(bytes).split('\n')
  const rows = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as StatementRow]))
  return {
    format,
    shape,
    rows,
    encoding: 'kept',
    source: null,
    currency: null,
    issues: [],
    balanceCheck: hasProof ? { ok: true, reason: { code: 'balance.adds-up' } } : null,
    detail: rows.length > 0 ? null : 'This import had no rows.',
  }
}
