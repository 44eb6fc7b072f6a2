import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createRandom } from '@evenkeel/engine/core/random.ts'
import { createApp } from '@evenkeel/server/app.ts'
import { systemClock } from '@evenkeel/server/platform/clock.ts'
import { type Config, readConfig } from '@evenkeel/server/platform/config.ts'
import { insertRows } from '@evenkeel/server/platform/database/insert-rows.ts'
import { openDatabase } from '@evenkeel/server/platform/database/open-database.ts'
import type { Db } from '@evenkeel/server/platform/database/schema.ts'
import type { WebPages } from '@evenkeel/server/platform/http/web-pages.ts'
import { createId } from '@evenkeel/server/platform/ids.ts'
import { createLog } from '@evenkeel/server/platform/log.ts'
import { createSecondReader } from '@evenkeel/server/platform/second-reader/second-reader.ts'
import { createTextReader } from '@evenkeel/server/platform/text-reader/text-reader.ts'
import { aTxn } from '@evenkeel/server/testing/ledger-rows.ts'
import { TestClient } from '@evenkeel/server/testing/test-client.ts'

export const TODAY = '2026-11-15'
const YEARS = 3

type Options = { env?: Record<string, string>; lastDay?: string; web?: (config: Config) => WebPages | null }

/**
 * Starts the app in this process, with one user who has `transactions` transactions over three years and `items` budget
 * items.
 */
export async function openLargeHousehold(transactions: number, items: number, options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env })
  const database = await openDatabase({ dataDir, databaseUrl: process.env.BENCH_DATABASE_URL })
  const { db, reports, engine, checkAlive } = database
  const app = await createApp({
    config,
    db,
    reports,
    engine,
    clock: systemClock,
    log: createLog('silent'),
    sessionSecret: 'a secret for this run only, and long enough',
    validatesResponses: false,
    wakeJobs: () => {},
    secondReader: createSecondReader(createLog('silent')),
    textReader: createTextReader(),
    checkAlive,
    cancelJob: async () => false,
    web: options.web?.(config) ?? null,
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const client = new TestClient(app, config.publicUrl, '127.0.0.1')
  const username = `bench ${createId()}`
  const person = { username, email: `${createId()}@bench.example`, password: 'a long enough password' }
  await client.post('/accounts/signup/', person)
  await client.post('/api/subscription/activate/', { plan: 'monthly' })
  const { id } = await db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  await fill(db, id, transactions, items, options.lastDay ?? TODAY)
  return { app, client, config, close }
}

async function fill(db: Db, userId: string, count: number, itemCount: number, lastDay: string): Promise<void> {
  const random = createRandom(7)
  const pick = (n: number) => Math.floor(random.next() * n)
  const categories = await db.selectFrom('category').select(['id', 'kind']).where('user_id', '=', userId).execute()
  const owned = { user_id: userId, version: 1, last_updated: '2026-11-15T00:00:00.000Z' }
  const last = plainDate(lastDay)
  for (let done = 0; done < count; done += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, count - done) }, () => {
      const merchant = `Merchant ${pick(400)}`
      return {
        ...aTxn({
          day: addDays(last, -pick(365 * YEARS)),
          name: merchant,
          simple_name: merchant,
          search_key: merchant.toLowerCase(),
          category_id: categories[pick(categories.length)]!.id,
          currency: pick(10) === 0 ? 'EUR' : 'USD',
          minor: -1 - pick(20_000),
        }),
        ...owned,
        id: createId(),
      }
    })
    await db.transaction().execute((tx) => insertRows(tx as never, 'txn_row', rows))
  }
  const units = ['week', 'month', 'month', 'month', 'year']
  const items = Array.from({ length: itemCount }, (_, i) => ({
    ...owned,
    id: createId(),
    kind: i % 10 === 0 ? 'income' : 'expense',
    day: addDays(last, -pick(365 * YEARS)),
    source: null,
    name: `Item ${i}`,
    simple_name: `Item ${i}`,
    category_id: categories[pick(categories.length)]!.id,
    currency: i % 10 === 1 ? 'EUR' : 'USD',
    minor: (i % 10 === 0 ? 1 : -1) * (100 + pick(50_000)),
    repeat_every: 1,
    repeat_unit: units[i % units.length],
    until: null,
    confidence: null,
    created_at: owned.last_updated,
  }))
  await insertRows(db as never, 'budget_item', items)
}
