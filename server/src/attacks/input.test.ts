import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { UNKNOWN_ID } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { postFile } from '../testing/file-form.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await createTestApp()
const elsewhere = mkdtempSync(join(tmpdir(), 'evenkeel-outside-'))
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  example?: unknown
  pattern?: string
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/**
 * Health checks and routes for logging in and out, the demo, deleting and exporting accounts and billing: some of them
 * would end the test user's session or subscription. They have their own tests.
 */
const EXCLUDED =
  /^\/(accounts\/(delete|logout|demo|sessions|login|signup|reset|second-factor|export)|billing|api\/subscription|healthz|readyz)/

async function listOperations(): Promise<{ method: string; path: string; operation: Operation }[]> {
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await server.app.inject('/api/openapi.json')
  ).json()
  return Object.entries(document.paths)
    .filter(([path]) => !EXCLUDED.test(path) && !path.endsWith('/events/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
}

/** A value that looks right for a field. */
function makePlausible(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return makePlausible(schema.anyOf[0]!)
  if (schema.format === 'uuid') return UNKNOWN_ID
  if (schema.format === 'date') return '2026-01-31'
  if (schema.format === 'date-time') return '2026-01-31T00:00:00.000Z'
  if (schema.example !== undefined) return schema.example
  if (schema.type === 'object') {
    const required = schema.required ?? []
    return Object.fromEntries(required.map((name) => [name, makePlausible(schema.properties?.[name] ?? {})]))
  }
  if (schema.type === 'array') return schema.items ? [makePlausible(schema.items)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return false
  return 'USD'
}

/** Every text field of a body, as a path of names. */
function findTextPaths(schema: Schema, at: string[] = []): string[][] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => findTextPaths(option, at))
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => findTextPaths(field, [...at, name]))
  if (schema.type === 'array' && schema.items) return findTextPaths(schema.items, [...at, '0'])
  return schema.type === 'string' ? [at] : []
}

function setValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...(body as object) }
  ;(copy as Record<string, unknown>)[name] = setValue(
    (body as Record<string, unknown> | undefined)?.[name],
    rest,
    value,
  )
  return copy
}

function buildUrl(path: string, operation: Operation, change: [string, string] | null = null): string {
  const filled = path
    .replaceAll('{line}', '1')
    .replace(/\{(\w+)\}/g, (_, name: string) => (change?.[0] === name ? encodeURIComponent(change[1]) : UNKNOWN_ID))
  const query = (operation.parameters ?? [])
    .filter((p) => p.in === 'query' && (p.required || p.name === change?.[0]))
    .map(
      (p) => `${p.name}=${encodeURIComponent(p.name === change?.[0] ? change![1] : String(makePlausible(p.schema)))}`,
    )
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

async function forEachBody(send: (method: string, url: string, body: unknown, paths: string[][]) => Promise<void>) {
  for (const { method, path, operation } of await listOperations()) {
    const content = operation.requestBody?.content
    const schema = content?.['application/json']?.schema ?? content?.['multipart/form-data']?.schema
    if (schema) await send(method, buildUrl(path, operation), makePlausible(schema), findTextPaths(schema))
  }
}

const INJECTED = ["'; drop table app_user;--", '" or 1=1', '%', '_', '\\', "1' union select * from session--"]
const ODD = ['a\u0000b', 'half \ud800 of a pair', 'evil \u202e txt.exe', '\u200b', 'ﷺ'.repeat(200)]

test('SQL and odd text in an address never cause a server error, and unknown sort orders are refused', {
  timeout: 180_000,
}, async () => {
  const ana = await server.createUser()
  let requestCount = 0
  for (const { method, path, operation } of await listOperations()) {
    if (method !== 'GET') continue
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in === 'header') continue
      for (const text of [...INJECTED, ...ODD.map((odd) => odd.toWellFormed())]) {
        const response = await ana.get(buildUrl(path, operation, [parameter.name, text]))
        expect(response.statusCode, `${path} ${parameter.name}=${text}: ${response.body}`).toBeLessThan(500)
        requestCount += 1
      }
    }
  }
  expect(requestCount).toBeGreaterThan(300)
  expect((await ana.get('/api/transactions/?sort=password_hash')).statusCode).toBe(400)
  expect((await ana.get('/api/transactions/?sort=-')).statusCode).toBe(400)
  expect((await ana.get('/api/transactions/?sort=day%3Bdrop')).statusCode).toBe(400)
})

