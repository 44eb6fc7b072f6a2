import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { OWN_EXPORT_FORMAT } from '@evenkeel/engine/statement-files/formats/own-export.ts'
import { getProductOfFormat } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type {
  RowPart,
  StatementReading,
  StatementRow,
} from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { KeptFile } from './import-messages.ts'
import { findImportRows, type ImportRowWithCategory, type ImportWithState } from './import-queries.ts'
import { getSource } from './known-rows.ts'
import type { StagedPart } from './staged-rows.ts'

const ROWS_AT_ONCE = 500

/** The rows of an earlier import as its file had them, serialized in chunks, and what we know about the file. */
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
  const simpleName = row.simple_name ?? undefined
  const product = getProductOfFormat(earlier.format)
  const decisions = {
    category: row.category,
    ...(simpleName ? { simpleName } : {}),
    ...(row.note ? { note: row.note } : {}),
    ...(row.tags ? { tags: readTags(row.tags) } : {}),
  }
  return [
    {
      line,
      day: day as PlainDate,
      minor: earlier.visible_is_turned === 1 ? -Number(minor) : Number(minor),
      currency,
      name,
      ...(row.bank_id === null ? {} : { bankId: row.bank_id }),
      ...(row.note === null ? {} : { note: row.note }),
      ...(source === null ? {} : { source }),
      ...(earlier.format === OWN_EXPORT_FORMAT || product !== null ? { kept: decisions } : {}),
      ...(row.parts === null ? {} : { parts: (JSON.parse(row.parts) as StagedPart[]).map(toRowPart) }),
      ...(row.transfer_key === null ? {} : { transferKey: row.transfer_key }),
    },
  ]
}

function toRowPart({ minor, category, note }: StagedPart): RowPart {
  return { minor, category, ...(note === null ? {} : { note }) }
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
