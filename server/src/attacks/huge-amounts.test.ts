import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()
const HUGE = { transaction_date: '2026-11-01', transaction_name: 'Typing error', amount: '-9999999999999.99' }
const REPORTS = ['/api/dashboard/', '/api/income-statement/', '/api/budget-items/calendar/']

test('amounts whose sum is too large break nothing permanently', async () => {
  const ana = await server.createUser()
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await ana.post('/api/transactions/', HUGE)).json().id)
  for (const path of REPORTS) expect([200, 409]).toContain((await ana.get(path)).statusCode)
  expect((await ana.get('/api/transactions/?sort=amount')).statusCode).toBe(200)
  expect((await ana.post('/api/transactions/bulk-delete/', { ids })).statusCode).toBe(200)
  for (const path of REPORTS) expect((await ana.get(path)).statusCode).toBe(200)
})
