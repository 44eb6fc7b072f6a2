import { statfs } from 'node:fs/promises'
import { getHealth, getReadiness } from '@evenkeel/contract/health.ts'
import type { FastifyInstance } from 'fastify'
import { hasPendingMigrations } from '../../platform/database/migrate.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

const MIN_FREE_BYTES = 20 * 1024 * 1024
/** A load balancer asks every few seconds, so a check that takes longer than this counts as failed. */
const MAX_CHECK_MS = 2_000

type Checks = Record<'process' | 'database' | 'migrations' | 'disk', string>

export function registerHealthRoutes(app: FastifyInstance, deps: Deps & { checkAlive: () => Promise<void> }): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // Anyone can call the readiness route as often as they like, so requests that arrive during a check share it.
  let running: Promise<Checks> | null = null

  serveRoute(app, getHealth, () => ({ status: 'ok' as const }))

  serveRoute(app, getReadiness, async ({ reply }) => {
    running ??= runChecks().finally(() => {
      running = null
    })
    const checks = await running
    const isReady = Object.values(checks).every((check) => check === 'ok')
    if (!isReady) reply.code(503)
    return { status: isReady ? ('ready' as const) : ('not-ready' as const), checks }
  })

  async function runChecks(): Promise<Checks> {
    const deadline = AbortSignal.timeout(MAX_CHECK_MS)
    const late = new Promise<never>((_, reject) => deadline.addEventListener('abort', () => reject(deadline.reason)))
    late.catch(() => {})
    const check = (work: Promise<string | void>, statusIfFailed: string) =>
      Promise.race([work, late]).then(
        (status) => status ?? 'ok',
        () => statusIfFailed,
      )
    const [database, migrations, disk] = await Promise.all([
      check(deps.checkAlive(), 'not responding'),
      check(
        hasPendingMigrations(deps.db).then((isPending) => (isPending ? 'pending' : 'ok')),
        'unknown',
      ),
      check(checkFreeSpace(deps.config.dataDir), 'unreadable'),
    ])
    return { process: isClosing ? 'shutting down' : 'ok', database, migrations, disk }
  }
}

async function checkFreeSpace(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= MIN_FREE_BYTES ? 'ok' : 'almost full'
}
