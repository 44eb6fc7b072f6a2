import { listImportCategories, mapImportCategories } from '@evenkeel/contract/import-categories.ts'
import {
  acceptImportRow,
  cancelImport,
  createImport,
  fixImportRow,
  getImport,
  importAgain,
  listImports as listImportsRoute,
  MAX_IMPORT_ROWS,
  setImportSource,
  swapImportSigns,
  undoImport as undoImportRoute,
  watchImport,
} from '@evenkeel/contract/imports.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { acceptRow } from './accept-row.ts'
import { beginImport } from './begin-import.ts'
import { findImportCategories, mapCategories } from './category-mappings.ts'
import { fixRow } from './fix-row.ts'
import { beginImportAgain } from './import-again.ts'
import { toBody, toRowBody } from './import-body.ts'
import { endStreamsOnClose, streamImportEvents } from './import-events.ts'
import { findShownRows, listImports, type RowFilter, requireImport } from './import-queries.ts'
import { assignSource, stopImport } from './manage-import.ts'
import { streamRows } from './stream-rows.ts'
import { swapSigns } from './swap-signs.ts'
import { undoImport } from './undo-import.ts'

// Clients that poll for progress don't need everything each time.
const ROWS_WHILE_RUNNING = 500
const MAX_ROWS_UNSTREAMED = 1_000
const ROWS_AT_ONCE = 500

export function registerImportRoutes(
  app: FastifyInstance,
  deps: Deps & { cancelJob: (id: string) => Promise<boolean> },
): void {
  endStreamsOnClose(app)
  const read = async (userId: string, id: string) => toBody(await requireImport(deps.db, userId, id))

  serveRoute(app, createImport, async ({ auth, request, reply }) => {
    const id = await beginImport(deps, auth.user, request)
    reply.code(202)
    return read(auth.user.id, id)
  })

  serveRoute(app, listImportsRoute, async ({ auth, query }) => {
    const page = await listImports(deps.db, auth.user.id, { limit: query.limit, before: query.cursor })
    return { results: page.rows.map(toBody), next: page.next, total: page.total }
  })

  serveRoute(app, getImport, async ({ auth, params, query, reply }) => {
    const body = await read(auth.user.id, params.id)
    if (query.rows === 0) return { ...body, rows: [] }
    const filter = {
      verdict: query.verdict,
      needsReview: query.needs_review === undefined ? undefined : query.needs_review === 'true',
      after: query.after,
      afterSeq: query.after_seq,
      limit: query.rows ?? (body.status === 'running' ? ROWS_WHILE_RUNNING : MAX_IMPORT_ROWS),
    }
    const batches = readInBatches(deps.reports, auth.user.id, params.id, filter, body.dry_run)
    const { added, duplicate, unreadable, skipped } = body.counts
    if (Math.min(filter.limit, added + duplicate + unreadable + skipped) > MAX_ROWS_UNSTREAMED) {
      reply.type('application/json; charset=utf-8')
      return streamRows(body, batches)
    }
    return { ...body, rows: (await Array.fromAsync(batches)).flat() }
  })

  serveRoute(app, watchImport, async ({ auth, params, request, reply }) => {
    await requireImport(deps.db, auth.user.id, params.id)
    reply.type('text/event-stream').header('X-Accel-Buffering', 'no')
    return streamImportEvents(app, deps, auth, params.id, request.raw)
  })

  serveRoute(app, acceptImportRow, async ({ auth, params, query }) => {
    const { row, historyId } = await acceptRow(deps, auth.user.id, params.id, params.line, query.seq)
    return { ...toRowBody(row, false), history_id: historyId }
  })

  serveRoute(app, fixImportRow, async ({ auth, params, query, body }) => {
    const position = { importId: params.id, line: params.line, seq: query.seq }
    const { row, historyId } = await fixRow(deps, auth.user.id, position, body)
    return { ...toRowBody(row, false), history_id: historyId }
  })

  serveRoute(app, setImportSource, async ({ auth, params, body }) => {
    const { historyId } = await assignSource(deps, auth.user.id, params.id, body.source)
    return { ...(await read(auth.user.id, params.id)), source_history_id: historyId }
  })

  serveRoute(app, listImportCategories, ({ auth, params }) => findImportCategories(deps.db, auth.user.id, params.id))

  serveRoute(app, mapImportCategories, ({ auth, params, body }) =>
    mapCategories(deps, auth.user.id, params.id, body.categories),
  )

  serveRoute(app, swapImportSigns, async ({ auth, params }) => {
    const { historyId, swapped } = await swapSigns(deps, auth.user.id, params.id)
    return { ...(await read(auth.user.id, params.id)), swapped, swap_history_id: historyId }
  })

  serveRoute(app, cancelImport, async ({ auth, params }) => {
    await stopImport(deps, auth.user.id, params.id)
    return read(auth.user.id, params.id)
  })

  serveRoute(app, importAgain, async ({ auth, params, reply }) => {
    const id = await beginImportAgain(deps, auth.user.id, params.id)
    reply.code(202)
    return read(auth.user.id, id)
  })

  serveRoute(app, undoImportRoute, async ({ auth, params }) => {
    const { removed, edited, alsoIn, historyId } = await undoImport(deps, auth.user.id, params.id)
    const undone = await read(auth.user.id, params.id)
    return { import: undone, removed, edited, also_in: alsoIn, history_id: historyId }
  })
}

async function* readInBatches(db: Db, userId: string, id: string, filter: RowFilter, isDryRun: boolean) {
  let { after, afterSeq, limit: remaining } = filter
  while (remaining > 0) {
    const limit = Math.min(remaining, ROWS_AT_ONCE)
    const rows = await findShownRows(db, userId, id, { ...filter, after, afterSeq, limit })
    yield rows.map((row) => toRowBody(row, isDryRun))
    if (rows.length < limit) return
    const last = rows.at(-1)!
    after = last.line
    afterSeq = last.seq
    remaining -= limit
  }
}
