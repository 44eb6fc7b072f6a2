import { addMonths, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { expect, test } from 'vitest'
import { listBudget, RENT } from '../../testing/budget-items.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp() // The clock is set to 2026-11-15.

test('an item is returned as entered and counts toward the totals', async () => {
  const ana = await server.createUser()
  const response = await ana.post('/api/budget-items/', RENT)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    ...RENT,
    simple_name: 'Rent',
    next_date: '2026-11-30', // It's due on the 31st, or on the last day of a shorter month.
    yearly_amount: '-17400.00',
    needs_review: false,
  })
  const { results, total, totals } = await listBudget(ana)
  expect(results).toEqual([response.json()])
  expect(total).toBe(1)
  expect(totals).toMatchObject({
    currency: 'USD',
    expense: {
      count: 1,
      this_month: '1450.00',
      this_year: '17400.00',
    },
    income: { count: 0, this_month: '0.00' },
    rates: [],
  })
})

test('the kind decides the sign; without a kind the sign decides the kind', async () => {
  const ana = await server.createUser()
  const add = async (fields: object) =>
    (
      await ana.post('/api/budget-items/', { transaction_date: '2026-11-01', transaction_name: 'Gym', ...fields })
    ).json()
  expect(await add({ kind: 'expense', amount: '50' })).toMatchObject({ kind: 'expense', amount: '-50.00' })
  expect(await add({ kind: 'income', amount: '-50' })).toMatchObject({
    kind: 'income',
    amount: '50.00',
    category: 'Income',
  })
  expect(await add({ amount: '-12.34' })).toMatchObject({ kind: 'expense', amount: '-12.34', category: 'Fitness' })
  const item = await add({ amount: '1200', currency: 'JPY' })
  expect(item).toMatchObject({ kind: 'income', amount: '1200' })
  const patched = await ana.patch(`/api/budget-items/${item.id}/`, { version: item.version, kind: 'expense' })
  expect(patched.json()).toMatchObject({ kind: 'expense', amount: '-1200' })
})

test('a stale edit is refused with the current item; an up-to-date edit is saved and can be undone', async () => {
  const ana = await server.createUser()
  const item = (await ana.post('/api/budget-items/', RENT)).json()
  const path = `/api/budget-items/${item.id}/`
  const edited = await ana.patch(path, { version: item.version, amount: '-1500', until: '2027-06-30' })
  expect(edited.json()).toMatchObject({ amount: '-1500.00', until: '2027-06-30', repeat: RENT.repeat })
  const stale = await ana.patch(path, { version: item.version, amount: '-1' })
  expect(stale.statusCode).toBe(409)
  const { history_id: _, ...present } = edited.json()
  expect(stale.json().present).toEqual(present)
  const [entry] = (await ana.get('/api/history/')).json().results
  expect((await ana.post(`/api/history/${entry.id}/undo/`)).statusCode).toBe(200)
  expect((await ana.get(path)).json()).toMatchObject({ amount: '-1450.00', until: null })
})

test('items are deleted together or not at all, and undo restores them', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const ids = []
  for (const name of ['A', 'B', 'C']) {
    ids.push((await ana.post('/api/budget-items/', { ...RENT, transaction_name: name })).json().id)
  }
  const bensItem = (await ben.post('/api/budget-items/', RENT)).json().id
  expect((await ana.post('/api/budget-items/bulk-delete/', { ids: [...ids, bensItem] })).statusCode).toBe(404)
  expect((await listBudget(ana)).total).toBe(3)
  expect((await listBudget(ben)).total).toBe(1)
  const before = await listBudget(ana)
  const deleted = (await ana.post('/api/budget-items/bulk-delete/', { ids })).json()
  expect(deleted).toMatchObject({ deleted: 3, history_id: expect.any(String) })
  expect((await listBudget(ana)).total).toBe(0)
  await ana.post(`/api/history/${deleted.history_id}/undo/`)
  const listNames = (body: { results: { simple_name: string }[] }) =>
    body.results.map((item) => item.simple_name).sort()
  expect(listNames(await listBudget(ana))).toEqual(listNames(before))
})

