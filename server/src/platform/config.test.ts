import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('no setting is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    demo: { isOn: true },
    billing: { provider: 'local' },
  })
})

test('all invalid settings are reported at once', () => {
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

test('asks for the other settings that a choice requires', () => {
  expect(() => readConfig({ BILLING: 'stripe' })).toThrow(
    /STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET.*\n.*STRIPE_PRICE_MONTHLY.*\n.*STRIPE_PRICE_YEARLY/,
  )
  expect(() => readConfig({ AI_PROVIDER: 'anthropic' })).toThrow(/AI_API_KEY/)
  expect(() => readConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(/AI_BASE_URL/)
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('a trailing slash in the public address is removed', () => {
  expect(readConfig({ PUBLIC_URL: 'https://money.test/' })).toMatchObject({
    publicUrl: 'https://money.test',
    isHttps: true,
  })
})

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.1, 10.1.0.0/16,2001:db8::/32', ['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']],
])('TRUST_PROXY=%s is off, a number of hops or a list of proxies', (given, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trustProxy)
})

test.each(['yes', 'nginx', '10.0.0.1/33', '10.0.0.1,', '-1', '1.5'])('TRUST_PROXY=%s is refused', (given) => {
  expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY must be/)
})
