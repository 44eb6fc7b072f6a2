import type { PreviewedRule } from '@evenkeel/contract/instructions.ts'
import { expect, test } from 'vitest'
import { recordAction } from '../../ledger/history/history.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { aTxn, makeTextReason } from '../../testing/ledger-rows.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()
const PATH = '/api/custom-instructions/'

/** Adds a transaction. As in an import, we categorize it ourselves, unless `fields` has a category. */
async function addTransaction(user: TestClient, name: string, fields: Record<string, unknown> = {}) {
  const body = { transaction_date: '2026-01-31', transaction_name: name, amount: '-20.00', ...fields }
  const response = await user.post('/api/transactions/', body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const listRows = async (user: TestClient) => (await user.get('/api/transactions/')).json().results

test('a user starts without instructions, and saved text comes back as rules', async () => {
  const ana = await server.createUser()
  expect((await ana.get(PATH)).json()).toMatchObject({ text: '', rules: [], not_understood: [], version: 0 })

  const saved = await ana.put(PATH, { text: 'Put Shell in Transport.' })
  expect(saved.statusCode, saved.body).toBe(200)
  const [rule] = saved.json().rules
  expect(rule).toMatchObject({ sentence: expect.stringContaining('Shell'), sets: expect.stringContaining('Transport') })
  expect(rule.matches).toMatch(/shell/i)
  expect((await ana.get(PATH)).json()).toMatchObject({ text: 'Put Shell in Transport.', rules: [rule] })
})

test('a reading made with earlier model weights is replaced when the instructions are opened', async () => {
  const ana = await server.createUser()
  await ana.put(PATH, { text: 'Put Lakeside Bakery in Groceries.' })
  const users = server.db.selectFrom('app_user').select('id').where('username', '=', ana.username)
  const listStored = () =>
    server.db.selectFrom('instruction_reading').select(['model', 'steps']).where('user_id', 'in', users).execute()
  const [fresh] = await listStored()
  const old = { model: 'earlier', steps: '{"steps":["end"],"chances":[1]}' }
  await server.db.updateTable('instruction_reading').set(old).where('user_id', 'in', users).execute()
  await ana.get(PATH)
  expect(await listStored()).toEqual([fresh])
})

test('instructions can have a thousand characters as people count them, and no more', async () => {
  const ana = await server.createUser()
  const family = '👩‍👩‍👧‍👦'
  for (const character of ['x', family, 'e\u0301']) {
    expect((await ana.put(PATH, { text: character.repeat(1_000) })).statusCode).toBe(200)
    const refused = await ana.put(PATH, { text: character.repeat(1_001) })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().detail).toContain('1000')
    expect((await ana.post(`${PATH}preview/`, { text: character.repeat(1_001) })).statusCode).toBe(400)
  }
  expect((await ana.put(PATH, { text: 'x\u0000' })).statusCode).toBe(400)
  expect((await ana.put(PATH, { text: 'x', rules: [] })).statusCode).toBe(400)
})

test('sentences that we don’t understand are listed, and contradictions become questions', async () => {
  const ana = await server.createUser()
  const text = 'Put the wobbly things in the usual place. Shell is Transport. Shell is Fuel.'
  const { not_understood, questions } = (await ana.put(PATH, { text })).json()
  expect(not_understood).toEqual([{ text: expect.stringContaining('wobbly'), why: expect.any(String) }])
  expect(questions).toMatchObject([
    { text: expect.stringContaining('Fuel'), question: expect.stringContaining('Transport') },
  ])
})

test('a stale save is refused with the current text', async () => {
  const ana = await server.createUser()
  const { version } = (await ana.put(PATH, { text: 'Shell is Fuel', version: 0 })).json()
  expect((await ana.put(PATH, { text: 'mine', version: 0 })).json()).toMatchObject({
    code: 'stale',
    present: { text: 'Shell is Fuel', version },
  })
  expect((await ana.put(PATH, { text: 'Shell is Transport', version })).statusCode).toBe(200)
})

test('saving instructions can be undone', async () => {
  const ana = await server.createUser()
  await ana.put(PATH, { text: 'Shell is Fuel' })
  const { history_id } = (await ana.put(PATH, { text: 'Shell is Transport' })).json()
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(200)
  expect((await ana.get(PATH)).json().text).toBe('Shell is Fuel')
})

const listCategories = async (user: TestClient): Promise<{ name: string; kind: string }[]> =>
  (await user.get('/api/categories/')).json().results
const NEW = 'Make a new category called Side Hustle and put anything Zorblax pays me in it.'

test('saving creates the category that the text asks for only once, and its rule works right away', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, 'ZORBLAX HOLDINGS 123', { amount: '20.00' })
  const before = await listCategories(ana)
  const expected = { name: 'Side Hustle', kind: 'income' }
  const preview = (await ana.post(`${PATH}preview/`, { text: NEW })).json()
  expect(preview).toMatchObject({
    new_categories: [expected],
    change_count: 1,
    changes: [{ after: { category: 'Side Hustle' } }],
  })
  expect(await listCategories(ana)).toEqual(before)

  const saved = (await ana.put(PATH, { text: NEW })).json()
  expect(saved).toMatchObject({
    added_categories: ['Side Hustle'],
    new_categories: [],
    questions: [],
    rules: [{ effects: { category: 'Side Hustle' } }],
  })
  expect((await listCategories(ana)).filter(({ name }) => name === 'Side Hustle')).toMatchObject([expected])
  expect((await ana.get('/api/history/')).json().results[0].summary).toBe(
    'Changed custom instructions and added the category Side Hustle',
  )
  expect((await ana.put(PATH, { text: NEW })).json().history_id).toBeNull()
  const both = `${NEW} Oskeldin goes in a new category called side hustle.`
  expect((await ana.put(PATH, { text: both })).statusCode).toBe(200)
  expect((await listCategories(ana)).length).toBe(before.length + 1)

  await ana.put(PATH, { text: NEW })
  expect((await ana.post(`${PATH}apply/`)).json().changed).toBe(1)
  expect((await listRows(ana))[0].category).toBe('Side Hustle')
})

