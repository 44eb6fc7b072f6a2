import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

type Row = {
  id: string
  version: number
  transaction_name: string
  simple_name: string
  category: string | null
  needs_review: boolean
}

async function importRows(user: TestClient, lines: readonly string[]) {
  const response = await user.post('/api/imports/', { text: `Date,Description,Amount\n${lines.join('\n')}\n` })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
}

async function listRows(user: TestClient): Promise<Map<string, Row>> {
  const { results } = (await user.get('/api/transactions/?limit=500')).json() as { results: Row[] }
  return new Map(results.map((row) => [row.transaction_name, row]))
}

test.each([
  ['ZELLE PAYMENT TO JOHN SMITH 8812', 'ZELLE PAYMENT TO MARY JONES 8813', 'John Smith', 'Mary Jones'],
  ['CASH APP*DANIEL OKAFOR', 'CASH APP*ANNA LEE', 'Daniel Okafor', 'Anna Lee'],
  ['VENMO *JANE DOE', 'VENMO *JANE DOERING', 'Jane Doe', 'Jane Doering'],
  ['BIZUM A ANA GARCIA', 'BIZUM A ANA GARCIA LOPEZ', 'Ana Garcia', 'Ana Garcia Lopez'],
  ['FASTER PAYMENT TO T ADEYEMI REF HOLIDAY', 'FASTER PAYMENT TO T BELLO REF HOLIDAY', 'T Adeyemi', 'T Bello'],
])('a decision about one person doesn’t apply to another: %s, %s', async (first, second, name, other) => {
  const ana = await server.createUser()
  await importRows(ana, [`2026-01-05,${first},-40.00`, `2026-01-06,${second},-25.00`])
  const before = await listRows(ana)
  expect(before.get(first)).toMatchObject({ simple_name: name, needs_review: true })
  expect(before.get(second)).toMatchObject({ simple_name: other, needs_review: true })
  expect(before.get(first)?.category).not.toBe('Transfers')

  // The decision applies to every payment to this person. Payments to the other person don't change.
  const { id, version } = before.get(first)!
  const edit = { version, simple_name: 'Babysitter', category: 'Kids', for_merchant: true }
  const saved = await ana.patch(`/api/transactions/${id}/`, edit)
  expect(saved.json()).toMatchObject({ edited: 1 })
  expect((await listRows(ana)).get(second)).toMatchObject({ simple_name: other, needs_review: true })

  // The next import recognizes the first person, but still asks about the second and about a third.
  const third = first.replace(/\p{L}+(?= \d+$| REF \p{L}+$|$)/u, 'QUIMBY')
  await importRows(ana, [`2026-02-05,${first},-41.00`, `2026-02-06,${second},-26.00`, `2026-02-07,${third},-27.00`])
  const { results } = (await ana.get('/api/transactions/?from=2026-02-01')).json() as { results: Row[] }
  const after = new Map(results.map((row) => [row.transaction_name, row]))
  expect(after.get(first)).toMatchObject({ simple_name: 'Babysitter', category: 'Kids', needs_review: false })
  expect(after.get(second)).toMatchObject({ simple_name: other, needs_review: true })
  expect(after.get(third)).toMatchObject({ needs_review: true })
  expect(after.get(third)?.simple_name).toMatch(/Quimby/)
})
