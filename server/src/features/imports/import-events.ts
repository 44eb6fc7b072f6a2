import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { type Auth, isSessionOpen } from '../../platform/sessions.ts'
import { toBody, toRowBody } from './import-body.ts'
import { findShownRows, requireImport } from './import-queries.ts'

const POLL_INTERVAL_MS = 250
const KEEP_ALIVE_INTERVAL_MS = 15_000
const LATEST_ROWS = 12

/**
 * Sends an import's status whenever it changes, with the newest rows if more have been read, until the import or the
 * session ends. Both are read from the database, because another process may be doing the work.
 */
export function streamImportEvents(
  app: FastifyInstance,
  deps: Deps,
  { user, sessionId }: Auth,
  importId: string,
  request: IncomingMessage,
): Readable {
  const userId = user.id
  const ended = new AbortController()
  const end = () => ended.abort()
  request.on('close', end)
  getWatchers(app).add(end)
  async function* writeEvents() {
    let last = ''
    let quietSince = Date.now()
    let seen = 0
    while (!ended.signal.aborted && (await isSessionOpen(deps.db, sessionId))) {
      const body = toBody(await requireImport(deps.db, userId, importId))
      const text = JSON.stringify(body)
      if (text !== last) {
        last = text
        quietSince = Date.now()
        const rows =
          body.progress.done > seen
            ? await findShownRows(deps.reports, userId, importId, { isNewestFirst: true, limit: LATEST_ROWS })
            : []
        seen = body.progress.done
        yield `event: progress\ndata: ${JSON.stringify({ ...body, rows: rows.map((row) => toRowBody(row, body.dry_run)) })}\n\n`
      } else if (Date.now() - quietSince > KEEP_ALIVE_INTERVAL_MS) {
        quietSince = Date.now()
        yield ': still here\n\n'
      }
      if (body.status !== 'queued' && body.status !== 'running') return
      await wait(POLL_INTERVAL_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
  }
  return Readable.from(writeEvents()).on('close', () => {
    end()
    getWatchers(app).delete(end)
  })
}

const openWatchers = new WeakMap<FastifyInstance, Set<() => void>>()

/** Functions that end the app's open streams. They're called when it closes, because it would wait for the streams. */
function getWatchers(app: FastifyInstance): Set<() => void> {
  const watchers = openWatchers.get(app)
  if (watchers) return watchers
  throw new Error('endStreamsOnClose was not called for this app')
}

/** Ends the app's open streams when it closes. Must be called before the app is ready. */
export function endStreamsOnClose(app: FastifyInstance): void {
  openWatchers.set(app, new Set())
  app.addHook('preClose', async () => {
    for (const end of getWatchers(app)) end()
  })
}