test('lists can be filtered, searched, sorted and paged without losing or repeating an item', async () => {
  const ana = await server.createUser()
  const names = ['Café', 'Rent', 'Salary', 'Water', 'Phone', 'Zoo', 'Books']
  const items = names.map((name, i) => ({
    ...RENT,
    transaction_name: name,
    kind: name === 'Salary' ? 'income' : 'expense',
    category: name === 'Salary' ? 'Income' : 'Housing',
    amount: String(100 * (i + 1)),
  }))
  expect((await ana.post('/api/budget-items/bulk-create/', { items })).statusCode).toBe(201)
  expect((await ana.get('/api/history/')).json().total).toBe(1)
  expect((await listBudget(ana, '?kind=income')).results).toMatchObject([{ simple_name: 'Salary' }])
  expect((await listBudget(ana, '?search=cafe')).results).toMatchObject([{ simple_name: 'Café' }])
  const pagedNames: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await listBudget(ana, `?sort=-amount&kind=expense&limit=2${cursor && `&cursor=${cursor}`}`)
    pagedNames.push(...page.results.map((item: { simple_name: string }) => item.simple_name))
    cursor = page.next
  }
  expect(pagedNames).toEqual(['Café', 'Rent', 'Water', 'Phone', 'Zoo', 'Books'])
  expect((await ana.get('/api/budget-items/?cursor=nonsense')).statusCode).toBe(400)
})

test('invalid input is refused, and the error names the field', async () => {
  const ana = await server.createUser()
  const expectRefused = async (fields: object) => {
    const response = await ana.post('/api/budget-items/', { ...RENT, ...fields })
    expect(response.statusCode).toBe(400)
    return response.json().errors[0].path
  }
  expect(await expectRefused({ amount: '1.234' })).toBe('amount')
  expect(await expectRefused({ amount: '12.5', currency: 'JPY' })).toBe('amount')
  expect(await expectRefused({ until: '2025-12-31' })).toBe('until')
  expect(await expectRefused({ category: 'Nowhere' })).toBe('category')
  expect(await expectRefused({ repeat: { every: 0, unit: 'month' } })).toBe('repeat.every')
  expect((await listBudget(ana)).total).toBe(0)
})

test('the calendar has each payment on its dates and shows what has been paid', async () => {
  const ana = await server.createUser()
  await ana.post('/api/budget-items/', { ...RENT, transaction_date: '2026-11-03' })
  await ana.post('/api/budget-items/', {
    transaction_date: '2026-11-06',
    transaction_name: 'Pay',
    amount: '2600',
    category: 'Income',
    repeat: { every: 2, unit: 'week' },
  })
  const paid = { transaction_date: '2026-11-02', transaction_name: 'LANDLORD', amount: '-1450.00', category: 'Housing' }
  expect((await ana.post('/api/transactions/', paid)).statusCode).toBe(201)
  const body = (await ana.get('/api/budget-items/calendar/?from=2026-11-01&to=2026-12-31')).json()
  expect(
    body.results.map((payment: { date: string; name: string; is_paid: boolean }) => [
      payment.date,
      payment.name,
      payment.is_paid,
    ]),
  ).toEqual([
    ['2026-11-03', 'Rent', true],
    ['2026-11-06', 'Pay', false],
    ['2026-11-20', 'Pay', false],
    ['2026-12-03', 'Rent', false],
    ['2026-12-04', 'Pay', false],
    ['2026-12-18', 'Pay', false],
  ])
  expect(body.totals).toEqual({ expense: '2900.00', income: '10400.00', saving: '0.00' })
  expect((await ana.get('/api/budget-items/calendar/?from=2026-11-01&to=2026-10-01')).statusCode).toBe(400)
  expect((await ana.get('/api/budget-items/calendar/?from=2020-01-01&to=2026-10-01')).statusCode).toBe(400)
})

