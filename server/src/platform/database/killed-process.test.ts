import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readReasons } from '../../ledger/stored-reasons.ts'
import { startChild } from '../../testing/child.ts'
import { insertUser } from '../../testing/ledger-rows.ts'
import { createPlace } from '../../testing/place.ts'
import { systemClock } from '../clock.ts'
import { createJobRunner } from '../job-runner.ts'
import { enqueue } from '../jobs.ts'
import { openDatabase } from './open-database.ts'

const ROUNDS = process.env.MODE === 'faults' ? 20 : reduceCases(5)
const SEED = 20_260_501

test('after kill -9 during writes, every acknowledged write is there, once and complete', {
  timeout: 240_000,
}, async () => {
  const place = await createPlace()
  onTestFinished(place.remove)
  const userId = await withDatabase(place, (db) => insertUser(db))
  const random = createRandom(SEED)
  const acknowledged = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { remove: _, ...config } = place
    const child = startChild('write-until-killed', { ...config, userId, round })
    await child.waitForLine(`${round}-`)
    await new Promise((resolve) => setTimeout(resolve, random() * 60))
    await child.kill()
    for (const key of child.lines) acknowledged.add(key)
  }
  await withDatabase(place, async (db) => {
    const single = await db.selectFrom('throttle').select('key').where('window_ends_at', '=', 'x').execute()
    const pairs = await db.selectFrom('txn').select(['name', 'minor']).where('user_id', '=', userId).execute()
    const stored = await db.selectFrom('history').select('summary').where('user_id', '=', userId).execute()
    const entries = stored.map(({ summary }) => ({ summary: renderReasons(readReasons(summary)) }))
    const found = [...single.map((row) => row.key), ...entries.map((row) => row.summary)]
    expect(new Set(found).size).toBe(found.length)
    expect([...acknowledged].filter((key) => !found.includes(key))).toEqual([])
    // At most one write per writer was in progress in each round.
    expect(found.length - acknowledged.size).toBeLessThanOrEqual(8 * ROUNDS)
    expect(pairs.reduce((sum, row) => sum + row.minor, 0)).toBe(0)
    expect(pairs.map((row) => row.name).toSorted()).toEqual(
      entries.flatMap((row) => [row.summary, row.summary]).toSorted(),
    )
  })
})

test('the next process continues a job whose process was killed', { timeout: 60_000 }, async () => {
  const place = await createPlace()
  onTestFinished(place.remove)
  const { remove: _, ...config } = place
  const now = new Date().toISOString()
  const id = await withDatabase(place, (db) => enqueue(db, { kind: 'slow', payload: { n: 1 }, now }))
  const child = startChild('run-job', { ...config, leaseMs: 1_500 })
  await child.waitForLine(`started ${id}`)
  await child.kill()
  await withDatabase(place, async (db, engine) => {
    const resumed = Promise.withResolvers<unknown>()
    const handlers = {
      slow: async (job: { payload: unknown; attempt: number }) => resumed.resolve([job.payload, job.attempt]),
    }
    const log = { error: () => {}, warn: () => {} }
    const runner = createJobRunner({
      db,
      clock: systemClock,
      log,
      handlers,
      isOnlyProcess: engine === 'sqlite',
      pollMs: 200,
    })
    await runner.start()
    expect(await resumed.promise).toEqual([{ n: 1 }, 2])
    await runner.stop()
  })
})

type Config = { dataDir: string; databaseUrl?: string }
type Opened = Awaited<ReturnType<typeof openDatabase>>

async function withDatabase<T>(
  config: Config,
  work: (db: Opened['db'], engine: Opened['engine']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database.db, database.engine)
  } finally {
    await database.close()
  }
}

function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
