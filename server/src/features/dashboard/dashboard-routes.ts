import { dismissInsight, getDashboard } from '@evenkeel/contract/reports.ts'
import { countDaysBetween } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { getInstant, getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { buildDashboard, findDismissed, getRange } from './build-dashboard.ts'

const MAX_DAYS = 3_660

export function registerDashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getDashboard, ({ auth, query }) => {
    const options = { ...query, today: query.today ?? getLocalDay(deps.clock) }
    const { from, to } = getRange(options)
    if (from > to) throw new AppError('invalid-input', 'from: must not be after to')
    if (countDaysBetween(from, to) > MAX_DAYS)
      throw new AppError('invalid-input', 'to: must be at most ten years after from')
    return buildDashboard(deps, auth.user, options)
  })

  serveRoute(app, dismissInsight, async ({ auth, params: { key } }) => {
    const userId = auth.user.id
    const action: Action = { userId, reason: { code: 'insight.dismiss' }, at: getInstant(deps.clock) }
    const { historyId } = await recordAction(deps.db, action, async (write, tx) => {
      if ((await findDismissed(tx, userId)).has(key)) return
      await write.insert('dismissed_insight', { insight_key: key })
    })
    return { history_id: historyId }
  })
}
