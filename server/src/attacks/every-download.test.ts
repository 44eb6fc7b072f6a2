import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { postFile } from '../testing/file-form.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await createTestApp()

/** In everything Ana writes, so that it's found wherever it turns up. */
const SECRET = 'Zanzibar'

async function createSecrets(ana: TestClient): Promise<string[]> {
  const row = {
    transaction_date: '2026-01-05',
    transaction_name: `${SECRET} shop`,
    source: `${SECRET} bank`,
    note: `${SECRET} note`,
    tags: [SECRET],
    amount: '-4.00',
  }
  const category = (await ana.post('/api/categories/', { name: `${SECRET} trips`, kind: 'expense' })).json()
  const transaction = (await ana.post('/api/transactions/', { ...row, category: category.name })).json()
  const file = Buffer.from(`%PDF-1.7\n${SECRET}`)
  const path = `/api/transactions/${transaction.id}/attachments/`
  const attachment = (await postFile(ana, path, file, `${SECRET}.pdf`)).json()
  const item = (
    await ana.post('/api/budget-items/', { transaction_date: '2026-01-01', ...named, amount: '-9.00' })
  ).json()
  const csv = Buffer.from(
    `Date,Description,Amount\n2026-01-05,${SECRET} ferry,-5.00\n2026-01-06,${SECRET} hotel,-3.20\n`,
  )
  const imported = (await postFile(ana, '/api/imports/', csv, `${SECRET}.csv`)).json()
  await server.jobs.waitUntilIdle()
  const opening = { name: `${SECRET} fund`, type: 'investment', currency: 'USD', balance: '10.00' }
  const account = (await ana.post('/api/accounts/', opening)).json()
  const { link } = (await ana.post('/api/account-links/', { source: row.source })).json()
  await ana.put('/api/custom-instructions/', { text: `${SECRET} is groceries` })
  const [statement] = (await ana.get('/api/statements/')).json().results
  const [entry] = (await ana.get('/api/history/')).json().results
  const made = [category, transaction, attachment, item, imported, account, link, statement, entry]
  for (const { id } of made) expect(id).toEqual(expect.any(String))
  return made.map(({ id }) => id)
}
const named = { transaction_name: `${SECRET} rent` }

type Parameter = { name: string; in: string; required: boolean; schema: { format?: string; enum?: string[] } }
type Operation = { parameters?: Parameter[]; 'x-access': string }

/** Every GET address except public ones and event streams, with an unknown id and each of `ids` wherever one fits. */
async function listAddresses(ids: readonly string[]): Promise<string[]> {
  const document = (await server.app.inject('/api/openapi.json')).json()
  const addresses = new Set<string>()
  for (const [path, methods] of Object.entries(document.paths as Record<string, { get?: Operation }>)) {
    if (!methods.get || path.endsWith('/events/') || methods.get['x-access'] === 'public') continue
    const parameters = methods.get.parameters ?? []
    const format = parameters.find(({ name }) => name === 'format')?.schema.enum ?? ['']
    const required = parameters.filter((one) => one.in === 'query' && one.required)
    const query = new URLSearchParams(required.map(({ name, schema }) => [name, schema.enum?.[0] ?? '2026']))
    for (const id of [UNKNOWN_ID, ...ids])
      for (const kind of format) {
        const url = path.replace('{format}', kind).replace(/\{\w+\}/g, id)
        addresses.add(`${url}?${query}`)
        for (const { name, schema, ...one } of parameters) {
          if (one.in !== 'query' || !(schema.format === 'uuid' || /(?:^|_)ids?$|_as$/.test(name))) continue
          addresses.add(`${url}?${new URLSearchParams([...query, [name, id]])}`)
        }
      }
  }
  return [...addresses]
}

/** What a response contains, with zips unpacked. */
function readResponse(bytes: Buffer): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return bytes.toString()
  return Object.entries(unzipSync(new Uint8Array(bytes)))
    .map(([name, file]) => `${name}\n${strFromU8(file)}`)
    .join('\n')
}

test('nothing that can be read or downloaded contains another user’s data, whichever ids are requested', {
  timeout: 240_000,
}, async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const ids = await createSecrets(ana)
  const addresses = await listAddresses(ids)
  let found = 0
  for (const address of addresses) {
    const own = await ana.get(address) // The owner first, so that a shared cache would already have the data.
    expect(own.statusCode, address).toBeLessThan(500)
    if (readResponse(own.rawPayload).includes(SECRET)) found += 1
    const other = await ben.get(address)
    expect(other.statusCode, address).toBeLessThan(500)
    const text = readResponse(other.rawPayload)
    expect(text, address).not.toContain(SECRET)
    for (const id of ids) if (!address.includes(id)) expect(text, address).not.toContain(id)
  }
  // With fewer hits, the test would prove nothing.
  expect(addresses.length).toBeGreaterThan(100)
  expect(found).toBeGreaterThan(30)
})

test('nobody can download or delete another user’s attachment through a transaction of their own', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const [, transaction, attachment] = (await createSecrets(ana)) as [string, string, string]
  const row = { transaction_date: '2026-01-05', transaction_name: 'Bakery', amount: '-4.00' }
  const mine = (await ben.post('/api/transactions/', row)).json().id
  for (const url of [mine, transaction].map((id) => `/api/transactions/${id}/attachments/${attachment}/`)) {
    expect((await ben.get(url)).statusCode).toBe(404)
    expect((await ben.delete(url)).statusCode).toBe(404)
  }
  const kept = await ana.get(`/api/transactions/${transaction}/attachments/${attachment}/`)
  expect(kept.body).toContain(SECRET)
})
