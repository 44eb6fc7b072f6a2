import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startVendorDouble } from '../testing/vendor-double.ts'
import { readRewritten } from './prompts/rewrite-sentences.ts'

const vendor = await startVendorDouble()
const server = await createTestApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_MODEL: 'some-model' },
})
// Finnish: the plumber came and took 180 in cash.
const PLUMBER = 'putkimies kävi 13.2.2026 ja otti 180 käteisellä'
const PASTE = `2026-02-03 Bakery Sonnenkorn 4.50\n${PLUMBER}`

const answerWith = (rewritten: string) => {
  vendor.play = ({ data }) => {
    const { sentences = [] } = data as { sentences?: { id: string }[] }
    return JSON.stringify({ rows: sentences.map(({ id }) => ({ id, rewritten })) })
  }
}
async function paste(user: TestClient, text = PASTE) {
  const created = await user.post('/api/imports/', { text })
  expect(created.statusCode, created.body).toBe(202)
  await server.jobs.waitUntilIdle()
  const { results } = (await user.get('/api/transactions/?sort=transaction_date')).json()
  return (results as { transaction_date: string; transaction_name: string; amount: string }[]).map(
    ({ transaction_date, transaction_name, amount }) => `${transaction_date} ${transaction_name} ${amount}`,
  )
}
async function createUserWithAi() {
  const user = await server.createUser()
  await user.put('/api/ai/settings/', { is_on: true })
  return user
}
const listPurposes = async (user: TestClient) =>
  ((await user.get('/api/ai/calls/')).json().results as { purpose: string }[]).map(({ purpose }) => purpose)

test('a pasted line we can’t read is sent on its own and rephrased so that we can, and the request is listed', async () => {
  const user = await createUserWithAi()
  answerWith('13.2.2026; putkimies; 180')
  expect((await paste(user)).sort()).toEqual(['2026-02-03 Bakery Sonnenkorn -4.50', '2026-02-13 putkimies -180.00'])
  expect(await listPurposes(user)).toContain('paste')
  expect(vendor.calls.find(({ body }) => body.includes('putkimies'))?.body).not.toContain('Sonnenkorn')
})

test.each([
  ['another amount', '13.2.2026; putkimies; 5'],
  ['an amount that nobody wrote', '13.2.2026; putkimies; 999'],
  ['another day', '14.2.2026; putkimies; 180'],
  ['words that are not in the line', '13.2.2026; Refund hotline; 180'],
  ['two rows for one', '13.2.2026; putkimies; 180\n13.2.2026; cash; 180'],
  ['chatter', 'I am sorry, I cannot help with that.'],
])('we don’t accept %s: the rest of the paste is imported unchanged', async (_, rewritten) => {
  const user = await createUserWithAi()
  answerWith(rewritten)
  const rows = await paste(user)
  expect(rows.filter((row) => row.includes('Bakery'))).toEqual(['2026-02-03 Bakery Sonnenkorn -4.50'])
  expect(rows.join()).not.toMatch(/999|02-14|hotline|-5\.00|cash/)
})

test('no row is lost if the provider is down or AI is off, and nothing is sent if AI is off', async () => {
  vendor.play = (_, response) => void response.writeHead(500, { 'retry-after-ms': '1' }).end('{}')
  expect(await paste(await createUserWithAi())).toEqual(['2026-02-03 Bakery Sonnenkorn -4.50'])
  const callsBefore = vendor.calls.length
  expect(await paste(await server.createUser())).toEqual(['2026-02-03 Bakery Sonnenkorn -4.50'])
  expect(vendor.calls.length).toBe(callsBefore)
})

test('a failed request isn’t sent again once AI is off, and isn’t listed as sent again', async () => {
  const user = await createUserWithAi()
  vendor.play = async (_, response) => {
    await user.put('/api/ai/settings/', { is_on: false })
    response.writeHead(500, { 'retry-after-ms': '1' }).end('{}')
    return undefined
  }
  await paste(user)
  const { results } = (await user.get('/api/ai/calls/')).json()
  expect(results).toMatchObject([{ outcome: 'failed', detail: null }])
})

test('a number in a placeholder isn’t a number of the line', () => {
  const inputs = new Map([['s1', { text: 'lunch with [person7] 20' }]])
  const answer = (rewritten: string) => JSON.stringify({ rows: [{ id: 's1', rewritten }] })
  expect(readRewritten(answer('7 USD for lunch with [person7]'), inputs)).toEqual(new Map())
  expect(readRewritten(answer('20 USD for lunch with [person7]'), inputs).size).toBe(1)
})
