import { createId } from '../platform/ids.ts'
import { createJobRunner, type JobHandler, type JobKind, type JobRunner } from '../platform/job-runner.ts'
import { enqueue, type NewJob } from '../platform/jobs.ts'
import { createTestDatabase } from './test-database.ts'

export const START = Date.parse('2026-05-01T00:00:00.000Z')
export const silent = { error: () => {}, warn: () => {} }

/** A database for job tests, with a queue for each test. Call `stop` after all tests. */
export async function createJobQueues() {
  const { db, close } = await createTestDatabase()
  const runners: JobRunner[] = []

  /** Each test has its own kind of job, so that their runners don't take each other's jobs. */
  function createQueue(
    handler: JobHandler | JobKind,
    options: { concurrency?: number; leaseMs?: number; isFair?: boolean } = {},
  ) {
    const kind = createId()
    let ms = START
    const clock = { now: () => new Date(ms) }
    const { isFair = false, ...rest } = options
    const makeRunner = async () => {
      const onePerUser = isFair ? [kind] : []
      const runner = createJobRunner({ db, clock, log: silent, handlers: { [kind]: handler }, onePerUser, ...rest })
      runners.push(runner)
      await runner.start()
      return runner
    }
    const add = (job: Partial<NewJob> = {}) =>
      enqueue(db, { kind, payload: null, now: clock.now().toISOString(), ...job })
    const advance = (by: number) => {
      ms += by
    }
    return { kind, add, advance, makeRunner, clock }
  }

  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    await close()
  }
  return { db, runners, createQueue, stop }
}
