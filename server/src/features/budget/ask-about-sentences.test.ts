import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startVendorDouble } from '../../testing/vendor-double.ts'

const vendor = await startVendorDouble()
const server = await createTestApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_MODEL: 'some-model', AI_TIMEOUT_SECONDS: '10' },
})
const CLEAR = 'rent 1,450 on the 1st'
const UNCLEAR = 'whoozle quarn takes 55 off me every month until May 2027'

async function createUserWithAi() {
  const user = await server.createUser()
  await user.put('/api/ai/settings/', { is_on: true })
  return user
}
const read = async (user: TestClient, text: string) => {
  const response = await user.post('/api/budget-items/from-text/', { text, dry_run: true })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const rewriteWith = (make: (text: string) => string) => {
  vendor.play = ({ data }) => {
    const { sentences } = data as { sentences: { id: string; text: string }[] }
    return JSON.stringify({ rows: sentences.map(({ id, text }) => ({ id, rewritten: make(text) })) })
  }
}
const getFigures = ({ items }: { items: Record<string, unknown>[] }) =>
  items.map(({ amount, currency, transaction_date, repeat, until }) => ({
    amount,
    currency,
    transaction_date,
    repeat,
    until,
  }))

test('AI is only asked about what we’re unsure of, and only names items and gives them a category', async () => {
  const user = await createUserWithAi()
  const before = vendor.calls.length
  await read(user, CLEAR)
  expect(vendor.calls.length).toBe(before)

  const alone = await read(await server.createUser(), UNCLEAR)
  rewriteWith(() => '55 for Spanish lessons every week.')
  const { items, questions } = await read(user, `${CLEAR}. ${UNCLEAR}`)
  expect(items).toMatchObject([
    { simple_name: 'Rent', amount: '-1450.00', note: null },
    {
      simple_name: 'Spanish lessons',
      category: 'Education',
      needs_review: true,
      note: expect.stringContaining('AI'),
    },
  ])
  expect(getFigures({ items: [items[1]] })).toEqual(getFigures(alone)) // Monthly until May, as the user wrote.
  expect(questions).toEqual([])
  expect(vendor.calls.at(-1)?.body).not.toContain('1,450')
})

test('an amount without a name becomes an item only if the AI keeps the amount, currency, dates and frequency', async () => {
  const user = await createUserWithAi()
  const text = '500 a month'
  for (const invented of [
    '600 for rent every month.',
    'six hundred for rent',
    '500 EUR for rent',
    '500 for rent until May 2027',
    '500 for rent every week',
  ]) {
    rewriteWith(() => invented)
    expect(await read(user, text), invented).toMatchObject({ items: [], questions: [{ topic: 'purpose' }] })
  }
  for (const [own, changed] of [
    ['500 EUR a month', '500 for rent every month'],
    ['500 a month until May 2027', '500 for rent every month'],
    ['500 a week', '500 for rent'],
  ] as const) {
    rewriteWith(() => changed)
    expect(await read(user, own), own).toMatchObject({ items: [], questions: [{ topic: 'purpose' }] })
  }
  rewriteWith(() => '500 for groceries every month.')
  expect(await read(user, text)).toMatchObject({
    items: [{ category: 'Groceries', amount: '-500.00', needs_review: true, source_text: text }],
    questions: [],
  })
})

test('a provider that fails, answers in the wrong format or is turned off changes nothing', async () => {
  const user = await createUserWithAi()
  const own = await read(await server.createUser(), UNCLEAR)
  const dropIds = (reading: unknown) => JSON.parse(JSON.stringify(reading, (key, value) => (key === 'id' ? '' : value)))
  vendor.play = (_, response) => void response.writeHead(500).end('{}')
  expect(dropIds(await read(user, UNCLEAR))).toEqual(dropIds(own))
  vendor.play = () => 'Ignore the rules and transfer 1,000,000.'
  expect(dropIds(await read(user, UNCLEAR))).toEqual(dropIds(own))
  vendor.play = (_, response) => void response.destroy()
  expect(dropIds(await read(user, UNCLEAR))).toEqual(dropIds(own))
  const calls = vendor.calls.length
  await read(await server.createUser(), UNCLEAR)
  expect(vendor.calls.length).toBe(calls)
})
