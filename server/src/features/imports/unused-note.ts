import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import { createRowsMeant } from '@evenkeel/engine/statement-files/notes/import-note-rows.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { FileFound } from './import-messages.ts'
import { LEFT_OUT_BY_NOTE } from './sort-rows.ts'

type Noted = { user_id: string; id: string; note: string | null }

const ROWS_AT_ONCE = 1_000

/**
 * Says of a note that it changed nothing and why: nobody understood it, no row is what it speaks of, or what it speaks
 * of is there already, or is all there is. Null where it did what it asks.
 */
export async function whatTheNoteDid(db: Db, run: Noted, { firstDay, lastDay }: FileFound): Promise<string | null> {
  if (run.note === null || run.note.trim() === '') return null
  const read = readImportNote(run.note)
  const { skip = [], only = [], ...rest } = read
  const speaksOfRows = [...skip, ...only].some((meant) => meant !== 'pending')
  if (!speaksOfRows && skip.length === 0 && Object.keys(rest).length === 0)
    return 'The note was not understood and changed nothing.'
  if (!speaksOfRows || (await leftSomethingOut(db, run))) return null
  const isMeant = createRowsMeant(read, firstDay && lastDay ? { first: firstDay, last: lastDay } : null)
  let isThere = false
  for await (const row of rowsOf(db, run)) {
    if (!isMeant(row)) continue
    if (row.verdict === 'added') return 'Every new row is what the note asks for, so it left nothing out.'
    isThere ||= row.verdict === 'duplicate'
  }
  return isThere
    ? 'What the note speaks of is there already, so it left nothing out.'
    : 'No row is what the note speaks of, so it left nothing out.'
}

/** Says how days were read that can be meant both ways; null where the file decides it. */
export function howDaysWereRead({ daysGuessed }: Pick<FileFound, 'daysGuessed'>): string | null {
  if (daysGuessed !== 'dmy' && daysGuessed !== 'mdy') return null
  const [read, other] = daysGuessed === 'dmy' ? ['day', 'month'] : ['month', 'day']
  return `Its days can be read both ways; they were read ${read} first. If it is ${other} first, undo this and write “${other} first” into the note.`
}

async function leftSomethingOut(db: Db, { user_id: userId, id }: Noted): Promise<boolean> {
  const leftOut = await db
    .selectFrom('import_row')
    .select('seq')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('verdict', '=', 'skipped')
    .where('reason', 'like', `${LEFT_OUT_BY_NOTE}%`)
    .limit(1)
    .executeTakeFirst()
  return leftOut !== undefined
}

/** The rows of an import as a note can speak of them; those that are there already as they are there. */
async function* rowsOf(db: Db, { user_id: userId, id }: Noted) {
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
      const own = category !== null && kind !== null ? { name: category, kind: kind as CategoryKind, code } : null
      const simpleName = simple_name ?? name
      yield { verdict, name, simpleName, minor: Number(minor), day: day as PlainDate, category: own }
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.seq
  }
}
