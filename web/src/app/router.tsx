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
import { createSearchReader, readFlag, readOneOf, readText, type SearchOf } from '../lib/read-search.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { findPage, isOpenPage } from './navigation.ts'
import { RouteError } from './route-error.tsx'

const BASE_PATH = '/dashboard'

/** Where the gate redirects a path (after /dashboard), or null if the user may stay. */
function getRedirect(path: string, isSubscribed: boolean): '/' | '/subscription' | null {
  if (!isSubscribed) return isOpenPage(path) ? null : '/subscription'
  return findPage(path) ? null : '/'
}

const SHELL_FIELDS = { showOnboarding: readFlag }
const readShellSearch = createSearchReader(SHELL_FIELDS)
type ShellSearch = SearchOf<typeof SHELL_FIELDS>

const rootRoute = createRootRoute({
  validateSearch: (search: Record<string, unknown>): ShellSearch => readShellSearch(search),
  beforeLoad: ({ location }) => {
    const to = getRedirect(location.pathname, appStore.get().isSubscribed)
    if (to) throw redirect({ to, replace: true })
  },
  component: DashboardLayout,
  // The gate redirects unknown paths before this can show.
  notFoundComponent: () => null,
})

/**
 * Loads a page's code when it's first needed. If code is missing, the router reloads the document. That helps after an
 * update, but offline the document couldn't be loaded again, so we show an error and retry once the device is online.
 */
function loadPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
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

const makeOptions = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path })

const routes = [
  createRoute({
    ...makeOptions('/'),
    validateSearch: readDashboardSearch,
    component: loadPage(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...makeOptions('/budget'),
    validateSearch: readBudgetSearch,
    component: loadPage(() => import('../features/budget/budget-page.tsx'), 'BudgetPage'),
  }),
  createRoute({
    ...makeOptions('/actual'),
    validateSearch: readTransactionSearch,
    component: loadPage(() => import('./transactions-route.tsx'), 'TransactionsRoute'),
  }),
  createRoute({
    ...makeOptions('/manage-instructions'),
    component: loadPage(() => import('../features/instructions/instructions-page.tsx'), 'InstructionsPage'),
  }),
  createRoute({
    ...makeOptions('/investment-accounts'),
    validateSearch: readAccountsSearch,
    component: loadPage(() => import('../features/wealth-accounts/wealth-accounts-page.tsx'), 'WealthAccountsPage'),
  }),
  createRoute({
    ...makeOptions('/account-statements'),
    validateSearch: readStatementsSearch,
    component: loadPage(() => import('../features/statements/statements-page.tsx'), 'StatementsPage'),
  }),
  createRoute({
    ...makeOptions('/investment-performance'),
    validateSearch: readPerformanceSearch,
    component: loadPage(() => import('../features/performance/performance-page.tsx'), 'PerformancePage'),
  }),
  createRoute({
    ...makeOptions('/income-statement'),
    validateSearch: readStatementSearch,
    component: loadPage(() => import('../features/income-statement/income-statement-page.tsx'), 'IncomeStatementPage'),
  }),
  createRoute({
    ...makeOptions('/compare-yourself'),
    validateSearch: readComparisonSearch,
    component: loadPage(() => import('../features/comparison/comparison-page.tsx'), 'ComparisonPage'),
  }),
  createRoute({
    ...makeOptions('/wealth-simulator'),
    validateSearch: readSimulatorSearch,
    component: loadPage(() => import('../features/simulator/simulator-page.tsx'), 'SimulatorPage'),
  }),
  createRoute({
    ...makeOptions('/faqs'),
    validateSearch: createSearchReader({ q: readText(/^[\s\S]{0,200}$/) }),
    component: loadPage(() => import('../features/faqs/faqs-page.tsx'), 'FaqsPage'),
  }),
  createRoute({
    ...makeOptions('/account-info'),
    component: loadPage(() => import('./account-info-route.tsx'), 'AccountInfoRoute'),
  }),
  createRoute({
    ...makeOptions('/history'),
    component: loadPage(() => import('../features/history/history-page.tsx'), 'HistoryPage'),
  }),
  createRoute({
    ...makeOptions('/personal-attributes'),
    component: loadPage(() => import('../features/profile/personal-attributes-page.tsx'), 'PersonalAttributesPage'),
  }),
  createRoute({
    ...makeOptions('/subscription'),
    validateSearch: createSearchReader({ checkout: readOneOf('done', 'canceled') }),
    component: loadPage(() => import('../features/subscription/subscription-page.tsx'), 'SubscriptionPage'),
  }),
] as const

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    // Not the router's own basepath: the first page's address would be /dashboard/ instead of /dashboard.
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
