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
import { localDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { addStatement, deleteStatements, editStatement, saveGrid } from './edit-statements.ts'
import { importStatements } from './import-statements.ts'
import { statementReader } from './statement-body.ts'
import { lastMonthEnd, statementGrid } from './statement-grid.ts'
import { findStatementPage, gapsOf, requireStatement } from './statement-queries.ts'

export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  const todayOf = (told?: PlainDate) => told ?? localDay(deps.clock)
  const bodyOf = async (userId: string, row: StatementRow, today?: PlainDate) =>
    (await statementReader(deps.db, userId, todayOf(today))).toBody(row)

  serveRoute(app, listStatements, async ({ auth, query }) => {
    if (query.account_id !== undefined) await requireAccount(deps.db, auth.user.id, query.account_id)
    const today = todayOf(query.today)
    const { rows, next, total } = await findStatementPage(deps.reports, auth.user.id, query)
    const { wealth, toBody } = await statementReader(deps.reports, auth.user.id, today)
    return { results: rows.map(toBody), next, total, gaps: gapsOf(wealth, query, today) }
  })

  serveRoute(app, createStatement, async ({ auth, body }) => {
    const { result, historyId } = await addStatement(deps, auth.user.id, body)
    return { ...(await bodyOf(auth.user.id, result, body.today)), history_id: historyId }
  })

  serveRoute(app, getStatement, async ({ auth, params }) =>
    bodyOf(auth.user.id, await requireStatement(deps.db, auth.user.id, params.id)),
  )

  serveRoute(app, editStatementRoute, async ({ auth, params, body }) => {
    const present = (row: StatementRow) => bodyOf(auth.user.id, row)
    const { result, historyId } = await editStatement(deps, auth.user.id, params.id, body, present)
    return { ...(await present(result)), history_id: historyId }
  })

  serveRoute(app, deleteStatement, ({ auth, params }) => deleteStatements(deps, auth.user.id, [params.id]))

  serveRoute(app, bulkDeleteStatements, ({ auth, body }) => deleteStatements(deps, auth.user.id, body.ids))

  serveRoute(app, importStatementsRoute, ({ auth, body }) =>
    importStatements(deps, auth.user, body, todayOf(body.today)),
  )

  serveRoute(app, getStatementGrid, ({ auth, query }) => {
    const today = todayOf(query.today)
    return statementGrid(deps, auth.user, query.date ?? lastMonthEnd(today), today)
  })

  serveRoute(app, saveStatementGrid, async ({ auth, body }) => {
    const userId = auth.user.id
    const present = (row: StatementRow) => bodyOf(userId, row, body.today)
    const { result, historyId } = await saveGrid(deps, userId, body.statement_date, body.statements, present)
    const { toBody } = await statementReader(deps.db, userId, todayOf(body.today))
    const rows = await Promise.all(result.map(({ id }) => requireStatement(deps.db, userId, id)))
    return {
      statements: rows.map(toBody),
      added: result.filter(({ isNew }) => isNew).length,
      changed: result.filter(({ isChanged }) => isChanged).length,
      history_id: historyId,
    }
  })
}
