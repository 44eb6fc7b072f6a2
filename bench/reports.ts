import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { seededRandom } from '@evenkeel/engine/core/random.ts'
import { createApp } from '@evenkeel/server/app.ts'
import { systemClock } from '@evenkeel/server/platform/clock.ts'
import { readConfig } from '@evenkeel/server/platform/config.ts'
import { insertRows } from '@evenkeel/server/platform/database/insert-rows.ts'
import { openDatabase } from '@evenkeel/server/platform/database/open-database.ts'
import type { Db } from '@evenkeel/server/platform/database/schema.ts'
import { newId } from '@evenkeel/server/platform/ids.ts'
import { createLog } from '@evenkeel/server/platform/log.ts'
import { aTxn } from '@evenkeel/server/testing/ledger-rows.ts'
import { TestClient } from '@evenkeel/server/testing/test-client.ts'
import type { FastifyInstance } from 'fastify'

const SIZES = [10_000, 100_000, 1_000_000]
const ITEMS = 200
const YEARS = 3
const LIMIT_MS = 25
const REPEATS = 40
const TODAY = '2026-11-15'
const PATHS = {
  dashboard: `/api/dashboard/?today=${TODAY}`,
  'dashboard by week': `/api/dashboard/?today=${TODAY}&granularity=weekly`,
  'income statement': `/api/income-statement/?today=${TODAY}`,
  'income statement by budget': `/api/income-statement/?today=${TODAY}&basis=budget`,
}
type Name = keyof typeof PATHS
type Visit = { app: FastifyInstance; client: TestClient }

/** CPU of the whole process, its threads included, in ms. */
type Measured = {
  rows: number
  cpuMs: Record<Name, number>
  /** Of the first report ever, and of the first one after an edit. */
  firstCpuMs: number
  afterEditCpuMs: number
}

/** What a report costs as the ledger grows tenfold and tenfold again, with 200 budget items. */
export async function benchReports(sizes = SIZES): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const rows of sizes) measured.push(await measureAt(rows))
  return measured
}

async function measureAt(rows: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase({ dataDir, databaseUrl: process.env.BENCH_DATABASE_URL })
  const { db, reports, engine, checkAlive } = database
  const deps = { config, db, reports, engine, clock: systemClock, log: createLog('silent') }
  const more = {
    sessionSecret: 'only for this run, and long enough to be one',
    checksAnswers: false,
    wakeJobs: () => {},
  }
  const app = await createApp({ ...deps, ...more, checkAlive, cancelJob: async () => false, web: null })
  await app.ready()
  try {
    const client = new TestClient(app, config.publicUrl, '127.0.0.1')
    const username = `bench ${newId()}`
    const person = { username, email: `${newId()}@bench.example`, password: 'a long enough password' }
    await client.post('/accounts/signup/', person)
    await client.post('/api/subscription/activate/', { plan: 'monthly' })
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    await fill(db, id, rows)
    const visit: Visit = { app, client }

    const firstCpuMs = await cpuOf(1, () => ask(visit, PATHS.dashboard))
    await settle(visit)
    const cpuMs = {} as Record<Name, number>
    for (const name of Object.keys(PATHS) as Name[]) {
      await cpuOf(10, () => ask(visit, PATHS[name])) // warm
      cpuMs[name] = await cpuOf(REPEATS, () => ask(visit, PATHS[name]))
    }
    const row = { transaction_date: TODAY, transaction_name: 'Merchant 7', category: 'Groceries', amount: '-1.00' }
    await client.post('/api/transactions/', row)
    const afterEditCpuMs = await cpuOf(1, () => ask(visit, PATHS['income statement']))
    return { rows, cpuMs, firstCpuMs, afterEditCpuMs }
  } finally {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(db: Db, userId: string, count: number): Promise<void> {
  const random = seededRandom(7)
  const pick = (n: number) => Math.floor(random.next() * n)
  const categories = await db.selectFrom('category').select(['id', 'kind']).where('user_id', '=', userId).execute()
  const owned = { user_id: userId, version: 1, last_updated: '2026-11-15T00:00:00.000Z' }
  const last = plainDate(TODAY)
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
        id: newId(),
      }
    })
    await db.transaction().execute((tx) => insertRows(tx as never, 'txn', rows))
  }
  const units = ['week', 'month', 'month', 'month', 'year']
  const items = Array.from({ length: ITEMS }, (_, i) => ({
    ...owned,
    id: newId(),
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

/** The request itself, without reading the answer: that is the browser's work. */
async function ask({ app, client }: Visit, path: string): Promise<string> {
  const cookies = Object.fromEntries(client.cookies)
  const answer = await app.inject({ method: 'GET', url: path, cookies })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.body
}

/** Habits of a large ledger are worked out beside the requests; steady state begins after that. */
async function settle(visit: Visit): Promise<void> {
  while ((await ask(visit, PATHS.dashboard)).includes('"is_settling":true'))
    await new Promise((resolve) => setTimeout(resolve, 100))
}

async function cpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / times / 10) / 100
}

/** Prints the cost at each size and how it grows; fails over 25 ms at 100,000 rows, or where ten times the rows cost twice. */
export async function main(): Promise<boolean> {
  const measured = await benchReports()
  const [, middle, large] = measured
  const growth = Object.fromEntries(
    (Object.keys(PATHS) as Name[]).map((name) => [
      name,
      Math.round((large!.cpuMs[name] / middle!.cpuMs[name]) * 100) / 100,
    ]),
  )
  console.log(JSON.stringify({ loadAverage: loadavg()[0], items: ITEMS, measured, growth }, null, 2))
  const isQuick = Object.values(middle!.cpuMs).every((ms) => ms <= LIMIT_MS)
  return isQuick && Object.values(growth).every((factor) => factor < 2)
}

if (import.meta.main && !(await main())) process.exitCode = 1
