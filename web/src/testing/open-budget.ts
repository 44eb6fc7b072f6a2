import { cleanNotifications } from '@mantine/notifications'
import { afterEach, beforeEach, vi } from 'vitest'
import { aHistoryEntry, aProfile } from './builders.ts'
import { fakeServer } from './fake-server.ts'
import { renderApp } from './render-app.tsx'
import { aBudgetItem, someBudgetTotals } from './report-builders.ts'

export const HISTORY = '0190d0c0-0000-7000-8000-0000000000a1'
export const pay = aBudgetItem({
  id: '0190d0c0-0000-7000-8000-000000000002',
  simple_name: 'Salary',
  transaction_name: 'Salary',
  category: 'Income',
  kind: 'income',
  amount: '2600.00',
  repeat: { every: 2, unit: 'week' },
})
export const gym = aBudgetItem({ id: '0190d0c0-0000-7000-8000-000000000003', simple_name: 'Gym', amount: '-40.00' })
const sum = { count: 2, this_month: '1490.00', this_year: '17880.00' }
export const totals = someBudgetTotals({ expense: sum, income: { ...sum, count: 1, this_month: '5200.00' } })

/**
 * For each test in the file: sets the date to November 15, 2026, silences console errors, and hides the introduction.
 */
export function setUpBudget(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 9) })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.setItem('seenOnboarding', 'true')
  })
  afterEach(() => {
    vi.useRealTimers()
    cleanNotifications()
  })
}

/** Opens the budget page with these items, on a server with this many transactions. */
export function openBudget(address = '/dashboard/budget', items = [aBudgetItem(), pay, gym], transactions = 120) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/budget-items/': { body: { results: items, next: null, total: items.length, totals } },
    'GET /api/transactions/': { body: { results: [], next: null, total: transactions } },
    'GET /api/categories/': { body: { results: [], next: null, total: 0 } },
    'GET /api/history/': { body: { results: [aHistoryEntry({ action: 'budget.edit' })], next: null, total: 1 } },
    [`POST /api/history/${HISTORY}/undo/`]: { body: aHistoryEntry() },
  })
  return { server, ...renderApp(address) }
}
