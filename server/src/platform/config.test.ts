import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    demo: { isOn: true },
    billing: { provider: 'local' },
  })
})

test('every mistake is told at once', () => {
  try {
    readConfig({
      PORT: 'three thousand',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'short',
      BILLING: 'stripe',
      DEMO: 'maybe',
    })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'DEMO'])
      expect((error as ConfigError).message).toContain(name)
  }
})

test('what a choice needs is asked for', () => {
  expect(() => readConfig({ BILLING: 'stripe' })).toThrow(
    /STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET.*\n.*STRIPE_PRICE_MONTHLY.*\n.*STRIPE_PRICE_YEARLY/,
  )
  expect(() => readConfig({ AI_PROVIDER: 'anthropic' })).toThrow(/AI_API_KEY/)
  expect(() => readConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(/AI_BASE_URL/)
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('a slash at the end of the public address does no harm', () => {
  expect(readConfig({ PUBLIC_URL: 'https://money.test/' })).toMatchObject({
    publicUrl: 'https://money.test',
    isHttps: true,
  })
})
