import type { Icon } from '../components/icons.ts'
import {
  IconChartLine,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconReceipt,
  IconReportMoney,
  IconSparkles,
  IconTarget,
  IconTrendingUp,
  IconUsers,
  IconWallet,
} from '../components/icons.ts'

export type PagePath =
  | '/'
  | '/budget'
  | '/actual'
  | '/manage-instructions'
  | '/investment-accounts'
  | '/account-statements'
  | '/investment-performance'
  | '/income-statement'
  | '/compare-yourself'
  | '/wealth-simulator'
  | '/faqs'
  | '/account-info'
  | '/history'
  | '/personal-attributes'
  | '/subscription'

/** A page of the logged-in app. `path` is what follows /dashboard in the address. */
export type Page = {
  path: PagePath
  /** The heading, the document title and the last breadcrumb. */
  title: string
  /** More words that find the page in the command palette. */
  keywords: string
  /** Reachable without a subscription. */
  isOpen?: true
}

export const PAGES: readonly Page[] = [
  { path: '/', title: 'Your Dashboard', keywords: 'home overview spend remaining month' },
  { path: '/budget', title: 'Your Budget', keywords: 'plan items income expense rent' },
  { path: '/actual', title: 'Your Transactions', keywords: 'spending import csv bank activity' },
  { path: '/manage-instructions', title: 'Your Custom Instructions', keywords: 'rules ai categories' },
  { path: '/investment-accounts', title: 'Manage Investment Accounts', keywords: 'wealth accounts balance net worth' },
  { path: '/account-statements', title: 'Your Investment Account Statements', keywords: 'statement balance deposit' },
  { path: '/investment-performance', title: 'Investment performance', keywords: 'return volatility sharpe portfolio' },
  { path: '/income-statement', title: 'Your Income Statement', keywords: 'report year net income' },
  { path: '/compare-yourself', title: 'Compare yourself', keywords: 'others peers households benchmark' },
  { path: '/wealth-simulator', title: 'Wealth simulator', keywords: 'retirement future projection monte carlo' },
  { path: '/faqs', title: 'FAQs', keywords: 'questions answers help tutorial' },
  {
    path: '/account-info',
    title: 'Your Account Info',
    keywords: 'email password session two-factor authentication export delete',
    isOpen: true,
  },
  { path: '/history', title: 'History', keywords: 'activity undo changes restore' },
  { path: '/personal-attributes', title: 'Your Personal Attributes', keywords: 'age household country income' },
  { path: '/subscription', title: 'Your Subscription', keywords: 'plan trial billing cancel', isOpen: true },
]

export type NavItem = { path: PagePath; label: string; icon: Icon; badge?: 'NEW' | 'Beta' }
type NavGroup = { label: string; items: readonly NavItem[] }

export const HOME_ITEM: NavItem = { path: '/', label: 'Dashboard', icon: IconHome }

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: 'Manage Your Spending',
    items: [
      { path: '/budget', label: 'Your Budget', icon: IconTarget },
      { path: '/actual', label: 'Your Transactions', icon: IconReceipt },
      { path: '/manage-instructions', label: 'Custom Instructions', icon: IconSparkles },
    ],
  },
  {
    label: 'Manage Your Investments',
    items: [
      { path: '/investment-accounts', label: 'Wealth Accounts', icon: IconWallet, badge: 'NEW' },
      { path: '/account-statements', label: 'Investment Statements', icon: IconFileText, badge: 'NEW' },
      { path: '/investment-performance', label: 'Investment performance', icon: IconTrendingUp, badge: 'Beta' },
    ],
  },
  {
    label: 'Your Reports',
    items: [
      { path: '/income-statement', label: 'Your Income Statement', icon: IconReportMoney },
      { path: '/compare-yourself', label: 'Compare yourself', icon: IconUsers },
      { path: '/wealth-simulator', label: 'Wealth simulator', icon: IconChartLine },
    ],
  },
  { label: 'Tutorials and FAQs', items: [{ path: '/faqs', label: 'FAQs', icon: IconHelpCircle }] },
]

/** The page at a path after /dashboard, with or without a trailing slash. */
export function findPage(path: string): Page | undefined {
  const clean = path.replace(/\/+$/, '') || '/'
  return PAGES.find((page) => page.path === clean)
}

/** Whether the page at this path doesn't need a subscription. */
export function isOpenPage(path: string): boolean {
  return findPage(path)?.isOpen === true
}

/**
 * Home, then each page on the path. Segments that aren't a page are skipped; if none is, as at the root, the dashboard
 * follows Home.
 */
export function getBreadcrumbs(path: string): { path: PagePath; title: string }[] {
  const segments = path.split('/').filter(Boolean)
  const named = segments
    .map((_, i) => findPage(`/${segments.slice(0, i + 1).join('/')}`))
    .filter((page) => page !== undefined)
  const home = { path: '/' as const, title: 'Home' }
  if (named.length === 0) return [home, { path: '/', title: findPage('/')?.title ?? 'Home' }]
  return [home, ...named]
}

/** The help key: the path after /dashboard with slashes turned into hyphens, or home for the root. */
export function getHelpKey(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'
}

/** The keys that have a help text. The texts themselves load on demand. */
export const HELP_KEYS: ReadonlySet<string> = new Set([
  'account-statements',
  'actual',
  'budget',
  'home',
  'income-statement',
  'investment-accounts',
  'investment-performance',
  'manage-instructions',
  'wealth-simulator',
])
