import { createSearchKey } from '../../ledger/search-key.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import type { StagedPart } from './staged-rows.ts'

/** Staged rows by number: `from` up to, but not including, `to`. */
export type Lines = { from: number; to: number }
type ImportLines = { userId: string; importId: string; version: number; at: string; lines: Lines }

/**
 * Creates the parts of staged splits in place of each whole, as if the user had split it here. Returns how many more
 * parts than wholes there are.
 */
export async function insertParts(tx: Tx, { userId, importId, version, at, lines }: ImportLines): Promise<number> {
  const wholes = await tx
    .selectFrom('import_row')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('seq', '>=', lines.from)
    .where('seq', '<', lines.to)
    .where('verdict', '=', 'added')
    .where('parts', 'is not', null)
    .execute()
  const parts = wholes.flatMap((whole) =>
    (JSON.parse(whole.parts!) as StagedPart[]).map((part) => {
      const source = whole.told_source ?? whole.source
      const note = part.note ?? whole.note
      const simpleName = whole.simple_name ?? whole.name
      return {
        user_id: userId,
        id: createId(),
        version,
        last_updated: at,
        day: whole.day,
        source,
        name: whole.name,
        simple_name: simpleName,
        category_id: part.categoryId,
        currency: whole.currency,
        minor: part.minor,
        confidence: part.needsReview ? null : 1,
        needs_review: part.needsReview ? 1 : 0,
        reason_level: whole.reason_level,
        reason_text: whole.reason_text,
        // Parts say nothing about the merchant: one purchase covers several categories.
        merchant_key: null,
        search_key: createSearchKey({ name: whole.name, simpleName, source, note, tags: whole.tags }),
        note,
        tags: whole.tags,
        transfer_id: null,
        split_of: whole.transaction_id,
        import_id: importId,
        import_line: whole.line,
        created_at: at,
      }
    }),
  )
  await insertRows(tx as never, 'txn_row', parts)
  return parts.length - wholes.length
}
