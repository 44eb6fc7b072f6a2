import { getPerformance } from '@evenkeel/contract/performance.ts'
import { Id } from '@evenkeel/contract/values.ts'
import type { FastifyInstance } from 'fastify'
import { createWealthReader } from '../../ledger/wealth/account-body.ts'
import { type AccountWealth, findWealth } from '../../ledger/wealth/find-wealth.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { toPerformanceBody } from './performance-body.ts'

export function registerPerformanceRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getPerformance, async ({ auth, query }) => {
    const reader = await createWealthReader(deps, auth.user, query.today)
    const [start, end] = [query.start ?? null, query.end ?? null]
    if (start !== null && start > (end ?? reader.today)) {
      throw new AppError('invalid-input', 'start: must not be after end')
    }
    const wealth = await findWealth(deps.reports, auth.user.id)
    const selected = query.account_ids ? selectAccounts(wealth, query.account_ids) : wealth
    return toPerformanceBody(selected, { start, end, riskFreeRate: query.risk_free_rate }, reader)
  })
}

function selectAccounts(wealth: readonly AccountWealth[], ids: string): AccountWealth[] {
  return [...new Set(ids.split(','))].map((id) => {
    const message = 'must be account ids, separated by commas'
    if (!Id.safeParse(id).success) {
      throw new AppError('invalid-input', `account_ids: ${message}`, { errors: [{ path: 'account_ids', message }] })
    }
    const found = wealth.find(({ account }) => account.id === id)
    if (!found) throw new AppError('not-found', 'Account not found.')
    return found
  })
}