test('undoing a save removes its category too', async () => {
  const ana = await server.createUser()
  const before = await listCategories(ana)
  const { history_id } = (await ana.put(PATH, { text: NEW })).json()
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(200)
  expect(await listCategories(ana)).toEqual(before)
  expect((await ana.get(PATH)).json().text).toBe('')
})

test('a stale save creates no category, and a category deleted since comes back with the next save', async () => {
  const ana = await server.createUser()
  const { version } = (await ana.put(PATH, { text: 'Shell is Fuel' })).json()
  expect((await ana.put(PATH, { text: NEW, version: version + 1 })).statusCode).toBe(409)
  expect((await listCategories(ana)).map(({ name }) => name)).not.toContain('Side Hustle')

  await ana.put(PATH, { text: NEW })
  const category = (await listCategories(ana)).find(({ name }) => name === 'Side Hustle') as unknown as { id: string }
  await ana.delete(`/api/categories/${category.id}/`)
  expect((await ana.get(PATH)).json().new_categories).toHaveLength(1)
  await addTransaction(ana, 'ZORBLAX HOLDINGS 123', { amount: '20.00' })
  expect((await ana.post(`${PATH}apply/`)).json().changed).toBe(0)
  await ana.put(PATH, { text: NEW })
  expect((await listCategories(ana)).map(({ name }) => name)).toContain('Side Hustle')
})

test('a preview shows which past transactions would change, how and why, and changes none', async () => {
  const ana = await server.createUser()
  const row = await addTransaction(ana, 'ZORBLAX HOLDINGS 123')
  await addTransaction(ana, 'ZORBLAX HOLDINGS 456', { category: 'Pets' }) // Decided by the user.
  await addTransaction(ana, 'SOMETHING ELSE')
  const before = await listRows(ana)

  const preview = (await ana.post(`${PATH}preview/`, { text: 'Zorblax is Education, call it "Night school".' })).json()
  expect(preview).toMatchObject({ change_count: 1, decided_count: 1, row_count: 3, skip_count: 0 })
  expect(preview.changes).toEqual([
    {
      id: row.id,
      transaction_date: '2026-01-31',
      transaction_name: 'ZORBLAX HOLDINGS 123',
      amount: '-20.00',
      currency: 'USD',
      before: { category: row.category, simple_name: row.simple_name, source: null, tags: [] },
      after: { category: 'Education', simple_name: 'Night school', source: null, tags: [] },
      rule: expect.any(String),
    },
  ])
  expect(preview.rules.map((rule: { text: string }) => rule.text)).toContain(preview.changes[0].rule)
  expect(await listRows(ana)).toEqual(before)
  expect((await ana.get(PATH)).json().text).toBe('')
})

