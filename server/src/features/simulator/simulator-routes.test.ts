import { simulate } from '@evenkeel/engine/simulator/simulate.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()
const PATH = '/api/wealth-simulation/'

const plan = {
  starting_net_worth: '240000.00',
  annual_income: '96000.00',
  annual_spending: '62000.00',
  annual_return: 0.07,
  volatility: 0.1,
  tax_drag: 0.15,
  income_years: 25,
  total_years: 59,
}

test('a simulation returns the engine’s results, rounded to the cent', async () => {
  const ana = await server.createUser()
  const response = await ana.post(PATH, { ...plan, paths: 2000, seed: 7 })
  expect(response.statusCode, response.body).toBe(200)
  const body = response.json()
  const expected = simulate({
    plan: {
      startingNetWorth: 24_000_000,
      annualIncome: 9_600_000,
      annualSpending: 6_200_000,
      annualReturn: 0.07,
      volatility: 0.1,
      taxDrag: 0.15,
      incomeYears: 25,
      totalYears: 59,
      inflation: 0,
      events: [],
    },
    model: 'normal',
    paths: 2000,
    seed: 7,
    samplePaths: 300,
    isInTodaysMoney: false,
  })
  const format = (minor: number) => (Math.round(minor) / 100).toFixed(2)
  expect(body).toMatchObject({
    currency: 'USD',
    paths: 2000,
    seed: 7,
    model: 'normal',
    ruin_probability: expected.ruinProbability,
    p25: format(expected.p25),
    mean: format(expected.mean),
    p75: format(expected.p75),
    standard_error: { mean: format(expected.standardErrors.mean!) },
  })
  expect(body.years.map(({ year }: { year: number }) => year)).toEqual(Array.from({ length: 59 }, (_, i) => i + 1))
  expect(body.years.at(-1)).toMatchObject({ p25: body.p25, mean: body.mean, p75: body.p75 })
  expect(body.sample_paths).toHaveLength(300)
  expect(body.sample_paths[17]).toEqual(Array.from(expected.samplePaths[17]!.subarray(1), format))
  expect((await ana.post(PATH, { ...plan, paths: 2000, seed: 7 })).json()).toEqual(body)
})

test('without volatility, the result is compound growth, and amounts in yen have no decimals', async () => {
  const ana = await server.createUser()
  await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'JPY' })
  const body = { ...plan, starting_net_worth: '1000000', annual_income: '0', annual_spending: '0', volatility: 0 }
  const { p25, mean, p75, ruin_probability } = (await ana.post(PATH, { ...body, tax_drag: 0, total_years: 10 })).json()
  const expected = String(Math.round(1_000_000 * 1.07 ** 10))
  expect([p25, mean, p75, ruin_probability]).toEqual([expected, expected, expected, 0])
  expect((await ana.post(PATH, { ...body, annual_income: '10.50' })).json()).toMatchObject({
    detail: expect.stringContaining('annual_income'),
    errors: [{ path: 'annual_income' }],
  })
})

test('starting with nothing doesn’t count as having run out', async () => {
  const ana = await server.createUser()
  const saving = { ...plan, starting_net_worth: '0.00', volatility: 0, total_years: 20 }
  expect((await ana.post(PATH, saving)).json().ruin_probability).toBe(0)
})

test.each([
  [{ annual_spending: '-1.00' }],
  [{ annual_income: '-1.00' }],
  [{ paths: 100_001 }],
  [{ paths: 0 }],
  [{ total_years: 101 }],
  [{ total_years: 0 }],
  [{ total_years: 1.5 }],
  [{ income_years: -1 }],
  [{ volatility: -0.1 }],
  [{ tax_drag: 1.1 }],
  [{ annual_return: 2 }],
  [{ annual_return: '0.07' }],
  [{ model: 'crystal-ball' }],
  [{ starting_net_worth: 'much' }],
  [{ starting_net_worth: '1.234' }],
  [{ favorite_color: 'blue' }],
  [{ events: [{ name: 'Home', from_year: 0, to_year: null, income: '0', spending: '0', wealth: '0' }] }],
])('a simulation with %j is refused', async (fields) => {
  const ana = await server.createUser()
  expect((await ana.post(PATH, { ...plan, ...fields })).statusCode).toBe(400)
})

