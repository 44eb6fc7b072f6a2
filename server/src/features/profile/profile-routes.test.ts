import { expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'

const server = await createTestApp()

test('the preferred currency is one of five', async () => {
  const ana = await server.signUp()
  for (const preferred_currency of ['CAD', 'EUR', 'AUD', 'JPY', 'USD']) {
    const response = await ana.post('/accounts/update-preferred-currency/', { preferred_currency })
    expect(response.json()).toMatchObject({ username: ana.username, preferred_currency })
  }
  expect((await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'GBP' })).statusCode).toBe(400)
})

test('a new password ends all other sessions', async () => {
  const ana = await server.signUp()
  const phone = server.createVisitor()
  await phone.post('/accounts/login/', { username: ana.username, password: PASSWORD })
  const body = { current_password: PASSWORD, new_password: 'ballast under the floor' }
  expect((await ana.post('/accounts/change-password/', body)).statusCode).toBe(200)
  expect((await phone.get('/accounts/profile/')).statusCode).toBe(401)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(200)
  expect(
    (
      await server
        .createVisitor()
        .post('/accounts/login/', { username: ana.username, password: 'ballast under the floor' })
    ).statusCode,
  ).toBe(200)
})

test('an email address that belongs to someone else is refused', async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()]
  const response = await ana.post('/accounts/change-email/', {
    email: ben.email.toUpperCase(),
    current_password: PASSWORD,
  })
  expect(response.statusCode).toBe(400)
  const changed = await ana.post('/accounts/change-email/', {
    email: 'new.address@home.test',
    current_password: PASSWORD,
  })
  expect(changed.json().email).toBe('new.address@home.test')
})

test('personal attributes are checked and saved, and the user can undo a change, but nobody else can', async () => {
  const ana = await server.createUser()
  const attributes = {
    birth_year: 1988,
    household_size: 3,
    country: 'CA',
    region: null,
    work: 'employed',
    housing: 'rent',
    annual_income: '88000.00',
    annual_income_currency: 'CAD',
    share_anonymously: false,
  }
  expect((await ana.get('/accounts/personal-attributes/')).json()).toMatchObject({
    birth_year: null,
    annual_income: null,
  })
  expect((await ana.put('/accounts/personal-attributes/', attributes)).json()).toEqual(attributes)
  expect((await ana.put('/accounts/personal-attributes/', { ...attributes, birth_year: 1987 })).statusCode).toBe(200)
  expect(
    (
      await ana.put('/accounts/personal-attributes/', {
        ...attributes,
        annual_income: '1.5',
        annual_income_currency: 'JPY',
      })
    ).statusCode,
  ).toBe(400)
  expect((await ana.put('/accounts/personal-attributes/', { ...attributes, annual_income: '-5.00' })).statusCode).toBe(
    400,
  )

  const { results } = (await ana.get('/api/history/')).json()
  expect(results).toHaveLength(2)
  expect((await ana.post(`/api/history/${results[0].id}/undo/`)).statusCode).toBe(200)
  expect((await ana.get('/accounts/personal-attributes/')).json()).toEqual(attributes)
  const other = await server.createUser()
  expect((await other.post(`/api/history/${results[1].id}/undo/`)).statusCode).toBe(404)
})

test('deleting an account asks for the password and leaves none of the user’s data in any table', async () => {
  const before = await server.dumpTables(['job'])
  const ana = await server.createUser()
  await ana.post('/submit-feedback/', { text: 'so long', page: '/dashboard', time: 'noon' })
  await ana.put('/accounts/personal-attributes/', {
    birth_year: 1988,
    household_size: 3,
    country: 'CA',
    region: null,
    annual_income: null,
    annual_income_currency: 'CAD',
    share_anonymously: false,
  })
  await ana.post('/accounts/totp/setup/', { current_password: PASSWORD })
  await server.createVisitor().post('/accounts/reset_password/', { email: ana.email })
  const refused = await ana.post('/accounts/delete/', { password: 'not it, not at all' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors).toMatchObject([{ path: 'password' }])
  expect((await ana.post('/accounts/delete/', { password: PASSWORD })).statusCode).toBe(200)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)
  expect(await server.dumpTables(['job'])).toBe(before)
  const jobs = await server.db.selectFrom('job').select('payload').where('user_id', 'is not', null).execute()
  expect(JSON.stringify(jobs)).not.toContain(ana.email)
})

test('feedback needs text', async () => {
  const ana = await server.signUp()
  expect((await ana.post('/submit-feedback/', { text: '  \n ', page: '/dashboard', time: 'noon' })).statusCode).toBe(
    400,
  )
  expect(
    (await ana.post('/submit-feedback/', { text: ' More boats. ', page: '/dashboard', time: 'noon' })).statusCode,
  ).toBe(201)
  const rows = await server.db.selectFrom('feedback').selectAll().execute()
  expect(rows.at(-1)).toMatchObject({ text: 'More boats.', page: '/dashboard', local_time: 'noon' })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/x', '/\\evil.test', 'dashboard', 'ftp://x', ''])(
  'feedback from the page %j is refused',
  async (page) => {
    const ana = await server.signUp()
    expect((await ana.post('/submit-feedback/', { text: 'Hello', page, time: 'noon' })).statusCode).toBe(400)
  },
)

test.each(['/', '/dashboard?year=2026', 'https://money.test/dashboard', 'http://localhost:3000/'])(
  'feedback from the page %j is saved',
  async (page) => {
    const ana = await server.signUp()
    expect((await ana.post('/submit-feedback/', { text: 'Hello', page, time: 'noon' })).statusCode).toBe(201)
  },
)