test('odd and hostile text in every field of every body is refused or saved, and never causes a server error', {
  timeout: 240_000,
}, async () => {
  const ana = await server.createUser()
  let requestCount = 0
  await forEachBody(async (method, url, body, paths) => {
    for (const fieldPath of paths) {
      for (const text of [...INJECTED.slice(0, 2), ...ODD.slice(0, 3)]) {
        const response = await ana.send(method, url, setValue(body, fieldPath, text))
        expect(response.statusCode, `${method} ${url} ${fieldPath.join('.')}: ${response.body}`).toBeLessThan(500)
        requestCount += 1
      }
    }
  })
  await server.jobs.waitUntilIdle()
  expect(requestCount).toBeGreaterThan(150)
})

/** Fields with names that people enter. */
const NAME_FIELDS = new Set(['name', 'simple_name', 'transaction_name', 'source', 'tags', 'add_tags'])
/** Names that refer to something that already exists, and names of events, which must stay readable in saved plans. */
const EXISTING =
  /^\/api\/(transactions\/review\/ name|account-links\/ source|imports\/[\w-]+\/categories\/ name)$|events\.0\.name$/

test('an invisible name is refused in every body', { timeout: 120_000 }, async () => {
  const ana = await server.createUser()
  const checked: string[] = []
  await forEachBody(async (method, url, body, paths) => {
    for (const fieldPath of paths) {
      const field = fieldPath.findLast((name) => name !== '0')!
      if (!NAME_FIELDS.has(field) || EXISTING.test(`${url} ${field}`) || EXISTING.test(fieldPath.join('.'))) continue
      for (const name of ['\u200b', '\u3164\u2060', '\u2800', '\u00ad \ufe0f', '\u202e\u2069']) {
        const response = await ana.send(method, url, setValue(body, fieldPath, name))
        expect(response.statusCode, `${method} ${url} ${fieldPath.join('.')} ${JSON.stringify(name)}`).toBe(400)
      }
      checked.push(`${url} ${field}`)
    }
  })
  expect(new Set(checked).size, checked.join('\n')).toBeGreaterThan(10)
  await server.jobs.waitUntilIdle()
})

test('a category or account name with a line break or control character is refused, because no filter could find it', async () => {
  const ana = await server.createUser()
  for (const name of ['Food\nDrinks', 'Food\u2028Drinks', 'Food\u0007']) {
    expect((await ana.post('/api/categories/', { name, kind: 'expense' })).statusCode).toBe(400)
    const account = { name, type: 'Checking', currency: 'USD' }
    expect((await ana.post('/api/accounts/', account)).statusCode).toBe(400)
  }
  expect((await ana.post('/api/categories/', { name: 'क्षमा 👩‍👩‍👧', kind: 'expense' })).statusCode).toBe(201)
})

test('very long text in any field is refused, except in pasted statements', { timeout: 240_000 }, async () => {
  const ana = await server.createUser()
  const long = 'x'.repeat(900_000)
  await forEachBody(async (method, url, body, paths) => {
    if (url === '/api/imports/' || url.startsWith('/api/statements/import')) return // A pasted statement can be long.
    for (const fieldPath of paths) {
      const response = await ana.send(method, url, setValue(body, fieldPath, long))
      expect(
        [400, 404, 409, 413, 415],
        `${method} ${url} ${fieldPath.join('.')}: ${response.body.slice(0, 200)}`,
      ).toContain(response.statusCode)
    }
  })
  const tooLong = await ana.post('/submit-feedback/', { text: 'x'.repeat(1_100_000), page: '/', time: 't' })
  expect(tooLong.statusCode).toBe(413)
})

