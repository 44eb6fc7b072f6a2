import { z } from 'zod'
import { ReasonData } from './reasons/reason-data.ts'
import { defineRoute } from './route.ts'
import { Id, IdParams, InstantText, ListQuery, listOf } from './values.ts'

export const HistoryEntry = z.strictObject({
  id: Id,
  at: InstantText,
  action: z.string(),
  summary: z.string(),
  /** The summary as data; for an undo, its code comes first and the action it undid second. */
  reasons: z.array(ReasonData),
  row_count: z.number().int(),
  is_undone: z.boolean(),
  /** The entry this one undid, if it's an undo. */
  undoes: Id.nullable(),
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
