import {
  budgetItemsFromText,
  bulkDeleteBudgetItems,
  createBudgetItem,
  createBudgetItems,
  deleteBudgetItem,
  editBudgetItem,
  getBudgetCalendar,
  getBudgetItem,
  getBudgetProposal,
  listBudgetItems,
} from '@evenkeel/contract/budget.ts'
import { addDays, addMonths, countDaysBetween, getMonthStart } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { buildCalendar } from './budget-calendar.ts'
import { computeTotals, toBody } from './budget-item-body.ts'
import { buildProposal } from './budget-proposal.ts'
import { createRenderContext, findItems, getPage, requireItem } from './budget-queries.ts'
import { deleteItems, editItem, saveItems } from './edit-budget.ts'
import { readItemsFromText } from './items-from-text.ts'

const MAX_DAYS = 731

export function registerBudgetRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, listBudgetItems, async ({ auth, query }) => {
    const context = await createRenderContext(deps, auth.user, query.today)
    const all = await findItems(deps.reports, auth.user.id)
    const { rows, next, total } = getPage(all, query, context)
    return { results: rows.map((row) => toBody(row, context)), next, total, totals: computeTotals(all, context) }
  })

  serveRoute(app, createBudgetItem, async ({ auth, body }) => {
    const context = await createRenderContext(deps, auth.user)
    const { rows } = await saveItems(deps, auth.user, { items: [body] }, context)
    return toBody(rows[0]!, context)
  })

  serveRoute(app, createBudgetItems, async ({ auth, body }) => {
    const context = await createRenderContext(deps, auth.user)
    const { rows, historyId } = await saveItems(deps, auth.user, body, context)
    return { items: rows.map((row) => toBody(row, context)), history_id: historyId }
  })

  serveRoute(app, getBudgetItem, async ({ auth, params }) => {
    const row = await requireItem(deps.db, auth.user.id, params.id)
    return toBody(row, await createRenderContext(deps, auth.user))
  })

  serveRoute(app, editBudgetItem, async ({ auth, params, body }) => {
    const context = await createRenderContext(deps, auth.user)
    const { row, historyId } = await editItem(deps, auth.user, params.id, body, context)
    return { ...toBody(row, context), history_id: historyId }
  })

  serveRoute(app, deleteBudgetItem, ({ auth, params }) => deleteItems(deps, auth.user.id, [params.id]))

  serveRoute(app, bulkDeleteBudgetItems, ({ auth, body }) => deleteItems(deps, auth.user.id, body.ids))

  serveRoute(app, budgetItemsFromText, async ({ auth, body, reply }) => {
    const context = await createRenderContext(deps, auth.user, body.today)
    const isDryRun = body.dry_run ?? false
    return abortOnDisconnect(reply, (signal) =>
      readItemsFromText(deps, auth.user, body.text, { isDryRun, signal }, context),
    )
  })

  serveRoute(app, getBudgetCalendar, ({ auth, query }) => {
    const today = query.today ?? getLocalDay(deps.clock)
    const from = query.from ?? getMonthStart(query.to !== undefined && query.to < today ? query.to : today)
    const to = query.to ?? addDays(addMonths(getMonthStart(from), 2), -1)
    if (from > to) throw new AppError('invalid-input', 'from: must not be after to')
    if (countDaysBetween(from, to) >= MAX_DAYS)
      throw new AppError('invalid-input', 'to: must be at most 730 days after from')
    return buildCalendar(deps, auth.user, { from, to }, today)
  })

  serveRoute(app, getBudgetProposal, ({ auth, query }) =>
    buildProposal(deps, auth.user, query.today ?? getLocalDay(deps.clock)),
  )
}
