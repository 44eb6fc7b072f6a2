import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'

test.each([
  ['http://localhost:3000', false, 'sid'],
  ['https://money.test', true, '__Host-sid'],
])('for %s, the API description names the session cookie that the server sets', (publicUrl, isHttps, name) => {
  const { components } = describeApi([], { publicUrl, isHttps })
  expect(components).toMatchObject({ securitySchemes: { session: { in: 'cookie', name } } })
})
