import { z } from 'zod'
import { ReasonData } from './reasons/reason-data.ts'
import { defineRoute } from './route.ts'
import { Id, IdParams, InstantText, ListQuery, listOf } from './values.ts'

export const HistoryEntry = z.strictObject({
  id: Id,
  at: InstantText,
  action: z.string(),
  summary: z.string(),
  /** The summary as data; for an undo or a redo, its code comes first and the original action second. */
  reasons: z.array(ReasonData),
  row_count: z.number().int(),
  is_undone: z.boolean(),
  /** The entry this one undid, if it's an undo or a redo: a redo undoes an undo. */
  undoes: Id.nullable(),
  /** False if it's undone already, or came with an imported export. */
  can_undo: z.boolean(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const listHistory = defineRoute({
  method: 'GET',
  path: '/api/history/',
  summary: 'Lists every change, one entry per action, newest first',
  access: 'subscribed',
  query: ListQuery,
  response: listOf(HistoryEntry),
})

export const undoHistoryEntry = defineRoute({
  method: 'POST',
  path: '/api/history/{id}/undo/',
  summary: 'Undoes an action, completely or not at all',
  access: 'subscribed',
  params: IdParams,
  response: HistoryEntry,
})
