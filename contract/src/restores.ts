import { z } from 'zod'
import { ReasonData } from './reasons/reason-data.ts'
import { defineRoute } from './route.ts'
import { CurrencyCode, Id, IdParams, InstantText } from './values.ts'

/** The largest export, as a zip, that can be imported. */
export const MAX_RESTORE_BYTES = 1024 ** 3

/** What an export contains, in display order. */
export const RestoredKind = z.enum([
  'transactions',
  'splits',
  'transfers',
  'attachments',
  'categories',
  'imports',
  'budget-items',
  'custom-instructions',
  'wealth-accounts',
  'statements',
  'account-links',
  'simulator-scenarios',
  'personal-attributes',
  'history',
])
export type RestoredKind = z.infer<typeof RestoredKind>

export const RestorePlan = z.strictObject({
  /** The owner and date of the export, according to the zip. */
  username: z.string().nullable(),
  made_at: InstantText.nullable(),
  /** The preferred currency that the import sets; null if it doesn't set one. */
  currency: CurrencyCode.nullable(),
  counts: z.array(z.strictObject({ kind: RestoredKind, count: z.number().int() })),
  /** What can't be kept or will change, as sentences and as data. */
  notes: z.array(z.strictObject({ text: z.string(), reason: ReasonData })),
})
export type RestorePlan = z.infer<typeof RestorePlan>

/** `ready`: checked and waiting for confirmation. Nothing has been added yet. */
const RestoreStatus = z.enum(['checking', 'ready', 'importing', 'done', 'failed'])

export const RestoreBody = z.strictObject({
  id: Id,
  status: RestoreStatus,
  created_at: InstantText,
  file_name: z.string().nullable(),
  progress: z.strictObject({ done: z.number().int(), total: z.number().int() }),
  /** Why it failed; null if it didn't. */
  detail: z.string().nullable(),
  detail_reasons: z.array(ReasonData),
  plan: RestorePlan.nullable(),
  /** The history entry to undo the import with. */
  history_id: Id.nullable(),
})
export type RestoreBody = z.infer<typeof RestoreBody>

export const createRestore = defineRoute({
  method: 'POST',
  path: '/api/restores/',
  summary: 'Uploads an export zip and checks what importing it would add',
  access: 'subscribed',
  accepts: 'multipart',
  response: RestoreBody,
  status: 202,
})

export const listRestores = defineRoute({
  method: 'GET',
  path: '/api/restores/',
  summary: 'Returns the latest import of an export, unless there is none or it was undone',
  access: 'subscribed',
  response: z.strictObject({ results: z.array(RestoreBody) }),
})

export const getRestore = defineRoute({
  method: 'GET',
  path: '/api/restores/{id}/',
  summary: 'Returns the progress of importing an export',
  access: 'subscribed',
  params: IdParams,
  response: RestoreBody,
})

export const confirmRestore = defineRoute({
  method: 'POST',
  path: '/api/restores/{id}/confirm/',
  summary: 'Imports a checked export as one action; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: RestoreBody,
  status: 202,
})

export const discardRestore = defineRoute({
  method: 'DELETE',
  path: '/api/restores/{id}/',
  summary: 'Deletes an uploaded export, unless it’s being imported right now; what it added stays',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ deleted: z.number().int() }),
})
