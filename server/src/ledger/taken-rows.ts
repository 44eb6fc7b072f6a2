import type { Selectable } from 'kysely'
import type { ImportRowTable } from '../platform/database/import-tables.ts'
import type { Tx } from '../platform/database/schema.ts'
import type { Change, StoredRow } from './history/change.ts'
import { getCounts, type ImportCounts } from './import-counts.ts'

/** The columns of an import's row that change when a person adds it. */
export type RowOutcome = Pick<
  Selectable<ImportRowTable>,
  | 'verdict'
  | 'reason'
  | 'transaction_id'
  | 'simple_name'
  | 'category_id'
  | 'confidence'
  | 'needs_review'
  | 'reason_level'
  | 'reason_text'
  | 'merchant_key'
  | 'search_key'
  | 'likely'
>

/** For an unreadable line: the values that the person entered for it. */
export type FixedRowValues = Pick<Selectable<ImportRowTable>, 'day' | 'minor' | 'currency' | 'name'>

/**
 * Keeps an import's verdicts and counts up to date when a person adds one of its rows, and when that addition is
 * removed or restored. Runs in the transaction of that change.
 */
export async function updateImportOutcomes(tx: Tx, { userId }: { userId: string }, change: Change): Promise<void> {
  if (change.kind !== 'insert' && change.kind !== 'delete') throw new Error('a taken row can only be added or removed')
  const isAdded = change.kind === 'insert'
  // Ids sort by time, so a row that was added twice is reversed newest first.
  const rows = change.rows.toSorted((a, b) => (a.id < b.id === isAdded ? -1 : 1))
  const changesByImport = new Map<string, ImportCounts>()
  for (const row of rows) {
    const [from, to] = isAdded
      ? [readOutcome(row, 'before'), readOutcome(row, 'after')]
      : [readOutcome(row, 'after'), readOutcome(row, 'before')]
    const importId = row.import_id as string
    await tx
      .updateTable('import_row')
      .set(to)
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('seq', '=', row.seq as number)
      .execute()
    const counts = changesByImport.get(importId) ?? {
      added: 0,
      duplicate: 0,
      needs_review: 0,
      unreadable: 0,
      skipped: 0,
    }
    counts[from.verdict] -= 1
    counts[to.verdict] += 1
    counts.needs_review += to.needs_review - from.needs_review
    changesByImport.set(importId, counts)
  }
  for (const [importId, changes] of changesByImport) await changeCounts(tx, userId, importId, changes)
}

function readOutcome(row: StoredRow, when: 'before' | 'after'): RowOutcome {
  return JSON.parse(row[when] as string) as RowOutcome
}

async function changeCounts(tx: Tx, userId: string, importId: string, changes: ImportCounts): Promise<void> {
  const run = await tx
    .selectFrom('import_run')
    .select(['added', 'duplicate', 'needs_review', 'unreadable', 'skipped'])
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!run) return
  const counts = getCounts(run)
  for (const kind of Object.keys(changes) as (keyof ImportCounts)[]) counts[kind] += changes[kind]
  await tx.updateTable('import_run').set(counts).where('user_id', '=', userId).where('id', '=', importId).execute()
}
