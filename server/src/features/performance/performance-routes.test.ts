import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../../testing/api-operations.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

type Person = Awaited<ReturnType<typeof server.createUser>>
type Line = [day: string, balance: string, deposits?: string, withdrawals?: string]

async function createAccount(person: Person, fields: object, lines: Line[]): Promise<string> {
  const account = { name: 'Brokerage', type: 'investment', currency: 'USD', ...fields }
  const { id } = (await person.post('/api/accounts/', account)).json()
  for (const [statement_date, final_balance, cash_deposits = '0', cash_withdrawals = '0'] of lines) {
    const body = { account_id: id, statement_date, final_balance, cash_deposits, cash_withdrawals }
    expect((await person.post('/api/statements/', body)).statusCode).toBe(201)
  }
  return id
}

const YEAR: Line[] = [
  ['2025-01-31', '1000.00'],
  ['2025-07-31', '1200.00', '100.00'],
  ['2026-01-31', '1260.00', '0', '60.00'],
]

test('the returns of statement periods are chained, and the reconciliation adds up', async () => {
  const ana = await server.createUser()
  const id = await createAccount(ana, {}, YEAR)
  const body = (await ana.get('/api/investment-performance/')).json()
  const expected = (1 + 100 / 1050) * (1 + 120 / 1170) - 1
  expect(body.cumulative_return).toBeCloseTo(expected, 12)
  expect(body.annualized_return).toBeCloseTo(expected, 12) // 365 days.
  expect(body).toMatchObject({
    currency: 'USD',
    total_value: '1260.00',
    volatility: null,
    used_start: '2025-01-31',
    used_end: '2026-01-31',
    periods: 2,
    reconciliation: { start: '1000.00', net_flows: '40.00', gain: '220.00', fx: '0.00', end: '1260.00' },
    accounts: [{ account_id: id, name: 'Brokerage', currency: 'USD', total_value: '1260.00' }],
    series: [{ date: '2025-01-31' }, { date: '2025-07-31', net_flow: '100.00' }, { date: '2026-01-31' }],
  })
  expect(body.reasons.volatility).toContain('3 periods')
  expect(body.reason_codes.volatility).toEqual({ code: 'too-few-periods', args: { periods: 2, needed: 3 } })
  expect(body.return_interval.low).toBeLessThanOrEqual(expected)
  expect(body.return_interval.high).toBeGreaterThanOrEqual(expected)
  expect(body.benchmarks.map(({ key }: { key: string }) => key)).toEqual(['sp500', 'treasury-10y', 'inflation'])
})

test('any dates work: the closest statements are used, and the response says which', async () => {
  const ana = await server.createUser()
  await createAccount(ana, {}, YEAR)
  const body = (await ana.get('/api/investment-performance/?start=2025-08-10&end=2026-03-01')).json()
  expect(body).toMatchObject({
    start: '2025-08-10',
    end: '2026-03-01',
    used_start: '2025-07-31',
    used_end: '2026-01-31',
    reconciliation: { start: '1200.00', end: '1260.00' },
  })
  expect(body.reasons.annualized_return).toMatch(/less than a year/i)
})

test('accounts are selected by id; a debt has no return, and exchange rate effects count only as `fx`', async () => {
  const ana = await server.createUser()
  const account = await createAccount(ana, {}, YEAR)
  const euro = await createAccount(ana, { name: 'Fonds', currency: 'EUR' }, YEAR)
  await createAccount(ana, { name: 'Loan', type: 'loan' }, [
    ['2025-01-31', '-500.00'],
    ['2026-01-31', '-400.00', '100.00'],
  ])
  const body = (await ana.get(`/api/investment-performance/?account_ids=${account},${euro}`)).json()
  expect(body.accounts.map(({ account_id }: { account_id: string }) => account_id)).toEqual([account, euro])
  expect(body.accounts[1]).toMatchObject({ currency: 'EUR', reconciliation: { fx: '0.00', end: '1260.00' } })
  const { start, net_flows, gain, fx, end } = body.reconciliation
  expect(Number(fx)).not.toBe(0)
  const toCents = (text: string) => Math.round(Number(text) * 100)
  expect(toCents(start) + toCents(net_flows) + toCents(gain) + toCents(fx)).toBe(toCents(end))
  const all = (await ana.get('/api/investment-performance/')).json()
  expect(all.accounts[2]).toMatchObject({
    cumulative_return: null,
    reason_codes: { cumulative_return: { code: 'owed' } },
  })
})

test('the risk-free rate only changes the Sharpe ratio', async () => {
  const ana = await server.createUser()
  const months = ['01-31', '02-28', '03-31', '04-30', '05-31']
  await createAccount(
    ana,
    {},
    months.map((day, i) => [`2026-${day}`, `${1000 + i * 10 + (i % 2) * 30}.00`]),
  )
  const [none, three] = [
    (await ana.get('/api/investment-performance/')).json(),
    (await ana.get('/api/investment-performance/?risk_free_rate=0.03')).json(),
  ]
  expect(three.volatility).toBe(none.volatility)
  expect(three.sharpe_ratio).toBeCloseTo((none.annualized_return - 0.03) / none.volatility, 10)
  expect(none.volatility_standard_error).toBeGreaterThan(0)
})

test('without data, every figure is null with a reason', async () => {
  const ana = await server.createUser()
  const body = (await ana.get('/api/investment-performance/')).json()
  expect(body).toMatchObject({ total_value: null, cumulative_return: null, series: [], accounts: [], histogram: [] })
  for (const name of ['total_value', 'cumulative_return', 'volatility', 'sharpe_ratio', 'max_drawdown']) {
    expect(body.reasons[name]).toBe('There are no statements yet.')
  }
})

test('invalid requests are refused, and another user’s account isn’t found', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const theirs = await createAccount(ben, {}, YEAR)
  const getStatus = async (query: string) => (await ana.get(`/api/investment-performance/?${query}`)).statusCode
  expect(await getStatus('start=2026-02-01&end=2026-01-01')).toBe(400)
  expect(await getStatus('start=soon')).toBe(400)
  expect(await getStatus('account_ids=1,2')).toBe(400)
  expect(await getStatus('risk_free_rate=lots')).toBe(400)
  expect(await getStatus(`account_ids=${theirs}`)).toBe(404)
  expect(await getStatus(`account_ids=${UNKNOWN_ID}`)).toBe(404)
})
