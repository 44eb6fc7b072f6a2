import { addDays, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertRows } from '../../platform/database/insert-rows.ts'
import { createId } from '../../platform/ids.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import {
  convertRows,
  formatMoney,
  type ListedItem,
  type ListedRow,
  layOut,
  listAll,
  shift,
  sum,
} from '../../testing/independent-figures.ts'
import { aTxn } from '../../testing/ledger-rows.ts'
import { testEngine } from '../../testing/test-database.ts'

const server = await createTestApp() // The clock is at 2026-11-15.
const TODAY = '2026-11-15'
type Client = ReturnType<typeof server.createVisitor>

/** Checks the dashboard's totals against the listed transactions, in every granularity and mode. */
async function expectFigures(client: Client, currency: string) {
  const actual = convertRows(await listAll<ListedRow>(client, '/api/transactions/'), currency)
  const items = await listAll<ListedItem>(client, '/api/budget-items/')
  for (const granularity of ['monthly', 'weekly', 'daily'] as const) {
    for (const mode of ['expense', 'income'] as const) {
      for (const days of [
        ['', ''],
        ['2025-12-24', '2026-03-10'],
      ] as const) {
        const dates = days[0] ? `&from=${days[0]}&to=${days[1]}` : ''
        const response = await client.get(`/api/dashboard/?granularity=${granularity}&mode=${mode}${dates}`)
        expect(response.statusCode).toBe(200)
        const body = response.json()
        const budget = layOut(
          items,
          body.from < '2026-11-01' ? body.from : '2026-11-01',
          body.to > '2026-11-30' ? body.to : '2026-11-30',
          currency,
        )
        const sumBetween = (rows: typeof actual, kind: string, from: string, to: string, category?: string) =>
          sum(
            rows,
            (row) =>
              row.kind === kind && row.day >= from && row.day <= to && (category ?? row.category) === row.category,
          )
        const spent = sumBetween(actual, 'expense', '2026-11-01', TODAY)
        const planned = sumBetween(budget, 'expense', '2026-11-01', '2026-11-30')
        expect(body.currency).toBe(currency)
        expect(body.month).toMatchObject({
          budget: formatMoney(planned, currency),
          actual: formatMoney(spent, currency),
          remaining: formatMoney(planned - spent, currency),
        })
        expect(body.last_90_days).toMatchObject({
          total: formatMoney(sumBetween(actual, 'expense', shift(TODAY, -89), TODAY), currency),
          previous: formatMoney(sumBetween(actual, 'expense', shift(TODAY, -179), shift(TODAY, -90)), currency),
        })
        expect(body.last_12_months).toMatchObject({
          total: formatMoney(sumBetween(actual, 'expense', '2025-11-01', '2026-10-31'), currency),
          previous: formatMoney(sumBetween(actual, 'expense', '2024-11-01', '2025-10-31'), currency),
        })
        expect(body.series[0].from).toBe(body.from)
        expect(body.series.at(-1).to).toBe(body.to)
        for (const { from, to, ...point } of body.series) {
          expect(point).toEqual({
            period: granularity === 'monthly' ? from.slice(0, 7) : granularity === 'daily' ? from : getMonday(from),
            actual: formatMoney(sumBetween(actual, mode, from, to), currency),
            budget: formatMoney(sumBetween(budget, mode, from, to), currency),
          })
        }
        for (const { category, ...figures } of body.categories) {
          expect(figures).toMatchObject({
            actual: formatMoney(sumBetween(actual, mode, body.from, body.to, category), currency),
            budget: formatMoney(sumBetween(budget, mode, body.from, body.to, category), currency),
          })
        }
        const sumActual = (points: { actual: string }[]) => points.reduce((all, point) => all + Number(point.actual), 0)
        expect(sumActual(body.categories)).toBeCloseTo(sumActual(body.series), 4)
        const today = body.pace.days.find((day: { date: string }) => day.date === TODAY)
        expect(today.actual).toBe(body.month.actual)
        expect(body.pace.days.at(-1)).toMatchObject({ budget: body.month.budget })
      }
    }
  }
}

