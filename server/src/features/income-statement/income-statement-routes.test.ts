import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import {
  convertRows,
  formatMoney,
  type ListedItem,
  type ListedRow,
  layOut,
  listAll,
  sum,
} from '../../testing/independent-figures.ts'

const server = await createTestApp() // The clock is at 2026-11-15.

test('the demo household’s statement matches its transactions and plan, by year, month and merchant', {
  timeout: 120_000,
}, async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  for (const currency of ['USD', 'EUR']) {
    await visitor.post('/accounts/update-preferred-currency/', { preferred_currency: currency })
    const actual = convertRows(await listAll<ListedRow>(visitor, '/api/transactions/'), currency)
    const budget = layOut(
      await listAll<ListedItem>(visitor, '/api/budget-items/'),
      '2023-01-01',
      '2026-12-31',
      currency,
    )
    for (const [basis, rows] of [
      ['actual', actual],
      ['budget', budget],
    ] as const) {
      const body = (await visitor.get(`/api/income-statement/?year=2026&basis=${basis}`)).json()
      expect(body).toMatchObject({ currency, basis, years: [2026, 2025, 2024] })
      for (const [part, kind] of [
        ['income', 'income'],
        ['expenses', 'expense'],
      ] as const) {
        const sumInYear = (year: number, keep: (row: (typeof rows)[number]) => boolean = () => true) =>
          formatMoney(
            sum(rows, (row) => row.kind === kind && row.day.startsWith(String(year)) && keep(row)),
            currency,
          )
        expect(body[part].totals).toEqual(body.years.map((year: number) => sumInYear(year)))
        const expectedCategories = new Set(
          rows.filter((row) => row.kind === kind && row.day >= '2024' && row.day < '2027').map((row) => row.category),
        )
        expect(new Set(body[part].rows.map((row: { category: string }) => row.category))).toEqual(expectedCategories)
        for (const { category, amounts, children } of body[part].rows) {
          expect(amounts).toEqual(body.years.map((year: number) => sumInYear(year, (row) => row.category === category)))
          for (const { name, amounts: monthAmounts } of children) {
            const isInMonth = (row: (typeof rows)[number]) => row.category === category && row.day.slice(5, 7) === name
            expect(monthAmounts).toEqual(body.years.map((year: number) => sumInYear(year, isInMonth)))
          }
        }
      }
      const net = body.income.totals.map(
        (amount: string, i: number) => Number(amount) - Number(body.expenses.totals[i]),
      )
      expect(body.net_income.map(Number)).toEqual(net.map((amount: number) => expect.closeTo(amount, 4)))
    }
    const parts = (
      await visitor.get('/api/income-statement/merchants/?year=2026&kind=expense&category=Groceries')
    ).json()
    const row = (await visitor.get('/api/income-statement/?year=2026'))
      .json()
      .expenses.rows.find((candidate: { category: string }) => candidate.category === 'Groceries')
    expect(parts.totals).toEqual(row.amounts)
    const [first] = parts.merchants.map((merchant: { amounts: string[] }) => Number(merchant.amounts[0]))
    expect(first).toBeGreaterThan(0)
    const november = await visitor.get(
      '/api/income-statement/merchants/?year=2026&kind=expense&category=Groceries&month=11',
    )
    expect(november.json().totals).toEqual(row.children[10].amounts)
    const planned = await visitor.get(
      '/api/income-statement/merchants/?year=2026&kind=expense&category=Groceries&basis=budget',
    )
    expect(planned.json().merchants).toMatchObject([{ name: 'Groceries' }])
  }
})

test('differences, the largest changes and the link to wealth are consistent', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const body = (await visitor.get('/api/income-statement/')).json()
  expect(body.partial_until).toBe('2026-11-15')
  expect(body.available_years).toEqual([2026, 2025, 2024])
  const row = body.expenses.rows[0]
  const [now, before] = row.amounts.map(Number)
  expect(Number(row.differences[0].amount)).toBeCloseTo(now - before, 4)
  expect(row.differences[0].percent).toBeCloseTo(now / before - 1, 10)
  const sizes = body.changes.map((change: { amount: string }) => Math.abs(Number(change.amount)))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(sizes.length).toBeGreaterThan(3)

  expect(body.wealth_reasons).toEqual([null, null, 'starts-later'])
  for (const [i, tie] of body.wealth.slice(0, 2).entries()) {
    // Wealth is only known up to the last statement, so later income and spending aren't part of it.
    expect(tie.to).toBe(['2026-10-31', '2025-12-31'][i])
    const sumMonths = (part: { rows: { children: { name: string; amounts: string[] }[] }[] }) =>
      part.rows
        .flatMap(({ children }) => children)
        .filter(({ name }) => i > 0 || name <= '10')
        .reduce((sum, { amounts }) => sum + Math.round(Number(amounts[i]) * 100), 0)
    expect(Math.round(Number(tie.income) * 100)).toBe(sumMonths(body.income))
    expect(Math.round(Number(tie.expenses) * 100)).toBe(sumMonths(body.expenses))
    const sum =
      Number(tie.income) - Number(tie.expenses) + Number(tie.market) + Number(tie.fx) + Number(tie.unexplained)
    expect(sum).toBeCloseTo(Number(tie.change), 4)
    expect(Number(tie.end) - Number(tie.start)).toBeCloseTo(Number(tie.change), 4)
  }
})

