import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createApp } from '@evenkeel/server/app.ts'
import { recordAction } from '@evenkeel/server/ledger/history/history.ts'
import { systemClock } from '@evenkeel/server/platform/clock.ts'
import { readConfig } from '@evenkeel/server/platform/config.ts'
import { openDatabase } from '@evenkeel/server/platform/database/open-database.ts'
import type { Db } from '@evenkeel/server/platform/database/schema.ts'
import { createLog } from '@evenkeel/server/platform/log.ts'
import { createSecondReader } from '@evenkeel/server/platform/second-reader/second-reader.ts'
import { createTextReader } from '@evenkeel/server/platform/text-reader/text-reader.ts'
import { aTxn, insertUser, makeTextReason } from '@evenkeel/server/testing/ledger-rows.ts'
import { sql } from 'kysely'

const ROWS = 200_000
const LIMIT_MS = 50

type EventLoopBench = {
  loadAverage: number
  rows: number
  writeMs: number
  reports: number
  idle: Latency
  busy: Latency
  /** Busy p99 divided by idle p99, from the same run. */
  ratio: number
  isWithinLimit: boolean
}
type Latency = { requests: number; p50: number; p99: number; max: number }

/**
 * How long /healthz takes while one action writes 200,000 rows and heavy reports run one after another, compared with
 * an idle server. On SQLite, or on the database in BENCH_DATABASE_URL.
 */
async function benchEventLoop(): Promise<EventLoopBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  const databaseUrl = process.env.BENCH_DATABASE_URL
  const database = await openDatabase({ dataDir, databaseUrl })
  const { db, reports, engine, checkAlive } = database
  const log = createLog('silent')
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const secret = { sessionSecret: 'a secret for this run only, and long enough' }
  const deps = {
    config,
    db,
    reports,
    engine,
    clock: systemClock,
    log,
    ...secret,
    validatesResponses: false,
    wakeJobs: () => {},
    secondReader: createSecondReader(createLog('silent')),
    textReader: createTextReader(),
  }
  const app = await createApp({ ...deps, checkAlive, cancelJob: async () => false, web: null })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const loadAverage = loadavg()[0] ?? 0
  const userId = await insertUser(db)
  try {
    await measureLatency(address, () => pause(500)) // Warm up.
    const idle = await measureLatency(address, () => pause(4_000))
    let writeMs = 0
    let reportCount = 0
    const busy = await measureLatency(address, async () => {
      const start = performance.now()
      let isWriting = true
      const writing = writeMany(db, userId).finally(() => {
        isWriting = false
        writeMs = performance.now() - start
      })
      do {
        await runHeavyReport(reports)
        reportCount += 1
      } while (isWriting || reportCount < 4) // At least four, even if writing ends sooner.
      await writing
    })
    const ratio = round(busy.p99 / idle.p99)
    const isWithinLimit = busy.p99 < LIMIT_MS
    return {
      loadAverage,
      rows: ROWS,
      writeMs: Math.round(writeMs),
      reports: reportCount,
      idle,
      busy,
      ratio,
      isWithinLimit,
    }
  } finally {
    await app.close()
    if (engine === 'postgres') await db.deleteFrom('app_user').where('id', '=', userId).execute()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function writeMany(db: Db, userId: string) {
  function* makeRows() {
    for (let i = 0; i < ROWS; i += 1) {
      const day = `20${String(i % 30).padStart(2, '0')}-${String((i % 12) + 1).padStart(2, '0')}-15`
      yield aTxn({ day, minor: i - ROWS / 2, simple_name: `Merchant ${i % 5_000}`, import_id: 'bench', import_line: i })
    }
  }
  const action = { userId, reason: makeTextReason('Bench'), at: new Date().toISOString() }
  await recordAction(db, action, (write) =>
    write.insertMany('txn', makeRows(), { column: 'import_id', value: 'bench' }),
  )
}

/** Groups all rows by month and merchant. Counting to 300,000 first keeps it slow while the table is still empty. */
async function runHeavyReport(reports: Db) {
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
    select count(*) as n, sum(i % 7) as s from n`.execute(reports)
  await reports
    .selectFrom('txn')
    .select((eb) => [sql<string>`substr(day, 1, 7)`.as('month'), 'simple_name', eb.fn.sum<number>('minor').as('total')])
    .groupBy(['month', 'simple_name'])
    .orderBy('total')
    .limit(500)
    .execute()
}

/** How long /healthz takes, called repeatedly until the work is done. */
export async function measureLatency(address: string, work: () => Promise<unknown>): Promise<Latency> {
  const client = new Worker(new URL('./healthz-client.ts', import.meta.url), {
    workerData: { url: `${address}/healthz` },
  })
  const answer = new Promise<number[]>((resolve, reject) => client.once('message', resolve).once('error', reject))
  await work()
  client.postMessage('enough')
  const tookMs = (await answer).toSorted((a, b) => a - b)
  const getPercentile = (share: number) =>
    round(tookMs[Math.min(tookMs.length - 1, Math.floor(share * tookMs.length))] ?? 0)
  return { requests: tookMs.length, p50: getPercentile(0.5), p99: getPercentile(0.99), max: getPercentile(1) }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

export async function main(): Promise<boolean> {
  const result = await benchEventLoop()
  console.log(JSON.stringify(result, null, 2))
  return result.isWithinLimit
}
