import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startVendorDouble } from '../../testing/vendor-double.ts'

const vendor = await startVendorDouble()
const server = await createTestApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_MODEL: 'some-model' },
})
const withoutAi = await createTestApp()
const UNCLEAR = 'Treat the place where Sabine Musterfrau gets her hair done like the other nice-to-haves over 40.'

const ask = async (user: TestClient, text = UNCLEAR) => {
  const response = await user.post('/api/custom-instructions/suggest/', { text })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const rewriteWith = (make: (text: string) => string) => {
  vendor.play = ({ data }) => {
    const { sentences } = data as { sentences: { id: string; text: string }[] }
    return JSON.stringify({ rows: sentences.map(({ id, text }) => ({ id, rewritten: make(text) })) })
  }
}
async function createUserWithAi() {
  const user = await server.createUser()
  await user.put('/api/ai/settings/', { is_on: true })
  return user
}

test('a sentence we don’t understand comes back in words that make a rule; names aren’t sent', async () => {
  const user = await createUserWithAi()
  rewriteWith((text) => `Put "${/\[person\d\]/.exec(text)?.[0]}" in Personal Care.`)
  const { suggestions, detail } = await ask(user)
  expect(detail).toBeNull()
  expect(suggestions).toMatchObject([
    {
      suggestion: expect.stringContaining('Sabine Musterfrau'),
      rules: [{ sets: expect.stringContaining('Personal Care') }],
    },
  ])
  expect(vendor.calls.at(-1)?.body).not.toContain('Musterfrau')
  expect((await user.get('/api/ai/calls/')).json().results[0]).toMatchObject({
    purpose: 'instructions',
    item_count: 1,
    sent: vendor.calls.at(-1)?.body,
  })
  expect((await user.get('/api/custom-instructions/')).json().text).toBe('')
})

test('for a sentence with several readings, the AI can only choose one', async () => {
  const user = await createUserWithAi()
  const text = 'Zorblax goes with the house stuff, not the car'
  const { questions } = (await user.post('/api/custom-instructions/preview/', { text })).json()
  const readings = questions[0].readings.map((reading: { sentence: string }) => reading.sentence)
  expect(readings.length).toBeGreaterThan(1)
  vendor.play = ({ data }) => {
    const [sentence] = (data as { sentences: { id: string; readings: string[] }[] }).sentences
    return JSON.stringify({ rows: [{ id: sentence!.id, rewritten: sentence!.readings[1] }] })
  }
  expect((await ask(user, text)).suggestions).toMatchObject([{ sentence: text, suggestion: readings[1] }])
  rewriteWith(() => '"Zorblax" → Pets.')
  expect((await ask(user, text)).suggestions).toEqual([])
})

test('a suggestion with a number that the user didn’t write, or that makes no rule, is dropped', async () => {
  const user = await createUserWithAi()
  rewriteWith(() => 'Put "salon" over 999 in Personal Care.')
  expect(await ask(user)).toMatchObject({ suggestions: [], detail: expect.any(String) })
  rewriteWith(() => 'I am sorry, I cannot help with that.')
  expect(await ask(user)).toMatchObject({ suggestions: [], detail: expect.any(String) })
})

test('if the provider fails, the response says why and isn’t an error', async () => {
  const user = await createUserWithAi()
  vendor.play = (_, response) => void response.writeHead(401).end('{}')
  expect(await ask(user)).toMatchObject({ suggestions: [], detail: expect.stringContaining('key') })
})

test('no model is asked if AI is off or there is no provider', async () => {
  const before = vendor.calls.length
  const user = await server.createUser()
  expect(await ask(user)).toMatchObject({ suggestions: [], detail: expect.stringContaining('turned off') })
  expect(vendor.calls.length).toBe(before)
  expect(await ask(await withoutAi.createUser())).toMatchObject({
    suggestions: [],
    detail: expect.stringContaining('configured'),
  })
})
