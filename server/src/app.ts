import { getOpenApi } from '@evenkeel/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { aiRoutes } from './features/ai/ai-routes.ts'
import { attachmentRoutes } from './features/attachments/attachment-routes.ts'
import { budgetRoutes } from './features/budget/budget-routes.ts'
import { categoryRoutes } from './features/categories/category-routes.ts'
import { comparisonRoutes } from './features/comparison/comparison-routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { demoRoutes } from './features/demo/demo-routes.ts'
import { exchangeRateRoutes } from './features/exchange-rates/exchange-rate-routes.ts'
import { exportRoutes } from './features/export/export-routes.ts'
import { restoreRoutes } from './features/export/restore-routes.ts'
import { feedbackRoutes } from './features/feedback/feedback-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { operatorRoutes } from './features/health/operator-routes.ts'
import { historyRoutes } from './features/history/history-routes.ts'
import { importRoutes } from './features/imports/import-routes.ts'
import { incomeStatementRoutes } from './features/income-statement/income-statement-routes.ts'
import { instructionRoutes } from './features/instructions/instruction-routes.ts'
import { performanceRoutes } from './features/performance/performance-routes.ts'
import { personalAttributesRoutes } from './features/profile/personal-attributes-routes.ts'
import { profileRoutes } from './features/profile/profile-routes.ts'
import { secondFactorRoutes } from './features/profile/second-factor-routes.ts'
import { recurringPaymentRoutes } from './features/recurring-payments/recurring-payment-routes.ts'
import { signInRoutes } from './features/sign-in/sign-in-routes.ts'
import { simulatorRoutes } from './features/simulator/simulator-routes.ts'
import { statementRoutes } from './features/statements/statement-routes.ts'
import { subscriptionRoutes } from './features/subscription/subscription-routes.ts'
import { transactionRoutes } from './features/transactions/transaction-routes.ts'
import { transferRoutes } from './features/transactions/transfer-routes.ts'
import { accountRoutes } from './features/wealth-accounts/account-routes.ts'
import { netWorthRoutes } from './features/wealth-accounts/net-worth-routes.ts'
import type { Deps } from './platform/deps.ts'
import { createHttp } from './platform/http/create-http.ts'
import { collectRoutes, describeApi } from './platform/http/openapi.ts'
import { countRequests } from './platform/http/request-metrics.ts'
import { serveRoute } from './platform/http/serve-route.ts'
import { serveWebPages, type WebPages } from './platform/http/web-pages.ts'

type AppDeps = Deps & {
  checkAlive: () => Promise<void>
  /** Stops a queued or running job; false if it had ended. */
  cancelJob: (id: string) => Promise<boolean>
  web: WebPages | null
}

/** Every route on one app without global state; tests use it too. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await createHttp(deps, deps.web?.scriptHashes ?? [])
  const routes = collectRoutes(app)

  healthRoutes(app, deps)
  operatorRoutes(app, deps, countRequests(app))
  signInRoutes(app, deps)
  profileRoutes(app, deps)
  secondFactorRoutes(app, deps)
  personalAttributesRoutes(app, deps)
  feedbackRoutes(app, deps)
  subscriptionRoutes(app, deps)
  historyRoutes(app, deps)
  exportRoutes(app, deps)
  restoreRoutes(app, deps)
  categoryRoutes(app, deps)
  transactionRoutes(app, deps)
  transferRoutes(app, deps)
  attachmentRoutes(app, deps)
  recurringPaymentRoutes(app, deps)
  importRoutes(app, deps)
  instructionRoutes(app, deps)
  aiRoutes(app, deps)
  budgetRoutes(app, deps)
  dashboardRoutes(app, deps)
  incomeStatementRoutes(app, deps)
  accountRoutes(app, deps)
  netWorthRoutes(app, deps)
  statementRoutes(app, deps)
  performanceRoutes(app, deps)
  comparisonRoutes(app, deps)
  exchangeRateRoutes(app, deps)
  simulatorRoutes(app, deps)
  demoRoutes(app, deps)

  let document: Record<string, unknown> | undefined
  serveRoute(app, getOpenApi, () => (document ??= describeApi(routes, deps.config.publicUrl)))

  await serveWebPages(app, deps.web)
  return app
}
