import { importStatements as importStatementsRoute } from '@evenkeel/contract/statement-import.ts'
import {
  bulkDeleteStatements,
  createStatement,
  deleteStatement,
  editStatement as editStatementRoute,
  getStatement,
  getStatementGrid,
  listStatements,
  saveStatementGrid,
} from '@evenkeel/contract/statements.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { requireAccount, type StatementRow } from '../../ledger/wealth/find-wealth.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { addStatement, deleteStatements, editStatement, saveGrid } from './edit-statements.ts'
import { importStatements } from './import-statements.ts'
import { createStatementRenderer } from './statement-body.ts'
import { buildGrid, getLastMonthEnd } from './statement-grid.ts'
import { findGaps, findStatementPage, requireStatement } from './statement-queries.ts'

export function registerStatementRoutes(app: FastifyInstance, deps: Deps): void {
  const getToday = (today?: PlainDate) => today ?? getLocalDay(deps.clock)
  const toStatementBody = async (userId: string, row: StatementRow, today?: PlainDate) =>
    (await createStatementRenderer(deps.db, userId, getToday(today))).toBody(row)

  serveRoute(app, listStatements, async ({ auth, query }) => {
    if (query.account_id !== undefined) await requireAccount(deps.db, auth.user.id, query.account_id)
    const today = getToday(query.today)
    const { rows, next, total } = await findStatementPage(deps.reports, auth.user.id, query)
    const { wealth, toBody } = await createStatementRenderer(deps.reports, auth.user.id, today)
    return { results: rows.map(toBody), next, total, gaps: findGaps(wealth, query, today) }
  })

  serveRoute(app, createStatement, async ({ auth, body }) => {
    const { result, historyId } = await addStatement(deps, auth.user.id, body)
    return { ...(await toStatementBody(auth.user.id, result, body.today)), history_id: historyId }
  })

  serveRoute(app, getStatement, async ({ auth, params }) =>
    toStatementBody(auth.user.id, await requireStatement(deps.db, auth.user.id, params.id)),
  )

  serveRoute(app, editStatementRoute, async ({ auth, params, body }) => {
    const toCurrentBody = (row: StatementRow) => toStatementBody(auth.user.id, row)
    const { result, historyId } = await editStatement(deps, auth.user.id, params.id, body, toCurrentBody)
    return { ...(await toCurrentBody(result)), history_id: historyId }
  })

  serveRoute(app, deleteStatement, ({ auth, params }) => deleteStatements(deps, auth.user.id, [params.id]))

  serveRoute(app, bulkDeleteStatements, ({ auth, body }) => deleteStatements(deps, auth.user.id, body.ids))

  serveRoute(app, importStatementsRoute, ({ auth, body }) =>
    importStatements(deps, auth.user, body, getToday(body.today)),
  )

  serveRoute(app, getStatementGrid, ({ auth, query }) => {
    const today = getToday(query.today)
    return buildGrid(deps, auth.user, query.date ?? getLastMonthEnd(today), today)
  })

  serveRoute(app, saveStatementGrid, async ({ auth, body }) => {
    const userId = auth.user.id
    const toCurrentBody = (row: StatementRow) => toStatementBody(userId, row, body.today)
    const { result, historyId } = await saveGrid(deps, userId, body.statement_date, body.statements, toCurrentBody)
    const { toBody } = await createStatementRenderer(deps.db, userId, getToday(body.today))
    const rows = await Promise.all(result.map(({ id }) => requireStatement(deps.db, userId, id)))
    return {
      statements: rows.map(toBody),
      added: result.filter(({ isNew }) => isNew).length,
      changed: result.filter(({ isChanged }) => isChanged).length,
      history_id: historyId,
    }
  })
}