test('refunds are subtracted, transfers are left out, and an empty ledger has three empty years', async () => {
  const ana = await server.createUser()
  const empty = (await ana.get('/api/income-statement/?year=2025')).json()
  expect(empty).toMatchObject({
    years: [2025, 2024, 2023],
    net_income: ['0.00', '0.00', '0.00'],
    available_years: [2026],
  })
  expect(empty.income).toEqual({ rows: [], totals: ['0.00', '0.00', '0.00'], differences: expect.any(Array) })
  for (const [amount, category] of [
    ['-30', 'Clothing'],
    ['50', 'Clothing'],
    ['-900', 'Transfers'],
    ['10', null],
  ]) {
    await ana.post('/api/transactions/', { transaction_date: '2025-05-05', transaction_name: 'X', amount, category })
  }
  const body = (await ana.get('/api/income-statement/?year=2025')).json()
  expect(body.expenses.rows).toMatchObject([{ category: 'Clothing', amounts: ['-20.00', '0.00', '0.00'] }])
  expect(body.income.rows).toMatchObject([{ category: 'Uncategorized', amounts: ['10.00', '0.00', '0.00'] }])
  expect(body.net_income).toEqual(['30.00', '0.00', '0.00'])
  const { filter } = body.income.rows[0]
  const { results } = (await ana.get(`/api/transactions/?${new URLSearchParams(filter)}`)).json()
  expect(results).toMatchObject([{ amount: '10.00' }])
})

test('the CSV has the statement’s amounts, also for the same months of each year, and no formulas', async () => {
  const ana = await server.createUser()
  await ana.post('/api/categories/', { name: '=HYPERLINK("x")', kind: 'expense' })
  await ana.post('/api/transactions/', {
    transaction_date: '2026-05-05',
    transaction_name: 'X',
    amount: '-12.50',
    category: '=HYPERLINK("x")',
  })
  const response = await ana.get('/api/income-statement/export/')
  expect(response.headers['content-type']).toContain('text/csv')
  expect(response.headers['content-disposition']).toContain('evenkeel-income-statement-2026-actual.csv')
  const lines = response.body.replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe(
    'Section,Category,Month,Currency,2026,2025,2024,2026 - 2025,(2026 - 2025) / |2025|,2025 - 2024,(2025 - 2024) / |2024|',
  )
  expect(lines).toContain('Expenses,"\'=HYPERLINK(""x"")",,USD,12.50,0.00,0.00,12.50,,0.00,')
  expect(lines).toContain('Net income,,,USD,-12.50,0.00,0.00,-12.50,,0.00,')

  // Like the page, the CSV can be limited to the same months of every year.
  const add = (transaction_date: string, amount: string) =>
    ana.post('/api/transactions/', { transaction_date, transaction_name: 'X', amount, category: 'Clothing' })
  await add('2025-03-03', '-40')
  await add('2025-12-24', '-99')
  const narrow = await ana.get('/api/income-statement/export/?months=10')
  expect(narrow.headers['content-disposition']).toContain('2026-actual-first-10-months.csv')
  expect(narrow.body).toContain('2026-01 to 2026-10,2025-01 to 2025-10,2024-01 to 2024-10')
  expect(narrow.body).toContain('Expenses,Clothing,,USD,0.00,40.00,0.00,-40.00,-1.0000,40.00,')
  expect(narrow.body).toContain('Expenses,Clothing,03,USD,0.00,40.00,0.00')
  expect(narrow.body).not.toContain('99')
  expect((await ana.get('/api/income-statement/export/?months=13')).statusCode).toBe(400)
  expect((await ana.get('/api/income-statement/')).json().recorded_from).toBe('2025-03-03')
})