test('every line of the proposal can be posted as is, and has a reason', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const { lines, months } = (await visitor.get('/api/budget-items/proposal/')).json()
  expect(months.length).toBe(24)
  expect(lines.length).toBeGreaterThan(15)
  for (const { item, reason } of lines) {
    expect(reason.text).not.toBe('')
    expect(item.amount.startsWith('-')).toBe(item.kind === 'expense')
  }
  expect(new Set(lines.map((line: { reason: { kind: string } }) => line.reason.kind))).toContain('recurring')
  expect(new Set(lines.map((line: { reason: { kind: string } }) => line.reason.kind))).toContain('typical-month')
  const items = lines.map((line: { item: object }) => line.item)
  const response = await visitor.post('/api/budget-items/bulk-create/', { items })
  expect(response.statusCode).toBe(201)
  expect(response.json().items).toHaveLength(lines.length)

  const newcomer = await server.createUser()
  expect((await newcomer.get('/api/budget-items/proposal/')).json()).toMatchObject({ lines: [], months: [] })
})

test('a suggestion for irregular spending says how many months of history it’s based on', async () => {
  const ana = await server.createUser()
  for (const transaction_date of ['2026-06-01', '2026-10-20']) {
    const body = { transaction_date, transaction_name: 'Dentist', category: 'Health', amount: '-120' }
    expect((await ana.post('/api/transactions/', body)).statusCode).toBe(201)
  }
  const { lines } = (await ana.get('/api/budget-items/proposal/')).json()
  expect(lines).toMatchObject([
    {
      reason: {
        kind: 'now-and-then',
        text: 'In 2 of the last 5 months, 240.00 USD in total.',
        amount: '240.00',
        months: ['2026-10', '2026-06'],
        history_months: 5,
      },
    },
  ])
})

test('a suggestion for a month with more income says that you receive more', async () => {
  const ana = await server.createUser()
  for (let i = 0; i < 24; i++) {
    const transaction_date = addMonths(plainDate('2024-11-05'), i)
    // Different names, so that nothing is a recurring payment.
    const transaction_name = String.fromCharCode(65 + i).repeat(6)
    const amount = transaction_date.includes('-12-') ? '9000' : '3000'
    const body = { transaction_date, transaction_name, category: 'Income', amount }
    expect((await ana.post('/api/transactions/', body)).statusCode).toBe(201)
  }
  const { lines } = (await ana.get('/api/budget-items/proposal/')).json()
  expect(lines.find(({ reason }: { reason: { kind: string } }) => reason.kind === 'season')).toMatchObject({
    kind: 'income',
    reason: { text: 'You receive more in this month every year. A typical month is 3000.00 USD.' },
  })
})

test('the proposal marks items that are already in the budget, even under another name', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const { lines } = (await visitor.get('/api/budget-items/proposal/')).json()
  const income = lines.filter((line: { kind: string }) => line.kind === 'income')
  expect(income.length).toBeGreaterThan(2)
  for (const { existing_item_id } of income) expect(existing_item_id).not.toBeNull()
})

test('a spread item is spread over the days of its month; monthly and yearly totals stay the same', async () => {
  const ana = await server.createUser()
  const groceries = { ...RENT, transaction_name: 'Groceries', category: 'Groceries', transaction_date: '2026-01-01' }
  const item = (await ana.post('/api/budget-items/', { ...groceries, amount: '-300.10' })).json()
  expect(item.spread).toBe(false)
  const getDailyDashboard = async () => (await ana.get('/api/dashboard/?granularity=daily')).json()
  const before = await getDailyDashboard()
  const { totals } = await listBudget(ana)
  const patched = await ana.patch(`/api/budget-items/${item.id}/`, { version: item.version, spread: true })
  expect(patched.json()).toMatchObject({ spread: true, amount: '-300.10' })
  const after = await getDailyDashboard()
  expect(before.series[0].budget).toBe('300.10')
  expect(after.series.map(({ budget }: { budget: string }) => budget)).toEqual([
    ...Array(10).fill('10.01'),
    ...Array(20).fill('10.00'),
  ])
  expect(after.month).toEqual(before.month)
  expect((await listBudget(ana)).totals).toEqual(totals)
  expect(after.pace).toMatchObject({ ahead: '-150.10', days: expect.arrayContaining([]) })
  // Money for the whole month isn't a bill that is due on one day.
  const calendar = (await ana.get('/api/budget-items/calendar/?from=2026-11-01&to=2026-11-10')).json()
  expect(calendar).toMatchObject({ results: [], totals: { expense: '100.10' } })
  const [entry] = (await ana.get('/api/history/')).json().results
  await ana.post(`/api/history/${entry.id}/undo/`)
  expect((await ana.get(`/api/budget-items/${item.id}/`)).json().spread).toBe(false)
})

