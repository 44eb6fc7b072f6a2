import {
  type Attachment,
  addAttachment as addRoute,
  deleteAttachment as deleteRoute,
  downloadAttachment,
  listAttachments,
} from '@evenkeel/contract/attachments.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { findAttachments, readFile, requireAttachment } from './attachment-queries.ts'
import { addAttachment, removeAttachment } from './edit-attachments.ts'

export function registerAttachmentRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, addRoute, async ({ auth, params, request, reply }) => {
    const { attachment, historyId } = await addAttachment(deps, auth.user, params.id, request)
    reply.code(201)
    return { ...toBody(attachment), history_id: historyId }
  })

  serveRoute(app, listAttachments, async ({ auth, params }) => ({
    results: (await findAttachments(deps.db, auth.user.id, params.id)).map(toBody),
  }))

  serveRoute(app, downloadAttachment, async ({ auth, params, reply }) => {
    const found = await requireAttachment(deps.db, auth.user.id, params.id, params.attachment_id)
    // Nothing in an uploaded file may ever run, whatever type the browser takes it for.
    reply
      .type(found.media_type)
      .header('Content-Length', found.bytes)
      .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeRfc5987(found.file_name)}`)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'same-origin')
    return readFile(deps.reports, auth.user.id, found.id)
  })

  serveRoute(app, deleteRoute, ({ auth, params }) =>
    removeAttachment(deps, auth.user.id, params.id, params.attachment_id),
  )
}

function toBody(row: Selectable<Schema['attachment']>): Attachment {
  return {
    id: row.id,
    transaction_id: row.transaction_id,
    file_name: row.file_name,
    media_type: row.media_type as Attachment['media_type'], // We only store values from this list.
    bytes: row.bytes,
    created_at: row.created_at,
  }
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