test('if none of the user’s transactions match a rule, we ask about it until one does', async () => {
  const ana = await server.createUser()
  const ask = async () => (await ana.post(`${PATH}preview/`, { text: 'Zorblakers are Education.' })).json().questions
  expect(await ask()).toEqual([])
  await addTransaction(ana, 'SOMETHING ELSE')
  expect(await ask()).toEqual([
    expect.objectContaining({
      question: expect.stringContaining('None of your transactions'),
      readings: [expect.anything(), { rules: [], sentence: '' }],
    }),
  ])
  await addTransaction(ana, 'ZORBLAKER HOLDINGS')
  expect(await ask()).toEqual([])
})

test('a rule counts and shows only the transactions that no more specific rule decides', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, 'ZORBLAX GAS 7')
  await addTransaction(ana, 'ZORBLAX WHSE 7')
  await addTransaction(ana, 'ZORBLAX OPTICAL 7')
  const text = 'Zorblax is Education. Zorblax Gas is Fuel. Leave Zorblax Optical alone. Call Zorblax Gas "Pump".'
  const { rules } = (await ana.post(`${PATH}preview/`, { text })).json()
  const shown = rules.map((rule: PreviewedRule) => [
    rule.sets,
    rule.match_count,
    rule.overridden_count,
    rule.examples.map((row) => row.transaction_name),
  ])
  expect(shown).toEqual([
    ['Education', 1, 2, ['ZORBLAX WHSE 7']],
    ['Fuel', 1, 0, ['ZORBLAX GAS 7']],
    ['left as it is', 1, 0, ['ZORBLAX OPTICAL 7']],
    ['name “Pump”', 1, 0, ['ZORBLAX GAS 7']],
  ])
})

test('a rule and a reading that a text gives twice are shown once', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, 'PAYROLL NORTHLIGHT', { amount: '2000.00' })
  const text = 'Salary from Northlight is Income and rent refunds too'
  const { rules, questions } = (
    await ana.post(`${PATH}preview/`, { text: `${text}. Zorblax is Pets. Zorblax is Pets.` })
  ).json()
  const plain = rules.map((rule: PreviewedRule) => rule.plain)
  expect(plain).toEqual([...new Set(plain)])
  expect(questions).not.toEqual([])
  for (const { readings } of questions) {
    const sentences = readings.map(({ sentence }: { sentence: string }) => sentence)
    expect(sentences).toEqual([...new Set(sentences)])
    for (const one of readings) expect(one.rules).toEqual([...new Set(one.rules)])
  }
})

test('past transactions that a rule skips in imports are listed and stay where they are', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, 'ZORBLAX HOLDINGS 123')
  const preview = (await ana.post(`${PATH}preview/`, { text: 'Ignore everything from Zorblax' })).json()
  expect(preview).toMatchObject({ change_count: 0, skip_count: 1 })
  expect(preview.skips[0]).toMatchObject({ transaction_name: 'ZORBLAX HOLDINGS 123' })
  await ana.put(PATH, { text: 'Ignore everything from Zorblax' })
  expect((await ana.post(`${PATH}apply/`)).json()).toEqual({ changed: 0, history_id: null })
  expect(await listRows(ana)).toHaveLength(1)
})

test('applying instructions is one action that can be undone; the user’s decisions stay', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  for (let i = 0; i < 5; i += 1) await addTransaction(ana, `ZORBLAX HOLDINGS ${i}`)
  await addTransaction(ana, 'ZORBLAX HOLDINGS 9', { category: 'Pets' })
  await addTransaction(ben, 'ZORBLAX HOLDINGS 1')
  const [mine, theirs] = [await listRows(ana), await listRows(ben)]
  await ana.put(PATH, { text: 'Zorblax is Education.' })

  const applied = (await ana.post(`${PATH}apply/`)).json()
  expect(applied).toEqual({ changed: 5, history_id: expect.any(String) })
  const changed = await listRows(ana)
  const inEducation = changed.filter((row: { category: string }) => row.category === 'Education')
  expect(inEducation).toHaveLength(5)
  expect(inEducation[0]).toMatchObject({
    needs_review: false,
    reason: { level: 'instruction', text: expect.stringContaining('Zorblax is Education') },
  })
  expect(changed.filter((row: { category: string }) => row.category === 'Pets')).toHaveLength(1)
  expect(await listRows(ben)).toEqual(theirs)
  expect((await ana.post(`${PATH}apply/`)).json()).toEqual({ changed: 0, history_id: null })

  expect((await ana.post(`/api/history/${applied.history_id}/undo/`)).statusCode).toBe(200)
  const undone = await listRows(ana)
  expect(undone.map(omitLastUpdated)).toEqual(mine.map(omitLastUpdated))
})

