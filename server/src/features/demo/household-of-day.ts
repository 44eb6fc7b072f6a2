import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { PreparedHousehold } from './prepare-household.ts'

let cached: { today: PlainDate; household: Promise<PreparedHousehold> } | null = null

/** The household for a date, created once a day and the same for every visitor. */
export function getDailyHousehold(today: PlainDate): Promise<PreparedHousehold> {
  if (cached?.today === today) return cached.household
  const fresh = { today, household: createInThread(today) }
  cached = fresh
  fresh.household.catch(() => {
    if (cached === fresh) cached = null // The next visitor tries again.
  })
  return fresh.household
}

async function createInThread(today: PlainDate): Promise<PreparedHousehold> {
  const worker = new Worker(new URL('./household-thread.ts', import.meta.url), { workerData: today, name: 'demo' })
  const [household] = await once(worker, 'message')
  return household as PreparedHousehold
}
