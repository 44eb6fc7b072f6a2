import { channel } from 'node:diagnostics_channel'
import { AGE_GROUPS } from '@evenkeel/engine/comparison/private-release.ts'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { releaseSharedFigures } from './shared-figures.ts'

const server = await createTestApp() // The clock is at 2026-11-15.

type Person = Awaited<ReturnType<typeof server.createUser>>
type Figure = { key: string; yours: string; reference: string | null; source: string; year: string; group: string }

const ATTRIBUTES = {
  birth_year: 1986,
  household_size: 3,
  country: 'US',
  region: null,
  annual_income: '90000.00',
  annual_income_currency: 'USD',
  share_anonymously: false,
}

async function spend(person: Person, transaction_date: string, category: string, amount: string) {
  const body = { transaction_date, transaction_name: category, category, amount, currency: 'USD' }
  expect((await person.post('/api/transactions/', body)).statusCode).toBe(201)
}
const compare = async (person: Person, query = '') => (await person.get(`/api/comparison/${query}`)).json()
const findFigure = (body: { figures: Figure[] }, key: string) =>
  body.figures.find((candidate) => candidate.key === key)!

describe('people like you', () => {
  test('without a country, nothing is compared, and the missing attributes are listed', async () => {
    const ana = await server.createUser()
    const body = await compare(ana)
    expect(body).toMatchObject({
      figures: [],
      figures_reason: 'no-country',
      missing: ['country', 'birth_year', 'household_size', 'annual_income'],
      yourself: null,
    })
  })

  test('says so if we have no published figures for a country', async () => {
    const ana = await server.createUser()
    await ana.put('/accounts/personal-attributes/', { ...ATTRIBUTES, country: 'CH' })
    expect(await compare(ana)).toMatchObject({ figures: [], figures_reason: 'no-tables' })
  })

  test('each figure has a source, a year and a group; the months with records are scaled to a year', async () => {
    const ana = await server.createUser()
    await ana.put('/accounts/personal-attributes/', ATTRIBUTES)
    await spend(ana, '2026-09-03', 'Groceries', '-600.00')
    await spend(ana, '2026-10-03', 'Groceries', '-500.00')
    await spend(ana, '2026-10-05', 'Travel', '-100.00')
    await spend(ana, '2026-10-01', 'Income', '4000.00')
    const body = await compare(ana)
    for (const candidate of body.figures as Figure[]) {
      expect(candidate).toMatchObject({ source: expect.stringMatching(/./), group: expect.stringMatching(/./) })
      expect(candidate.year).toMatch(/^\d{4}/)
    }
    expect(body.own).toMatchObject({ months: ['2026-09', '2026-10'], spending: '7200.00', income: '24000.00' })
    expect(findFigure(body, 'spending.groceries')).toMatchObject({
      yours: '6600.00',
      group: 'US households: 35–44 years',
      filters: [{ category: 'Groceries', from: '2025-11-01', to: '2026-10-31' }],
    })
    expect(findFigure(body, 'spending.TVL')).toMatchObject({ label: 'Travel', yours: '600.00', reference: null })
    expect(findFigure(body, 'net-worth')).toMatchObject({ yours: null, percentile: null })
    expect(findFigure(body, 'income')).toMatchObject({ yours: '90000.00', kind: 'distribution' })
  })

  test('another group can be chosen, and an unknown one is ignored', async () => {
    const ana = await server.createUser()
    await ana.put('/accounts/personal-attributes/', ATTRIBUTES)
    const chosen = await compare(ana, '?by=household&group=Married%20couple%20only')
    expect(findFigure(chosen, 'spending.total').group).toContain('Married couple only')
    const unknown = await compare(ana, '?by=income&group=nobody')
    expect(findFigure(unknown, 'spending.total').group).toContain('20 percent')
    expect((await ana.get('/api/comparison/?by=height')).statusCode).toBe(400)
  })

  test('figures are in the preferred currency', async () => {
    const ana = await server.createUser()
    await ana.put('/accounts/personal-attributes/', ATTRIBUTES)
    const dollars = Number(findFigure(await compare(ana), 'spending.total').reference)
    await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'JPY' })
    const yen = findFigure(await compare(ana), 'spending.total').reference!
    expect(yen).toMatch(/^\d+$/)
    expect(Number(yen) / dollars).toBeGreaterThan(80)
  })
})

