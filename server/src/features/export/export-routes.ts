import { exportInFormat as exportInFormatRoute, exportEverything as exportRoute } from '@evenkeel/contract/export.ts'
import type { FastifyInstance } from 'fastify'
import { recordAuditEvent } from '../../platform/audit.ts'
import { getInstant, getLocalDay, HOUR } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'
import { toProfile } from '../../users/profile-body.ts'
import { exportEverything } from './export-everything.ts'
import { exportInFormat, FORMATS } from './other-formats.ts'

const PER_HOUR = 20

export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, exportRoute, async ({ auth, request, reply }) => {
    await requireWithinLimit(deps, `export:${auth.user.id}`, PER_HOUR, HOUR)
    await recordAuditEvent(deps, request, 'exported', auth.user.id)
    reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="evenkeel-${getLocalDay(deps.clock)}.zip"`)
    return exportEverything(deps.reports, auth.user.id, toProfile(auth, deps), getInstant(deps.clock))
  })

  serveRoute(app, exportInFormatRoute, async ({ auth, params, request, reply }) => {
    await requireWithinLimit(deps, `export:${auth.user.id}`, PER_HOUR, HOUR)
    await recordAuditEvent(deps, request, 'exported', auth.user.id)
    const { extension, type } = FORMATS[params.format]
    const today = getLocalDay(deps.clock)
    reply.type(type).header('Content-Disposition', `attachment; filename="evenkeel-${today}.${extension}"`)
    return exportInFormat(deps.reports, auth.user.id, params.format, today)
  })
}
