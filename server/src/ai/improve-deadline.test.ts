import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { answerSensibly, startVendorDouble } from '../testing/vendor-double.ts'

const vendor = await startVendorDouble()
const server = await createTestApp({
  env: {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: vendor.url,
    AI_MODEL: 'some-model',
    AI_IMPORT_MINUTES: '0.05',
  },
})

test('an import’s AI work has a time limit: answers so far are kept, the other rows wait, and no connection stays open', async () => {
  // The row sent on its own gets an answer; the call with the other two never does.
  vendor.play = ({ rows }) => (rows.length === 1 ? JSON.stringify({ rows: answerSensibly(rows) }) : undefined)
  const user = await server.createUser()
  await user.put('/api/ai/settings/', { is_on: true })
  const longText = 'OSKELDIN WITH A LONG TEXT OF MANY WORDS THAT IS ASKED ABOUT BY ITSELF'
  const text = ['Date,Description,Amount', 'ZORBLAX QUINTO', 'BRIMFOLD PELLET', longText]
    .map((name, i) => (i === 0 ? name : `2026-02-0${i},${name},-1${i}.50`))
    .join('\n')
  const { id } = (await user.post('/api/imports/', { text })).json()
  await server.jobs.waitUntilIdle()
  expect((await user.get(`/api/imports/${id}/ai/`)).json()).toMatchObject({
    status: 'waiting',
    changed: 1,
    detail: expect.stringContaining('2 transactions keep their current categories'),
  })
  expect((await user.get(`/api/imports/${id}/?rows=0`)).json()).toMatchObject({ status: 'done' })
  await vendor.waitForSockets()
  expect(vendor.countOpenSockets()).toBe(0)
})
