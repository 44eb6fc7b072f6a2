import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createMentionTest } from '@evenkeel/engine/statement-files/notes/import-note-rows.ts'
import { getReasonPattern } from '../../ledger/stored-reasons.ts'
import type { Db } from '../../platform/database/schema.ts'
import { createPause } from '../../platform/short-turns.ts'
import type { FileFindings } from './import-messages.ts'

type NotedRun = { user_id: string; id: string; note: string | null }

const ROWS_AT_ONCE = 1_000

/**
 * Why a note changed nothing: we didn't understand it, or it says which rows to skip or import and none were skipped.
 * Null if there's no note, if it also asks to keep the rows it would skip, or if it only asks for something else.
 */
export async function explainUnusedNote(
  db: Db,
  run: NotedRun,
  { note, firstDay, lastDay }: Pick<FileFindings, 'note' | 'firstDay' | 'lastDay'>,
): Promise<ImportReason | null> {
  if (run.note === null || run.note.trim() === '') return null
  const { skip = [], only = [], ...otherRequests } = note
  const mentionsRows = [...skip, ...only].some((target) => target !== 'pending')
  if (!mentionsRows && skip.length === 0 && Object.keys(otherRequests).length === 0)
    return { code: 'import.note-not-understood' }
  if (!mentionsRows || (await hasSkippedRows(db, run))) return null
  const isMatched = createMentionTest(note, firstDay && lastDay ? { first: firstDay, last: lastDay } : null)
  let hasMatch = false
  const pause = createPause()
  for await (const row of findRows(db, run)) {
    await pause()
    if (!isMatched(row)) continue
    // A row to skip that was added is one that the note also asks to keep.
    if (row.verdict === 'added') return only.length === 0 ? null : { code: 'import.note-meant-all' }
    hasMatch ||= row.verdict === 'duplicate'
  }
  return { code: hasMatch ? 'import.note-meant-duplicates' : 'import.note-meant-none' }
}

/** How ambiguous dates were read; null if the file or the user's note settles it. */
export function createDaysReason({ daysGuessed }: Pick<FileFindings, 'daysGuessed'>): ImportReason | null {
  if (daysGuessed !== 'dmy' && daysGuessed !== 'mdy') return null
  return { code: 'import.days-ambiguous', args: { order: daysGuessed } }
}

/** Asks about the signs of a file that doesn't say which amounts are money in and which are money out. */
export function createSignsReason({ areSignsGuessed }: Pick<FileFindings, 'areSignsGuessed'>): ImportReason | null {
  return areSignsGuessed ? { code: 'import.signs-unclear' } : null
}

/** Says that the file or text could also be read another way. */
export function createTextReason({ isReadingGuessed }: Pick<FileFindings, 'isReadingGuessed'>): ImportReason | null {
  return isReadingGuessed ? { code: 'import.reading-unclear' } : null
}

/** Says which currency we assumed for a file that doesn't name one. */
export function createCurrencyReason({
  guessedCurrency: currency,
}: Pick<FileFindings, 'guessedCurrency'>): ImportReason | null {
  return currency ? { code: 'import.currency-unclear', args: { currency } } : null
}

async function hasSkippedRows(db: Db, { user_id: userId, id }: NotedRun): Promise<boolean> {
  const skipped = await db
    .selectFrom('import_row')
    .select('seq')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('verdict', '=', 'skipped')
    .where('reason', 'like', getReasonPattern('row.skipped-by-note'))
    .limit(1)
    .executeTakeFirst()
  return skipped !== undefined
}

/** An import's rows as a note can refer to them; duplicates as they are in the ledger. */
async function* findRows(db: Db, { user_id: userId, id }: NotedRun) {
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('import_row as row')
      .leftJoin('txn', (join) =>
        join.onRef('txn.user_id', '=', 'row.user_id').onRef('txn.id', '=', 'row.transaction_id'),
      )
      .leftJoin('category', (join) =>
        join
          .onRef('category.user_id', '=', 'row.user_id')
          .on((eb) => eb('category.id', '=', eb.fn.coalesce('row.category_id', 'txn.category_id'))),
      )
      .select((eb) => [
        'row.seq',
        'row.verdict',
        'row.day',
        'row.minor',
        'row.name',
        eb.fn.coalesce('row.simple_name', 'txn.simple_name').as('simple_name'),
        'category.name as category',
        'category.kind',
        'category.code',
      ])
      .where('row.user_id', '=', userId)
      .where('row.import_id', '=', id)
      .where('row.seq', '>', after)
      .orderBy('row.seq')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { verdict, day, minor, name, simple_name, category, kind, code } of rows) {
      if (day === null || minor === null) continue
      const userCategory =
        category !== null && kind !== null ? { name: category, kind: kind as CategoryKind, code } : null
      const simpleName = simple_name ?? name
      yield { verdict, name, simpleName, minor: Number(minor), day: day as PlainDate, category: userCategory }
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.seq
  }
}
