import { afterAll, expect, test } from 'vitest'
import { createJobQueues } from '../testing/job-queues.ts'

const { db, createQueue, stop } = await createJobQueues()
afterAll(stop)

const listActive = async (kind: string) => {
  const rows = db.selectFrom('job').select(['dedupe_key', 'run_after', 'status']).where('kind', '=', kind)
  return rows.where('status', 'in', ['queued', 'running']).execute()
}

test('a repeating job that was queued twice ends up queued only once, however often it fails', async () => {
  let runs = 0
  const queue = createQueue({
    everyMs: 3_600_000,
    run: async () => {
      runs += 1
      throw new Error('no news today')
    },
  })
  // As older versions did.
  await queue.add({ maxAttempts: 3 })
  await queue.add({ maxAttempts: 3 })
  const runner = await queue.makeRunner()
  for (let minute = 0; minute < 60 * 5; minute += 1) {
    await runner.waitUntilIdle()
    expect((await listActive(queue.kind)).length).toBeLessThanOrEqual(2)
    queue.advance(60_000)
  }
  expect(await listActive(queue.kind)).toHaveLength(1)
  // Three attempts each at first, then three an hour.
  expect(runs).toBeGreaterThanOrEqual(2 * 3 + 3 * 3)
  expect(runs).toBeLessThanOrEqual(2 * 3 + 3 * 5)
})

test('a repeating job comes back after it succeeds, and a restart doesn’t add a second one', async () => {
  let runs = 0
  const queue = createQueue({
    everyMs: 60_000,
    run: async () => {
      runs += 1
    },
  })
  const schedule = () => queue.add({ dedupeKey: queue.kind })
  await schedule()
  const first = await queue.makeRunner()
  await first.waitUntilIdle()
  await first.stop()
  await schedule()
  const second = await queue.makeRunner()
  await second.waitUntilIdle()
  expect(runs).toBe(1)
  queue.advance(60_000)
  await second.waitUntilIdle()
  expect(runs).toBe(2)
  expect(await listActive(queue.kind)).toHaveLength(1)
})
