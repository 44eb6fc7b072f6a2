import { exportIncomeStatement, getIncomeStatement, getIncomeStatementParts } from '@evenkeel/contract/reports.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { buildIncomeStatement } from './build-income-statement.ts'
import { toCsv } from './statement-csv.ts'
import { findStatementParts } from './statement-merchants.ts'

export function registerIncomeStatementRoutes(app: FastifyInstance, deps: Deps): void {
  const addDefaults = <Query extends { year?: number | undefined; today?: PlainDate | undefined }>(query: Query) => {
    const today = query.today ?? getLocalDay(deps.clock)
    return { ...query, today, year: query.year ?? Number(today.slice(0, 4)) }
  }

  serveRoute(app, getIncomeStatement, ({ auth, query }) => buildIncomeStatement(deps, auth.user, addDefaults(query)))

  serveRoute(app, exportIncomeStatement, async ({ auth, query, reply }) => {
    const statement = await buildIncomeStatement(deps, auth.user, addDefaults(query))
    reply.type('text/csv; charset=utf-8')
    const months = query.months ?? null
    const part = months === null ? '' : `-first-${months}-months`
    const name = `evenkeel-income-statement-${statement.years[0]}-${statement.basis}${part}.csv`
    reply.header('Content-Disposition', `attachment; filename="${name}"`)
    return toCsv(statement, months)
  })

  serveRoute(app, getIncomeStatementParts, ({ auth, query }) => findStatementParts(deps, auth.user, addDefaults(query)))
}
