import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

test.each([
  ['no boundary', 'multipart/form-data', 'text'],
  ['no form data', 'multipart/form-data; boundary=x', '{"text":"1"}'],
  [
    'a file that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n2026-11-01,Bak',
  ],
])('a form with %s is refused and leaves nothing behind', async (_, type, payload) => {
  const ana = await server.createUser()
  await ana.get('/accounts/csrf/')
  const before = await server.dumpTables()
  const response = await ana.send('POST', '/api/imports/', payload, { headers: { 'content-type': type } })
  expect(response.statusCode).toBe(400)
  expect(await server.dumpTables()).toBe(before)
})