const makeRow = (fields: object) => ({
  transaction_date: '2026-01-31',
  transaction_name: 'Bakery',
  amount: '-1.00',
  ...fields,
})

test('text comes back exactly as it was sent, and a search for % finds only a real %', async () => {
  const ana = await server.createUser()
  const texts = ["'; drop table users;--", 'fifty % off', 'right\u202eleft', '<script>alert(1)</script>', '𝔘𝔫𝔦 👩‍👩‍👧']
  for (const transaction_name of texts) {
    const response = await ana.post('/api/transactions/', makeRow({ transaction_name }))
    expect(response.json().transaction_name, response.body).toBe(transaction_name)
  }
  const searchNames = async (search: string) =>
    (await ana.get(`/api/transactions/?search=${encodeURIComponent(search)}`))
      .json()
      .results.map((row: { transaction_name: string }) => row.transaction_name)
  expect(await searchNames('%')).toEqual(['fifty % off'])
  expect(await searchNames('_')).toEqual([])
  expect(await searchNames('\\')).toEqual([])
  expect(await searchNames("'; drop")).toEqual([texts[0]])
})

test('a search takes wildcards and patterns literally, and one that is too long is refused with the limit', async () => {
  const ana = await server.createUser()
  for (const transaction_name of ['Tea (a+)+$ [z-a] .*', 'Tea 100%_off \\ now'])
    await ana.post('/api/transactions/', makeRow({ transaction_name }))
  const count = async (search: string) => {
    const query = new URLSearchParams({ search })
    const [list, totals] = [
      (await ana.get(`/api/transactions/?${query}`)).json(),
      (await ana.get(`/api/transactions/totals/?${query}`)).json(),
    ]
    expect(list.total).toBe(totals.count)
    return list.total
  }
  for (const found of ['(a+)+$', '[z-a]', '.*', '%_', '\\']) expect(await count(found), found).toBe(1)
  for (const missing of [
    '%'.repeat(500),
    '_%'.repeat(250),
    't%a',
    't_a',
    'a b c d e '.repeat(50),
    '\u202e'.repeat(400),
  ])
    expect(await count(missing), missing).toBe(0)
  const refused = await ana.get(`/api/transactions/?search=${'x'.repeat(501)}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().detail).toBe('search: must be at most 500 characters')
})

test('invalid amounts and dates are refused in bodies and in queries', async () => {
  const ana = await server.createUser()
  const getStatus = async (user: TestClient, fields: object) =>
    (await user.post('/api/transactions/', makeRow(fields))).statusCode
  for (const amount of [
    '1e309',
    '1e5',
    'NaN',
    'Infinity',
    '0x10',
    '1,2,3',
    '1'.repeat(20),
    '1.23456',
    '12abc',
    '',
    ' ',
    [],
    {},
    12,
    null,
  ])
    expect(await getStatus(ana, { amount }), String(amount)).toBe(400)
  for (const day of ['2026-02-29', '0000-00-00', '9999-99-99', '2026-13-01', '2026-1-1', '20260101', '', null, 5])
    expect(await getStatus(ana, { transaction_date: day }), String(day)).toBe(400)
  for (const query of [
    'from=2026-02-29',
    'to=0000-00-00',
    'min_amount=1e309',
    'max_size=NaN',
    'updated_since=soon',
    'limit=1e9',
    'limit=0',
    'offset=-1',
  ])
    expect((await ana.get(`/api/transactions/?${query}`)).statusCode, query).toBe(400)
  expect((await ana.get('/api/transactions/')).json().total).toBe(0)
})

test('a prototype in any body and a duplicate key do no harm', { timeout: 120_000 }, async () => {
  const ana = await server.createUser()
  await forEachBody(async (method, url, body) => {
    if (method === 'GET') return
    for (const extra of ['"__proto__":{"x":1}', '"constructor":{"prototype":{"x":1}}']) {
      const inner = JSON.stringify(body).slice(1, -1)
      const response = await ana.sendRaw({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'application/json', 'x-csrftoken': ana.csrfToken ?? '' },
        payload: `{${[inner, extra].filter(Boolean).join(',')}}`,
      })
      expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(500)
      expect(({} as { x?: unknown }).x).toBeUndefined()
    }
  })
  const twice = '{"transaction_date":"2026-01-31","transaction_name":"a","transaction_name":"b","amount":"-1"}'
  const response = await ana.sendRaw({
    method: 'POST',
    url: '/api/transactions/',
    headers: { 'content-type': 'application/json', 'x-csrftoken': ana.csrfToken ?? '' },
    payload: twice,
  })
  expect([201, 400]).toContain(response.statusCode)
})

test('custom instructions accept up to 1,000 characters, and an emoji counts as one', async () => {
  const ana = await server.createUser()
  const put = async (text: string) => (await ana.put('/api/custom-instructions/', { text })).statusCode
  expect(await put('a'.repeat(1_000))).toBe(200)
  expect(await put('a'.repeat(1_001))).toBe(400)
  expect(await put('😀'.repeat(1_000))).toBe(200)
  expect(await put('😀'.repeat(1_001))).toBe(400)
})

test('a spreadsheet runs no formula from an export, and the export imports back as the original text', async () => {
  const ana = await server.createUser()
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|x', '＝1+1', "=a;=cmd|x;'b"]
  for (const transaction_name of names)
    await ana.post('/api/transactions/', makeRow({ transaction_name, source: 'Everyday' }))
  const csv = (await ana.get('/api/transactions/export/')).body
  const cells = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  for (const cell of cells) expect(cell[2], csv).toMatch(/^"?'[=+\-@＝]/)
  expect(csv).not.toMatch(/;[=+\-@＝]/)
  for (const cell of cells) expect(cell[6]).toBe('-1.00')
  const ben = await server.createUser()
  await ben.post('/api/imports/', { text: csv, today: '2026-02-01' })
  await server.jobs.waitUntilIdle()
  const { results } = (await ben.get('/api/transactions/')).json()
  expect(results.map((row: { transaction_name: string }) => row.transaction_name).sort()).toEqual([...names].sort())
})

test('an upload’s name is never a path or a header, and a picture named .csv is refused', async () => {
  const ana = await server.createUser()
  const csv = Buffer.from('Date,Description,Amount\n2026-01-31,BAKERY,-4.50\n')
  const before = readdirSync(server.deps.config.dataDir)
  for (const name of [
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    `${elsewhere}/x.csv`,
    'a%0d%0aX-Evil: y.csv',
    'C:evil.csv',
    '.',
    '..',
    'nul\u0000.csv',
  ]) {
    const response = await postFile(ana, '/api/imports/', csv, name)
    expect([202, 400], `${name}: ${response.body}`).toContain(response.statusCode)
    expect(response.headers['x-evil']).toBeUndefined()
    if (response.statusCode === 202) expect(response.json().file_name ?? '').not.toMatch(/[/\\\p{Cc}]/u)
  }
  await server.jobs.waitUntilIdle()
  expect(readdirSync(elsewhere)).toEqual([])
  expect(readdirSync(server.deps.config.dataDir)).toEqual(before)
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect((await postFile(ana, '/api/imports/', png, 'statement.csv')).statusCode).toBe(415)
  const encoded = await postFile(ana, '/api/imports/', csv, 'a.csv', { headers: { 'content-encoding': 'gzip' } })
  expect([400, 415]).toContain(encoded.statusCode)
})