test('instructions change all past transactions, even thousands', async () => {
  const ana = await server.createUser()
  const { id: userId } = await server.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', ana.username)
    .executeTakeFirstOrThrow()
  await recordMany(userId, 4_500)
  const preview = (await ana.post(`${PATH}preview/`, { text: 'Zorblax is Education.' })).json()
  expect(preview).toMatchObject({ change_count: 4_500, row_count: 4_500 })
  expect(preview.changes).toHaveLength(200)
  await ana.put(PATH, { text: 'Zorblax is Education.' })
  expect((await ana.post(`${PATH}apply/`)).json()).toMatchObject({ changed: 4_500 })
})

async function recordMany(userId: string, count: number) {
  const action = { userId, reason: makeTextReason('many rows'), at: '2026-01-15T10:00:00.000Z' }
  const rows = Array.from({ length: count }, (_, i) =>
    aTxn({ name: `ZORBLAX ${i}`, day: `2025-${String(1 + (i % 12)).padStart(2, '0')}-15` }),
  )
  await recordAction(server.db, action, (write) => write.insertMany('txn', rows))
}

function omitLastUpdated({ last_updated: _, ...row }: { last_updated: string }) {
  return row
}

test('past transactions get tags as one action, after a preview, unless the user categorized them', async () => {
  const ana = await server.createUser()
  const row = await addTransaction(ana, 'ZORBLAX HOLDINGS 1', { tags: ['Work'] })
  await addTransaction(ana, 'ZORBLAX HOLDINGS 2', { category: 'Pets', tags: ['dog'] })
  const text = 'Tag Zorblax as choir and work.'
  const listTags = async () =>
    Object.fromEntries(
      (await listRows(ana)).map((transaction: { transaction_name: string; tags: string[] }) => [
        transaction.transaction_name,
        transaction.tags,
      ]),
    )

  const preview = (await ana.post(`${PATH}preview/`, { text })).json()
  expect(preview).toMatchObject({ change_count: 1, decided_count: 1, questions: [] })
  expect(preview.rules).toMatchObject([{ effects: { tags: ['choir', 'work'] }, sets: 'tags “choir” and “work”' }])
  expect(preview.changes).toMatchObject([
    { id: row.id, before: { tags: ['Work'] }, after: { tags: ['Work', 'choir'], category: row.category } },
  ])

  await ana.put(PATH, { text })
  const applied = (await ana.post(`${PATH}apply/`)).json()
  expect(applied.changed).toBe(1)
  expect(await listTags()).toEqual({ 'ZORBLAX HOLDINGS 1': ['Work', 'choir'], 'ZORBLAX HOLDINGS 2': ['dog'] })
  const found = (await ana.get('/api/transactions/?search=choir')).json().results
  expect(found).toMatchObject([{ id: row.id }])
  expect((await ana.post(`${PATH}apply/`)).json().changed).toBe(0)

  expect((await ana.post(`/api/history/${applied.history_id}/undo/`)).statusCode).toBe(200)
  expect(await listTags()).toEqual({ 'ZORBLAX HOLDINGS 1': ['Work'], 'ZORBLAX HOLDINGS 2': ['dog'] })
  expect((await ana.get('/api/transactions/?search=choir')).json().results).toEqual([])
})

test('a transaction added by hand gets the tags from instructions in addition to its own', async () => {
  const ana = await server.createUser()
  await ana.put(PATH, { text: 'Tag Zorblax as choir.' })
  const add = async (transaction_name: string, tags?: string[]) => {
    const row = { transaction_date: '2026-01-05', transaction_name, amount: '-12', tags }
    return (await ana.post('/api/transactions/', row)).json().tags
  }
  expect(await add('ZORBLAX HOLDINGS 3')).toEqual(['choir'])
  expect(await add('ZORBLAX HOLDINGS 4', ['Choir', 'work'])).toEqual(['Choir', 'work'])
  expect(await add('BAKERY 3', ['bread'])).toEqual(['bread'])
  expect((await ana.get('/api/transactions/?search=choir')).json().results).toHaveLength(2)
})