test('the user’s year is compared with the one before, using only months with records in both', async () => {
  const ana = await server.createUser()
  await spend(ana, '2025-10-03', 'Groceries', '-400.00')
  await spend(ana, '2026-10-03', 'Groceries', '-500.00')
  await spend(ana, '2026-08-03', 'Groceries', '-999.00')
  expect((await compare(ana)).yourself).toMatchObject({
    months: ['2026-10'],
    spending: { now: '500.00', before: '400.00', change: 0.25 },
    categories: [
      {
        category: 'Groceries',
        now: '500.00',
        before: '400.00',
        filter: { category: 'Groceries', from: '2026-10-01', to: '2026-10-31' },
      },
    ],
  })
})

test('debt and net worth are compared with a year ago, and implausible attributes cause no error', async () => {
  const ana = await server.createUser()
  await spend(ana, '2025-10-03', 'Groceries', '-400.00')
  await spend(ana, '2026-10-03', 'Groceries', '-500.00')
  const loan = (await ana.post('/api/accounts/', { name: 'Loan', type: 'loan', currency: 'USD' })).json()
  for (const [statement_date, final_balance] of [
    ['2025-06-30', '-9000.00'],
    ['2026-10-31', '-6000.00'],
  ]) {
    expect(
      (await ana.post('/api/statements/', { account_id: loan.id, statement_date, final_balance })).statusCode,
    ).toBe(201)
  }
  expect((await compare(ana)).yourself).toMatchObject({
    debt: { now: '6000.00', before: '9000.00' },
    net_worth: { now: '-6000.00', before: '-9000.00' },
  })
  for (const fields of [{ birth_year: 1923 }, { birth_year: 2009 }, { annual_income: '0.00', household_size: 30 }]) {
    await ana.put('/accounts/personal-attributes/', { ...ATTRIBUTES, ...fields })
    const body = await compare(ana, '?by=income')
    expect(findFigure(body, 'net-worth')).toMatchObject({ yours: '-6000.00', percentile: expect.anything() })
  }
  expect((await ana.put('/accounts/personal-attributes/', { ...ATTRIBUTES, household_size: 0 })).statusCode).toBe(400)
})

describe('other users who share', () => {
  test('sharing is off at first, and its privacy cost is stated', async () => {
    const ana = await server.createUser()
    const { shared } = await compare(ana)
    expect(shared).toMatchObject({ is_sharing: false, epsilon: 2, smallest_group: 20, release: null })
    expect(shared.reason).toBe('not-sharing')
  })

  test('a quarter has only one release, and small groups stay unpublished', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.createUser()))
    for (const person of people) {
      await person.put('/accounts/personal-attributes/', { ...ATTRIBUTES, share_anonymously: true })
    }
    await releaseSharedFigures(server.deps)
    expect((await compare(people[0]!)).shared).toMatchObject({ release: null, reason: 'group-too-small' })
    const first = await server.deps.db.selectFrom('comparison_release').selectAll().execute()
    await releaseSharedFigures(server.deps)
    expect(await server.deps.db.selectFrom('comparison_release').selectAll().execute()).toEqual(first)
    expect(first).toHaveLength(1)
  })

  test('a published group shows the user’s position', async () => {
    const ana = await server.createUser()
    await ana.put('/accounts/personal-attributes/', { ...ATTRIBUTES, share_anonymously: true })
    await spend(ana, '2026-10-03', 'Groceries', '-3000.00')
    const counts = [5, 5, 5, 5, 10, 5, 5, 5, 5, 0]
    const group = {
      group: AGE_GROUPS[1],
      size: 41,
      counts: { 'savings-rate': counts, spending: counts, 'net-worth': counts },
    }
    await server.deps.db.deleteFrom('comparison_release').execute()
    await server.deps.db
      .insertInto('comparison_release')
      .values({ quarter: '2026-Q4', created_at: '2026-10-01T00:00:00.000Z', groups: JSON.stringify([group]) })
      .execute()
    const { shared } = await compare(ana)
    expect(shared.release).toMatchObject({ quarter: '2026-Q4', group: '40–59', size: 41 })
    expect(shared.release.measures).toEqual([{ measure: 'spending', lower: 0.4, same: 0.2, higher: 0.4 }])
  })
})

test('the comparison opens no network connections', async () => {
  const opened: unknown[] = []
  const record = (message: unknown) => opened.push(message)
  const fetchBefore = globalThis.fetch
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  channel('net.client.socket').subscribe(record)
  globalThis.fetch = () => {
    throw new Error('no network here')
  }
  try {
    const body = await compare(visitor as Person)
    expect(body.figures.length).toBeGreaterThan(15)
    expect(body.yourself).not.toBeNull()
    // PostgreSQL itself is reached over a connection.
    if (server.deps.config.databaseUrl === undefined) expect(opened).toEqual([])
  } finally {
    channel('net.client.socket').unsubscribe(record)
    globalThis.fetch = fetchBefore
  }
})
