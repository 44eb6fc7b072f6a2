import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { packRows } from '../../platform/database/packed-rows.ts'
import { createId } from '../../platform/ids.ts'
import type { CategorizedPart, OtherLine, OwnCategory, ReadRow, StagedBatch } from './import-messages.ts'

/** The columns of `import_row` that a staged row fills, in the order of its values. */
export const STAGED_COLUMNS = [
  'user_id',
  'import_id',
  'seq',
  'line',
  'verdict',
  'reason',
  'transaction_id',
  'bank_id',
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
  'told_source',
  'merchant_key',
  'search_key',
  'likely',
  'note',
  'tags',
  'file_category',
  'parts',
  'transfer_key',
] as const

const NEEDS_REVIEW = STAGED_COLUMNS.indexOf('needs_review')

/** A part of a split as stored in `import_row.parts`. */
export type StagedPart = CategorizedPart & { categoryId: string | null }
type Owner = { readonly userId: string; readonly importId: string }

/**
 * Packs rows as plain database values, so nothing has to be unpacked between the reading thread and the one that stores
 * them.
 */
export class RowStager {
  readonly #owner: Owner
  readonly #categoryIds: Map<string, string>
  readonly #transferIds = new Map<string, string>()
  #seq = 0

  constructor(owner: Owner, categories: readonly OwnCategory[]) {
    this.#owner = owner
    this.#categoryIds = new Map(categories.map(({ id, name }) => [name, id]))
  }

  stage(rows: readonly ReadRow[]): StagedBatch {
    const batch: StagedBatch = {
      rows: rows.length,
      added: 0,
      duplicate: 0,
      skipped: 0,
      unreadable: 0,
      needs_review: 0,
      packed: [],
    }
    const values: (string | number | null)[] = []
    for (const row of rows) {
      const { categorized } = row
      batch[row.verdict] += 1
      const categoryId = this.#categoryIds.get(categorized?.category ?? '') ?? null
      const needsReview = categorized && (categorized.needsReview || categoryId === null)
      if (needsReview) batch.needs_review += 1
      const { userId, importId } = this.#owner
      values.push(userId, importId, this.#seq, row.line, row.verdict, toStoredReasons(row.reasons))
      values.push(row.verdict === 'added' ? createId() : row.existingId)
      values.push(row.bankId, row.day, row.minor, row.currency, row.name)
      if (categorized) {
        values.push(categorized.simpleName, categoryId, categorized.confidence)
        values.push(needsReview ? 1 : 0, categorized.reasonLevel, toStoredReasons(categorized.reasons))
      } else values.push(null, null, null, 0, null, null)
      values.push(
        row.source,
        row.toldSource,
        categorized?.merchantKey ?? null,
        categorized?.searchKey ?? null,
        categorized ? toStoredLikely(categorized.likely) : null,
        row.note,
        row.tags,
      )
      values.push(row.fileCategory, this.#getParts(row), this.#getTransfer(row))
      this.#seq += 1
    }
    batch.packed = packRows(values, STAGED_COLUMNS.length)
    return batch
  }

  #getParts({ parts }: ReadRow): string | null {
    if (parts === null) return null
    const staged = parts.map(
      (part): StagedPart => ({ ...part, categoryId: this.#categoryIds.get(part.category ?? '') ?? null }),
    )
    return JSON.stringify(staged)
  }

  #getTransfer({ transferKey }: ReadRow): string | null {
    if (transferKey === null) return null
    const id = this.#transferIds.get(transferKey) ?? createId()
    this.#transferIds.set(transferKey, id)
    return id
  }

  stageOther(lines: readonly OtherLine[]): StagedBatch {
    const { userId, importId } = this.#owner
    const values = lines.flatMap(({ line, text, reason, verdict }) => {
      const firstValues = [
        userId,
        importId,
        this.#seq++,
        line,
        verdict,
        toStoredReasons([reason]),
        null,
        null,
        null,
        null,
        null,
        text,
      ]
      return [...firstValues, ...Array(STAGED_COLUMNS.length - firstValues.length).fill(null)].with(NEEDS_REVIEW, 0)
    })
    const packed = packRows(values, STAGED_COLUMNS.length)
    const skipped = lines.filter(({ verdict }) => verdict === 'skipped').length
    const none = { added: 0, duplicate: 0, needs_review: 0 }
    return { ...none, rows: lines.length, skipped, unreadable: lines.length - skipped, packed }
  }
}
