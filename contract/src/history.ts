import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Id, IdParams, InstantText, ListQuery, listOf } from './values.ts'

export const HistoryEntry = z.strictObject({
  id: Id,
  at: InstantText,
  action: z.string(),
  summary: z.string(),
  row_count: z.number().int(),
  is_undone: z.boolean(),
  /** The entry this one took back, when it is itself an undo. */
  undoes: Id.nullable(),
  can_undo: z.boolean(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const listHistory = defineRoute({
  method: 'GET',
  path: '/api/history/',
  summary: 'Every change, one entry per action, newest first',
  access: 'subscribed',
  query: ListQuery,
  response: listOf(HistoryEntry),
})

export const undoHistoryEntry = defineRoute({
  method: 'POST',
  path: '/api/history/{id}/undo/',
  summary: 'Takes an action back, whole or not at all',
  access: 'subscribed',
  params: IdParams,
  response: HistoryEntry,
})
