import { expect } from 'vitest'
import type { TestClient } from './test-client.ts'

/** Adds a transaction with these fields and returns it. */
export async function addTransaction(user: TestClient, fields: Record<string, unknown> = {}) {
  const body = {
    transaction_date: '2026-01-31',
    transaction_name: 'BAKERY 0042',
    amount: '-4.50',
    category: 'Groceries',
    ...fields,
  }
  const response = await user.post('/api/transactions/', body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

export const listTransactions = async (user: TestClient, query = '') =>
  (await user.get(`/api/transactions/${query}`)).json()

export const listTransactionNames = async (user: TestClient, query: string): Promise<string[]> =>
  (await listTransactions(user, query)).results.map((row: { transaction_name: string }) => row.transaction_name)