function getMonday(day: string): string {
  return shift(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

describe('the demo household', () => {
  test('shows totals that match its transactions, in several currencies', { timeout: 120_000 }, async () => {
    const visitor = server.createVisitor()
    await visitor.post('/accounts/demo/')
    for (const currency of ['USD', 'EUR', 'JPY']) {
      await visitor.post('/accounts/update-preferred-currency/', { preferred_currency: currency })
      await expectFigures(visitor, currency)
    }
  })

  test('has a forecast, upcoming bills, insights and the exchange rate behind its figures', async () => {
    const visitor = server.createVisitor()
    await visitor.post('/accounts/demo/')
    const body = (await visitor.get('/api/dashboard/')).json()
    expect(body.is_settling).toBe(false)
    const { low, expected, high, spent_so_far, last_month, track_record } = body.forecast
    expect(Number(low)).toBeLessThanOrEqual(Number(expected))
    expect(Number(expected)).toBeLessThanOrEqual(Number(high))
    expect(spent_so_far).toBe(body.month.actual)
    expect(last_month).toMatchObject({ month: '2026-10' })
    expect(track_record.held / track_record.trials).toBeGreaterThan(0.6)
    expect(body.coming.length).toBeGreaterThan(3)
    for (const { date } of body.coming) expect(date >= TODAY && date <= '2026-11-30').toBe(true)
    expect(body.insights.length).toBeGreaterThan(0)
    expect(body.rates.map((rate: { currency: string }) => rate.currency)).toContain('CAD')
    expect(body.counts).toMatchObject({ unconverted: 0, needs_review: expect.any(Number) })
  })

  test('hides a dismissed insight until the dismissal is undone', async () => {
    const visitor = server.createVisitor()
    await visitor.post('/accounts/demo/')
    const listInsightKeys = async () =>
      (await visitor.get('/api/dashboard/')).json().insights.map((insight: { key: string }) => insight.key)
    const before = await listInsightKeys()
    const { history_id } = (await visitor.post(`/api/insights/${encodeURIComponent(before[0])}/dismiss/`)).json()
    expect(await listInsightKeys()).toEqual(before.slice(1))
    const again = await visitor.post(`/api/insights/${encodeURIComponent(before[0])}/dismiss/`)
    expect(again.json().history_id).toBeNull()
    await visitor.post(`/api/history/${history_id}/undo/`)
    expect(await listInsightKeys()).toEqual(before)
  })

  test('links every insight to the transactions behind it', async () => {
    const visitor = server.createVisitor()
    await visitor.post('/accounts/demo/')
    for (const { transaction_ids, filter } of (await visitor.get('/api/dashboard/')).json().insights) {
      const { results } = (await visitor.get(`/api/transactions/?limit=500&${new URLSearchParams(filter)}`)).json()
      const found = results.map((row: { id: string }) => row.id)
      for (const id of transaction_ids) expect(found).toContain(id)
    }
  })
})

test('a user without data gets zeros and no error', async () => {
  const ana = await server.createUser()
  const body = (await ana.get('/api/dashboard/')).json()
  expect(body).toMatchObject({
    month: { budget: '0.00', actual: '0.00', remaining: '0.00' },
    categories: [],
    last_90_days: { total: '0.00', previous: '0.00', change: null },
    forecast: null,
    coming: [],
    insights: [],
    counts: { transactions: 0, budget_items: 0 },
  })
  expect(body.series).toHaveLength(12)
})

test('the next response includes every change: edits, deletes, undo, categories', async () => {
  const ana = await server.createUser()
  const getSpent = async () => (await ana.get('/api/dashboard/')).json().month.actual
  const add = (fields: object) =>
    ana.post('/api/transactions/', {
      transaction_date: '2026-11-03',
      transaction_name: 'Shop',
      category: 'Groceries',
      amount: '-20',
      ...fields,
    })
  const row = (await add({})).json()
  expect(await getSpent()).toBe('20.00')
  await add({ amount: '5' }) // A refund is subtracted.
  await add({ category: 'Transfers', amount: '-500' }) // A transfer isn't spending.
  await add({ category: null, amount: '-1' }) // Uncategorized money is.
  expect(await getSpent()).toBe('16.00')
  await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, transaction_date: '2026-10-03' })
  expect(await getSpent()).toBe('-4.00')
  const { history_id } = (await ana.delete(`/api/transactions/${row.id}/`)).json()
  const getLast90Days = async () => (await ana.get('/api/dashboard/')).json().last_90_days.total
  expect(await getLast90Days()).toBe('-4.00')
  await ana.post(`/api/history/${history_id}/undo/`)
  expect(await getLast90Days()).toBe('16.00')
  const categories = (await ana.get('/api/categories/')).json().results
  const groceries = categories.find((category: { name: string }) => category.name === 'Groceries')
  await ana.patch(`/api/categories/${groceries.id}/`, { kind: 'transfer' })
  expect(await getLast90Days()).toBe('1.00')
})

test('concurrent reads and writes lose nothing: the last response counts every transaction', async () => {
  const ana = await server.createUser()
  await ana.fetchToken()
  const row = { transaction_date: '2026-11-03', transaction_name: 'Shop', category: 'Groceries', amount: '-1.00' }
  const calls = Array.from({ length: 30 }, (_, i) =>
    i % 3 === 2 ? ana.get('/api/dashboard/') : ana.post('/api/transactions/', row),
  )
  for (const response of await Promise.all(calls)) expect([200, 201]).toContain(response.statusCode)
  expect((await ana.get('/api/dashboard/')).json().month.actual).toBe('20.00')
})

