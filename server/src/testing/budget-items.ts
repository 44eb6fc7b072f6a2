import type { TestClient } from './test-client.ts'

export const RENT = {
  kind: 'expense',
  transaction_date: '2026-01-31',
  transaction_name: 'Rent',
  category: 'Housing',
  currency: 'USD',
  amount: '-1450.00',
  repeat: { every: 1, unit: 'month' },
  until: null,
}

export const listBudget = async (client: TestClient, query = '') =>
  (await client.get(`/api/budget-items/${query}`)).json()
