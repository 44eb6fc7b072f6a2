import { getNetWorth } from '@evenkeel/contract/net-worth.ts'
import { countDaysBetween } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { createWealthReader } from '../../ledger/wealth/account-body.ts'
import { buildNetWorthHistory } from '../../ledger/wealth/net-worth-body.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

const MAX_DAYS = 366 * 50

export function registerNetWorthRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getNetWorth, async ({ auth, query }) => {
    const reader = await createWealthReader(deps, auth.user, query.today)
    const to = query.to ?? reader.today
    if (query.from !== undefined && query.from > to) throw new AppError('invalid-input', 'from: must not be after to')
    if (query.from !== undefined && countDaysBetween(query.from, to) > MAX_DAYS)
      throw new AppError('invalid-input', 'from: must be at most fifty years before to')
    return buildNetWorthHistory(deps.reports, auth.user.id, query, reader)
  })
}
