import { statfs } from 'node:fs/promises'
import { getHealth, getReadiness } from '@evenkeel/contract/health.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

const MIN_FREE_BYTES = 20 * 1024 * 1024

export function registerHealthRoutes(app: FastifyInstance, deps: Deps & { checkAlive: () => Promise<void> }): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  serveRoute(app, getHealth, () => ({ status: 'ok' as const }))

  serveRoute(app, getReadiness, async ({ reply }) => {
    const checks = {
      process: isClosing ? 'shutting down' : 'ok',
      database: await deps.checkAlive().then(
        () => 'ok',
        () => 'not responding',
      ),
      disk: await checkFreeSpace(deps.config.dataDir),
    }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    if (!isReady) reply.code(503)
    return { status: isReady ? ('ready' as const) : ('not-ready' as const), checks }
  })
}

async function checkFreeSpace(folder: string): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= MIN_FREE_BYTES ? 'ok' : 'almost full'
  } catch {
    return 'unreadable'
  }
}
