import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

test('rent and a subscription are recognized, with their next dates and transactions', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const add = async (transaction_date: string, transaction_name: string, amount: string) =>
    (await ana.post('/api/transactions/', { transaction_date, transaction_name, amount, category: 'Housing' })).json()
      .id
  const rent: string[] = []
  for (const month of ['06', '07', '08', '09', '10', '11']) rent.push(await add(`2026-${month}-01`, 'LANDLORD', '-900'))
  for (const month of ['08', '09', '10', '11'])
    await add(`2026-${month}-12`, 'VIDEO CLUB', month === '11' ? '-12' : '-10')
  await add('2026-10-20', 'HARDWARE', '-33.10')

  const { results, total } = (await ana.get('/api/recurring-payments/?today=2026-11-15')).json()
  expect(total).toBe(2)
  expect(results[0]).toMatchObject({
    cadence: { every: 1, unit: 'month' },
    typical_amount: '-900.00',
    next_date: '2026-12-01',
    is_fixed: true,
    is_active: true,
    transaction_ids: rent,
  })
  expect(results[0]).toMatchObject({ yearly_amount: '-10800.00', price_changes: [] })
  expect(results[1]).toMatchObject({
    typical_amount: '-12.00',
    last_amount: '-12.00',
    next_date: '2026-12-12',
    yearly_amount: '-144.00',
    price_changes: [{ date: '2026-11-12', before: '-10.00', after: '-12.00' }],
  })
  const same = (await ana.get(`/api/transactions/?same_merchant_as=${results[0].filter.same_merchant_as}`)).json()
  expect(same.total).toBe(6)
  expect((await ben.get('/api/recurring-payments/')).json()).toEqual({ results: [], total: 0 })

  await ana.delete(`/api/transactions/${rent.at(-1)}/`)
  const after = (await ana.get('/api/recurring-payments/?today=2026-11-15')).json()
  expect(after.results[0]).toMatchObject({ transaction_ids: rent.slice(0, -1) })
})
