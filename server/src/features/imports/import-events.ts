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
 * The import's status and newest rows, sent whenever they change. Ends with the import or the session. Read from the
 * database, because another process may be doing the work.
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
      const found = toBody(await requireImport(deps.db, userId, importId))
      const text = JSON.stringify(found)
      if (text !== last) {
        last = text
        quietSince = Date.now()
        const rows =
          found.progress.done > seen
            ? await findShownRows(deps.reports, userId, importId, { isNewestFirst: true, limit: LATEST_ROWS })
            : []
        seen = found.progress.done
        yield `event: progress\ndata: ${JSON.stringify({ ...found, rows: rows.map((row) => toRowBody(row, found.dry_run)) })}\n\n`
      } else if (Date.now() - quietSince > KEEP_ALIVE_INTERVAL_MS) {
        quietSince = Date.now()
        yield ': still here\n\n'
      }
      if (found.status !== 'queued' && found.status !== 'running') return
      await wait(POLL_INTERVAL_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
  }
  return Readable.from(writeEvents()).on('close', () => {
    end()
    getWatchers(app).delete(end)
  })
}

const openWatchers = new WeakMap<FastifyInstance, Set<() => void>>()

/** The open streams of this app. They're ended when the app closes, because it would wait for them. */
function getWatchers(app: FastifyInstance): Set<() => void> {
  const watchers = openWatchers.get(app)
  if (watchers) return watchers
  throw new Error('endStreamsOnClose was not called for this app')
}

/** Must be called before the app is ready. */
export function endStreamsOnClose(app: FastifyInstance): void {
  openWatchers.set(app, new Set())
  app.addHook('preClose', async () => {
    for (const end of getWatchers(app)) end()
  })
}
