import { z } from 'zod'
import { ATTACHMENT_TYPES } from './attachment-limits.ts'
import { defineRoute } from './route.ts'
import { Id, IdParams, InstantText } from './values.ts'

export { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from './attachment-limits.ts'

export const Attachment = z.strictObject({
  id: Id,
  transaction_id: Id,
  file_name: z.string(),
  /** Determined by the file's first bytes, not by its name. */
  media_type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
  created_at: InstantText,
})
export type Attachment = z.infer<typeof Attachment>

const AttachmentParams = z.strictObject({ id: Id, attachment_id: Id })

export const addAttachment = defineRoute({
  method: 'POST',
  path: '/api/transactions/{id}/attachments/',
  summary: 'Attaches a picture or PDF of up to 10 MB to a transaction, sent as the form field "file"; can be undone',
  access: 'subscribed',
  params: IdParams,
  accepts: 'multipart',
  /** Undoing the entry `history_id` removes the attachment. */
  response: Attachment.extend({ history_id: Id.nullable().default(null) }),
  status: 201,
})

export const listAttachments = defineRoute({
  method: 'GET',
  path: '/api/transactions/{id}/attachments/',
  summary: 'Lists a transaction’s attachments; for part of a split, also those of the whole transaction',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ results: z.array(Attachment) }),
})

export const downloadAttachment = defineRoute({
  method: 'GET',
  path: '/api/transactions/{id}/attachments/{attachment_id}/',
  summary: 'Downloads an attachment',
  access: 'subscribed',
  params: AttachmentParams,
  response: z.string(),
  responseType: 'file',
})

export const deleteAttachment = defineRoute({
  method: 'DELETE',
  path: '/api/transactions/{id}/attachments/{attachment_id}/',
  summary: 'Removes an attachment; can be undone for 90 days',
  access: 'subscribed',
  params: AttachmentParams,
  response: z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() }),
})
