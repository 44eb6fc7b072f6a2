import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { PageSkeleton } from '../components/skeletons.tsx'
import { readBudgetSearch } from '../features/budget/budget-search.ts'
import { readComparisonSearch } from '../features/comparison/comparison-search.ts'
import { readDashboardSearch } from '../features/dashboard/dashboard-search.ts'
import { readStatementSearch } from '../features/income-statement/statement-search.ts'
import { readPerformanceSearch } from '../features/performance/performance-search.ts'
import { readSimulatorSearch } from '../features/simulator/simulator-search.ts'
import { readStatementsSearch } from '../features/statements/statements-search.ts'
import { readTransactionSearch } from '../features/transactions/transaction-search.ts'
import { readAccountsSearch } from '../features/wealth-accounts/accounts-search.ts'
import { NetworkError } from '../lib/api-errors.ts'
import { appStore } from '../lib/app-state.ts'
import { flag, oneOf, type SearchOf, searchReader, text } from '../lib/read-search.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { isOpenPage, pageAt } from './navigation.ts'
import { RouteError } from './route-error.tsx'

const BASE_PATH = '/dashboard'

/** Where the gate redirects a path (after /dashboard), or null if the user may stay. */
function gateRedirect(path: string, isSubscribed: boolean): '/' | '/subscription' | null {
  if (!isSubscribed) return isOpenPage(path) ? null : '/subscription'
  return pageAt(path) ? null : '/'
}

const SHELL_FIELDS = { showOnboarding: flag }
const readShellSearch = searchReader(SHELL_FIELDS)
type ShellSearch = SearchOf<typeof SHELL_FIELDS>

const rootRoute = createRootRoute({
  validateSearch: (search: Record<string, unknown>): ShellSearch => readShellSearch(search),
  beforeLoad: ({ location }) => {
    const to = gateRedirect(location.pathname, appStore.get().isSubscribed)
    if (to) throw redirect({ to, replace: true })
  },
  component: DashboardLayout,
  // The gate redirects unknown paths before this can show.
  notFoundComponent: () => null,
})

/**
 * Loads a page's code when it's first opened. The router reloads the page if code is missing, which is right after an
 * update but would lose everything while offline. Then the page says so and retries later.
 */
function pageCode<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(
    () =>
      load().catch((error: unknown) => {
        throw navigator.onLine ? error : new NetworkError('offline', { cause: error })
      }),
    name,
  )
}

const page = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path })

const routes = [
  createRoute({
    ...page('/'),
    validateSearch: readDashboardSearch,
    component: pageCode(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...page('/budget'),
    validateSearch: readBudgetSearch,
    component: pageCode(() => import('../features/budget/budget-page.tsx'), 'BudgetPage'),
  }),
  createRoute({
    ...page('/actual'),
    validateSearch: readTransactionSearch,
    component: pageCode(() => import('./transactions-route.tsx'), 'TransactionsRoute'),
  }),
  createRoute({
    ...page('/manage-instructions'),
    component: pageCode(() => import('../features/instructions/instructions-page.tsx'), 'InstructionsPage'),
  }),
  createRoute({
    ...page('/investment-accounts'),
    validateSearch: readAccountsSearch,
    component: pageCode(() => import('../features/wealth-accounts/wealth-accounts-page.tsx'), 'WealthAccountsPage'),
  }),
  createRoute({
    ...page('/account-statements'),
    validateSearch: readStatementsSearch,
    component: pageCode(() => import('../features/statements/statements-page.tsx'), 'StatementsPage'),
  }),
  createRoute({
    ...page('/investment-performance'),
    validateSearch: readPerformanceSearch,
    component: pageCode(() => import('../features/performance/performance-page.tsx'), 'PerformancePage'),
  }),
  createRoute({
    ...page('/income-statement'),
    validateSearch: readStatementSearch,
    component: pageCode(() => import('../features/income-statement/income-statement-page.tsx'), 'IncomeStatementPage'),
  }),
  createRoute({
    ...page('/compare-yourself'),
    validateSearch: readComparisonSearch,
    component: pageCode(() => import('../features/comparison/comparison-page.tsx'), 'ComparisonPage'),
  }),
  createRoute({
    ...page('/wealth-simulator'),
    validateSearch: readSimulatorSearch,
    component: pageCode(() => import('../features/simulator/simulator-page.tsx'), 'SimulatorPage'),
  }),
  createRoute({
    ...page('/faqs'),
    validateSearch: searchReader({ q: text(/^[\s\S]{0,200}$/) }),
    component: pageCode(() => import('../features/faqs/faqs-page.tsx'), 'FaqsPage'),
  }),
  createRoute({
    ...page('/account-info'),
    component: pageCode(() => import('./account-info-route.tsx'), 'AccountInfoRoute'),
  }),
  createRoute({
    ...page('/history'),
    component: pageCode(() => import('../features/history/history-page.tsx'), 'HistoryPage'),
  }),
  createRoute({
    ...page('/personal-attributes'),
    component: pageCode(() => import('../features/profile/personal-attributes-page.tsx'), 'PersonalAttributesPage'),
  }),
  createRoute({
    ...page('/subscription'),
    validateSearch: searchReader({ checkout: oneOf('done', 'canceled') }),
    component: pageCode(() => import('../features/subscription/subscription-page.tsx'), 'SubscriptionPage'),
  }),
] as const

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    // Not the router's own basepath: that would call the first page /dashboard/.
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replace(BASE_PATH, '') || '/'
        return url
      },
      output: ({ url }) => {
        url.pathname = BASE_PATH + (url.pathname === '/' ? '' : url.pathname)
        return url
      },
    },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
}

export const router = createAppRouter()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