test('reports how many amounts have no published rate, and leaves them out of the totals', async () => {
  const ana = await server.createUser()
  const row = {
    transaction_date: '2026-11-03',
    transaction_name: 'Odd',
    category: 'Groceries',
    amount: '-20',
    currency: 'KES',
  }
  await ana.post('/api/transactions/', row)
  const body = (await ana.get('/api/dashboard/')).json()
  expect(body.month.actual).toBe('0.00')
  expect(body.counts).toMatchObject({ transactions: 1, unconverted: 1 })
})

test('refuses reversed and overlong date ranges, dates out of range, and unknown modes and parameters', async () => {
  const ana = await server.createUser()
  for (const query of [
    'from=2026-02-01&to=2026-01-01',
    'from=2000-01-01&to=2026-01-01',
    'today=0001-01-01',
    'mode=both',
    'more=1',
  ]) {
    expect((await ana.get(`/api/dashboard/?${query}`)).statusCode).toBe(400)
  }
})

test('the totals match the transactions of any ledger, in any mix of currencies', { timeout: 240_000 }, async () => {
  const day = fc.integer({ min: -800, max: 20 }).map((days) => shift(TODAY, days))
  const shared = {
    transaction_date: day,
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'CAD', 'GBP'),
    amount: fc.integer({ min: -99_999, max: 99_999 }).map(String),
  }
  const row = fc.record({
    ...shared,
    transaction_name: fc.constantFrom('Shop', 'Work', 'Landlord'),
    category: fc.constantFrom('Groceries', 'Housing', 'Income', 'Transfers', null),
  })
  const item = fc.record({
    ...shared,
    transaction_name: fc.constant('Plan'),
    kind: fc.constantFrom('expense', 'income'),
    category: fc.constantFrom('Groceries', 'Housing', 'Income', null),
    repeat: fc.option(
      fc.record({ every: fc.integer({ min: 1, max: 6 }), unit: fc.constantFrom('week', 'month', 'year') }),
    ),
    until: fc.constant(null),
  })
  const ledger = fc.record({
    rows: fc.array(row, { maxLength: 25 }),
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
  })
  await fc.assert(
    fc.asyncProperty(ledger, async ({ rows, items, currency }) => {
      const ana = await server.createUser()
      for (const transaction of rows) expect((await ana.post('/api/transactions/', transaction)).statusCode).toBe(201)
      expect((await ana.post('/api/budget-items/bulk-create/', { items })).statusCode).toBe(201)
      await ana.post('/accounts/update-preferred-currency/', { preferred_currency: currency })
      await expectFigures(ana, currency)
    }),
    { numRuns: reduceCases(testEngine === 'sqlite' ? 6 : 3) },
  )
})

