import { afterAll, expect, test } from 'vitest'
import { createJobQueues, START, silent } from '../testing/job-queues.ts'
import { insertUser } from '../testing/ledger-rows.ts'
import { runInTransaction } from './database/open-transaction.ts'
import { createId } from './ids.ts'
import { createJobRunner } from './job-runner.ts'
import {
  claimJob,
  completeJob,
  enqueue,
  findJobStatus,
  LeaseLostError,
  PermanentJobError,
  pruneJobs,
  RetryLaterError,
} from './jobs.ts'

const { db, runners, createQueue, stop } = await createJobQueues()
afterAll(stop)

test('a job runs once with its payload, which is deleted afterward', async () => {
  const seen: unknown[] = []
  const { add, makeRunner } = createQueue(async (job) => void seen.push(job.payload))
  const id = (await add({ payload: { to: 'x' } }))!
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  expect(seen).toEqual([{ to: 'x' }])
  const row = await db.selectFrom('job').select(['status', 'payload']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'done', payload: 'null' })
})

test('a job queued in a rolled-back transaction doesn’t exist', async () => {
  const { kind, clock } = createQueue(async () => {})
  const failing = runInTransaction(db, async (tx) => {
    await enqueue(tx, { kind, payload: null, now: clock.now().toISOString() })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  expect(await db.selectFrom('job').select('id').where('kind', '=', kind).execute()).toEqual([])
})

test('a job isn’t started before its time', async () => {
  let runs = 0
  const { add, advance, makeRunner } = createQueue(async () => {
    runs += 1
  })
  await add({ runAfter: new Date(START + 60_000).toISOString() })
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  expect(runs).toBe(0)
  advance(60_000)
  await runner.waitUntilIdle()
  expect(runs).toBe(1)
})

test('while a job with a key is queued, no other with that key is added; once it’s done, one can be', async () => {
  const { add, makeRunner } = createQueue(async () => {})
  const first = await add({ dedupeKey: 'k' })
  expect(first).not.toBeNull()
  expect(await add({ dedupeKey: 'k' })).toBeNull()
  expect(await add({ dedupeKey: 'other' })).not.toBeNull()
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  expect(await add({ dedupeKey: 'k' })).not.toBeNull()
})

test('a failed job is retried after growing pauses, and abandoned after the last attempt', async () => {
  const startedAt: number[] = []
  const { add, advance, makeRunner, clock } = createQueue(async () => {
    startedAt.push(clock.now().getTime())
    throw new Error('down')
  })
  const id = (await add({ maxAttempts: 4 }))!
  const runner = await makeRunner()
  for (let second = 0; second < 120; second += 1) {
    await runner.waitUntilIdle()
    advance(1_000)
  }
  const pauses = startedAt.slice(1).map((at, i) => at - startedAt[i]!)
  expect(startedAt).toHaveLength(4)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(await findJobStatus(db, id)).toBe('failed')
})

test('a permanent failure isn’t retried, and one with a delay is retried after it', async () => {
  let permanent = 0
  const hopeless = createQueue(async () => {
    permanent += 1
    throw new PermanentJobError('no such file')
  })
  const id = (await hopeless.add())!
  const runner = await hopeless.makeRunner()
  await runner.waitUntilIdle()
  hopeless.advance(3_600_000)
  await runner.waitUntilIdle()
  expect(permanent).toBe(1)
  expect(await findJobStatus(db, id)).toBe('failed')

  let tries = 0
  const busy = createQueue(async () => {
    tries += 1
    if (tries === 1) throw new RetryLaterError('429', 2_000)
  })
  await busy.add()
  const other = await busy.makeRunner()
  await other.waitUntilIdle()
  busy.advance(1_999)
  await other.waitUntilIdle()
  expect(tries).toBe(1)
  busy.advance(1)
  await other.waitUntilIdle()
  expect(tries).toBe(2)
})

test('many runners never run the same job at once, and together run each job once', async () => {
  const runs = new Map<string, number>()
  let atOnce = 0
  let maxAtOnce = 0
  const { add, makeRunner } = createQueue(
    async (job) => {
      atOnce += 1
      maxAtOnce = Math.max(maxAtOnce, atOnce)
      await db.selectFrom('job').select('id').where('id', '=', job.id).execute()
      runs.set(job.id, (runs.get(job.id) ?? 0) + 1)
      atOnce -= 1
    },
    { concurrency: 3 },
  )
  const ids = await Promise.all(Array.from({ length: 60 }, () => add()))
  const runnersAtOnce = await Promise.all(Array.from({ length: 5 }, () => makeRunner()))
  await Promise.all(runnersAtOnce.map((runner) => runner.waitUntilIdle()))
  expect(new Set(runs.keys())).toEqual(new Set(ids))
  expect(Math.max(...runs.values())).toBe(1)
  expect(maxAtOnce).toBeLessThanOrEqual(15)
})

test('with many claims at once, each job goes to only one of them', async () => {
  const { kind, add, clock } = createQueue(async () => {})
  for (let i = 0; i < 10; i += 1) await add()
  const now = clock.now().toISOString()
  const lease = new Date(START + 60_000).toISOString()
  const claims = await Promise.all(Array.from({ length: 40 }, () => claimJob(db, [kind], now, lease)))
  const ids = claims.flatMap((job) => (job ? [job.id] : []))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a job whose runner vanished restarts when its lease expires, and the vanished runner can no longer end it', async () => {
  const attempts: number[] = []
  const { kind, add, advance, makeRunner, clock } = createQueue(async (job) => void attempts.push(job.attempt))
  await add()
  const lease = new Date(START + 60_000).toISOString()
  const lost = (await claimJob(db, [kind], clock.now().toISOString(), lease))! // This runner vanishes.
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  expect(attempts).toEqual([])
  advance(60_001)
  await runner.waitUntilIdle()
  expect(attempts).toEqual([2])
  await expect(completeJob(db, lost, clock.now().toISOString())).rejects.toThrow(LeaseLostError)
})

test('if no other process can run jobs, interrupted ones restart at once', async () => {
  const seen: string[] = []
  const { kind, add, clock } = createQueue(async () => {})
  const id = await add()
  await claimJob(db, [kind], clock.now().toISOString(), new Date(START + 60_000).toISOString())
  const handlers = { [kind]: async (job: { id: string }) => void seen.push(job.id) }
  const runner = createJobRunner({ db, clock, log: silent, handlers, isOnlyProcess: true })
  runners.push(runner)
  await runner.start()
  await runner.waitUntilIdle()
  expect(seen).toEqual([id])
})

test('canceling a job aborts it, and it isn’t retried', async () => {
  let hasStarted = () => {}
  const started = new Promise<void>((resolve) => {
    hasStarted = resolve
  })
  const { add, makeRunner } = createQueue(async (_, { signal }) => {
    hasStarted()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const id = (await add())!
  const runner = await makeRunner()
  await started
  expect(await runner.cancel(id)).toBe(true)
  await runner.waitUntilIdle()
  expect(await findJobStatus(db, id)).toBe('cancelled')
  expect(await runner.cancel(id)).toBe(false)
})

test('a job that doesn’t finish before its runner stops is queued again, without counting the attempt', async () => {
  let hasStarted = () => {}
  const started = new Promise<void>((resolve) => {
    hasStarted = resolve
  })
  const { add, makeRunner } = createQueue(async (_, { signal }) => {
    hasStarted()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const id = (await add())!
  const runner = await makeRunner()
  await started
  await runner.stop(1)
  const row = await db.selectFrom('job').select(['status', 'attempts']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'queued', attempts: 0 })
})

test('an effect and the end of its job are saved together or not at all', async () => {
  const key = createId()
  let isFirst = true
  const { add, advance, makeRunner } = createQueue(async (_job, { complete }) => {
    await runInTransaction(db, async (tx) => {
      await tx.insertInto('throttle').values({ key: createId(), count: 1, window_ends_at: key }).execute()
      await complete(tx)
      if (isFirst) {
        isFirst = false
        throw new Error('power failure')
      }
    })
  })
  const id = (await add())!
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  advance(60_000)
  await runner.waitUntilIdle()
  expect(await findJobStatus(db, id)).toBe('done')
  expect(await db.selectFrom('throttle').select('key').where('window_ends_at', '=', key).execute()).toHaveLength(1)
})

test('a deleted user’s jobs are gone, and old finished ones can be pruned', async () => {
  const { kind, add, makeRunner } = createQueue(async () => {})
  const userId = await insertUser(db)
  await add({ userId, runAfter: '2099-01-01T00:00:00.000Z' })
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
  expect(await db.selectFrom('job').select('id').where('kind', '=', kind).execute()).toEqual([])
  const id = (await add())!
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  await pruneJobs(db, new Date(START - 1).toISOString())
  expect(await findJobStatus(db, id)).toBe('done')
  await pruneJobs(db, new Date(START + 1).toISOString())
  expect(await findJobStatus(db, id)).toBeNull()
})

test('a woken runner starts the job without waiting for its next poll', async () => {
  let hasRun = () => {}
  const ran = new Promise<void>((resolve) => {
    hasRun = resolve
  })
  const { add, makeRunner } = createQueue(async () => hasRun())
  const runner = await makeRunner()
  await runner.waitUntilIdle()
  await add()
  runner.wake()
  await ran
})

test('a slow kind gets only a few places, so others don’t wait for it', async () => {
  const [slow, quick] = [createId(), createId()]
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let atOnce = 0
  let maxAtOnce = 0
  const waitForRelease = async () => {
    atOnce += 1
    maxAtOnce = Math.max(maxAtOnce, atOnce)
    await released
    atOnce -= 1
  }
  const clock = { now: () => new Date(START) }
  const add = (kind: string) => enqueue(db, { kind, payload: null, now: clock.now().toISOString() })
  for (let i = 0; i < 4; i += 1) await add(slow)
  const done = new Promise<void>((resolve) => {
    const handlers = { [slow]: waitForRelease, [quick]: async () => resolve() }
    const runner = createJobRunner({ db, clock, log: silent, handlers, concurrency: 3, limits: { [slow]: 2 } })
    runners.push(runner)
    void add(quick).then(() => runner.start())
  })
  await done
  expect(maxAtOnce).toBe(2)
  release()
  await runners.at(-1)!.waitUntilIdle()
  expect(maxAtOnce).toBe(2)
})

test('a job that keeps killing the process is abandoned after its last attempt, and its `giveUp` is called', async () => {
  const givenUp: string[] = []
  let runs = 0
  const queue = createQueue({
    run: async () => {
      runs += 1
    },
    giveUp: async (job) => void givenUp.push(job.id),
  })
  const id = (await queue.add({ maxAttempts: 3 }))!
  for (let crash = 0; crash < 3; crash += 1) {
    const lease = new Date(queue.clock.now().getTime() + 1_000).toISOString()
    expect(await claimJob(db, [queue.kind], queue.clock.now().toISOString(), lease)).not.toBeNull()
    queue.advance(2_000) // The process that took it is gone.
  }
  const runner = await queue.makeRunner()
  await runner.waitUntilIdle()
  expect({ runs, givenUp, status: await findJobStatus(db, id) }).toEqual({ runs: 0, givenUp: [id], status: 'failed' })
})

test('users take turns: one with many queued jobs doesn’t keep the others waiting', async () => {
  const order: string[] = []
  const atOnce = new Map<string, number>()
  let maxAtOnce = 0
  const queue = createQueue(
    async ({ userId }) => {
      const now = (atOnce.get(userId!) ?? 0) + 1
      atOnce.set(userId!, now)
      maxAtOnce = Math.max(maxAtOnce, now)
      await db.selectFrom('job').select('id').limit(1).execute()
      order.push(userId!)
      queue.advance(1)
      atOnce.set(userId!, now - 1)
    },
    { concurrency: 2, isFair: true },
  )
  const [ana, ben, cleo] = [await insertUser(db), await insertUser(db), await insertUser(db)]
  for (let i = 0; i < 20; i += 1) await queue.add({ userId: ana })
  for (let i = 0; i < 3; i += 1) await queue.add({ userId: ben })
  await queue.add({ userId: cleo })
  const runner = await queue.makeRunner()
  await runner.waitUntilIdle()
  expect(order).toHaveLength(24)
  expect(maxAtOnce).toBe(1)
  expect(order.indexOf(cleo)).toBeLessThan(4)
  expect(order.lastIndexOf(ben)).toBeLessThan(9)
})
