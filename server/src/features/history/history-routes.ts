import {
  type HistoryEntry as HistoryBody,
  listHistory as listHistoryRoute,
  undoHistoryEntry,
} from '@evenkeel/contract/history.ts'
import type { FastifyInstance } from 'fastify'
import { countHistory, type HistoryEntry, listHistory } from '../../ledger/history/history.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

export function registerHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, listHistoryRoute, async ({ auth, query }) => {
    const before = query.cursor === undefined ? undefined : readCursor(query.cursor)
    const entries = await listHistory(deps.db, auth.user.id, { limit: query.limit + 1, before })
    const page = entries.slice(0, query.limit)
    return {
      results: page.map(toBody),
      next: entries.length > query.limit ? String(page.at(-1)!.revision) : null,
      total: await countHistory(deps.db, auth.user.id),
    }
  })

  serveRoute(app, undoHistoryEntry, async ({ auth, params }) => {
    const undone = await undoAction(deps.db, auth.user.id, params.id, getInstant(deps.clock), deps.reports)
    deps.wakeJobs()
    return toBody(undone)
  })
}

function readCursor(text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new AppError('invalid-input', 'cursor: invalid')
  return Number(text)
}

function toBody({ id, revision, at, action, summary, reasons, rowCount, isUndone, undoes }: HistoryEntry): HistoryBody {
  // Entries from an imported export are older than this account's first action and can't be undone.
  const can_undo = !isUndone && revision > 0
  return { id, at, action, summary, reasons, row_count: rowCount, is_undone: isUndone, undoes, can_undo }
}