test('a very large ledger shows totals right away, and a forecast a little later that stays until there’s a new one', {
  timeout: 120_000,
}, async () => {
  const ana = await server.createUser()
  const { id: userId } = await server.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', ana.username)
    .executeTakeFirstOrThrow()
  const groceries = await server.db
    .selectFrom('category')
    .select('id')
    .where('user_id', '=', userId)
    .where('name', '=', 'Groceries')
    .executeTakeFirstOrThrow()
  const owned = { user_id: userId, version: 1, last_updated: '2026-11-15T10:00:00.000Z', category_id: groceries.id }
  const days = Array.from({ length: 400 }, (_, i) => ({
    ...aTxn({ day: shift(TODAY, -i), minor: -100, simple_name: 'Shop 0' }),
    ...owned,
    id: createId(),
  }))
  await insertRows(server.db as never, 'txn_row', days)
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
    insert into txn_row (user_id, id, version, last_updated, category_id, day, name, simple_name, currency, minor, search_key, created_at)
    select user_id, id || '-' || i, version, last_updated, category_id, day, name, 'Shop ' || i, currency, minor, search_key, created_at
    from txn cross join n where user_id = ${userId}`.execute(server.db)
  const first = (await ana.get('/api/dashboard/')).json()
  expect(first).toMatchObject({ is_settling: true, forecast: null, counts: { transactions: 20_400 } })
  expect(first.month.actual).toBe('765.00') // 15 days with 51 transactions of $1.00 each.
  const pollUntilSettled = async () => {
    const responses = []
    do responses.push((await ana.get('/api/dashboard/')).json())
    while (responses.at(-1).is_settling)
    return { last: responses.pop(), earlier: responses }
  }
  const { last } = await pollUntilSettled()
  expect(last.forecast.spent_so_far).toBe('765.00')
  expect(last.month).toEqual(first.month)
  await ana.post('/api/transactions/', { transaction_date: TODAY, transaction_name: 'Shop 1', amount: '-1.00' })
  const afterChange = await pollUntilSettled()
  for (const { forecast } of afterChange.earlier) expect(forecast?.spent_so_far).toBe('765.00')
  expect(afterChange.last.forecast.spent_so_far).toBe('766.00')
  await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'JPY' })
  const inYen = await pollUntilSettled()
  for (const { forecast } of inYen.earlier) expect(forecast).toBeNull()
  expect(inYen.last.forecast).not.toBeNull()
})

test('the import calculates the totals, so the first report doesn’t have to', async () => {
  const ana = await server.createUser()
  const rows = Array.from({ length: 90 }, (_, i) => `${addDays(plainDate('2026-08-01'), i)},Bakery ${i},-4.50`)
  await ana.post('/api/imports/', { text: ['Date,Description,Amount', ...rows].join('\n') })
  await server.jobs.waitUntilIdle()
  const dirtyDays = await server.db
    .selectFrom('ledger_view')
    .leftJoin('ledger_dirty_day', 'ledger_dirty_day.user_id', 'ledger_view.user_id')
    .innerJoin('app_user', 'app_user.id', 'ledger_view.user_id')
    .select(['ledger_dirty_day.day'])
    .where('app_user.username', '=', ana.username)
    .execute()
  expect(dirtyDays).toEqual([{ day: null }])
  const { last_12_months } = (await ana.get('/api/dashboard/?today=2026-11-15')).json()
  expect(last_12_months.total).toBe('405.00')
})

test('after the last day with a rate, that rate is used and its day shown, however old it is', async () => {
  const ana = await server.createUser()
  const row = { transaction_name: 'Bakery', category: 'Groceries', currency: 'EUR', amount: '-100.00' }
  const last = (await ana.get('/api/exchange-rates/?date=2026-11-10&base=EUR')).json()
  expect(last.date < '2026-11-10').toBe(true)
  for (const today of ['2026-11-10', '2027-08-10']) {
    await ana.post('/api/transactions/', { ...row, transaction_date: today })
    const { month, rates } = (await ana.get(`/api/dashboard/?today=${today}`)).json()
    expect(rates).toMatchObject([{ currency: 'EUR', rate_date: last.date, basis: 'last-published' }])
    expect(Number(month.actual)).toBeCloseTo(100 * Number(rates[0].rate), 2)
    expect(Number(rates[0].rate)).toBeCloseTo(Number(last.rates.USD), 6)
  }
})

test('averages skip empty months and days before the first record; partial periods aren’t compared', async () => {
  const ana = await server.createUser()
  for (const month of ['07', '08', '10']) {
    const row = { transaction_date: `2026-${month}-03`, transaction_name: 'Shop', currency: 'USD', amount: '-300' }
    await ana.post('/api/transactions/', row)
  }
  const body = (await ana.get('/api/dashboard/?today=2026-11-15')).json()
  expect(body.last_12_months).toMatchObject({ total: '900.00', average: '300.00', averaged_over: 3, change: null })
  // 90 days from Aug 18; the 90 before them begin on May 20, before the first record.
  expect(body.last_90_days).toMatchObject({ total: '300.00', previous: '600.00', averaged_over: 90, change: null })
  const early = (await ana.get('/api/dashboard/?today=2026-07-12')).json()
  expect(early.last_90_days).toMatchObject({ total: '300.00', average: '30.00', averaged_over: 10 })
  expect(early.last_12_months).toMatchObject({ total: '0.00', average: null, averaged_over: 0 })
})

test('uncategorized transactions count by their sign, on a separate line that links to them', async () => {
  const ana = await server.createUser()
  const row = { transaction_date: '2026-11-03', transaction_name: 'Qzx', currency: 'USD', category: null }
  await ana.post('/api/transactions/', { ...row, amount: '-30' })
  await ana.post('/api/transactions/', { ...row, amount: '12.50' })
  await ana.post('/api/transactions/', { ...row, amount: '-8', category: 'Groceries' })
  const expense = (await ana.get('/api/dashboard/?from=2026-11-01&to=2026-11-30')).json()
  expect(expense.month.actual).toBe('38.00')
  const [first] = expense.categories
  expect(first).toMatchObject({ category: 'Uncategorized', actual: '30.00' })
  const rows = (await ana.get(`/api/transactions/?${new URLSearchParams(first.filter)}`)).json()
  expect(rows.results.map(({ amount }: { amount: string }) => amount)).toEqual(['-30.00'])
  const income = (await ana.get('/api/dashboard/?mode=income&from=2026-11-01&to=2026-11-30')).json()
  expect(income.categories).toMatchObject([{ category: 'Uncategorized', actual: '12.50' }])
})
