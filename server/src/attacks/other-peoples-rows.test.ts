import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

test('a filter by somebody else’s row is refused by the file as by the list, before either begins', async () => {
  const [ana, ben] = [await server.newUser(), await server.newUser()]
  const { id } = (
    await ana.post('/api/transactions/', {
      transaction_date: '2026-11-01',
      transaction_name: 'Bakery',
      amount: '-4.00',
    })
  ).json()
  for (const path of ['/api/transactions/', '/api/transactions/totals/', '/api/transactions/export/']) {
    const answer = await ben.get(`${path}?same_merchant_as=${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  }
  expect((await ana.get(`/api/transactions/export/?same_merchant_as=${id}`)).body).toContain('Bakery')
})