test('other requests get responses while the largest simulation runs', async () => {
  const ana = await server.createUser()
  const order: string[] = []
  const large = ana.post(PATH, { ...plan, total_years: 100, paths: 100_000, sample_paths: 0 })
  const watched = large.then((response) => order.push(`simulation ${response.statusCode}`))
  for (let i = 0; i < 5; i++) order.push(`health ${(await server.app.inject('/healthz')).statusCode}`)
  await watched
  expect(order).toEqual([...Array(5).fill('health 200'), 'simulation 200'])
})

test('events, inflation and today’s money change the result as expected', async () => {
  const ana = await server.createUser()
  const calm = { ...plan, volatility: 0, tax_drag: 0, annual_return: 0, income_years: 0, total_years: 3 }
  const base = { ...calm, starting_net_worth: '1000.00', annual_spending: '100.00', annual_income: '0.00' }
  const pension = { name: 'Pension', from_year: 2, to_year: null, income: '40.00', spending: '0.00', wealth: '0.00' }
  const gift = { name: 'Gift', from_year: 3, to_year: null, income: '0.00', spending: '0.00', wealth: '500.00' }
  const simulateMeans = async (fields: object) =>
    (await ana.post(PATH, { ...base, ...fields })).json().years.map(({ mean }: { mean: string }) => mean)
  expect(await simulateMeans({ events: [pension, gift] })).toEqual(['900.00', '840.00', '1280.00'])
  expect(await simulateMeans({ inflation: 0.1 })).toEqual(['890.00', '769.00', '635.90'])
  expect(await simulateMeans({ inflation: 0.1, money: 'today' })).toEqual(['809.09', '635.54', '477.76'])
})

test('values are suggested from accounts, the last twelve months and the budget, each with its source', async () => {
  const ana = await server.createUser()
  const accounts = [
    { name: 'Brokerage', type: 'investment', balance: '100000.00' },
    { name: 'Card', type: 'credit_card', balance: '-2000.00' },
    { name: 'Home', type: 'real_estate', balance: '500000.00' },
    { name: 'Mortgage', type: 'loan', balance: '-300000.00' },
  ]
  for (const account of accounts) await ana.post('/api/accounts/', { currency: 'USD', ...account })
  for (const month of ['2026-09', '2026-10']) {
    const on = { transaction_date: `${month}-05` }
    await ana.post('/api/transactions/', { ...on, transaction_name: 'Pay', category: 'Income', amount: '5000.00' })
    await ana.post('/api/transactions/', { ...on, transaction_name: 'Rent', category: 'Housing', amount: '-2000.00' })
    await ana.post('/api/transactions/', { ...on, transaction_name: 'Refund', category: 'Housing', amount: '100.00' })
    await ana.post('/api/transactions/', {
      ...on,
      transaction_name: 'To savings',
      category: 'Transfers',
      amount: '-900.00',
    })
  }
  await ana.post('/api/budget-items/', {
    kind: 'expense',
    transaction_date: '2026-11-20',
    transaction_name: 'Rent',
    amount: '-1500.00',
    repeat: { every: 1, unit: 'month' },
  })
  const body = (await ana.get(`${PATH}suggestions/`)).json()
  expect(body).toMatchObject({
    currency: 'USD',
    starting_net_worth: [{ value: '98000.00', source: 'accounts', from: '2026-11-15' }],
    annual_income: [{ value: '60000.00', source: 'last-12-months', months: 2, from: '2025-11-01', to: '2026-10-31' }],
    annual_spending: [
      { value: '22800.00', source: 'last-12-months', months: 2 },
      { value: '18000.00', source: 'budget' },
    ],
    annual_return: [{ value: 0.07, source: 'default' }],
    volatility: [{ value: 0.1, source: 'default' }],
    inflation: [{ source: 'market-history' }],
  })
  expect(body.accounts.filter(({ is_liquid }: { is_liquid: boolean }) => is_liquid)).toHaveLength(2)
})

test('a user without any data gets no made-up amounts', async () => {
  const body = (await (await server.createUser()).get(`${PATH}suggestions/`)).json()
  expect(body).toMatchObject({ starting_net_worth: [], annual_income: [], annual_spending: [], accounts: [] })
})

