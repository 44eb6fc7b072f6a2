import { expect, test } from 'vitest'
import { listBudget, RENT } from '../../testing/budget-items.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp() // The clock is set to 2026-11-15.

test('sentences become items as one action; a dry run returns the same items and saves nothing', async () => {
  const ana = await server.createUser()
  const body = { text: 'I pay 1,200 rent on the 3rd and 45 a month for the gym', today: '2026-11-15' }
  const dryRun = await ana.post('/api/budget-items/from-text/', { ...body, dry_run: true })
  expect(dryRun.statusCode).toBe(201)
  expect((await listBudget(ana)).total).toBe(0)
  expect(dryRun.json().history_id).toBeNull()

  const saved = (await ana.post('/api/budget-items/from-text/', body)).json()
  const month = { every: 1, unit: 'month' }
  expect(saved.items).toMatchObject([
    { kind: 'expense', amount: '-1200.00', currency: 'USD', category: 'Housing', repeat: month },
    { kind: 'expense', amount: '-45.00', currency: 'USD', category: 'Fitness', repeat: month },
  ])
  expect(saved.items[0].transaction_date.slice(8)).toBe('03')
  const omitChanging = (item: Record<string, unknown>) => ({ ...item, id: 0, version: 0, last_updated: 0 })
  expect(dryRun.json().items.map(omitChanging)).toEqual(saved.items.map(omitChanging))
  expect((await listBudget(ana)).total).toBe(2)
  await ana.post(`/api/history/${saved.history_id}/undo/`)
  expect((await listBudget(ana)).total).toBe(0)
})

test('one long sentence becomes one item per amount', async () => {
  const ana = await server.createUser()
  const text =
    'My salary is $3,100 every two weeks, rent is 1,600 on the 5th, about 90 a week goes on food, Spotify 11.99/mo and home insurance €480 twice a year'
  const { items } = (await ana.post('/api/budget-items/from-text/', { text, today: '2026-11-15' })).json()
  const summary = items.map((item: Record<string, unknown>) => [
    item.kind,
    item.amount,
    item.currency,
    item.category,
    item.repeat,
  ])
  expect(summary).toEqual([
    ['income', '3100.00', 'USD', 'Income', { every: 2, unit: 'week' }],
    ['expense', '-1600.00', 'USD', 'Housing', { every: 1, unit: 'month' }],
    ['expense', '-90.00', 'USD', 'Groceries', { every: 1, unit: 'week' }],
    ['expense', '-11.99', 'USD', 'Subscriptions', { every: 1, unit: 'month' }],
    ['expense', '-480.00', 'EUR', 'Insurance', { every: 6, unit: 'month' }],
  ])
  expect(items[2].is_approximate).toBe(true)
  const { totals } = await listBudget(ana)
  expect(totals.rates).toMatchObject([{ currency: 'EUR' }])
})

