import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../../migrations/0048-merchant-keys.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

test('the migration removes the bank’s words from merchant keys; rows that name nobody keep their key', async () => {
  const ana = await server.createUser()
  const add = async (name: string) => {
    const body = { transaction_date: '2026-01-31', transaction_name: name, amount: '-20.00' }
    return (await ana.post('/api/transactions/', body)).json().id as string
  }
  const [shop, check] = [await add('BETALING BANCONTACT DELHAIZE 3857 GENT'), await add('CHECK 1183')]
  const getKeys = () =>
    server.db.selectFrom('txn').select(['id', 'merchant_key']).where('id', 'in', [shop, check]).orderBy('id').execute()
  const before = await getKeys()
  await server.db
    .updateTable('txn_row')
    .set({ merchant_key: 'betaling bancontact delhaize' })
    .where('id', '=', shop)
    .execute()
  await up(server.db as unknown as Kysely<unknown>)
  expect(await getKeys()).toEqual(before)
  expect(before.find(({ id }) => id === shop)?.merchant_key).toBe('delhaize')
})
