import { getComparison } from '@evenkeel/contract/comparison.ts'
import type { FastifyInstance } from 'fastify'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { buildComparison } from './build-comparison.ts'

export function registerComparisonRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getComparison, ({ auth, query }) =>
    buildComparison(deps, auth.user, { ...query, today: query.today ?? getLocalDay(deps.clock) }),
  )
}