test('reviewed drafts are saved by posting them', async () => {
  const ana = await server.createUser()
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

test('a sentence that corrects or ends an item refers to the existing one', async () => {
  const ana = await server.createUser()
  const add = async (fields: object) => (await ana.post('/api/budget-items/', { ...RENT, ...fields })).json()
  const internet = await add({ transaction_name: 'Internet', amount: '-60', category: 'Phone & Internet' })
  const gym = await add({ transaction_name: 'Gym', amount: '-40', category: 'Fitness' })
  const text = 'my internet went up from 60 to 75, and I no longer pay for the gym'
  const body = { text, today: '2026-11-15' }
  const { items, questions, history_id } = (await ana.post('/api/budget-items/from-text/', body)).json()
  expect(items).toMatchObject([
    {
      id: internet.id,
      amount: '-75.00',
      transaction_date: RENT.transaction_date,
      repeat: RENT.repeat,
      replaces: {
        id: internet.id,
        amount: '-60.00',
        currency: 'USD',
        repeat: RENT.repeat,
        date_if_added: '2026-11-01',
      },
    },
  ])
  expect(questions).toMatchObject([{ topic: 'removal', item_id: gym.id }])
  expect((await listBudget(ana)).total).toBe(2)
  await ana.post(`/api/history/${history_id}/undo/`)
  expect((await ana.get(`/api/budget-items/${internet.id}/`)).json()).toMatchObject({ amount: '-60.00' })
})

test('the history says how many items a text added and how many it changed', async () => {
  const ana = await server.createUser()
  const internet = { ...RENT, transaction_name: 'Internet', amount: '-60', category: 'Phone & Internet' }
  await ana.post('/api/budget-items/', internet)
  const text = 'my internet went up from 60 to 75, and the gym is 45 a month'
  const { items } = (await ana.post('/api/budget-items/from-text/', { text, today: '2026-11-15' })).json()
  expect(items).toHaveLength(2)
  const [entry] = (await ana.get('/api/history/')).json().results
  expect(entry.summary).toBe('Added 1 budget item and changed 1')
})

test('a corrected amount keeps the item’s end date and source', async () => {
  const ana = await server.createUser()
  const kept = { until: '2027-06-30', source: 'Visa 1234' }
  const internet = { ...RENT, ...kept, transaction_name: 'Internet', amount: '-60', category: 'Phone & Internet' }
  const { id } = (await ana.post('/api/budget-items/', internet)).json()
  for (const dry_run of [true, false]) {
    const body = { text: 'my internet went up from 60 to 75', today: '2026-11-15', dry_run }
    const { items } = (await ana.post('/api/budget-items/from-text/', body)).json()
    expect(items).toMatchObject([{ ...kept, amount: '-75.00', replaces: { id } }])
  }
  expect((await ana.get(`/api/budget-items/${id}/`)).json()).toMatchObject({ ...kept, amount: '-75.00' })
})

test('each choice names the budget item that it would change', async () => {
  const ana = await server.createUser()
  const add = async (fields: object) => (await ana.post('/api/budget-items/', { ...RENT, ...fields })).json()
  const parking = await add({ transaction_name: 'Parking', amount: '-105', category: 'Transport' })
  const text = 'parking is two fifty a day. gym 40 from January to March'
  const body = { text, today: '2026-11-15', dry_run: true }
  const { questions } = (await ana.post('/api/budget-items/from-text/', body)).json()
  const [{ choices }] = questions.filter(({ topic }: { topic: string }) => topic === 'readings')
  for (const drafts of choices) {
    expect(drafts).toMatchObject([
      { simple_name: 'Parking', replaces: { id: parking.id, name: 'Parking', amount: '-105.00' } },
      { simple_name: 'Gym', replaces: null },
    ])
  }
})

test('a sentence about an item that is already in the budget leads to a question, not to a second item', async () => {
  const ana = await server.createUser()
  const readText = async (text: string, more: object = {}) =>
    (await ana.post('/api/budget-items/from-text/', { text, today: '2026-11-15', ...more })).json()
  await readText('rent 1,450 on the 3rd')
  const [rent] = (await listBudget(ana)).results
  for (const dry_run of [true, false]) {
    const again = await readText('rent 1,500 on the 3rd', { dry_run })
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
  expect((await listBudget(ana)).total).toBe(1)
  await ana.post('/api/budget-items/', {
    ...RENT,
    transaction_name: 'Groceries',
    category: 'Groceries',
    transaction_date: '2026-01-05',
    repeat: { every: 1, unit: 'week' },
    amount: '-120',
  })
  const { questions } = await readText('groceries 130 a week instead, gym 40 a month')
  expect(questions).toMatchObject([
    {
      topic: 'existing',
      draft: { amount: '-130.00', transaction_date: '2026-01-05', replaces: { date_if_added: '2026-11-01' } },
    },
  ])
  expect((await listBudget(ana)).results.map((item: { simple_name: string }) => item.simple_name).sort()).toEqual([
    'Groceries',
    'Gym',
    'Rent',
  ])
})
