import { readImportNote } from '@evenkeel/engine/statement-files/import-note.ts'
import type { Db } from '../../platform/database/schema.ts'
import { LEFT_OUT_BY_NOTE } from './sort-rows.ts'

type Noted = { user_id: string; id: string; note: string | null }

/** Says of a note that it changed nothing, be it that nobody understood it or that no row is what it speaks of. */
export async function whatTheNoteDid(db: Db, { user_id: userId, id, note }: Noted): Promise<string | null> {
  if (note === null || note.trim() === '') return null
  const { skip = [], only = [], ...read } = readImportNote(note)
  const speaksOfRows = [...skip, ...only].some((meant) => meant !== 'pending')
  if (!speaksOfRows && skip.length === 0 && Object.keys(read).length === 0)
    return 'The note was not understood and changed nothing.'
  if (!speaksOfRows) return null
  const leftOut = await db
    .selectFrom('import_row')
    .select('seq')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('verdict', '=', 'skipped')
    .where('reason', 'like', `${LEFT_OUT_BY_NOTE}%`)
    .limit(1)
    .executeTakeFirst()
  return leftOut ? null : 'No row is what the note speaks of, so it left nothing out.'
}