test('years to work and to plan follow from the year of birth, or are assumed without it', async () => {
  const suggest = async (birth_year: number | null) => {
    const ana = await server.createUser()
    const rest = {
      household_size: null,
      country: null,
      region: null,
      annual_income: null,
      annual_income_currency: 'USD',
    }
    await ana.put('/accounts/personal-attributes/', { birth_year, ...rest, share_anonymously: false })
    const { age, income_years, total_years, tax_drag } = (await ana.get(`${PATH}suggestions/`)).json()
    const describeFirst = (list: { value: number; source: string }[]) => `${list[0]?.value} ${list[0]?.source}`
    return [age, describeFirst(income_years), describeFirst(total_years), describeFirst(tax_drag)]
  }
  expect(await suggest(null)).toEqual([null, '25 default', '60 default', '0.15 default'])
  expect(await suggest(1986)).toEqual([40, '27 retirement-age', '55 plan-age', '0.15 default'])
  expect(await suggest(2009)).toEqual([17, '50 retirement-age', '78 plan-age', '0.15 default'])
  expect(await suggest(1923)).toEqual([103, '0 default', '5 default', '0.15 default'])
})

test('the user’s own returns come first once they cover three years', async () => {
  const ana = await server.createUser()
  const account = (await ana.post('/api/accounts/', { name: 'Fund', type: 'investment', currency: 'USD' })).json()
  let value = 10_000
  for (let month = 0; month <= 36; month++) {
    const statement_date = new Date(Date.UTC(2023, 9 + month + 1, 0)).toISOString().slice(0, 10)
    await ana.post('/api/statements/', { account_id: account.id, statement_date, final_balance: value.toFixed(2) })
    value *= month % 2 === 0 ? 1.03 : 0.985
  }
  const { annual_return, volatility } = (await ana.get(`${PATH}suggestions/`)).json()
  expect(annual_return).toMatchObject([{ source: 'performance', from: '2023-10-31' }, { source: 'default' }])
  // Six pairs a year of +3% and -1.5%: 9.1% compounded, and half the variance on top.
  expect(annual_return[0].value).toBeCloseTo(0.095, 2)
  expect(volatility[0].value).toBeGreaterThan(0.06)
})

test('a scenario is saved with its forecast, listed, renamed, deleted and restored', async () => {
  const ana = await server.createUser()
  const saved = await ana.post('/api/scenarios/', { name: ' Early retirement ', inputs: plan })
  expect(saved.statusCode, saved.body).toBe(201)
  expect(saved.json()).toMatchObject({
    name: 'Early retirement',
    currency: 'USD',
    inputs: { ...plan, inflation: 0, events: [], model: 'normal', money: 'future' },
    forecast_on: '2026-11-15',
    score: null,
    history_id: expect.any(String),
  })
  expect(saved.json().forecast).toHaveLength(59)
  const { id, version } = saved.json()
  const renamed = await ana.patch(`/api/scenarios/${id}/`, { version, name: 'At 55' })
  expect(renamed.json()).toMatchObject({ name: 'At 55', forecast_on: '2026-11-15' })
  const stale = await ana.patch(`/api/scenarios/${id}/`, { version, name: 'At 60' })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'stale', present: { name: 'At 55' } })
  const listNames = async () =>
    (await ana.get('/api/scenarios/')).json().results.map(({ name }: { name: string }) => name)
  expect(await listNames()).toEqual(['At 55'])
  const { history_id } = (await ana.delete(`/api/scenarios/${id}/`)).json()
  expect(await listNames()).toEqual([])
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(200)
  expect(await listNames()).toEqual(['At 55'])
})

test('a saved forecast is later scored against the actual balances', async () => {
  const ana = await server.createUser()
  const account = (
    await ana.post('/api/accounts/', { name: 'Fund', type: 'investment', currency: 'USD', balance: '240000.00' })
  ).json()
  await ana.post('/api/scenarios/', { name: 'Plan', inputs: plan, today: '2025-11-15' })
  const getScored = async () => (await ana.get('/api/scenarios/?today=2026-11-15')).json().results[0]
  const first = await getScored()
  const [year] = first.forecast
  expect(first.score).toMatchObject({ as_of: '2026-11-15', days: 365, actual: '240000.00', verdict: 'below' })
  expect(Number(first.score.p50) / Number(year.p50)).toBeCloseTo(1, 2)
  await ana.post('/api/statements/', { account_id: account.id, statement_date: '2026-11-15', final_balance: year.p50 })
  const { results } = (await ana.get('/api/statements/')).json()
  expect(results.length).toBeGreaterThan(0)
  expect((await getScored()).score).toMatchObject({ verdict: 'within' })
})