test('savings are planned and tracked separately from spending', async () => {
  const ana = await server.createUser()
  await ana.post('/api/budget-items/', { ...RENT, transaction_date: '2026-01-01' })
  const saving = { ...RENT, transaction_name: 'Savings', category: 'Savings & Investing', amount: '-400' }
  const item = (await ana.post('/api/budget-items/', { ...saving, transaction_date: '2026-01-05' })).json()
  expect(item).toMatchObject({ kind: 'expense', is_saving: true })
  const row = { transaction_date: '2026-11-05', transaction_name: 'To savings', currency: 'USD' }
  await ana.post('/api/transactions/', { ...row, amount: '-250', category: 'Savings & Investing' })
  await ana.post('/api/transactions/', { ...row, amount: '50', category: 'Savings & Investing' })
  await ana.post('/api/transactions/', { ...row, amount: '-900', category: 'Transfers' }) // A card payment.
  await ana.post('/api/transactions/', { ...row, amount: '-100', category: 'Groceries' })
  const dashboard = (await ana.get('/api/dashboard/')).json()
  expect(dashboard.month).toMatchObject({ budget: '1450.00', actual: '100.00', remaining: '1350.00' })
  expect(dashboard.saved).toMatchObject({ budget: '400.00', actual: '200.00' })
  expect(dashboard.categories.map(({ category }: { category: string }) => category)).not.toContain(item.category)
  const { filter } = dashboard.saved
  const rows = (await ana.get(`/api/transactions/?${new URLSearchParams(filter)}`)).json()
  expect(rows.results.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['-250.00', '50.00'])
  const { totals } = await listBudget(ana)
  expect(totals.expense).toMatchObject({ count: 1, this_month: '1450.00' })
  expect(totals.saving).toMatchObject({ count: 1, this_month: '400.00', this_year: '4800.00' })
  const statement = (await ana.get('/api/income-statement/?basis=budget')).json()
  expect(statement.expenses.totals[0]).toBe(totals.expense.this_year)
})

test('the budget, the dashboard and the income statement agree to the cent, in every preferred currency', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  for (const currency of ['USD', 'CAD', 'EUR', 'AUD', 'JPY']) {
    await visitor.post('/accounts/update-preferred-currency/', { preferred_currency: currency })
    const { totals } = (await visitor.get('/api/budget-items/')).json()
    const statement = (await visitor.get('/api/income-statement/?basis=budget')).json()
    const dashboard = (await visitor.get('/api/dashboard/')).json()
    expect([totals.expense.this_year, totals.income.this_year]).toEqual([
      statement.expenses.totals[0],
      statement.income.totals[0],
    ])
    expect([totals.expense.this_month, totals.saving.this_month]).toEqual([
      dashboard.month.budget,
      dashboard.saved.budget,
    ])
  }
})

test('new items and corrections are saved as one action, or not at all', async () => {
  const ana = await server.createUser()
  const rent = { transaction_date: '2026-01-01', transaction_name: 'Rent', amount: '-900.00' }
  const gym = (await ana.post('/api/budget-items/', { ...rent, transaction_name: 'Gym', amount: '-40.00' })).json()
  const edit = { id: gym.id, version: gym.version, amount: '-45.00' }
  const stale = await ana.post('/api/budget-items/bulk-create/', { items: [rent], edits: [{ ...edit, version: 999 }] })
  expect(stale.statusCode).toBe(409)
  expect((await ana.get('/api/budget-items/')).json().total).toBe(1)

  const saved = (await ana.post('/api/budget-items/bulk-create/', { items: [rent], edits: [edit] })).json()
  expect(saved.items.map((item: { amount: string }) => item.amount)).toEqual(['-900.00', '-45.00'])
  expect((await ana.post(`/api/history/${saved.history_id}/undo/`)).statusCode).toBe(200)
  const { results } = (await ana.get('/api/budget-items/')).json()
  expect(results).toMatchObject([{ id: gym.id, amount: '-40.00' }])
  expect((await ana.post('/api/budget-items/bulk-create/', { items: [] })).statusCode).toBe(400)
})
