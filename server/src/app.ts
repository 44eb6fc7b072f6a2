import { getOpenApi } from '@evenkeel/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { registerAiRoutes } from './features/ai/ai-routes.ts'
import { registerAttachmentRoutes } from './features/attachments/attachment-routes.ts'
import { registerBudgetRoutes } from './features/budget/budget-routes.ts'
import { registerCategoryRoutes } from './features/categories/category-routes.ts'
import { registerComparisonRoutes } from './features/comparison/comparison-routes.ts'
import { registerDashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { registerDemoRoutes } from './features/demo/demo-routes.ts'
import { registerExchangeRateRoutes } from './features/exchange-rates/exchange-rate-routes.ts'
import { registerExportRoutes } from './features/export/export-routes.ts'
import { registerRestoreRoutes } from './features/export/restore-routes.ts'
import { registerFeedbackRoutes } from './features/feedback/feedback-routes.ts'
import { registerHealthRoutes } from './features/health/health-routes.ts'
import { registerOperatorRoutes } from './features/health/operator-routes.ts'
import { registerHistoryRoutes } from './features/history/history-routes.ts'
import { registerImportRoutes } from './features/imports/import-routes.ts'
import { registerIncomeStatementRoutes } from './features/income-statement/income-statement-routes.ts'
import { registerInstructionRoutes } from './features/instructions/instruction-routes.ts'
import { registerPerformanceRoutes } from './features/performance/performance-routes.ts'
import { registerPersonalAttributesRoutes } from './features/profile/personal-attributes-routes.ts'
import { registerProfileRoutes } from './features/profile/profile-routes.ts'
import { registerSecondFactorRoutes } from './features/profile/second-factor-routes.ts'
import { registerRecurringPaymentRoutes } from './features/recurring-payments/recurring-payment-routes.ts'
import { registerSignInRoutes } from './features/sign-in/sign-in-routes.ts'
import { registerSimulatorRoutes } from './features/simulator/simulator-routes.ts'
import { registerStatementRoutes } from './features/statements/statement-routes.ts'
import { registerSubscriptionRoutes } from './features/subscription/subscription-routes.ts'
import { registerTransactionRoutes } from './features/transactions/transaction-routes.ts'
import { registerTransferRoutes } from './features/transactions/transfer-routes.ts'
import { registerAccountRoutes } from './features/wealth-accounts/account-routes.ts'
import { registerNetWorthRoutes } from './features/wealth-accounts/net-worth-routes.ts'
import type { Deps } from './platform/deps.ts'
import { createHttp } from './platform/http/create-http.ts'
import { collectRoutes, describeApi } from './platform/http/openapi.ts'
import { countRequests } from './platform/http/request-metrics.ts'
import { serveRoute } from './platform/http/serve-route.ts'
import { serveWebPages, type WebPages } from './platform/http/web-pages.ts'

type AppDeps = Deps & {
  checkAlive: () => Promise<void>
  /** Stops a queued or running job; false if it had already ended. */
  cancelJob: (id: string) => Promise<boolean>
  web: WebPages | null
}

/** Creates an app with every route and no global state, so tests can create their own. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await createHttp(deps, deps.web?.scriptHashes ?? [])
  const routes = collectRoutes(app)

  registerHealthRoutes(app, deps)
  registerOperatorRoutes(app, deps, countRequests(app))
  registerSignInRoutes(app, deps)
  registerProfileRoutes(app, deps)
  registerSecondFactorRoutes(app, deps)
  registerPersonalAttributesRoutes(app, deps)
  registerFeedbackRoutes(app, deps)
  registerSubscriptionRoutes(app, deps)
  registerHistoryRoutes(app, deps)
  registerExportRoutes(app, deps)
  registerRestoreRoutes(app, deps)
  registerCategoryRoutes(app, deps)
  registerTransactionRoutes(app, deps)
  registerTransferRoutes(app, deps)
  registerAttachmentRoutes(app, deps)
  registerRecurringPaymentRoutes(app, deps)
  registerImportRoutes(app, deps)
  registerInstructionRoutes(app, deps)
  registerAiRoutes(app, deps)
  registerBudgetRoutes(app, deps)
  registerDashboardRoutes(app, deps)
  registerIncomeStatementRoutes(app, deps)
  registerAccountRoutes(app, deps)
  registerNetWorthRoutes(app, deps)
  registerStatementRoutes(app, deps)
  registerPerformanceRoutes(app, deps)
  registerComparisonRoutes(app, deps)
  registerExchangeRateRoutes(app, deps)
  registerSimulatorRoutes(app, deps)
  registerDemoRoutes(app, deps)

  let document: Record<string, unknown> | undefined
  serveRoute(app, getOpenApi, () => (document ??= describeApi(routes, deps.config)))

  await serveWebPages(app, deps.web)
  return app
}
