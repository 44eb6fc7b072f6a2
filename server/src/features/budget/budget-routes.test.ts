import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp() // The clock is at 2026-11-15.
const RENT = {
  kind: 'expense',
  transaction_date: '2026-01-31',
  transaction_name: 'Rent',
  category: 'Housing',
  currency: 'USD',
  amount: '-1450.00',
  repeat: { every: 1, unit: 'month' },
  until: null,
}
type Client = Awaited<ReturnType<typeof server.newUser>>
const list = async (client: Client, query = '') => (await client.get(`/api/budget-items/${query}`)).json()

test('an item is returned as entered, with its totals', async () => {
  const ana = await server.newUser()
  const answer = await ana.post('/api/budget-items/', RENT)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    ...RENT,
    simple_name: 'Rent',
    next_date: '2026-11-30', // On the 31st, so on the last day of a shorter month.
    yearly_amount: '-17400.00',
    needs_review: false,
  })
  const { results, total, totals } = await list(ana)
  expect(results).toEqual([answer.json()])
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
  const ana = await server.newUser()
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
  const turned = await ana.patch(`/api/budget-items/${item.id}/`, { version: item.version, kind: 'expense' })
  expect(turned.json()).toMatchObject({ kind: 'expense', amount: '-1200' })
})

test('a stale edit is refused with the current item; an up-to-date edit is saved and can be undone', async () => {
  const ana = await server.newUser()
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

test('items are deleted all or none, and undo restores them', async () => {
  const [ana, ben] = [await server.newUser(), await server.newUser()]
  const ids = []
  for (const name of ['A', 'B', 'C']) {
    ids.push((await ana.post('/api/budget-items/', { ...RENT, transaction_name: name })).json().id)
  }
  const foreign = (await ben.post('/api/budget-items/', RENT)).json().id
  expect((await ana.post('/api/budget-items/bulk-delete/', { ids: [...ids, foreign] })).statusCode).toBe(404)
  expect((await list(ana)).total).toBe(3)
  expect((await list(ben)).total).toBe(1)
  const before = await list(ana)
  const answer = (await ana.post('/api/budget-items/bulk-delete/', { ids })).json()
  expect(answer).toMatchObject({ deleted: 3, history_id: expect.any(String) })
  expect((await list(ana)).total).toBe(0)
  await ana.post(`/api/history/${answer.history_id}/undo/`)
  const names = (body: { results: { simple_name: string }[] }) => body.results.map((item) => item.simple_name).sort()
  expect(names(await list(ana))).toEqual(names(before))
})

test('lists filter, search, sort and page without losing or repeating an item', async () => {
  const ana = await server.newUser()
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
  expect((await list(ana, '?kind=income')).results).toMatchObject([{ simple_name: 'Salary' }])
  expect((await list(ana, '?search=cafe')).results).toMatchObject([{ simple_name: 'Café' }])
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await list(ana, `?sort=-amount&kind=expense&limit=2${cursor && `&cursor=${cursor}`}`)
    found.push(...page.results.map((item: { simple_name: string }) => item.simple_name))
    cursor = page.next
  }
  expect(found).toEqual(['Café', 'Rent', 'Water', 'Phone', 'Zoo', 'Books'])
  expect((await ana.get('/api/budget-items/?cursor=nonsense')).statusCode).toBe(400)
})

test('invalid input is refused with the field’s name', async () => {
  const ana = await server.newUser()
  const refused = async (fields: object) => {
    const answer = await ana.post('/api/budget-items/', { ...RENT, ...fields })
    expect(answer.statusCode).toBe(400)
    return answer.json().errors[0].path
  }
  expect(await refused({ amount: '1.234' })).toBe('amount')
  expect(await refused({ amount: '12.5', currency: 'JPY' })).toBe('amount')
  expect(await refused({ until: '2025-12-31' })).toBe('until')
  expect(await refused({ category: 'Nowhere' })).toBe('category')
  expect(await refused({ repeat: { every: 0, unit: 'month' } })).toBe('repeat.every')
  expect((await list(ana)).total).toBe(0)
})

test('sentences become items as one action; a dry run returns the same and keeps nothing', async () => {
  const ana = await server.newUser()
  const body = { text: 'I pay 1,200 rent on the 3rd and 45 a month for the gym', today: '2026-11-15' }
  const tried = await ana.post('/api/budget-items/from-text/', { ...body, dry_run: true })
  expect(tried.statusCode).toBe(201)
  expect((await list(ana)).total).toBe(0)
  expect(tried.json().history_id).toBeNull()

  const kept = (await ana.post('/api/budget-items/from-text/', body)).json()
  const month = { every: 1, unit: 'month' }
  expect(kept.items).toMatchObject([
    { kind: 'expense', amount: '-1200.00', currency: 'USD', category: 'Housing', repeat: month },
    { kind: 'expense', amount: '-45.00', currency: 'USD', category: 'Fitness', repeat: month },
  ])
  expect(kept.items[0].transaction_date.slice(8)).toBe('03')
  const told = (item: Record<string, unknown>) => ({ ...item, id: 0, version: 0, last_updated: 0 })
  expect(tried.json().items.map(told)).toEqual(kept.items.map(told))
  expect((await list(ana)).total).toBe(2)
  await ana.post(`/api/history/${kept.history_id}/undo/`)
  expect((await list(ana)).total).toBe(0)
})

test('one long sentence becomes one item per cost', async () => {
  const ana = await server.newUser()
  const text =
    'My salary is $3,100 every two weeks, rent is 1,600 on the 5th, about 90 a week goes on food, Spotify 11.99/mo and home insurance €480 twice a year'
  const { items } = (await ana.post('/api/budget-items/from-text/', { text, today: '2026-11-15' })).json()
  const told = items.map((item: Record<string, unknown>) => [
    item.kind,
    item.amount,
    item.currency,
    item.category,
    item.repeat,
  ])
  expect(told).toEqual([
    ['income', '3100.00', 'USD', 'Income', { every: 2, unit: 'week' }],
    ['expense', '-1600.00', 'USD', 'Housing', { every: 1, unit: 'month' }],
    ['expense', '-90.00', 'USD', 'Groceries', { every: 1, unit: 'week' }],
    ['expense', '-11.99', 'USD', 'Subscriptions', { every: 1, unit: 'month' }],
    ['expense', '-480.00', 'EUR', 'Insurance', { every: 6, unit: 'month' }],
  ])
  expect(items[2].is_approximate).toBe(true)
  const { totals } = await list(ana)
  expect(totals.rates).toMatchObject([{ currency: 'EUR' }])
})

test('reviewed drafts are saved by posting them', async () => {
  const ana = await server.newUser()
  const { items } = (await ana.post('/api/budget-items/from-text/', { text: 'Netflix 15.49/mo', dry_run: true })).json()
  const { kind, transaction_date, transaction_name, simple_name, category, currency, repeat, until } = items[0]
  const draft = {
    kind,
    transaction_date,
    transaction_name,
    simple_name,
    category,
    currency,
    repeat,
    until,
    amount: '17',
  }
  expect((await ana.post('/api/budget-items/', draft)).json()).toMatchObject({ simple_name, amount: '-17.00', repeat })
})

test('the calendar has every date of every item, and shows what is paid', async () => {
  const ana = await server.newUser()
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
    body.results.map((one: { date: string; name: string; is_paid: boolean }) => [one.date, one.name, one.is_paid]),
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

test('every line of the proposal can be posted as is, and has its reason', async () => {
  const visitor = server.nobody()
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
  const answer = await visitor.post('/api/budget-items/bulk-create/', { items })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().items).toHaveLength(lines.length)

  const nobodyYet = await server.newUser()
  expect((await nobodyYet.get('/api/budget-items/proposal/')).json()).toMatchObject({ lines: [], months: [] })
})

test('a sentence that corrects or ends an item refers to the existing one', async () => {
  const ana = await server.newUser()
  const add = async (fields: object) => (await ana.post('/api/budget-items/', { ...RENT, ...fields })).json()
  const internet = await add({ transaction_name: 'Internet', amount: '-60', category: 'Phone & Internet' })
  const gym = await add({ transaction_name: 'Gym', amount: '-40', category: 'Fitness' })
  const text = 'my internet went up from 60 to 75, and I no longer pay for the gym'
  const { items, questions, history_id } = (await ana.post('/api/budget-items/from-text/', { text })).json()
  expect(items).toMatchObject([
    {
      id: internet.id,
      amount: '-75.00',
      transaction_date: RENT.transaction_date,
      repeat: RENT.repeat,
      replaces: { id: internet.id, amount: '-60.00', currency: 'USD' },
    },
  ])
  expect(questions).toMatchObject([{ topic: 'removal', item_id: gym.id }])
  expect((await list(ana)).total).toBe(2)
  await ana.post(`/api/history/${history_id}/undo/`)
  expect((await ana.get(`/api/budget-items/${internet.id}/`)).json()).toMatchObject({ amount: '-60.00' })
})

test('items already in the budget aren’t proposed again, whatever their name', async () => {
  const visitor = server.nobody()
  await visitor.post('/accounts/demo/')
  const { lines } = (await visitor.get('/api/budget-items/proposal/')).json()
  const income = lines.filter((line: { kind: string }) => line.kind === 'income')
  expect(income.length).toBeGreaterThan(2)
  for (const { existing_item_id } of income) expect(existing_item_id).not.toBeNull()
})

test('a spread item is spread over the days of its month; monthly and yearly totals stay the same', async () => {
  const ana = await server.newUser()
  const groceries = { ...RENT, transaction_name: 'Groceries', category: 'Groceries', transaction_date: '2026-01-01' }
  const item = (await ana.post('/api/budget-items/', { ...groceries, amount: '-300.10' })).json()
  expect(item.spread).toBe(false)
  const daily = async () => (await ana.get('/api/dashboard/?granularity=daily')).json()
  const before = await daily()
  const { totals } = await list(ana)
  const patched = await ana.patch(`/api/budget-items/${item.id}/`, { version: item.version, spread: true })
  expect(patched.json()).toMatchObject({ spread: true, amount: '-300.10' })
  const after = await daily()
  expect(before.series[0].budget).toBe('300.10')
  expect(after.series.map(({ budget }: { budget: string }) => budget)).toEqual([
    ...Array(10).fill('10.01'),
    ...Array(20).fill('10.00'),
  ])
  expect(after.month).toEqual(before.month)
  expect((await list(ana)).totals).toEqual(totals)
  expect(after.pace).toMatchObject({ ahead: '-150.10', days: expect.arrayContaining([]) })
  // Money for the whole month isn't a bill due on a day.
  const calendar = (await ana.get('/api/budget-items/calendar/?from=2026-11-01&to=2026-11-10')).json()
  expect(calendar).toMatchObject({ results: [], totals: { expense: '100.10' } })
  const [entry] = (await ana.get('/api/history/')).json().results
  await ana.post(`/api/history/${entry.id}/undo/`)
  expect((await ana.get(`/api/budget-items/${item.id}/`)).json().spread).toBe(false)
})

test('savings are planned and tracked separately from spending', async () => {
  const ana = await server.newUser()
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
  const { totals } = await list(ana)
  expect(totals.expense).toMatchObject({ count: 1, this_month: '1450.00' })
  expect(totals.saving).toMatchObject({ count: 1, this_month: '400.00', this_year: '4800.00' })
  const statement = (await ana.get('/api/income-statement/?basis=budget')).json()
  expect(statement.expenses.totals[0]).toBe(totals.expense.this_year)
})

test('asks about an item that is already in the budget instead of adding it again', async () => {
  const ana = await server.newUser()
  const say = async (text: string, more: object = {}) =>
    (await ana.post('/api/budget-items/from-text/', { text, today: '2026-11-15', ...more })).json()
  await say('rent 1,450 on the 3rd')
  const [rent] = (await list(ana)).results
  for (const dry_run of [true, false]) {
    const again = await say('rent 1,500 on the 3rd', { dry_run })
    expect(again).toMatchObject({
      items: [],
      questions: [
        {
          topic: 'existing',
          item_id: rent.id,
          text: 'rent 1,500 on the 3rd',
          draft: { amount: '-1500.00', transaction_date: '2026-11-03', replaces: { id: rent.id, amount: '-1450.00' } },
        },
      ],
    })
  }
  expect((await list(ana)).total).toBe(1)
  await ana.post('/api/budget-items/', {
    ...RENT,
    transaction_name: 'Groceries',
    category: 'Groceries',
    transaction_date: '2026-01-05',
    repeat: { every: 1, unit: 'week' },
    amount: '-120',
  })
  const { questions } = await say('groceries 130 a week instead, gym 40 a month')
  expect(questions).toMatchObject([{ topic: 'existing', draft: { amount: '-130.00', transaction_date: '2026-01-05' } }])
  expect((await list(ana)).results.map((item: { simple_name: string }) => item.simple_name).sort()).toEqual([
    'Groceries',
    'Gym',
    'Rent',
  ])
})

test('the budget, the dashboard and the income statement agree to the cent, in every currency', async () => {
  const visitor = server.nobody()
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
  const ana = await server.newUser()
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
