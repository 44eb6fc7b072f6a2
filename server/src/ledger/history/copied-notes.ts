import type { Db } from '../../platform/database/schema.ts'
import type { CopiedPointer } from './change.ts'

/** An entry's note that points to edited copies, and the last number reserved for notes about folded rows. */
export type CopiedNote = { historyId: string; until: number; pointer: CopiedPointer; showsRows: boolean }

/** The notes that point to an edit's copies: its action's, and those of every undo and redo since. */
export async function findCopiedNotes(db: Db, edit: { userId: string; historyId: string }): Promise<CopiedNote[]> {
  const { userId } = edit
  const notes: CopiedNote[] = []
  for (let id: string | null = edit.historyId; id !== null; ) {
    const note = await findCopiedNote(db, userId, id)
    if (!note) break // the edit is finished
    notes.push(note)
    if (!note.pointer.switches) break
    id = await findReversed(db, userId, id)
  }
  return notes
}

async function findReversed(db: Db, userId: string, historyId: string): Promise<string | null> {
  const entry = db.selectFrom('history').select('undoes').where('user_id', '=', userId).where('id', '=', historyId)
  return (await entry.executeTakeFirst())?.undoes ?? null
}

export async function findCopiedNote(db: Db, userId: string, historyId: string): Promise<CopiedNote | null> {
  const changes = db.selectFrom('history_change').where('user_id', '=', userId).where('history_id', '=', historyId)
  // Stop at the first match: later notes are long, and there are many.
  const pointers = changes.select(['seq', 'rows']).where('kind', '=', 'copied').orderBy('seq').limit(1)
  const found = await pointers.executeTakeFirst()
  if (!found) return null
  const [pointer] = JSON.parse(found.rows) as [CopiedPointer]
  return { historyId, until: found.seq + pointer.count, pointer, showsRows: (pointer.switches ?? 0) % 2 === 1 }
}

/** Whether the entry's notes about transactions only point to copies, and all others are updates outside categories. */
export async function hasOnlyUpdates(db: Db, userId: string, historyId: string): Promise<boolean> {
  const kinds = await db
    .selectFrom('history_change')
    .select(['table_name', 'kind'])
    .distinct()
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .execute()
  return kinds.every(({ table_name, kind }) =>
    table_name === 'txn' ? kind === 'copied' : kind === 'update' && table_name !== 'category',
  )
}
