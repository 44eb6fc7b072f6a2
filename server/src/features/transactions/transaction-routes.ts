import {
  applyToMerchant as applyToMerchantRoute,
  bulkDeleteTransactions,
  bulkEditTransactions,
  createTransaction,
  deleteTransaction,
  editTransaction as editTransactionRoute,
  exportTransactions,
  getTransaction,
  listReview,
  listSources,
  listTags,
  listTransactions as listTransactionsRoute,
  settleReview as settleReviewRoute,
  splitTransaction as splitTransactionRoute,
  sumTransactions as sumTransactionsRoute,
} from '@evenkeel/contract/transactions.ts'
import { listTransferCandidates, listTransferSuggestions, pairTransaction } from '@evenkeel/contract/transfers.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { findTags } from '../../ledger/tags.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import {
  addTransaction,
  applyToMerchant,
  deleteTransactions,
  editMany,
  editTransaction,
  splitTransaction,
} from './edit-transactions.ts'
import { findCandidates, findSuggestions, pairRows, unpairRow } from './pair-transactions.ts'
import { findReviewGroups, resolveReview } from './review-groups.ts'
import { toBody, toSavedBody } from './transaction-body.ts'
import { streamCsv } from './transaction-csv.ts'
import { listTransactions, readAllTransactions, requireTransaction, sumTransactions } from './transaction-queries.ts'

export function registerTransactionRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, listTransactionsRoute, async ({ auth, query }) => {
    const { limit, cursor, offset, ...filter } = query
    const page = await listTransactions(deps.reports, auth.user.id, filter, { limit, cursor, offset })
    return { results: page.rows.map(toBody), next: page.next, total: page.total }
  })

  serveRoute(app, sumTransactionsRoute, async ({ auth, query }) => {
    const { count, sums } = await sumTransactions(deps.reports, auth.user.id, query)
    return {
      count,
      sums: sums.map(({ minor, ...sum }) => ({ ...sum, amount: formatMinor(minor, sum.currency) })),
    }
  })

  serveRoute(app, exportTransactions, async ({ auth, query, reply }) => {
    // Refuse before the download starts: afterward we can't report an error.
    if (query.same_merchant_as !== undefined) await requireTransaction(deps.db, auth.user.id, query.same_merchant_as)
    reply.type('text/csv; charset=utf-8')
    reply.header('Content-Disposition', `attachment; filename="evenkeel-transactions-${getLocalDay(deps.clock)}.csv"`)
    return streamCsv(readAllTransactions(deps.reports, auth.user.id, query))
  })

  serveRoute(app, getTransaction, async ({ auth, params }) =>
    toBody(await requireTransaction(deps.db, auth.user.id, params.id)),
  )

  serveRoute(app, createTransaction, async ({ auth, body }) => toSavedBody(await addTransaction(deps, auth.user, body)))

  serveRoute(app, editTransactionRoute, async ({ auth, params, body }) => {
    const { edited, ...saved } = await editTransaction(deps, auth.user.id, params.id, body)
    return { ...toSavedBody(saved), edited }
  })

  serveRoute(app, deleteTransaction, ({ auth, params }) => deleteTransactions(deps, auth.user.id, [params.id]))

  serveRoute(app, bulkDeleteTransactions, ({ auth, body }) => deleteTransactions(deps, auth.user.id, body.ids))

  serveRoute(app, bulkEditTransactions, ({ auth, body: { ids, ...edit } }) => editMany(deps, auth.user.id, ids, edit))

  serveRoute(app, listReview, async ({ auth, query }) => {
    const { results, ...counts } = await findReviewGroups(deps, auth.user.id, query.limit)
    return { ...counts, results: results.map((group) => ({ ...group, rows: group.rows.map(toBody) })) }
  })

  serveRoute(app, settleReviewRoute, ({ auth, body }) => resolveReview(deps, auth.user.id, body))

  serveRoute(app, applyToMerchantRoute, ({ auth, params }) => applyToMerchant(deps, auth.user.id, params.id))

  serveRoute(app, splitTransactionRoute, async ({ auth, params, body }) => {
    const { parts, historyId } = await splitTransaction(deps, auth.user.id, params.id, body.version, body.parts)
    return { parts: parts.map(toBody), history_id: historyId }
  })

  serveRoute(app, pairTransaction, async ({ auth, params, body }) => {
    const { id: userId } = auth.user
    const { rows, historyId } =
      body.other_id === null
        ? await unpairRow(deps, userId, params.id)
        : await pairRows(deps, userId, params.id, body.other_id)
    return { results: rows.map(toBody), history_id: historyId }
  })

  serveRoute(app, listTransferCandidates, async ({ auth, params }) => {
    const candidates = await findCandidates(deps, auth.user.id, params.id)
    return {
      results: candidates.map(({ row, daysApart, certainty }) => ({
        transaction: toBody(row),
        days_apart: daysApart,
        certainty,
      })),
    }
  })

  serveRoute(app, listTransferSuggestions, async ({ auth, query }) => {
    const suggestions = await findSuggestions(deps, auth.user.id, query)
    return {
      results: suggestions.map(({ out, into, daysApart, certainty }) => ({
        out: toBody(out),
        in: toBody(into),
        days_apart: daysApart,
        certainty,
      })),
    }
  })

  serveRoute(app, listTags, async ({ auth }) => {
    const tags = await findTags(deps.reports, auth.user.id)
    return { results: tags.map(({ tag, count }) => ({ tag, transaction_count: count })) }
  })

  serveRoute(app, listSources, async ({ auth }) => {
    const rows = await deps.reports
      .selectFrom('txn')
      .select((eb) => ['source', 'currency', eb.fn.countAll<number>().as('n'), eb.fn.max('day').as('last')])
      .where('user_id', '=', auth.user.id)
      .where('source', 'is not', null)
      .groupBy(['source', 'currency'])
      .orderBy('n', 'desc')
      .execute()
    return {
      results: rows.map((row) => ({
        source: row.source!,
        currency: row.currency,
        transaction_count: Number(row.n),
        last_date: row.last as PlainDate,
      })),
    }
  })
}
