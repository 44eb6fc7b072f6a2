import type { Db, HistoryTable } from '../../platform/database/schema.ts'
import type { CopiedPointer } from './change.ts'
import { findCopiedNote, hasOnlyUpdates } from './copied-notes.ts'
import { type AppliedEdit, findAppliedEdit } from './large-edits.ts'

/** Each switch makes folding slower, because its entry gets a note about every row. */
const MAX_SWITCHES = 4

export type Switch = { edit: AppliedEdit; pointer: CopiedPointer }

/**
 * The edit to switch, if that's enough to undo this entry: it's the user's last action, the edit added no rows and
 * hasn't been switched too often, nothing of it is folded in yet, and the action's other writes only updated rows that
 * aren't categories. Otherwise null.
 */
export async function findSwitch(db: Db, target: HistoryTable, lastRevision: number): Promise<Switch | null> {
  const { user_id: userId, id, revision } = target
  if (target.undone_by !== null || revision !== lastRevision) return null
  const edit = await findAppliedEdit(db, userId)
  if (edit?.historyId !== id) return null
  const note = await findCopiedNote(db, userId, id)
  if (!note?.pointer.days || (note.pointer.switches ?? 0) >= MAX_SWITCHES) return null
  return (await hasOnlyUpdates(db, userId, id)) ? { edit, pointer: note.pointer } : null
}
